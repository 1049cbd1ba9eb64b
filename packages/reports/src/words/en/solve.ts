/** Words of `rubber solve`. */
export const solve = {
  tricks: "tricks",
  par: (contracts: string, points: string, total: string, side: string) =>
    `Par: ${contracts}; ${points} points for ${side} on this deal, ${total} with the change in the rest of the rubber.`,
  parNone: "Par needs all 52 cards, so none is given.",
  equity: {
    field: "The rest of the rubber is valued by the model field.",
    par: "The rest of the rubber is valued by the model par.",
    folklore: "The rest of the rubber is valued by folklore, a rule of thumb."
  },
  passedOut: "pass",
  leads: (contract: string) => `Opening leads against ${contract}, with declarer's tricks:`,
  play: (contract: string) => `${contract} card by card, with declarer's tricks at best play from there:`,
  start: "before the lead",
  illegalCard: (number: number, why: string) => `card ${number} of the play is not legal: ${why}`,
  illegal: {
    AllPlayed: (card: string) => `all cards have been played before ${card}; leave it out`,
    NoCard: (card: string) => `${card} is no card`,
    NotHeld: (card: string, seat: string) =>
      `${card} is not in ${seat}'s hand; name a card that ${seat} holds`,
    Revoke: (card: string, seat: string) => `${seat} has to follow suit, not play ${card}`
  },
  columns: { card: "card", seat: "player", tricks: "tricks", result: "result", denomination: "denomination" }
}

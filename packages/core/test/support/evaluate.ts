/** The value of a sum as score lines spell it: `+`, `×` and brackets; anything else fails. */
export const evaluate = (text: string): number => {
  const tokens = text.match(/\d+|[+×()]|\S/gu) ?? []
  let at = 0
  const factor = (): number => {
    const token = tokens[at++]
    if (token === "(") {
      const inside = sum()
      if (tokens[at++] !== ")") throw new Error(`no closing bracket in "${text}"`)
      return inside
    }
    if (token === undefined || !/^\d+$/u.test(token)) throw new Error(`"${token}" in "${text}"`)
    return Number(token)
  }
  const product = (): number => {
    let value = factor()
    while (tokens[at] === "×") {
      at++
      value *= factor()
    }
    return value
  }
  const sum = (): number => {
    let value = product()
    while (tokens[at] === "+") {
      at++
      value += product()
    }
    return value
  }
  const value = sum()
  if (at < tokens.length) throw new Error(`"${tokens[at]}" left in "${text}"`)
  return value
}

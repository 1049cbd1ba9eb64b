declare module "bridge-scorer" {
  const scorer: {
    contractTricks(
      contract: { readonly level: number; readonly denomination: string; readonly risk: string },
      vulnerable: boolean,
      tricks: number
    ): number
  }
  export default scorer
}

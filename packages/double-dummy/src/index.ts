/** A double-dummy solver: `Kernel` for plain calls, `DoubleDummy` as an Effect service. `NodeModule` loads it in Node. */
export * as DoubleDummyTable from "./DoubleDummyTable.ts"
export * as Position from "./Position.ts"
export * from "./DoubleDummy.ts"
export * from "./Kernel.ts"

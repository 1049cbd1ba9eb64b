// What a search did, for benchmarks and regression tests: the numbers depend on the deals alone.

/** Cards played. */
export let nodes: u64 = 0
/** Questions to the pattern table, and patterns compared for them. */
export let probes: u64 = 0
export let comparisons: u64 = 0
/** Proofs kept. */
export let stores: u64 = 0
/** How often everything was forgotten. */
export let resets: u64 = 0

export function clearCounters(): void {
  nodes = 0
  probes = 0
  comparisons = 0
  stores = 0
  resets = 0
}

// @ts-ignore: decorator
@inline
export function countNode(): void {
  nodes++
}

// @ts-ignore: decorator
@inline
export function countProbe(): void {
  probes++
}

// @ts-ignore: decorator
@inline
export function countComparisons(count: usize): void {
  comparisons += count
}

// @ts-ignore: decorator
@inline
export function countStore(): void {
  stores++
}

export function countReset(): void {
  resets++
}

/** How many numbers lie from one edge to the next. */
export interface Bin {
  from: number
  to: number
  count: number
}

/** More whole numbers than this are gathered. */
const MOST_BARS = 45
const FEW_BARS = 24

/** How bars are laid out, the same in every panel. */
export interface Scale {
  /** Breadth of a bar. */
  step: number
  /** Where the first begins. */
  from: number
  bars: number
  domain: [number, number]
  ticks: number[]
}

const MOST_TICKS = 12

/** Whole numbers stand in the middle of a bar of their own where they are not too many. */
export function scaleOf(numbers: readonly number[], mostTicks = MOST_TICKS): Scale {
  const least = numbers.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
  const most = numbers.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
  const isSingle = numbers.every(Number.isInteger) && most - least <= MOST_BARS
  const step = isSingle ? 1 : roundStep((most - least) / FEW_BARS)
  const from = isSingle ? least - 0.5 : Math.floor(least / step) * step
  const bars = Math.floor((most - from) / step) + 1
  const to = from + bars * step
  const apart = Math.max(isSingle ? 1 : 0, roundStep((to - from) / mostTicks))
  return { step, from, bars, domain: [from, to], ticks: ticksBetween(from, to, apart) }
}

function ticksBetween(from: number, to: number, apart: number): number[] {
  const first = Math.ceil(from / apart)
  const count = Math.floor(to / apart) - first + 1
  return Array.from({ length: count }, (_, index) => (first + index) * apart)
}

/** The next larger of 1, 2 and 5 with noughts. */
function roundStep(step: number): number {
  if (!(step > 0)) return 1
  const power = 10 ** Math.floor(Math.log10(step))
  return power * ([1, 2, 5].find(times => times * power >= step) ?? 10)
}

/** Bins that hold something, in order. */
export function binned(
  numbers: readonly number[],
  { step, from }: Pick<Scale, 'step' | 'from'>,
): Bin[] {
  const counts = new Map<number, number>()
  for (const number of numbers) {
    const index = Math.floor((number - from) / step)
    counts.set(index, (counts.get(index) ?? 0) + 1)
  }
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([index, count]) => ({ from: from + index * step, to: from + (index + 1) * step, count }))
}

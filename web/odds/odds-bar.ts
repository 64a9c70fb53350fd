import { harmOf, likelihood } from '@grognard/umpire'
import type { Forecast, Prospect } from '@grognard/umpire'

/** A part of the bar, as long as it is likely. */
export interface Segment {
  /** From 0 to 1. */
  p: number
  /** 0 for no effect to 1 for the worst that may come; below 0 it is better than before, -1 the best. */
  tone: number
  prospects: Prospect[]
}

/** From the best to the worst; prospects that are as bad as each other are one part. */
export function segmentsOf({ prospects }: Forecast): Segment[] {
  const isTold = prospects.some(({ told }) => told.length > 0)
  const harms = prospects.map((one, i) => (isTold ? i : harmOf(one)))
  const segments: Segment[] = []
  prospects.forEach((prospect, i) => {
    const tone = toneOf(harms[i] ?? 0, harms)
    const p = likelihood(prospect.chance)
    const last = segments.at(-1)
    if (last?.tone === tone) {
      last.p += p
      last.prospects.push(prospect)
    } else segments.push({ p, tone, prospects: [prospect] })
  })
  return segments
}

/** By its rank among those that are better, or worse, than before: even steps can be told apart. */
function toneOf(harm: number, harms: readonly number[]): number {
  if (harm === 0) return 0
  const same = [...new Set(harms)].filter(other => other * harm > 0).map(Math.abs)
  const rank = same.toSorted((a, b) => a - b).indexOf(Math.abs(harm)) + 1
  return (rank / same.length) * Math.sign(harm)
}

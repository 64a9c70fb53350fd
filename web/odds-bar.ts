import { likelihood, weightOf } from '@grognard/umpire'
import type { Forecast, Prospect } from '@grognard/umpire'

/** A part of the bar, as long as it is likely. */
export interface Segment {
  /** From 0 to 1. */
  p: number
  /** How much is different, from 0, nothing, to 1, the most that can come of it. */
  tone: number
  prospects: Prospect[]
}

/** From no effect to the worst; prospects that change as much as each other are one part. */
export function segmentsOf({ prospects }: Forecast): Segment[] {
  const isTold = prospects.some(({ told }) => told.length > 0)
  const heights = prospects.map((one, i) => (isTold ? i : weightOf(one)))
  const least = Math.min(...heights)
  const most = Math.max(...heights, least + 1)
  const segments: Segment[] = []
  prospects.forEach((prospect, i) => {
    const tone = ((heights[i] ?? 0) - least) / (most - least)
    const p = likelihood(prospect.chance)
    const last = segments.at(-1)
    if (last?.tone === tone) {
      last.p += p
      last.prospects.push(prospect)
    } else segments.push({ p, tone, prospects: [prospect] })
  })
  return segments
}

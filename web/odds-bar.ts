import { likelihood, weightOf } from '@grognard/umpire'
import type { Forecast, Prospect } from '@grognard/umpire'

/** A part of the bar, as long as it is likely. */
export interface Segment {
  /** From 0 to 1. */
  p: number
  /** How bad it is among what may come: 0 the least, 1 the worst. */
  tone: number
  prospects: Prospect[]
}

/** From no effect to the worst; prospects that change as much as each other are one part. */
export function segmentsOf({ prospects }: Forecast): Segment[] {
  const isTold = prospects.some(({ told }) => told.length > 0)
  const heights = prospects.map((one, i) => (isTold ? i : weightOf(one)))
  const steps = [...new Set(heights)].toSorted((a, b) => a - b)
  const segments: Segment[] = []
  prospects.forEach((prospect, i) => {
    const tone = steps.indexOf(heights[i] ?? 0) / Math.max(1, steps.length - 1)
    const p = likelihood(prospect.chance)
    const last = segments.at(-1)
    if (last?.tone === tone) {
      last.p += p
      last.prospects.push(prospect)
    } else segments.push({ p, tone, prospects: [prospect] })
  })
  return segments
}

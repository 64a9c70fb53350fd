import type { Json, Options, OptionValue, Seat } from '@grognard/umpire'
import type { Contestant } from './contestant.ts'

/** All that decides how the battles of a run go; it is plain data and can be kept in a file. */
export interface Plan {
  ruleset: string
  scenario: string
  options: Options
  papers: Record<string, Json>
  /** By seat, in the order of the seats. */
  contestants: Record<Seat, Contestant>
  /** Under each value of what is varied. */
  battles: number
  seed: string
  /** Each seed is played twice; the second time each seat has the contestant of the next one. */
  swap: boolean
  vary: Variation | null
}

/** What differs between battles of the same seed. */
export type Variation =
  | { of: 'option'; name: string; values: OptionValue[] }
  | { of: 'seat'; name: Seat; values: Contestant[] }

/** The values as text, the first being what the others are held against; one where none is varied. */
export function valuesOf({ vary }: Plan): string[] {
  return vary ? vary.values.map(String) : ['']
}

export function battlesIn(plan: Plan): number {
  return plan.battles * valuesOf(plan).length
}

import { byTotal } from './by-total.ts'

export interface ChiefRow {
  least: number | null
  falls: boolean
  modifier: number
}

/** [BA-1.1.4-08] [BA-T-10] An engaged chief. */
export const chiefRows: readonly ChiefRow[] = [
  { least: 17, falls: true, modifier: 4 },
  { least: 15, falls: false, modifier: 3 },
  { least: 13, falls: true, modifier: 2 },
  { least: 11, falls: false, modifier: 1 },
  { least: 9, falls: false, modifier: -1 },
  { least: 7, falls: true, modifier: -2 },
  { least: 5, falls: false, modifier: -3 },
  { least: null, falls: true, modifier: -4 },
]

/** [BA-1.1.4-08] What becomes of an engaged chief, and his modifier for the rest of the turn. */
export function chiefRow(total: number): ChiefRow {
  return byTotal(chiefRows, total)
}

import { inches } from '@grognard/geometry/measured/units.ts'
import type { RowId } from './damage.ts'

export const shotIds = ['round', 'grape', 'chain'] as const
export type ShotId = (typeof shotIds)[number]

export interface ShotRow {
  id: ShotId
  /** [LOB-128] Longest range, 1/1000 in. */
  range: number
  /** [LOB-146] [LOB-147] The row it damages; null: by the location die [LOB-145]. */
  row: RowId | null
}

export const shots: readonly ShotRow[] = [
  { id: 'round', range: inches(15), row: null },
  { id: 'grape', range: inches(5), row: 'crew' },
  { id: 'chain', range: inches(10), row: 'sails' },
]

export const shotRows: Record<ShotId, ShotRow> = {
  round: rowOf('round'),
  grape: rowOf('grape'),
  chain: rowOf('chain'),
}

function rowOf(id: ShotId): ShotRow {
  const found = shots.find(row => row.id === id)
  if (!found) throw new RangeError(`There is no shot "${id}".`)
  return found
}

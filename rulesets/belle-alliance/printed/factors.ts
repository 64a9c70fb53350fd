import type { Cell } from '@grognard/umpire'
import type { Value } from '../tables/fire-row.ts'
import { said } from './words.ts'

/** What a factor adds; a dash for nothing, a word for the chief's and the valeur. */
export function factorCell(value: Value | undefined): Cell {
  if (value === undefined || value === 0) return null
  return typeof value === 'number' ? { adds: value } : said(`factor.${value}`)
}

/** [BA-T-22] Groups by letters, in the order of the table: of each only one factor counts. */
export function lettersOf(rows: readonly { group: string }[]): Map<string, string> {
  const groups = [...new Set(rows.map(({ group }) => group))]
  const letters = new Map<string, string>()
  for (const [index, group] of groups.entries()) letters.set(group, letterOf(index))
  return letters
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

function letterOf(index: number): string {
  return LETTERS.charAt(index)
}

import type { Cell, Message, PrintedTable } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { rulebook } from '../../book/rulebook.ts'
import type { RuleId } from '../../book/rulebook.ts'
import type { TotalRow, Value } from '../../book/tables/rows.ts'

/** A sentence or word that stands on paper only. */
export function said(key: string, values?: Message['values']): Message {
  return values ? { key: `ba.print.${key}`, values } : { key: `ba.print.${key}` }
}

interface TableWish extends Pick<PrintedTable, 'heads' | 'rows'> {
  title: string
  rules: readonly RuleId[]
}

export function tableOf({ title, ...rest }: TableWish): PrintedTable {
  return { part: 'table', title: said(title), ...rest }
}

/** Rules in our own words, each beside its number. */
export function gistsOf(title: string, rules: readonly RuleId[]): PrintedTable {
  const rows = rules.map(rule => [rule, rulebook.rows[rule].gist])
  return { part: 'table', title: said(title), rules: [], heads: ['', ''], rows }
}

/** Centimetres of a length in 1/1000 cm; null stays. */
export function inCm(length: number | null): number | null {
  return length === null ? null : length / CM
}

/** The totals of each row of a table that stands from the highest total down. */
export function totalsOf(rows: readonly TotalRow[]): Cell[] {
  return rows.map(({ least }, index) => {
    const above = rows[index - 1]?.least
    if (least === null) return said('below', { total: above ?? 0 })
    if (above === undefined || above === null) return said('from', { total: least })
    return least === above - 1 ? least : `${least}\u2013${above - 1}`
  })
}

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

import type { Cell, Message, PrintedTable } from '@grognard/umpire'
import { rulebook } from '../../book/rulebook.ts'
import type { RuleId } from '../../book/rulebook.ts'
import { inMillimetres } from '../../model/measures.ts'

/** A sentence or word that stands on paper only. */
export function said(key: string, values?: Message['values']): Message {
  return values ? { key: `was.print.${key}`, values } : { key: `was.print.${key}` }
}

/** Of the table, 1/10 mm. */
export function lengthOf(length: number): Message {
  return said('millimetres', { length: inMillimetres(length) })
}

interface TableWish {
  title: string
  rules: readonly RuleId[]
  heads: Cell[]
  rows: Cell[][]
}

export function tableOf({ title, ...rest }: TableWish): PrintedTable {
  return { part: 'table', title: said(title), ...rest }
}

/** Rules in our own words, each beside its number. */
export function gistsOf(title: string, rules: readonly RuleId[]): PrintedTable {
  const rows = rules.map(rule => [rule, rulebook.rows[rule].gist])
  return { part: 'table', title: said(title), rules: [], heads: ['', ''], rows }
}

import type { Message, PrintedTable } from '@grognard/umpire'
import { rulebook } from '../rulebook.ts'
import type { RuleId } from '../rulebook.ts'

/** A sentence or word that stands on paper only. */
export function said(key: string, values?: Message['values']): Message {
  return values ? { key: `sol.print.${key}`, values } : { key: `sol.print.${key}` }
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

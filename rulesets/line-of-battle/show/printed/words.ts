import type { Cell, Message, PrintedTable } from '@grognard/umpire'
import { readOptions } from '../../book/options.ts'
import type { LobOptions } from '../../book/options.ts'
import { rulebook } from '../../book/rulebook.ts'
import type { RuleId } from '../../book/rulebook.ts'
import type { State } from '../../model/state.ts'

/** A sentence or word that stands on paper only. */
export function said(key: string, values?: Message['values']): Message {
  return values ? { key: `lob.print.${key}`, values } : { key: `lob.print.${key}` }
}

/** What the players of the battle have agreed on, or the usual. */
export function optionsOf(state: State | null): LobOptions {
  return state?.options ?? readOptions({})
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

/** The faces of a die that give one entry of a table, as 1–3. */
export function facesOf<Entry>(table: readonly Entry[]): { faces: string; entry: Entry }[] {
  const found: { from: number; to: number; entry: Entry }[] = []
  for (const [index, entry] of table.entries()) {
    const last = found.at(-1)
    if (last && last.entry === entry) last.to = index + 1
    else found.push({ from: index + 1, to: index + 1, entry })
  }
  return found.map(({ from, to, entry }) => ({ faces: span(from, to), entry }))
}

/** A number, or two with a dash between. */
export function span(from: number, to: number): string {
  return from === to ? String(from) : `${from}\u2013${to}`
}

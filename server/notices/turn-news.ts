import { bookById } from '@grognard/rulesets/library.ts'
import type { Seat } from '@grognard/umpire'
import type { Words } from '@grognard/board/words/words.ts'
import type { Table } from '../battles/hold-tables.ts'
import { wordsOf } from './words.ts'

/** What somebody is told of a turn: nothing but what his seat has been told, and no token. */
export interface TurnNews {
  table: string
  seat: Seat
  /** The scenario’s name in his language. */
  title: string
  /** Who moved last, as far as the seat knows; null at the beginning, and of a computer. */
  mover: string | null
  sentence: string
}

export function newsOf(table: Table, seat: Seat, language: Words['language']): TurnNews {
  const book = bookById(table.row.ruleset)?.manifest
  const words = wordsOf(language, book?.messages)
  const title = words.say({ key: book?.scenarios[table.row.scenario]?.title ?? table.row.scenario })
  const mover = moverOf(table, seat)
  const sentence =
    mover === null
      ? words.say({ key: 'notice.turn', values: { title } })
      : words.say({ key: 'notice.turn.after', values: { title, mover } })
  return { table: table.row.id, seat, title, mover, sentence }
}

/** Whoever gave the last entry that this seat has been told of, and not what he did. */
function moverOf({ held, seats }: Table, seat: Seat): string | null {
  const lines = held?.tellings.get(seat)?.lines ?? []
  const last = lines.findLast(line => 'entry' in line && line.entry.seat !== null)
  const giver = last && 'entry' in last ? last.entry.seat : null
  const name = giver === seat ? null : seats.find(one => one.seat === giver)?.name
  return name?.replaceAll(/[\p{C}\s]+/gu, ' ').trim() || null
}

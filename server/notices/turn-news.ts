import { bookById } from '@grognard/rulesets/library.ts'
import type { Seat } from '@grognard/umpire'
import type { Words } from '@grognard/board/words/words.ts'
import type { Table } from '../battles/hold-tables.ts'
import type { TurnNoticeRow } from '../store/notices-schema.ts'
import { isOfProposal } from './turn-notices.ts'
import { wordsOf } from './words.ts'

/** What somebody is told of a turn: nothing but what his seat has been told, and no token. */
export interface TurnNews {
  /** His turn, or a proposal that waits for his answer. */
  event: 'turn' | 'proposal'
  table: string
  seat: Seat
  /** The scenario’s name in his language. */
  title: string
  /** Who moved last, as far as the seat knows; null at the beginning, and of a computer. Of a proposal who made it. */
  mover: string | null
  /** In a few words, and in a sentence. */
  subject: string
  sentence: string
}

export function newsOf(
  table: Table,
  { seat, given }: Pick<TurnNoticeRow, 'seat' | 'given'>,
  language: Words['language'],
): TurnNews {
  const book = bookById(table.row.ruleset)?.manifest
  const words = wordsOf(language, book?.messages)
  const title = words.say({ key: book?.scenarios[table.row.scenario]?.title ?? table.row.scenario })
  const event = isOfProposal({ given }) ? 'proposal' : 'turn'
  const mover = event === 'turn' ? moverOf(table, seat) : proposerOf(table)
  const key = `notice.${event}${mover === null ? '' : '.after'}`
  const sentence = words.say({ key, values: { title, mover: mover ?? '' } })
  const subject = words.say({ key: `letter.${event}.subject`, values: { title } })
  return { event, table: table.row.id, seat, title, mover, subject, sentence }
}

function proposerOf({ held, seats }: Table): string | null {
  return nameOf(seats, held?.proposal?.seat ?? null)
}

/** Whoever gave the last entry that this seat has been told of, and not what he did. */
function moverOf({ held, seats }: Table, seat: Seat): string | null {
  const lines = held?.tellings.get(seat)?.lines ?? []
  const last = lines.findLast(line => 'entry' in line && line.entry.seat !== null)
  const giver = last && 'entry' in last ? last.entry.seat : null
  return giver === seat ? null : nameOf(seats, giver)
}

/** On one line; null of a computer. */
function nameOf(seats: Table['seats'], seat: Seat | null): string | null {
  const name = seats.find(one => one.seat === seat)?.name
  return name?.replaceAll(/[\p{C}\s]+/gu, ' ').trim() || null
}

import type { Game, Playable, Seat } from '@grognard/umpire'
import type { Remark, TalkAnswer, TalkTo } from '@grognard/remote/answers.ts'
import type { DrawnNote, TalkQuestion } from '@grognard/remote/questions.ts'
import type { Store } from '../store/open-database.ts'
import type { TalkRow } from '../store/talk.ts'
import { TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import { gameAsked, seatOf } from './open-table.ts'

/** So many remarks in so many milliseconds from one seat, and at one table in all. */
const MOST_AT_ONCE = 5
const AT_ONCE = 10_000
const MOST_AT_TABLE = 4_000

/**
 * Says something to the table or to one's own side. Asked again under the same id it is said once.
 * A note that the rules hold back is kept until its time. Throws TableFault.
 */
export function say(
  tables: Tables,
  id: string,
  token: string,
  { id: request, to, text, notes }: TalkQuestion,
): Promise<TalkAnswer> {
  return tables.change(id, async (table, within) => {
    const { seat, name } = seatOf(table, token)
    const before = await saidBefore(within, id, { seat, request })
    if (before) return { waits: before.number === null }
    const plain = plainText(text)
    if (plain === '') throw new TableFault('malformed', 'There is nothing to say.', 'text')
    if (notes && to !== 'side')
      throw new TableFault('malformed', 'What is drawn is for one side alone.', 'notes')
    await checkPace(within, id, seat)
    const { hearers, waits } = await heardBy(table, seat, to)
    const row: TalkRow = {
      table_id: id,
      number: waits ? null : await nextNumber(within, id),
      seat,
      request_id: request,
      name: name ?? seat,
      hearers: hearers && JSON.stringify(hearers),
      text: plain,
      notes: notes ? JSON.stringify(notes) : null,
      written_at: Date.now(),
    }
    await within.insertInto('talk').values(row).execute()
    return { waits }
  })
}

/** Line ends stay; what else steers a screen goes. */
function plainText(text: string): string {
  return text.replaceAll(/(?!\n)\p{Cc}/gu, ' ').trim()
}

function saidBefore(
  within: Store,
  table: string,
  { seat, request }: { seat: Seat; request: string },
) {
  return within
    .selectFrom('talk')
    .select('number')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('request_id', '=', request)
    .executeTakeFirst()
}

/** Throws TableFault where somebody writes more than others can read. */
async function checkPace(within: Store, table: string, seat: Seat): Promise<void> {
  const since = Date.now() - AT_ONCE
  const lately = await within
    .selectFrom('talk')
    .select('request_id')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .where('written_at', '>', since)
    .execute()
  if (lately.length >= MOST_AT_ONCE)
    throw new TableFault('tooFast', 'Wait a few seconds before you write again.')
  const { all } = await within
    .selectFrom('talk')
    .select(({ fn }) => fn.countAll().as('all'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow()
  if (Number(all) >= MOST_AT_TABLE)
    throw new TableFault('tooLarge', 'This table has no room for more talk.')
}

async function nextNumber(within: Store, table: string): Promise<number> {
  const { last } = await within
    .selectFrom('talk')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('table_id', '=', table)
    .executeTakeFirstOrThrow()
  return last === null ? 0 : last + 1
}

interface Heard {
  /** Null for the whole table. */
  hearers: readonly Seat[] | null
  /** It is handed over later. */
  waits: boolean
}

/** Who hears what the seat says, by the rules of the battle. Throws TableFault. */
async function heardBy(table: Table, seat: Seat, to: TalkTo): Promise<Heard> {
  if (to === 'table') return { hearers: null, waits: false }
  const { game, state } = await stateOf(table)
  const hearers = game.allies(state, seat)
  if (hearers.length < 2) throw new TableFault('refused', 'Nobody else is on this side.', 'to')
  const limit = table.row.stage === 'playing' ? talkOf(game, state, seat) : null
  if (limit?.by === 'signals')
    throw new TableFault(
      'refused',
      `One side talks by signals during the battle: ${limit.rule}.`,
      'to',
    )
  return { hearers, waits: limit?.by === 'notes' && !isAsked(game, state, seat) }
}

/** Before the battle, as it will begin. */
async function stateOf({ row, held }: Table): Promise<{ game: Game; state: Playable }> {
  if (held) return held.battle
  const game = await gameAsked(row.ruleset)
  const { scenario, options, papers } = row
  return { game, state: game.prepare(scenario, JSON.parse(options), JSON.parse(papers)) }
}

function talkOf(game: Game, state: Playable, seat: Seat) {
  return game.talk(game.sharedView(state, seat), seat)
}

function isAsked(game: Game, state: Playable, seat: Seat): boolean {
  return game.asks(state).some(ask => ask.seat === seat)
}

/** Hands over the notes whose time has come; in the transaction in which the battle goes on. */
export async function handOver(within: Store, table: string, game: Game, state: Playable) {
  const writers = state.outcome ? game.seats(state) : game.asks(state).map(({ seat }) => seat)
  const held = writers.filter(seat => talkOf(game, state, seat)?.by === 'notes')
  if (held.length === 0) return
  const notes = await within
    .selectFrom('talk')
    .select(['seat', 'request_id'])
    .where('table_id', '=', table)
    .where('number', 'is', null)
    .where('seat', 'in', held)
    .orderBy('written_at')
    .execute()
  for (const { seat, request_id } of notes)
    await within
      .updateTable('talk')
      .set({ number: await nextNumber(within, table) })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .where('request_id', '=', request_id)
      .execute()
}

/** What has been said at a table from this number on, and the notes that wait. */
export function readTalk(store: Store, table: string, from: number): Promise<TalkRow[]> {
  return store
    .selectFrom('talk')
    .selectAll()
    .where('table_id', '=', table)
    .where(({ or, eb }) => or([eb('number', '>=', from), eb('number', 'is', null)]))
    .orderBy('number')
    .orderBy('written_at')
    .execute()
}

export function isHeardBy({ hearers }: TalkRow, seat: Seat): boolean {
  return hearers === null || (JSON.parse(hearers) as Seat[]).includes(seat)
}

export function remarkOf({ seat, name, hearers, text, notes, written_at }: TalkRow): Remark {
  const drawn = notes === null ? {} : { notes: JSON.parse(notes) as DrawnNote[] }
  return { seat, name, to: hearers === null ? 'table' : 'side', text, ...drawn, at: written_at }
}

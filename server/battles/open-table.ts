import {
  brokenSeal,
  exportBattle,
  freshSecret,
  hashOfSecret,
  newBattle,
  sealedSeed,
} from '@grognard/umpire'
import type { DiceSeal, Game, Json, Seat } from '@grognard/umpire'
import { isLevel } from '@grognard/players/level.ts'
import type { Holder, SeatCard, TableCard, TableOpened } from '@grognard/remote/answers.ts'
import type {
  HashQuestion,
  ShareQuestion,
  TableQuestion,
  TakeQuestion,
} from '@grognard/remote/questions.ts'
import { bookById } from '@grognard/rulesets/library.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import type { SeatRow, TableRow } from '../store/schema.ts'
import { moveClocks, planOf, stockOf } from './clocks.ts'
import { noSeat, TableFault } from './faults.ts'
import type { Table, Tables } from './hold-tables.ts'
import { withLine } from './held-battle.ts'
import { writeLine } from './journal.ts'
import type { JournalLine } from './held-battle.ts'
import { noteTurns } from '../notices/turn-notices.ts'
import { askComputers } from './outbox.ts'
import { freshTableId, freshToken, hashOfToken } from './tokens.ts'

/** Lays a table: checks that the scenario can be set up so, and makes its tokens. Throws TableFault. */
export function openTable({ store, time }: Tables, asked: TableQuestion): Promise<TableOpened> {
  return inTransaction(store, within => layTable(within, asked, time.now()))
}

/** The same in a transaction. `now` is in milliseconds since 1970. */
export async function layTable(
  within: Store,
  asked: TableQuestion,
  now: number,
): Promise<TableOpened> {
  const game = await gameAsked(asked.ruleset)
  const seats = seatsAsked(game, asked)
  const secret = freshSecret()
  const clock = asked.clock ?? { kind: 'none' }
  const opened: TableOpened = {
    table: freshTableId(),
    host: freshToken(),
    invite: freshToken(),
    watch: freshToken(),
  }
  const rows = seats.map((seat, position): SeatRow => {
    const plan = asked.seats[seat] ?? { kind: 'person' }
    return {
      table_id: opened.table,
      seat,
      position,
      kind: plan.kind,
      level: plan.kind === 'computer' ? plan.level : null,
      token_hash: null,
      name: null,
      share_hash: null,
      share: null,
      asked_at: null,
      stock: plan.kind === 'person' ? stockOf(clock) : null,
      stand_in: null,
      book_step: null,
      book_until: null,
    }
  })
  const row: TableRow = {
    id: opened.table,
    ruleset: game.id,
    scenario: asked.scenario,
    edition: game.rulebook.edition,
    options: JSON.stringify(asked.options),
    papers: JSON.stringify(asked.papers),
    is_public: asked.isPublic ? 1 : 0,
    stage: 'waiting',
    secret,
    host_hash: hashOfToken(opened.host),
    invite_hash: hashOfToken(opened.invite),
    watch_hash: hashOfToken(opened.watch),
    watch_delay: asked.watchDelay ?? null,
    opened_at: now,
    lines: 0,
    head: '',
    clock: JSON.stringify(clock),
    rematch: null,
    version: 0,
  }
  await within.insertInto('tables').values(row).execute()
  await within.insertInto('seats').values(rows).execute()
  return opened
}

/** Throws TableFault. */
export async function gameAsked(ruleset: string): Promise<Game> {
  const book = bookById(ruleset)
  if (!book) throw new TableFault('malformed', 'There is no such ruleset here.', 'ruleset')
  return book.load()
}

/** The scenario’s seats. Throws TableFault where it cannot be set up so, or nobody would play. */
function seatsAsked(game: Game, asked: TableQuestion): readonly Seat[] {
  const { scenario, options, papers, seats: plans } = asked
  let seats: readonly Seat[]
  try {
    seats = game.seats(game.prepare(scenario, options, papers as Record<string, Json>))
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new TableFault('malformed', error.message, 'scenario')
  }
  for (const [seat, plan] of Object.entries(plans)) {
    if (!seats.includes(seat))
      throw new TableFault('malformed', `This scenario has no seat “${seat}”.`, `seats.${seat}`)
    if (plan.kind === 'computer' && !isLevel(plan.level))
      throw new TableFault('malformed', 'There is no such level.', `seats.${seat}.level`)
  }
  if (seats.every(seat => plans[seat]?.kind === 'computer'))
    throw new TableFault(
      'malformed',
      'Nobody would play: one seat at least is a person’s.',
      'seats',
    )
  return seats
}

/**
 * Whose token this is at the table; a public table is open to guests without one, and where the battle
 * is over everybody who knows of it may see it. Throws TableFault.
 */
export function holderOf(table: Table, token: string): Holder {
  return holderBy(table, hashOfToken(token))
}

/** The same by the token’s hash. */
export function holderBy({ row, seats, keys }: Table, hash: string): Holder {
  // A further key opens the seat as long as the link with which it was made does.
  const link = keys.find(key => key.token_hash === hash)?.link_hash ?? hash
  const found = seats.find(({ token_hash }) => token_hash === link)
  if (found) return { seat: found.seat }
  if (row.host_hash === hash) return { host: true }
  if (row.invite_hash === hash || row.is_public === 1) return { guest: true }
  if (row.watch_hash === hash || row.stage === 'ended') return { spectator: true }
  throw noSeat()
}

/** The seat that the token opens. Throws TableFault. */
export function seatOf(table: Table, token: string): SeatRow {
  const holder = holderOf(table, token)
  const found = 'seat' in holder && table.seats.find(({ seat }) => seat === holder.seat)
  if (!found) throw noSeat()
  return found
}

/**
 * Takes a free seat for who holds the invitation or is the host. Asked again with the same token it is
 * taken already. Throws TableFault.
 */
export function takeSeat(
  tables: Tables,
  id: string,
  token: string,
  asked: TakeQuestion,
): Promise<void> {
  return tables.change(id, async (table, within) => {
    if ('spectator' in holderOf(table, token)) throw noSeat()
    const found = table.seats.find(({ seat }) => seat === asked.seat)
    if (found?.kind !== 'person')
      throw new TableFault('malformed', 'No person plays this seat.', 'seat')
    const token_hash = hashOfToken(asked.token)
    if (found.token_hash === token_hash) return
    if (found.token_hash !== null)
      throw new TableFault('taken', 'Somebody else has taken this seat.', 'seat')
    const { name, hash } = asked
    await writeSeat(within, found, { name, token_hash, share_hash: hash })
  })
}

/** Another hash for a seat; every share is then given anew. Throws TableFault. */
export function giveHash(
  tables: Tables,
  id: string,
  token: string,
  { hash }: HashQuestion,
): Promise<void> {
  return tables.change(id, async (table, within) => {
    const own = seatOf(table, token)
    checkWaiting(table)
    // Said again it changes nothing: shares that were given since stand.
    if (own.share_hash === hash) return
    await within.updateTable('seats').set({ share: null }).where('table_id', '=', id).execute()
    await writeSeat(within, own, { share_hash: hash })
  })
}

function checkWaiting({ row }: Table): void {
  if (row.stage !== 'waiting')
    throw new TableFault('notYet', 'The battle has begun; its dice are sealed already.')
}

/** Of a seat’s row these fields. */
export async function writeSeat(
  within: Store,
  { table_id, seat }: Pick<SeatRow, 'table_id' | 'seat'>,
  change: Partial<SeatRow>,
): Promise<void> {
  await within
    .updateTable('seats')
    .set(change)
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .execute()
}

/** Takes a seat’s share, once all have given their hashes; the last one begins the battle. Throws TableFault. */
export function giveShare(
  tables: Tables,
  id: string,
  token: string,
  { share }: ShareQuestion,
): Promise<void> {
  return tables.change(id, async (table, within) => {
    const own = seatOf(table, token)
    if (own.share === share) return
    if (table.row.stage !== 'waiting' || !isFull(table))
      throw new TableFault('notYet', 'Shares are shown once everybody sits and before the battle.')
    if (hashOfSecret(share) !== own.share_hash)
      throw new TableFault('malformed', 'This share does not fit the hash given for it.', 'share')
    await writeSeat(within, own, { share })
    const seats = table.seats.map(seat => (seat.seat === own.seat ? { ...seat, share } : seat))
    if (personsOf(seats).every(seat => seat.share !== null))
      await begin(tables, { ...table, seats }, within)
  })
}

function personsOf(seats: readonly SeatRow[]): SeatRow[] {
  return seats.filter(({ kind }) => kind === 'person')
}

function isFull({ seats }: Table): boolean {
  return personsOf(seats).every(({ share_hash }) => share_hash !== null)
}

async function begin(tables: Tables, table: Table, within: Store): Promise<void> {
  const { row, seats } = table
  const game = await gameAsked(row.ruleset)
  const sealed = sealOf(row, seats)
  if (brokenSeal(sealed) !== null) throw new Error('The seal does not hold.')
  const { file } = newBattle(game, {
    scenario: row.scenario,
    options: JSON.parse(row.options),
    papers: JSON.parse(row.papers),
    dice: { kind: 'hmac-sha256', seed: sealedSeed(sealed, 0), sealed },
  })
  const { entries, ...head } = file
  const [entry] = entries
  if (!entry) throw new Error('A battle begins with the umpire’s opening.')
  const line: JournalLine = { kind: 'began', file: head, entry }
  const hash = await writeLine(within, row, line, null, tables.time.now())
  await within.updateTable('tables').set({ stage: 'playing' }).where('id', '=', row.id).execute()
  const begun = withLine(game, null, line, hash)
  const { state } = begun.battle
  await moveClocks({ tables, table, within, before: begun, after: begun, line })
  await askComputers(within, row.id, { seats, number: 0, game, state })
  await noteTurns(within, row.id, seats, { before: null, after: begun.battle })
}

function sealOf({ id, secret }: TableRow, seats: readonly SeatRow[]): DiceSeal {
  const shares = seats.flatMap(({ seat, share, share_hash }) =>
    share !== null && share_hash !== null ? [{ seat, share, hash: share_hash }] : [],
  )
  return { battle: id, secret, commitment: hashOfSecret(secret), shares }
}

/** Who is at the table at this moment. */
export interface Presence {
  isHere(seat: Seat): boolean
  /** So many look on without a seat. */
  watching: number
}

/** The table as everybody may know it. */
export function cardOf(
  { row, seats }: Pick<Table, 'row' | 'seats'>,
  { isHere, watching }: Presence,
): TableCard {
  return {
    id: row.id,
    ruleset: row.ruleset,
    scenario: row.scenario,
    edition: row.edition,
    options: JSON.parse(row.options),
    isPublic: row.is_public === 1,
    openedAt: row.opened_at,
    stage: row.stage,
    seats: seats.map(seat => seatCard(seat, row, isHere(seat.seat))),
    watching,
    watchDelay: row.watch_delay,
    commitment: hashOfSecret(row.secret),
    clock: planOf(row),
    rematch: row.rematch,
  }
}

/** Shares are told once the battle has begun: until then each is the seat’s own. */
function seatCard(seat: SeatRow, { stage }: TableRow, isHere: boolean): SeatCard {
  return {
    seat: seat.seat,
    kind: seat.kind,
    level: seat.level,
    name: seat.name,
    isHere,
    hash: seat.share_hash,
    share: stage === 'waiting' ? null : seat.share,
    standIn: seat.stand_in,
  }
}

/** The whole battle once it is over, its dice’s secret in it. Throws TableFault. */
export function fileOf({ row, held }: Table): string {
  if (row.stage !== 'ended' || !held)
    throw new TableFault('notYet', 'The battle file is given out when the battle is over.')
  return exportBattle(held.battle)
}

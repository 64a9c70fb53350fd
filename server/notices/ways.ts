import type { Seat } from '@grognard/umpire'
import type { Way, WayQuestion } from '@grognard/remote/ways.ts'
import { TableFault } from '../battles/faults.ts'
import { freshToken } from '../battles/tokens.ts'
import type { OfferedHere } from '../offers.ts'
import type { WayRow } from '../store/notices-schema.ts'
import type { Store } from '../store/open-database.ts'
import { inTransaction } from '../store/transactions.ts'
import { whyNotCalled } from './guarded-request.ts'
import { isTimeZone } from './quiet-hours.ts'

/** Whose way it is: an account’s, at all its tables, or a seat’s. */
export type WayOwner = { account: string } | { table: string; seat: Seat }

/** So many ways has one owner, such as devices. */
const MOST_WAYS = 20

/** Keeps a way; one to the same target takes the place of what was kept. Throws TableFault. */
export async function keepWay(
  store: Store,
  owner: WayOwner,
  asked: WayQuestion,
  offers: OfferedHere,
): Promise<Way> {
  checkWay(asked, offers)
  const row = rowOf(owner, asked)
  await inTransaction(store, async within => {
    const kept = await rowsOf(within, owner)
    const same = kept.filter(
      ({ way, target }) => way === row.way && (way !== 'push' || target === row.target),
    )
    // It is the same agreement still: what was sent lately counts.
    row.last_sent_at = same[0]?.last_sent_at ?? null
    const old = kept.filter(one => !same.includes(one)).slice(MOST_WAYS - 1)
    for (const { id } of [...same, ...old])
      await within.deleteFrom('ways').where('id', '=', id).execute()
    await within.insertInto('ways').values(row).execute()
    if ('account' in owner) await alignManners(within, owner.account, row)
  })
  return wayOf(row)
}

function checkWay(asked: WayQuestion, { mail, push, mayCallPrivate }: OfferedHere): void {
  if (!isTimeZone(asked.timeZone))
    throw new TableFault('malformed', 'There is no such time zone.', 'timeZone')
  if (asked.way === 'mail' && !mail)
    throw new TableFault('notYet', 'This server does not send email.')
  if (asked.way === 'push' && !push) throw new TableFault('notYet', 'This server pushes nothing.')
  const [target, at] =
    asked.way === 'push'
      ? [asked.subscription.endpoint, 'subscription.endpoint']
      : [asked.way === 'webhook' ? asked.url : null, 'url']
  const why = target === null ? null : whyNotCalled(target, mayCallPrivate)
  if (why !== null) throw new TableFault('malformed', why, at)
}

function rowOf(owner: WayOwner, asked: WayQuestion): WayRow {
  return {
    id: freshToken(),
    account_id: 'account' in owner ? owner.account : null,
    table_id: 'table' in owner ? owner.table : null,
    seat: 'seat' in owner ? owner.seat : null,
    way: asked.way,
    target: targetOf(asked),
    language: asked.language,
    time_zone: asked.timeZone,
    quiet_from: asked.quiet?.from ?? null,
    quiet_to: asked.quiet?.to ?? null,
    hours: asked.way === 'mail' ? asked.hours : null,
    last_sent_at: null,
  }
}

function targetOf(asked: WayQuestion): string {
  if (asked.way === 'mail') return ''
  if (asked.way === 'webhook') return asked.url
  const { endpoint, keys } = asked.subscription
  return JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } })
}

/** Language, place and quiet hours are the person’s, on whatever device they were said. */
async function alignManners(within: Store, account: string, row: WayRow): Promise<void> {
  const { language, time_zone, quiet_from, quiet_to } = row
  await within
    .updateTable('ways')
    .set({ language, time_zone, quiet_from, quiet_to })
    .where('account_id', '=', account)
    .execute()
}

function rowsOf(store: Store, owner: WayOwner): Promise<WayRow[]> {
  const all = store.selectFrom('ways').selectAll()
  return 'account' in owner
    ? all.where('account_id', '=', owner.account).execute()
    : all.where('table_id', '=', owner.table).where('seat', '=', owner.seat).execute()
}

export async function waysOf(store: Store, owner: WayOwner): Promise<Way[]> {
  return (await rowsOf(store, owner)).map(wayOf)
}

function wayOf({ id, way, hours, target, quiet_from, quiet_to }: WayRow): Way {
  const quiet = quiet_from === null || quiet_to === null ? null : { from: quiet_from, to: quiet_to }
  const shown = way === 'push' ? (JSON.parse(target) as { endpoint: string }).endpoint : target
  return { id, way, hours, quiet, target: shown || null }
}

/** One request stops it; said again it is stopped already. */
export async function stopWay(store: Store, id: string): Promise<void> {
  await store.deleteFrom('deliveries').where('way_id', '=', id).where('state', '=', 'due').execute()
  await store.deleteFrom('ways').where('id', '=', id).execute()
}

/** All by which a seat is told: its own, and those of the account that has it. One target is told once. */
export async function waysToSeat(store: Store, table: string, seat: Seat): Promise<WayRow[]> {
  const own = await rowsOf(store, { table, seat })
  const accounts = await store
    .selectFrom('account_seats')
    .innerJoin('seats', seats =>
      seats
        .onRef('seats.table_id', '=', 'account_seats.table_id')
        .onRef('seats.seat', '=', 'account_seats.seat')
        .onRef('seats.token_hash', '=', 'account_seats.link_hash'),
    )
    .innerJoin('ways', 'ways.account_id', 'account_seats.account_id')
    .selectAll('ways')
    .where('account_seats.table_id', '=', table)
    .where('account_seats.seat', '=', seat)
    .execute()
  const byTarget = new Map(
    [...own, ...accounts].map(way => [
      `${way.way} ${way.account_id && way.way === 'mail' ? way.account_id : way.target}`,
      way,
    ]),
  )
  return [...byTarget.values()]
}

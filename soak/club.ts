import { randomBytes, randomUUID } from 'node:crypto'
import { askOnce, openTable, worldHere } from '@grognard/remote/index.ts'
import type { TableCard, TableClient, TableOpened, World } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { freshSecret, hashOfSecret, resignation, seededDice } from '@grognard/umpire'
import type { Kind, Seat } from '@grognard/umpire'

/** An order, or the taking back of one, that the server has said is done. */
interface Acknowledged {
  table: string
  seat: Seat
  /** The client’s own name for what it asked. */
  request: string
  order: Kind | null
}

/** A battle at the end of the run, as a client knows it. */
interface SeatAtEnd {
  table: string
  seat: Seat
  view: string
}

export interface ClubRun {
  acknowledged: Acknowledged[]
  seats: SeatAtEnd[]
}

interface ClubPlan {
  /** Where the clients believe the server to be. */
  url(): string
  /** Tables at a time; each has two clients. */
  tables: number
  /** Once so many orders are taken, whoever is asked next resigns. */
  orders: number
  ruleset: string
  scenario: string
  /** How many times faster the clients lose patience. */
  haste?: number
  /** Hears of each order that is acknowledged. */
  taken?(): void
}

/** One time in so many an order is taken back. */
const SELDOM = 8

/** Tables at which clients play by chance, battle after battle, until so many orders are taken. */
export async function playClub(plan: ClubPlan): Promise<ClubRun> {
  const run: ClubRun = { acknowledged: [], seats: [] }
  const table = async (name: number): Promise<void> => {
    for (let battle = 0; run.acknowledged.length < plan.orders; battle++)
      await playTable(plan, `${name} ${battle}`, run)
  }
  await Promise.all(Array.from({ length: plan.tables }, (_, name) => table(name)))
  return run
}

async function playTable(plan: ClubPlan, name: string, run: ClubRun): Promise<void> {
  const { table, people } = await seated(plan)
  const seats = people.map(({ seat, token }) => seatTaken(plan, { table, seat, token }))
  await Promise.all(seats.map(one => playSeat(one, `${name} ${one.seat}`, plan, run)))
  for (const { seat, client } of seats) {
    const view = JSON.stringify(client.now().record?.view)
    run.seats.push({ table, seat, view })
    client.close()
  }
}

/** What needs no id of its own may be asked again. */
async function persistently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
}

/** Opens a table and takes both its seats: each seat’s token. */
async function seated({ url, ruleset, scenario }: ClubPlan) {
  const question = { ruleset, scenario, options: {}, papers: {}, seats: {}, isPublic: false }
  const { table, invite } = await persistently(() =>
    askOnce<TableOpened>(fetch, `${url()}api/tables`, { question }),
  )
  const ask = <Answer>(what: string, asked: { token?: string; question?: object }) =>
    persistently(() => askOnce<Answer>(fetch, `${url()}api/tables/${table}${what}`, asked))
  const card = await ask<TableCard>('', {})
  const people = card.seats.map(({ seat }) => ({
    seat,
    token: randomBytes(16).toString('base64url'),
    share: freshSecret(),
  }))
  for (const { seat, token, share } of people) {
    const own = { seat, token, name: seat, hash: hashOfSecret(share) }
    await ask('/take', { token: invite, question: own })
  }
  for (const { token, share } of people) await ask('/share', { token, question: { share } })
  return { table, people }
}

interface SeatTaken {
  table: string
  seat: Seat
  client: TableClient
  /** The id of what was asked last. */
  asked(): string
}

function seatTaken(
  { url, haste = 1 }: ClubPlan,
  { table, seat, token }: { table: string; seat: Seat; token: string },
): SeatTaken {
  let asked = ''
  const world: World = {
    ...worldHere,
    later: (work, wait) => worldHere.later(work, wait / haste),
    freshId: () => (asked = randomUUID()),
  }
  const client = openTable({ server: url(), table, token }, loadGame, world)
  return { table, seat, client, asked: () => asked }
}

/** Gives what its own view offers until the battle is over or enough is played. */
async function playSeat(
  { table, seat, client, asked }: SeatTaken,
  seed: string,
  plan: ClubPlan,
  { acknowledged }: ClubRun,
): Promise<void> {
  const note = (order: Kind | null): void => {
    acknowledged.push({ table, seat, request: asked(), order })
    plan.taken?.()
  }
  const dice = seededDice(seed)
  const isOver = (): boolean => (client.now().record?.view.outcome ?? null) !== null
  const isAsked = (): boolean => {
    const { record } = client.now()
    return record !== null && record.game.asks(record.view).some(ask => ask.seat === seat)
  }
  for (;;) {
    await until([{ client }], () => isOver() || isAsked())
    const { record } = client.now()
    if (isOver() || !record) return
    const isEnough = acknowledged.length >= plan.orders
    const order = isEnough ? resignation : record.game.sample(record.view, seat, dice)
    if (!order) throw new Error(`${seat} has no order to give.`)
    const ruling = await client.give(order)
    if (ruling && !ruling.allowed) throw new Error(`Refused: ${JSON.stringify([order, ruling])}`)
    if (ruling) note(order)
    if (ruling && dice.roll(SELDOM) === 1) {
      const { why } = await client.takeBack()
      if (why === null) note(null)
    }
  }
}

/** Milliseconds: whoever waits for longer waits in vain. */
const PATIENCE = 120_000

/** Resolves once it is so; looked at whenever one of the clients is told something, and now and then. */
async function until(
  clients: readonly { client: TableClient }[],
  isSo: () => boolean,
): Promise<void> {
  const end = Date.now() + PATIENCE
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`A client waits in vain: ${whatIsKnown(clients)}`)
    await new Promise<void>(resolve => {
      const stops = clients.map(({ client }) => client.subscribe(wake))
      const timer = setTimeout(wake, 250)
      function wake(): void {
        clearTimeout(timer)
        for (const stop of stops) stop()
        resolve()
      }
    })
  }
}

function whatIsKnown(clients: readonly { client: TableClient }[]): string {
  return JSON.stringify(
    clients.map(({ client }) => {
      const { connection, told, fault, record } = client.now()
      return { connection, told, fault, asks: record?.game.asks(record.view) }
    }),
  )
}

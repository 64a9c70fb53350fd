import { copyFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { askOnce } from '@grognard/remote/index.ts'
import { library } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Kind, Seat } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { giveOrder } from '../battles/give-order.ts'
import { holdTables } from '../battles/hold-tables.ts'
import type { Tables } from '../battles/hold-tables.ts'
import { alikeAfter } from '../battles/pairs-for-tests.ts'
import { seatedAt, serverForTests } from '../battles/tables-for-tests.ts'
import type { Seated } from '../battles/tables-for-tests.ts'
import { openDatabase } from '../store/open-database.ts'

/** Where each ruleset’s seats order in secret, soon after the beginning. */
const battles: [ruleset: string, scenario: string][] = [
  ['line-of-battle', 'constitution'],
  ['ship-of-the-line', 'duel'],
  ['belle-alliance', 'crossroads-farm'],
  ['wooden-ships', 'mars-hercule'],
  ['war-at-sea', 'free-battle'],
]

test('every ruleset that has secrets is here', () => {
  const rulesets = Object.values(library).filter(({ manifest }) => !manifest.isExample)
  expect(battles.map(([ruleset]) => ruleset).toSorted()).toEqual(
    rulesets.map(({ manifest }) => manifest.id).toSorted(),
  )
})

test.each(battles)(
  '%s, %s: over sockets of a seat and of a spectator come the same bytes whatever another has ordered in secret',
  async (ruleset, scenario) => {
    const server = await serverForTests()
    const plan = { ruleset, scenario, options: {}, papers: {}, seats: {}, isPublic: false }
    const opened = await seatedAt(server.server, plan)
    await server.close()
    const { writer, seat, ways } = await alikeAt(server.database, opened)
    const heard: string[][] = []
    for (const orders of ways)
      heard.push(await heardBy(seat, { database: server.database, opened, writer, orders }))
    const [first, ...others] = heard
    // The card, how it began, and what was answered at the end.
    expect(first?.length).toBeGreaterThanOrEqual(3)
    for (const other of others) expect(other).toEqual(first)
  },
)

/** Plays on in the database until a seat can order this or that in secret. */
async function alikeAt(database: string, opened: Seated) {
  const store = await openDatabase(database)
  try {
    return await alikeIn(holdTables(store), opened)
  } finally {
    // What is copied is the file alone.
    await store.destroy()
  }
}

async function alikeIn(tables: Tables, { table, seats }: Seated) {
  const dice = seededDice('alike')
  for (let played = 0; played < 60; played++) {
    const { held } = await tables.at(table)
    if (!held) throw new Error('The battle has not begun.')
    const [alike] = alikeAfter(held, dice)
    if (alike) return { ...alike, ways: alike.ways.slice(0, 3).map(({ orders }) => orders) }
    const { game, state } = held.battle
    const [ask] = game.asks(state)
    if (!ask) break
    await ordered(tables, table, seats[ask.seat] ?? '', game.sample(state, ask.seat, dice), played)
  }
  throw new Error('Nobody ordered anything in secret.')
}

function ordered(tables: Tables, table: string, token: string, order: unknown, at: number) {
  return giveOrder(tables, table, token, { id: `prefix-${at}`, told: 100_000, order })
}

interface Way {
  database: string
  opened: Seated
  writer: Seat
  orders: readonly Kind[]
}

/**
 * All that a seat hears on its socket and is answered while another gives these orders, and then all that
 * a spectator hears; from the same table each time.
 */
async function heardBy(seat: Seat, { database, opened, writer, orders }: Way): Promise<string[]> {
  const own = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'grognard.db')
  copyFileSync(database, own)
  // Signs that a line stands come by the clock, whatever is ordered: here they stay away.
  const { server, close } = await serverForTests(own, 0, { beat: 3_600_000 })
  const { table, seats } = opened
  const token = seats[seat] ?? ''
  const { heard, socket } = await listening(server, { table, token })
  await quiet(heard)
  const spectator = await listening(server, { table, token: opened.watch })
  const ask = (what: string, by: Seat, question: object): Promise<unknown> =>
    askOnce(fetch, `${server}api/tables/${table}/${what}`, { token: seats[by] ?? '', question })
  await quiet(spectator.heard)
  for (const [at, order] of orders.entries()) {
    const given = ask('orders', writer, { id: `in-secret-${at}`, told: 100_000, order })
    expect(await given).toMatchObject({ ruling: { allowed: true } })
    await quiet(heard)
    await quiet(spectator.heard)
  }
  for (const [by, what, question] of agreements(seat, writer)) {
    // Why something cannot be proposed is told too.
    heard.push(JSON.stringify(await ask(what, by, question).catch(String)))
    await Promise.all([quiet(heard), quiet(spectator.heard)])
  }
  heard.push(
    JSON.stringify([
      await ask('orders', seat, { id: 'nonsense-1', told: 100_000, order: { kind: 'nonsense' } }),
      await ask('take-back', seat, { id: 'take-back-1', told: 100_000 }),
      await askOnce(fetch, `${server}api/tables/${table}`, {}),
    ]),
  )
  // His card, and how it began.
  expect(spectator.heard.length).toBeGreaterThanOrEqual(2)
  for (const one of [socket, spectator.socket]) one.close()
  await close()
  return [...heard, ...spectator.heard]
}

/** One is withdrawn; by the other, if nobody else is asked, all goes back to the beginning. */
function agreements(seat: Seat, writer: Seat): [by: Seat, what: string, question: object][] {
  const propose = (id: string, what: object) => ({ id, told: 100_000, what })
  const answer = (id: string, proposal: string, said: string) => ({ id, proposal, answer: said })
  return [
    [writer, 'propose', propose('proposal-1', { about: 'draw' })],
    [writer, 'answer', answer('answer-1', 'proposal-1', 'withdraw')],
    [seat, 'propose', propose('proposal-2', { about: 'undo', to: 1 })],
    [writer, 'answer', answer('answer-2', 'proposal-2', 'accept')],
  ]
}

async function listening(server: string, who: { table: string; token: string }) {
  const heard: string[] = []
  const socket = new WebSocket(`${server.replace('http', 'ws')}api/live`)
  socket.addEventListener('message', ({ data }) => heard.push(String(data)))
  await new Promise(resolve => socket.addEventListener('open', resolve))
  socket.send(JSON.stringify({ ...who, told: 0 }))
  return { heard, socket }
}

/** Nothing has come for a while. */
async function quiet(heard: readonly string[]): Promise<void> {
  for (let before = -1; before < heard.length;) {
    before = heard.length
    await new Promise(resolve => setTimeout(resolve, 120))
  }
}

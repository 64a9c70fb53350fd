import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { askOnce, openTable, worldHere } from '@grognard/remote/index.ts'
import type { LobbyAnswer, TableCard, TableClient } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { nobody } from '@grognard/umpire'
import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  playOut,
  seatedAt,
  serverForTests,
  until,
} from '../battles/tables-for-tests.ts'

let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
})
afterAll(() => server.close())

const duel = { ruleset: 'line-of-battle', scenario: 'constitution' }

function watching(table: string, token: string, at = server.server): TableClient {
  const client = openTable({ server: at, table, token }, loadGame, worldHere)
  onTestFinished(client.close)
  return client
}

async function atTable(question: object = {}) {
  const opened = await seatedAt(server.server, { ...noughtsAndCrosses, ...question })
  const seats = Object.keys(opened.seats)
  const clients = new Map(seats.map(seat => [seat, clientOf(server.server, opened, seat)] as const))
  onTestFinished(() => [...clients.values()].forEach(({ close }) => close()))
  await until(() => [...clients.values()].every(({ now }) => now().record), 'the battle begins')
  return { opened, clients }
}

test('who has the link sees what everybody may know, as it happens', async () => {
  const { opened, clients } = await atTable(duel)
  const one = watching(opened.table, opened.watch)
  await until(() => one.now().record !== null, 'it is told')
  await playOut(clients, 6)
  expect(one.now().holder).toEqual({ spectator: true })
  const game = await loadGame(duel.ruleset)
  const all = () => [...clients.values()].flatMap(({ now }) => now().record ?? [])
  const known = () => JSON.stringify(one.now().record?.view)
  const isWhole = () =>
    all().every(({ view }) => known() === JSON.stringify(game.view(view, nobody)))
  await until(isWhole, 'he knows what the views have in common')
})

test('so many look on, and all at the table know it', async () => {
  const { opened, clients } = await atTable()
  const count = () => [...clients.values()].map(({ now }) => now().card?.watching)
  const [one, other] = [1, 2].map(() => watching(opened.table, opened.watch))
  await until(() => count().every(number => number === 2), 'both are counted')
  other?.close()
  await until(() => count().every(number => number === 1), 'one has left')
  expect(one?.now().card?.watching).toBe(1)
})

test('a link to look on takes no seat, gives no order, and a private table is open to no stranger', async () => {
  const opened = await openedAt(server.server, noughtsAndCrosses)
  const url = `${server.server}api/tables/${opened.table}`
  const own = { seat: 'crosses', token: 'z'.repeat(22), name: 'Z', hash: 'a'.repeat(64) }
  for (const token of [opened.watch, 'x'.repeat(22)])
    await expect(askOnce(fetch, `${url}/take`, { token, question: own })).rejects.toThrow('no seat')
  const stranger = watching(opened.table, 'x'.repeat(22))
  await until(() => stranger.now().fault !== null, 'the door is shut')
})

test('where it was agreed, spectators are told everything, but late', async () => {
  const { opened, clients } = await atTable({ ...duel, watchDelay: 10 })
  const one = watching(opened.table, opened.watch)
  await until(() => one.now().card !== null, 'he comes')
  expect(one.now().card?.watchDelay).toBe(10)
  await playOut(clients, 4)
  expect(one.now().record).toBeNull()
  const later = Date.now() + 11 * 60_000
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => later)
  onTestFinished(() => clock.mockRestore())
  const other = watching(opened.table, opened.watch)
  await until(() => other.now().record !== null, 'it is told')
  expect(other.now().record?.viewpoint).toBeNull()
  expect(other.now().record?.entries.length).toBeGreaterThanOrEqual(5)
})

test('when the battle is over whoever knows of the table sees it all', async () => {
  const { opened, clients } = await atTable()
  const url = `${server.server}api/tables/${opened.table}/file`
  await expect(askOnce(fetch, url, { token: opened.watch })).rejects.toThrow('over')
  await playOut(clients)
  await until(() => [...clients.values()].every(({ now }) => now().card?.stage === 'ended'), 'end')
  const stranger = watching(opened.table, '')
  await until(() => Boolean(stranger.now().record?.view.outcome), 'it is told')
  expect(await askOnce(fetch, url, {})).toMatchObject({ ruleset: 'tic-tac-toe' })
})

test('public tables stand in the lobby with who is there, and a stranger takes a free seat', async () => {
  const own = await serverForTests()
  onTestFinished(own.close)
  const lobby = async () =>
    (await askOnce<LobbyAnswer>(fetch, `${own.server}api/tables`, {})).tables
  expect(await lobby()).toEqual([])
  await openedAt(own.server, noughtsAndCrosses)
  const opened = await openedAt(own.server, { ...noughtsAndCrosses, isPublic: true })
  expect((await lobby()).map(({ id }) => id)).toEqual([opened.table])
  const url = `${own.server}api/tables/${opened.table}`
  const token = 's'.repeat(22)
  const question = { seat: 'crosses', token, name: 'Stranger', hash: 'a'.repeat(64) }
  await askOnce(fetch, `${url}/take`, { question })
  watching(opened.table, token, own.server)
  const named = ({ seats }: TableCard) => seats.map(({ name, isHere }) => [name, isHere])
  await vi.waitFor(async () =>
    expect((await lobby()).map(named)).toEqual([
      [
        ['Stranger', true],
        [null, false],
      ],
    ]),
  )
})

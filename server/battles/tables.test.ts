import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askOnce, Refused } from '@grognard/remote/index.ts'
import type { TableClient } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { hashOfSecret, readBattle, seededDice, verify } from '@grognard/umpire'
import type { Kind, Seat } from '@grognard/umpire'
import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  playOut,
  seatedAt,
  serverForTests,
  until,
} from './tables-for-tests.ts'

const mark = (cell: number): Kind => {
  const order = { kind: 'mark', cell }
  return order
}

let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
})
afterAll(() => server.close())

async function atTable(question: object = {}, at = server.server) {
  const opened = await seatedAt(at, { ...noughtsAndCrosses, ...question })
  const clients = new Map<Seat, TableClient>()
  for (const seat of Object.keys(opened.seats)) clients.set(seat, clientOf(at, opened, seat))
  onTestFinished(() => [...clients.values()].forEach(client => client.close()))
  await until(() => [...clients.values()].every(({ now }) => now().record), 'the battle begins')
  return { opened, clients }
}

test('two people play a battle to its end', async () => {
  const { clients } = await atTable()
  expect(await playOut(clients)).toBeGreaterThanOrEqual(5)
  await until(
    () => [...clients.values()].every(({ now }) => now().card?.stage === 'ended'),
    'the end',
  )
  const [one, other] = [...clients.values()].map(({ now }) => now().record?.view)
  expect(one?.outcome).toEqual(other?.outcome)
})

test('an order that is asked for twice is taken once', async () => {
  const { opened, clients } = await atTable()
  const question = { id: 'the-same-twice', told: 1, order: { kind: 'mark', cell: 4 } }
  const url = `${server.server}api/tables/${opened.table}/orders`
  const token = opened.seats['crosses'] ?? ''
  const answers = await Promise.all([1, 2, 3].map(() => askOnce(fetch, url, { token, question })))
  expect(answers).toMatchObject([1, 2, 3].map(() => ({ ruling: { allowed: true }, told: 2 })))
  await until(() => clients.get('noughts')?.now().told === 2, 'it is told')
})

test('an order is refused by its rule, and one that comes too late is not looked at', async () => {
  const { opened, clients } = await atTable()
  const [crosses, noughts] = [clients.get('crosses'), clients.get('noughts')]
  expect(await crosses?.give(mark(4))).toMatchObject({ allowed: true })
  await until(() => noughts?.now().told === 2, 'it is told')
  expect(await noughts?.give(mark(4))).toMatchObject({ allowed: false })
  const question = { id: 'too-late-1', told: 1, order: { kind: 'mark', cell: 0 } }
  const url = `${server.server}api/tables/${opened.table}/orders`
  const answer = await askOnce(fetch, url, { token: opened.seats['noughts'] ?? '', question })
  expect(answer).toEqual({ stale: true, told: 2 })
})

test('an order is not stale because another, who was asked together with its giver, has sealed his', async () => {
  const { opened, clients } = await atTable({ ruleset: 'wooden-ships', scenario: 'constitution' })
  const [[first, one], [second, other]] = [...clients] as [Held, Held]
  const isSealing = (client: TableClient) => {
    const { record } = client.now()
    const asks = record?.game.asks(record.view) ?? []
    return asks.length === 2 && asks.every(ask => ask.asks.includes('seal'))
  }
  for (let given = 0; given < 40 && !isSealing(one); given++) await playOut(clients, 1)
  await until(() => isSealing(other), 'the other is told as much')
  const { told, record } = other.now()
  expect(await one.give({ kind: 'seal' })).toMatchObject({ allowed: true })
  await until(() => other.now().told > told, 'it is told')
  expect(other.now().record?.entries.at(-1)?.events[0]).toMatchObject({ kind: 'ordersSealed' })
  const url = `${server.server}api/tables/${opened.table}/orders`
  const ask = (seat: Seat, id: string, question: object) =>
    askOnce(fetch, url, { token: opened.seats[seat] ?? '', question: { id, told, ...question } })
  const order = record?.game.sample(record.view, second, seededDice('beside'))
  expect(await ask(second, 'beside-1', { order })).toMatchObject({ ruling: { allowed: true } })
  expect(await ask(first, 'own-late', { order: { kind: 'seal' } })).toMatchObject({ stale: true })
  expect(await ask(second, 'own-late', { order: { kind: 'seal' } })).toMatchObject({ stale: true })
})

type Held = [Seat, TableClient]

test('the last order is taken back, and both learn of it', async () => {
  const { clients } = await atTable()
  const [crosses, noughts] = [clients.get('crosses'), clients.get('noughts')]
  await crosses?.give(mark(4))
  await until(() => noughts?.now().told === 2, 'it is told')
  expect(await noughts?.takeBack()).toMatchObject({ why: 'other', by: 'crosses' })
  expect(await crosses?.takeBack()).toMatchObject({ why: null })
  await until(() => noughts?.now().told === 3, 'it is told')
  expect(noughts?.now().record?.entries).toHaveLength(1)
  expect(await crosses?.give(mark(4))).toMatchObject({ allowed: true })
})

test('an order that has ended the battle is not taken back', async () => {
  const { clients } = await atTable()
  const [crosses, noughts] = [clients.get('crosses'), clients.get('noughts')]
  for (const cell of [0, 1, 3, 4, 6]) {
    const giver = cell % 3 === 0 ? crosses : noughts
    let ruling = null
    while (ruling === null) ruling = await giver?.give(mark(cell))
    expect(ruling).toMatchObject({ allowed: true })
  }
  expect(crosses?.now().record?.view.outcome).not.toBeNull()
  expect(await crosses?.takeBack()).toMatchObject({ why: 'shown' })
})

test('the server goes down and comes back: the clients go on by themselves', async () => {
  const own = await serverForTests()
  const { clients } = await atTable({}, own.server)
  await playOut(clients, 3)
  await own.close()
  const again = await serverForTests(own.database, own.port)
  onTestFinished(() => again.close())
  await until(
    () => [...clients.values()].every(({ now }) => now().connection === 'open'),
    'the line',
  )
  await playOut(clients)
  expect([...clients.values()].map(({ now }) => now().record?.view.outcome)).not.toContain(null)
})

test('the computer plays a seat', async () => {
  const seats = { noughts: { kind: 'computer', level: 'captain' } }
  const { clients } = await atTable({ seats })
  const crosses = clients.get('crosses')
  for (const cell of [0, 1, 2, 3, 4, 5, 6, 7, 8]) {
    await until(() => {
      const record = crosses?.now().record
      return record?.game.asks(record.view)[0]?.seat !== 'noughts'
    }, 'the computer moves')
    await crosses?.give(mark(cell))
  }
  expect(crosses?.now().record?.view.outcome).not.toBeNull()
})

test.each([
  ['ruleset', { ruleset: 'chess' }],
  ['scenario', { scenario: 'moon' }],
  ['seats.queen', { seats: { queen: { kind: 'person' } } }],
  ['seats.noughts.level', { seats: { noughts: { kind: 'computer', level: 'god' } } }],
  ['isPublic', { isPublic: 'yes' }],
])('a table is refused for its %s', async (at, part) => {
  const refused = await openedAt(server.server, { ...noughtsAndCrosses, ...part } as never).catch(
    (error: unknown) => error,
  )
  expect(refused).toBeInstanceOf(Refused)
  expect(refused).toMatchObject({ fault: { fault: 'malformed', at } })
})

test('a link that is none opens nothing', async () => {
  const { opened } = await atTable()
  const url = `${server.server}api/tables/${opened.table}/orders`
  const question = { id: 'stranger1', told: 1, order: { kind: 'mark', cell: 4 } }
  await expect(askOnce(fetch, url, { token: 'x', question })).rejects.toThrow('no seat')
  await expect(askOnce(fetch, url, { question })).rejects.toThrow('no seat')
  const stranger = clientOf(server.server, { ...opened, seats: { crosses: 'x' } }, 'crosses')
  await until(() => stranger.now().fault !== null, 'the door is shut')
  expect(stranger.now().fault?.fault).toBe('noSeat')
})

test('a seat is taken by one, and a battle begins when all have shown their shares', async () => {
  const opened = await openedAt(server.server, noughtsAndCrosses)
  const url = `${server.server}api/tables/${opened.table}`
  const ask = (what: string, token: string, question: object) =>
    askOnce(fetch, `${url}/${what}`, { token, question })
  const [one, other] = ['a', 'b'].map(letter => ({
    token: letter.repeat(22),
    share: letter.repeat(64),
  }))
  if (!one || !other) throw new Error('Nobody.')
  const taking = (who: typeof one, seat: string) =>
    ask('take', opened.invite, {
      seat,
      name: 'Jens',
      token: who.token,
      hash: hashOfSecret(who.share),
    })
  await expect(
    ask('take', 'x'.repeat(22), {
      seat: 'crosses',
      name: 'J',
      token: one.token,
      hash: 'c'.repeat(64),
    }),
  ).rejects.toThrow('no seat')
  await taking(one, 'crosses')
  await taking(one, 'crosses')
  await expect(taking(other, 'crosses')).rejects.toThrow('taken')
  await expect(ask('share', one.token, { share: one.share })).rejects.toThrow('everybody')
  await taking(other, 'noughts')
  await expect(ask('share', one.token, { share: other.share })).rejects.toThrow('fit')
  await ask('share', one.token, { share: one.share })
  await ask('hash', other.token, { hash: hashOfSecret(one.share) })
  await ask('share', other.token, { share: one.share })
  expect(await askOnce(fetch, url, {})).toMatchObject({
    stage: 'waiting',
    seats: [{ share: null }, {}],
  })
  await ask('share', one.token, { share: one.share })
  expect(await askOnce(fetch, url, {})).toMatchObject({
    stage: 'playing',
    seats: [{ share: one.share }, {}],
  })
})

test('the file of a battle that is over proves its dice; before, it is nobody’s', async () => {
  const { opened, clients } = await atTable()
  const url = `${server.server}api/tables/${opened.table}/file`
  const token = opened.seats['crosses'] ?? ''
  await expect(askOnce(fetch, url, { token })).rejects.toThrow('over')
  await playOut(clients)
  await until(() => clients.get('crosses')?.now().card?.stage === 'ended', 'the end')
  const file = await askOnce(fetch, url, { token })
  expect(await askOnce(fetch, url, {})).toEqual(file)
  const battle = readBattle(file, { 'tic-tac-toe': await loadGame('tic-tac-toe') })
  expect(verify(battle)).toMatchObject({ valid: true, proof: { shares: 2 } })
})

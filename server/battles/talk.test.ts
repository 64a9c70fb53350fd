import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askOnce, openTable, worldHere } from '@grognard/remote/index.ts'
import type { TableClient, TalkTo } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { seededDice } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  seatedAt,
  serverForTests,
  until,
} from './tables-for-tests.ts'
import type { Seated } from './tables-for-tests.ts'

let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
})
afterAll(() => server.close())

const trafalgar = {
  ruleset: 'line-of-battle',
  scenario: 'trafalgar',
  options: { players: '2v1' },
}
const sanDomingo = {
  ruleset: 'wooden-ships',
  scenario: 'san-domingo',
  options: { commandersA: 2 },
}

async function atTable(question: object = {}) {
  const opened = await seatedAt(server.server, { ...noughtsAndCrosses, ...question })
  const sits = (seat: Seat) => {
    const client = clientOf(server.server, opened, seat)
    onTestFinished(client.close)
    return client
  }
  const clients = Object.keys(opened.seats).map(sits)
  await until(() => clients.every(({ now }) => now().record), 'the battle begins')
  return { opened, clients, sits }
}

const texts = (client: TableClient | undefined) => client?.now().said.map(({ text }) => text)

const asked = (opened: Seated, seat: Seat, question: object) => {
  const url = `${server.server}api/tables/${opened.table}/talk`
  return askOnce(fetch, url, { token: opened.seats[seat] ?? '', question })
}

test('what is said at the table is heard by all, in order and as it was typed', async () => {
  const { clients } = await atTable()
  const [crosses, noughts] = clients
  expect(await crosses?.say('table', ' <b>Ready?</b>\u0007 ')).toEqual({ waits: false })
  await noughts?.say('table', 'Ready.')
  await until(() => clients.every(client => texts(client)?.length === 2), 'all is heard')
  for (const client of clients) expect(texts(client)).toEqual(['<b>Ready?</b>', 'Ready.'])
  expect(noughts?.now().said[0]).toMatchObject({ seat: 'crosses', name: 'Player of crosses' })
})

test('who comes later, or again, hears what he has not, and nothing twice', async () => {
  const { clients, opened, sits } = await atTable()
  await clients[0]?.say('table', 'One')
  await until(() => texts(clients[1])?.length === 1, 'it is heard')
  const later = sits('noughts')
  await until(() => texts(later)?.length === 1, 'it is heard')
  const frames: string[] = []
  const socket = new WebSocket(`${server.server.replace('http', 'ws')}api/live`)
  onTestFinished(() => socket.close())
  socket.addEventListener('message', ({ data }) => frames.push(String(data)))
  await new Promise(resolve => socket.addEventListener('open', resolve))
  socket.send(
    JSON.stringify({ table: opened.table, token: opened.seats['noughts'], told: 1, heard: 1 }),
  )
  await until(() => frames.length > 0, 'the card comes')
  await clients[0]?.say('table', 'Two')
  await until(() => frames.some(frame => frame.includes('"talk"')), 'it is heard')
  const told = frames.filter(frame => frame.includes('"talk"')).map(frame => JSON.parse(frame))
  expect(told).toMatchObject([{ talk: { from: 1, said: [{ text: 'Two' }], waiting: [] } }])
})

test('a program’s stream goes on with the talk where it was left', async () => {
  const { clients, opened } = await atTable()
  for (const text of ['One', 'Two']) await clients[0]?.say('table', text)
  const url = `${server.server}api/tables/${opened.table}/stream?told=1&heard=1`
  const headers = { authorization: `Bearer ${opened.seats['noughts'] ?? ''}` }
  const patience = new AbortController()
  const { body } = await fetch(url, { headers, signal: patience.signal })
  let heard = ''
  for await (const bytes of body ?? []) {
    heard += new TextDecoder().decode(bytes)
    if (heard.includes('"talk"') && heard.endsWith('\n')) break
  }
  patience.abort()
  const frames = heard.trim().split('\n')
  const told = frames.filter(frame => frame.includes('"talk"')).map(frame => JSON.parse(frame))
  expect(told).toMatchObject([{ talk: { from: 1, said: [{ text: 'Two' }] } }])
})

test('what is asked for twice is said once', async () => {
  const { clients, opened } = await atTable()
  const question = { id: 'said-once', to: 'table', text: 'Once' }
  await Promise.all([1, 2, 3].map(() => asked(opened, 'crosses', question)))
  await clients[0]?.say('table', 'Twice')
  await until(() => texts(clients[1])?.includes('Twice') === true, 'it is heard')
  expect(texts(clients[1])).toEqual(['Once', 'Twice'])
})

test('nothing, too much and too many at once are refused with a reason', async () => {
  const { opened } = await atTable()
  const say = (id: string, text: string) => asked(opened, 'crosses', { id, to: 'table', text })
  await expect(say('nothing-1', '  ')).rejects.toMatchObject({ fault: { fault: 'malformed' } })
  await expect(say('too-long-1', 'x'.repeat(501))).rejects.toMatchObject({ fault: { at: 'text' } })
  for (let one = 1; one <= 5; one++) await say(`quickly-${one}`, `No. ${one}`)
  await expect(say('quickly-6', 'No. 6')).rejects.toMatchObject({ fault: { fault: 'tooFast' } })
  expect(await say('quickly-5', 'No. 5')).toEqual({ waits: false })
})

test('only who sits at the table hears and talks', async () => {
  const { clients, opened } = await atTable({ isPublic: true })
  const { table, invite, host } = opened
  const strangers = [invite, host, 'x'.repeat(22)].map(token =>
    openTable({ server: server.server, table, token }, loadGame, worldHere),
  )
  onTestFinished(() => strangers.forEach(({ close }) => close()))
  await until(() => strangers.every(({ now }) => now().card), 'they come')
  await clients[0]?.say('table', 'Between us')
  await until(() => texts(clients[1])?.length === 1, 'it is heard')
  for (const stranger of strangers) {
    expect(texts(stranger)).toEqual([])
    await expect(stranger.say('table', 'I too')).rejects.toThrow('no seat')
  }
})

test('[LOB-049] an ally is handed a note when its writer’s own turn comes, and no enemy learns of it', async () => {
  const { clients } = await atTable(trafalgar)
  const [first] = clients.flatMap(({ now }) => now().record ?? [])
  if (!first) throw new Error('The battle has not begun.')
  const allies = alliesIn(clients)
  const writer = await untilNotAsked(clients, allies)
  const notes = [{ from: { x: 1, y: 2 }, to: null }]
  expect(await writer.say('side', 'Break their line', notes)).toEqual({ waits: true })
  await until(() => writer.now().waiting.length === 1, 'it waits')
  const others = clients.filter(client => client !== writer)
  expect(others.flatMap(client => texts(client))).toEqual([])
  await playUntil(clients, () => writer.now().said.length === 1)
  await until(() => allies.every(client => texts(client)?.length === 1), 'it is handed over')
  expect(writer.now().waiting).toEqual([])
  for (const ally of allies) expect(ally.now().said[0]?.notes).toEqual(notes)
  const enemies = clients.filter(client => !allies.includes(client))
  expect(enemies.flatMap(client => texts(client))).toEqual([])
})

test('[WS-003] commanders of one fleet talk by signals during the battle, and freely before it', async () => {
  const { clients, opened } = await atTable(sanDomingo)
  const [ally] = alliesIn(clients)
  await expect(ally?.say('side', 'Tack')).rejects.toThrow('WS-047')
  await expect(ally?.say('side', 'So', [])).rejects.toThrow('WS-047')
  expect(await ally?.say('table', 'A fine day')).toEqual({ waits: false })
  const early = await openedAt(server.server, { ...noughtsAndCrosses, ...sanDomingo })
  const { seat } = ally?.now().card?.seats[0] ?? { seat: '' }
  const token = 'early'.padEnd(22, 'x')
  const own = { seat, token, name: 'Anna', hash: 'a'.repeat(64) }
  const url = `${server.server}api/tables/${early.table}`
  await askOnce(fetch, `${url}/take`, { token: early.invite, question: own })
  const before = { ...opened, ...early, seats: { [seat]: token } }
  const note = (to: TalkTo) => asked(before, seat, { id: `early-${to}`, to, text: 'A plan' })
  expect(await note('side')).toEqual({ waits: false })
})

test('what is drawn on the chart is shown to one’s own side alone', async () => {
  const { clients, sits } = await atTable({
    ruleset: 'belle-alliance',
    scenario: 'bornhoved',
    options: { commandersA: 2 },
  })
  const [one, other, enemy] = clients
  const notes = [
    { from: { x: 100, y: 2_000 }, to: { x: -5, y: 0 } },
    { from: { x: 7, y: 7 }, to: null },
  ]
  expect(await one?.say('side', 'Here', notes)).toEqual({ waits: false })
  await until(() => texts(other)?.length === 1, 'it is shown')
  expect(other?.now().said[0]).toMatchObject({ to: 'side', text: 'Here', notes })
  await one?.say('side', 'Gone', [])
  await until(() => texts(other)?.length === 2, 'it is taken away')
  expect(other?.now().said[1]?.notes).toEqual([])
  const later = sits('denmark-2')
  await until(() => later.now().said.length === 2, 'it is heard')
  expect(later.now().said).toEqual(other?.now().said)
  await expect(one?.say('table', 'Here', notes)).rejects.toThrow('one side alone')
  const many = Array.from({ length: 41 }, () => notes[0] ?? notes[1])
  await expect(one?.say('side', 'Here', many as typeof notes)).rejects.toThrow()
  await one?.say('table', 'Good day')
  await until(() => texts(enemy)?.length === 1, 'it is heard')
  expect(JSON.stringify(enemy?.now().said)).not.toContain('notes')
})

test('who has nobody beside him talks to the table alone', async () => {
  const { clients } = await atTable()
  await expect(clients[0]?.say('side', 'Hm')).rejects.toThrow('Nobody else')
})

/** Those who have somebody on their side. */
function alliesIn(clients: readonly TableClient[]): TableClient[] {
  return clients.filter(({ now }) => {
    const { record, holder } = now()
    if (!record || !holder || !('seat' in holder)) return false
    return record.game.allies(record.view, holder.seat).length > 1
  })
}

function isAsked({ now }: TableClient): boolean {
  const { record, holder } = now()
  if (!record || !holder || !('seat' in holder)) return false
  return record.game.asks(record.view).some(({ seat }) => seat === holder.seat)
}

async function untilNotAsked(clients: readonly TableClient[], among: readonly TableClient[]) {
  await playUntil(clients, () => among.some(client => !isAsked(client)))
  const found = among.find(client => !isAsked(client))
  if (!found) throw new Error('All are asked.')
  return found
}

const dice = seededDice('talk')

async function playUntil(clients: readonly TableClient[], isSo: () => boolean): Promise<void> {
  while (!isSo()) {
    await until(() => isSo() || clients.some(isAsked), 'somebody is asked')
    const mover = clients.find(isAsked)
    const { record, holder } = mover?.now() ?? {}
    if (isSo() || !mover || !record || !holder || !('seat' in holder)) continue
    const order = record.game.sample(record.view, holder.seat, dice)
    if (order) await mover.give(order)
  }
}

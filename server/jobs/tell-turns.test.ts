import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { askOnce } from '@grognard/remote/index.ts'
import type { Account, AccountAnswer, Way } from '@grognard/remote/index.ts'
import webPush from 'web-push'
import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { browserAt, mailboxForTests, tokenIn } from '../accounts/mailbox-for-tests.ts'
import {
  clientOf,
  noughtsAndCrosses,
  seatedAt,
  serverForTests,
  until,
} from '../battles/tables-for-tests.ts'
import type { Seated } from '../battles/tables-for-tests.ts'
import { createMailer } from '../notices/send-mail.ts'
import type { OfferedHere } from '../offers.ts'
import { createTurnTeller } from './tell-turns.ts'
import { holdTables } from '../battles/hold-tables.ts'
import { openDatabase } from '../store/open-database.ts'

/** What was posted to the program that listens. */
interface Called {
  path: string
  headers: Record<string, unknown>
  body: string
}

let mailbox: Awaited<ReturnType<typeof mailboxForTests>>
let server: Awaited<ReturnType<typeof serverForTests>>
let called: Called[] = []
let answers: number[] = []
const listener = createServer((request, response) => {
  let body = ''
  request.on('data', chunk => (body += String(chunk)))
  request.on('end', () => {
    called.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answers.shift() ?? 200).end()
  })
})
let hook = ''

const keys = webPush.generateVAPIDKeys()
const offers = (): OfferedHere => ({
  publicUrl: 'https://play.example.org/',
  mail: createMailer(new URL(mailbox.address), 'Umpire <umpire@example.org>'),
  push: keys,
  mayCallPrivate: true,
  pace: { wait: 0, beat: 20 },
})

beforeAll(async () => {
  mailbox = await mailboxForTests()
  await new Promise<void>(resolve => listener.listen(0, '127.0.0.1', resolve))
  hook = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  server = await serverForTests(undefined, 0, {}, offers())
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
  listener.close()
})
beforeEach(() => {
  called = []
  answers = []
})

const manners = { language: 'en', timeZone: 'Europe/Copenhagen', quiet: null }

const urlOf = ({ table }: Seated, what: string) => `${server.server}api/tables/${table}/${what}`

const keep = (table: Seated, seat: string, question: object) =>
  askOnce<Way>(fetch, urlOf(table, 'ways'), {
    token: table.seats[seat] ?? '',
    question: { ...manners, ...question },
  })

let asked = 0

const give = async (table: Seated, seat: string, cell: number, told: number) => {
  asked += 1
  await askOnce(fetch, urlOf(table, 'orders'), {
    token: table.seats[seat] ?? '',
    question: { id: `order-no-${asked}`, told, order: { kind: 'mark', cell } },
  })
}

const pause = () => new Promise(resolve => setTimeout(resolve, 150))

async function signedIn(mail: string) {
  const browser = browserAt(server.server)
  const before = mailbox.letters.length
  await browser.ask('account/link', { mail, language: 'en' })
  await until(() => mailbox.letters.length > before, 'a letter')
  const token = tokenIn(mailbox.letters.at(-1)?.text ?? '')
  await browser.ask('account/sign-in', { token, name: 'Anna' })
  return browser
}

test('a webhook is told of a turn once, by what everybody at the table knows', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  await keep(table, 'noughts', { way: 'webhook', url: `${hook}/turn` })
  await give(table, 'crosses', 4, 1)
  await until(() => called.length > 0, 'it is told')
  const body = called[0]?.body ?? ''
  expect(JSON.parse(body)).toMatchObject({
    event: 'turn',
    table: table.table,
    seat: 'noughts',
    mover: 'Player of crosses',
    url: `https://play.example.org/#/table/${table.table}`,
  })
  for (const token of [...Object.values(table.seats), table.host, table.invite])
    expect(body).not.toContain(token)
  await pause()
  expect(called).toHaveLength(1)
})

test('the same turn is told of once, though it was taken back and given anew', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  await keep(table, 'noughts', { way: 'webhook', url: `${hook}/again` })
  await give(table, 'crosses', 4, 1)
  await until(() => called.length > 0, 'it is told')
  const back = { id: 'taken-back', told: 2 }
  await askOnce(fetch, urlOf(table, 'take-back'), {
    token: table.seats['crosses'] ?? '',
    question: back,
  })
  await give(table, 'crosses', 0, 3)
  await pause()
  expect(called).toHaveLength(1)
  await give(table, 'noughts', 4, 4)
  await give(table, 'crosses', 1, 5)
  await until(() => called.length > 1, 'the next turn is told')
})

test('a proposal that waits for somebody away is told like a turn, and not what it is', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  await keep(table, 'noughts', { way: 'webhook', url: `${hook}/proposal` })
  await askOnce(fetch, urlOf(table, 'propose'), {
    token: table.seats['crosses'] ?? '',
    question: { id: 'offers-a-draw', told: 1, what: { about: 'draw' } },
  })
  await until(() => called.length > 0, 'it is told')
  expect(JSON.parse(called[0]?.body ?? '')).toMatchObject({
    event: 'proposal',
    seat: 'noughts',
    mover: 'Player of crosses',
    text: expect.stringMatching(/^Player of crosses has made a proposal/),
  })
  await pause()
  expect(called).toHaveLength(1)
})

test('who is looking on is told nothing', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  await keep(table, 'noughts', { way: 'webhook', url: `${hook}/here` })
  const client = clientOf(server.server, table, 'noughts')
  onTestFinished(() => client.close())
  await until(() => client.now().record !== null, 'the line')
  await give(table, 'crosses', 4, 1)
  await pause()
  client.close()
  await pause()
  expect(called).toEqual([])
})

test('what was not taken is tried again later, and what is gone is forgotten', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  await keep(table, 'noughts', { way: 'webhook', url: `${hook}/busy` })
  answers = [503, 200]
  await give(table, 'crosses', 4, 1)
  await until(() => called.length === 1, 'it is tried')
  await pause()
  expect(called).toHaveLength(1)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 61_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await until(() => called.length === 2, 'it is tried again')
  expect(called.map(({ body }) => JSON.parse(body).id)[1]).toBe(
    JSON.parse(called[0]?.body ?? '').id,
  )
  answers = [410]
  await give(table, 'noughts', 0, 2)
  await give(table, 'crosses', 1, 3)
  await until(() => called.length === 3, 'it is told')
  await pause()
  const { ways } = await askOnce<{ ways: Way[] }>(fetch, urlOf(table, 'ways'), {
    token: table.seats['noughts'] ?? '',
  })
  expect(ways).toEqual([])
})

test('what was being sent when the server fell is not sent again', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const { id } = await keep(table, 'noughts', { way: 'webhook', url: `${hook}/fell` })
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  await store
    .insertInto('deliveries')
    .values({
      id: 'half-sent',
      way_id: id,
      table_id: table.table,
      seat: 'noughts',
      given: 0,
      state: 'sending',
      attempts: 1,
      due_at: 0,
    })
    .execute()
  await give(table, 'crosses', 4, 1)
  await pause()
  expect(called).toEqual([])
})

test('hundreds of turns that nobody is to be told of are settled in one go, and hold nothing up', async () => {
  const { table } = await seatedAt(server.server, noughtsAndCrosses)
  const store = await openDatabase(server.database)
  const due = Array.from({ length: 250 }, (_, given) => ({
    table_id: table,
    seat: 'noughts',
    given: 100 + given,
    written_at: 0,
    settled_at: null,
  }))
  const tables = holdTables(store)
  const isHere = () => false
  const pace = { wait: 60_000, beat: 60_000 }
  const teller = createTurnTeller(tables, { isHere }, offers(), pace)
  onTestFinished(() => teller.close().then(() => store.destroy()))
  await store.insertInto('turn_notices').values(due).execute()
  let between = 0
  const other = setInterval(() => (between += 1), 0)
  await teller.look()
  clearInterval(other)
  const { left } = await store
    .selectFrom('turn_notices')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('given', '>=', 100)
    .where('settled_at', 'is', null)
    .executeTakeFirstOrThrow()
  expect(left).toBe(0)
  expect(between).toBeGreaterThan(10)
})

test('one mail in the agreed hours tells of all tables, and one request stops them', async () => {
  const browser = await signedIn('digest@example.org')
  const tables: Seated[] = []
  for (let i = 0; i < 3; i++) tables.push(await seatedAt(server.server, noughtsAndCrosses))
  const seats = tables.map(({ table, seats: own }) => ({ table, token: own['noughts'] ?? '' }))
  await browser.ask('account/seats', { seats })
  await browser.ask('account/ways', { way: 'mail', hours: 24, ...manners })
  mailbox.letters.length = 0
  const [first, ...others] = tables
  if (first) await give(first, 'crosses', 4, 1)
  await until(() => mailbox.letters.length === 1, 'a letter')
  expect(mailbox.letters[0]).toMatchObject({ to: 'digest@example.org' })
  expect(mailbox.letters[0]?.text).toContain(`https://play.example.org/#/table/${first?.table}`)
  for (const table of others) await give(table, 'crosses', 4, 1)
  await pause()
  expect(mailbox.letters).toHaveLength(1)
  const now = Date.now()
  vi.spyOn(Date, 'now').mockReturnValue(now + 24 * 3_600_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await until(() => mailbox.letters.length === 2, 'the next letter')
  const { raw = '', text = '' } = mailbox.letters[1] ?? {}
  for (const { table, seats: own } of others) {
    expect(text).toMatch(new RegExp(`#/table/${table}\\r?\\n`))
    for (const token of Object.values(own)) expect(raw).not.toContain(token)
  }
  expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  const [, stop = ''] =
    /List-Unsubscribe:\s+<https:\/\/play\.example\.org\/([^>]+)>/.exec(raw) ?? []
  const answer = await fetch(`${server.server}${stop}`, { redirect: 'manual' })
  expect(answer.status).toBe(303)
  expect((await waysIn(browser)).length).toBe(1)
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await fetch(`${server.server}${stop}`, { method: 'POST', body })).status).toBe(200)
  expect(await waysIn(browser)).toEqual([])
})

const waysIn = async (browser: ReturnType<typeof browserAt>): Promise<Account['ways']> => {
  const { account } = (await browser.ask('account')).answer as AccountAnswer
  return account?.ways ?? []
}

test('in quiet hours nothing is sent before they are over', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const now = new Date()
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const quiet = { from: minute, to: (minute + 60) % 1440 }
  await keep(table, 'noughts', { way: 'webhook', url: `${hook}/quiet`, timeZone: 'UTC', quiet })
  await give(table, 'crosses', 4, 1)
  await pause()
  expect(called).toEqual([])
  vi.spyOn(Date, 'now').mockReturnValue(now.getTime() + 61 * 60_000)
  onTestFinished(() => void vi.restoreAllMocks())
  await until(() => called.length === 1, 'the quiet hours are over')
})

test('a push service is given what only the browser can read', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const browser = createECDH('prime256v1')
  const p256dh = browser.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const subscription = { endpoint: `${hook}/push/1`, keys: { p256dh, auth } }
  await keep(table, 'noughts', { way: 'push', subscription })
  await give(table, 'crosses', 4, 1)
  await until(() => called.length === 1, 'it is pushed')
  const [push] = called
  expect(push).toMatchObject({
    path: '/push/1',
    headers: {
      'content-encoding': 'aes128gcm',
      authorization: expect.stringContaining(keys.publicKey),
      topic: table.table,
    },
  })
  expect(push?.body).not.toContain('turn')
})

test('a webhook into a private network is refused where that was not allowed', async () => {
  const careful = await serverForTests(undefined, 0, {}, { ...offers(), mayCallPrivate: false })
  onTestFinished(() => careful.close())
  const table = await seatedAt(careful.server, noughtsAndCrosses)
  const question = { way: 'webhook', url: `${hook}/no`, ...manners }
  const token = table.seats['noughts'] ?? ''
  const url = `${careful.server}api/tables/${table.table}/ways`
  await expect(askOnce(fetch, url, { token, question })).rejects.toThrow('private networks')
  const zone = { ...question, url: 'https://example.org/', timeZone: 'Mars/Base' }
  await expect(askOnce(fetch, url, { token, question: zone })).rejects.toThrow('time zone')
})

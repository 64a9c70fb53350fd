import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  playOut,
  seatedAt,
  serverForTests,
  until,
} from '../battles/tables-for-tests.ts'
import { hashOfToken } from '../battles/tokens.ts'
import { offersFrom } from '../flags.ts'
import { openDatabase } from '../store/open-database.ts'
import { LINK_LASTS } from './mail-links.ts'
import { browserAt, mailboxForTests, tokenIn } from './mailbox-for-tests.ts'

let mailbox: Awaited<ReturnType<typeof mailboxForTests>>
let server: Awaited<ReturnType<typeof serverForTests>>

const offered = (publicUrl: string) =>
  offersFrom(
    { mail: mailbox.address, mailFrom: 'Umpire <umpire@example.org>', publicUrl },
    {},
    mkdtempSync(join(tmpdir(), 'grognard-')),
  )

beforeAll(async () => {
  mailbox = await mailboxForTests()
  server = await serverForTests(undefined, 0, {}, offered('https://play.example.org/club'))
})
afterAll(async () => {
  await server.close()
  await mailbox.close()
})

async function linkFor(mail: string, browser = browserAt(server.server)): Promise<string> {
  // News of a turn may come between.
  const links = () =>
    mailbox.letters.filter(
      ({ to, text }) => to === mail.toLowerCase() && text.includes('#/sign-in/'),
    )
  const before = links().length
  expect(await browser.ask('account/link', { mail, language: 'en' })).toMatchObject({ status: 200 })
  await until(() => links().length > before, 'a letter')
  return tokenIn(links().at(-1)?.text ?? '')
}

async function signedInAs(mail: string, name = 'Anna') {
  const browser = browserAt(server.server)
  const { set, answer } = await browser.ask('account/sign-in', { token: await linkFor(mail), name })
  return { ...browser, set, answer }
}

test('a mailed link signs in once, and the cookie is for this page alone', async () => {
  const token = await linkFor('Anna@Example.org')
  const [letter] = mailbox.letters.slice(-1)
  expect(letter?.to).toBe('anna@example.org')
  expect(letter?.text).toContain(`https://play.example.org/club/#/sign-in/${token}`)
  const browser = browserAt(server.server)
  const { set, answer } = await browser.ask('account/sign-in', { token, name: 'Anna' })
  expect(answer).toEqual({
    account: { name: 'Anna', mail: 'anna@example.org', passkeys: [], ways: [] },
  })
  for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/api'])
    expect(set).toContain(part)
  expect((await browser.ask('account')).answer).toEqual(answer)
  const again = await browserAt(server.server).ask('account/sign-in', { token, name: 'Eve' })
  expect(again).toMatchObject({ status: 410, answer: { fault: 'linkSpent' } })
})

test('neither link nor cookie is kept in the database', async () => {
  const token = await linkFor('kept@example.org')
  const browser = browserAt(server.server)
  const { set } = await browser.ask('account/sign-in', { token, name: '' })
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  const rows = JSON.stringify([
    await store.selectFrom('mail_links').selectAll().execute(),
    await store.selectFrom('sessions').selectAll().execute(),
  ])
  expect(rows).not.toContain(token)
  expect(rows).not.toContain(/=([^;]+)/.exec(set)?.[1])
})

test('a link that is older than a quarter of an hour opens nothing', async () => {
  const token = await linkFor('late@example.org')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + LINK_LASTS)
  onTestFinished(() => void vi.restoreAllMocks())
  const { status } = await browserAt(server.server).ask('account/sign-in', { token, name: '' })
  expect(status).toBe(410)
})

test('an address is sent three links an hour, and the answer is the same for all', async () => {
  const browser = browserAt(server.server)
  for (let i = 0; i < 3; i++) await linkFor('often@example.org', browser)
  const before = mailbox.letters.length
  const { status, answer } = await browser.ask('account/link', {
    mail: 'often@example.org',
    language: 'de',
  })
  expect([status, answer]).toEqual([200, {}])
  await linkFor('other@example.org', browser)
  expect(mailbox.letters.slice(before).map(({ to }) => to)).toEqual(['other@example.org'])
})

test('a seat is at hand on every device of its account, until that is signed out', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const own = table.seats['crosses'] ?? ''
  const [desk, phone] = [await signedInAs('jens@example.org'), await signedInAs('jens@example.org')]
  await desk.ask('account/seats', {
    seats: [
      { table: table.table, token: own },
      { table: table.table, token: 'x'.repeat(22) },
    ],
  })
  expect((await phone.ask('account/tables')).answer).toMatchObject({
    tables: [
      { table: table.table, seat: 'crosses', stage: 'playing', isAsked: true, result: null },
    ],
  })
  const key = { table: table.table, seat: 'crosses', token: 'phone'.repeat(6) }
  expect((await phone.ask('account/key', key)).status).toBe(200)
  const opens = async (token: string) => {
    const url = `${server.server}api/tables/${table.table}/orders`
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status
  }
  expect(await opens(key.token)).toBe(200)
  const stranger = await signedInAs('stranger@example.org')
  expect((await stranger.ask('account/key', { ...key, token: 'y'.repeat(30) })).status).toBe(403)
  const watching = clientOf(server.server, { ...table, seats: { crosses: key.token } }, 'crosses')
  onTestFinished(() => watching.close())
  await until(() => watching.now().record !== null, 'the phone looks on')
  await phone.ask('account/sign-out', {})
  await until(() => watching.now().fault?.fault === 'noSeat', 'the phone is sent away')
  expect([await opens(key.token), await opens(own)]).toEqual([403, 200])
})

test('who came to a battle by an account comes to its rematch by it too', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const [desk, phone] = [
    await signedInAs('again@example.org'),
    await signedInAs('again@example.org'),
  ]
  const own = table.seats['crosses'] ?? ''
  await desk.ask('account/seats', { seats: [{ table: table.table, token: own }] })
  const key = { table: table.table, seat: 'crosses', token: 'rematch'.repeat(4) }
  await phone.ask('account/key', key)
  const bearer = { authorization: `Bearer ${key.token}` }
  const resigns = { id: 'resigns-now', told: 1, order: { kind: 'resign' } }
  await phone.ask(`tables/${table.table}/orders`, resigns, bearer)
  const { answer } = await phone.ask(`tables/${table.table}/rematch`, {}, bearer)
  expect(answer).toMatchObject({ seat: 'noughts' })
  const again = { table: String(answer.table), seat: 'noughts', token: 'fresh-key'.repeat(3) }
  expect((await phone.ask('account/key', again)).status).toBe(200)
  const hash = { hash: 'a'.repeat(64) }
  for (const token of [again.token, own])
    expect(
      (await phone.ask(`tables/${again.table}/hash`, hash, { authorization: `Bearer ${token}` }))
        .status,
    ).toBe(200)
})

test('who has been given a new link for the seat is alone there', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const browser = await signedInAs('lost@example.org')
  const seats = [{ table: table.table, token: table.seats['noughts'] ?? '' }]
  await browser.ask('account/seats', { seats })
  await browser.ask('account/key', { table: table.table, seat: 'noughts', token: 'k'.repeat(30) })
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  const renewed = { token_hash: hashOfToken('renewed') }
  await store.updateTable('seats').set(renewed).where('table_id', '=', table.table).execute()
  const url = `${server.server}api/tables/${table.table}/orders`
  const headers = { authorization: `Bearer ${'k'.repeat(30)}` }
  expect((await fetch(url, { headers })).status).toBe(403)
  expect((await browser.ask('account/tables')).answer).toEqual({ tables: [] })
})

test('battles that are over are told with how they ended', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const browser = await signedInAs('ended@example.org')
  const token = table.seats['crosses'] ?? ''
  await browser.ask('account/seats', { seats: [{ table: table.table, token }] })
  const clients = new Map(
    Object.keys(table.seats).map(seat => [seat, clientOf(server.server, table, seat)]),
  )
  onTestFinished(() => [...clients.values()].forEach(client => client.close()))
  await until(() => [...clients.values()].every(({ now }) => now().record), 'the battle begins')
  await playOut(clients)
  const outcome = clients.get('crosses')?.now().record?.view.outcome
  const [winner = null] = outcome?.winners ?? []
  const results = { crosses: 'won', noughts: 'lost' }
  const result = Object.entries(results).find(([seat]) => seat === winner)?.[1] ?? 'drawn'
  expect((await browser.ask('account/tables')).answer).toMatchObject({
    tables: [{ stage: 'ended', result, isAsked: false }],
  })
})

test('a seat that the account leaves opens no longer for devices that came by it', async () => {
  const table = await seatedAt(server.server, noughtsAndCrosses)
  const browser = await signedInAs('leaves@example.org')
  const own = table.seats['crosses'] ?? ''
  await browser.ask('account/seats', { seats: [{ table: table.table, token: own }] })
  await browser.ask('account/key', { table: table.table, seat: 'crosses', token: 'z'.repeat(30) })
  await browser.ask('account/untie', { table: table.table })
  expect((await browser.ask('account/tables')).answer).toEqual({ tables: [] })
  const opens = async (token: string) => {
    const url = `${server.server}api/tables/${table.table}/orders`
    return (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).status
  }
  expect([await opens('z'.repeat(30)), await opens(own)]).toEqual([403, 200])
})

test('who signs in again keeps the session; who signs in as another ends it', async () => {
  const browser = await signedInAs('twice@example.org')
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  const sessions = async () =>
    (await store.selectFrom('sessions').select('token_hash').execute()).length
  const before = await sessions()
  const again = { token: await linkFor('twice@example.org'), name: '' }
  expect((await browser.ask('account/sign-in', again)).status).toBe(200)
  expect(await sessions()).toBe(before)
  const other = { token: await linkFor('somebody-else@example.org'), name: '' }
  expect((await browser.ask('account/sign-in', other)).set).toContain('grognard=')
  expect(await sessions()).toBe(before)
  expect((await browser.ask('account')).answer).toMatchObject({
    account: { mail: 'somebody-else@example.org' },
  })
})

test('an address is added in the browser that asked, and a link sent to a stranger draws him nowhere', async () => {
  const mallory = await signedInAs('mallory@example.org')
  const link = async () => {
    const before = mailbox.letters.length
    await mallory.ask('account/link', { mail: 'victim@example.org', language: 'en' })
    await until(() => mailbox.letters.length > before, 'a letter')
    return { token: tokenIn(mailbox.letters.at(-1)?.text ?? ''), name: 'Victim' }
  }
  const refused = await browserAt(server.server).ask('account/sign-in', await link())
  expect(refused).toMatchObject({ status: 409, set: '', answer: { fault: 'elsewhere' } })
  const { answer } = await mallory.ask('account/sign-in', await link())
  expect(answer).toMatchObject({ account: { mail: 'victim@example.org' } })
})

test('a passkey is taken away, but not the last way into an account', async () => {
  const browser = await signedInAs('keys@example.org')
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  const account = await store
    .selectFrom('accounts')
    .select('id')
    .where('mail', '=', 'keys@example.org')
    .executeTakeFirstOrThrow()
  const passkey = {
    account_id: account.id,
    public_key: '',
    counter: 0,
    transports: '[]',
    made_at: 1,
  }
  await store
    .insertInto('passkeys')
    .values([
      { ...passkey, id: 'first' },
      { ...passkey, id: 'second' },
    ])
    .execute()
  expect((await browser.ask('account/passkey/forget', { id: 'first' })).status).toBe(200)
  expect((await browser.ask('account')).answer).toMatchObject({
    account: { passkeys: [{ id: 'second', madeAt: 1 }] },
  })
  await store.updateTable('accounts').set({ mail: null }).where('id', '=', account.id).execute()
  expect((await browser.ask('account/passkey/forget', { id: 'second' })).status).toBe(409)
})

test('links are not tried by the score', async () => {
  const bare = await serverForTests()
  onTestFinished(() => bare.close())
  const browser = browserAt(bare.server)
  const tried = async () =>
    (await browser.ask('account/sign-in', { token: 'x'.repeat(22), name: '' })).status
  const statuses = []
  for (let i = 0; i < 61; i++) statuses.push(await tried())
  expect(statuses.slice(0, 60)).toEqual(statuses.slice(0, 60).map(() => 410))
  expect(statuses[60]).toBe(429)
})

test('signed out everywhere, and deleted, nothing is left', async () => {
  const [one, two] = [await signedInAs('gone@example.org'), await signedInAs('gone@example.org')]
  await one.ask('account/sign-out-everywhere', {})
  expect((await two.ask('account')).answer).toEqual({ account: null })
  expect((await two.ask('account/name', { name: 'X' })).status).toBe(401)
  const again = await signedInAs('gone@example.org')
  await again.ask('account/delete', {})
  const store = await openDatabase(server.database)
  onTestFinished(() => store.destroy())
  for (const table of ['accounts', 'mail_links'] as const)
    expect(JSON.stringify(await store.selectFrom(table).selectAll().execute())).not.toContain(
      'gone@',
    )
})

test('what changes something is asked for by this page alone', async () => {
  const browser = await signedInAs('cross@example.org')
  const from = (site: string) => browser.ask('account/delete', {}, { 'sec-fetch-site': site })
  expect((await from('cross-site')).status).toBe(409)
  expect((await from('same-site')).status).toBe(409)
  expect((await from('same-origin')).status).toBe(200)
})

test('a server without mail says so', async () => {
  const bare = await serverForTests()
  onTestFinished(() => bare.close())
  const browser = browserAt(bare.server)
  expect((await browser.ask('here')).answer).toMatchObject({ remotePlay: true, mail: false })
  const asked = await browser.ask('account/link', { mail: 'a@example.org', language: 'en' })
  expect(asked).toMatchObject({ status: 409, answer: { says: 'This server does not send email.' } })
  expect((await openedAt(bare.server, noughtsAndCrosses)).table).toBeTruthy()
})

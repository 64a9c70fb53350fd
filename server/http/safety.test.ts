import { connect } from 'node:net'
import { askOnce } from '@grognard/remote/index.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  seatedAt,
  serverForTests,
  until,
} from '../battles/tables-for-tests.ts'

type Given = Parameters<typeof serverForTests>[2]

async function serverWith(given: Given = {}) {
  const server = await serverForTests(undefined, 0, given)
  onTestFinished(() => server.close())
  return server
}

test('answers bear what browsers are to know of them, over TLS to come so again', async () => {
  const { server } = await serverWith({ proxy: '127.0.0.1' })
  const plain = await fetch(`${server}api/here`)
  expect(plain.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(plain.headers.get('content-security-policy')).not.toContain('unsafe-inline')
  expect(plain.headers.get('x-content-type-options')).toBe('nosniff')
  expect(plain.headers.get('referrer-policy')).toBe('no-referrer')
  expect(plain.headers.get('strict-transport-security')).toBeNull()
  const forwarded = { 'x-forwarded-proto': 'https' }
  const secure = await fetch(`${server}api/here`, { headers: forwarded })
  expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/)
  const own = await serverWith()
  const believed = await fetch(`${own.server}api/here`, { headers: forwarded })
  expect(believed.headers.get('strict-transport-security')).toBeNull()
})

/** The first answer to the same question that is no other than this one. */
async function firstWith(status: number, ask: () => Promise<Response>): Promise<Response> {
  for (let asked = 0; asked < 20; asked++) {
    const response = await ask()
    if (response.status === status) return response
  }
  throw new Error(`It was never answered with ${status}.`)
}

test('whoever asks for too much is told when to come again, and others are not', async () => {
  const { server } = await serverWith({ max: 8, proxy: '127.0.0.1' })
  const { table, seats } = await seatedAt(server, noughtsAndCrosses)
  const from = (address: string, seat = '') =>
    fetch(`${server}api/${seat ? `tables/${table}/orders` : 'here'}`, {
      headers: { 'x-forwarded-for': address, authorization: `Bearer ${seats[seat]}` },
    })
  for (const ask of [() => from('10.0.0.1', 'crosses'), () => from('10.0.0.2')]) {
    const refused = await firstWith(429, ask)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ fault: 'tooMany' })
  }
  expect((await from('10.0.0.1', 'noughts')).status).toBe(200)
  expect((await from('10.0.0.3')).status).toBe(200)
})

test('tokens that are made up do not get an address more than it may have', async () => {
  const { server } = await serverWith({ ofAddress: 10 })
  let asked = 0
  const ask = () =>
    fetch(`${server}api/tables/x/orders`, { headers: { authorization: `Bearer ${asked++}` } })
  const refused = await firstWith(429, ask)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('an address lays so many tables and holds so many sockets, and no body is read at any length', async () => {
  const { server } = await serverWith({ tables: 2, sockets: 1 })
  const opened = await seatedAt(server, noughtsAndCrosses)
  await openedAt(server, noughtsAndCrosses)
  await expect(openedAt(server, noughtsAndCrosses)).rejects.toThrow('Too much')
  const clients = Object.keys(opened.seats).map(seat => clientOf(server, opened, seat))
  onTestFinished(() => clients.forEach(client => client.close()))
  await until(() => clients.some(({ now }) => now().fault?.fault === 'tooMany'), 'one is refused')
  const long = await fetch(`${server}api/tables/${opened.table}/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ order: 'x'.repeat(100_000) }),
  })
  expect(long.status).toBe(413)
})

test('health is told by whether the database can be written', async () => {
  const { server, store } = await serverWith()
  expect((await fetch(`${server}healthz`)).status).toBe(200)
  const sick = await serverWith()
  const written = stderrWritten()
  await sick.store.destroy()
  expect((await fetch(`${sick.server}healthz`)).status).toBe(503)
  expect(written()).toContain('/healthz')
  expect(store).not.toBe(sick.store)
})

test('metrics count answers by their routes and name no table and no token', async () => {
  const { server } = await serverWith()
  const { table, seats } = await seatedAt(server, noughtsAndCrosses)
  const token = seats['crosses'] ?? ''
  await askOnce(fetch, `${server}api/tables/${table}/orders`, { token })
  const text = await (await fetch(`${server}metrics`)).text()
  expect(text).toContain(
    'grognard_requests_total{route="/api/tables/:id/orders",method="GET",status="200"} 1\n',
  )
  expect(text).toContain('grognard_tables{stage="playing"} 1\n')
  expect(text).toMatch(/^process_resident_memory_bytes \d{7,}$/m)
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(?:# (?:HELP|TYPE) [\w]+ .+|[\w]+(?:\{[^}]*\})? [\d.e+-]+)$/)
  for (const secret of [table, ...Object.values(seats)]) expect(text).not.toContain(secret)
})

/** What goes to standard error, which is kept from the screen. */
function stderrWritten(): () => string {
  let written = ''
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation(text => {
    written += String(text)
    return true
  })
  onTestFinished(() => spy.mockRestore())
  return () => written
}

test('the log says what went wrong and holds no token and no order', async () => {
  const { server, store } = await serverWith()
  const { table, seats } = await seatedAt(server, noughtsAndCrosses)
  const token = seats['crosses'] ?? ''
  const written = stderrWritten()
  await store.destroy()
  const question = { id: 'in-the-log', told: 1, order: { kind: 'mark', cell: 4, token } }
  const url = `${server}api/tables/${table}/orders`
  await expect(askOnce(fetch, `${url}?${token}`, { token, question })).rejects.toThrow('could not')
  expect(written()).toContain('POST /api/tables/:id/orders')
  for (const secret of [table, token, 'mark', 'in-the-log']) expect(written()).not.toContain(secret)
})

const upgrade = [
  'GET /api/live HTTP/1.1',
  'host: x',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
]

test('a line whose other end says nothing any more is closed, one that answers stays', async () => {
  const { server, port } = await serverWith({ beat: 100 })
  const opened = await seatedAt(server, noughtsAndCrosses)
  const lively = clientOf(server, opened, 'crosses')
  onTestFinished(() => lively.close())
  await until(() => lively.now().connection === 'open', 'the line')
  let lost = 0
  lively.subscribe(() => (lost += lively.now().connection === 'lost' ? 1 : 0))
  const mute = connect(port, '127.0.0.1', () => mute.write(`${upgrade.join('\r\n')}\r\n\r\n`))
  mute.resume()
  await new Promise(resolve => mute.once('close', resolve))
  expect(lost).toBe(0)
  expect(lively.now().connection).toBe('open')
})

test('a server that is stopped answers what it was asked and says farewell', async () => {
  const { server, app, store } = await serverForTests()
  const opened = await seatedAt(server, noughtsAndCrosses)
  const client = clientOf(server, opened, 'noughts')
  onTestFinished(() => client.close())
  await until(() => client.now().connection === 'open', 'the line')
  const token = opened.seats['crosses'] ?? ''
  const question = { id: 'at-the-end', told: 1, order: { kind: 'mark', cell: 4 } }
  const busy = store.transaction().execute(() => new Promise(resolve => setTimeout(resolve, 300)))
  const url = `${server}api/tables/${opened.table}/orders`
  const answer = askOnce(fetch, url, { token, question })
  await new Promise(resolve => setTimeout(resolve, 100))
  const before = performance.now()
  await Promise.all([app.close(), busy])
  expect(await answer).toMatchObject({ ruling: { allowed: true } })
  expect(performance.now() - before).toBeLessThan(4_000)
  expect(client.now().connection).toBe('lost')
})

import { spawn, spawnSync } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { askOnce } from '@grognard/remote/index.ts'
import type { Frame, OrdersAnswer, TableCard } from '@grognard/remote/index.ts'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { noughtsAndCrosses, seatedAt, serverForTests } from '../battles/tables-for-tests.ts'

let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
})
afterAll(() => server.close())

test('what may be asked is described from what is checked', async () => {
  const { paths } = await askOnce<{ paths: Record<string, Record<string, object>> }>(
    fetch,
    `${server.server}api/openapi.json`,
    {},
  )
  expect(paths['/api/tables/{id}/orders']?.['post']).toMatchObject({
    security: [{ token: [] }],
    parameters: [{ name: 'id', in: 'path' }],
    requestBody: {
      content: { 'application/json': { schema: { required: ['id', 'told', 'order'] } } },
    },
  })
  expect(paths['/api/tables/{id}/stream']?.['get']).toMatchObject({
    parameters: [{ name: 'id' }, { name: 'told', in: 'query' }, { name: 'heard', in: 'query' }],
  })
  const unnamed = Object.values(paths).flatMap(path =>
    Object.values(path).filter(route => !('summary' in route)),
  )
  expect(unnamed).toEqual([])
})

test('a stream tells a seat what it has not heard, and then what comes', async () => {
  const { table, seats } = await seatedAt(server.server, noughtsAndCrosses)
  const url = `${server.server}api/tables/${table}`
  const token = seats['crosses'] ?? ''
  const stream = await streamOf(`${url}/stream?told=1`, token)
  expect(await stream.next()).toMatchObject({ card: { id: table }, holder: { seat: 'crosses' } })
  const question = { id: 'first-order', told: 1, order: { kind: 'mark', cell: 4 } }
  await askOnce(fetch, `${url}/orders`, { token, question })
  expect(await stream.next()).toMatchObject({ from: 1, lines: [{ entry: { seat: 'crosses' } }] })
  stream.end()
})

test('a stream that has ended, at whichever end, leaves nothing behind', async () => {
  const own = await serverForTests(undefined, 0, { beat: 25, sockets: 1 })
  onTestFinished(own.close)
  const { table, host, seats } = await seatedAt(own.server, noughtsAndCrosses)
  const url = `${own.server}api/tables/${table}`
  const isHere = async () => {
    const { seats: cards } = await askOnce<TableCard>(fetch, url, {})
    return cards.some(card => card.isHere)
  }
  const first = await streamOf(`${url}/stream`, seats['crosses'] ?? '')
  await first.next()
  expect(await isHere()).toBe(true)
  const other = { token: seats['noughts'] ?? '' }
  await expect(askOnce(fetch, `${url}/stream`, other)).rejects.toThrow('Too many lines')
  first.end()
  await vi.waitFor(async () => expect(await isHere()).toBe(false))
  const again = await streamOf(`${url}/stream`, seats['crosses'] ?? '')
  await again.next()
  await askOnce(fetch, `${url}/new-link`, { token: host, question: { seat: 'crosses' } })
  await vi.waitFor(async () => expect(await isHere()).toBe(false))
})

test('a stream is opened by a seat’s token alone', async () => {
  const { table } = await seatedAt(server.server, noughtsAndCrosses)
  const url = `${server.server}api/tables/${table}/stream`
  await expect(askOnce(fetch, url, {})).rejects.toThrow('no seat')
  await expect(askOnce(fetch, url, { token: 'x' })).rejects.toThrow('no seat')
  await expect(askOnce(fetch, `${url}?told=-1`, { token: 'x' })).rejects.toThrow('told')
})

const bot = new URL('../../docs/bot.py', import.meta.url).pathname
const hasPython = spawnSync('python3', ['--version']).status === 0

test('a seat is offered what it may order, and only when it is asked', async () => {
  const { table, seats } = await seatedAt(server.server, noughtsAndCrosses)
  const url = `${server.server}api/tables/${table}/orders?limit=4`
  const offered = (seat: string) => askOnce<OrdersAnswer>(fetch, url, { token: seats[seat] ?? '' })
  const first = await offered('crosses')
  expect(first).toMatchObject({ isAsked: true, outcome: null, told: 1 })
  expect(first.orders).toHaveLength(4)
  expect(await offered('noughts')).toMatchObject({ isAsked: false, orders: [] })
  await expect(askOnce(fetch, `${url}0000`, { token: seats['crosses'] ?? '' })).rejects.toThrow()
})

test.skipIf(!hasPython)('two bots that need nothing of ours play a battle to its end', async () => {
  const { table, seats } = await seatedAt(server.server, noughtsAndCrosses)
  const ends = Object.values(seats).map(token => ended(`${server.server}#/table/${table}/${token}`))
  for (const said of await Promise.all(ends)) expect(said).toContain('It is over')
  const card = await askOnce(fetch, `${server.server}api/tables/${table}`, {})
  expect(card).toMatchObject({ stage: 'ended' })
})

test.skipIf(!hasPython)('a bot with a link that opens nothing says so', async () => {
  const { table } = await seatedAt(server.server, noughtsAndCrosses)
  expect(await ended(`${server.server}#/table/${table}/x`)).toContain('noSeat')
})

/** What a bot has said when it ends. */
function ended(link: string): Promise<string> {
  const child = spawn('python3', [bot, link], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const output of [child.stdout, child.stderr])
    output.setEncoding('utf8').on('data', (text: string) => (said += text))
  return new Promise(resolve => child.once('close', () => resolve(said)))
}

async function streamOf(url: string, token: string) {
  const ending = new AbortController()
  const { signal } = ending
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` }, signal })
  if (!response.body) throw new Error('There is no stream.')
  const lines = createInterface({ input: Readable.fromWeb(response.body as never) })
  const each = lines[Symbol.asyncIterator]()
  return {
    async next(): Promise<Frame> {
      return JSON.parse((await each.next()).value as string) as Frame
    },
    end: () => ending.abort(),
  }
}

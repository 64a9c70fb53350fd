import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { askOnce } from '@grognard/remote/index.ts'
import { seededDice } from '@grognard/umpire'
import { seatedAt } from '@grognard/server/battles/tables-for-tests.ts'
import type { Seated } from '@grognard/server/battles/tables-for-tests.ts'
import { accountPaths, strangeQuestion, tableDeeds } from './hostile-questions.ts'
import { startServer } from './server-process.ts'
import type { ServerProcess } from './server-process.ts'

interface Attacked {
  requests: number
  sockets: number
  /** Answers by their status. */
  statuses: Record<string, number>
  /** Mebibytes of memory when a quarter was done, and at the end. */
  memory: [number, number]
  faults: string[]
}

type Pick = <Item>(items: readonly Item[]) => Item

/**
 * Sends so many requests that nobody means well with, and a tenth as many sockets, for so many minutes at
 * most; what was wrong with the answers.
 */
export async function attack(
  requests: number,
  { atATime = 8, minutes = Infinity } = {},
): Promise<Attacked> {
  const server = await startServer()
  const { pid } = server
  const seated = await seatedAt(server.url, { ...plan, ruleset: 'line-of-battle' })
  const found: Attacked = { requests: 0, sockets: 0, statuses: {}, memory: [0, 0], faults: [] }
  const fault = (what: string): void => {
    if (found.faults.length < 20) found.faults.push(what)
  }
  let sent = 0
  const began = performance.now()
  /** How much of the attack is over, of 1. */
  const done = () => Math.max(sent / requests, (performance.now() - began) / (minutes * 60_000))
  const attacker = async (name: number): Promise<void> => {
    const dice = seededDice('hostile', name)
    const pick: Pick = items => items[dice.roll(items.length) - 1] as never
    while (sent < requests && done() < 1) {
      sent += 1
      if (found.memory[0] === 0 && done() >= 0.25) found.memory[0] = memoryOf(pid)
      await sendOne(server, seated, { pick, found, fault })
      if (dice.roll(10) > 1) continue
      found.sockets += 1
      await sendFrames(server, seated, { pick, fault })
    }
  }
  await Promise.all(Array.from({ length: atATime }, (_, name) => attacker(name)))
  found.requests = sent
  found.memory[1] = memoryOf(pid)
  await askOnce(fetch, `${server.url}api/here`, {}).catch(() =>
    fault('The server does not answer.'),
  )
  if (server.pid !== pid) fault('The server has ended.')
  const tokens = [seated.host, seated.invite, ...Object.values(seated.seats)]
  if (tokens.some(token => server.said().includes(token))) fault('A token stands in the log.')
  await server.stop()
  return found
}

const plan = { scenario: 'constitution', options: {}, papers: {}, seats: {}, isPublic: false }

/** Mebibytes that are resident; 0 where the system does not tell. */
function memoryOf(pid: number): number {
  try {
    const [, kibibytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kibibytes) / 1024)
  } catch {
    return 0
  }
}

const deep = (depth: number, open = '[', shut = ']') => open.repeat(depth) + shut.repeat(depth)

/** What should be a table, an order, a seat: as text. */
const bodies: readonly (string | Uint8Array<ArrayBuffer>)[] = [
  '',
  '{',
  'null',
  '[]',
  '7',
  '"x"',
  '{}',
  '{"__proto__":{"isAdmin":true}}',
  '{"constructor":{"prototype":{"isAdmin":true}}}',
  '{"toString":1,"hasOwnProperty":2}',
  '\u0000\uffff',
  new Uint8Array(randomBytes(300)),
  deep(100_000),
  deep(20_000, '{"a":', '}').replace('}', '1}'),
  JSON.stringify({ id: 'x'.repeat(70_000), told: 0, order: null }),
  '{"id":"hostile-1","told":1e999,"order":{}}',
  '{"id":"hostile-1","told":-1,"order":{}}',
  '{"id":"hostile-1","told":1.5,"order":{}}',
  '{"id":"__proto__","told":0,"order":{"kind":"__proto__"}}',
  JSON.stringify({ ...plan, ruleset: '__proto__' }),
  JSON.stringify({ ...plan, ruleset: 'line-of-battle', scenario: 'constructor' }),
  JSON.stringify({ ...plan, ruleset: 'tic-tac-toe', options: { x: 'y', ['__proto__']: 1 } }),
  JSON.stringify({
    ...plan,
    ruleset: 'wooden-ships',
    scenario: 'open-battle',
    papers: { fleetA: [] },
  }),
  `{"ruleset":"line-of-battle","scenario":"constitution","options":{},"seats":{},"isPublic":false,"papers":{"x":${deep(9_000)}}}`,
  JSON.stringify({ seat: 'a', name: 'x', token: 'y'.repeat(22), hash: 'z'.repeat(64) }),
  JSON.stringify({
    seat: '__proto__',
    name: '\u202e',
    token: 'y'.repeat(22),
    hash: 'a'.repeat(64),
  }),
  JSON.stringify({ hash: 'A'.repeat(64) }),
  JSON.stringify({ share: 'a'.repeat(64) }),
]

const junk: readonly unknown[] = [null, true, -1, 0.5, 1e300, '', 'x', [], {}, [[]], { kind: 'x' }]
const kinds = ['sail', 'done', 'fire', '__proto__', 'constructor', 'resign2', '', 'anchor']

const freshId = () => `hostile-${Math.floor(performance.now() * 1000)}`

/** An order that a seat may not mean: a body that the schema lets through. */
function strangeOrder(pick: Pick): string {
  const order: Record<string, unknown> = { kind: pick(kinds) }
  for (const field of ['ship', 'legs', 'anchor', 'toString', 'target'])
    if (pick([true, false])) order[field] = pick(junk)
  const given = JSON.stringify({
    id: freshId(),
    told: 100,
    order: pick([order, order, order, ...junk]),
  })
  return pick([given, given, given, given.replace('"x"', deep(5_000))])
}

/** One in two is always the same text, the others are made up: orders and questions by turns. */
function anyBody(pick: Pick): (typeof bodies)[number] {
  if (pick([true, false])) return pick(bodies)
  return pick([true, false]) ? strangeOrder(pick) : strangeQuestion(pick, freshId())
}

async function sendOne(
  { url }: ServerProcess,
  { table, invite, seats, host }: Seated,
  { pick, found, fault }: { pick: Pick; found: Attacked; fault(what: string): void },
): Promise<void> {
  const ids = [table, table, table, 'x', '__proto__', '%00', '%ff', '..%2f..', 'y'.repeat(5000)]
  const known = ['', '/take', '/hash', '/share', '/orders', '/take-back', '/file', '/x', '//', '/%']
  const ends = [...known, ...tableDeeds.map(deed => `/${deed}`)]
  const path = pick([
    `tables/${pick(ids)}${pick(ends)}`,
    `tables/${table}/${pick(tableDeeds)}`,
    pick(accountPaths),
    'tables',
    'tables',
    'here',
    '%',
    'live',
    '',
  ])
  const tokens = [invite, host, ...Object.values(seats), 'x', '__proto__', 'z'.repeat(9000), '\t']
  const method = pick(['POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
  const body = anyBody(pick)
  const headers = {
    'content-type': pick([
      'application/json',
      'application/json',
      'text/plain',
      'x',
      'multipart/form-data',
    ]),
    ...(pick([true, true, false]) && { authorization: `Bearer ${pick(tokens)}` }),
    ...(pick([true, ...Array(9).fill(false)]) && { 'content-encoding': 'gzip' }),
  }
  const request = { method, headers, ...(method !== 'GET' && { body }) }
  const what = `${method} ${path.slice(0, 60)} ${String(body).slice(0, 60)}`
  try {
    const response = await fetch(`${url}api/${path}`, request)
    const text = await response.text()
    found.statuses[response.status] = (found.statuses[response.status] ?? 0) + 1
    if (response.status >= 500) fault(`${response.status} for ${what}: ${text}`)
    if (response.status >= 400 && !isFault(text)) fault(`${response.status} for ${what}: ${text}`)
  } catch (error) {
    // A body that is too long may be cut off before it was sent.
    if (String(body).length < 40_000) fault(`${String(error)} (${causeOf(error)}) for ${what}`)
  }
}

/** What stood behind a request that failed. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error ? cause.message : 'no cause told'
}

/** In the form in which the server says what is wrong. */
function isFault(text: string): boolean {
  try {
    const { fault, says } = JSON.parse(text) as Record<string, unknown>
    return typeof fault === 'string' && typeof says === 'string'
  } catch {
    return false
  }
}

async function sendFrames(
  { url, port }: ServerProcess,
  { table, seats }: Seated,
  { pick, fault }: { pick: Pick; fault(what: string): void },
): Promise<void> {
  if (pick([true, false, false])) return sendGarbage(port, pick)
  const [token = ''] = Object.values(seats)
  const join = { table, token, told: 0 }
  const words = [
    ...bodies,
    JSON.stringify(join),
    JSON.stringify({ ...join, told: 1e15 }),
    JSON.stringify({ ...join, told: '1' }),
    JSON.stringify({ ...join, token: 'x' }),
    JSON.stringify({ ...join, table: '__proto__' }),
    JSON.stringify({ ...join, extra: 1 }),
  ]
  const said = Array.from({ length: pick([1, 1, 2, 40]) }, () => pick(words))
  const socket = new WebSocket(`${url.replace('http', 'ws')}api/live`)
  await new Promise<void>(resolve => {
    const timer = setTimeout(() => socket.close(), 300)
    socket.addEventListener('open', () => {
      for (const word of said) socket.send(word)
    })
    socket.addEventListener('message', ({ data }) => {
      const frame = JSON.parse(String(data)) as object
      const isKnown = frameKeys.some(key => key in frame)
      if (!isKnown) fault(`A frame that is none: ${String(data).slice(0, 200)}`)
    })
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}

const frameKeys = ['card', 'lines', 'talk', 'running', 'fault', 'beat']

const upgrade = [
  'GET /api/live HTTP/1.1',
  'host: x',
  'connection: upgrade',
  'upgrade: websocket',
  'sec-websocket-version: 13',
  'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
  '',
  '',
].join('\r\n')

/** What is neither HTTP nor a frame, or only the beginning of one. */
function sendGarbage(port: number, pick: Pick): Promise<void> {
  const beginnings = [
    upgrade,
    '',
    'POST /api/tables HTTP/1.1\r\ncontent-length: 99\r\n\r\n{',
    'GET / X\r\n\r\n',
  ]
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(pick(beginnings))
      socket.write(pick([randomBytes(2000), Buffer.from([0x81, 0x7f, 255, 255]), Buffer.alloc(0)]))
      setTimeout(() => socket.destroy(), 30)
    })
    socket.on('error', () => socket.destroy())
    socket.on('close', () => resolve())
    socket.resume()
  })
}

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  seatedAt,
  serverForTests,
  until,
} from '@grognard/server/battles/tables-for-tests.ts'
import type { TableClient } from '@grognard/remote/index.ts'
import type { Kind } from '@grognard/umpire'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { connectBot } from '../commands/bot.ts'
import { caughtOutput } from '../fixtures.ts'
import { run } from '../run.ts'
import { serverAt, tableAddress } from './table-address.ts'
import { seatAtTerminal } from './terminals-for-tests.ts'

const written = caughtOutput()
let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
})
afterAll(() => server.close())

const said = (text: string) => until(() => written.out.includes(text), `“${text}” is said`)

const linkTo = (table: string, token = '', base = server.server) =>
  `${base}#/table/${table}/${token}`

const mark = (cell: number): Kind => {
  const order = { kind: 'mark', cell }
  return order
}

const atTerminal = (link: string, name = 'Anna', base = server.server) =>
  seatAtTerminal(base, link, name)

async function ordered(client: TableClient, cell: number): Promise<void> {
  await until(() => {
    const { record } = client.now()
    return record?.game.asks(record.view).some(({ seat }) => seat === 'noughts') ?? false
  }, 'noughts are asked')
  expect(await client.give(mark(cell))).toMatchObject({ allowed: true })
}

test('a guest takes a free seat, waits in the room, and plays to the end with what the others do', async () => {
  const { table, invite } = await openedAt(server.server, noughtsAndCrosses)
  const { input, played } = atTerminal(linkTo(table, invite))
  input.type('crosses')
  await said('Crosses: Anna (you)')
  expect(written.out).toContain('Noughts: free')
  const [, own = ''] = /The link to your seat.*: (\S+)/.exec(written.out) ?? []
  const jens = atTerminal(linkTo(table, invite), 'Jens')
  await said('Noughts: Jens (you)')
  await said('Waiting for Crosses.')
  input.type('mark 4', 'mark 4', 'mark 3')
  jens.input.type('mark 0', 'why', 'mark 8')
  await said('Not allowed.')
  input.type('mark 5')
  const [battle, other] = await Promise.all([played, jens.played])
  expect(battle.state.outcome).toMatchObject({ winners: ['crosses'] })
  expect(other.state.outcome).toEqual(battle.state.outcome)
  expect(written.out).toContain('Rule TTT-4: A mark goes on a free cell and stays there.')
  expect(written.out).toContain('Crosses made three in a row and won.')
  expect(own).toMatch(/#\/table\/[\w-]+\/[\w-]{22}$/)
})

test('an order is taken back, on either side, and who comes back is told how it stands', async () => {
  const opened = await seatedAt(server.server, noughtsAndCrosses)
  const noughts = clientOf(server.server, opened, 'noughts')
  onTestFinished(() => noughts.close())
  const link = linkTo(opened.table, opened.seats['crosses'])
  const first = atTerminal(link)
  first.input.type('mark 4')
  await until(() => noughts.now().told === 2, 'it is told')
  await ordered(noughts, 0)
  await said('Noughts')
  await until(() => (noughts.now().record?.entries.length ?? 0) === 3, 'the answer')
  expect(await noughts.takeBack()).toMatchObject({ why: null })
  await said('The last order has been taken back.')
  await ordered(noughts, 8)
  first.input.type('undo', 'save x', 'quit')
  await first.played
  expect(written.out).toContain('the order stands')
  expect(written.out).toContain('The server keeps this battle.')
  expect(written.out).toContain(`grognard play --server ${server.server} --seat '${link}'`)
  written.out = ''
  const again = atTerminal(link)
  await said('Crosses to act')
  expect(written.out).toContain('bottom right')
  again.input.type('resign yes')
  expect((await again.played).state.outcome).toMatchObject({ winners: ['noughts'] })
})

test('a line that is lost is told, and taken up again', async () => {
  const own = await serverForTests()
  const opened = await seatedAt(own.server, noughtsAndCrosses)
  const { input, played } = atTerminal(
    linkTo(opened.table, opened.seats['crosses'], own.server),
    'Anna',
    own.server,
  )
  await said('Crosses to act')
  await own.close()
  await said('Connection lost; trying again.')
  const again = await serverForTests(own.database, own.port)
  onTestFinished(() => again.close())
  await said('Connected again.')
  input.type('mark 4')
  await said('Waiting for Noughts.')
  input.end()
  const noughts = clientOf(again.server, opened, 'noughts')
  await ordered(noughts, 0)
  noughts.close()
  expect((await played).file.entries).toHaveLength(3)
})

const bot = `
const { createInterface } = require('node:readline')
const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]()
const ask = async (verb, fields) => {
  process.stdout.write(JSON.stringify({ do: verb, ...fields }) + '\\n')
  const { ok, error } = JSON.parse((await lines.next()).value)
  if (error) process.stderr.write(error.code + ' ')
  return ok
}
const main = async () => {
  const { battle } = await ask('new', { ruleset: 'x', scenario: 'y' })
  await ask('state', { battle })
  for (;;) {
    const { seats, outcome } = await ask('awaiting', { battle })
    if (outcome) break
    const [{ seat }] = seats
    await ask('play', { battle, seat, order: { kind: 'mark', cell: 99 } })
    const { groups } = await ask('orders', { battle, seat, limit: 3 })
    await ask('play', { battle, seat, order: groups[0].orders[0] })
  }
  process.exit(0)
}
main()
`

test('programs that speak with an engine play two seats to the end, by link and by token', async () => {
  const path = join(mkdtempSync(join(tmpdir(), 'grognard-')), 'bot.cjs')
  writeFileSync(path, bot)
  const { table, seats } = await seatedAt(server.server, noughtsAndCrosses)
  const flags = { server: server.server, language: 'en' as const }
  const ways = [{ seat: linkTo(table, seats['crosses']) }, { token: seats['noughts'] }]
  const codes = ways.map(way => connectBot({ ...flags, ...way }, [process.execPath, path]))
  expect(await Promise.all(codes)).toEqual([0, 0])
  expect(written.out).toContain('plays Noughts.')
  expect(written.out.match(/The battle is over/g)?.length).toBe(2)
})

const column = { ...noughtsAndCrosses, ruleset: 'line-of-battle', scenario: 'trafalgar' }

test('one order for a column is given far away, taken back as one, and given by a program in one request', async () => {
  const { table, seats } = await seatedAt(server.server, column)
  const { input, played } = atTerminal(linkTo(table, seats['a']))
  await said('to act: Choose shot')
  input.type('group 1 chain')
  await said('Given: 6 of 6.')
  input.type('undo', 'quit')
  const { file } = await played
  expect(file.entries.filter(({ order }) => order?.kind === 'chooseShot')).toEqual([])

  const opened = await seatedAt(server.server, column)
  const bot = `
    const lines = require('node:readline').createInterface({ input: process.stdin })[Symbol.asyncIterator]()
    const ask = async request => {
      console.log(JSON.stringify(request))
      return JSON.parse((await lines.next()).value)
    }
    void (async () => {
      await ask({ do: 'awaiting', battle: 'b1' })
      const known = { battle: 'b1', seat: 'a' }
      const { formations } = (await ask({ do: 'groups', ...known })).ok
      const [{ pieces }] = formations
      const { orders } = (await ask({ do: 'share', ...known, group: 'grape', pieces })).ok
      await ask({ do: 'play', ...known, orders })
      process.exit(0)
    })()`
  const path = join(mkdtempSync(join(tmpdir(), 'grognard-bot-')), 'bot.cjs')
  writeFileSync(path, bot)
  const flags = {
    server: server.server,
    language: 'en' as const,
    seat: linkTo(opened.table, opened.seats['a']),
  }
  const seen = clientOf(server.server, opened, 'a')
  onTestFinished(() => seen.close())
  await connectBot(flags, [process.execPath, path])
  const shots = () =>
    seen.now().record?.entries.flatMap(({ order }) => (order?.kind === 'chooseShot' ? [order] : []))
  await until(() => shots()?.length === 6, 'six ships load grape')
})

test('what is wrong with a link, a server or a seat is said', async () => {
  const { table, seats } = await seatedAt(server.server, noughtsAndCrosses)
  const flags = { server: server.server, language: 'en' as const }
  const bots = (way: object, ...command: string[]) => connectBot({ ...flags, ...way }, command)
  const keyOf = (work: Promise<unknown>) =>
    work.then(
      () => 'nothing',
      (error: unknown) => String((error as { message?: string }).message),
    )
  const good = linkTo(table, seats['crosses'])
  const far = 'cli.fault.far.'
  expect(await keyOf(bots({ seat: good }))).toBe(`${far}noProgram`)
  expect(await keyOf(bots({ seat: good, token: 'x' }, 'true'))).toBe(`${far}seatOrToken`)
  expect(await keyOf(bots({ token: 'x' }, 'true'))).toBe(`${far}noToken`)
  expect(await keyOf(bots({ seat: linkTo(table, 'x') }, 'true'))).toBe(`${far}noSeat`)
  expect(await keyOf(bots({ seat: linkTo('none', 'x') }, 'true'))).toBe(`${far}unknownTable`)
  expect(await keyOf(bots({ seat: good }, '/nowhere/bot'))).toBe(`${far}notStarted`)
  expect(await keyOf(bots({ seat: good, server: 'http://127.0.0.1:9/' }, 'true'))).toBe(
    `${far}unreached`,
  )
  expect(() => tableAddress({ seat: 'crosses=human', server: 'http://x' })).toThrow(`${far}link`)
  expect(() => tableAddress({ seat: 'a/b' })).toThrow(`${far}what`)
  expect(() => serverAt('ftp://x')).toThrow(`${far}server`)
  expect(tableAddress({ seat: good })).toMatchObject({ server: server.server, table })
})

test('flags of a battle at home do not go with a server', async () => {
  const args = ['play', 'tic-tac-toe', '--server', server.server, '--seat', 'a/b']
  expect(await run(args)).toBe(2)
  expect(written.err).toBe(
    'grognard: --server goes only with one --seat LINK, --name and --language\n',
  )
  expect(await run(['play', '--server', server.server, '--seat', 'a'])).toBe(2)
  expect(written.err).toContain('“a” is not a link to a seat')
})

import {
  clientOf,
  noughtsAndCrosses,
  openedAt,
  playOut,
  seatedAt,
  serverForTests,
  until,
} from '@grognard/server/battles/tables-for-tests.ts'
import type { TableClient } from '@grognard/remote/index.ts'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { caughtOutput } from '../fixtures.ts'
import { seatAtTerminal } from './terminals-for-tests.ts'

const written = caughtOutput()
let server: Awaited<ReturnType<typeof serverForTests>>

beforeAll(async () => {
  server = await serverForTests()
})
afterAll(() => server.close())

const said = (text: string) => until(() => written.out.includes(text), `“${text}” is said`)

async function atTable() {
  const opened = await seatedAt(server.server, noughtsAndCrosses)
  const noughts = clientOf(server.server, opened, 'noughts')
  onTestFinished(() => noughts.close())
  const link = `${server.server}#/table/${opened.table}/${opened.seats['crosses']}`
  await until(() => noughts.now().record !== null, 'the battle begins')
  return { noughts, ...seatAtTerminal(server.server, link) }
}

const told = (client: TableClient, lines: number) =>
  until(() => client.now().told === lines, `${lines} lines`)

test('while another is awaited commands are answered, and an order waits until it is asked for', async () => {
  const { noughts, input, played } = await atTable()
  input.type('mark 4', 'help', 'mark 3')
  await said('The commands: help')
  await said('Waiting for Noughts.')
  await told(noughts, 2)
  const order = { kind: 'mark', cell: 0 }
  await noughts.give(order)
  await told(noughts, 4)
  input.type('quit')
  expect((await played).file.entries).toHaveLength(4)
  expect(written.out).toContain('You leave the battle as it stands.')
  const row = 'You can type a list of records as a row'
  expect(written.out.split(row).length).toBeLessThanOrEqual(2)
})

test('what is said is told, and what is typed is said', async () => {
  const { noughts, input, played } = await atTable()
  input.type('say  good luck', 'say', 'side hello')
  await until(() => noughts.now().said.some(({ text }) => text === 'good luck'), 'it is heard')
  await said('Say what: say TEXT')
  await said('The server says: Nobody else is on this side.')
  await noughts.say('table', 'The same\nto you')
  await said('Player of noughts: The same\n  to you')
  input.type('quit')
  await played
})

test('proposals are made, answered and withdrawn', async () => {
  const { noughts, input, played } = await atTable()
  const open = async () => {
    await until(() => noughts.now().running.proposal?.closed === null, 'it is open')
    return noughts.now().running.proposal?.id ?? ''
  }
  const isClosed = () =>
    until(() => noughts.now().running.proposal?.closed !== null, 'it is closed')
  input.type('accept', 'offer', 'offer undo', 'offer draw')
  await said('No proposal is open.')
  await said('Say what: offer draw')
  await said('There is no order to take back.')
  await noughts.answer(await open(), 'decline')
  await said('Declined by Noughts.')
  input.type('offer end')
  await open()
  input.type('withdraw')
  await said('Withdrawn by Crosses.')
  await isClosed()
  input.type('mark 4')
  await told(noughts, 2)
  expect(await noughts.propose({ about: 'undo', to: 1 })).toBeNull()
  await said('Proposed by Noughts: take back the last order.')
  input.type('accept')
  await told(noughts, 3)
  expect(await noughts.propose({ about: 'draw' })).toBeNull()
  await said('A draw is offered by Noughts.\nType “accept” or “refuse”.')
  input.type('accept')
  expect((await played).state.outcome).toMatchObject({ winners: [] })
})

test('the time that a book gives for a step is said as the server counts it', async () => {
  const plan = { ...noughtsAndCrosses, ruleset: 'wooden-ships', scenario: 'mars-hercule' }
  const opened = await seatedAt(server.server, { ...plan, options: { timedMoves: true } })
  const clients = new Map(
    Object.keys(opened.seats).map(one => [one, clientOf(server.server, opened, one)] as const),
  )
  onTestFinished(() => clients.forEach(({ close }) => close()))
  await until(() => [...clients.values()].every(({ now }) => now().record), 'the battle begins')
  const timed = () => [...clients].find(([, { now }]) => now().running.bookUntil !== null)?.[0]
  for (let given = 0; given < 60 && !timed(); given++) await playOut(clients, 1)
  const seat = timed() ?? ''
  const link = `${server.server}#/table/${opened.table}/${opened.seats[seat]}`
  const { input, played } = seatAtTerminal(server.server, link)
  await said('seconds for this step (WS-245)')
  input.type('quit')
  await played
})

test('seats are told by the names that they have in this battle', async () => {
  const plan = { ...noughtsAndCrosses, ruleset: 'war-at-sea', scenario: 'river-plate' }
  const { table, invite } = await openedAt(server.server, plan)
  const { input, played } = seatAtTerminal(
    server.server,
    `${server.server}#/table/${table}/${invite}`,
  )
  await said('Which seat?')
  expect(/Which seat\? (.*)/.exec(written.out)?.[1]).not.toContain('Allies')
  input.type('nobody')
  await expect(played).rejects.toThrow('noSeat')
})

import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { askOnce } from '@grognard/remote/index.ts'
import type { TableClient } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { readBattle, seededDice, verify } from '@grognard/umpire'
import type { Kind, Seat } from '@grognard/umpire'
import { atTable, serverInTime } from './agreements-for-tests.ts'
import { timeHere } from '../time.ts'
import { until } from './tables-for-tests.ts'

let server: Awaited<ReturnType<typeof serverInTime>>

beforeAll(async () => {
  server = await serverInTime(timeHere)
})
afterAll(() => server.close())

async function table(question: object = {}) {
  const found = await atTable(server.server, question)
  onTestFinished(found.close)
  return found
}

const mark = (cell: number): Kind => {
  const order = { kind: 'mark', cell }
  return order
}

const proposalOf = (client: TableClient) => client.now().running.proposal

const answer = (client: TableClient, said: 'accept' | 'decline' | 'withdraw') =>
  client.answer(proposalOf(client)?.id ?? 'nothing', said)

async function told(client: TableClient): Promise<void> {
  await until(() => proposalOf(client)?.closed === null, 'the proposal is told')
}

test('what both agree to take back does not stand any more, and the battle goes on', async () => {
  const { at } = await table()
  const [crosses, noughts] = [at('crosses'), at('noughts')]
  await crosses.give(mark(0))
  await until(() => noughts.now().told === 2, 'the first mark')
  await noughts.give(mark(1))
  await until(() => crosses.now().told === 3, 'the second mark')
  expect(await crosses.propose({ about: 'undo', to: 1 })).toBeNull()
  await told(noughts)
  expect(proposalOf(noughts)).toMatchObject({ seat: 'crosses', about: 'undo', stands: 1 })
  await answer(noughts, 'accept')
  await until(() => crosses.now().record?.entries.length === 1, 'it is taken back')
  expect(noughts.now().record?.entries).toHaveLength(1)
  await until(() => proposalOf(noughts)?.closed?.how === 'agreed', 'it is told')
  expect(await crosses.give(mark(8))).toMatchObject({ allowed: true })
  await until(() => noughts.now().record?.entries.length === 2, 'the new mark')
  expect(proposalOf(noughts)).toBeNull()
})

test('a proposal is declined, withdrawn, or gone once an order is played', async () => {
  const { at } = await table()
  const [crosses, noughts] = [at('crosses'), at('noughts')]
  const closed = async (how: string) =>
    until(() => proposalOf(crosses)?.closed?.how === how, `it is ${how}`)
  expect(await crosses.propose({ about: 'draw' })).toBeNull()
  await told(noughts)
  expect(await noughts.propose({ about: 'end' })).toMatchObject({ fault: 'refused' })
  await told(crosses)
  await expect(answer(crosses, 'accept')).rejects.toThrow('not waited for')
  await answer(noughts, 'decline')
  await closed('declined')
  expect(await crosses.propose({ about: 'end' })).toBeNull()
  await told(crosses)
  await answer(crosses, 'withdraw')
  await closed('withdrawn')
  expect(await crosses.propose({ about: 'draw' })).toBeNull()
  await crosses.give(mark(4))
  await until(() => noughts.now().told === 2 && proposalOf(noughts) === null, 'it is gone')
  expect(noughts.now().record?.view.outcome).toBeNull()
})

test('an answer to a proposal that is not there any more does nothing', async () => {
  const { at, ask, opened } = await table()
  await at('crosses').propose({ about: 'draw' })
  const answer = { id: 'late-answer', proposal: 'another-one', answer: 'accept' }
  expect(await ask('answer', opened.seats['noughts'], answer)).toMatchObject({ isOpen: false })
  expect(at('noughts').now().record?.view.outcome).toBeNull()
})

test.each(['draw', 'end'] as const)(
  'both agree on a %s: nobody has won, and the file proves it',
  async about => {
    const { at, opened } = await table()
    await at('crosses').give(mark(4))
    await until(() => at('noughts').now().told === 2, 'the mark')
    await at('noughts').propose({ about })
    await told(at('crosses'))
    await answer(at('crosses'), 'accept')
    await until(() => at('noughts').now().card?.stage === 'ended', 'the end')
    expect(at('noughts').now().record?.view.outcome).toEqual({
      winners: [],
      message: { key: `umpire.agreed.${about}` },
    })
    const url = `${server.server}api/tables/${opened.table}/file`
    const file = await askOnce(fetch, url, { token: opened.seats['crosses'] ?? '' })
    const battle = readBattle(file, { 'tic-tac-toe': await loadGame('tic-tac-toe') })
    expect(verify(battle)).toMatchObject({ valid: true, reserves: [] })
    expect(await at('crosses').propose({ about: 'undo', to: 1 })).toMatchObject({ fault: 'notYet' })
  },
)

test('nobody agrees on the end alone, nor with an entry that he does not know', async () => {
  const { at } = await table()
  const order = { kind: 'conclude', on: 'draw' }
  expect(await at('crosses').give(order)).toMatchObject({ allowed: false })
  expect(await at('crosses').propose({ about: 'undo', to: 1 })).toMatchObject({
    fault: 'malformed',
    at: 'what.to',
  })
})

test('a seat resigns far away, and the other has won', async () => {
  const { at } = await table()
  expect(await at('noughts').give({ kind: 'resign' })).toMatchObject({ allowed: true })
  await until(() => at('crosses').now().card?.stage === 'ended', 'the end')
  expect(at('crosses').now().record?.view.outcome?.winners).toEqual(['crosses'])
})

test('the computer lets one take back, and does not agree to a draw', async () => {
  const { at } = await table({ seats: { noughts: { kind: 'computer', level: 'ensign' } } })
  const crosses = at('crosses')
  await crosses.give(mark(4))
  await until(() => crosses.now().record?.entries.length === 3, 'the computer moves')
  expect(await crosses.propose({ about: 'draw' })).toMatchObject({ fault: 'refused' })
  expect(await crosses.propose({ about: 'undo', to: 1 })).toBeNull()
  expect(crosses.now().record?.entries).toHaveLength(1)
  expect(await crosses.propose({ about: 'end' })).toBeNull()
  expect(crosses.now().record?.view.outcome?.winners).toEqual([])
})

test('dice that are taken back by consent are not rolled again, and the file proves the others', async () => {
  const { at, opened } = await table({ ruleset: 'line-of-battle', scenario: 'constitution' })
  const seats = Object.keys(opened.seats)
  const dice = seededDice('orders')
  const asked = (): Seat | undefined =>
    seats.find(seat => {
      const { record } = at(seat).now()
      return record?.game.asks(record.view).some(ask => ask.seat === seat)
    })
  const [first = ''] = seats
  const lastDice = () =>
    at(first)
      .now()
      .record?.entries.findLast(
        ({ seq, events }) => seq > 0 && events.some(({ rolls = [] }) => rolls.length > 0),
      )?.seq
  for (let given = 0; given < 400 && lastDice() === undefined; given++) {
    await until(() => asked() !== undefined, 'somebody is asked')
    const seat = asked() ?? ''
    const { record } = at(seat).now()
    const order = record?.game.sample(record.view, seat, dice)
    if (order) await at(seat).give(order)
  }
  const to = lastDice() ?? 0
  expect(to).toBeGreaterThan(0)
  const others = seats.filter(seat => seat !== first)
  expect(await at(first).propose({ about: 'undo', to })).toBeNull()
  for (const seat of others) {
    await told(at(seat))
    await answer(at(seat), 'accept')
  }
  await until(() => at(first).now().record?.entries.length === to, 'it is taken back')
  await at(first).give({ kind: 'resign' })
  await until(() => at(first).now().card?.stage === 'ended', 'the end')
  const url = `${server.server}api/tables/${opened.table}/file`
  const file = await askOnce(fetch, url, { token: opened.seats[first] ?? '' })
  expect(file).toMatchObject({ dice: { later: [{ round: 1 }] } })
  const battle = readBattle(file, { 'line-of-battle': await loadGame('line-of-battle') })
  expect(verify(battle)).toMatchObject({ valid: true, reserves: [] })
}, 30_000)

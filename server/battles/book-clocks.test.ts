import type { TableQuestion } from '@grognard/remote/index.ts'
import { seededDice } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { expect, onTestFinished, test } from 'vitest'
import { atTable, serverInTime, timeForTests } from './agreements-for-tests.ts'
import { until } from './tables-for-tests.ts'

const SECOND = 1000

const duel = { ruleset: 'wooden-ships', scenario: 'mars-hercule', options: { timedMoves: true } }

/** Mars and Hercule, whose players have agreed on the times of the book. */
async function timedDuel(question: Partial<TableQuestion> = {}) {
  const time = timeForTests()
  const server = await serverInTime(time)
  const { at, close } = await atTable(server.server, { ...duel, ...question })
  onTestFinished(async () => {
    close()
    await server.close()
  })
  const dice = seededDice('book')
  const isAsked = (seat: Seat) => {
    const { record } = at(seat).now()
    return Boolean(record?.game.asks(record.view).some(ask => ask.seat === seat))
  }
  /** Each gives what his view offers until it is so. */
  const playUntil = async (isSo: () => boolean, seats: readonly Seat[] = ['a', 'b']) => {
    for (let given = 0; given < 200 && !isSo(); given++) {
      await until(() => isSo() || seats.some(isAsked), 'somebody is asked')
      const seat = seats.find(isAsked)
      const record = seat === undefined ? null : at(seat).now().record
      const order = seat === undefined ? null : record?.game.sample(record.view, seat, dice)
      if (!isSo() && seat !== undefined && order) await at(seat).give(order)
    }
  }
  return {
    time,
    at,
    playUntil,
    bookUntil: (seat: Seat) => at(seat).now().running.bookUntil,
    clockOf(seat: Seat) {
      const { record } = at(seat).now()
      return record ? record.game.clock(record.view, seat) : null
    },
    /** What the other has been told of them. */
    entriesOf: (seat: Seat, by: Seat) =>
      (at(by).now().record?.entries ?? []).filter(entry => entry.seat === seat),
  }
}

test('the book’s time is the server’s: it is told to whom it is about, and ends though he is gone', async () => {
  const { time, at, playUntil, bookUntil, clockOf, entriesOf } = await timedDuel()
  expect([bookUntil('a'), bookUntil('b')]).toEqual([null, null])
  await playUntil(() => bookUntil('a') !== null)
  const { seconds = 0 } = clockOf('a') ?? {}
  expect(seconds).toBeGreaterThan(0)
  expect(bookUntil('a')).toBe(time.now() + (10 + seconds) * SECOND)
  at('a').close()
  const before = entriesOf('a', 'b').length
  time.goOn((10 + seconds) * SECOND - 1)
  // What is asked of the server now is answered after all that it had to do.
  await at('b').say('table', 'Are you there?')
  expect(entriesOf('a', 'b')).toHaveLength(before)
  time.goOn(1)
  await until(() => entriesOf('a', 'b').length === before + 1, 'his grace begins')
  time.goOn(10 * SECOND + 60 * SECOND)
  await until(() => entriesOf('a', 'b').length === before + 2, 'his grace is over')
})

test('who has sealed and takes it back gets no more time', async () => {
  const { at, time, playUntil, bookUntil } = await timedDuel()
  await playUntil(() => bookUntil('a') !== null)
  const before = bookUntil('a')
  time.goOn(5 * SECOND)
  await playUntil(() => bookUntil('a') === null, ['a'])
  await at('a').takeBack()
  await until(() => bookUntil('a') === before, 'it is as it was')
})

test('against the computer nobody is hurried', async () => {
  const { at, playUntil, bookUntil, clockOf } = await timedDuel({
    seats: { b: { kind: 'computer', level: 'ensign' } },
  })
  const turn = () => clockOf('a')?.name
  const first = turn()
  await playUntil(() => at('a').now().told > 12 && turn() !== undefined && turn() !== first, ['a'])
  expect(turn()).not.toBe(first)
  expect(bookUntil('a')).toBeNull()
})

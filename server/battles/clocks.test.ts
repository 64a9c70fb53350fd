import { expect, onTestFinished, test } from 'vitest'
import type { ClockPlan } from '@grognard/remote/questions.ts'
import type { Kind } from '@grognard/umpire'
import { loadGame } from '@grognard/rulesets/library.ts'
import { newBattle, seededDice } from '@grognard/umpire'
import { atTable, cameTo, serverInTime, timeForTests } from './agreements-for-tests.ts'
import { clocksAfter } from './clocks.ts'
import { withLine } from './held-battle.ts'
import { alikeAfter } from './pairs-for-tests.ts'
import { until } from './tables-for-tests.ts'
import { entryLine, walked } from './walks-for-tests.ts'

const mark = (cell: number): Kind => {
  const order = { kind: 'mark', cell }
  return order
}

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function timed(clock: ClockPlan) {
  const time = timeForTests()
  const server = await serverInTime(time)
  const table = await atTable(server.server, { clock })
  onTestFinished(async () => {
    table.close()
    await server.close()
  })
  const clockOf = (seat: string) =>
    table
      .at(seat)
      .now()
      .running.clocks.find(one => one.seat === seat)
  return { time, server, ...table, clockOf }
}

test('a live clock starts with one’s first order; of each after it half a minute is free', async () => {
  const { time, at, clockOf } = await timed({ kind: 'live', minutes: 2, whenOver: 'wait' })
  await until(() => clockOf('crosses') !== undefined, 'the clock is told')
  expect(clockOf('crosses')).toEqual({ seat: 'crosses', until: null, stock: 2 * MINUTE })
  time.goOn(5 * MINUTE)
  await at('crosses').give(mark(0))
  await until(() => at('noughts').now().told === 2, 'the first mark')
  expect(clockOf('noughts')?.until).toBeNull()
  time.goOn(5 * MINUTE)
  await at('noughts').give(mark(1))
  await until(() => clockOf('crosses')?.until === time.now() + 2.5 * MINUTE, 'his clock runs')
  time.goOn(50_000)
  await at('crosses').give(mark(2))
  await until(() => clockOf('noughts')?.until === time.now() + 2.5 * MINUTE, 'the other’s clock')
  expect(at('noughts').now().running.clocks[0]).toEqual({
    seat: 'crosses',
    until: null,
    stock: 100_000,
  })
  time.goOn(29_000)
  await at('noughts').give(mark(3))
  await until(() => clockOf('noughts')?.until === null, 'it stands')
  expect(clockOf('noughts')?.stock).toBe(2 * MINUTE)
})

test('who has sat down and never given an order is gone after three days, live clock or none', async () => {
  const { time, ask, opened } = await timed({ kind: 'live', minutes: 2, whenOver: 'wait' })
  const handing = { seat: 'crosses', level: 'ensign' }
  time.goOn(3 * DAY - 1)
  await expect(ask('hand-over', opened.host, handing)).rejects.toThrow('not gone')
  time.goOn(1)
  await ask('hand-over', opened.host, handing)
})

test('who takes back has had the half minute that is free', async () => {
  const { time, at, clockOf } = await timed({ kind: 'live', minutes: 2, whenOver: 'wait' })
  await at('crosses').give(mark(0))
  await at('crosses').takeBack()
  await until(() => clockOf('crosses')?.until === time.now() + 2 * MINUTE, 'no half minute more')
})

test('whose time is over has lost, where that was agreed', async () => {
  const { time, at, clockOf } = await timed({ kind: 'days', days: 3, whenOver: 'forfeit' })
  await until(() => clockOf('crosses')?.until === time.now() + 3 * DAY, 'three days')
  time.goOn(2 * DAY)
  await at('crosses').give(mark(0))
  await until(() => clockOf('noughts')?.until === time.now() + 3 * DAY, 'three days for the other')
  time.goOn(3 * DAY - 1)
  expect(at('crosses').now().card?.stage).toBe('playing')
  time.goOn(1)
  await until(() => at('crosses').now().card?.stage === 'ended', 'the end')
  expect(at('crosses').now().record?.view.outcome?.winners).toEqual(['crosses'])
})

test('the computer takes the seat, where that was agreed, and its person takes it back', async () => {
  const { time, at, ask, opened } = await timed({ kind: 'days', days: 1, whenOver: 'computer' })
  time.goOn(DAY)
  await until(() => at('noughts').now().told === 2, 'the computer plays')
  const card = () => at('noughts').now().card?.seats[0]
  await until(() => card()?.standIn === 'captain', 'it is told')
  await expect(at('crosses').give(mark(8))).rejects.toThrow('take it back')
  await ask('take-seat-back', opened.seats['crosses'], {})
  await until(() => card()?.standIn === null, 'it is told')
  await at('noughts').give(firstFree(at('noughts').now().record?.view))
  await until(() => at('crosses').now().told === 3, 'the other’s mark')
  expect(await at('crosses').give(firstFree(at('crosses').now().record?.view))).toMatchObject({
    allowed: true,
  })
})

function firstFree(view: unknown): Kind {
  const { cells } = view as { cells: readonly string[] }
  return mark(cells.findIndex(cell => cell === 'free'))
}

test('who is waited for is only late, and the host may give his seat to the computer', async () => {
  const { time, at, ask, opened } = await timed({ kind: 'days', days: 1, whenOver: 'wait' })
  const handing = { seat: 'crosses', level: 'ensign' }
  await expect(ask('hand-over', opened.host, handing)).rejects.toThrow('not gone')
  await expect(ask('hand-over', opened.seats['noughts'], handing)).rejects.toThrow('no seat')
  time.goOn(DAY)
  expect(at('noughts').now().card?.seats[0]?.standIn).toBeNull()
  await ask('hand-over', opened.host, handing)
  await until(() => at('noughts').now().told === 2, 'the computer plays')
})

test('without a clock nobody is late before three days of silence', async () => {
  const { time, ask, opened, at } = await timed({ kind: 'none' })
  expect(at('crosses').now().running.clocks).toEqual([])
  const handing = { seat: 'crosses', level: 'ensign' }
  time.goOn(3 * DAY - 1)
  await expect(ask('hand-over', opened.host, handing)).rejects.toThrow('not gone')
  time.goOn(1)
  await ask('hand-over', opened.host, handing)
  await until(() => at('noughts').now().told === 2, 'the computer plays')
})

const DAY_OR_LOSE: ClockPlan = { kind: 'days', days: 1, whenOver: 'forfeit' }

test('while the server is down no clock runs', async () => {
  const time = timeForTests()
  const first = await serverInTime(time)
  const { opened, close } = await atTable(first.server, { clock: DAY_OR_LOSE })
  time.goOn(DAY / 4)
  close()
  await first.close()
  time.goOn(5 * DAY)
  const again = await serverInTime(time, first.database)
  const { at, ...back } = await cameTo(again.server, opened)
  onTestFinished(async () => {
    back.close()
    await again.close()
  })
  const clockOf = () => at('noughts').now().running.clocks[0]
  await until(() => clockOf()?.until === time.now() + 0.75 * DAY, 'what was left is left')
  time.goOn(0.75 * DAY)
  await until(() => at('noughts').now().record?.view.outcome !== null, 'the end')
  expect(at('noughts').now().record?.view.outcome?.winners).toEqual(['noughts'])
})

test('while the machine of the server sleeps no clock runs either', async () => {
  const { time, at } = await timed(DAY_OR_LOSE)
  time.sleep(3 * DAY)
  time.goOn(DAY / 2)
  await at('crosses').give(mark(0))
  expect(at('crosses').now().card?.stage).toBe('playing')
  await until(() => at('noughts').now().told === 2, 'the battle goes on')
})

test('nobody is gone for days in which there was no server', async () => {
  const time = timeForTests()
  const first = await serverInTime(time)
  const { opened, close } = await atTable(first.server)
  close()
  await first.close()
  time.goOn(4 * DAY)
  const again = await serverInTime(time, first.database)
  const { ask, ...back } = await cameTo(again.server, opened)
  onTestFinished(async () => {
    back.close()
    await again.close()
  })
  const handing = { seat: 'crosses', level: 'ensign' }
  await expect(ask('hand-over', opened.host, handing)).rejects.toThrow('not gone')
})

test('an order that another does not learn of moves no clock', async () => {
  const game = await loadGame('belle-alliance')
  const plan: ClockPlan = { kind: 'live', minutes: 10, whenOver: 'wait' }
  const dice = seededDice('clocks')
  let pairs = 0
  for (const held of walked(game, 'crossroads-farm', 'clocks')) {
    if (held.lines > 8) break
    const asked = game.asks(held.battle.state).map(ask => ask.seat)
    const seats = game.seats(held.battle.state).map((seat, position) => ({
      ...nobody,
      seat,
      position,
      asked_at: asked.includes(seat) ? 0 : null,
    }))
    for (const { seat, ways } of alikeAfter(held, dice))
      for (const { held: after, orders } of ways) {
        const told = after.tellings.get(seat)?.lines
        const entry = after.battle.file.entries.at(-1)
        if (orders.length !== 1 || !entry || told !== held.tellings.get(seat)?.lines) continue
        const line = { kind: 'gave' as const, entry }
        expect(clocksAfter(plan, seats, { before: held, after, line }, 90_000)).toEqual(seats)
        pairs += 1
      }
  }
  expect(pairs).toBeGreaterThan(0)
})

test('where the book times a step itself, the live clock of the table stands still', async () => {
  const game = await loadGame('wooden-ships')
  const dice = seededDice('timed')
  const { file } = newBattle(game, {
    scenario: 'mars-hercule',
    options: { timedMoves: true },
    dice: { kind: 'seeded', seed: 'timed' },
  })
  const { entries, ...head } = file
  const [entry] = entries
  if (!entry) throw new Error('It has no opening.')
  let held = withLine(game, null, { kind: 'began', file: head, entry }, '')
  const timed = () =>
    game.asks(held.battle.state).filter(({ seat }) => game.clock(held.battle.state, seat) !== null)
  for (let played = 0; played < 60 && timed().length === 0; played++) {
    const seat = game.asks(held.battle.state)[0]?.seat ?? ''
    const order = game.sample(held.battle.state, seat, dice)
    held = withLine(game, held, entryLine(held.battle, seat, order), '')
  }
  const asked = timed()[0]?.seat
  expect(asked).toBeDefined()
  const seats = [{ ...nobody, seat: asked ?? '', position: 0, asked_at: null }]
  const move = { before: held, after: held, line: { kind: 'gave' as const, entry } }
  const live = clocksAfter({ kind: 'live', minutes: 5, whenOver: 'wait' }, seats, move, 1)
  expect(live[0]?.asked_at).toBeNull()
  const days = clocksAfter({ kind: 'days', days: 5, whenOver: 'wait' }, seats, move, 1)
  expect(days[0]?.asked_at).toBe(1)
})

const nobody = {
  table_id: '',
  kind: 'person' as const,
  level: null,
  token_hash: null,
  name: null,
  share_hash: null,
  share: null,
  stock: 600_000,
  stand_in: null,
  book_step: null,
  book_until: null,
}

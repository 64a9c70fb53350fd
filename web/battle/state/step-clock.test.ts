import { expect, test } from 'vitest'
import { give, newBattle } from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { gameById } from '@grognard/rulesets'
import { stateOf } from '../../journeys/battles-for-tests.ts'
import type { BattleState } from './battle-state.ts'
import { reduce } from './reducer.ts'
import { timeLeft } from './step-clock.ts'

const ships = gameById('wooden-ships')

/** The plots of a duel, a minute for each. */
function timed(options = {}): Battle {
  const begun = newBattle(ships, {
    scenario: 'mars-hercule',
    options: { timedMoves: true, ...options },
    dice: { kind: 'seeded', seed: 'clock' },
  })
  return ['a', 'b'].reduce((now, seat) => give(now, seat, { kind: 'done' }).battle, begun)
}

const friends = { a: 'me', b: 'friend' } as const

const seenBy = (seat: string, battle = timed(), players = friends): BattleState => ({
  ...stateOf(battle, seat),
  players,
})

const ticks = (state: BattleState, count: number): BattleState =>
  Array.from({ length: count }).reduce<BattleState>(
    now => reduce(now, { type: 'clock/tick' }),
    state,
  )

const given = ({ onTheirWay }: BattleState): Kind[] =>
  onTheirWay.flatMap(request => (request.ask === 'give' ? [request.order] : []))

test('a clock runs down for the step, and its end goes on its way as an order', () => {
  const state = seenBy('a')
  expect(timeLeft(state)?.seconds).toBe(60)
  expect(timeLeft(ticks(state, 45))?.seconds).toBe(15)
  expect(given(ticks(state, 60))).toEqual([])
  expect(given(ticks(state, 61))).toEqual([{ kind: 'timeUp' }])
  expect(given(ticks(state, 70))).toHaveLength(1)
})

test('each seat has its time for itself, also when the screen has gone to and fro', () => {
  const used = ticks(seenBy('a'), 40)
  const other = { ...seenBy('b'), timesUsed: used.timesUsed }
  expect(timeLeft(other)?.seconds).toBe(60)
  expect(timeLeft({ ...seenBy('a'), timesUsed: ticks(other, 5).timesUsed })?.seconds).toBe(20)
})

test('nobody is timed alone, far away, without the option, in another’s window or once it is over', () => {
  expect(timeLeft(seenBy('a', timed(), { a: 'me', b: 'captain' } as never))).toBeNull()
  expect(timeLeft(seenBy('a', timed({ timedMoves: false })))).toBeNull()
  expect(timeLeft({ ...seenBy('a'), isWatching: true })).toBeNull()
  expect(timeLeft({ ...seenBy('a'), far: 'open' })).toBeNull()
  expect(timeLeft({ ...seenBy('a'), turnView: null })).toBeNull()
})

import { asksOf, sampleFor, play, seededDice } from '@grognard/umpire'
import type { Options } from '@grognard/umpire'
import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { expect, test } from 'vitest'
import { lineOfBattle } from '../index.ts'
import { sideOf } from '../players.ts'
import type { State } from '../state.ts'
import { begun } from './testing.ts'

const scenarios = ['open-battle', 'convoy', 'putting-to-sea', 'blockade-runners']
const tables = ['1v1', '2v1', '1v2', '2v2']

/** Orders by chance up to the first turn; a seat that has none, or an unlawful one, throws. */
function deployed(scenario: string, options: Options, seed: string): State {
  const dice = seededDice(seed)
  let state = begun(scenario, options, { seed })
  while (state.turn === 0) {
    const [ask] = asksOf(lineOfBattle, state)
    const order = ask && sampleFor(lineOfBattle, state, ask.seat, dice)
    if (!order) throw new Error(`Nobody can go on at ${ask?.step ?? 'no step'}.`)
    const played = play(lineOfBattle, state, ask.seat, order, dice)
    if (!played.ruling.allowed) throw new Error(`${order.kind} was picked and refused.`)
    state = played.state
  }
  return state
}

const overlaps = (state: State) =>
  state.ships
    .filter(ship => ship.status === 'afloat')
    .flatMap((one, index, all) => all.slice(index + 1).filter(other => hullsOverlap(one, other)))

for (const scenario of scenarios)
  test.each(tables)(`[LOB-042] ${scenario} %s: every drawn fleet finds room by chance`, players => {
    for (let seed = 0; seed < 12; seed++) {
      const state = deployed(scenario, { players }, `${scenario} ${players} ${seed}`)
      expect(overlaps(state)).toEqual([])
      const waiting = state.ships.filter(ship => ship.status === 'waiting')
      const raiders = state.ships.filter(ship => sideOf(state, ship.seat) === 1).length
      expect(waiting).toHaveLength(scenario === 'convoy' ? Math.max(0, raiders - 3) : 0)
    }
  })

test.each([
  ['open-battle', { points: 20_000 }],
  ['convoy', { pointsA: 20_000, pointsB: 20_000 }],
  ['putting-to-sea', { pointsA: 6000, pointsB: 20_000 }],
  ['blockade-runners', { pointsA: 20_000, pointsB: 20_000 }],
  ['open-battle', { points: 250, players: '2v2' }],
])('[LOB-042] %s finds room for the largest and the smallest fleets: %j', (scenario, options) => {
  for (let seed = 0; seed < 4; seed++)
    expect(overlaps(deployed(scenario, options, `large ${seed}`))).toEqual([])
})

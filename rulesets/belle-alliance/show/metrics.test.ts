import { expect, test } from 'vitest'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Metric } from '@grognard/umpire'
import { battle, guns, square } from '../fixtures.ts'
import type { Setting } from '../fixtures.ts'
import { belleAlliance } from '../index.ts'
import { messages } from '../messages.ts'
import type { PointRule } from '../model/setting.ts'
import { pointsWon, counts } from './metrics.ts'

const houses: PointRule = {
  kind: 'holdBuilding',
  seats: ['red', 'blue'],
  when: 'end',
  points: 4,
  places: ['h1', 'h2'],
}
const ruin: PointRule = { kind: 'unitRuined', seats: ['red', 'blue'], when: 'end', points: 3 }
const levels = [
  { least: 1, most: null, seat: 'red', grade: 'victory' as const },
  { least: null, most: -1, seat: 'blue', grade: 'victory' as const },
]
const rows = (owners: [string, number | null][]) => owners.map(([place, side]) => ({ place, side }))
const score = (owners: [string, number | null][]) => ({
  points: [0, 0],
  prisoners: [0, 0],
  owners: rows(owners),
})
const ground: Setting['terrain'] = ['h1', 'h2'].map(id => ({
  id,
  kind: 'building',
  points: square(50_000, 50_000, 8_000),
  capacity: 20,
}))

test('[BA-Q-34] points are told in all and by what they were won for, none as none', () => {
  const turnEnds: PointRule = { ...houses, when: 'eachTurnEnd', seats: ['blue'] }
  const end = battle({
    terrain: ground ?? [],
    units: [{}, { seat: 'blue', disorder: 'FU' }],
    victory: { points: [houses, ruin, turnEnds] },
    score: { ...score([['h1', 0]]), points: [0, 2] },
  })
  expect(pointsWon(end)).toEqual([
    { count: 'points', seat: 'red', times: 7 },
    { count: 'points', seat: 'blue', times: 2 },
    { count: 'points.holdBuilding', seat: 'red', times: 4 },
    { count: 'points.holdBuilding', seat: 'blue', times: 0 },
    { count: 'points.unitRuined', seat: 'red', times: 3 },
    { count: 'points.unitRuined', seat: 'blue', times: 0 },
    { count: 'points.turnEnds', seat: 'blue', times: 2 },
  ])
})

test('[BA-Q-34] a kind of point that nobody earned is told, for those who might have', () => {
  const attacker: PointRule = { ...houses, seats: ['red'] }
  expect(pointsWon(battle({ victory: { points: [attacker] } }))).toEqual([
    { count: 'points', seat: 'red', times: 0 },
    { count: 'points', seat: 'blue', times: 0 },
    { count: 'points.holdBuilding', seat: 'red', times: 0 },
  ])
})

test('[BA-Q-34] who mans a free house that gives him no points has taken nothing', () => {
  const attacker: PointRule = { ...houses, seats: ['red'] }
  const victory = { points: [attacker] }
  const taken = (owners: [string, number | null][], from: [string, number | null][]) =>
    counts({ kind: 'placesHeld', owners: rows(owners) }, battle({ victory, score: score(from) }))
  expect(taken([['h1', 1]], [])).toEqual([])
  expect(taken([['h1', 0]], [['h1', 1]])).toEqual([
    { count: 'placeTaken', seat: 'red', times: 1 },
    { factor: 'firstPlace', seat: 'red' },
  ])
  expect(taken([['h1', 1]], [['h1', 0]])).toEqual([{ count: 'placeTaken', seat: 'blue', times: 1 }])
})

test('[BA-Q-34] who takes the first place sets battles apart; of two at a time nobody did', () => {
  const before = battle({ victory: { points: [houses] }, score: score([]) })
  const held = (owners: [string, number | null][], from = before) =>
    counts({ kind: 'placesHeld', owners: rows(owners) }, from)
  const taken = (seat: string) => ({ count: 'placeTaken', seat, times: 1 })
  expect(held([['h1', 1]])).toEqual([taken('blue'), { factor: 'firstPlace', seat: 'blue' }])
  expect(
    held([
      ['h1', 0],
      ['h2', 1],
    ]),
  ).toEqual([taken('red'), taken('blue')])
  const later = battle({ victory: { points: [houses] }, score: score([['h1', 1]]) })
  expect(held([['h1', 0]], later)).toEqual([taken('red')])
})

test('[BA-Q-34] a place that is held from the start is not taken by its owner', () => {
  const startOwners = [{ place: 'h1', seat: 'blue' }]
  const before = battle({ victory: { points: [houses], startOwners } })
  const owners = rows([['h1', 1]])
  expect(counts({ kind: 'placesHeld', owners }, before)).toEqual([])
})

test('[BA-Q-34] who leads with half of the turns played, by the scenario’s levels', () => {
  const at = (owners: [string, number | null][]) =>
    battle({ lastTurn: 5, victory: { points: [houses], levels }, score: score(owners) })
  const half = { kind: 'turnEnded' as const, turn: 2 }
  expect(counts(half, at([['h1', 1]]))).toEqual([{ factor: 'leadAtHalf', seat: 'blue' }])
  expect(counts(half, at([]))).toEqual([])
  expect(counts({ ...half, turn: 3 }, at([['h1', 1]]))).toEqual([])
})

test('[BA-4.1.4-01] an attack is won, lost with the attacker’s order, or breaks nobody', () => {
  const before = battle({ units: [{}, { disorder: 'U' }, { seat: 'blue' }] })
  const states = ['routed' as const, 'fought' as const, 'fought' as const]
  const units = ['u1', 'u2', 'u3']
  expect(counts({ kind: 'meleesDecided', units, states, routers: [] }, before)).toEqual([
    { count: 'attack.won', seat: 'red' },
    { count: 'attack.lost', seat: 'red' },
    { count: 'attack.undecided', seat: 'blue' },
  ])
})

test('[BA-5.1.1-02] disorder counts where it is worse than before', () => {
  const before = battle({ units: [{}, { disorder: 'FU' }] })
  const shaken = (unit: string, degree: 'LU' | 'U' | 'FU') =>
    counts({ kind: 'disorderInflicted', unit, degree, cause: 'fire', forced: null }, before)
  expect(shaken('u1', 'FU')).toEqual([{ count: 'unit.routed', seat: 'red' }])
  expect(shaken('u1', 'U')).toEqual([{ count: 'unit.disordered', seat: 'red' }])
  expect(shaken('u1', 'LU')).toEqual([])
  expect(shaken('u2', 'FU')).toEqual([])
})

test('[BA-4.5.0-03] guns taken count by models, for who took them', () => {
  const before = battle({
    units: [{ arm: 'artillery', guns: guns(2) }, { seat: 'blue' }],
  })
  const event = { kind: 'gunsCaptured' as const, battery: 'u1', by: 'u2' }
  expect(counts(event, before)).toEqual([{ count: 'gunsTaken', seat: 'blue', times: 2 }])
})

/** All that is found in a battle of blind chance. */
function foundByChance(scenario: string): Metric[] {
  const game = gameOf(belleAlliance)
  const dice = seededDice('findings')
  const { state } = game.begin(game.prepare(scenario, { turns: 3 }), dice)
  const found: Metric[] = []
  while (!state.outcome) {
    const [ask] = game.asks(state)
    const order = ask && game.sample(game.view(state, ask.seat), ask.seat, dice)
    if (!ask || !order) throw new Error('The battle does not go on.')
    game.playInPlace(state, ask.seat, order, dice, told => found.push(...told))
  }
  return [...found, ...game.metricsAtEnd(state)]
}

test('[BA-Q-34] all that is found has a name in three languages', () => {
  const found = foundByChance('hougoumont')
  const names = found.map(one => ('count' in one ? one.count : one.factor))
  expect(names).toContain('order.written')
  expect(names).toContain('grade')
  const values = found.flatMap(one => ('is' in one ? [`${one.factor}.${one.is}`] : []))
  const keys = [...names, ...values].map(name => `finding.${name}`)
  for (const catalogue of Object.values(messages))
    expect(keys.filter(key => !(key in catalogue))).toEqual([])
})

import { gameOf, seededDice } from '@grognard/umpire'
import type { Metric } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { lineOfBattle } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { Ship, State } from '../model/state.ts'
import { metrics } from './metrics.ts'

const { messages } = lineOfBattle

const ships: Partial<Ship>[] = [
  { id: 'ajax', y: 10_000 },
  { id: 'heros', seat: 'blue', y: 20_000 },
]
const told = (event: Event, state: State = battleOf({ ships })) =>
  metrics.inEvent?.(event, state) ?? []
const revealed: Event = { kind: 'shotsRevealed', shots: [] }
const judged: Extract<Event, { kind: 'hitJudged' }> = {
  kind: 'hitJudged',
  shooter: 'ajax',
  battery: 'port',
  target: 'heros',
  modified: 6,
  result: 'critical',
  criticalDie: 1,
  critical: 'rudder',
  locationDie: 1,
  row: 'hull',
  damage: 2,
  isDoubleLoad: false,
}

test('[LOB-050] [LOB-035] before the first move it is told who moves first and who has the wind', () => {
  const at = (given: object) => told(revealed, battleOf({ ships, weather: 3, ...given }))
  expect(at({ windFrom: 0 })).toEqual([
    { factor: 'initiative', seat: 'red' },
    { factor: 'gage', seat: 'blue' },
    { factor: 'weather', is: '3' },
  ])
  expect(at({ windFrom: 18_000 })).toContainEqual({ factor: 'gage', seat: 'red' })
  expect(at({ windFrom: 9000 }).map(row => 'factor' in row && row.factor)).toEqual([
    'initiative',
    'weather',
  ])
  expect(at({ turn: 2 })).toEqual([])
})

test('[LOB-135] a broadside counts for whoever fired it, a hit and a critical one beside it', () => {
  expect(told(judged)).toEqual([
    { count: 'broadsides', seat: 'red' },
    { count: 'hits', seat: 'red' },
    { count: 'criticals', seat: 'red' },
  ])
  const miss = { ...judged, result: 'miss', critical: 'none' } as const
  expect(told(miss)).toEqual([{ count: 'broadsides', seat: 'red' }])
})

test('[LOB-009] boxes count for whoever loses them, and the first of all for the other side', () => {
  const hit: Event = { kind: 'shipDamaged', ship: 'heros', row: 'crew', lost: 2, left: 4 }
  const lost = { count: 'crewLost', seat: 'blue', times: 2 }
  expect(told(hit)).toEqual([{ factor: 'firstBlood', seat: 'red' }, lost])
  const later = battleOf({ ships: [{ id: 'ajax', sails: 1 }, ...ships.slice(1)] })
  expect(told(hit, later)).toEqual([lost])
  const crewHit = battleOf({ ships: [{ id: 'ajax', crew: 1 }, ...ships.slice(1)] })
  expect(told(hit, crewHit)).toEqual([lost])
})

test('[LOB-163] [LOB-174] men lost or spent in boarding are no first blood', () => {
  const hit: Event = { kind: 'shipDamaged', ship: 'heros', row: 'hull', lost: 2, left: 4 }
  const lost = { count: 'hullLost', seat: 'blue', times: 2 }
  const first = { factor: 'firstBlood', seat: 'red' }
  const boarders = battleOf({ ships: [{ id: 'ajax', crew: 1 }, ...ships.slice(1)] })
  const [player] = boarders.players
  if (player) player.strokes.melee = 1
  expect(told(hit, boarders)).toEqual([first, lost])
  const [ajax] = boarders.ships
  if (ajax) ajax.sails -= 1
  expect(told(hit, boarders)).toEqual([lost])
})

test('[LOB-218] [LOB-219] what a side has is told of each of its seats', () => {
  const players = ['red', 'blue', 'rose', 'navy'].map((seat, place) => ({ seat, side: place % 2 }))
  const allies = battleOf({ players, ships: [{ id: 'ajax', x: 10_000, y: 10_000 }] })
  const bySeat = (found: readonly Metric[] = [], name: string) =>
    found.flatMap(row => ('count' in row && row.count === name ? [[row.seat, row.times]] : []))
  const ended: Event = {
    kind: 'battleEnded',
    ending: 'turnLimit',
    points: [15, 5],
    missionPoints: [0, 0],
    grade: 'draw',
    side: null,
    winners: [],
  }
  const points = [
    ['red', 15],
    ['blue', 5],
    ['rose', 15],
    ['navy', 5],
  ]
  expect(bySeat(told(ended, allies), 'points')).toEqual(points)
  const quarters = [
    ['red', 1],
    ['blue', 0],
    ['rose', 1],
    ['navy', 0],
  ]
  expect(bySeat(metrics.atEnd?.(allies), 'quarters')).toEqual(quarters)
})

test('[LOB-160] [LOB-167] a boarding counts for who began it, a melee for who won it', () => {
  const [attacker, defender] = ['ajax', 'heros']
  const decided = { kind: 'meleeDecided', melee: 1, attacker, defender, isOpen: false } as const
  expect(told({ ...decided, winner: 'defender' })).toEqual([{ count: 'melees', seat: 'blue' }])
  expect(told({ ...decided, winner: 'nobody' })).toEqual([])
})

test('[LOB-222] [LOB-218] at the end it is told what became of each ship, and who holds what', () => {
  const state = battleOf({
    ships: [
      { id: 'ajax', x: 10_000, y: 10_000 },
      { id: 'orion', status: 'fled' },
      { id: 'heros', seat: 'red', firstSeat: 'blue', isStruck: true, officer: 'admiral' },
      { id: 'aigle', seat: 'red', firstSeat: 'blue', x: 11_000, y: 10_000 },
      { id: 'achille', seat: 'blue', status: 'sunk' },
      { id: 'berwick', seat: 'blue', crew: 0 },
    ],
  })
  expect(metrics.atEnd?.(state)).toEqual([
    { count: 'fit', seat: 'red' },
    { count: 'left', seat: 'red' },
    { count: 'struck', seat: 'blue' },
    { count: 'taken', seat: 'blue' },
    { count: 'sunk', seat: 'blue' },
    { count: 'unmanned', seat: 'blue' },
    { count: 'flagshipsLost', seat: 'blue' },
    { count: 'quarters', seat: 'red', times: 1 },
    { count: 'quarters', seat: 'blue', times: 0 },
  ])
})

/** All that is found in a battle of the computer against itself. */
function metricsIn(scenario: string): Metric[] {
  const game = gameOf(lineOfBattle)
  const dice = seededDice(scenario)
  const { state } = game.begin(game.prepare(scenario), dice)
  const found: Metric[] = []
  while (!state.outcome) {
    const [ask] = game.asks(state)
    const seat = ask?.seat ?? ''
    const order = game.choose(game.view(state, seat), seat, dice)
    game.playInPlace(state, seat, order, dice, more => found.push(...more))
  }
  return [...found, ...game.metricsAtEnd(state)]
}

test.each(['constitution', 'blockade-runners'])('all that is found in %s has a heading', name => {
  const found = metricsIn(name)
  const keys = found.flatMap(row => {
    if ('count' in row) return [`finding.${row.count}`]
    const key = `finding.${row.factor}`
    return 'is' in row ? [key, `${key}.${row.is}`] : [key]
  })
  for (const language of languages)
    expect(
      keys.filter(key => !messages[language][key]),
      language,
    ).toEqual([])
  const circumstances = new Set(found.flatMap(row => ('factor' in row ? row.factor : [])))
  expect([...circumstances]).toEqual(['initiative', 'gage', 'weather', 'firstBlood', 'ending'])
})

test('[LOB-035] fleets whose middles lie less than three inches apart have the wind both alike', () => {
  const gageOf = (...ys: number[]) => {
    const blue = ys.map((y, index) => ({ id: `b${index}`, seat: 'blue', y }))
    const state = battleOf({ ships: [{ id: 'ajax', y: 20_000 }, ...blue], windFrom: 0 })
    return told(revealed, state).flatMap(row =>
      'factor' in row && 'seat' in row && row.factor === 'gage' ? [row.seat] : [],
    )
  }
  expect(gageOf(17_000)).toEqual(['red'])
  expect(gageOf(23_000)).toEqual(['blue'])
  expect(gageOf(17_000, 17_001)).toEqual([])
  expect(gageOf(23_000, 22_999)).toEqual([])
  expect(gageOf()).toEqual([])
})

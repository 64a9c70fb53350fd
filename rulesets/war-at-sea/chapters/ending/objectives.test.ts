import { ruleIn } from '@grognard/umpire'
import { describe, expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { warAtSea } from '../../index.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { TestUnit } from '../../model/fixtures.ts'
import { scoreOf } from '../../model/score.ts'
import type { Objective } from '../../model/state.ts'
import { verdictOf } from './victory.ts'
import { claimObjectives } from './objectives.ts'

const marker: Objective = { x: 10_000, y: 10_000, owner: null }

/** A unit so many millimetres west of the marker. */
const off = (mm: number, unit: TestUnit = {}): TestUnit => ({ x: 1000 - mm, y: 1000, ...unit })
const enemy = (mm: number, unit: TestUnit = {}): TestUnit => ({
  x: 1000 + mm,
  y: 1000,
  seat: 'axis',
  ...unit,
})

/** Who owns the markers when the turn has ended. */
function ownersOf(
  units: TestUnit[],
  { objectives = [marker], canFlip = false }: { objectives?: Objective[]; canFlip?: boolean } = {},
) {
  const state = battleOf({
    units,
    state: { objectives: objectives.map(one => ({ ...one })) },
    options: { objectivesCanFlip: canFlip },
  })
  claimObjectives(tableFor(state))
  return state.objectives.map(({ owner }) => owner)
}

const submarine = { card: 'us-gato-class' }
const freighter = { card: 'us-liberty-ship' }

describe('[WAS-160] objectives', () => {
  test('a ship within range 0, no enemy ship within range 1', () => {
    const claims = vectors.filter(({ expect: wanted }) => wanted.claimed !== undefined)
    expect(claims).toHaveLength(3)
    for (const { input, expect: wanted } of claims) {
      const owners = ownersOf([off(input.ownShipMm ?? 0), enemy(input.nearestEnemyShipMm ?? 0)])
      expect(owners).toEqual([wanted.claimed ? 'allies' : null])
    }
  })

  test('submarines neither claim nor hinder', () => {
    expect(ownersOf([off(50, submarine), off(800), enemy(500)])).toEqual([null])
    expect(ownersOf([off(50), enemy(60, submarine), enemy(500)])).toEqual(['allies'])
  })

  test('[WAS-A38] No Sea Control does not claim, but hinders', () => {
    expect(ownersOf([off(50, freighter), off(800), enemy(500)])).toEqual([null])
    expect(ownersOf([off(50), enemy(150, freighter), enemy(500)])).toEqual([null])
  })

  test('[WAS-A32] nor does a ship in the turn of a high-speed run', () => {
    const run = { card: 'fr-le-terrible', as: { spentThisTurn: ['highSpeedRun' as const] } }
    expect(ownersOf([off(50, run), enemy(500)])).toEqual([null])
    expect(ownersOf([off(50, { card: 'fr-le-terrible' }), enemy(500)])).toEqual(['allies'])
  })

  test('ships that are sunk do neither', () => {
    const sunk = { as: { status: 'sunk' as const } }
    expect(ownersOf([off(50, sunk), off(800), enemy(500)])).toEqual([null])
    expect(ownersOf([off(50), enemy(50, sunk), enemy(500)])).toEqual(['allies'])
  })
})

describe('[WAS-161] a claimed objective', () => {
  const theirs = { objectives: [{ ...marker, owner: 'axis' }] }

  test('stays with its owner', () => {
    expect(ownersOf([off(50), enemy(500)], theirs)).toEqual(['axis'])
  })

  test('by agreement it may be taken over', () => {
    expect(ownersOf([off(50), enemy(500)], { ...theirs, canFlip: true })).toEqual(['allies'])
    expect(ownersOf([off(95), enemy(500)], { ...theirs, canFlip: true })).toEqual(['axis'])
  })

  test('[WAS-162] it counts half the fleet total, and 150 percent of it win', () => {
    const scores = vectors.filter(({ input }) => input.destroyedPoints !== undefined)
    expect(scores).toHaveLength(3)
    for (const { input, expect: wanted } of scores) {
      const { fleetTotal = 0, destroyedPoints = 0, objectives = 0 } = input
      const state = battleOf({
        units: [
          {},
          enemy(0),
          enemy(100, { as: { status: 'sunk' }, figures: { points: destroyedPoints } }),
        ],
        rules: { objectiveValue: fleetTotal / 2, target: (fleetTotal * 3) / 2 },
        state: {
          objectives: Array.from({ length: objectives }, () => ({ ...marker, owner: 'allies' })),
        },
      })
      expect(scoreOf(state, 'allies')).toBe(wanted.score)
      expect(verdictOf(state)?.winner === 'allies').toBe(wanted.wins)
    }
  })
})

describe('[WAS-163] an enemy that cannot hold the sea', () => {
  const open = { objectives: [marker, { ...marker, x: 0 }, { ...marker, y: 0, owner: 'axis' }] }

  test('loses all open objectives at once', () => {
    expect(ownersOf([off(800), enemy(500, submarine)], open)).toEqual(['allies', 'allies', 'axis'])
    expect(ownersOf([off(800), enemy(0, freighter)], open)).toEqual(['allies', 'allies', 'axis'])
    expect(ownersOf([off(800), enemy(500)], open)).toEqual([null, null, 'axis'])
  })

  test('but a ship that is still to come can', () => {
    const later = enemy(900, { as: { status: 'waiting' } })
    expect(ownersOf([off(800), enemy(500, submarine), later], open)).toEqual([null, null, 'axis'])
  })

  test('is named as the reason of those that no ship lies at', () => {
    const units = [off(50), enemy(500, submarine)]
    const objectives = [{ ...marker }, { ...marker, x: 0 }]
    const table = tableFor(battleOf({ units, state: { objectives } }))
    claimObjectives(table)
    expect(table.events).toEqual([
      { kind: 'objectiveClaimed', objective: 0, seat: 'allies' },
      { kind: 'objectiveClaimed', objective: 1, seat: 'allies', because: 'enemyCannotClaim' },
    ])
    const lines = table.events.map(event => warAtSea.display.describe(event, table.state))
    expect(lines.map(line => line && ruleIn(line))).toEqual(['WAS-160', 'WAS-163'])
  })

  test('not to one who has no ship for it either', () => {
    const none = [off(800, submarine), enemy(500, submarine)]
    expect(ownersOf(none, open)).toEqual([null, null, 'axis'])
  })
})

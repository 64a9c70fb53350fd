import { expect, test } from 'vitest'
import { loseFigures, moraleTable } from '../chapters/morale/fixtures.ts'
import { battle, guns } from '../fixtures.ts'
import { gunnersLeft } from './losses.ts'
import type { LossCause } from './losses.ts'
import type { Unit } from './unit.ts'
import { unitOf } from './units.ts'

function lose(given: Partial<Unit>, figures: number, cause: LossCause = 'fire') {
  const state = battle({ units: [given] })
  const table = moraleTable(state)
  loseFigures(table, [{ unit: 'u1', figures, cause }])
  return { state, table, unit: unitOf(state, 'u1') }
}

test('[BA-Q-67] losses above the figures left are void', () => {
  const { table } = lose({ figures: 5, original: 5 }, 9)
  expect(table.events[0]).toMatchObject({ kind: 'figuresLost', lost: 5, figures: 0 })
})

test('[BA-1.3.1-14] [BA-Q-16] the formation closes up at once', () => {
  const column = { kind: 'attackColumn' as const, front: 7, gap: null }
  expect(lose({ figures: 28, original: 28, formation: column }, 7).unit.formation.front).toBe(5)
  const line = { kind: 'skirmish' as const, front: null, gap: 1_500 }
  const { unit } = lose({ figures: 10, original: 10, formation: line }, 1)
  expect(unit).toMatchObject({ figures: 9, x: 98_500, y: 100_000 })
})

test('[BA-Q-64] gunners fall at the model that has most; guns without gunners stay', () => {
  expect(gunnersLeft([3, 4, 4], 2)).toEqual([3, 3, 3])
  expect(gunnersLeft([3, 4, 4], 3)).toEqual([2, 3, 3])
  const battery = { arm: 'artillery' as const, guns: guns(2, 6, 3) }
  const { unit } = lose(battery, 6)
  expect(unit).toMatchObject({ figures: 0, status: 'onBoard' })
  expect(unit.guns.map(gun => gun.gunners)).toEqual([0, 0])
})

test('[BA-5.5.2-04] a battery of two gunners is not removed', () => {
  const battery = { arm: 'artillery' as const, guns: guns(2, 6, 3) }
  expect(lose(battery, 4).unit).toMatchObject({ figures: 2, status: 'onBoard' })
})

test.each([
  [30, 5, 1, 1, false],
  [30, 6, 1, 0, false],
  [30, 11, 1, 0, false],
  [30, 12, 1, -1, false],
  [25, 5, 0, -1, false],
  [20, 16, 2, -2, false],
  [30, 24, -2, -5, true],
])(
  '[BA-5.5.2-01] [BA-T-15] BA-TV-070 to 076: of %i figures %i lost at valeur %i leave %i',
  (original, lost, before, after, isBroken) => {
    const { unit } = lose({ figures: original, original, valeur: before }, lost)
    expect(unit.valeur).toBe(after)
    expect(unit.disorder === 'FU').toBe(isBroken)
  },
)

test('[BA-5.5.2-01] every later fifth costs another point, counted from the start of the battle', () => {
  const state = battle({ units: [{ valeur: 2, startingValeur: 2 }] })
  const table = moraleTable(state)
  const valeurs = [5, 1, 6, 6].map(figures => {
    loseFigures(table, [{ unit: 'u1', figures, cause: 'fire' }])
    return unitOf(state, 'u1').valeur
  })
  expect(valeurs).toEqual([2, 1, 0, -1])
})

test('[BA-5.5.2-03] points won back by rest stay won until more are lost', () => {
  const rested = { figures: 24, original: 30, valeur: 1, startingValeur: 1, valeurWonBack: 1 }
  expect(lose(rested, 5).unit.valeur).toBe(1)
  expect(lose(rested, 6).unit.valeur).toBe(0)
})

test('[BA-4.1.3-07] prisoners count for the other side, fallen for nobody', () => {
  expect(lose({}, 4, 'prisoners').state.score.prisoners).toEqual([0, 4])
  expect(lose({ seat: 'blue' }, 4, 'surrender').state.score.prisoners).toEqual([4, 0])
  expect(lose({}, 4).state.score.prisoners).toEqual([0, 0])
})

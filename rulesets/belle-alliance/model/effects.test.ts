import { expect, test } from 'vitest'
import { percentOf } from '../book/tables/losses.ts'
import type { Disorder } from '../book/tables/morale.ts'
import { duel } from '../chapters/melee/fixtures.ts'
import { moraleEvents } from '../chapters/morale/events.ts'
import { loseFigures, moraleTable } from '../chapters/morale/fixtures.ts'
import { recoveryEvents } from '../chapters/recovery/events.ts'
import { battle, guns, tableFor } from '../fixtures.ts'
import { inflict } from './effects.ts'
import type { Effect } from './effects.ts'
import type { Unit } from './unit.ts'
import { unitOf } from './units.ts'

function effect(degree: Effect['degree'], given: Partial<Effect> = {}): Effect {
  return { unit: 'u1', degree, cause: 'fire', fromX: 100_000, fromY: 150_000, ...given }
}

function hit(given: Partial<Unit>, ...effects: Effect[]) {
  const state = battle({ units: [given] })
  const table = moraleTable(state)
  inflict(table, effects)
  return { state, table, unit: unitOf(state, 'u1') }
}

test('[BA-5.1.1-01] disorder is noted with its turn and brings its forced move', () => {
  const { unit, state, table } = hit({}, effect('U'))
  expect(unit).toMatchObject({ disorder: 'U', disorderedIn: 2 })
  expect(unit.doing.disordered).toBe(true)
  expect(state.forced).toMatchObject([{ unit: 'u1', degree: 'U', cause: 'fire', heading: null }])
  expect(table.opened).toEqual(['forced'])
})

test('[BA-5.1.1-02] BA-TV-163: of effects on a unit in U only U and FU take hold', () => {
  const after = (degree: Effect['degree']) => hit({ disorder: 'U' }, effect(degree))
  expect(after('LU').unit.disorder).toBe('U')
  expect(after('LU').state.forced).toEqual([])
  expect(after('U').state.forced).toMatchObject([{ degree: 'U' }])
  expect(after('FU').unit.disorder).toBe('FU')
  expect(after('FU').state.forced).toMatchObject([{ degree: 'FU' }])
})

test('[BA-5.1.1-02] [BA-Q-54] the same degree takes hold again with all that follows', () => {
  const again = hit({ disorder: 'LU', disorderedIn: 1 }, effect('LU'))
  expect(again.unit.disorderedIn).toBe(2)
  expect(again.state.forced).toEqual([])
  const routed = hit({ disorder: 'FU', disorderedIn: 1 }, effect('FU'))
  expect(routed.unit.figures).toBe(27)
  expect(routed.state.forced).toHaveLength(1)
})

test('[BA-5.1.2-01] [BA-Q-57] of several effects in a batch the worst counts once, with its equals', () => {
  const equal = [effect('U', { fromX: 1 }), effect('U', { fromX: 2, fromY: 3 })]
  const { state } = hit({}, ...equal, effect('LU'), effect('U', { fromX: 1 }))
  expect(state.forced).toMatchObject([{ degree: 'U', fromX: 1, also: [{ x: 2, y: 3 }] }])
})

test('[BA-5.2.2-01] light disorder brings no forced move', () => {
  const { unit, state, table } = hit({}, effect('LU'))
  expect(unit.disorder).toBe('LU')
  expect(state.forced).toEqual([])
  expect(table.opened).toEqual([])
})

test('[BA-5.4.1-01] [BA-Q-09] a tenth of the figures left goes with full disorder', () => {
  const state = battle({ units: [{}] })
  const losses = [
    { unit: 'u1', figures: 2, cause: 'melee' as const },
    { unit: 'u1', figures: 8, cause: 'prisoners' as const },
  ]
  inflict(moraleTable(state), [effect('FU')], losses)
  expect(unitOf(state, 'u1').figures).toBe(18)
  expect(state.score.prisoners).toEqual([0, 8])
})

test('[BA-5.4.1-01] BA-TV-077 to 081: what full disorder costs', () => {
  const lost = [9, 10, 19, 29, 30].map(figures => percentOf(figures, 10))
  expect(lost).toEqual([0, 1, 1, 2, 3])
  expect(hit({ figures: 29, original: 29 }, effect('FU')).unit.figures).toBe(27)
})

test('[BA-5.5.2-02] below the least valeur a unit is in full disorder at once, then at -5', () => {
  const state = battle({ units: [{ valeur: -2, startingValeur: -2 }] })
  const table = moraleTable(state)
  loseFigures(table, [{ unit: 'u1', figures: 24, cause: 'fire' }])
  expect(unitOf(state, 'u1')).toMatchObject({ valeur: -5, disorder: 'FU' })
  expect(state.forced).toMatchObject([{ degree: 'FU', cause: 'valeur', fromX: null }])
  expect(table.opened).toEqual(['forced'])
})

test('[BA-5.5.2-02] a unit in full disorder anyway is not routed twice', () => {
  const state = battle({ units: [{ valeur: -4, startingValeur: -4 }] })
  const losses = [{ unit: 'u1', figures: 12, cause: 'fire' as const }]
  inflict(moraleTable(state), [effect('FU')], losses)
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 17, valeur: -5 })
  expect(state.forced).toMatchObject([{ cause: 'fire', fromX: 100_000 }])
})

test('[BA-5.4.1-02] the way of such a rout is free, unless the batch routs the unit anyway', () => {
  const state = battle({ units: [{ valeur: -4, startingValeur: -4 }] })
  inflict(moraleTable(state), [effect('U')], [{ unit: 'u1', figures: 12, cause: 'fire' }])
  expect(state.forced).toMatchObject([{ degree: 'FU', cause: 'valeur', fromX: null, also: [] }])
})

test('[BA-5.5.2-02] [BA-Q-54] a unit that routed before routs anew when its valeur gives out', () => {
  const state = battle({ units: [{ valeur: -5, startingValeur: -5, disorder: 'FU' }] })
  loseFigures(moraleTable(state), [{ unit: 'u1', figures: 6, cause: 'fire' }])
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 22, valeur: -5, disorderedIn: 2 })
  expect(state.forced).toMatchObject([{ degree: 'FU', cause: 'valeur' }])
})

test('[BA-5.5.2-02] [BA-5.5.2-04] guns whose last gunner falls have nobody to give way', () => {
  const battery = { arm: 'artillery' as const, guns: guns(2), valeur: -3, startingValeur: -3 }
  const state = battle({ units: [battery] })
  loseFigures(moraleTable(state), [{ unit: 'u1', figures: 6, cause: 'fire' }])
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 0, valeur: -5, disorder: 'OR' })
  expect(state.forced).toEqual([])
})

test('[BA-5.5.2-04] units under three figures are removed and move no more', () => {
  const state = battle({ units: [{ figures: 4, original: 20 }] })
  const table = moraleTable(state)
  inflict(table, [effect('U')], [{ unit: 'u1', figures: 2, cause: 'fire' }])
  expect(unitOf(state, 'u1').status).toBe('removed')
  expect(state.forced).toEqual([])
  expect(table.opened).toEqual([])
})

test('[BA-1.1.4-06] staff of a unit that is removed is tested when enemies are near', () => {
  const foe = { id: 'foe', seat: 'blue', y: 106_000, heading: 18_000 }
  const staff = [{ contact: 'u1', x: 100_000, y: 102_300 }]
  const state = battle({ units: [{ figures: 4, original: 20 }, foe], staff })
  const table = moraleTable(state, 5, 5, 3)
  loseFigures(table, [{ unit: 'u1', figures: 2, cause: 'fire' }])
  expect(state.staff[0]).toMatchObject({ status: 'fallen', contact: null })
})

test('[BA-5.1.1-02] order never gets better by an effect', () => {
  const degrees: Disorder[] = ['LU', 'U', 'FU']
  for (const disorder of degrees)
    expect(hit({ disorder }, effect('LU')).unit.disorder).toBe(disorder)
})

function underFire(unit: string, degree: 'LU' | 'U' | 'FU') {
  const state = duel()
  const table = tableFor(state, { ...moraleEvents, ...recoveryEvents })
  inflict(table, [{ unit, degree, cause: 'fire', fromX: 100_000, fromY: 105_000 }])
  return state.attacks[0]?.state
}

test('[BA-4.1.1-09] who gives way between contact and melee has none', () => {
  expect(underFire('u2', 'U')).toBe('lapsed')
  expect(underFire('u1', 'FU')).toBe('lapsed')
  expect(underFire('u2', 'LU')).toBe('met')
})

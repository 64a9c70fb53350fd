import { expect, test } from 'vitest'
import { battle, guns } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { moraleTable, playForced, stand } from '../morale/fixtures.ts'
import { endAnnouncement, reorganise } from './reorganise.ts'

const routing: Partial<Unit> = {
  disorder: 'FU',
  disorderedIn: 1,
  formation: { kind: 'rout', front: null, gap: null },
}

/** u1 tries to reorganise as told. */
function attempt(setting: Setting, dice: number[], formation: Unit['formation']['kind'] = 'line') {
  const state = battle(setting)
  const table = moraleTable(state, ...dice)
  reorganise.execute(table, 'red', { kind: 'reorganise', unit: 'u1', formation })
  endAnnouncement(table)
  playForced(table, { u1: 18_000 })
  expect(table.left).toEqual([])
  return { state, table }
}

test.each([
  [15, 0, 'OR', 0],
  [11, 2, 'LU', 0],
  [9, 2, 'U', 0],
  [10, 0, 'FU', 3],
  [6, 0, 'FU', 4],
  [5, -2, 'FU', 6],
])(
  '[BA-5.4.3-02] [BA-T-16] BA-TV-064 to 069: %i with %i gives %s and costs %i',
  (dice, valeur, to, lost) => {
    const { state } = attempt({ units: [{ ...routing, valeur }] }, [dice])
    expect(stand(state, 'u1')).toMatchObject({ disorder: to, figures: 30 - lost })
  },
)

test('[BA-5.4.3-02] [BA-Q-46] in disorder again it does not retreat', () => {
  const { state } = attempt({ units: [routing] }, [12])
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'U', kind: 'line', y: 101.5 })
})

test('[BA-5.4.3-02] [BA-5.4.1-02] who fails routs again, in a free direction', () => {
  const { state } = attempt({ units: [routing] }, [7])
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'FU', kind: 'rout', y: 60 })
})

test('[BA-5.4.3-03] a chief counts two, an orderly one, of several but one', () => {
  const chief = { id: 'c', contact: 'u1' }
  const orderly = { id: 'o', kind: 'orderly' as const, contact: 'u1' }
  const after = (...staff: NonNullable<Setting['staff']>) =>
    stand(attempt({ units: [routing], staff }, [13]).state, 'u1').disorder
  expect([after(), after(orderly), after(chief), after(chief, orderly)]).toEqual([
    'LU',
    'LU',
    'OR',
    'OR',
  ])
})

test('[BA-5.4.3-03] failed turns in a row are added, and end with one without an attempt', () => {
  const state = battle({ units: [{ ...routing, failedReorganising: 2 }] })
  const table = moraleTable(state, 13)
  reorganise.execute(table, 'red', { kind: 'reorganise', unit: 'u1', formation: 'line' })
  endAnnouncement(table)
  expect(unitOf(state, 'u1')).toMatchObject({ disorder: 'OR', failedReorganising: 0 })
  const idle = battle({ units: [{ ...routing, failedReorganising: 2 }] })
  endAnnouncement(moraleTable(idle))
  expect(unitOf(idle, 'u1').failedReorganising).toBe(0)
  const failing = attempt({ units: [{ ...routing, failedReorganising: 1 }] }, [8])
  expect(unitOf(failing.state, 'u1').failedReorganising).toBe(2)
})

test('[BA-5.4.3-04] it takes a closed formation about its centre, without time', () => {
  const { state } = attempt({ units: [routing] }, [15], 'attackColumn')
  expect(stand(state, 'u1')).toMatchObject({ kind: 'attackColumn', y: 103.75 })
  expect(unitOf(state, 'u1').formation.front).toBe(7)
  expect(unitOf(state, 'u1').doing).toMatchObject({ reformed: false, moved: false })
})

test('[BA-5.4.3-04] where that has no room it takes another', () => {
  const units = [routing, { id: 'friend', x: 111_500 }, { id: 'other', x: 88_500, seat: 'blue' }]
  units[1] = { id: 'friend', x: 117_000 }
  units[2] = { id: 'other', x: 83_000 }
  const { state } = attempt({ units }, [15], 'line')
  expect(stand(state, 'u1').kind).toBe('attackColumn')
})

function refusals(
  given: Partial<Unit>,
  formation: Unit['formation']['kind'] = 'line',
  seat = 'red',
) {
  const state = battle({ units: [{ ...routing, ...given }] })
  const ruling = reorganise.judge(state, seat, { kind: 'reorganise', unit: 'u1', formation })
  return ruling.because.map(({ message }) => message)
}

test('[BA-5.4.3-02] [BA-Q-70] only from full disorder of an earlier turn', () => {
  expect(refusals({})).toEqual([])
  expect(refusals({ disorder: 'U' })).toEqual(['ba.refuse.notRouting'])
  expect(refusals({ disorderedIn: 2 })).toEqual(['ba.refuse.routedThisTurn'])
  expect(refusals({}, 'line', 'blue')).toEqual(['ba.refuse.notYourUnit'])
})

test('[BA-5.4.3-04] only closed formations of its arm', () => {
  expect(refusals({}, 'skirmish')).toEqual(['ba.refuse.notClosedFormation'])
  expect(refusals({ arm: 'light cavalry' }, 'square')).toEqual(['ba.refuse.notClosedFormation'])
  const battery = { arm: 'artillery' as const, guns: guns(1) }
  expect(refusals(battery, 'limbered')).toEqual([])
  expect(refusals(battery, 'unlimbered')).toEqual([])
  expect(refusals({ arm: 'wagon' }, 'unlimbered')).toEqual(['ba.refuse.notClosedFormation'])
})

test('[BA-5.4.3-01] [BA-5.1.1-03] the attempt is a choice and needs no order', () => {
  const state = battle({ units: [routing] })
  expect(reorganise.legalOrders(state, 'red')).toHaveLength(6)
  expect(reorganise.legalOrders(state, 'blue')).toEqual([])
  endAnnouncement(moraleTable(state))
  expect(unitOf(state, 'u1').disorder).toBe('FU')
})

test('[BA-5.4.3-02] the odds of an attempt are foreseen from its roll alone', () => {
  const state = battle({ units: [routing] })
  const table = moraleTable(state, 13)
  reorganise.continues?.(table, 'red', { kind: 'reorganise', unit: 'u1', formation: 'line' })
  expect(unitOf(state, 'u1').disorder).toBe('LU')
})

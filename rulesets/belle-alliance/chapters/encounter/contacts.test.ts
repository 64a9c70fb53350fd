import { expect, test } from 'vitest'
import { battle, guns, square, unit } from '../../fixtures.ts'
import { marcherOf } from '../../model/marching/marcher.ts'
import { hasReachedPosition } from '../../model/marching/poses.ts'
import { newPlace } from '../../model/marching/legs.ts'
import type { Terrain } from '../../model/setting.ts'
import type { Unit } from '../../model/unit.ts'
import {
  ahead,
  attack,
  blue,
  column,
  horse,
  line,
  march,
  marched,
  sheet,
  straight,
} from './fixtures.ts'

test('[BA-4.1.1-01] [BA-4.1.1-04] the zone is as wide as the front and 5 cm deep', () => {
  const beside = { ...blue, x: 100_000 + 22_501, y: 112_000 }
  expect(marched({ units: [{}, beside], sheets: [sheet('u1', ahead)] }).at('u1')[1]).toBe(120)
  const before = { ...blue, x: 100_000 + 22_400, y: 112_000 }
  const { at } = marched({ units: [{}, before], sheets: [sheet('u1', ahead)] })
  expect(at('u1')[1]).toBeCloseTo(107, 1)
})

test('[BA-4.1.1-07] through an enemy zone a unit may march while its own does not touch', () => {
  const units = [{ x: 80_000 }, { ...blue, x: 100_000, y: 122_000 }]
  const past = { ...units[0], x: 86_000, y: 112_000, heading: 9_000 }
  const { at } = marched({
    units: [
      { ...past, formation: { kind: 'marchColumn', front: null, gap: null } },
      units[1] ?? {},
    ],
    sheets: [sheet('u1', march([straight(30)]))],
  })
  expect(at('u1')[0]).toBe(116)
})

test('[BA-4.1.1-07] a unit in the zone of an attacker is in contact at once and stops', () => {
  const { at, state } = marched({
    units: [{}, { ...blue, y: 104_000 }],
    attacks: [attack('u1', 'u2')],
    sheets: [sheet('u2', march([{ kind: 'about', amount: 0 }, straight(50)]))],
  })
  expect(state.attacks[0]?.state).toBe('met')
  expect(at('u2')[1]).toBeCloseTo(107, 0)
})

test('[BA-4.1.1-02] [BA-4.1.1-04] without an attack a unit goes up to contact and the enemy goes on', () => {
  const { at } = marched({
    units: [{}, { ...blue, y: 116_000, formation: column }],
    sheets: [
      sheet('u1', march([straight(2)])),
      sheet('u2', march([straight(5)], { fromTick: 11 })),
    ],
  })
  expect(at('u1')[1]).toBe(102)
  expect(at('u2')[1]).toBe(111)
})

test('[BA-4.1.2-03] another enemy met first is attacked, or the attack is broken off', () => {
  const units = [{}, { ...blue, y: 112_000 }, { ...blue, y: 140_000 }]
  const setting = { units, sheets: [sheet('u1', ahead)] }
  const goesOn = marched({ ...setting, attacks: [attack('u1', 'u3', { ifMet: 'attack' })] })
  expect(goesOn.state.attacks[0]).toMatchObject({ met: 'u2', state: 'met', againstPosition: false })
  const breaksOff = marched({ ...setting, attacks: [attack('u1', 'u3')] })
  expect(breaksOff.state.attacks[0]?.state).toBe('cancelled')
  expect(breaksOff.kinds).toContain('attackCancelled')
})

test('[BA-4.1.2-05] an attack on other than the announced unit is against the unit', () => {
  const { state } = marched({
    units: [{}, { ...blue, y: 112_000 }, { ...blue, y: 140_000 }],
    terrain: [{ kind: 'wood', points: square(100_000, 145_000, 30_000, 10_000) }],
    sheets: [sheet('u1', ahead)],
    attacks: [attack('u1', 'u3', { ifMet: 'attack', againstPosition: true, terrain: 't1' })],
  })
  expect(state.attacks[0]).toMatchObject({ met: 'u2', againstPosition: false })
})

test('[BA-4.4.0-01] infantry does not attack cavalry: it only goes up to it', () => {
  const { state, at } = marched({
    units: [{}, { ...blue, ...horse, y: 115_000 }],
    sheets: [sheet('u1', ahead)],
    attacks: [attack('u1', 'u2')],
  })
  expect(at('u1')[1]).toBeCloseTo(110, 1)
  expect(state.attacks[0]?.state).toBe('cancelled')
})

test('[BA-4.1.1-06] infantry met by cavalry loses its own attack', () => {
  const { state } = marched({
    units: [{}, { ...blue, ...horse, y: 120_000 }],
    sheets: [sheet('u1', ahead), sheet('u2', march([straight(60)], { rate: 'charge' }))],
    attacks: [attack('u1', 'u2'), attack('u2', 'u1', { isCharge: true })],
  })
  expect(state.attacks.map(row => row.state)).toEqual(['cancelled', 'met'])
  expect(state.attacks[1]?.isCharge).toBe(true)
})

test('[BA-4.1.1-06] an attacker taken in the flank becomes a defender', () => {
  const { state, events } = marched({
    units: [
      { x: 100_000, y: 100_000 },
      { ...blue, y: 106_000 },
      { ...blue, x: 125_000, y: 98_000, heading: 27_000 },
    ],
    sheets: [sheet('u1', ahead), sheet('u3', ahead)],
    attacks: [attack('u1', 'u2'), attack('u3', 'u1')],
  })
  expect(state.attacks.map(row => row.state)).toEqual(['cancelled', 'met'])
  expect(events).toContainEqual({
    kind: 'attackCancelled',
    unit: 'u1',
    by: 'u3',
    cause: 'takenInFlank',
  })
})

test('[BA-4.1.1-08] two may meet one at once, and each other', () => {
  const { state } = marched({
    units: [{ x: 90_000 }, { x: 114_000 }, { ...blue, x: 102_000, y: 120_000 }],
    sheets: ['u1', 'u2', 'u3'].map(id => sheet(id, ahead)),
    attacks: [attack('u1', 'u3'), attack('u2', 'u3'), attack('u3', 'u1')],
  })
  expect(state.attacks.map(({ met }) => met)).toEqual(['u3', 'u3', 'u1'])
})

test('[BA-2.3.4-04] [BA-2.3.4-05] abandoned guns let enemies pass, but not stand on them', () => {
  const battery: Partial<Unit> = { ...blue, arm: 'artillery', guns: guns(2, 6, 0), figures: 0 }
  const { at } = marched({
    units: [
      {},
      { ...battery, y: 112_000, formation: { kind: 'unlimbered', front: null, gap: null } },
    ],
    sheets: [sheet('u1', ahead)],
  })
  expect(at('u1')[1]).toBeGreaterThanOrEqual(122.5)
  expect(at('u1')[1]).toBeLessThan(123.5)
})

test('[BA-4.5.0-04] an attack on guns goes on to the infantry that the gunners are with', () => {
  const battery: Partial<Unit> = { ...blue, arm: 'artillery', guns: guns(2, 6, 0), figures: 0 }
  const { state } = marched({
    units: [
      {},
      {
        ...battery,
        y: 112_000,
        refuge: 'u3',
        formation: { kind: 'unlimbered', front: null, gap: null },
      },
      { ...blue, y: 122_000 },
    ],
    sheets: [sheet('u1', ahead)],
    attacks: [attack('u1', 'u2')],
  })
  expect(state.attacks[0]).toMatchObject({ met: 'u3', state: 'met' })
})

test('[BA-2.3.1-04] a formation without a rate where it stands cannot attack', () => {
  const wood = { kind: 'wood' as const, points: square(100_000, 98_000, 60_000, 20_000) }
  const setting = { units: [{}, { ...blue, y: 104_000 }], attacks: [attack('u1', 'u2')] }
  expect(marched(setting).state.attacks[0]?.state).toBe('met')
  expect(marched({ ...setting, terrain: [wood] }).state.attacks[0]?.state).toBe('announced')
})

test('[BA-4.5.0-03] gunners in refuge march with their infantry and bar nobody’s way', () => {
  const gunners = { formation: { kind: 'gunners' as const, front: null, gap: null }, figures: 8 }
  const refuge: Partial<Unit> = { arm: 'artillery', guns: [], refuge: 'u1', ...gunners }
  const { at } = marched({
    units: [{}, { ...refuge, y: 97_000 }, { y: 88_000, figures: 12 }],
    sheets: [sheet('u1', ahead), sheet('u3', march([straight(14)]))],
  })
  expect([at('u1')[1], at('u2')[1], at('u3')[1]]).toEqual([120, 117, 102])
})

test('[BA-4.1.1-06] an attack that is lost itself takes none from others', () => {
  const { state } = marched({
    units: [
      { ...blue, y: 105_000 },
      { arm: 'medium cavalry', figures: 16 },
      { ...blue, ...horse, x: 121_000, y: 96_000, heading: 27_000 },
      { x: 100_000, y: 120_000, heading: 18_000, figures: 12 },
    ],
    attacks: [attack('u1', 'u4'), attack('u2', 'u1'), attack('u3', 'u2')],
  })
  expect(state.attacks.slice(1).map(row => row.state)).toEqual(['cancelled', 'met'])
  expect(state.attacks[0]?.state).not.toBe('cancelled')
})

test('[BA-2.3.3-03] [BA-4.4.0-03] who attacks at the charge from where it stands has charged', () => {
  const { state, unit } = marched({
    units: [horse, { ...blue, y: 104_000 }],
    attacks: [attack('u1', 'u2', { isCharge: true })],
    sheets: [sheet('u1', march([straight(5)], { rate: 'charge' }))],
  })
  expect(state.attacks[0]).toMatchObject({ state: 'met', isCharge: true })
  expect(unit('u1').chargedIn).toBe(2)
})

test('[BA-2.4.3-02] a column that has turned at its front is turned as a whole', () => {
  const marchColumn = { kind: 'marchColumn' as const, front: null, gap: null }
  const { at } = marched({
    units: [{ formation: marchColumn }],
    sheets: [sheet('u1', march([{ kind: 'pivot', amount: 6_000 }, straight(5)]))],
  })
  expect(at('u1')[2]).toBe(60)
})

test('[BA-4.1.1-04] [BA-4.2.0-05] nobody marches through enemies sideways or backwards either', () => {
  const { at, unit } = marched({
    units: [
      { formation: { ...line }, figures: 10 },
      { ...blue, x: 128_000, y: 101_000, figures: 20 },
    ],
    sheets: [sheet('u1', march([straight(30)], { course: 9_000 }))],
  })
  expect(at('u1')[0]).toBeLessThan(121)
  expect(unit('u1').doing.hasStopped).toBe(true)
})

test('[BA-4.1.1-06] two that attack one another from the front both keep their attacks', () => {
  const { state, kinds } = marched({
    units: [{}, { ...blue, y: 112_000 }],
    sheets: [sheet('u1', ahead)],
    attacks: [attack('u1', 'u2'), attack('u2', 'u1')],
  })
  expect(state.attacks.map(row => row.state)).toEqual(['met', 'met'])
  expect(kinds).not.toContain('attackCancelled')
})

test('[BA-4.1.2-04] ground is reached with the middle of the front, a house or a hedge by contact', () => {
  const reached = (x: number, y: number, given: Partial<Terrain> = {}) => {
    const state = battle({ terrain: [{ points: square(100_000, 110_000, 20_000), ...given }] })
    const onIt = attack('u1', 'u2', { againstPosition: true, terrain: 't1' })
    const marcher = { ...marcherOf(unit(), 0), attack: onIt }
    return hasReachedPosition(state, marcher, newPlace(x, y, 0))
  }
  expect([reached(85_000, 105_000), reached(95_000, 105_000)]).toEqual([false, true])
  expect(reached(85_000, 105_000, { kind: 'wood' })).toBe(false)
  expect(reached(85_000, 105_000, { kind: 'building' })).toBe(true)
  const hedge = { kind: 'linear' as const, points: [90_000, 102_000, 110_000, 102_000] }
  expect([reached(85_000, 101_000, hedge), reached(85_000, 103_000, hedge)]).toEqual([false, true])
})

const near: Partial<Unit> = { ...blue, y: 120_000, figures: 16 }

/** Two enemies side by side before one attacker. */
function sideBySide(target: string, given: Partial<Unit> = {}) {
  return marched({
    units: [{}, { ...near, x: 92_000 }, { ...near, x: 108_000, ...given }],
    sheets: [sheet('u1', march([straight(50)]))],
    attacks: [attack('u1', target)],
  }).state.attacks[0]
}

test('[BA-4.1.2-03] of enemies met at once the announced one is attacked; another only if met before', () => {
  expect(sideBySide('u2')).toMatchObject({ met: 'u2', state: 'met' })
  expect(sideBySide('u3')).toMatchObject({ met: 'u3', state: 'met' })
  expect(sideBySide('u3', { y: 120_500 })).toMatchObject({ met: null, state: 'cancelled' })
})

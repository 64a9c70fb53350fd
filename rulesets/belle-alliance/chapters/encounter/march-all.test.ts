import { expect, test } from 'vitest'
import { doing } from '../../fixtures.ts'
import { about, attack, march, marched, pivot, sheet, straight, wheel } from './fixtures.ts'

const blue = { seat: 'blue', heading: 18_000 }

test('[BA-Q-14] [BA-2.3.1-03] a line marches its twenty centimetres and no more', () => {
  const { at, unit } = marched({ units: [{}], sheets: [sheet('u1', march([straight(50)]))] })
  expect(at('u1')).toEqual([100, 120, 0])
  expect(unit('u1').doing).toMatchObject({ marched: 20_000, moved: true, rate: 'normal' })
})

test('[BA-2.3.1-03] an order may limit the march by its legs or by ticks', () => {
  const some = { units: [{}] }
  expect(marched({ ...some, sheets: [sheet('u1', march([straight(7.5)]))] }).at('u1')[1]).toBe(
    107.5,
  )
  const clause = march([straight(50)], { fromTick: 6, toTick: 15 })
  expect(marched({ ...some, sheets: [sheet('u1', clause)] }).at('u1')[1]).toBe(110)
})

test('[BA-2.4.1-01] [BA-2.4.2-01] a pivot goes round the wing, at half march', () => {
  const { at } = marched({ units: [{}], sheets: [sheet('u1', march([pivot(90)]))] })
  const [x, y, heading] = at('u1')
  expect(heading).toBeCloseTo(26.67, 1)
  expect(x).toBeCloseTo(111.25 - 11.25 * 0.8936, 1)
  expect(y).toBeCloseTo(100 + 11.25 * 0.4488, 1)
})

test('[BA-2.4.1-01] a wheel goes round the middle of the front', () => {
  const { at } = marched({ units: [{}], sheets: [sheet('u1', march([wheel(-45), straight(3)]))] })
  const [x, y, heading] = at('u1')
  expect(heading).toBe(315)
  expect(x).toBeCloseTo(100 - 2.121, 2)
  expect(y).toBeCloseTo(100 + 2.121, 2)
})

test('[BA-2.4.2-03] an about-turn takes no time and puts the front where the rear was', () => {
  const { at, unit } = marched({
    units: [{}],
    sheets: [sheet('u1', march([straight(5), about, straight(50)]))],
  })
  expect(at('u1')).toEqual([100, 105 - 3 - 15, 180])
  expect(unit('u1').doing).toMatchObject({
    marched: 20_000,
    sinceAbout: 15_000,
    hasTurnedAbout: true,
  })
})

test('[BA-4.1.1-04] the zone touches an enemy: the unit stops for the rest of the phase', () => {
  const { at, unit } = marched({
    units: [{}, { ...blue, y: 115_000 }],
    sheets: [sheet('u1', march([straight(50)]))],
  })
  expect(at('u1')[1]).toBeCloseTo(110, 1)
  expect(unit('u1').doing.hasStopped).toBe(true)
})

test('[BA-4.1.1-05] an attack stops the enemy too', () => {
  const { at, state, kinds } = marched({
    units: [{}, { ...blue, y: 120_000 }],
    attacks: [attack('u1', 'u2')],
    sheets: [
      sheet('u1', march([straight(50)])),
      sheet('u2', march([straight(50)], { fromTick: 2 })),
    ],
  })
  const [, red] = at('u1')
  const [, enemy] = at('u2')
  expect(enemy - red).toBeCloseTo(5, 1)
  expect(kinds).toContain('attackMet')
  expect(state.attacks[0]).toMatchObject({ met: 'u2', state: 'met' })
})

test('[BA-4.2.0-01] [BA-4.2.0-03] a unit in FU is pushed ahead at contact distance', () => {
  const { at, unit } = marched({
    units: [
      {},
      { ...blue, y: 115_000, disorder: 'FU', formation: { kind: 'rout', front: null, gap: null } },
    ],
    sheets: [sheet('u1', march([straight(50)]))],
  })
  expect(at('u1')[1]).toBe(120)
  expect(at('u2')[1] - 4.5 - 120).toBeCloseTo(5, 1)
  expect(unit('u2').doing.pressedBack).toBe(true)
})

test('[BA-2.3.4-02] own closed units are no way through: who runs into one waits', () => {
  const { at } = marched({
    units: [{}, { y: 110_000 }],
    sheets: [sheet('u1', march([straight(50)]))],
  })
  expect(at('u1')[1]).toBeCloseTo(107, 1)
})

test('[BA-1.1.1-04] who went on firing does not march', () => {
  const { at } = marched({
    units: [{ doing: doing({ continuedFire: true }) }],
    sheets: [sheet('u1', march([straight(50)]))],
  })
  expect(at('u1')[1]).toBe(100)
})

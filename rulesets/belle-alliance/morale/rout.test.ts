import { expect, test } from 'vitest'
import type { Unit } from '../state.ts'
import { guns, square } from '../testing.ts'
import { unitOf } from '../units.ts'
import { rout } from './testing-rout.ts'
import { stand } from './testing.ts'

const skirmish = { kind: 'skirmish' as const, front: null, gap: 1_500 }

test('[BA-5.4.1-02] [BA-5.4.1-03] it flees a whole rout march and forms a block about its centre', () => {
  const { state } = rout({ units: [{ figures: 30 }] })
  expect(stand(state, 'u1')).toEqual({
    x: 100,
    y: 58.5,
    heading: 0,
    kind: 'rout',
    disorder: 'FU',
    figures: 27,
  })
  expect(unitOf(state, 'u1').doing).toMatchObject({ forced: true, moved: true })
})

test('[BA-5.4.1-02] the ground under its figures slows a rout', () => {
  const field = { kind: 'difficult' as const, points: square(100_000, 50_000, 60_000, 120_000) }
  expect(stand(rout({ units: [{}], terrain: [field] }).state, 'u1').y).toBe(78.5)
})

test('[BA-5.4.1-04] an enemy that is not pressed back stops it', () => {
  const { state } = rout({ units: [{}, { id: 'foe', seat: 'blue', y: 80_000 }] })
  expect(stand(state, 'u1')).toMatchObject({ kind: 'rout' })
  expect(stand(state, 'u1').y).toBeGreaterThan(81)
  expect(stand(state, 'foe').y).toBe(80)
})

test('[BA-4.2.0-02] enemy skirmishers are pushed along by a rout too', () => {
  const foe = { id: 'foe', seat: 'blue', y: 80_000, figures: 6, formation: skirmish }
  const { state } = rout({ units: [{}, foe] })
  expect(stand(state, 'u1').y).toBe(58.5)
  expect(stand(state, 'foe').y).toBeLessThan(60)
})

test('[BA-5.4.1-05] gunners flee without unlimbered guns, from the middle of these', () => {
  const battery: Partial<Unit> = { arm: 'artillery', guns: guns(3, 6, 4), name: 'Holst' }
  const { state } = rout({ units: [battery] })
  expect(stand(state, 'u1')).toMatchObject({ y: 100, kind: 'unlimbered', figures: 0 })
  expect(unitOf(state, 'u1').guns.map(gun => gun.gunners)).toEqual([0, 0, 0])
  const gunners = state.units[1]
  expect(gunners).toMatchObject({ partOf: 'u1', figures: 11, disorder: 'FU', guns: [] })
  expect(gunners).toMatchObject({ x: 100_000, y: 100_000 - 3_750 - 40_000 })
})

test('[BA-5.4.1-05] limbered guns go with their gunners', () => {
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const { state } = rout({ units: [{ arm: 'artillery', guns: guns(1), formation: limbered }] })
  expect(state.units).toHaveLength(1)
  expect(stand(state, 'u1')).toMatchObject({ y: 100 - 7.5 - 40, kind: 'rout', figures: 3 })
})

test('[BA-5.4.2-01] [BA-2.3.4-03] a line by its soutien is passed without a roll', () => {
  const line = { id: 'line', figures: 8, y: 92_000, mother: 'friend', formation: skirmish }
  const mother = { id: 'friend', x: 130_000, y: 90_000 }
  const { state } = rout({ units: [{}, line, mother] })
  expect(stand(state, 'u1').y).toBe(58.5)
  expect(unitOf(state, 'line').doing.passedThrough).toBe(true)
})

test('[BA-2.3.4-01] [BA-5.4.2-01] [BA-5.4.2-04] who withstands the rout lets it through', () => {
  const { state, table } = rout({ units: [{}, { id: 'friend', y: 80_000 }] }, 10, 10)
  expect(table.events).toContainEqual(
    expect.objectContaining({ kind: 'spreadRolled', carrierTotal: 10, secondTotal: 10 }),
  )
  expect(stand(state, 'u1').y).toBe(58.5)
  expect(stand(state, 'friend')).toMatchObject({ y: 80, disorder: 'OR' })
  expect(unitOf(state, 'friend').doing.passedThrough).toBe(true)
})

test('[BA-5.4.2-04] [BA-2.3.4-05] a place that is taken is adapted', () => {
  const { state } = rout({ units: [{}, { id: 'friend', y: 60_000 }] }, 10, 10)
  expect(stand(state, 'u1').y).toBeLessThan(60 - 3 - 4.4)
})

test('[BA-5.4.2-05] the second in disorder retreats after the rout', () => {
  const units = [{ arm: 'light cavalry' as const }, { id: 'friend', y: 80_000 }]
  const { state, table } = rout({ units }, 13, 10)
  const moves = table.events.filter(({ kind }) => kind === 'routed' || kind === 'retreated')
  expect(moves.map(({ kind }) => kind)).toEqual(['routed', 'routed', 'retreated'])
  expect(stand(state, 'friend')).toMatchObject({ disorder: 'U', heading: 0, y: 60 })
  expect(stand(state, 'u1').y).toBeCloseTo(100 - 4.5 - 60, 1)
})

test('[BA-5.4.2-05] its retreat may run into the first and carry that away', () => {
  const { state, table } = rout({ units: [{}, { id: 'friend', y: 80_000 }] }, 14, 10, 12, 4)
  const causes = table.events.flatMap(event =>
    event.kind === 'disorderInflicted' ? [`${event.unit} ${event.cause}`] : [],
  )
  expect(causes).toEqual(['u1 fire', 'friend spread', 'friend blocked', 'u1 spread'])
  expect(unitOf(state, 'u1').figures).toBe(25)
})

test('[BA-5.1.2-02] who stands on the edge routs off the board', () => {
  const { state } = rout({ units: [{ y: 3_000 }] })
  expect(unitOf(state, 'u1')).toMatchObject({ status: 'left', leaving: { edge: 'south' } })
})

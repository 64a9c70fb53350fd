import { hullDistance, hullsOverlap } from '@grognard/geometry'
import { expect, test } from 'vitest'
import { battle, guns, square } from '../../fixtures.ts'
import { hasRoom } from '../../model/contact.ts'
import { hullOf } from '../../model/footprint.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { rout, routTogether, stand } from './fixtures.ts'
import { putOf, routFormation } from './retreat.ts'
import { blocksApart } from './rout.ts'

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

/** About the middle of the board; its side in thousandths of a centimetre. */
function house(side = 10_000, capacity = 40) {
  const points = square(100_000, 100_000, side, side)
  return { terrain: [{ kind: 'building' as const, points, capacity }] }
}

const inside = { building: 't1', figures: 25, original: 25 }

test('[BA-6.1.3-02] a garrison routs from the middle of its building', () => {
  const units = [inside]
  const { state } = rout({ units, ...house() })
  expect(stand(state, 'u1')).toMatchObject({ y: 60, kind: 'rout', figures: 23 })
  expect(unitOf(state, 'u1')).toMatchObject({ building: null, walls: null })
})

test('[BA-6.1.3-02] figures still inside when the way is barred surrender', () => {
  const foe = { id: 'foe', seat: 'blue', y: 93_000, figures: 40 }
  const units = [inside, foe]
  const { state } = rout({ units, ...house() })
  expect(stand(state, 'u1').figures).toBe(4)
  expect(state.score.prisoners).toEqual([0, 19])
  expect(hasRoom(state, unitOf(state, 'u1'), ['u1'])).toBe(true)
})

test('[BA-6.1.3-02] a garrison none of whom gets out surrenders as a whole', () => {
  const foe = { id: 'foe', seat: 'blue', y: 93_000, figures: 40 }
  const units = [inside, foe]
  const { state } = rout({ units, ...house(14_000, 80) })
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 0, status: 'surrendered' })
  expect(state.score.prisoners).toEqual([0, 23])
})

test('[BA-6.1.3-02] [BA-5.4.2-04] a garrison that runs into its own at the door goes on through them', () => {
  const units = [inside, { id: 'friend', y: 94_900 }]
  const { state } = rout({ units, ...house() }, 10, 10)
  expect(stand(state, 'u1')).toMatchObject({ kind: 'rout', figures: 23, y: 60 })
  expect(stand(state, 'friend')).toMatchObject({ disorder: 'OR', y: 94.9 })
})

test('[BA-6.1.3-02] [BA-5.4.2-03] nor do walls hold it when it carries them away', () => {
  const units = [inside, { id: 'friend', y: 94_900 }]
  const { state } = rout({ units, ...house() }, 15, 10)
  expect(stand(state, 'friend')).toMatchObject({ disorder: 'FU', y: 53.4 })
  expect(stand(state, 'u1').y).toBeLessThan(65)
})

test('[BA-6.1.3-02] [BA-5.5.2-02] who surrenders costs valeur, but none below the least', () => {
  const foe = { id: 'foe', seat: 'blue', y: 93_000, figures: 40 }
  const units = [{ ...inside, valeur: -4, startingValeur: -4 }, foe]
  const { state } = rout({ units, ...house() })
  expect(unitOf(state, 'u1')).toMatchObject({ figures: 4, valeur: -5 })
})

const pairsOf = <T>(all: readonly T[]): [T, T][] =>
  all.flatMap((one, i) => all.slice(i + 1).map((other): [T, T] => [one, other]))

test('[BA-5.4.2-03] BA-TV-146: carried away, both make a full rout together', () => {
  const { state } = rout({ units: [{}, { id: 'friend', y: 80_000 }] }, 15, 10)
  expect(stand(state, 'friend')).toMatchObject({ y: 38.5, disorder: 'FU', figures: 27 })
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'FU', figures: 27 })
  expect(stand(state, 'u1').y).toBeCloseTo(38.5 + 9, 1)
})

test('[BA-5.4.2-03] [BA-5.4.1-03] the blocks of a pair touch, and share no ground', () => {
  const { state } = rout({ units: [{}, { id: 'friend', y: 80_000 }] }, 15, 10)
  const [first, second] = [unitOf(state, 'u1'), unitOf(state, 'friend')]
  expect(hullsOverlap(hullOf(first), hullOf(second))).toBe(false)
  expect(hullDistance(hullOf(first), hullOf(second))).toBeLessThanOrEqual(20)
})

test('[BA-5.4.2-03] [BA-5.4.1-03] the blocks of three share no ground either', () => {
  const units = [{}, { id: 'friend', y: 80_000 }, { id: 'far', y: 60_000 }]
  const { state } = rout({ units }, 15, 10, 15, 10)
  const blocks = ['u1', 'friend', 'far'].map(id => hullOf(unitOf(state, id)))
  expect(pairsOf(blocks).map(([one, other]) => hullsOverlap(one, other))).toEqual([
    false,
    false,
    false,
  ])
})

test('[BA-5.4.2-03] [BA-5.4.1-03] nor do three that end on one spot by the edge of the board', () => {
  const units = ['a', 'b', 'c'].map(id => ({ id, y: 6_000, formation: routFormation() }))
  const state = battle({ units })
  const puts = blocksApart(state, state.units.map(putOf))
  const hulls = puts.map(({ unit, ...at }) => hullOf({ ...unitOf(state, unit), ...at }))
  expect(pairsOf(hulls).filter(([one, other]) => hullsOverlap(one, other))).toEqual([])
  expect(puts[0]).toMatchObject({ x: 100_000, y: 6_000 })
})

test('[BA-5.4.2-03] the pair goes at the rate of the second, with the ground of both', () => {
  const horse = { id: 'friend', y: 80_000, arm: 'medium cavalry' as const, figures: 16 }
  const { state } = rout({ units: [{}, horse] }, 16, 9)
  expect(stand(state, 'friend').y).toBe(80 - 4.5 - 60)
})

test('[BA-5.4.2-03] [BA-Q-73] the pair rolls with the figures of both against a third', () => {
  const units = [{}, { id: 'friend', y: 80_000 }, { id: 'far', y: 60_000 }]
  const { state, table } = rout({ units }, 15, 10, 15, 10)
  const rolled = table.events.filter(({ kind }) => kind === 'spreadRolled')
  expect(rolled[1]).toMatchObject({ carrier: 'friend', second: 'far', carrierTotal: 16 })
  expect(state.units.map(({ disorder }) => disorder)).toEqual(['FU', 'FU', 'FU'])
  expect(stand(state, 'far').y).toBe(18.5)
  expect(state.units.map(({ figures }) => figures)).toEqual([27, 27, 27])
})

test('[BA-5.4.2-03] ground that is closed to the first leaves it behind', () => {
  const stream = { kind: 'linear' as const, obstacle: 'III' as const, width: 0 }
  const hedge = { ...stream, points: [0, 75_000, 200_000, 75_000] }
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const first: Partial<Unit> = { arm: 'artillery', guns: guns(1), formation: limbered }
  const { state } = rout({ units: [first, { id: 'friend', y: 80_000 }], terrain: [hedge] }, 18, 3)
  expect(stand(state, 'u1').y).toBeGreaterThan(74)
  expect(stand(state, 'friend').y).toBeLessThan(74)
})

test('[BA-5.4.2-03] who was left behind forms up where it is, though a contact holds up the other', () => {
  const points = [0, 75_000, 200_000, 75_000]
  const wall = { kind: 'linear' as const, obstacle: 'III' as const, points }
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const first: Partial<Unit> = { arm: 'artillery', guns: guns(1), formation: limbered, y: 92_000 }
  const units = [
    first,
    { id: 'friend', y: 80_000 },
    { id: 'far', y: 66_000, disorder: 'OR' as const },
  ]
  const { state } = routTogether({ units, terrain: [wall] }, 10, 10)
  expect(stand(state, 'u1').kind).toBe('rout')
  expect(stand(state, 'u1').y).toBeGreaterThan(74)
  expect(stand(state, 'friend').y).toBeLessThan(60)
})

test('[BA-5.1.2-02] [BA-5.4.2-03] when one of a pair leaves the board the other routs on', () => {
  const units = [{ y: 30_000 }, { id: 'friend', x: 60_000, y: 3_000 }]
  const { state } = routTogether({ units })
  expect(unitOf(state, 'friend').status).toBe('left')
  expect(stand(state, 'u1')).toMatchObject({ kind: 'rout' })
  expect(stand(state, 'u1').y).toBeLessThan(6)
})

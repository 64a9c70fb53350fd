import { expect, test } from 'vitest'
import { battle, guns, square } from '../../fixtures.ts'
import type { Setting } from '../../fixtures.ts'
import { inflict } from '../../model/effects.ts'
import type { ForcedMove } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { moraleTable, playForced, stand } from './fixtures.ts'

const north = { fromX: 100_000, fromY: 150_000 }

/** u1 is in disorder by fire from the north; what then becomes of all. */
function retreat(setting: Setting, headings: Record<string, number> = {}, ...dice: number[]) {
  const state = battle(setting)
  const table = moraleTable(state, ...dice)
  inflict(table, [{ unit: 'u1', degree: 'U', cause: 'fire', ...north }])
  playForced(table, headings)
  return { state, table }
}

const kinds = (table: { events: { kind: string }[] }) => table.events.map(({ kind }) => kind)

test('[BA-5.3.1-01] [BA-5.3.1-04] a line goes straight back a whole turn and faces its way back', () => {
  const { state } = retreat({ units: [{}] })
  expect(stand(state, 'u1')).toMatchObject({
    x: 100,
    y: 80,
    heading: 0,
    kind: 'line',
    disorder: 'U',
  })
  expect(unitOf(state, 'u1').doing).toMatchObject({ forced: true, moved: true, marched: 0 })
})

test('[BA-5.3.1-04] [BA-5.3.1-02] it is shifted without turning and turns about its centre at the end', () => {
  const { state } = retreat({ units: [{ heading: 18_000 }] })
  expect(stand(state, 'u1')).toMatchObject({ x: 100, y: 83, heading: 0 })
})

test('[BA-5.3.1-02] neither LU nor U halves a retreat, but the ground does', () => {
  const { state } = retreat({ units: [{ disorder: 'U' }] })
  expect(stand(state, 'u1').y).toBe(80)
  const field = { kind: 'difficult' as const, points: square(100_000, 60_000, 100_000, 100_000) }
  const slow = retreat({ units: [{}], terrain: [field] })
  expect(stand(slow.state, 'u1').y).toBe(90)
})

test('[BA-5.3.1-05] [BA-Q-58] closed ground turns it to a rout in a free direction', () => {
  const wood = { kind: 'wood' as const, points: square(100_000, 60_000, 100_000, 60_000) }
  const { state, table } = retreat({ units: [{}], terrain: [wood] }, { u1: 9_000 })
  expect(kinds(table)).toEqual([
    'disorderInflicted',
    'retreated',
    'disorderInflicted',
    'figuresLost',
    'directionChosen',
    'routed',
  ])
  expect(stand(state, 'u1')).toMatchObject({ x: 140, kind: 'rout', disorder: 'FU', figures: 27 })
  expect(stand(state, 'u1').y).toBeCloseTo(91.5, 1)
})

test('[BA-5.3.1-05] so does an own closed unit behind it, which is not tested by that', () => {
  const units = [{}, { id: 'friend', y: 90_000 }]
  const { state } = retreat({ units }, { u1: 9_000 })
  expect(stand(state, 'u1')).toMatchObject({ x: 140, disorder: 'FU' })
  expect(stand(state, 'friend').disorder).toBe('OR')
})

test('[BA-2.3.4-02] skirmish lines and unlimbered guns let it through, and are passed through', () => {
  const line = { kind: 'skirmish' as const, front: null, gap: 1_500 }
  const units: Partial<Unit>[] = [
    {},
    { id: 'line', y: 90_000, figures: 10, formation: line },
    { id: 'battery', y: 95_000, x: 105_000, arm: 'artillery', guns: guns(1) },
  ]
  const { state } = retreat({ units })
  expect(stand(state, 'u1')).toMatchObject({ y: 80, disorder: 'U' })
  expect(unitOf(state, 'line').doing.passedThrough).toBe(true)
  expect(unitOf(state, 'battery').doing.passedThrough).toBe(true)
})

test('[BA-2.3.4-05] who would end on another goes on to the nearest free place', () => {
  const line = { kind: 'skirmish' as const, front: null, gap: 1_500 }
  const { state } = retreat({
    units: [{}, { id: 'line', y: 79_000, figures: 10, formation: line }],
  })
  expect(stand(state, 'u1').y).toBeLessThan(77.6)
  expect(stand(state, 'u1').y).toBeGreaterThan(75)
})

test('[BA-2.3.4-04] never through enemies, but through guns without gunners', () => {
  const enemy = { seat: 'blue', y: 90_000 }
  const abandoned: Partial<Unit> = { ...enemy, arm: 'artillery', guns: guns(2, 6, 0), figures: 0 }
  expect(stand(retreat({ units: [{}, abandoned] }).state, 'u1').disorder).toBe('U')
  expect(stand(retreat({ units: [{}, enemy] }, { u1: 9_000 }).state, 'u1').disorder).toBe('FU')
})

test('[BA-4.2.0-01] [BA-4.2.0-02] a closed unit pushes skirmishers and routing enemies along', () => {
  const line = { kind: 'skirmish' as const, front: null, gap: 1_500 }
  const skirmishers = { id: 'foe', seat: 'blue', y: 90_000, figures: 10, formation: line }
  const { state } = retreat({ units: [{}, skirmishers] })
  expect(stand(state, 'u1')).toMatchObject({ y: 80, disorder: 'U' })
  expect(stand(state, 'foe').y).toBeCloseTo(77, 1)
  expect(unitOf(state, 'foe').doing.pressedBack).toBe(true)
})

test('[BA-4.2.0-05] who cannot be pushed on bars the way', () => {
  const line = { kind: 'skirmish' as const, front: null, gap: 1_500 }
  const skirmishers = { id: 'foe', seat: 'blue', y: 90_000, figures: 10, formation: line }
  const units = [{}, skirmishers, { id: 'wall', y: 86_000 }]
  const { state } = retreat({ units }, { u1: 9_000 })
  expect(stand(state, 'u1').disorder).toBe('FU')
  expect(stand(state, 'foe').y).toBeCloseTo(87.5, 1)
})

test('[BA-5.3.1-06] batteries go back with their guns', () => {
  const battery: Partial<Unit> = { arm: 'artillery', guns: guns(2) }
  const { state } = retreat({ units: [battery] })
  expect(stand(state, 'u1')).toMatchObject({ y: 85, kind: 'unlimbered', figures: 6 })
  const limbered = { kind: 'limbered' as const, front: null, gap: null }
  const driving = retreat({ units: [{ ...battery, formation: limbered }] })
  expect(stand(driving.state, 'u1')).toMatchObject({ y: 70, kind: 'limbered' })
})

test('[BA-2.3.1-04] a formation without a rate in its ground is in full disorder by a forced move', () => {
  const wood = { kind: 'wood' as const, points: square(100_000, 98_500, 60_000, 60_000) }
  const { state } = retreat({ units: [{}], terrain: [wood] }, { u1: 18_000 })
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'FU', kind: 'rout' })
})

test('[BA-5.1.2-02] the board ends a retreat; who stands on its edge leaves', () => {
  const { state } = retreat({ units: [{ y: 10_000 }] })
  expect(stand(state, 'u1')).toMatchObject({ y: 3, disorder: 'U' })
  const gone = retreat({
    units: [{ y: 3_000 }],
    staff: [{ contact: 'u1', x: 100_000, y: 5_000 }],
  })
  expect(unitOf(gone.state, 'u1')).toMatchObject({
    status: 'left',
    leaving: { edge: 'south', turn: 2 },
  })
  expect(gone.state.staff[0]).toMatchObject({ status: 'onBoard', contact: null })
})

test('[BA-5.1.2-02] who overhangs the edge still goes inwards', () => {
  const state = battle({ units: [{ y: 199_000, heading: 18_000 }] })
  const table = moraleTable(state)
  inflict(table, [{ unit: 'u1', degree: 'U', cause: 'fire', fromX: 100_000, fromY: 260_000 }])
  playForced(table)
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'U', heading: 0 })
  expect(stand(state, 'u1').y).toBeCloseTo(182, 1)
})

test('[BA-1.1.4-13] staff in contact goes along and stands at the same side', () => {
  const { state } = retreat({ units: [{}], staff: [{ contact: 'u1', x: 100_000, y: 94_000 }] })
  expect(state.staff[0]).toMatchObject({ x: 100_000, contact: 'u1' })
  expect(state.staff[0]?.y).toBeCloseTo(74_750, -2)
})

test('[BA-6.1.3-01] a garrison comes out as a huddle in contact and goes back from there', () => {
  const house = { kind: 'building' as const, points: square(100_000, 100_000, 10_000, 10_000) }
  const units = [{ building: 't1', figures: 25, original: 25 }]
  const { state, table } = retreat({ units, terrain: [{ ...house, capacity: 40 }] })
  expect(kinds(table)).toEqual(['disorderInflicted', 'leftBuilding', 'retreated'])
  expect(stand(state, 'u1')).toMatchObject({ kind: 'huddle', x: 100 })
  expect(stand(state, 'u1').y).toBeCloseTo(100 - 5 - 3.75 - 10, 1)
  expect(unitOf(state, 'u1')).toMatchObject({ building: null, walls: null })
})

test('[BA-6.1.3-01] without room outside it routs', () => {
  const house = { kind: 'building' as const, points: square(100_000, 100_000, 10_000, 10_000) }
  const ring = { figures: 60, original: 60 }
  const units: Partial<Unit>[] = [
    { building: 't1', figures: 25, original: 25 },
    { id: 'north', ...ring, y: 109_000 },
    { id: 'east', ...ring, x: 109_000, heading: 9_000 },
    { id: 'south', ...ring, y: 91_000, heading: 18_000 },
    { id: 'west', ...ring, x: 91_000, heading: 27_000 },
  ]
  const setting = { units, terrain: [{ ...house, capacity: 40 }] }
  const { table } = retreat(setting, { u1: 0, north: 0 }, 10, 10)
  expect(kinds(table)).not.toContain('leftBuilding')
  expect(kinds(table)).toContain('contactNoted')
})

test('[BA-5.3.1-02] a move that is decided has the line away from the effect', () => {
  const state = battle({ units: [{}] })
  const table = moraleTable(state)
  inflict(table, [{ unit: 'u1', degree: 'U', cause: 'melee', fromX: 50_000, fromY: 98_500 }])
  playForced(table)
  const move: Partial<ForcedMove> = { unit: 'u1' }
  expect(state.forced).not.toContainEqual(expect.objectContaining(move))
  expect(stand(state, 'u1')).toMatchObject({ heading: 270 })
  expect(stand(state, 'u1').x).toBeCloseTo(118.5, 2)
})

test('[BA-5.3.1-05] who cannot turn about at the end of its way is in full disorder', () => {
  const sideways = { heading: 9_000, x: 101_500, y: 100_000 }
  const flanked = { id: 'friend', x: 112_000, y: 70_000, heading: 9_000 }
  const { state, table } = retreat({ units: [sideways, flanked] }, { u1: 27_000 })
  expect(table.events[1]).toMatchObject({ kind: 'retreated', isBlocked: true })
  expect(table.events[1]).toMatchObject({ put: { heading: 9_000, y: 80_000 } })
  expect(stand(state, 'u1')).toMatchObject({ disorder: 'FU', kind: 'rout' })
  const alone = retreat({ units: [sideways] })
  expect(stand(alone.state, 'u1')).toMatchObject({ disorder: 'U', heading: 0 })
})

test('[BA-5.3.1-05] nor who would turn into closed ground', () => {
  const sideways = { heading: 9_000, x: 101_500, y: 100_000 }
  const wood = { kind: 'wood' as const, points: square(115_000, 80_000, 20_000, 40_000) }
  const { state } = retreat({ units: [sideways], terrain: [wood] }, { u1: 27_000 })
  expect(stand(state, 'u1').disorder).toBe('FU')
})

import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { chief, guns } from '../../fixtures.ts'
import { apportion } from '../../model/losses.ts'
import type { State } from '../../model/state.ts'
import { unitOf } from '../../model/units.ts'
import { declared, eventsOf, facing, fireOf, firing, near, resolved, skirmish } from './fixtures.ts'

const battery = firing({ arm: 'artillery', guns: guns(2, 6, 4), y: 80_000 })
const shelling = fireOf({ guns: ['g1', 'g2'], figures: 8 })

/** Two units of twenty that fire at one of thirty. */
function common(): State {
  const left = firing({ figures: 20, x: 90_000 })
  const right = firing({ id: 'c', figures: 20, x: 110_000 })
  const fires = [fireOf({ x: 92_000, y: 109_000 }), fireOf({ unit: 'c', x: 108_000, y: 109_000 })]
  return declared([left, facing(near), right], fires)
}

test('[BA-3.1.5-03] losses from several sides are added before they are rounded down', () => {
  const state = common()
  const table = resolved(state, [2, 2, 4, 2, 2, 4])
  const shots = eventsOf(table, 'fireRolled').flatMap(event => event.shots)
  expect(shots.map(({ quarters }) => quarters)).toEqual([2, 2])
  expect(unitOf(state, 'b').figures).toBe(29)
})

test('[BA-3.1.5-01] at a common target each fire is rolled, the worst effect counts once', () => {
  const state = common()
  const table = resolved(state, [4, 4, 4, 5, 6, 6])
  const shots = eventsOf(table, 'fireRolled').flatMap(event => event.shots)
  expect(shots.map(({ unit, degree }) => [unit, degree])).toEqual([
    ['a', 'LU'],
    ['c', 'U'],
  ])
  const [inflicted, ...others] = eventsOf(table, 'disorderInflicted')
  expect(inflicted).toMatchObject({ unit: 'b', degree: 'U', forced: { fromX: 110_000 } })
  expect(others).toEqual([])
})

test('[BA-3.1.5-02] of equal effects the owner chooses from whom the way leads', () => {
  const state = common()
  resolved(state, [5, 6, 6, 6, 5, 6])
  expect(state.forced).toMatchObject([
    { unit: 'b', degree: 'U', fromX: 90_000, also: [{ x: 110_000 }] },
  ])
})

test('[BA-3.3.1-01] fire at a skirmish line is its own affair', () => {
  const line = facing(near, { id: 'l', mother: 'b', figures: 10, formation: skirmish })
  const units = [firing(), line, facing(cm(15))]
  const state = declared(units, [fireOf({ target: 'l', y: 109_000 })])
  resolved(state, [6, 6, 6])
  expect(unitOf(state, 'b')).toMatchObject({ figures: 30, disorder: 'OR' })
  expect(unitOf(state, 'l').figures).toBeLessThan(10)
})

test('[BA-3.3.2-01] [BA-3.3.2-02] fire at a soutien through its line hurts and shakes both', () => {
  const line = facing(cm(6), { id: 'l', mother: 'b', figures: 10, formation: skirmish })
  const state = declared([battery, facing(cm(10)), line], [{ ...shelling, y: 110_000 }])
  const table = resolved(state, [6, 6, 6])
  const lost = eventsOf(table, 'figuresLost').map(({ unit, lost: figures, cause }) => {
    return { unit, figures, cause }
  })
  expect(lost.filter(({ cause }) => cause === 'fire')).toEqual([
    { unit: 'b', figures: 3, cause: 'fire' },
    { unit: 'l', figures: 1, cause: 'fire' },
  ])
  expect([unitOf(state, 'b').disorder, unitOf(state, 'l').disorder]).toEqual(['LU', 'LU'])
})

test('[BA-3.3.2-01] a line that is fired at itself at the same time does not count', () => {
  const line = facing(cm(6), { id: 'l', mother: 'b', figures: 10, formation: skirmish })
  const other = firing({ id: 'c', x: 120_000 })
  const fires = [
    { ...shelling, y: 110_000 },
    fireOf({ unit: 'c', target: 'l', x: 110_000, y: 106_000 }),
  ]
  const state = declared([battery, facing(cm(10)), line, other], fires)
  const table = resolved(state, [6, 6, 6, 1, 1, 2])
  const struck = eventsOf(table, 'disorderInflicted').map(({ unit }) => unit)
  expect(struck).toEqual(['b'])
})

test('[BA-Q-60] losses are shared by the largest remainder', () => {
  const shares = (losses: number, ...figures: number[]) =>
    apportion(
      losses,
      figures.map((count, i) => ({ id: `${i}`, figures: count })),
    )
  expect(shares(3, 30, 10)).toEqual([2, 1])
  expect(shares(1, 10, 10)).toEqual([1, 0])
  expect(shares(1, 10, 20)).toEqual([0, 1])
  expect(shares(4, 30, 10)).toEqual([3, 1])
})

test('[BA-3.1.1-07] [BA-T-12] losses by fire units, and the moral effect', () => {
  const state = declared([firing(), facing(near)], [fireOf()])
  const table = resolved(state, [4, 5, 6])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([
    { unit: 'a', target: 'b', loss: 15, moral: 15, fireUnits: 3, quarters: 12, degree: 'U' },
  ])
  expect(unitOf(state, 'b')).toMatchObject({ figures: 27, disorder: 'U' })
  expect(table.opened).toEqual(['forced'])
})

test('[BA-3.1.1-04] [BA-3.1.1-07] all fire is simultaneous: who is hit still fires', () => {
  const back = fireOf({ unit: 'b', target: 'a', x: 100_000, y: 100_000 })
  const state = declared([firing(), facing(near)], [fireOf(), back])
  const table = resolved(state, [6, 6, 6, 2, 2, 2])
  const shots = eventsOf(table, 'fireRolled').flatMap(event => event.shots)
  expect(shots.map(({ unit, loss, fireUnits: units }) => [unit, loss, units])).toEqual([
    ['a', 18, 3],
    ['b', 6, 3],
  ])
  expect(unitOf(state, 'b').figures).toBe(24)
})

test('[BA-3.1.1-06] fire whose conditions fail is lost, without dice or marks', () => {
  const state = declared([firing(), facing(cm(20))], [fireOf()])
  const table = resolved(state, [])
  expect(eventsOf(table, 'fireLost')).toMatchObject([{ unit: 'a', rule: 'BA-3.1.3-08' }])
  expect(state.fires[0]?.lost).toBe('BA-3.1.3-08')
  expect(unitOf(state, 'a')).toMatchObject({ firedIn: null, targets: [] })
  expect(unitOf(state, 'a').doing.fired).toBe(false)
})

test('[BA-1.1.4-07] [BA-3.1.1-07] the chief with the target is engaged before the dice', () => {
  const state = declared([firing(), facing(near)], [fireOf()])
  state.staff.push(chief({ id: 's', seat: 'blue', contact: 'b' }))
  const table = resolved(state, [5, 5, 5, 5, 5, 5])
  expect(table.events.map(({ kind }) => kind).slice(0, 2)).toEqual(['chiefEngaged', 'fireRolled'])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([{ loss: 15, moral: 12 }])
})

test('[BA-5.5.3-01] [BA-Q-66] a roll counts supplies and the first fire of all that share it', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 8, formation: skirmish, x: 150_000 })
  const units = [firing({ hasFought: false }), { ...line, hasFought: false }, facing(near)]
  const state = declared(units, [fireOf()])
  resolved(state, [1, 1, 6])
  for (const id of ['a', 'l'])
    expect(unitOf(state, id)).toMatchObject({ supply: 'limited', supplyRolls: 3, hasFought: true })
  expect(unitOf(state, 'b').supply).toBe('full')
})

test('[BA-1.1.6-06] [BA-4.1.3-05] who has fired is marked', () => {
  const state = declared([firing(), facing(near)], [fireOf()])
  resolved(state, [1, 2, 3])
  expect(unitOf(state, 'a')).toMatchObject({
    firedIn: 2,
    targets: [{ target: 'b', turn: 2, x: 100_000, y: 110_500 }],
  })
  expect(unitOf(state, 'a').doing).toMatchObject({ fired: true, continuedFire: false })
})

test('[BA-4.1.1-10] fire alone, without an attack, is no enemy routed in melee', () => {
  const routing = declared(
    [firing({ isTrained: true, valeur: 2 }), facing(cm(4))],
    [fireOf({ y: 104_000 })],
  )
  resolved(routing, [6, 6, 6])
  expect(unitOf(routing, 'b').disorder).toBe('FU')
  expect(unitOf(routing, 'a').routedEnemyIn).toBe(null)
})

test('[BA-3.4.1-02] ranging without effect needs no dice and marks the guns', () => {
  const fires = [fireOf({ guns: ['g1', 'g2'], figures: 8, isRanging: true, y: 150_000 })]
  const state = declared([battery, facing(cm(40))], fires)
  const table = resolved(state, [])
  expect(eventsOf(table, 'rangeFound')).toMatchObject([{ unit: 'a', target: 'b' }])
  expect(unitOf(state, 'a').targets).toMatchObject([{ target: 'b', turn: 2 }])
  expect(unitOf(state, 'a')).toMatchObject({ hasFought: true })
})

test('[BA-3.4.1-02] [BA-1.1.1-04] ranging in continued fire leaves no fire at others this turn', () => {
  const ranging = { guns: ['g1', 'g2'], figures: 8, isRanging: true, y: 150_000 }
  const after = (phase: 'fire' | 'continued', at: 'fireEnds' | 'continuedFireEnds') => {
    const state = declared([battery, facing(cm(40))], [fireOf({ ...ranging, phase })])
    resolved(state, [], at)
    return unitOf(state, 'a').doing
  }
  expect(after('continued', 'continuedFireEnds').continuedFire).toBe(true)
  expect(after('fire', 'fireEnds').continuedFire).toBe(false)
})

test('[BA-3.4.4-01] [BA-1.1.2-03] canister is loaded by an order that is followed', () => {
  const state = declared([battery, facing(0)], [{ ...shelling, y: 100_000 }])
  state.sheets = [{ unit: 'a', seat: 'red', parts: [{ kind: 'canister' }], result: 'followed' }]
  const table = resolved(state, [4, 4, 4])
  expect(eventsOf(table, 'canisterLoaded')).toMatchObject([{ unit: 'a' }])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([{ loss: 15 }])
  const failed = declared([battery, facing(0)], [{ ...shelling, y: 100_000 }])
  failed.sheets = [{ unit: 'a', seat: 'red', parts: [{ kind: 'canister' }], result: 'failed' }]
  expect(eventsOf(resolved(failed, [4, 4, 4]), 'fireRolled')[0]?.shots).toMatchObject([
    { loss: 12 },
  ])
})

test('[BA-1.1.1-03] [BA-1.1.1-04] continued fire binds all of the unit', () => {
  const line = firing({ id: 'l', mother: 'a', figures: 8, formation: skirmish, x: 150_000 })
  const state = declared([firing(), line, facing(near)], [fireOf({ phase: 'continued' })])
  resolved(state, [4, 4, 4], 'continuedFireEnds')
  expect(['a', 'l'].map(id => unitOf(state, id).doing.continuedFire)).toEqual([true, true])
  expect(unitOf(state, 'l').doing.fired).toBe(false)
})

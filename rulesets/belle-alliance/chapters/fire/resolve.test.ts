import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { chief, guns } from '../../fixtures.ts'
import { unitOf } from '../../model/units.ts'
import { declared, eventsOf, facing, fireOf, firing, near, resolved, skirmish } from './fixtures.ts'

const battery = firing({ arm: 'artillery', guns: guns(2, 6, 4), y: 80_000 })
const shelling = fireOf({ guns: ['g1', 'g2'], figures: 8 })

test('[BA-3.1.1-07] [BA-T-12] losses by fire units, and the moral effect', () => {
  const state = declared([firing(), facing(near)], [fireOf()])
  const table = resolved(state, [4, 5, 6])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([
    { unit: 'a', target: 'b', loss: 15, moral: 15, fireUnits: 3, quarters: 12, degree: 'U' },
  ])
  expect(unitOf(state, 'b')).toMatchObject({ figures: 27, disorder: 'U' })
  expect(table.chapters).toEqual(['forced'])
})

test('[BA-3.1.1-04] [BA-3.1.1-07] all fire is simultaneous: who is hit fires all the same', () => {
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

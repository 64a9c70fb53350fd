import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import { guns } from '../../fixtures.ts'
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

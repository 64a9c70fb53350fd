import { expect, test } from 'vitest'
import { bestFire } from '../../doctrine/firing.ts'
import { doing, guns } from '../../fixtures.ts'
import { shotOf } from '../../model/firing/shot.ts'
import { gapsFor } from '../../model/formations.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { unitOf } from '../../model/units.ts'
import { waysToFire } from './declare.ts'
import {
  atFire,
  declared,
  eventsOf,
  facing,
  faultsOf,
  fireOf,
  firing,
  helperOf,
  near,
  resolved,
} from './fixtures.ts'
import { isNeighbour } from './support.ts'

test('[BA-3.1.6-01] [BA-3.1.6-03] a neighbour adds two and counts as having fired', () => {
  const neighbour = firing({ id: 'c', x: 122_600, figures: 16 })
  const units = [firing(), facing(near, { x: 110_000, figures: 60 }), neighbour]
  const helpers = [helperOf({ unit: 'c', kind: 'neighbour', of: 'a', against: 'b' })]
  const state = declared(units, [fireOf({ x: 104_000, y: 109_000 })], { helpers })
  const table = resolved(state, [1, 1, 6])
  expect(eventsOf(table, 'fireRolled')).toMatchObject([
    { shots: [{ loss: 10 }], neighbours: [{ unit: 'c', target: 'b' }] },
  ])
  expect(unitOf(state, 'c')).toMatchObject({ supply: 'limited', firedIn: 2 })
  expect(unitOf(state, 'c').doing.fired).toBe(true)
  expect(state.helpers).toEqual([])
})

test('[BA-3.1.6-02] a neighbour with less than half of the figures able to fire is none', () => {
  const neighbour = firing({ id: 'c', x: 122_600, figures: 14 })
  const units = [firing(), facing(near, { x: 110_000, figures: 60 }), neighbour]
  const helpers = [helperOf({ unit: 'c', kind: 'neighbour', of: 'a', against: 'b' })]
  const state = declared(units, [fireOf({ x: 104_000, y: 109_000 })], { helpers })
  const table = resolved(state, [1, 1, 6])
  expect(eventsOf(table, 'helperLost')).toMatchObject([{ unit: 'c', help: 'neighbour' }])
  expect(eventsOf(table, 'fireRolled')[0]?.shots).toMatchObject([{ loss: 8 }])
  expect(unitOf(state, 'c').doing.fired).toBe(false)
})

test('[BA-3.1.7-01] [BA-3.1.1-06] a support unit too far off is lost', () => {
  const support: Partial<Unit> = { id: 'c', seat: 'blue', heading: 18_000, doing: doing() }
  const backed = (y: number) => {
    const units = [firing(), facing(near), { ...support, y }]
    const table = resolved(declared(units, [fireOf()], { helpers: [helperOf({})] }), [4, 4, 4])
    return eventsOf(table, 'fireRolled')[0]?.shots[0]?.moral
  }
  expect([backed(121_900), backed(122_000)]).toEqual([10, 12])
})

const muskets = fireOf({ figures: 30, y: 109_000 })
const canisterOf = fireOf({ guns: ['g1', 'g2'], figures: 6, y: 109_000 })

/** A skirmish line with gaps of 1/1000 cm, its front so far north of red's. */
function line(gap: number, ahead: number, given: Partial<Unit> = {}): Partial<Unit> {
  const formation: Unit['formation'] = { kind: 'skirmish', front: null, gap }
  const stands = { y: 100_000 + ahead, heading: 18_000, figures: 15, hasFought: true }
  return { id: 'c', seat: 'blue', formation, ...stands, ...given }
}

/** Every gap that the rules allow, from the least to the greatest. */
const gaps = [1_500, 2_000, 2_500, 3_000]

const at = (units: Partial<Unit>[]) => atFire([firing(), facing(9_000), ...units])
const battery: Partial<Unit> = { arm: 'artillery', guns: guns(2) }

function loaded(state: State): State {
  for (const { doing, guns: models } of state.units) doing.hasCanister = models.length > 0
  return state
}

test('[BA-1.3.2-04] these are lawful gaps', () => {
  const { least, most } = gapsFor(unitOf(at([]), 'a'))
  expect([least, most]).toEqual([gaps[0], gaps.at(-1)])
})

test.each(gaps)('[BA-3.1.3-03] [BA-3.3.1-03] nobody fires through gaps of %i', gap => {
  for (const ahead of [2_000, 4_500, 7_300]) {
    expect(faultsOf(at([line(gap, ahead)]), muskets)).toEqual(['BA-3.1.3-01'])
    const shifted = line(gap, ahead, { x: 100_700 })
    expect(faultsOf(at([shifted]), muskets)).toEqual(['BA-3.1.3-01'])
  }
})

test('[BA-3.3.1-03] a line in contact with those behind does not cover them', () => {
  for (const gap of gaps) {
    expect(faultsOf(at([line(gap, 7_500)]), muskets)).toEqual([])
    expect(faultsOf(at([line(gap, 7_480)]), muskets)).toEqual(['BA-3.1.3-01'])
  }
})

test('[BA-3.3.1-03] against guns, with canister as well, it covers nobody', () => {
  for (const gap of gaps) {
    const state = atFire([firing(battery), facing(9_000), line(gap, 4_500)])
    expect(faultsOf(state, canisterOf)).toEqual([])
    expect(faultsOf(loaded(state), canisterOf)).toEqual([])
  }
})

test('[BA-3.1.3-03] own skirmishers bar the fire of all arms, touching the enemy or not', () => {
  const own = { seat: 'red', heading: 0, figures: 9 }
  for (const gap of gaps)
    for (const ahead of [3_000, 5_000, 9_000]) {
      expect(faultsOf(at([line(gap, ahead, own)]), muskets)).toContain('BA-3.1.3-01')
      const shelled = atFire([firing(battery), facing(9_000), line(gap, ahead, own)])
      expect(faultsOf(shelled, canisterOf)).toContain('BA-3.1.3-01')
      expect(faultsOf(loaded(shelled), canisterOf)).toContain('BA-3.1.3-01')
    }
})

test('[BA-3.1.3-03] an enemy line beyond the one fired at does not matter, one beside it neither', () => {
  expect(faultsOf(at([line(3_000, 14_000)]), muskets)).toEqual([])
  expect(faultsOf(at([line(1_500, 4_500, { x: 150_000 })]), muskets)).toEqual([])
})

test('[BA-3.1.4-02] an own line behind the target is met in its gaps too', () => {
  const beyond = (gap: number) => line(gap, 17_000, { seat: 'red', heading: 0, figures: 16 })
  for (const gap of gaps) expect(faultsOf(at([beyond(gap)]), muskets)).toContain('BA-3.1.4-02')
})

const hill = {
  kind: 'hill' as const,
  level: 1,
  points: [0, 0, 200_000, 0, 200_000, 70_000, 0, 70_000],
}

test('[BA-3.4.2-01] guns fire over an own line where they may, not through its gaps', () => {
  const over = (gap: number, y: number) =>
    atFire(
      [
        firing({ ...battery, y: 60_000 }),
        facing(9_000),
        line(gap, y - 100_000, { seat: 'red', heading: 0, figures: 16 }),
      ],
      { terrain: [hill] },
    )
  for (const gap of gaps) {
    expect(faultsOf(over(gap, 80_000), canisterOf)).toEqual([])
    expect(faultsOf(over(gap, 95_000), canisterOf)).toEqual(['BA-3.4.2-01'])
  }
})

test('[BA-3.1.6-02] who aims through a skirmish line is no neighbour', () => {
  const beside = { ...firing(), id: 'd', x: 124_000 }
  const wide = facing(9_000, { x: 112_000, figures: 60 })
  const neighbour = (units: Partial<Unit>[]) => {
    const state = atFire([firing(), wide, beside, ...units])
    return isNeighbour(shotOf(state, muskets), unitOf(state, 'd'))
  }
  expect(neighbour([])).toBe(true)
  expect(neighbour([line(3_000, 4_500, { x: 130_000, figures: 8 })])).toBe(false)
})

test('[BA-3.3.1-03] the computer aims at the line itself, and only that is proposed', () => {
  for (const gap of gaps) {
    const state = at([line(gap, 4_500)])
    expect(bestFire(state, 'red')).toMatchObject({ kind: 'fire', unit: 'a', target: 'c' })
    expect([...new Set(waysToFire(state, 'red').map(({ target }) => target))]).toEqual(['c'])
  }
  const touching = waysToFire(at([line(3_000, 7_500)]), 'red').map(({ target }) => target)
  expect(touching).toContain('b')
})

import { expect, test } from 'vitest'
import { cm } from '../../book/measures.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { fireFactors } from '../../chapters/fire/factors.ts'
import { atFire, counting, facing, fireOf, firing } from '../../chapters/fire/fixtures.ts'
import { guns, square, terrain } from '../../fixtures.ts'
import { isNonRicochet } from '../ground/cover.ts'
import type { Terrain } from '../setting.ts'
import type { Unit } from '../unit.ts'

function shaped(kind: FormationKind) {
  return { formation: { kind, front: null, gap: null } }
}

const near = cm(9)
const battery = firing({ arm: 'artillery', guns: guns(2, 6, 4) })
const bothGuns = fireOf({ guns: ['g1', 'g2'], figures: 8 })

test('[BA-3.1.8-01] from less than 45 degrees it is no flank fire', () => {
  const oblique = (heading: number, x: number) =>
    atFire([firing({ figures: 6 }), facing(near, { heading, y: 110_000, x, figures: 8 })])
  const edge = (heading: number, x: number) => {
    const state = oblique(heading, x)
    const found = fireFactors(state, fireOf({ x, y: 108_000 }))
    return found?.moral.map(({ message }) => message)
  }
  expect(edge(9_000, 103_000)).toContain('ba.modifier.fire.target.flank')
  expect(edge(14_500, 103_000)).not.toContain('ba.modifier.fire.target.flank')
})

test('[BA-3.1.9-01] [BA-3.1.9-02] column effect along a march column, enfilade of a line', () => {
  const effect = (given: Partial<Unit>) =>
    counting(atFire([firing(), facing(near, given)])).loss['target.columnEffect']
  expect(effect(shaped('marchColumn'))).toBe(2)
  expect(effect({ heading: 9_000, y: 120_000, x: 98_500 })).toBe(2)
  expect(effect({ ...shaped('marchColumn'), heading: 9_000, y: 112_000, x: 111_250 })).toBe(
    undefined,
  )
  expect(effect({})).toBe(undefined)
})

test('[BA-3.1.9-02] guns along their line take it, a single one does not', () => {
  const along = (models: number) => {
    const target = { arm: 'artillery' as const, guns: guns(models, 6, 3), ...shaped('unlimbered') }
    const state = atFire([firing(), facing(near, { ...target, heading: 9_000, y: 118_000 })])
    return counting(state).loss['target.columnEffect']
  }
  expect([along(1), along(3)]).toEqual([undefined, 2])
})

test('[BA-3.1.9-03] [BA-3.1.9-04] guns reach through a line into a closed unit behind', () => {
  const behind = (given: Partial<Unit>, distance = 9_000): Partial<Unit>[] => [
    battery,
    facing(near),
    { id: 'c', seat: 'blue', heading: 18_000, y: 112_000 + distance, ...given },
  ]
  const effect = (units: Partial<Unit>[], fire = bothGuns) =>
    counting(atFire(units), fire).loss['target.columnEffect']
  expect(effect(behind({}))).toBe(2)
  expect(effect(behind({}, 10_100))).toBe(undefined)
  expect(effect(behind({ disorder: 'FU', ...shaped('rout') }))).toBe(undefined)
  const muskets = [firing(), ...behind({}).slice(1)]
  expect(effect(muskets, fireOf())).toBe(undefined)
})

test('[BA-3.1.9-05] work, rest and garrisons take no column effect', () => {
  const state = atFire([battery, facing(near, { y: 114_000, ...shaped('work') })])
  expect(counting(state, bothGuns).loss).toEqual({})
})

const gun = { x: 100_000, y: 20_000 }
const hit = { x: 100_000, y: 100_000 }

/** Ground of this depth that ends so far before the hit point. */
function field(
  depth: number,
  before: number,
  given: Partial<Terrain> = {},
): { terrain: Terrain[] } {
  const points = square(100_000, 100_000 - before - depth / 2, 20_000, depth)
  return { terrain: [terrain({ points, isNonRicochet: true, ...given })] }
}

test('[BA-3.4.5-01] 5 cm of soft ground directly before the target are enough', () => {
  expect(isNonRicochet(field(5_000, 0), gun, hit)).toBe(true)
  expect(isNonRicochet(field(4_900, 0), gun, hit)).toBe(false)
})

test('[BA-3.4.5-01] it lies directly before the target, measured along the line of fire', () => {
  expect(isNonRicochet(field(10_000, 1_000), gun, hit)).toBe(false)
  expect(isNonRicochet(field(10_000, -5_000), gun, hit)).toBe(true)
  expect(isNonRicochet(field(4_000, 0), { x: 20_000, y: 20_000 }, hit)).toBe(true)
})

test('[BA-3.4.5-01] other ground lets balls bounce, and narrow levels do not', () => {
  expect(isNonRicochet(field(10_000, 0, { isNonRicochet: false }), gun, hit)).toBe(false)
  const narrow = field(8_000, 0, { kind: 'hill', level: 1, isNonRicochet: false })
  expect(isNonRicochet(narrow, gun, hit)).toBe(true)
  expect(isNonRicochet({ terrain: [] }, gun, hit)).toBe(false)
})

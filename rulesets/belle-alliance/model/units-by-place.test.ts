import { cornersOf, isHullWithin } from '@grognard/geometry'
import { areExtentsMeeting, extentOf } from '@grognard/geometry/measured/grid.ts'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { battle } from '../fixtures.ts'
import { hullOf } from './footprint.ts'
import type { State } from './state.ts'
import { unitsByPlace, unitsNear } from './units-by-place.ts'
import { isOnBoard } from './units.ts'

const place = fc.integer({ min: 20_000, max: 180_000 })

/** Of any breadth, depth and heading, anywhere on the board or off it. */
const anyUnit = fc
  .record({
    figures: fc.integer({ min: 1, max: 60 }),
    kind: fc.constantFrom('line', 'marchColumn', 'attackColumn', 'square', 'skirmish' as const),
    front: fc.constantFrom(null, 8),
    x: place,
    y: place,
    heading: fc.integer({ min: 0, max: 35_999 }),
    status: fc.constantFrom('onBoard', 'onBoard', 'onBoard', 'left' as const),
    walls: fc.constantFrom(null, null, null, { width: 12_000, depth: 9_000 }),
  })
  .map(({ kind, front, ...given }) => {
    const formation = {
      kind,
      front: kind === 'attackColumn' ? front : null,
      gap: kind === 'skirmish' ? 1_500 : null,
    }
    return { ...given, formation }
  })

const anyBattle = fc.array(anyUnit, { minLength: 1, maxLength: 30 }).map(units => battle({ units }))
const anyLimit = fc.integer({ min: 0, max: 30_000 })

/** Whoever lies on the ground about a unit, or so near to it, is among those that are found. */
function expectAllFound(state: State, limit: number): void {
  for (const { id, ...about } of state.units) {
    const hull = hullOf({ ...about })
    const ground = extentOf(cornersOf(hull), limit)
    const isFound = (units: readonly { id: string }[]) => new Set(units.map(unit => unit.id))
    const near = isFound(unitsNear(state, hull, limit))
    const onGround = isFound(unitsByPlace(state).meeting(ground))
    for (const other of state.units.filter(isOnBoard)) {
      const theirs = hullOf(other)
      if (isHullWithin(hull, theirs, limit)) expect(near).toContain(other.id)
      if (areExtentsMeeting(extentOf(cornersOf(theirs)), ground))
        expect(onGround, id).toContain(other.id)
    }
  }
}

test('[BA-1.3.1-13] whoever may be near is found, and nobody off the board', () => {
  fc.assert(
    fc.property(anyBattle, anyLimit, (state, limit) => {
      expectAllFound(state, limit)
      expect(unitsNear(state, hullOf(state.units[0] ?? never()), 400_000)).toEqual(
        state.units.filter(isOnBoard),
      )
    }),
  )
})

test('[BA-1.3.1-13] who has moved, formed up or left since is found where he is now', () => {
  const change = fc.tuple(fc.nat(29), anyUnit)
  fc.assert(
    fc.property(
      anyBattle,
      fc.array(change, { maxLength: 12 }),
      anyLimit,
      (state, changes, limit) => {
        unitsByPlace(state)
        for (const [row, { formation, ...given }] of changes) {
          const unit = state.units[row % state.units.length]
          if (unit) Object.assign(Object.assign(unit, given).formation, formation)
          expectAllFound(state, limit)
          expect(unitsByPlace(state).meeting(extentOf([0, 0, 200_000, 200_000], 200_000))).toEqual(
            state.units.filter(isOnBoard),
          )
        }
      },
    ),
    { numRuns: 40 },
  )
})

test('[BA-1.3.1-13] units that come and go in the list are found and forgotten', () => {
  const state = battle({ units: [{ id: 'one' }, { id: 'two', x: 50_000 }] })
  const all = () => unitsNear(state, { x: 0, y: 0, heading: 0, length: 0, beam: 0 }, 400_000)
  expect(all().map(({ id }) => id)).toEqual(['one', 'two'])
  const [first] = state.units.splice(0, 1)
  expect(all().map(({ id }) => id)).toEqual(['two'])
  if (first) state.units.push(first)
  expect(all().map(({ id }) => id)).toEqual(['two', 'one'])
})

function never(): never {
  throw new Error('A battle has a unit.')
}

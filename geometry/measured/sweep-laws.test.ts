import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cosine, sine } from './angle.ts'
import { hull, north } from './fixtures.ts'
import { hullDistance, hullsOverlap } from './hull.ts'
import type { Hull } from './hull.ts'
import { distanceToPolygon, hullMeetsPolygon } from './polygon.ts'
import type { Polygon } from './polygon.ts'
import { advance, turn } from './pose.ts'
import { canAdvance, sweepAdvance, sweepLegs, sweepTurn } from './sweep.ts'

function ahead(of: Hull, distance: number): Hull {
  return { ...of, ...advance(of, distance) }
}

function turned(of: Hull, angle: number): Hull {
  return { ...of, ...turn(of, angle) }
}

function overlapsAny(of: Hull, hulls: readonly Hull[], polygons: readonly Polygon[]): boolean {
  return (
    hulls.some(other => hullsOverlap(of, other)) ||
    polygons.some(polygon => hullMeetsPolygon(of, polygon))
  )
}

function isClear(of: Hull, hulls: readonly Hull[], polygons: readonly Polygon[]): boolean {
  return (
    hulls.every(other => hullDistance(of, other) > 4) &&
    polygons.every(polygon => distanceToPolygon(of, polygon) > 4)
  )
}

/** The hull without a rim this wide. */
function core(of: Hull, rim: number): Hull {
  return { ...of, length: of.length - 2 * rim, beam: of.beam - 2 * rim }
}

const heading = fc.integer({ min: 0, max: 35999 })
const side = fc.integer({ min: -4000, max: 4000 })
const ship = fc.record({
  x: side,
  y: side,
  heading,
  length: fc.integer({ min: 900, max: 2300 }),
  beam: fc.integer({ min: 300, max: 600 }),
})
const ships = fc.array(ship, { minLength: 1, maxLength: 6 })

const island = fc
  .record({
    reaches: fc.array(fc.integer({ min: 100, max: 1500 }), { minLength: 3, maxLength: 9 }),
    x: side,
    y: side,
  })
  .map(({ reaches, x, y }) => {
    const step = Math.floor(36000 / reaches.length)
    return reaches.flatMap((reach, i) => [
      x + Math.round(reach * sine(i * step)),
      y + Math.round(reach * cosine(i * step)),
    ])
  })
const islands = fc.array(island, { maxLength: 3 })

describe('straight ahead', () => {
  test('a hull gets on or is held as the sweep has it, from wherever others stopped it', () => {
    fc.assert(
      fc.property(ships, heading, fc.integer({ min: 0, max: 3000 }), (fleet, course, distance) => {
        const mover = hull(-5000, -5000, 4500)
        const met = ahead(mover, sweepAdvance(mover, 12_000, fleet, []).travelled)
        for (const start of [met, { ...met, heading: course }])
          expect(canAdvance(start, distance, fleet, [])).toBe(
            sweepAdvance(start, distance, fleet, []).travelled > 0,
          )
      }),
      { numRuns: 500 },
    )
    expect(canAdvance(north, 1000, [hull(0, 2000)], [])).toBe(false)
    expect(canAdvance(north, 1000, [hull(0, 2001)], [])).toBe(true)
    expect(canAdvance(north, 1000, [], [[-500, 1000, 500, 1000, 0, 3000]])).toBe(false)
  })

  test('the end never overlaps, one further does, and no pose on the way', () => {
    fc.assert(
      fc.property(
        heading,
        ships,
        islands,
        fc.integer({ min: 1, max: 6000 }),
        (course, fleet, land, distance) => {
          const mover = hull(0, 0, course)
          fc.pre(isClear(mover, fleet, land))
          const { travelled, contact } = sweepAdvance(mover, distance, fleet, land)
          expect(Number.isInteger(travelled)).toBe(true)
          expect(contact === null).toBe(travelled === distance)
          for (let steps = 0; steps < travelled; steps += 1 + Math.floor(travelled / 60)) {
            expect(overlapsAny(ahead(mover, steps), fleet, land)).toBe(false)
          }
          expect(overlapsAny(ahead(mover, travelled), fleet, land)).toBe(false)
          if (!contact) return
          const further = ahead(mover, travelled + 1)
          if (contact.kind === 'hull')
            expect(overlapsAny(further, [fleet[contact.index] ?? mover], [])).toBe(true)
          else expect(overlapsAny(further, [], [land[contact.index] ?? []])).toBe(true)
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('turning', () => {
  test('the end never overlaps, one further does, and no pose on the way', () => {
    fc.assert(
      fc.property(
        heading,
        ships,
        islands,
        fc.integer({ min: -36000, max: 36000 }),
        (course, fleet, land, angle) => {
          const mover = hull(0, 0, course)
          fc.pre(angle !== 0 && isClear(mover, fleet, land))
          const { turned: done, contact } = sweepTurn(mover, angle, fleet, land)
          expect(contact === null).toBe(done === angle)
          const sign = angle < 0 ? -1 : 1
          for (let steps = 0; steps < done * sign; steps += 1 + Math.floor((done * sign) / 60)) {
            expect(overlapsAny(turned(mover, steps * sign), fleet, land)).toBe(false)
          }
          expect(overlapsAny(turned(mover, done), fleet, land)).toBe(false)
          if (!contact) return
          const further = turned(mover, done + sign)
          if (contact.kind === 'hull')
            expect(overlapsAny(further, [fleet[contact.index] ?? mover], [])).toBe(true)
          else expect(overlapsAny(further, [], [land[contact.index] ?? []])).toBe(true)
        },
      ),
      { numRuns: 1500 },
    )
  })
})

describe('legs', () => {
  test('move after move a fleet never overlaps', () => {
    const leg = fc.record({
      advance: fc.integer({ min: 0, max: 3000 }),
      turn: fc.integer({ min: -6000, max: 6000 }),
    })
    const moves = fc.array(
      fc.tuple(fc.nat({ max: 4 }), fc.array(leg, { minLength: 1, maxLength: 3 })),
      {
        minLength: 5,
        maxLength: 25,
      },
    )
    fc.assert(
      fc.property(moves, islands, (orders, land) => {
        const fleet = [0, 1, 2, 3, 4].map(i => hull(i * 700 - 1400, 0, 0))
        fc.pre(fleet.every(each => isClear(each, [], land)))
        for (const [index, legs] of orders) {
          const mover = fleet[index]
          if (!mover) continue
          Object.assign(mover, sweepLegs(mover, legs, fleet, land).pose)
          const others = fleet.filter(each => each !== mover)
          expect(overlapsAny(mover, others, land)).toBe(false)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('from a start in touch, the way is clear but for a rim of a few thousandths', () => {
    fc.assert(
      fc.property(
        heading,
        ship,
        heading,
        fc.integer({ min: -9000, max: 9000 }),
        (course, other, next, angle) => {
          const mover = hull(0, 0, course)
          fc.pre(!hullsOverlap(mover, other))
          const touching = ahead(mover, sweepAdvance(mover, 9000, [other], []).travelled)
          fc.pre(hullDistance(touching, other) <= 1)
          const round = sweepTurn(touching, angle, [other], []).turned
          expect(overlapsAny(turned(touching, round), [other], [])).toBe(false)
          const sign = angle < 0 ? -1 : 1
          for (let steps = 0; steps < round * sign; steps += 100) {
            expect(hullsOverlap(core(turned(touching, steps * sign), 5), other)).toBe(false)
          }
          const off = { ...touching, heading: next }
          fc.pre(!hullsOverlap(off, other))
          const { travelled } = sweepAdvance(off, 5000, [other], [])
          expect(overlapsAny(ahead(off, travelled), [other], [])).toBe(false)
          for (let steps = 0; steps < travelled; steps += 100) {
            expect(hullsOverlap(core(ahead(off, steps), 5), other)).toBe(false)
          }
        },
      ),
      { numRuns: 1000 },
    )
  })
})

import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cosine, sine } from './angle.ts'
import { hullDistance, hullsOverlap } from './hull.ts'
import type { Hull } from './hull.ts'
import { distanceToPolygon, hullMeetsPolygon } from './polygon.ts'
import type { Polygon } from './polygon.ts'
import { advance, turn } from './pose.ts'
import { canAdvance, sweepAdvance, sweepLegs, sweepTurn } from './sweep.ts'

const north: Hull = { x: 0, y: 0, heading: 0, length: 2000, beam: 500 }

function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}

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
  test('nothing in the way: the whole distance', () => {
    expect(sweepAdvance(north, 5000, [], [])).toEqual({ travelled: 5000, contact: null })
    expect(sweepAdvance(north, 0, [hull(0, 2000)], [])).toEqual({ travelled: 0, contact: null })
  })

  test('a hull five inches ahead is met after exactly five inches', () => {
    const fleet = [hull(3000, 3000), north, hull(0, 7000)]
    expect(sweepAdvance(north, 5000, fleet, [])).toEqual({ travelled: 5000, contact: null })
    expect(sweepAdvance(north, 8000, fleet, [])).toEqual({
      travelled: 5000,
      contact: { kind: 'hull', index: 2 },
    })
  })

  test('the nearest of several stops the hull, be it land', () => {
    const shore = [-5000, 4500, 5000, 4500, 5000, 9000, -5000, 9000]
    const pier = [100, 4000, 200, 4000, 200, 4600, 100, 4600]
    expect(sweepAdvance(north, 9000, [hull(0, 7000)], [shore])).toEqual({
      travelled: 3500,
      contact: { kind: 'polygon', index: 0 },
    })
    expect(sweepAdvance(north, 9000, [hull(0, 7000)], [shore, pier])).toEqual({
      travelled: 3000,
      contact: { kind: 'polygon', index: 1 },
    })
  })

  test('a hull slides past another that it touches, and past one it would touch', () => {
    expect(sweepAdvance(north, 9000, [hull(500, 0)], [])).toEqual({
      travelled: 9000,
      contact: null,
    })
    expect(sweepAdvance(north, 9000, [hull(-500, 6000)], [])).toEqual({
      travelled: 9000,
      contact: null,
    })
    expect(sweepAdvance(north, 9000, [hull(-499, 6000)], []).travelled).toBe(4000)
  })

  test('a hull in touch ahead stops it at once, one in touch astern never', () => {
    expect(sweepAdvance(north, 9000, [hull(0, 2000)], [])).toEqual({
      travelled: 0,
      contact: { kind: 'hull', index: 0 },
    })
    expect(sweepAdvance(north, 9000, [hull(0, -2000)], []).travelled).toBe(9000)
  })

  test('a hull that overlaps another may leave it, but go no deeper', () => {
    expect(sweepAdvance(north, 9000, [hull(0, -1500)], []).travelled).toBe(9000)
    expect(sweepAdvance(north, 300, [hull(0, -1500)], []).travelled).toBe(300)
    expect(sweepAdvance(north, 9000, [hull(0, 1500)], [])).toEqual({
      travelled: 0,
      contact: { kind: 'hull', index: 0 },
    })
    expect(sweepAdvance(north, 9000, [hull(0, -1500), hull(0, 5000)], [])).toEqual({
      travelled: 3000,
      contact: { kind: 'hull', index: 1 },
    })
  })

  test('a hull aground sails off the way that leads out', () => {
    const shoal = [-3000, -3000, 3000, -3000, 3000, 500, -3000, 500]
    const spit = [-3000, 4000, 3000, 4000, 3000, 4500, -3000, 4500]
    expect(sweepAdvance(north, 9000, [], [shoal]).travelled).toBe(9000)
    expect(sweepAdvance(hull(0, 0, 18000), 9000, [], [shoal])).toEqual({
      travelled: 0,
      contact: { kind: 'polygon', index: 0 },
    })
    expect(sweepAdvance(north, 9000, [], [shoal, spit]).travelled).toBe(3000)
  })

  test('parallel ships side by side at odd headings part by sailing on', () => {
    for (const course of [1723, 3000, 4444, 12345, 22222, 35111]) {
      const ours = hull(0, 0, course)
      const beside = {
        ...ours,
        ...advance({ ...ours, heading: course + 9000 }, 501),
        heading: course,
      }
      expect(hullsOverlap(ours, beside)).toBe(false)
      expect(sweepAdvance(ours, 5000, [beside], [])).toEqual({ travelled: 5000, contact: null })
      expect(sweepAdvance(beside, 5000, [ours], [])).toEqual({ travelled: 5000, contact: null })
    }
  })

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
  test('nothing in the way: the whole turn, either way', () => {
    expect(sweepTurn(north, 4500, [], [])).toEqual({ turned: 4500, contact: null })
    expect(sweepTurn(north, -4500, [hull(2500, 0)], [])).toEqual({ turned: -4500, contact: null })
    expect(sweepTurn(north, 0, [hull(500, 0)], [])).toEqual({ turned: 0, contact: null })
    expect(Object.is(sweepTurn(north, -100, [hull(500, 0)], []).turned, -0)).toBe(false)
  })

  test('a ship alongside leaves no room to turn either way', () => {
    const clockwise = sweepTurn(north, 9000, [hull(500, 0)], [])
    expect(clockwise.contact).toEqual({ kind: 'hull', index: 0 })
    // The corner may move by less than half a thousandth.
    expect(clockwise.turned).toBeLessThan(5)
    expect(sweepTurn(north, -9000, [hull(500, 0)], []).turned).toBeGreaterThan(-5)
  })

  test('a wall stops the bow corner where it must', () => {
    const wall = [800, -5000, 900, -5000, 900, 5000, 800, 5000]
    const { turned: angle, contact } = sweepTurn(north, 9000, [], [wall])
    // The bow corner, 1030.78 from the centre and 14.04 degrees off the bow, comes to 800 at
    // 36.87 degrees and is rounded to 800 until 36.91.
    expect(angle).toBe(3691)
    expect(contact).toEqual({ kind: 'polygon', index: 0 })
    expect(sweepTurn(north, -9000, [], [wall]).turned).toBe(-3691)
  })

  test('a post close by is met by the side', () => {
    const post = [500, 0, 600, 20, 600, -20]
    expect(Math.abs(sweepTurn(north, 9000, [], [post]).turned - 6000)).toBeLessThan(5)
    expect(Math.abs(sweepTurn(north, -9000, [], [post]).turned + 6000)).toBeLessThan(5)
  })

  test('a hull that overlaps another may turn away from it, but not into it', () => {
    const bowIn = hull(1100, 600, 9000)
    expect(hullsOverlap(north, bowIn)).toBe(true)
    expect(sweepTurn(north, -3000, [bowIn], []).turned).toBe(-3000)
    expect(sweepTurn(north, 1500, [bowIn], []).turned).toBe(0)
  })

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
  test('a move with a turn, exact to the thousandth', () => {
    const legs = [
      { advance: 2000, turn: 3000 },
      { advance: 5000, turn: 0 },
    ]
    expect(sweepLegs(north, legs, [north], [])).toEqual({
      pose: { x: 2500, y: 6330, heading: 3000 },
      travelled: 7000,
      contact: null,
      poses: [
        { x: 0, y: 2000, heading: 3000 },
        { x: 2500, y: 6330, heading: 3000 },
      ],
    })
  })

  test('no legs leave the hull where it is', () => {
    expect(sweepLegs(hull(5, 6, 7), [], [hull(5, 6, 7)], [])).toEqual({
      pose: { x: 5, y: 6, heading: 7 },
      travelled: 0,
      contact: null,
      poses: [],
    })
  })

  test('contact ends the move, in the advance or in the turn', () => {
    const legs = [
      { advance: 2000, turn: 9000 },
      { advance: 5000, turn: 3000 },
      { advance: 1000, turn: 0 },
    ]
    const met = sweepLegs(north, legs, [north, hull(5000, 2000)], [])
    expect(met.pose).toEqual({ x: 3750, y: 2000, heading: 9000 })
    expect(met.travelled).toBe(5750)
    expect(met.contact).toEqual({ kind: 'hull', index: 1 })
    expect(met.poses).toHaveLength(2)
    const wall = [800, -5000, 900, -5000, 900, 5000, 800, 5000]
    expect(sweepLegs(north, legs, [north], [wall])).toEqual({
      pose: { x: 0, y: 2000, heading: 3691 },
      travelled: 2000,
      contact: { kind: 'polygon', index: 0 },
      poses: [{ x: 0, y: 2000, heading: 3691 }],
    })
  })

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

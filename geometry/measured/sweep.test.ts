import { describe, expect, test } from 'vitest'
import { hull, north } from './fixtures.ts'
import { hullsOverlap } from './hull.ts'
import { advance } from './pose.ts'
import { sweepAdvance, sweepLegs, sweepTurn } from './sweep.ts'

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

  test('a hull that lies a shade in another scrapes on until she is three thousandths in', () => {
    // Her bow corner is 2.05 in, and goes a thousandth deeper on each 955: 0.95 more, and the rounding.
    expect(sweepAdvance(hull(0, 0, 6), 3000, [hull(499, 1900)], [])).toEqual({
      travelled: 912,
      contact: { kind: 'hull', index: 0 },
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
})

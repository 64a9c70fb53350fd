import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { turnBetween } from './angle.ts'
import type { Hull } from './hull.ts'
import { segmentCrossesHull } from './sight.ts'
import { sweptCrossesSegment } from './swept-segment.ts'

function hull(x: number, y: number, heading = 0): Hull {
  return { x, y, heading, length: 2000, beam: 500 }
}

test('a hull that sails through and is gone has crossed', () => {
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 9000), -500, 4000, 500, 4000)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 9000), 250, 4000, 900, 4000)).toBe(false)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 9000), 249, 4000, 900, 4000)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 3000), -500, 4000, 500, 4000)).toBe(false)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 3001), -500, 4000, 500, 4000)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 9000), -500, -1000, 500, -1000)).toBe(false)
})

test('a hull that turns at the end sweeps its corners round', () => {
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 0, 9000), 700, 600, 720, 600)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 0, 27000), 700, 600, 720, 600)).toBe(false)
  expect(sweptCrossesSegment(hull(0, -2000), hull(0, 0, 9000), 700, 600, 720, 600)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 0, 9000), 760, 760, 900, 900)).toBe(false)
})

test('a hull that stays crosses what lies under it', () => {
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 0), -900, 0, 900, 0)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 0), 250, -900, 250, 900)).toBe(false)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 0), 5, 5, 5, 5)).toBe(true)
})

test('what any sampled pose crosses, the sweep crosses; what it crosses, a wider sample does', () => {
  const coordinate = fc.integer({ min: -3000, max: 3000 })
  fc.assert(
    fc.property(
      fc.tuple(coordinate, coordinate, fc.nat(35999)),
      fc.tuple(coordinate, coordinate, fc.nat(35999)),
      fc.tuple(coordinate, coordinate, coordinate, coordinate),
      ([x, y, from], [toX, toY, to], [ax, ay, bx, by]) => {
        const start = hull(x, y, from)
        const end = hull(toX, toY, to)
        const turn = turnBetween(from, to)
        const crossed = (more: number) => {
          for (let part = 0; part <= 400; part += 1) {
            const moved = {
              ...start,
              x: x + ((toX - x) * part) / 400,
              y: y + ((toY - y) * part) / 400,
            }
            const turned = { ...end, heading: Math.round(from + (turn * part) / 400 + 36000) }
            for (const pose of [moved, turned]) {
              const sample = { ...pose, length: 2000 + more, beam: 500 + more }
              if (segmentCrossesHull(ax, ay, bx, by, sample)) return true
            }
          }
          return false
        }
        const found = sweptCrossesSegment(start, end, ax, ay, bx, by)
        if (crossed(-8)) expect(found).toBe(true)
        if (found) expect(crossed(40)).toBe(true)
      },
    ),
    { numRuns: 300 },
  )
})

test('a hull that sails by touches what lies along her port side', () => {
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 9000), -900, 4000, -250, 4000)).toBe(false)
  expect(sweptCrossesSegment(hull(0, 0), hull(0, 9000), -900, 4000, -249, 4000)).toBe(true)
  expect(sweptCrossesSegment(hull(0, 9000), hull(0, 0), -900, 4000, -250, 4000)).toBe(false)
  expect(sweptCrossesSegment(hull(0, 9000), hull(0, 0), 250, 4000, 900, 4000)).toBe(false)
})

test('a slanting hull touches with her outermost corner, whichever way the line runs', () => {
  const slanting = hull(0, 0, 4500)
  expect(sweptCrossesSegment(slanting, slanting, 884, 430, 884, 630)).toBe(false)
  expect(sweptCrossesSegment(slanting, slanting, 884, 630, 884, 430)).toBe(false)
  expect(sweptCrossesSegment(slanting, slanting, 883, 430, 883, 630)).toBe(true)
})

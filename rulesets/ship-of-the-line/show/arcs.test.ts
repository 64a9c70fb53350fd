import { expect, test } from 'vitest'
import { shipWith } from '../fixtures.ts'
import { bearingSide, rangeBetween } from '../model/bearing.ts'
import { eastOf, northOf } from '../model/board.ts'
import type { Side } from '../model/state.ts'
import { arcsOf } from './arcs.ts'

const at = { x: 10, y: 8 }
const ways = [-4, -3, -2, -1, 0, 1, 2, 3, 4]
const headings = [0, 1, 2, 3, 4, 5, 6, 7]

/** Inside or on the edge of a convex outline. */
function isInside(polygon: readonly number[], x: number, y: number): boolean {
  const corners = polygon.length / 2
  const signs = Array.from({ length: corners }, (_, i) => {
    const [ax, ay] = cornerOf(polygon, i)
    const [bx, by] = cornerOf(polygon, (i + 1) % corners)
    return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax))
  })
  return !signs.includes(1) || !signs.includes(-1)
}

const cornerOf = (polygon: readonly number[], i: number): [number, number] => [
  polygon[2 * i] ?? 0,
  polygon[2 * i + 1] ?? 0,
]

const key = (side: Side) => `sol.side.${side}`

test.each(headings)(
  '[SOL-052] [SOL-053] fields of fire on heading %i end at the farthest dots that bear',
  heading => {
    const ship = shipWith({ ...at, heading })
    for (const arc of arcsOf(ship))
      for (const [index, { polygon }] of arc.bands.entries())
        for (const dx of ways)
          for (const dy of ways) {
            if (dx === 0 && dy === 0) continue
            const dot = { x: at.x + dx, y: at.y + dy }
            const range = rangeBetween(dx, dy)
            const side = bearingSide(ship, { ...dot, heading: 0 })
            const bears =
              side !== null && key(side) === arc.key && range !== null && range <= index + 1
            expect([dx, dy, isInside(polygon, eastOf(dot.x), northOf(dot.y))]).toEqual([
              dx,
              dy,
              bears,
            ])
          }
  },
)

test('[SOL-082] a ship held by a wreck reaches one cable', () => {
  const bandsOf = (given: object) => arcsOf(shipWith(given)).map(arc => arc.bands.length)
  expect(bandsOf({})).toEqual([3, 3])
  expect(bandsOf({ isWreckHolding: true })).toEqual([1, 1])
  expect(bandsOf({ isWreckFallen: true })).toEqual([1, 1])
})

test('[SOL-093] [SOL-115] struck ships and prizes have no field of fire', () => {
  expect(arcsOf(shipWith({ status: 'surrendered' }))).toEqual([])
  expect(arcsOf(shipWith({ isPrize: true }))).toEqual([])
})

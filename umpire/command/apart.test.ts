import { expect, test } from 'vitest'
import { allowed } from '../ruling.ts'
import { withApart } from './apart.ts'
import type { MemberOrders } from './command.ts'

/** One that goes so far to the north and east. */
function going(piece: string, north: number, east = 0): MemberOrders<unknown> {
  const from = { x: 500, y: 700, heading: 0 }
  const to = { x: 500 + east, y: 700 + north, heading: 0 }
  return { piece, orders: [], ruling: allowed, poses: [from, to] }
}

const apart = (members: readonly MemberOrders<unknown>[]) =>
  withApart(members).flatMap(({ piece, isApart }) => (isApart ? [piece] : []))

test('who goes farther than the others, or aside, ends apart from them', () => {
  expect(apart([going('a', 100), going('b', 100), going('c', 160)])).toEqual(['c'])
  expect(apart([going('a', 100, 80), going('b', 100), going('c', 100)])).toEqual(['a'])
  expect(apart([going('a', 100), going('b', 90), going('c', 140)])).toEqual([])
})

test('of two none is apart, nor is who is refused or stays', () => {
  expect(apart([going('a', 100), going('b', 300)])).toEqual([])
  const refused = { ...going('d', 300), ruling: { allowed: false, because: [] } }
  const still = { ...going('e', 0), poses: [] }
  expect(apart([going('a', 100), going('b', 100), going('c', 100), refused, still])).toEqual([])
})

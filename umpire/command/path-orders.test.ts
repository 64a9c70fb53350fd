import { expect, test } from 'vitest'
import type { Pose } from '../tool.ts'
import { allowed } from '../ruling.ts'
import type { Group, MemberOrders } from './command.ts'
import { followTheLeader, moveInFormation, withApart } from './path-orders.ts'

interface Fleet {
  ships: Record<string, Pose>
}

interface Sail {
  kind: 'sail'
  ship: string
  by: { x: number; y: number }[]
}

const north = (x: number, y: number): Pose => ({ x, y, heading: 0 })
const fleet: Fleet = { ships: { a: north(0, 20), b: north(0, 10), c: north(0, 0) } }
const moving = {
  kinds: ['sail' as const],
  placeOf: ({ ships }: Fleet, ship: string) => ships[ship],
  begin: (_fleet: Fleet, _seat: string, ship: string): Sail => ({ kind: 'sail', ship, by: [] }),
  tool: {
    extend: (_fleet: Fleet, _seat: string, order: Sail, x: number, y: number): Sail => ({
      ...order,
      by: [...order.by, { x, y }],
    }),
  },
}

const group = (x: number, y: number, tracks = new Map<string, Pose[]>()): Group<Fleet> => ({
  start: fleet,
  state: fleet,
  seat: 'red',
  pieces: ['c', 'a', 'b'],
  aim: { at: 'place', x, y },
  tracks,
})

test('in formation each goes as far the same way as the middle of the group', () => {
  const { orders } = moveInFormation<Fleet, Sail>(moving)
  expect(orders(group(5, 30), 'a')).toEqual([{ kind: 'sail', ship: 'a', by: [{ x: 5, y: 40 }] }])
  expect(orders(group(5, 30), 'c')).toEqual([{ kind: 'sail', ship: 'c', by: [{ x: 5, y: 20 }] }])
  expect(orders(group(5, 30), 'none')).toEqual([])
})

const following = followTheLeader<Fleet, Sail>({ ...moving, inLine: () => ['a', 'b', 'c'] })

test('the first of a line goes where it is pointed, the others in the track of the one ahead', () => {
  expect(following.inTurn?.(group(20, 20))).toEqual(['a', 'b', 'c'])
  expect(following.orders(group(20, 20), 'a')).toEqual([
    { kind: 'sail', ship: 'a', by: [{ x: 20, y: 20 }] },
  ])
  const far = new Map([['a', [north(0, 20), north(25, 20)]]])
  expect(following.orders(group(20, 20, far), 'b')[0]?.by).toEqual([
    { x: 0, y: 20 },
    { x: 15, y: 20 },
  ])
})

test('who follows one that has hardly moved stays behind her by as much as before', () => {
  const near = new Map([['a', [north(0, 20), north(0, 24)]]])
  expect(following.orders(group(0, 24, near), 'b')[0]?.by).toEqual([{ x: 0, y: 14 }])
})

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

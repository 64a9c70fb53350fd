import { expect, test } from 'vitest'
import type { Pose } from '../tool.ts'
import type { Group } from './command.ts'
import { followTheLeader, moveInFormation } from './path-orders.ts'

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

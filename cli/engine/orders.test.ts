import { beforeEach, expect, test } from 'vitest'
import { engineOf, okOf } from './fixtures.ts'
import { fairShares } from './orders.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
})

interface Offered {
  groups: { kind: string; piece: string | null; orders: { kind: string }[] }[]
  listed: number
  total: number
}

function offered(limit?: number): Offered {
  const land = { do: 'new', ruleset: 'belle-alliance', scenario: 'crossroads-farm', seed: 'o' }
  okOf(engine, land)
  const request = { do: 'orders', battle: 'b1', seat: 'france' }
  return okOf(engine, limit === undefined ? request : { ...request, limit }) as unknown as Offered
}

test('orders are listed by kind and by the piece they are for', () => {
  const { groups, listed, total } = offered()
  expect(listed).toBe(Math.min(total, 1000))
  for (const { kind, piece, orders } of groups)
    for (const order of orders) {
      expect(order.kind).toBe(kind)
      if (piece !== null) expect(Object.values(order)).toContain(piece)
    }
  const names = groups.map(({ kind, piece }) => `${kind} ${piece}`)
  expect(new Set(names).size).toBe(names.length)
  expect(groups.some(({ kind, piece }) => kind === 'march' && piece === 'f1')).toBe(true)
})

test('a limit gives every kind, and within it every piece, its share', () => {
  const all = offered()
  const few = offered(40)
  expect(few).toMatchObject({ listed: 40, total: all.total })
  const kinds = (list: Offered) => new Set(list.groups.map(({ kind }) => kind))
  expect(kinds(few)).toEqual(kinds(all))
  const marching = few.groups.filter(({ kind }) => kind === 'march')
  expect(marching.length).toBeGreaterThan(1)
})

test('shares are equal, unless one has fewer; the first get what is left over', () => {
  expect(fairShares([9, 9, 9], 5)).toEqual([2, 2, 1])
  expect(fairShares([1, 100], 10)).toEqual([1, 9])
  expect(fairShares([2, 2], 100)).toEqual([2, 2])
  expect(fairShares([], 5)).toEqual([])
})

test('an order may leave out what has one usual value, and is recorded whole', () => {
  offered(1)
  const order = { kind: 'march', unit: 'f1', legs: [{ kind: 'straight', amount: 5000 }] }
  const play = { do: 'play', battle: 'b1', seat: 'france', order }
  okOf(engine, play)
  const { file } = okOf(engine, { do: 'file', battle: 'b1' }) as {
    file: { entries: { order: unknown }[] }
  }
  expect(file.entries.at(-1)?.order).toEqual({
    ...order,
    rate: 'normal',
    fromTick: 1,
    toTick: 20,
    course: 0,
  })
})

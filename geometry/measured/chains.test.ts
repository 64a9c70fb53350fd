import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { chainsOf } from './chains.ts'

function chains(count: number, links: readonly (readonly [number, number])[]): number[][] {
  const hulls = Array.from({ length: count }, (_, place) => place)
  return chainsOf(hulls, (i, j) =>
    links.some(([leader, follower]) => leader === i && follower === j),
  )
}

test('hulls without links are chains of one', () => {
  expect(chains(3, [])).toEqual([[0], [1], [2]])
  expect(chains(0, [])).toEqual([])
})

test('a line is found from its head, wherever its hulls stand in the list', () => {
  expect(
    chains(5, [
      [3, 0],
      [0, 4],
      [4, 1],
    ]),
  ).toEqual([[2], [3, 0, 4, 1]])
})

test('where two hulls follow one, each is in the longest of its chains', () => {
  expect(
    chains(5, [
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 4],
    ]),
  ).toEqual([
    [0, 1, 2, 3],
    [0, 1, 4],
  ])
})

test('a hull between two lines joins the longer way on both sides', () => {
  expect(
    chains(6, [
      [0, 2],
      [1, 2],
      [5, 1],
      [2, 3],
      [2, 4],
    ]),
  ).toEqual([
    [0, 2, 3],
    [5, 1, 2, 3],
    [5, 1, 2, 4],
  ])
})

test('a ring is one chain', () => {
  const ring = chains(4, [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
  ])
  expect(ring).toHaveLength(1)
  expect(ring[0]?.toSorted()).toEqual([0, 1, 2, 3])
})

test('a line that runs into a ring goes round it to where it would close', () => {
  expect(
    chains(4, [
      [1, 3],
      [3, 0],
      [0, 2],
      [2, 3],
    ]),
  ).toEqual([[1, 3, 0, 2]])
})

test('every chain is linked, has no hull twice, none is part of another, and all hulls are in one', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(7), fc.nat(7)), { maxLength: 14 }), links => {
      const found = chains(8, links)
      expect(new Set(found.flat()).size).toBe(8)
      for (const chain of found) {
        expect(new Set(chain).size).toBe(chain.length)
        chain.slice(1).forEach((follower, i) => {
          expect(links.some(([a, b]) => a === chain[i] && b === follower)).toBe(true)
        })
        const others = found.filter(each => each !== chain)
        expect(others.some(each => chain.every(place => each.includes(place)))).toBe(false)
      }
    }),
    { numRuns: 500 },
  )
})

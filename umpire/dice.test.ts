import { array, assert, integer, property, string } from 'fast-check'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { expect, test } from 'vitest'
import { combinedRolls } from './dice.ts'
import type { Roll } from './recorded.ts'
import { BadDie, DiceNeeded, everyWay, scriptedDice, seededDice, sumOf } from './index.ts'
import type { Branch, Dice } from './index.ts'
import { generatorFrom } from './seeded-dice.ts'

const word = integer({ min: -0x8000_0000, max: 0x7fff_ffff })

test('the generator gives what pure-rand’s gives', () => {
  assert(
    property(word, word, word, word, (a, b, c, d) => {
      const own = generatorFrom(a, b, c, d)
      const theirs = xoroshiro128plusFromState([a, b, c, d])
      for (let i = 0; i < 50; i++) expect(own.next()).toBe(theirs.next())
    }),
  )
})

test('a seed gives the same dice for ever', () => {
  const rolls = (dice: Dice) => Array.from({ length: 12 }, () => dice.roll(6))
  expect(rolls(seededDice('Trafalgar', 3))).toEqual([2, 6, 4, 1, 5, 6, 4, 1, 6, 2, 6, 2])
})

test('seeds and streams have dice of their own', () => {
  const first = (seed: string, stream: number) => seededDice(seed, stream).next()
  const firsts = new Set<number>()
  for (const seed of ['a', 'b', 'aa', 'ab', 'ba', ''])
    for (let stream = 0; stream < 500; stream++) firsts.add(first(seed, stream))
  expect(firsts.size).toBe(3000)
})

/** How far counts are from even: about the number of sides where the dice are fair. */
function unevenness(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How often each number from 1 to `most` is met. */
function counted(numbers: Iterable<number>, most: number): number[] {
  const counts = Array.from({ length: most }, () => 0)
  for (const number of numbers) counts[number - 1] = (counts[number - 1] ?? 0) + 1
  return counts
}

test('every side is as likely, in one stream and as the first two rolls of many', () => {
  const dice = seededDice('fair')
  const along = Array.from({ length: 60_000 }, () => dice.roll(6))
  const across = along.map((_, stream) => {
    const first = seededDice('fair', stream)
    return (first.roll(6) - 1) * 6 + first.roll(6)
  })
  expect(unevenness(counted(along, 6))).toBeLessThan(20)
  expect(unevenness(counted(across, 36))).toBeLessThan(70)
})

test('rolls stay on the die', () => {
  assert(
    property(string(), integer({ min: 1, max: 1000 }), (seed, sides) => {
      const roll = seededDice(seed).roll(sides)
      expect(roll).toBeGreaterThanOrEqual(1)
      expect(roll).toBeLessThanOrEqual(sides)
    }),
  )
})

test.each([0, -1, Number.NaN])('there is no die of %s sides', sides => {
  expect(() => seededDice('x').roll(sides)).toThrow(`There is no die of ${sides} sides.`)
})

test('dice without a sum of their own are rolled one by one', () => {
  const results = [3, 5, 1]
  const dice: Dice = { roll: () => results.shift() ?? 0 }
  expect(sumOf(dice, 3, 6)).toBe(9)
})

test('scripted results come in order, a sum as one', () => {
  const dice = scriptedDice([4, 11, 2])
  expect([dice.roll(6), sumOf(dice, 2, 6), dice.roll(6)]).toEqual([4, 11, 2])
  expect(dice.used()).toBe(3)
})

test('when they run out the next dice go on, or the need is told', () => {
  const next: Dice = { roll: () => 1, sum: () => 7 }
  const going = scriptedDice([4], next)
  expect([going.roll(6), going.roll(6), sumOf(going, 2, 6)]).toEqual([4, 1, 7])
  expect(going.used()).toBe(1)
  expect(() => scriptedDice([]).roll(20)).toThrow('A result of 1d20 is needed.')
  expect(() => sumOf(scriptedDice([]), 2, 6)).toThrow(DiceNeeded)
})

test.each([0, 7, 1.5, Number.NaN, -1])('a die does not read %s', result => {
  expect(() => scriptedDice([1, result]).roll(6)).not.toThrow()
  const dice = scriptedDice([1, result])
  dice.roll(6)
  expect(() => dice.roll(6)).toThrow(BadDie)
  expect(() => scriptedDice([result]).roll(6)).toThrow(`Die 1 reads ${result}; 1d6 gives 1 to 6.`)
})

test('two dice do not sum up to 1', () => {
  expect(() => sumOf(scriptedDice([1]), 2, 6)).toThrow('Die 1 reads 1; 2d6 gives 2 to 12.')
})

/** Chances of each result as text, over a common denominator. */
function chances<Result>(branches: readonly Branch<Result>[], of: bigint): Map<Result, bigint> {
  const sums = new Map<Result, bigint>()
  for (const { result, ways, of: all } of branches)
    sums.set(result, (sums.get(result) ?? 0n) + (ways * of) / all)
  return sums
}

test('every way for one die to fall', () => {
  expect(everyWay(dice => dice.roll(3))).toEqual([
    { result: 1, ways: 1n, of: 3n },
    { result: 2, ways: 1n, of: 3n },
    { result: 3, ways: 1n, of: 3n },
  ])
})

test('a sum is one node with exact weights', () => {
  const branches = everyWay(dice => sumOf(dice, 2, 6))
  expect(branches).toHaveLength(11)
  expect(branches.find(({ result }) => result === 7)).toEqual({ result: 7, ways: 6n, of: 36n })
  expect(
    chances(
      everyWay(dice => dice.roll(6) + dice.roll(6)),
      36n,
    ),
  ).toEqual(chances(branches, 36n))
})

test('dice that are rolled only sometimes weigh as they should', () => {
  const branches = everyWay(dice => (dice.roll(6) >= 5 ? dice.roll(4) : 0))
  expect(branches).toHaveLength(12)
  expect(chances(branches, 24n)).toEqual(
    new Map([
      [0, 16n],
      [1, 2n],
      [2, 2n],
      [3, 2n],
      [4, 2n],
    ]),
  )
})

test('no die is one way, and too many ways are told', () => {
  expect(everyWay(() => 'sure')).toEqual([{ result: 'sure', ways: 1n, of: 1n }])
  expect(() => everyWay(dice => dice.roll(100), 99)).toThrow('More than 99 ways')
})

test('the chances of all ways are one whole', () => {
  assert(
    property(array(integer({ min: 1, max: 5 }), { maxLength: 5 }), sides => {
      const branches = everyWay(dice => {
        for (const side of sides) if (dice.roll(side) === 1) return
      })
      const of = branches.reduce((product, branch) => product * branch.of, 1n)
      const all = branches.reduce((sum, branch) => sum + (branch.ways * of) / branch.of, 0n)
      expect(all).toBe(of)
    }),
    { numRuns: 30 },
  )
})

test('rules that ask for other dice after the same ones are found out', () => {
  let plays = 0
  const otherSides = () => everyWay(dice => dice.roll(++plays === 1 ? 2 : 3))
  expect(otherSides).toThrow('another roll')
  plays = 0
  const otherCount = () => everyWay(dice => sumOf(dice, ++plays === 1 ? 1 : 2, 2))
  expect(otherCount).toThrow('another roll')
})

const die = (result: number, given: Partial<Roll> = {}): Roll => ({
  sides: 6,
  count: 1,
  result,
  rule: 'D-1',
  tally: [],
  ...given,
})

test('dice rolled together are one roll, with all that was added to it', () => {
  const tally = [{ rule: 'D-2', message: 'plus', value: -2 }]
  const rolls = [die(3, { tally }), die(5, { withLast: true }), die(4, { withLast: true }), die(6)]
  expect(combinedRolls(rolls)).toEqual([
    { sides: 6, results: [3, 5, 4], count: 3, rule: 'D-1', tally, total: 10 },
    { sides: 6, results: [6], count: 1, rule: 'D-1', tally: [], total: 6 },
  ])
})

test('summed dice stay one result', () => {
  expect(combinedRolls([die(11, { count: 3 })])[0]).toMatchObject({
    results: [11],
    count: 3,
    total: 11,
  })
})

import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { derivedSeed, freshSeed, seededDice } from './index.ts'
import type { Dice } from './index.ts'
import { entryDice, keyedDice } from './seeded-dice.ts'

/** The words of an entry as the platform's own HMAC gives them. */
function wordsBy(seed: string, seq: number, blocks: number): number[] {
  return Array.from({ length: blocks }, (_, block) => {
    const numbers = Buffer.alloc(8)
    numbers.writeUInt32BE(seq, 0)
    numbers.writeUInt32BE(block, 4)
    const hash = createHmac('sha256', seed).update('grognard dice of entry ').update(numbers)
    const bytes = hash.digest()
    return Array.from({ length: 8 }, (__, word) => bytes.readUInt32BE(4 * word))
  }).flat()
}

/** Every value below the highest whole run of sides, counted from 1. */
function diceBy(words: readonly number[], sides: number): number[] {
  const most = 2 ** 32 - (2 ** 32 % sides)
  return words.filter(word => word < most).map(word => (word % sides) + 1)
}

function rolls(dice: Dice, count: number, sides = 6): number[] {
  return Array.from({ length: count }, () => dice.roll(sides))
}

test.each([
  ['', 0],
  ['Trafalgar', 60],
  ['Übermaß 𝕊', 999_999],
  ['a seed longer than one block of the hash, which is sixty-four bytes long', 2 ** 32 - 1],
])('the dice are the platform’s own HMAC-SHA-256 of the seed “%s” and entry %d', (seed, seq) => {
  const words = wordsBy(seed, seq, 20)
  expect(rolls(entryDice(seed, seq), 150)).toEqual(diceBy(words, 6).slice(0, 150))
  expect(rolls(entryDice(seed, seq), 150, 100)).toEqual(diceBy(words, 100).slice(0, 150))
})

test('a seed gives the same dice for ever', () => {
  expect(rolls(entryDice('Trafalgar', 3), 12)).toEqual([3, 4, 5, 1, 3, 6, 2, 6, 1, 5, 3, 1])
})

test('values of the last, incomplete run are rolled again', () => {
  const sides = 2 ** 31 + 1
  const words = wordsBy('rejected', 1, 40)
  const kept = diceBy(words, sides)
  expect(kept.length).toBeLessThan(words.length * 0.7)
  expect(rolls(entryDice('rejected', 1), 100, sides)).toEqual(kept.slice(0, 100))
})

test('a message and the count of blocks behind it are not taken for a longer message', () => {
  const key = new Uint8Array([1, 2, 3])
  const first = rolls(keyedDice(key, new Uint8Array([9])), 40, 1000)
  const longer = rolls(keyedDice(key, new Uint8Array([9, 0, 0, 0, 0])), 40, 1000)
  expect(longer.filter((result, at) => result === first[at]).length).toBeLessThan(5)
})

test('fresh seeds have 128 bits and are never alike; a derived one gives nothing back', () => {
  const seeds = new Set(Array.from({ length: 1000 }, freshSeed))
  expect(seeds.size).toBe(1000)
  for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{32}$/)
  expect(derivedSeed('a', 'players')).toBe(
    createHmac('sha256', 'a').update('grognard seed for players').digest('hex'),
  )
})

const ENTRIES = 60
/** How many of the 2³² states the test searches, one of them the true one; the rest takes a minute more. */
const SEARCHED = 1 << 16

/** One word of the older generator's state, FNV-1a and a mix, after the entry's number was read. */
function wordAfter(state: number, seq: number): number {
  let hash = fnv(state, String(seq))
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

function fnv(state: number, text: string): number {
  let hash = state
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

/** The state after the seed and its “#” from which every entry sets out. */
function stateOf(seed: string, word: number): number {
  return fnv(0x811c9dc5 ^ Math.imul(word, 0x9e3779b1), `${seed}#`)
}

/** The states near the given one that lead to what was seen at every entry. */
function statesNear(state: number, fits: (state: number, seq: number) => boolean): number[] {
  const found: number[] = []
  for (let i = 0; i < SEARCHED; i++) {
    const tried = (state & ~(SEARCHED - 1)) | i
    let seq = 0
    while (seq < ENTRIES && fits(tried, seq)) seq++
    if (seq === ENTRIES) found.push(tried)
  }
  return found
}

/**
 * Foretells the first die of later entries from the first dice of the entries seen: whether it is
 * even hangs on one state of 32 bits, what is left of it on another.
 */
function foretold(seen: readonly number[], seed: string): number[] | null {
  const [even] = statesNear(
    stateOf(seed, 2),
    (state, seq) => (wordAfter(state, seq) & 1) === (seen[seq] ?? 0) % 2,
  )
  if (even === undefined) return null
  const first = (state: number, seq: number) =>
    (((wordAfter(even, seq) + (wordAfter(state, seq) | 1)) >>> 0) % 6) + 1
  const [state] = statesNear(stateOf(seed, 4), (tried, seq) => first(tried, seq) === seen[seq])
  if (state === undefined) return null
  return Array.from({ length: 20 }, (_, later) => first(state, ENTRIES + later))
}

function firstDice(source: (seed: string, seq: number) => Dice, from: number, to: number) {
  return Array.from({ length: to - from }, (_, at) => source('Trafalgar', from + at).roll(6))
}

test('who saw sixty entries of the older dice foretells the next twenty, and none of dice of play', () => {
  const [old, keyed] = [seededDice, entryDice]
  expect(foretold(firstDice(old, 0, ENTRIES), 'Trafalgar')).toEqual(
    firstDice(old, ENTRIES, ENTRIES + 20),
  )
  expect(foretold(firstDice(keyed, 0, ENTRIES), 'Trafalgar')).toBeNull()
})

function alike(one: readonly number[], other: readonly number[]): number {
  return one.filter((word, at) => word === other[at]).length
}

test('entries and seeds that are neighbours share nothing', () => {
  const dice = (seed: string, seq: number) => rolls(entryDice(seed, seq), 600, 2)
  const own = dice('seed 1', 1)
  for (const other of [
    dice('seed 1', 2),
    dice('seed 1', 257),
    dice('seed 2', 1),
    dice('seed 1 ', 1),
  ]) {
    expect(alike(own, other)).toBeGreaterThan(240)
    expect(alike(own, other)).toBeLessThan(360)
  }
})

import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { parseSource } from '../checks/source.ts'
import { mutantsOf, sampleOf, woven } from './mutants.ts'

function changes(text: string): readonly string[] {
  return mutantsOf('umpire/a.ts', text).map(one => `${one.original} → ${one.replacement}`)
}

test.each([
  ['const a = b < c', ['b < c → b <= c', 'b < c → b >= c']],
  ['const a = b === c', ['b === c → b !== c']],
  ['const a = b ?? c', ['b ?? c → (b) && (c)']],
  ['const a = !b', ['!b → b']],
  ['const a = 7', ['7 → 8', '7 → 6']],
  ['const a = true', ['true → false']],
  ['const a = b.some(c)', ['b.some(c) → b.every(c)']],
  ['const a = b.filter(c)', ['b.filter(c) → b']],
  ['const a = Math.min(b, c)', ['Math.min(b, c) → Math.max(b, c)']],
  ['const a = Math.abs(b)', ['Math.abs(b) → (b)']],
  ['const a = b ? c : d', ['b → false', 'b → true']],
  ['a.push(b)', ['a.push(b) → undefined']],
  ['a += b', ['a += b → a -= b', 'a += b → undefined']],
])('%s', (text, expected) => {
  expect(changes(text).toSorted()).toEqual(expected.toSorted())
})

test.each([
  ["const a = 'fore' + b"],
  ['type A = 1 | true'],
  ['const a = { 1: b }'],
  ["import { a } from './b.ts'"],
  ['const a = b?.some(c)'],
])('nothing is changed in %s', text => {
  expect(changes(text)).toEqual([])
})

test('a mutant keeps its name when its line moves, and equal lines have a name each', () => {
  const line = 'const a = b < 1\n'
  const keys = mutantsOf('umpire/a.ts', line).map(one => one.key)
  const moved = mutantsOf('umpire/a.ts', `\n\n${line}${line}`).map(one => one.key)
  expect(moved.slice(0, keys.length)).toEqual(keys)
  expect(new Set(moved).size).toBe(2 * keys.length)
  expect(mutantsOf('umpire/b.ts', line).map(one => one.key)).not.toEqual(keys)
})

test('a sample is the same each time, and what is added elsewhere takes little from it', () => {
  const text = Array.from({ length: 40 }, (_, i) => `const a${i} = b < c${i}\n`)
  const all = mutantsOf('umpire/a.ts', text.join(''))
  const sample = sampleOf(all, 20, 'seed').map(one => one.key)
  expect(sampleOf(all, 20, 'seed').map(one => one.key)).toEqual(sample)
  expect(sampleOf(all, 20, 'other').map(one => one.key)).not.toEqual(sample)
  const grown = [...all, ...mutantsOf('umpire/b.ts', 'const d = e < f')]
  const kept = sampleOf(grown, 20, 'seed').filter(one => sample.includes(one.key))
  expect(kept.length).toBeGreaterThanOrEqual(18)
})

test('of a sample a quarter at most are bare numbers', () => {
  const text = Array.from({ length: 40 }, (_, i) => `const a${i} = b < ${i}\n`).join('')
  const sample = sampleOf(mutantsOf('umpire/a.ts', text), 20, 'seed')
  expect(sample).toHaveLength(20)
  expect(sample.filter(one => one.kind === 'number')).toHaveLength(5)
})

function switched(text: string, on: number): unknown {
  const mutants = mutantsOf('umpire/a.ts', text).map((one, id) => ({ ...one, id }))
  const code = woven(text, mutants)
  parseSource('umpire/a.ts', code)
  const script = new Script(`(mutantOn => {${code}\nreturn found })`)
  const found: unknown = script.runInThisContext()((id: number) => id === on)
  return found
}

test('of all that is woven in only the one that is on is heard', () => {
  const text = 'let found = [1]\nfound.push(2 + 3)\nif (found.length > 1) found.push(9)'
  const names = changes(text)
  const at = (name: string): unknown => switched(text, names.indexOf(name))
  expect(switched(text, -1)).toEqual([1, 5, 9])
  expect(at('2 + 3 → 2 - 3')).toEqual([1, -1, 9])
  expect(at('found.push(2 + 3) → undefined')).toEqual([1])
  expect(at('found.length > 1 → found.length <= 1')).toEqual([1, 5])
  expect(at('found.length > 1 → found.length >= 1')).toEqual([1, 5, 9])
  expect(at('9 → 10')).toEqual([1, 5, 10])
})

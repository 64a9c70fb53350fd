import { expect, test } from 'vitest'
import { battleMessages, gameOf, languages, newBattle } from '../index.ts'
import { faultsInCatalogues } from '../laws/index.ts'
import { duel } from '../laws/testing/duel.ts'
import { icuWording } from '../laws/wording.ts'
import { engineVersion } from './battle.ts'
import { noticesBeforePlay, reservesOf, strangeness } from './verify.ts'
import type { Proof } from './verify.ts'

const none = { dice: 0, entries: 0 }
const same = { file: '1.2', here: '1.2' }
const proof: Proof = {
  seeded: none,
  foretellable: none,
  typed: { dice: 0, entries: [] },
  shares: null,
  rounds: [],
  seedChanges: [],
  forks: [],
  edition: same,
  engine: same,
}

function entriesTold(entries: number[]): unknown {
  return reservesOf({ ...proof, typed: { dice: 2, entries } })[0]?.values?.entries
}

test('entries in a row are told as from and to, others one by one', () => {
  expect(entriesTold([3, 4, 5, 9])).toBe('3–5, 9')
  expect(entriesTold([1, 2, 4, 5, 7])).toBe('1–2, 4–5, 7')
  expect(entriesTold([2])).toBe('2')
})

test('twelve stretches are told, of more the first twelve', () => {
  const odd = (count: number) => Array.from({ length: count }, (_, i) => 2 * i + 1)
  const twelve = odd(12).join(', ')
  expect(entriesTold(odd(12))).toBe(twelve)
  expect(entriesTold(odd(13))).toBe(`${twelve} …`)
})

test.each([
  ['1.2', '1.2', false],
  ['1.3', '1.2', true],
  ['1.10', '1.9', true],
  ['1.1.9', '1.2', false],
  ['1.2.1', '1.2', true],
  ['1.2.0', '1.2', false],
  ['1', '1.2', false],
  ['next', '1.2', true],
])('a file of engine %s, read by %s, is of a newer one: %s', (file, here, isNewer) => {
  const told = reservesOf({ ...proof, engine: { file, here } }).map(({ key }) => key)
  expect(told).toEqual(isNewer ? ['battle.reserve.engine'] : [])
})

test.each([
  ['0.1.0', ['battle.changed']],
  ['0.1', ['battle.changed']],
  ['99', ['battle.reserve.engine']],
  [engineVersion, []],
])('a battle of engine %s goes on here after %j', (engine, keys) => {
  const dice = { kind: 'hmac-sha256' as const, seed: 's' }
  const { file, ...battle } = newBattle(gameOf(duel), { scenario: 'hall', dice })
  const begun = { ...battle, file: { ...file, engine } }
  expect(strangeness(begun).map(({ key }) => key)).toEqual(keys)
  const told = keys.length > 0 ? [...keys, 'battle.goesOn'] : []
  expect(noticesBeforePlay(begun).map(({ key }) => key)).toEqual(told)
})

test('what can be wrong with a battle file is told in every language', () => {
  expect(faultsInCatalogues(battleMessages, icuWording)).toEqual([])
})

test('every language names the same values', () => {
  const namesIn = (sentence = '') => [...new Set(sentence.match(/\{\w+\}/g))].toSorted()
  for (const [key, english] of Object.entries(battleMessages.en))
    for (const language of languages)
      expect(namesIn(battleMessages[language][key]), `${language} ${key}`).toEqual(namesIn(english))
})

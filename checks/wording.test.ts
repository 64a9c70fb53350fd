import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './root.ts'
import { parseSource } from './source.ts'
import { spokenIn, termsIn, termsOf, unusedNames, wordingFault } from './wording.ts'

const page = `
| English | not | German | not | Danish | not |
|---|---|---|---|---|---|
| roll (dice) | throw, throws | würfeln | | kaste | |
| piece | | Einheit | Stück | brik | |
| grape (in sloops, line-of-fire) | | Streukugeln | Kartätschen | | |
`
const terms = termsIn(page)

test('a row gives the name in each language and what it is not called', () => {
  expect(terms[0]?.names.en).toEqual(['roll'])
  expect(terms[0]?.shunned.en).toEqual(['throw', 'throws'])
  expect(terms[1]?.shunned.de).toEqual(['Stück'])
})

test('a row for some books is held in these alone', () => {
  const names = (path: string) => termsOf(path, terms).map(term => term.names.en[0])
  expect(names('rulesets/sloops/messages.de.ts')).toEqual(['roll', 'piece', 'grape'])
  expect(names('rulesets/hussars/messages.de.ts')).toEqual(['roll', 'piece'])
})

test.each([
  ['en', 'The captain throws a die.'],
  ['en', 'Throw again.'],
  ['de', 'Wähle ein Stück.'],
] as const)('in %s a word that is not used is found: %s', (language, sentence) => {
  expect(wordingFault(terms, language, sentence)).toMatch(/is called/)
})

test.each([
  ['en', '{throws, plural, one {# roll} other {# rolls}}'],
  ['en', 'throwing'],
  ['de', 'Stückpforte'],
  ['da', 'Stück'],
] as const)(
  'in %s a value, a longer word or another language is no fault: %s',
  (language, said) => {
    expect(wordingFault(terms, language, said)).toBeUndefined()
  },
)

test('a commander in brackets after a name is called as he was', () => {
  expect(wordingFault(terms, 'en', 'Navy (Throw)')).toBeUndefined()
  expect(wordingFault(terms, 'en', 'Navy throws (Howe)')).toMatch(/throws/)
})

test('sentences are read in catalogues, and elsewhere under the name of their language', () => {
  const spoken = (path: string, text: string) =>
    spokenIn(parseSource(path, text)).map(({ language, text: said }) => `${language}: ${said}`)
  expect(spoken('messages.da.ts', "const all = { a: 'Kast', b: 'Brik' }")).toEqual([
    'da: Kast',
    'da: Brik',
  ])
  const mixed =
    "const a = { en: { x: 'Roll' }, de: 'Wurf', other: 'no' }; const danish = { y: 'Kast' }"
  expect(spoken('words.ts', mixed)).toEqual(['en: Roll', 'de: Wurf', 'da: Kast'])
})

test('the handbook’s rows are read as well: the last three things told are the three languages', () => {
  const rows =
    "ruled('1', 'Roll', 'Wurf', 'Kast'); term('R', ['hit', 'h'], ['Treffer', 't'], ['træffer', 'æ']); other('a', 'b', 'c')"
  const spoken = spokenIn(parseSource('rulebook.ts', rows))
  expect(spoken.map(({ language, text }) => `${language}: ${text}`)).toEqual([
    'en: Roll',
    'de: Wurf',
    'da: Kast',
    'en: hit',
    'en: h',
    'de: Treffer',
    'de: t',
    'da: træffer',
    'da: æ',
  ])
})

test('the table of the house style has rows, and catalogues use every name in it', () => {
  const own = termsIn(readFileSync(join(root, 'docs/style.md'), 'utf8'))
  expect(own.length).toBeGreaterThan(15)
  expect(unusedNames()).toEqual([])
})

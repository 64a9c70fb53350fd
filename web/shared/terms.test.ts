import { expect, test } from 'vitest'
import { term } from '@grognard/umpire'
import { explained, termFinder } from './terms.ts'

const glossary = [
  term(
    null,
    ['line', 'Ships in a row.'],
    ['Linie', 'Schiffe in Reihe.'],
    ['linie', 'Skibe på række.'],
  ),
  term(
    null,
    ['line of battle / lines of battle', 'Three ships or more.'],
    ['Schlachtlinie', 'Drei Schiffe oder mehr.'],
    ['kæde', 'Skytter.'],
  ),
]

const marked = (text: string, language: 'en' | 'de' | 'da' = 'en') =>
  explained(text, termFinder(glossary, language))
    .filter(part => part.term)
    .map(part => part.text)

test('only whole words are terms', () => {
  expect(marked('Lines and outlines, a liner and online')).toEqual([])
  expect(marked('The line holds.')).toEqual(['line'])
  expect(marked('Die Kæde und moderkæde', 'da')).toEqual(['Kæde'])
  expect(marked('Frontlinie, Linienschiff', 'de')).toEqual([])
})

test('the longest term is taken, capitals do not matter', () => {
  expect(marked('A Line of Battle forms')).toEqual(['Line of Battle'])
})

test('an abbreviation is a term in capitals alone', () => {
  const abbreviation = [term(null, ['OR', 'Order.'], ['OR', 'Ordnung.'], ['OR', 'Orden.'])]
  const parts = explained('This or that: OR', termFinder(abbreviation, 'en'))
  expect(parts.map(part => part.text)).toEqual(['This or that: ', 'OR'])
})

test('a term is explained where it stands first, and nothing is lost of the text', () => {
  const text = 'Line after line, in line'
  const parts = explained(text, termFinder(glossary, 'en'))
  expect(parts.map(part => part.text).join('')).toBe(text)
  expect(parts.filter(part => part.term)).toHaveLength(1)
})

test('a term that was explained before is left alone', () => {
  const parts = explained('The line holds.', termFinder(glossary, 'en'), () => false)
  expect(parts).toEqual([{ text: 'The line holds.' }])
})

test('each finder is made once', () => {
  expect(termFinder(glossary, 'en')).toBe(termFinder(glossary, 'en'))
  expect(termFinder([], 'en')).toBeNull()
})

test('a phrase that means something else is no term', () => {
  const flags = [
    term(null, ['strike / struck / !struck off', 'To haul down the flag.'], ['', ''], ['', '']),
  ]
  const found = (text: string) =>
    explained(text, termFinder(flags, 'en')).flatMap(part => (part.term ? [part.text] : []))
  expect(found('The loss is struck off after any answer.')).toEqual([])
  expect(found('One is struck off; then she struck.')).toEqual(['struck'])
  expect(flags[0]?.words.en).toEqual(['strike', 'struck'])
})

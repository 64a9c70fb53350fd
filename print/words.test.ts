import { expect, test } from 'vitest'
import { rulesText } from './heading.ts'
import { printWords } from './words.ts'

const say = ({ key }: { key: string }) => `<${key}>`

test('cells read as figures, signs, names, messages and gists of the language', () => {
  const { cell } = printWords('de', say)
  expect([1000, -2, { adds: 1 }, { adds: -1 }, { adds: 0 }].map(cell)).toEqual([
    '1.000',
    '\u22122',
    '+1',
    '\u22121',
    '0',
  ])
  expect([null, 'Victory', { key: 'lob.row.hull' }].map(cell)).toEqual([
    '\u2013',
    'Victory',
    '<lob.row.hull>',
  ])
  expect(cell({ en: 'hull', de: 'Rumpf', da: 'skrog' })).toBe('Rumpf')
})

test('rules of one stem tell it once', () => {
  expect(rulesText(['LOB-129', 'LOB-134', 'LOB-S-2', 'LOB-S-3'])).toBe('LOB-129, 134, LOB-S-2, 3')
  expect(rulesText([])).toBe('')
})

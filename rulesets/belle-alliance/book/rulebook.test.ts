import { expect, test } from 'vitest'
import { languages } from '@grognard/umpire/message.ts'
import { rulebook } from './rulebook.ts'

const rows = Object.entries(rulebook.rows)
const gists = rows.flatMap(([id, row]) =>
  languages.map(language => ({ id, language, text: row.gist[language] })),
)

/** The checklist: how many rules each section of the book has; T tables, Q rulings, S scenarios. */
const checklist = `
1.1.1 11, 1.1.2 13, 1.1.3 11, 1.1.4 13, 1.1.5 5, 1.1.6 8, 1.1.7 4, 1.1.8 2, 1.1.9 2,
1.2.1 1, 1.2.2 2, 1.2.3 1, 1.2.4 4, 1.2.5 2, 1.2.6 3,
1.3.1 15, 1.3.2 4, 1.3.3 3, 1.3.4 1, 1.3.5 3, 1.3.6 1, 1.3.7 4,
2.1.0 3, 2.2.1 6, 2.2.2 2, 2.2.3 6, 2.2.4 3, 2.2.5 3,
2.3.1 7, 2.3.2 4, 2.3.3 5, 2.3.4 5, 2.3.5 3, 2.3.6 2, 2.3.7 1, 2.4.1 2, 2.4.2 3, 2.4.3 3,
3.1.1 8, 3.1.2 3, 3.1.3 8, 3.1.4 3, 3.1.5 3, 3.1.6 3, 3.1.7 4, 3.1.8 2, 3.1.9 5,
3.2.0 1, 3.3.1 3, 3.3.2 2, 3.3.3 1, 3.4.1 2, 3.4.2 1, 3.4.3 1, 3.4.4 1, 3.4.5 1,
4.1.1 10, 4.1.2 5, 4.1.3 11, 4.1.4 5, 4.1.5 3, 4.1.6 3, 4.1.7 2, 4.1.8 4, 4.1.9 1,
4.2.0 6, 4.3.1 4, 4.3.2 4, 4.4.0 3, 4.5.0 5,
5.1.1 3, 5.1.2 3, 5.2.1 1, 5.2.2 1, 5.3.1 7, 5.3.2 1, 5.4.1 5, 5.4.2 5, 5.4.3 4,
5.5.1 1, 5.5.2 4, 5.5.3 3, 5.5.4 4, 6.1.1 7, 6.1.2 8, 6.1.3 2, 6.2.0 3, 6.3.0 6,
T 22, Q 74, S 5`

function idsOf(entry: string): string[] {
  const [section = '', count = '0'] = entry.trim().split(' ')
  const digits = section === 'S' ? 1 : 2
  return Array.from(
    { length: Number(count) },
    (_, index) => `BA-${section}-${String(index + 1).padStart(digits, '0')}`,
  )
}

test('the book has every rule of the checklist and no other', () => {
  const ids = checklist.split(',').flatMap(idsOf)
  expect(ids).toHaveLength(458)
  expect(rows.map(([id]) => id).toSorted()).toEqual(ids.toSorted())
})

test('every rule stands under the section of its number', () => {
  const printedRules = rows.filter(([id]) => /^BA-\d/.test(id))
  expect(
    printedRules.filter(([id, { section }]) => section.slice(0, 5) !== id.slice(3, 8)),
  ).toEqual([])
})

test('no sentence bears a mark of the checklist', () => {
  const marks = /[*`=]|\bBA-|J\.t|\bTV\b|\b[RX] |\b(?:OR|LU|FU)\b/
  expect(gists.filter(({ text }) => marks.test(text))).toEqual([])
})

test('all rules are carried out but for twelve', () => {
  const open = rows.filter(([, row]) => row.status !== 'enforced').map(([id]) => id)
  expect(open).toEqual([
    'BA-1.1.2-09',
    'BA-1.1.8-02',
    'BA-1.1.9-02',
    'BA-1.3.7-01',
    'BA-1.3.7-02',
    'BA-1.3.7-03',
    'BA-1.3.7-04',
    'BA-6.3.0-06',
    'BA-Q-05',
    'BA-Q-06',
    'BA-Q-36',
    'BA-Q-45',
  ])
})

test('rulings and scenarios are not passed off as printed', () => {
  const ours = rows.filter(([id]) => /^BA-[QS]/.test(id))
  const expected = ([id]: [string, unknown]) =>
    id.startsWith('BA-Q') ? 'ruling' : 'reconstruction'
  expect(ours.filter(row => row[1].source !== expected(row))).toEqual([])
})

import { expect, test } from 'vitest'
import { languages } from '@grognard/umpire/message.ts'
import { headingIn } from '@grognard/umpire/rulebook.ts'
import { rulebook } from './rulebook.ts'

const rows = Object.entries(rulebook.rows)
const gists = rows.flatMap(([id, row]) =>
  languages.map(language => ({ id, language, text: row.gist[language] })),
)

test('every rule has one whole sentence in each language', () => {
  const faulty = gists.filter(({ text }) => !/^\p{Lu}.*[^.]\.$/u.test(text))
  expect(faulty).toEqual([])
  expect(rows).toHaveLength(201)
})

test('no sentence stands for two rules', () => {
  const texts = gists.map(({ text }) => text)
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index)
  expect(twice).toEqual([])
})

test('[LOB-049] [LOB-256] what is not enforced says why, and nothing else does', () => {
  const reasoned = rows.filter(([, row]) => row.reason).map(([id]) => id)
  const open = rows.filter(([, row]) => row.status !== 'enforced').map(([id]) => id)
  expect(open).toEqual(['LOB-049', 'LOB-256'])
  expect(reasoned).toEqual(open)
})

test('a ruling inside a printed rule is named as such in every language', () => {
  const marks = { en: '(ruling: ', de: '(Auslegung: ', da: '(fortolkning: ' }
  const counts = rows.map(([id, row]) => ({
    id,
    marks: languages.filter(language => row.gist[language].includes(marks[language])).length,
  }))
  expect(counts.filter(row => row.marks !== 0 && row.marks !== languages.length)).toEqual([])
})

test('every heading of the book has its meaning in the languages that are not the book’s', () => {
  const sections = [...new Set(rows.map(([, row]) => row.section))]
  for (const section of sections)
    for (const language of languages) {
      const told = headingIn(rulebook, section, language)
      const isBare = language === 'de' || section === '' || section === 'Line of Battle'
      expect(told).toMatch(isBare ? /^[^“»]*$/ : /^[“»].+[”«] \(.+\)$/)
    }
})

import { expect, test } from 'vitest'
import { headingIn } from '@grognard/umpire/rulebook.ts'
import { rulebook } from './rulebook.ts'
import { effectRules } from './tables/cards.ts'

const rows = Object.entries(rulebook.rows)

test('[SOL-048] every card is called a reconstruction, in its gist too', () => {
  for (const rule of Object.values(effectRules)) {
    const { source, gist } = rulebook.rows[rule]
    expect(source).toBe('reconstruction')
    expect(gist.en).toContain('our own card')
  }
})

test('what is ours inside a printed rule is named in every language', () => {
  const words = { en: 'reconstruction', de: 'Rekonstruktion', da: 'rekonstruktion' } as const
  const rulings = { en: 'ruling', de: 'Auslegung', da: 'fortolkning' } as const
  const uneven = rows.filter(([, { gist }]) =>
    [words, rulings].some(
      word =>
        new Set([gist.en.includes(word.en), gist.de.includes(word.de), gist.da.includes(word.da)])
          .size > 1,
    ),
  )
  expect(uneven.map(([id]) => id)).toEqual([])
})

test('the charts, the geometry and the board are called reconstructions', () => {
  const ours = [
    'SOL-004',
    'SOL-011',
    'SOL-013',
    'SOL-052',
    'SOL-056',
    'SOL-063',
    'SOL-064',
  ] as const
  const others = ['SOL-053', 'SOL-072', 'SOL-098', 'SOL-100'] as const
  const silent = [...ours, ...others].filter(
    id => !rulebook.rows[id].gist.en.includes('reconstruction'),
  )
  expect(silent).toEqual([])
})

test('every rule is carried out', () => {
  expect(rows.filter(([, row]) => row.status !== 'enforced')).toEqual([])
})

test('every heading of the book has its meaning in the languages that are not the book’s', () => {
  const sections = [...new Set(rows.map(([, row]) => row.section))]
  for (const section of sections) {
    expect(headingIn(rulebook, section, 'en')).toBe(section)
    expect(headingIn(rulebook, section, 'de')).toMatch(/^„.+“ \(.+\)$/)
    expect(headingIn(rulebook, section, 'da')).toMatch(/^».+« \(.+\)$/)
  }
})

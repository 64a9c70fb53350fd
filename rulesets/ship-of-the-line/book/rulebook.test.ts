import { expect, test } from 'vitest'
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

import { expect, test } from 'vitest'
import { battleOf } from '../testing.ts'
import { blankSheet } from './sheet.ts'
import { sheetsLeft } from './papers.ts'

function ended(career: boolean) {
  const state = battleOf({ options: { career }, players: [{ seat: 'a' }, { seat: 'b', side: 1 }] })
  state.outcome = { winners: ['a'], message: { key: 'x' } }
  const [first] = state.players
  if (first) first.strokes.melee = 23
  return state
}

test('[LOB-250] [LOB-260] a sheet that was brought comes back with the battle and its points on it', () => {
  const brought = { ...blankSheet('Aubrey', 'england'), points: 40 }
  const papers = { 'commander-a': JSON.parse(JSON.stringify(brought)) }
  const left = sheetsLeft(ended(true), papers)
  expect(left['commander-a']).toMatchObject({ name: 'Aubrey', attributes: { melee: 2 } })
  expect(Object.keys(left)).toEqual(['commander-a', 'commander-b'])
  expect(papers['commander-a']).toEqual(brought)
})

test('[LOB-250] without the career there are no sheets', () => {
  expect(sheetsLeft(ended(false), {})).toEqual({})
})

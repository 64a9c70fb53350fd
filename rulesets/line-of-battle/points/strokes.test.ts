import { expect, test } from 'vitest'
import { battleOf, tableFor } from '../testing.ts'
import { pointsEvolve } from './evolve.ts'
import { noteStroke } from './strokes.ts'

test('[LOB-012] the log holds a stroke for each success of a player', () => {
  const state = battleOf()
  const table = tableFor(state, pointsEvolve)
  for (const stroke of ['melee', 'morale', 'manoeuvre', 'fullHit', 'flag'] as const)
    noteStroke(table, 'red', stroke)
  noteStroke(table, 'red', 'fullHit')
  expect(state.players.map(player => player.strokes)).toEqual([
    { melee: 1, morale: 1, manoeuvre: 1, fullHit: 2, flag: 1 },
    { melee: 0, morale: 0, manoeuvre: 0, fullHit: 0, flag: 0 },
  ])
})

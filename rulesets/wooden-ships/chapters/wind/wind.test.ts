import { expect, test } from 'vitest'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { changesOn } from '../../book/tables/wind.ts'
import { battleOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { blow } from './blow.ts'

/** The wind after one wind step with these dice. */
function blown(setting: Setting, dice: number[]) {
  const state = battleOf(setting)
  const table = tableFor(state, dice)
  blow(table)
  return { wind: state.wind, kinds: table.events.map(({ kind }) => kind), state }
}

test('[WS-041] the chance of a change follows from the change number, by the vectors', () => {
  for (const { rules, input, expect: wanted } of vectors) {
    if (!rules.includes('WS-041')) continue
    const { changeNumber } = input as { changeNumber: number }
    const sums = changesOn[changeNumber] ?? []
    const ways = sums.reduce((all, sum) => all + (6 - Math.abs(7 - sum)), 0)
    const { chance } = wanted as { chance: { p: number } }
    expect(ways / 36).toBeCloseTo(chance.p, 6)
  }
})

test('[WS-041] [WS-042] [WS-043] a change is rolled and known now, and blows in the next turn', () => {
  const first = blown({ wind: { direction: 3, first: 1, change: 5 } }, [6, 5, 3, 6])
  expect(first.wind).toMatchObject({
    direction: 3,
    velocity: 3,
    next: { direction: 4, velocity: 4 },
  })
  const second = blown({ wind: { direction: 3, next: { direction: 4, velocity: 4 } } }, [3, 4])
  expect(second.wind).toMatchObject({ direction: 4, velocity: 4, next: null })
  expect(second.kinds).toEqual(['windChanged', 'windTested'])
})

test('[WS-043] a 1 brings the first direction back, and there is no less wind than none', () => {
  const { wind } = blown(
    { wind: { direction: 3, first: 6, velocity: 0, change: 6 } },
    [2, 1, 1, 1, 1],
  )
  expect(wind.next).toEqual({ direction: 6, velocity: 0 })
})

test('[WS-045] without the rule of 1998 one die every third turn, and the change comes at once', () => {
  const options = { windEveryTurn: false }
  expect(blown({ options, turn: 2 }, []).kinds).toEqual([])
  const { wind } = blown({ options, turn: 3, wind: { change: 5 } }, [5, 5, 5])
  expect(wind).toMatchObject({ direction: 3, velocity: 4, next: null })
  expect(blown({ options, turn: 3, wind: { change: 6 } }, [5]).wind.direction).toBe(1)
})

test('[WS-046] in a calm air comes on 5 or 6', () => {
  expect(blown({ wind: { velocity: 0 } }, [4, 3, 4]).wind.velocity).toBe(0)
  expect(blown({ wind: { velocity: 0 } }, [5, 3, 4]).wind.velocity).toBe(1)
})

test('[WS-040] [WS-044] who carries more sail than a new wind allows takes it in', () => {
  const ships = [
    { id: 'brig', sails: 'full' as const, card: { class: 5 } },
    { id: 'line', sails: 'full' as const },
  ]
  const inGale = blown({ ships, wind: { next: { direction: 1, velocity: 5 } } }, [3, 4])
  expect(inGale.state.ships.map(({ sails }) => sails)).toEqual(['battle', 'full'])
  const inStorm = blown({ ships, wind: { next: { direction: 1, velocity: 6 } } }, [3, 4])
  expect(inStorm.state.ships.map(({ sails }) => sails)).toEqual(['battle', 'battle'])
})

test('[WS-175] in the Basic game the wind never changes', () => {
  expect(blown({ options: { game: 'basic' }, turn: 3 }, []).kinds).toEqual([])
})

import type { PrintedSheet } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cards } from '../book/tables/cards.ts'
import { charts } from '../book/tables/charts.ts'
import { battleOf } from '../fixtures.ts'
import { printed } from './printed.ts'

const fresh = { state: null, condition: 'fresh' } as const

function partsOf(sheets: readonly PrintedSheet[] = []) {
  return sheets.flatMap(({ parts }) => parts)
}

test('[SOL-062] [SOL-064] the charts are those in play', () => {
  const named = (title: string) =>
    partsOf(printed.reference?.(fresh)).find(
      part => part.part === 'table' && part.title.key === `sol.print.chart.${title}`,
    )
  const broadside = named('broadside')
  if (broadside?.part !== 'table') throw new Error('There is no chart.')
  expect(broadside.rows.map(row => row.slice(1))).toEqual(
    charts.broadside.map(row =>
      row.map(result => (result === 'none' ? null : { key: `sol.print.result.${result}` })),
    ),
  )
})

test('[SOL-001] [SOL-004] [SOL-005] a ship as it stands has its losses struck where they are', () => {
  const state = battleOf({
    ships: [
      {
        id: 'a1',
        masts: { fore: null, main: 2, mizzen: 3 },
        batteries: {
          starboard: [true, false, true, true, true],
          port: [true, true, true, true, true],
        },
        hasRudder: false,
        hull: 2,
      },
    ],
  })
  const struckIn = (condition: 'fresh' | 'asItStands') => {
    const [card] = partsOf(printed.cards?.({ state, condition }))
    return card?.part === 'card' ? card.boxes.map(({ struck }) => struck) : []
  }
  expect(struckIn('asItStands')).toEqual([[1, 2, 3], [3], [], [2], [], [1], [1, 2]])
  expect(struckIn('fresh')).toEqual([[], [], [], [], [], [], []])
})

test('[SOL-045] [SOL-048] every officer’s card is there with its text', () => {
  const parts = partsOf(printed.commander?.(fresh))
  expect(parts.map(part => part.part === 'card' && part.lines)).toEqual(
    cards.map(({ id }) => [{ key: `sol.card.${id}.text` }]),
  )
})

test('[SOL-011] a board of dots needs no gauge', () => {
  expect(printed.gauge).toBeUndefined()
})

import type { PrintedCard, PrintedSheet } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { hitTable, rangeBands } from '../../book/tables/fire.ts'
import { matrixRuled } from '../../book/tables/melee.ts'
import { classOf } from '../../book/tables/ships.ts'
import { begun } from '../../chapters/setup/fixtures.ts'
import { battleOf } from '../../model/fixtures.ts'
import { inInches } from '../../model/measures.ts'
import type { State } from '../../model/state.ts'
import { printed } from './index.ts'
import { facesOf } from './words.ts'

const fresh = { state: null, condition: 'fresh' } as const

function tableNamed(sheets: readonly PrintedSheet[] = [], title: string) {
  const parts = sheets.flatMap(sheet => sheet.parts)
  const found = parts.find(part => part.part === 'table' && part.title.key === `lob.print.${title}`)
  if (found?.part !== 'table') throw new Error(`There is no table "${title}".`)
  return found
}

function cardsIn(sheets: readonly PrintedSheet[] = []): PrintedCard[] {
  return sheets.flatMap(({ parts }) => parts.filter(part => part.part === 'card'))
}

test('[LOB-129] [LOB-135] [LOB-166] the tables are those that the umpire reads', () => {
  const sheets = printed.reference?.(fresh)
  expect(tableNamed(sheets, 'ranges').rows).toEqual(
    rangeBands.map(({ band, upTo, modifier }) => [
      { key: `lob.range.${band}` },
      { key: 'lob.print.inches', values: { inches: inInches(upTo) } },
      { adds: modifier },
    ]),
  )
  expect(tableNamed(sheets, 'hitRoll').rows).toHaveLength(new Set(hitTable).size)
  expect(tableNamed(sheets, 'matrix').rows.map(row => row.slice(1))).toEqual(
    matrixRuled.map(row => row.map(cell => (cell === 'auto' ? '\u00d7' : cell))),
  )
})

test('[LOB-219] [LOB-S-5] [LOB-S-6] the table of grades tells the least lead of the battle', () => {
  const leadsIn = (state: State | null) =>
    tableNamed(printed.reference?.({ state, condition: 'fresh' }), 'grades').rows.map(
      ([from]) => from,
    )
  expect(leadsIn(null)).toEqual([0, 11, 21, 36, 51, 71])
  for (const name of ['trafalgar', 'first-of-june'])
    expect(leadsIn(begun(name, {}, { seed: name }))).toEqual([0, 6, 21, 36, 51, 71])
})

test('faces of the die with one entry stand in one row', () => {
  expect(facesOf(['miss', 'miss', 'hit', 'miss'])).toEqual([
    { faces: '1\u20132', entry: 'miss' },
    { faces: '3', entry: 'hit' },
    { faces: '4', entry: 'miss' },
  ])
})

test('[LOB-008] [LOB-009] a card has the boxes of its class, struck from the end as it stands', () => {
  const { hull } = classOf('line3')
  const state = battleOf({
    ships: [{ id: 'ajax', name: 'Ajax', card: 'line3', hull: hull - 3, isMainmastLost: true }],
  })
  const [whole] = cardsIn(printed.cards?.({ state, condition: 'fresh' }))
  const [hurt] = cardsIn(printed.cards?.({ state, condition: 'asItStands' }))
  expect(whole?.boxes[0]).toMatchObject({ of: hull, struck: [] })
  expect(hurt?.boxes[0]).toMatchObject({ of: hull, struck: [hull - 2, hull - 1, hull] })
  expect([whole?.boxes[3]?.struck, hurt?.boxes[3]?.struck]).toEqual([[], [1]])
})

test('[LOB-148] [LOB-150] [LOB-200] heavy strokes stand where losses have their effect', () => {
  const card = cardsIn(printed.cards?.(fresh)).find(
    ({ boxes }) => boxes[0]?.of === classOf('line3').hull,
  )
  // 14 of hull, 10 of sails, 12 of crew: shaken at 6 left, half at 5, half at 6 and shaken at 5.
  expect(card?.boxes.slice(0, 3).map(({ strokes }) => strokes)).toEqual([[6], [5], [6, 5]])
})

test('[LOB-012] [LOB-033] the log has the hours of all turns, or of those to come', () => {
  const state = battleOf({ turn: 2, clock: 20, rules: { turnLimit: 3 } })
  const rowsOf = (condition: 'fresh' | 'asItStands') => {
    const [sheet] = printed.log?.({ state, condition }) ?? []
    return sheet?.parts.find(part => part.part === 'form')?.rows
  }
  const toCome = [
    [2, '00:20', { key: 'lob.light.night' }],
    [3, '00:50', { key: 'lob.light.night' }],
  ]
  expect(rowsOf('asItStands')).toEqual(toCome)
  expect(rowsOf('fresh')).toEqual([[1, '23:50', { key: 'lob.light.night' }], ...toCome])
})

test('[LOB-008] the cards of all fleets share a sheet, which tells what its heavy strokes are', () => {
  const state = battleOf({ ships: [{}, { seat: 'blue' }] })
  const sheets = printed.cards?.({ state, condition: 'fresh' })
  expect(sheets).toHaveLength(1)
  expect(cardsIn(sheets).map(card => card.subtitle[0])).toEqual([
    { key: 'seat.red' },
    { key: 'seat.blue' },
  ])
  expect(sheets?.[0]?.parts.at(-1)).toMatchObject({ part: 'text' })
})

test('[LOB-250] [LOB-255] the commander’s sheet tells the ranks once by their titles', () => {
  const ranks = tableNamed(printed.commander?.(fresh), 'ranks')
  expect(ranks.rows).toHaveLength(7)
  expect(ranks.rows[0]?.[1]).toEqual({ key: 'lob.rank.england.1' })
  expect(ranks.rows.at(-1)?.at(-1)).toBeNull()
})

test('[LOB-003] [LOB-004] [LOB-007] the ruler is in the scale and the measure agreed on', () => {
  const stepOf = (options: Parameters<typeof battleOf>[0]) => {
    const part = printed.gauge?.({ state: battleOf(options), condition: 'fresh' })[0]?.parts[0]
    return part?.part === 'ruler' ? part.step : null
  }
  expect(stepOf({})).toBe(25.4)
  expect(stepOf({ options: { scale: 2400 } })).toBe(12.7)
  expect(stepOf({ options: { measure: 'metric' } })).toBe(30)
})

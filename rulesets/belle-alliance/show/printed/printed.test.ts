import { expect, test } from 'vitest'
import type { PrintedSheet } from '@grognard/umpire'
import { gunRows, handWeaponRows } from '../../book/tables/fire.ts'
import { lossRows } from '../../book/tables/losses.ts'
import { infantryRates } from '../../book/tables/march.ts'
import { battle, unit } from '../../fixtures.ts'
import { printed } from './index.ts'
import { factorCell, inCm, lettersOf, totalsOf } from './words.ts'

const fresh = { state: null, condition: 'fresh' } as const

function partsOf(sheets: readonly PrintedSheet[] = []) {
  return sheets.flatMap(({ parts }) => parts)
}

function tableNamed(title: string) {
  const found = partsOf(printed.reference?.(fresh)).find(
    part => part.part === 'table' && part.title.key === `ba.print.${title}`,
  )
  if (found?.part !== 'table') throw new Error(`There is no table "${title}".`)
  return found
}

test('[BA-T-03] marches are those of the umpire’s table, in centimetres', () => {
  const rows = tableNamed('rates.infantry').rows.map(row => row.slice(1))
  expect(rows).toEqual(
    Object.values(infantryRates).map(rate =>
      [rate.road, rate.normal, rate.difficult, rate.wood].map(inCm),
    ),
  )
})

test('[BA-T-06] [BA-T-07] every factor of fire stands in one of the two tables', () => {
  const named = ['own', 'target'].flatMap(whose => tableNamed(`fire.${whose}`).rows)
  const keys = named.map(([name]) =>
    typeof name === 'object' && name !== null && 'key' in name ? name.key : '',
  )
  const ids = new Set(keys.map(key => key.split('.').at(-1)))
  const rows = { ...handWeaponRows, ...gunRows }
  expect(Object.keys(rows).filter(id => !ids.has(id))).toEqual([])
})

test('[BA-T-22] factors of one group have one letter', () => {
  const letters = lettersOf([{ group: 'cover' }, { group: 'range' }, { group: 'cover' }])
  expect([...letters]).toEqual([
    ['cover', 'a'],
    ['range', 'b'],
  ])
  expect([3, 0, '-chief' as const].map(factorCell)).toEqual([
    { adds: 3 },
    null,
    { key: 'ba.print.factor.-chief' },
  ])
})

test('[BA-T-12] totals are told from the highest down without a gap', () => {
  const totals = totalsOf(lossRows)
  expect(totals[0]).toEqual({ key: 'ba.print.from', values: { total: 21 } })
  expect(totals[1]).toBe('19\u201320')
  expect(totals.at(-1)).toEqual({ key: 'ba.print.below', values: { total: 5 } })
})

test('[BA-5.5.2-01] a unit card strikes figures from the end, a stroke at each point of valeur', () => {
  const state = battle({ units: [unit({ original: 20, figures: 17 })] })
  const boxesIn = (condition: 'fresh' | 'asItStands') => {
    const [card] = partsOf(printed.cards?.({ state, condition }))
    return card?.part === 'card' ? card.boxes[0] : undefined
  }
  expect(boxesIn('asItStands')).toMatchObject({ of: 20, struck: [18, 19, 20] })
  expect(boxesIn('fresh')).toMatchObject({ struck: [], strokes: [16, 12, 8, 4, 0] })
})

test('[BA-1.1.2-05] the order sheet has a row for each unit of the side', () => {
  const state = battle({ units: [unit({ id: 'one', name: '1er léger' })] })
  const form = partsOf(printed.commander?.({ state, condition: 'fresh' })).find(
    part => part.part === 'form',
  )
  expect(form?.rows.map(([name]) => name)).toEqual(['1er léger'])
})

test('[BA-T-13] a centimetre of the ruler is a centimetre, as long as the longest zone', () => {
  const [ruler] = partsOf(printed.gauge?.(fresh))
  expect(ruler).toMatchObject({ part: 'ruler', step: 10, steps: 30 })
})

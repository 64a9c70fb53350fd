import type { PrintedCard, PrintedSheet } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cards as roster } from '../../book/tables/cards.ts'
import { section } from '../../book/tables/measures.ts'
import { battleOf } from '../../model/fixtures.ts'
import { nameOnRoster } from '../../model/names.ts'
import { printed } from './index.ts'

const fresh = { state: null, condition: 'fresh' } as const

const partsOf = (sheets: readonly PrintedSheet[] = []) => sheets.flatMap(({ parts }) => parts)

function cardsIn(sheets: readonly PrintedSheet[] = []): PrintedCard[] {
  return partsOf(sheets).filter(part => part.part === 'card')
}

function tableNamed(title: string) {
  const found = partsOf(printed.reference?.(fresh)).find(
    part => part.part === 'table' && part.title.key === `was.print.${title}`,
  )
  if (found?.part !== 'table') throw new Error(`There is no table "${title}".`)
  return found
}

const raider = { card: 'de-admiral-graf-spee', name: 'Admiral Graf Spee', seat: 'axis' } as const

test('[WAS-011] without a battle every card of the roster is printed, nation by nation', () => {
  const sheets = printed.cards?.(fresh)
  expect(sheets?.map(({ subtitle }) => subtitle?.key)).toEqual(
    ['US', 'UK', 'FR', 'DE', 'IT', 'JP'].map(nation => `was.nation.${nation}`),
  )
  expect(cardsIn(sheets).map(({ title }) => title)).toEqual(
    roster.map(({ id }) => nameOnRoster(id)),
  )
})

test('[WAS-011] [WAS-A26] a card has its own outline, its dice by range and its abilities in words', () => {
  const state = battleOf({ units: [{ name: 'Ajax', card: 'uk-ajax' }, raider] })
  const [ajax, spee] = cardsIn(printed.cards?.({ state, condition: 'fresh' }))
  expect([ajax?.side, spee?.side]).toEqual([0, 1])
  expect(spee?.silhouette).toEqual({ kind: 'cruiser', length: 1030, beam: 120 })
  expect(spee?.figures).toEqual({
    head: { key: 'was.print.range' },
    heads: [0, 1, 2, 3, 4],
    rows: [
      { name: { key: 'was.weapon.main' }, cells: [10, 10, 9, 7, 7] },
      { name: { key: 'was.weapon.secondary' }, cells: [5, 5, 4, 3, null] },
      { name: { key: 'was.weapon.torpedo' }, cells: [2, 1, null, null, null] },
      { name: { key: 'was.weapon.antiair' }, cells: [6, null, null, null, null] },
    ],
  })
  expect(spee?.lines).toMatchObject([
    { values: { about: { key: 'was.ability.extendedRange4.about' } } },
    { values: { about: { key: 'was.ability.raider.about' } } },
  ])
})

test('[WAS-140] [WAS-141] hull points are struck as they stand, with a stroke where a ship is crippled', () => {
  const state = battleOf({ units: [{ ...raider, as: { hull: 2 } }] })
  const hullIn = (condition: 'fresh' | 'asItStands') =>
    cardsIn(printed.cards?.({ state, condition }))[0]?.boxes[0]
  expect(hullIn('asItStands')).toMatchObject({ of: 3, struck: [3], strokes: [1] })
  expect(hullIn('fresh')).toMatchObject({ of: 3, struck: [], strokes: [1] })
})

test('[WAS-A32] what can be used once has a box that is struck when it has been', () => {
  const state = battleOf({
    units: [{ card: 'uk-repulse', name: 'Repulse', as: { spent: ['evadeTorpedoes'] } }],
  })
  const [card] = cardsIn(printed.cards?.({ state, condition: 'asItStands' }))
  expect(card?.boxes[1]).toEqual({
    name: { key: 'was.ability.evadeTorpedoes' },
    of: 1,
    struck: [1],
  })
})

test('[WAS-015] [WAS-017] [WAS-018] the successes are those that the umpire counts', () => {
  expect(tableNamed('successes').rows.map(row => row.slice(1))).toEqual([
    [null, null, 1, 1, 2, 2],
    [null, null, null, 1, 1, 2],
    [null, null, null, null, 1, 2],
    [null, null, null, null, null, 2],
    [null, null, null, null, null, 2],
    [null, null, null, null, 1, 2],
    [null, null, null, null, null, 2],
  ])
})

test('[WAS-017] [WAS-099] changes on each die stand with the rules that the umpire adds them by', () => {
  expect(tableNamed('modifiers').rows.map(([, value, rule]) => [value, rule])).toEqual([
    [{ adds: -1 }, 'WAS-141, WAS-119'],
    [{ adds: -1 }, 'WAS-170, WAS-171'],
    [{ adds: -1 }, 'WAS-184'],
    [{ adds: -2 }, 'WAS-099'],
  ])
})

test('[WAS-001] [WAS-073] the ruler and the discs are as large as on the table', () => {
  const [ruler, fog, smoke] = partsOf(printed.gauge?.(fresh))
  expect(ruler).toMatchObject({ part: 'ruler', step: section / 10, steps: 6 })
  expect([fog, smoke]).toMatchObject([
    { part: 'gauge', width: 180 },
    { part: 'gauge', width: 90 },
  ])
})

test('[WAS-140] the record has a line for each unit and a column for each turn', () => {
  const state = battleOf({
    units: [
      { name: 'Ajax', card: 'uk-ajax' },
      { ...raider, as: { hull: 2 } },
    ],
    aircraft: [{ name: 'VF-2' }],
    rules: { turnLimit: 8 },
  })
  const [allies, axis, log] = partsOf(printed.log?.({ state, condition: 'asItStands' }))
  expect(allies).toMatchObject({
    rows: [
      ['Ajax', 3],
      ['VF-2', null],
    ],
  })
  expect(axis).toMatchObject({ rows: [['Admiral Graf Spee', 2]] })
  expect(allies?.part === 'form' && allies.columns.length).toBe(3 + 8)
  expect(log).toMatchObject({ rows: [[2], [3], [4], [5], [6], [7], [8]] })
})

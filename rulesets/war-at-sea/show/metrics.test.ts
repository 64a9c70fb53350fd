import { gameOf, seededDice } from '@grognard/umpire'
import type { Catalogue, Metric } from '@grognard/umpire'
import { languages } from '@grognard/umpire/message.ts'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { warAtSea } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import type { State } from '../model/state.ts'
import { metrics } from './metrics.ts'

const raider = { card: 'de-admiral-graf-spee', name: 'Spee', seat: 'axis' } as const
const met = (change: object = {}): State =>
  battleOf({
    units: [
      { name: 'Ajax', card: 'uk-ajax' },
      { ...raider, as: change },
    ],
  })
const told = (event: Event, state: State = met()) => metrics.inEvent?.(event, state) ?? []

const attacked: Extract<Event, { kind: 'attacked' }> = {
  kind: 'attacked',
  unit: 'ajax',
  weapon: 'main',
  target: 'spee',
  range: 2,
  dice: 6,
  successes: 4,
  lost: 1,
  isDoomed: false,
  isTurned: false,
}

test('[WAS-019] an attack counts by its weapon, one that does damage besides, the first of all by its side', () => {
  const made = { count: 'attack.main', seat: 'allies' }
  const hit = { count: 'hit.main', seat: 'allies' }
  expect(told({ ...attacked, lost: 0 })).toEqual([made])
  expect(told(attacked)).toEqual([made, hit, { factor: 'firstBlood', seat: 'allies' }])
  expect(told(attacked, met({ lost: 1 }))).toEqual([made, hit])
  expect(told({ ...attacked, lost: 0, isDoomed: true }, met({ hull: 2 }))).toEqual([made, hit])
})

test('[WAS-047] who is first is told of the first turn alone', () => {
  const rolled: Event = { kind: 'initiativeRolled', order: ['axis', 'allies'], totals: [9, 6] }
  expect(told(rolled, battleOf({ state: { turn: 1 } }))).toEqual([
    { factor: 'first', seat: 'axis' },
  ])
  expect(told(rolled, battleOf({ state: { turn: 2 } }))).toEqual([])
})

test('[WAS-140] [WAS-141] [WAS-162] the end tells what became of each ship, and the points', () => {
  const end = battleOf({
    units: [
      { card: 'uk-ajax' },
      { card: 'uk-ajax', as: { hull: 2 } },
      { card: 'uk-ajax', as: { hull: 1 } },
      { ...raider, as: { status: 'sunk', hull: 0 } },
    ],
  })
  expect(metrics.atEnd?.(end)).toEqual([
    { count: 'ship.whole', seat: 'allies' },
    { count: 'ship.damaged', seat: 'allies' },
    { count: 'ship.crippled', seat: 'allies' },
    { count: 'ship.sunk', seat: 'axis' },
    { count: 'points', seat: 'allies', times: 17 },
    { count: 'points', seat: 'axis', times: 0 },
  ])
})

test.each(['river-plate', 'guadalcanal'])('all that is found in %s has a heading', name => {
  const keys = metricsIn(name).flatMap(row => {
    if ('count' in row) return [`finding.${row.count}`]
    const key = `finding.${row.factor}`
    return 'is' in row ? [key, `${key}.${row.is}`] : [key]
  })
  expect(new Set(keys).size).toBeGreaterThan(8)
  for (const language of languages) {
    const catalogue: Catalogue = warAtSea.messages[language]
    expect(keys.filter(key => !catalogue[key])).toEqual([])
  }
})

function metricsIn(scenario: string): Metric[] {
  const game = gameOf(warAtSea)
  const dice = seededDice(scenario)
  const { state } = game.begin(game.prepare(scenario), dice)
  const found: Metric[] = []
  while (!state.outcome) {
    const [ask] = game.asks(state)
    const seat = ask?.seat ?? ''
    const order = game.choose(game.view(state, seat), seat, dice)
    game.playInPlace(state, seat, order, dice, more => found.push(...more))
  }
  return [...found, ...game.metricsAtEnd(state)]
}

import { changed } from './laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { begin, chanceOfNothing, effectsIn, forecastOf } from './index.ts'
import { fractionText, gameOf, harmOf, isByDice, prepare, seededDice } from './index.ts'
import type { Forecast, OrderRules, Piece, Picture, Table } from './index.ts'
import type { Event, Order, RuleId, State } from './laws/testing/duel-state.ts'
import { duel } from './laws/testing/duel.ts'
import { fencerShown } from './laws/testing/fencer.ts'

type Choose = Extract<Order, { kind: 'choose' }>
type DuelTable = Table<State, Event, RuleId>
type Execute = OrderRules<State, Event, Choose, RuleId>['execute']

const start = begin(duel, prepare(duel, 'hall'), seededDice('forecast')).state
const order: Order = { kind: 'choose', stance: 'high' }

/** A fencer with a row of lives, and a mark once taunted. */
function fencer({ seat, hits, taunts }: State['fencers'][number], bout: number): Piece {
  return fencerShown(seat, {
    x: bout,
    rows: [{ key: 'row.lives', left: 9 - hits, of: 9 }],
    badges: taunts > 0 ? [{ kind: 'struck', label: { key: 'angry' } }] : [],
  })
}

function picture(state: State): Picture {
  return {
    ...duel.display.picture(state),
    pieces: state.fencers.map(one => fencer(one, state.bout)),
  }
}

function foreseen(execute: Execute, shown: typeof duel.display.picture = picture): Forecast {
  const choose = { ...duel.rules.orders.choose, execute }
  const game = gameOf(changed(duel, { picture: shown, orders: { ...duel.rules.orders, choose } }))
  return forecastOf(game, start, 'red', order)
}

/** 6 takes two lives, 4 and 5 one; two sixes also make angry. Whoever strikes comes nearer. */
function strike(table: DuelTable, seat: string): void {
  table.emit({ kind: 'boutEnded' })
  const die = table.roll(6, 'DUEL-3')
  if (die >= 4) table.emit({ kind: 'hit', seat })
  if (die < 6) return
  table.emit({ kind: 'hit', seat })
  if (table.roll(6, 'DUEL-3') === 6) table.emit({ kind: 'taunted', seat })
}

test('prospects are told apart by what changes, from the least to the worst', () => {
  const told = foreseen(strike).prospects.map(({ chance, own }) => [
    fractionText(chance),
    own.map(change => (change.kind === 'row' ? change.by : change.kind)),
  ])
  expect(told).toEqual([
    ['1/2', []],
    ['1/3', [-1]],
    ['5/36', [-2]],
    ['1/36', [-2, 'marked']],
  ])
})

test('what happens in any case is kept apart from what the dice decide', () => {
  const { certain } = foreseen(strike)
  expect(certain).toEqual([
    { kind: 'moved', piece: 'red' },
    { kind: 'moved', piece: 'blue' },
  ])
})

test('each thing that may change is told with its chance, its bounds and its mean', () => {
  const forecast = foreseen(strike)
  expect(fractionText(chanceOfNothing(forecast))).toBe('1/2')
  const effects = effectsIn(forecast)
  expect(effects.map(one => [one.change.kind, fractionText(one.chance)])).toEqual([
    ['row', '1/2'],
    ['marked', '1/36'],
  ])
  expect(effects[0]).toMatchObject({ least: -1, greatest: -2 })
  expect(effects[0]?.mean).toBeCloseTo(-2 / 3)
  expect(effects[1]).toMatchObject({ least: 0, greatest: 0, mean: 0 })
})

test('where the table shows no difference the log tells it', () => {
  const forecast = foreseen(strike, duel.display.picture)
  expect(forecast.prospects.map(({ told }) => told.map(({ values }) => values?.['what']))).toEqual(
    expect.arrayContaining([[], ['hit'], ['hit', 'hit'], ['hit', 'hit', 'taunted']]),
  )
})

test('it tells two apart as it tells many, and what it says of both is left out', () => {
  const once: Execute = (table, seat) => {
    table.emit({ kind: 'boutEnded' })
    if (table.roll(6, 'DUEL-3') > 4) table.emit({ kind: 'hit', seat })
  }
  const told = foreseen(once, duel.display.picture).prospects.map(({ chance, told: lines }) => [
    fractionText(chance),
    lines.map(({ values }) => values?.['what']),
  ])
  expect(told).toEqual([
    ['2/3', []],
    ['1/3', ['hit']],
  ])
})

test('the sentence of the dice is left out where another tells what came of them', () => {
  const twice: Execute = (table, seat) => {
    table.emit({ kind: 'boutEnded' })
    if (table.roll(6, 'DUEL-3') < 5) return
    table.emit({ kind: 'hit', seat })
    table.emit({ kind: 'taunted', seat })
  }
  const { prospects } = foreseen(twice, duel.display.picture)
  expect(prospects.map(({ told }) => told.map(({ values }) => values?.['what']))).toEqual([
    [],
    ['taunted'],
  ])
})

test('dice that make no difference are no matter of chance', () => {
  const idle = foreseen(table => {
    table.roll(6, 'DUEL-3')
  })
  expect(isByDice(idle)).toBe(false)
  expect(isByDice(foreseen(strike))).toBe(true)
})

test('an order without dice whose work is not to be seen on the table tells what it does', () => {
  const told = (execute: Execute) =>
    foreseen(execute, duel.display.picture).prospects.map(one => one.told)
  const [hit] = told((table, seat) => table.emit({ kind: 'hit', seat }))
  expect(hit?.map(({ values }) => values?.['what'])).toEqual(['hit'])
  expect(told(() => undefined)).toEqual([[duel.rules.orders.choose.describe(start, order)]])
  expect(told(table => void table.roll(6, 'DUEL-3'))).toEqual([[]])
})

/** Falls into disorder after a hit, is in good order again after a taunt. */
function inRanks({ hits, taunts }: State['fencers'][number], piece: Piece): Piece {
  const disorder = hits > 0 ? 1 : taunts > 0 ? 0 : 3
  const block = { arm: 'foot' as const, places: [], base: { width: 1, depth: 1 }, disorder, of: 1 }
  const label = { key: `disorder.${disorder}` }
  const badges = disorder > 0 ? [{ kind: 'disorder' as const, label }] : []
  return { ...piece, rows: [], badges, block: { ...block, disorder } }
}

test('disorder is told once, with the label of its mark; good order without one', () => {
  const shown = (state: State): Picture => {
    const pieces = state.fencers.map(one => inRanks(one, fencer(one, 0)))
    return { ...picture(state), pieces }
  }
  const rally: Execute = (table, seat) =>
    table.emit({ kind: table.roll(6, 'DUEL-3') > 3 ? 'hit' : 'taunted', seat })
  const { prospects } = foreseen(rally, shown)
  expect(prospects.map(({ own }) => own)).toEqual([
    [{ kind: 'disorder', piece: 'red', from: 3, to: 0 }],
    [{ kind: 'disorder', piece: 'red', from: 3, to: 1, label: { key: 'disorder.1' } }],
  ])
  expect(prospects.map(harmOf)).toEqual([-3, -2])
})

test('the pieces that change are named', () => {
  expect(foreseen(strike).labels).toEqual({ red: 'red', blue: 'blue' })
})

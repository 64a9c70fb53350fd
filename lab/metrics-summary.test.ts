import { expect, test } from 'vitest'
import { foundSummary } from './metrics-summary.ts'
import { foundNames } from './result.ts'
import type { BattleMetrics } from './metrics.ts'
import type { Result } from './result.ts'

/** A battle of `a` against `b`. */
function battle(winner: string | null, found?: Partial<BattleMetrics>, ending = 'won'): Result {
  return {
    number: 1,
    seed: 's',
    winners: winner === null ? [] : [winner],
    ending,
    length: null,
    orders: 4,
    lost: {},
    worth: {},
    ...(found && { found: { counts: {}, values: {}, seats: {}, ...found } }),
    fault: null,
  }
}

function summaryOf(results: readonly Result[]) {
  return foundSummary(['a', 'b'], results, foundNames(results))
}

test('how battles ended is counted, with who won them', () => {
  const { endings } = summaryOf([
    battle(null, undefined, 'late'),
    battle('a', undefined, 'late'),
    battle('b'),
    battle('a', undefined, 'late'),
  ])
  expect(endings.map(({ is, battles }) => [is, battles.count, battles.of])).toEqual([
    ['late', 3, 4],
    ['won', 1, 4],
  ])
  expect(endings[0]?.wins.map(({ wins }) => [wins.count, wins.of])).toEqual([
    [2, 3],
    [0, 3],
  ])
  expect(endings[0]?.draws.count).toBe(1)
})

test('a count is told by seat, and who had it is held against who never had', () => {
  const { counts } = summaryOf([
    battle('a', { counts: { card: { a: 2 } } }),
    battle('b', { counts: { card: { a: 1, b: 1 } } }),
    battle('b'),
    battle(null, { counts: { card: { b: 3 } } }),
  ])
  const [card] = counts
  expect([card?.winners?.mean, card?.losers?.mean]).toEqual([1, 1 / 3])
  expect(card).toMatchObject({ winsWith: { count: 2, of: 4 }, winsWithout: { count: 1, of: 4 } })
  expect(card?.seats).toMatchObject([
    {
      times: { mean: 0.75 },
      battles: { count: 2, of: 4 },
      winsWith: { count: 1, of: 2 },
      winsWithout: { count: 0, of: 2 },
    },
    {
      times: { mean: 1 },
      battles: { count: 2 },
      winsWith: { count: 1 },
      winsWithout: { count: 1 },
    },
  ])
})

test('values that are numbers stand in their order, others by how often they came', () => {
  const wind = (is: string, weather: string) => battle('a', { values: { wind: is, weather } })
  const { circumstances } = summaryOf([
    wind('10', 'fog'),
    wind('9', 'rain'),
    wind('10', 'rain'),
    battle('b'),
  ])
  expect(circumstances.map(({ name, cases }) => [name, cases.map(({ is }) => is)])).toEqual([
    ['weather', ['rain', 'fog']],
    ['wind', ['9', '10']],
  ])
  expect(circumstances[1]?.cases[1]?.battles).toMatchObject({ count: 2, of: 4 })
})

test('of a circumstance that is a seat is told whether that seat won', () => {
  const first = (seat: string, winner: string | null) => battle(winner, { seats: { first: seat } })
  const { seated } = summaryOf([
    first('a', 'a'),
    first('a', 'b'),
    first('b', 'b'),
    first('b', null),
    battle('a'),
  ])
  expect(seated).toMatchObject([
    {
      name: 'first',
      battles: { count: 4, of: 5 },
      wins: { count: 2, of: 4 },
      seats: [
        { seat: 'a', battles: { count: 2, of: 4 }, wins: { count: 1, of: 2 } },
        { seat: 'b', battles: { count: 2, of: 4 }, wins: { count: 1, of: 2 } },
      ],
    },
  ])
})

test('what is told under another value alone has its row here too', () => {
  const names = foundNames([battle('a', { counts: { card: { a: 1 } } })])
  expect(foundSummary(['a', 'b'], [battle('b')], names).counts).toMatchObject([
    { name: 'card', winsWith: { of: 0 }, winsWithout: { count: 1, of: 2 } },
  ])
})

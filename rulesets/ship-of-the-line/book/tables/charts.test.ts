import { describe, expect, test } from 'vitest'
import {
  chartDice,
  chartRanges,
  charts,
  hullHits,
  resultAt,
  resultIds,
  shotKinds,
} from './charts.ts'
import type { ResultId, ShotKind } from './charts.ts'
import fixture from './fixture.json' with { type: 'json' }
import vectors from './vectors.json' with { type: 'json' }

/** Ways in 36 to roll a sum with two dice. */
const ways = (dice: number) => 6 - Math.abs(7 - dice)

function oddsOf(kind: ShotKind, range: number): Map<ResultId, number> {
  const odds = new Map<ResultId, number>()
  for (const dice of chartDice) {
    const result = resultAt(charts, kind, range, dice)
    odds.set(result, (odds.get(result) ?? 0) + ways(dice))
  }
  return odds
}

function chanceOf(kind: ShotKind, range: number, ...results: ResultId[]): number {
  const odds = oddsOf(kind, range)
  return results.reduce((sum, result) => sum + (odds.get(result) ?? 0), 0)
}

function severity(kind: ShotKind, range: number): number {
  const weights = fixture.severity
  let sum = 0
  for (const [result, count] of oddsOf(kind, range)) sum += weights[result] * count
  return sum / 36
}

const rows = shotKinds.flatMap(kind => chartRanges.map(range => ({ kind, range })))
const printed = (kind: ShotKind, range: number) =>
  Object.entries(fixture.charts[kind]).find(([name]) => name === String(range))?.[1]
const oddsPrinted = (kind: ShotKind, range: number) =>
  Object.entries(fixture.odds36[kind]).find(([name]) => name === String(range))?.[1]

describe.each(rows)('$kind at range $range', ({ kind, range }) => {
  test('[SOL-064] has the eleven columns of the reconstruction', () => {
    const columns = chartDice.map(dice => [String(dice), resultAt(charts, kind, range, dice)])
    expect(Object.fromEntries(columns)).toEqual(printed(kind, range))
  })

  test('[SOL-064] has the odds and the severity written down for it', () => {
    const { severityIndex, ...odds } = oddsPrinted(kind, range) ?? { severityIndex: -1 }
    expect(Object.fromEntries(oddsOf(kind, range))).toEqual(odds)
    expect(severity(kind, range)).toBeCloseTo(severityIndex, 3)
  })

  test.each([
    ['low', [7, 6, 5, 4, 3, 2]],
    ['high', [7, 8, 9, 10, 11, 12]],
  ])('[SOL-064] a rarer sum on the %s side is never milder', (_, sums) => {
    const weights = sums.map(dice => fixture.severity[resultAt(charts, kind, range, dice)])
    expect(weights).toEqual(weights.toSorted((one, other) => one - other))
  })

  test('[SOL-064] the commonest damage is of the least severe, a single hit before a double', () => {
    const damages = [...oddsOf(kind, range)].filter(([result]) => result !== 'none')
    const [commonest] = damages.toSorted(([, one], [, other]) => other - one)
    const severities = damages.map(([result]) => fixture.severity[result])
    expect(fixture.severity[commonest?.[0] ?? 'magazine']).toBe(Math.min(...severities))
    expect(chanceOf(kind, range, 'hull')).toBeGreaterThan(chanceOf(kind, range, 'hull2'))
  })
})

test.each(shotKinds)('[SOL-064] the severity of a %s falls with range', kind => {
  const [one = 0, two = 0, three = 0] = chartRanges.map(range => severity(kind, range))
  expect(one).toBeGreaterThan(two)
  expect(two).toBeGreaterThan(three)
})

test.each(chartRanges)('[SOL-064] at range %i the stern shot is the worst', range => {
  const stern = severity('stern', range)
  expect(stern).toBeGreaterThan(severity('broadside', range))
  expect(stern).toBeGreaterThan(severity('bow', range))
})

test.each(chartRanges)('[SOL-064] at range %i a bow shot hits sails most often', range => {
  const hits = resultIds.filter(result => result !== 'none' && result !== 'sail')
  const sails = chanceOf('bow', range, 'sail')
  expect(hits.filter(result => chanceOf('bow', range, result) >= sails)).toEqual([])
})

test('[SOL-064] only the stern chart reaches rudder and magazine', () => {
  const reaching = rows.filter(({ kind, range }) => chanceOf(kind, range, 'rudder', 'magazine') > 0)
  expect(new Set(reaching.map(row => row.kind))).toEqual(new Set(['stern']))
})

test('[SOL-064] masts, rudder and magazine stand at the ends, where dice are rarest', () => {
  const harsh = new Set<ResultId>(['mast', 'rudder', 'magazine'])
  const columns = rows.flatMap(({ kind, range }) =>
    chartDice.filter(dice => harsh.has(resultAt(charts, kind, range, dice))),
  )
  expect(columns.filter(dice => ways(dice) > 2)).toEqual([])
})

test('[SOL-103] a volley of grape can miss', () => {
  expect(chanceOf('broadside', 1, 'none')).toBeGreaterThan(0)
})

test('[SOL-064] five batteries astern end a ship at a stroke with 24.9 and 13.1 per cent', () => {
  const fatal = chartRanges.map(range => {
    const spared = 1 - chanceOf('stern', range, 'rudder', 'magazine') / 36
    return 1 - spared * spared * spared * spared * spared
  })
  const [one = 0, two = 0, three = 0] = fatal
  expect([one, two].map(chance => Math.round(chance * 1000))).toEqual([249, 249])
  expect(Math.round(three * 1000)).toBe(131)
})

test.each(vectors.charts)(
  '[SOL-062] $id: $chart $range, $dice',
  ({ chart, range, dice, result }) => {
    const kind = shotKinds.find(name => name === chart)
    if (kind === undefined) throw new Error(chart)
    expect(resultAt(charts, kind, range, dice)).toBe(result)
  },
)

test('[SOL-062] off the chart there is no result', () => {
  expect(() => resultAt(charts, 'bow', 4, 7)).toThrow(RangeError)
  expect(() => resultAt(charts, 'bow', 1, 13)).toThrow(RangeError)
})

test('[SOL-072] a hull result is one hit, the double one two, any other none', () => {
  const counted = resultIds.filter(result => hullHits[result] > 0)
  expect(counted.map(result => [result, hullHits[result]])).toEqual([
    ['hull', 1],
    ['hull2', 2],
  ])
})

test('[SOL-072] only a hull result hits the hull: once, or twice', () => {
  const hitting = Object.entries(hullHits).filter(([, hits]) => hits !== 0)
  expect(hitting).toEqual([
    ['hull', 1],
    ['hull2', 2],
  ])
})

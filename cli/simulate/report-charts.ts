import { histogram, shareChart } from '@grognard/lab/charts.ts'
import type { ChartStyle, NumbersRow, ShareRow } from '@grognard/lab/charts.ts'
import { valuesOf } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { isCounted } from '@grognard/lab/summary.ts'
import type { Seat } from '@grognard/umpire'
import { seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { numberFormatsIn } from './number-format.ts'
import type { RunSummary } from './run-summary.ts'
import { playerName, reportText, say, seatLabel, valueLabel } from './sentences.ts'

export interface Chart {
  /** Of its title, and of what it shows. */
  key: string
  aboutKey: string
  figure: string
}

/** Of a page on a desk and on a phone: the style sheet shows one of them. */
const WIDTHS = { broad: 1030, narrow: 340 }

export function winsChart(teller: Teller, runSummary: RunSummary): string {
  const label = reportText(teller, 'result')
  const rows = shareRows(teller, runSummary)
  return figureOf(teller, style => shareChart(rows, label, style))
}

function figureOf(teller: Teller, draw: (style: ChartStyle) => string): string {
  const { number, wholeShare } = numberFormatsIn(teller.words.language)
  const drawings = Object.entries(WIDTHS).map(
    ([name, width]) => `<div class="${name}">${draw({ width, number, share: wholeShare })}</div>`,
  )
  return `<figure>${drawings.join('\n')}</figure>`
}

/** The charts that have something to show. */
export function chartsOf(teller: Teller, runSummary: RunSummary): Chart[] {
  const bars = (key: string, aboutKey: string, rows: NumbersRow[]): Chart[] => {
    if (!rows.some(({ numbers }) => numbers.some(number => number !== 0))) return []
    const label = reportText(teller, aboutKey)
    return [{ key, aboutKey, figure: figureOf(teller, style => histogram(rows, label, style)) }]
  }
  const ofRun = (of: (result: Result) => number | null) => runRows(teller, runSummary, of)
  const ofSeats = (of: (result: Result, seat: Seat) => number) => seatRows(teller, runSummary, of)
  const lengths = ofRun(({ length }) => length)
  return [
    ...(lengths.length > 0
      ? bars('length', 'lengthAbout', lengths)
      : bars(
          'length',
          'ordersAbout',
          ofRun(({ orders }) => orders),
        )),
    ...bars(
      'lost',
      'lostAbout',
      ofSeats(({ lost }, seat) => lost[seat] ?? 0),
    ),
    ...bars(
      'worth',
      'worthAbout',
      ofSeats(({ worth }, seat) => worth[seat] ?? 0),
    ),
  ]
}

/** Where something is varied, the seats alone: the same rows for each of its values. */
function shareRows(teller: Teller, { plan, summaries }: RunSummary): ShareRow[] {
  return summaries.flatMap((summary, value) => {
    const group = valueLabel(teller, plan, summary.value)
    const { seats, contestants, draws } = summary
    const nobody = { group, side: null }
    return [
      ...seats.map(({ seat, wins }, side) => ({
        group,
        name: plan.vary ? seatName(teller, seat) : seatLabel(teller, plan, value, seat),
        share: wins,
        side,
      })),
      { ...nobody, name: say(teller, 'draws'), share: draws },
      ...(plan.vary ? [] : contestants).map(({ contestant, wins }) => ({
        ...nobody,
        name: playerName(teller, contestant),
        share: wins,
      })),
    ]
  })
}

function runRows(
  teller: Teller,
  { plan, results }: RunSummary,
  of: (result: Result) => number | null,
): NumbersRow[] {
  return valuesOf(plan).flatMap((value, index) => {
    const numbers = resultsOf({ plan, results }, index).flatMap(result => of(result) ?? [])
    const row = { group: valueLabel(teller, plan, value), name: '', numbers, side: null }
    return numbers.length > 0 ? [row] : []
  })
}

function seatRows(
  teller: Teller,
  { plan, results }: RunSummary,
  of: (result: Result, seat: Seat) => number,
): NumbersRow[] {
  return valuesOf(plan).flatMap((value, index) =>
    Object.keys(plan.contestants).map((seat, side) => ({
      group: valueLabel(teller, plan, value),
      name: seatName(teller, seat),
      numbers: resultsOf({ plan, results }, index).map(result => of(result, seat)),
      side,
    })),
  )
}

function resultsOf(
  { plan, results }: Pick<RunSummary, 'plan' | 'results'>,
  value: number,
): Result[] {
  const count = valuesOf(plan).length
  return results.filter(result => isCounted(plan, result) && (result.number - 1) % count === value)
}

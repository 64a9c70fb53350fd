import type { Plan } from '@grognard/lab/plan.ts'
import type { Summary } from '@grognard/lab/summary.ts'
import type { Teller } from '../teller.ts'
import { commandOf } from './command-line.ts'
import { metricTables } from './metric-tables.ts'
import { numberFormatsIn } from './number-format.ts'
import { isSameAsFirst, sameLines, toldComparisons } from './run-summary.ts'
import type { RunSummary } from './run-summary.ts'
import {
  comparisonLines,
  comparisonTitle,
  countedLine,
  planLine,
  playerName,
  reportText,
  say,
  seatLabel,
  spreadLine,
  titleOf,
  valueLabel,
} from './sentences.ts'

/** What the run comes to, for the terminal. */
export function tableLines(teller: Teller, runSummary: RunSummary): string[] {
  const { plan, summaries } = runSummary
  return [
    titleOf(teller, plan),
    planLine(teller, plan, runSummary.results.length),
    say(teller, 'leadAbout'),
    ...sameLines(teller, runSummary),
    ...summaries.flatMap((summary, value) =>
      isSameAsFirst(runSummary, value) ? [] : ['', ...summaryLines(teller, plan, summary, value)],
    ),
    ...toldComparisons(runSummary).flatMap(comparison => [
      '',
      comparisonTitle(teller, plan, comparison),
      ...comparisonLines(teller, plan, comparison).map(line => `  ${line}`),
    ]),
    '',
    say(teller, 'again', { command: commandOf(plan, runSummary.papers) }),
  ]
}

function summaryLines(teller: Teller, plan: Plan, summary: Summary, value: number): string[] {
  const { length, orders, faults } = summary
  const heading = valueLabel(teller, plan, summary.value)
  return [
    ...(heading === '' ? [] : [heading, countedLine(teller, summary)]),
    ...aligned([headRow(teller), ...bodyRows(teller, plan, summary, value)]),
    ...(length ? [spreadLine(teller, 'length', length)] : []),
    ...(orders ? [spreadLine(teller, 'orders', orders)] : []),
    ...(faults > 0 ? [say(teller, 'faults', { count: faults })] : []),
    ...foundLines(teller, plan, summary),
  ]
}

function foundLines(teller: Teller, plan: Plan, { found }: Summary): string[] {
  return metricTables(teller, Object.keys(plan.contestants), found).flatMap(
    ({ key, head, rows, words }) => [
      '',
      reportText(teller, `found.${key}`),
      ...aligned([head, ...rows], words),
    ],
  )
}

export function headRow(teller: Teller): string[] {
  return ['seat', 'wins', 'within', 'lost', 'worth'].map(name => say(teller, `head.${name}`))
}

/** Name, wins, their interval, and of seats what they lost and how far they led on the table. */
export function bodyRows(teller: Teller, plan: Plan, summary: Summary, value: number): string[][] {
  const { share, shares, column } = numberFormatsIn(teller.words.language)
  const { seats, contestants, draws } = summary
  const losses = column(seats.map(({ lost }) => lost?.mean ?? null))
  const leads = column(seats.map(({ worth }) => worth?.mean ?? null))
  return [
    ...seats.map(({ seat, wins }, at) => [
      seatLabel(teller, plan, value, seat),
      share(wins.share),
      shares(wins.interval),
      losses[at] ?? '',
      leads[at] ?? '',
    ]),
    [say(teller, 'draws'), share(draws.share), shares(draws.interval), '', ''],
    ...contestants.map(({ contestant, wins }) => [
      playerName(teller, contestant),
      share(wins.share),
      shares(wins.interval),
      '',
      '',
    ]),
  ]
}

/** Columns of one width each; all but the first ones, those of words, to the right. */
function aligned(rows: readonly string[][], words = 1): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map(row => row[column]?.length ?? 0)),
  )
  return rows.map(row =>
    row
      .map((cell, column) =>
        column < words ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
}

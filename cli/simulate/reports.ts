import { foundNames } from '@grognard/lab/result.ts'
import type { MetricNames } from '@grognard/lab/result.ts'
import { matchOf, valuesOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import type { Seat } from '@grognard/umpire'
import { keepWhole } from '../files.ts'
import type { Teller } from '../teller.ts'
import { commandOf } from './command-line.ts'
import type { SimulateFlags } from './flags.ts'
import { markdownText } from './markdown.ts'
import type { RunSummary } from './run-summary.ts'
import { checkWritable } from './run-writer.ts'
import { say } from './sentences.ts'

type Reports = Pick<SimulateFlags, 'json' | 'csv' | 'html' | 'markdown'>

/** Before the run. Throws UsageError. */
export function checkReports({ json, csv, html, markdown }: Reports): void {
  for (const path of [json, csv, html, markdown]) if (path !== undefined) checkWritable(path)
}

export async function writeReports(
  teller: Teller,
  runSummary: RunSummary,
  { json, csv, html, markdown }: Reports,
): Promise<void> {
  if (json !== undefined) keep(teller, json, jsonText(runSummary))
  if (csv !== undefined) keep(teller, csv, csvText(runSummary))
  if (markdown !== undefined) keep(teller, markdown, markdownText(teller, runSummary))
  if (html !== undefined) {
    const { htmlText } = await import('./html.ts')
    keep(teller, html, htmlText(teller, runSummary))
  }
}

function keep(teller: Teller, path: string, text: string): void {
  keepWhole(path, text)
  process.stderr.write(`${say(teller, 'written', { file: path })}\n`)
}

function jsonText({ papers: attachments, ...runSummary }: RunSummary): string {
  const command = commandOf(runSummary.plan, attachments)
  return `${JSON.stringify({ command, ...runSummary }, null, 2)}\n`
}

/** A row for each battle, with a column for each seat of each thing that seats have. */
export function csvText({ plan, results }: RunSummary): string {
  const names = foundNames(results)
  const rows = results.map(result => fieldsOf(plan, result, names))
  const [first] = rows
  const head = first ? first.map(([name]) => name) : []
  return [head, ...rows.map(row => row.map(([, value]) => value))]
    .map(row => `${row.map(cellOf).join(',')}\r\n`)
    .join('')
}

type Field = readonly [name: string, value: unknown]

function fieldsOf(plan: Plan, result: Result, names: MetricNames): Field[] {
  const { contestants, value } = matchOf(plan, result.number)
  const seats = Object.keys(plan.contestants)
  const bySeat = (name: string, of: Record<string, unknown>): Field[] =>
    seats.map(seat => [`${name}.${seat}`, of[seat]])
  return [
    ['number', result.number],
    ['seed', result.seed],
    ['value', valuesOf(plan)[value]],
    ...bySeat('player', contestants),
    ['winners', result.winners.join(' ')],
    ['ending', result.ending],
    ['length', result.length],
    ['orders', result.orders],
    ...bySeat('lost', result.lost),
    ...bySeat('worth', result.worth),
    ...foundFields(seats, result, names),
    ['fault', result.fault],
  ]
}

/** What is not told of a battle that was played has happened no times. */
function foundFields(
  seats: readonly Seat[],
  { found, fault }: Result,
  names: MetricNames,
): Field[] {
  const never = fault === null ? 0 : null
  const both = [...new Set([...names.values, ...names.seats])]
  return [
    ...both.map((name): Field => [
      `circumstance.${name}`,
      found?.values[name] ?? found?.seats[name],
    ]),
    ...names.counts.flatMap(name =>
      seats.map((seat): Field => [`count.${name}.${seat}`, found?.counts[name]?.[seat] ?? never]),
    ),
  ]
}

function cellOf(value: unknown): string {
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : ''
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

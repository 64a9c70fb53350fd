import { matchOf, valuesOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { replayFlags } from './command-line.ts'
import { numberFormatsIn } from './number-format.ts'
import type { RunSummary } from './run-summary.ts'
import { playerName, reportText, valueLabel } from './sentences.ts'

/** An element with text in it; what means something to HTML is written so that it does not. */
export function element(name: string, text: string): string {
  return `<${name}>${escaped(text)}</${name}>`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A table of texts; `numbers` are the columns that stand to the right. */
export function tableOf(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  numbers: readonly number[],
  { name = '', code = -1 }: { name?: string; code?: number } = {},
): string {
  const cell = (tag: string, text: string, column: number): string => {
    const inner =
      tag === 'td' && column === code && text !== '' ? element('code', text) : escaped(text)
    const scope = tag === 'th' ? ' scope="col"' : ''
    return `<${tag}${scope}${numbers.includes(column) ? ' class="number"' : ''}>${inner}</${tag}>`
  }
  const row = (tag: string, texts: readonly string[]): string =>
    `<tr>${texts.map((text, column) => cell(tag, text, column)).join('')}</tr>`
  return [
    `<div class="wide" tabindex="0"><table class="${name}">`,
    `<thead>${row('th', head)}</thead>`,
    '<tbody>',
    ...rows.map(texts => row('td', texts)),
    '</tbody>',
    '</table></div>',
  ].join('\n')
}

const COLUMNS = [
  'number',
  'seed',
  'value',
  'players',
  'winners',
  'length',
  'orders',
  'lost',
  'replay',
]
const NUMBERS = new Set(['number', 'length', 'orders', 'lost'])

/** Every battle with what came of it and how it is seen again. */
export function battleTable(teller: Teller, { plan, results }: RunSummary): string {
  const rows = results.map(result => cellsOf(teller, plan, result))
  const shown = COLUMNS.filter(column => rows.some(row => (row[column] ?? '') !== ''))
  return tableOf(
    shown.map(column => reportText(teller, `head.${column}`)),
    rows.map(row => shown.map(column => row[column] ?? '')),
    shown.flatMap((column, index) => (NUMBERS.has(column) ? [index] : [])),
    { name: 'battles', code: shown.indexOf('replay') },
  )
}

function cellsOf(teller: Teller, plan: Plan, result: Result): Record<string, string> {
  const { contestants, value } = matchOf(plan, result.number)
  const { number } = numberFormatsIn(teller.words.language)
  const isSame = !plan.swap && plan.vary?.of !== 'seat'
  const players = Object.values(contestants).map(contestant => playerName(teller, contestant))
  return {
    number: String(result.number),
    seed: result.seed,
    value: valueLabel(teller, plan, valuesOf(plan)[value] ?? ''),
    players: isSame ? '' : players.join(' – '),
    winners: outcomeOf(teller, result),
    length: result.length === null ? '' : number(result.length),
    orders: number(result.orders),
    lost: Object.keys(contestants)
      .map(seat => result.lost[seat] ?? '')
      .join(' : '),
    replay: replayFlags(result.number),
  }
}

function outcomeOf(teller: Teller, { winners, fault }: Result): string {
  if (fault !== null) return reportText(teller, 'fault', { fault })
  if (winners.length === 0) return reportText(teller, 'nobody')
  return winners.map(seat => seatName(teller, seat)).join(', ')
}

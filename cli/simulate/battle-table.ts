import { matchOf, valuesOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Result } from '@grognard/lab/result.ts'
import { seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import type { Account } from './account.ts'
import { replayFlags } from './command-line.ts'
import { figuresIn } from './figures.ts'
import { tableOf } from './markup.ts'
import { playerName, reportText, valueLabel } from './sentences.ts'

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
export function battleTable(teller: Teller, { plan, results }: Account): string {
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
  const { number } = figuresIn(teller.words.language)
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

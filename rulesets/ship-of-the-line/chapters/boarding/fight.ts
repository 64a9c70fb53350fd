import { boardingOdds, boardingRule } from '../../book/tables/boarding.ts'
import type { BoardingOdds } from '../../book/tables/boarding.ts'
import { dieSides } from '../../book/tables/charts.ts'
import { surrenderIfAdrift } from '../../model/capitulation.ts'
import { boardingOf } from '../../model/grape.ts'
import { shipOf } from '../../model/ships.ts'
import type { Boarding, State } from '../../model/state.ts'
import type { SolTable } from '../../rules.ts'
import type { BoardersFought } from './events.ts'

type Fought = Omit<BoardersFought, 'attacker' | 'defender'>

/** What came of it before any die. */
const undecided: Fought = {
  difference: null,
  odds: null,
  attackerDie: null,
  defenderDie: null,
  result: 'open',
}

export function isResolved(state: State): boolean {
  return boardingOf(state).result !== 'open'
}

/** [SOL-104] The difference is read after the grape, and the boarders win, fail or are taken. */
export function resolve(table: SolTable): void {
  const { attacker, defender } = boardingOf(table.state)
  const fought = foughtOut(table)
  table.emit({ kind: 'boardersFought', attacker, defender, ...fought })
  if (fought.result === 'captured') capture(table, defender, attacker)
  if (fought.result === 'reversed') capture(table, attacker, defender)
}

function foughtOut(table: SolTable): Fought {
  const { state } = table
  const boarding = boardingOf(state)
  if (shipOf(state, boarding.attacker).status !== 'afloat') return cancelled
  // [SOL-116] A prize crew cannot hold its ship.
  if (shipOf(state, boarding.defender).isPrize) return { ...undecided, result: 'captured' }
  const difference = differenceIn(state, boarding)
  if (difference === null) return cancelled
  const odds = boardingOdds(difference)
  if (odds === null) return cancelled
  return { ...undecided, difference, odds, ...rolled(table, difference, odds) }
}

const cancelled: Fought = { ...undecided, result: 'cancelled' }

/**
 * [SOL-104] Hull hits of the defender less those of the attacker; null below 0, which cancels.
 * [SOL-C10] Marines count after that, and those of the defender cannot push it below 0.
 */
function differenceIn(state: State, boarding: Boarding): number | null {
  const { attacker, defender, attackerMarines, defenderMarines } = boarding
  const difference = shipOf(state, defender).hull - shipOf(state, attacker).hull
  if (difference < 0) return null
  return Math.max(0, difference + attackerMarines - defenderMarines)
}

/** [SOL-105] to [SOL-108] The dice of the class; the attacker rolls first. */
function rolled(table: SolTable, difference: number, odds: BoardingOdds): Partial<Fought> {
  if (odds === 'automatic') return { result: 'captured' }
  const rule = boardingRule(difference)
  const attackerDie = table.roll(dieSides, rule)
  if (odds !== 'opposed')
    return { attackerDie, result: attackerDie >= odds ? 'captured' : 'failed' }
  const defenderDie = table.roll(dieSides, rule)
  return { attackerDie, defenderDie, result: resultOf(attackerDie, defenderDie) }
}

/** [SOL-108] The higher die wins; equal dice are rolled again. */
function resultOf(attackerDie: number, defenderDie: number): Boarding['result'] {
  if (attackerDie === defenderDie) return 'open'
  return attackerDie > defenderDie ? 'captured' : 'reversed'
}

/** [SOL-115] [SOL-119] The ship changes hands; [SOL-121] adrift, it is given up at once. */
function capture(table: SolTable, taken: string, captor: string): void {
  const { state } = table
  const { seat } = shipOf(state, captor)
  const isRetaken = shipOf(state, taken).firstSeat === seat
  const captureNumber = isRetaken ? 0 : nextCaptureNumber(state)
  table.emit({ kind: 'shipCaptured', ship: taken, seat, captureNumber })
  surrenderIfAdrift(table)
}

/** [SOL-118] Prizes sail in the order of capture. */
function nextCaptureNumber({ ships }: State): number {
  let last = 0
  for (let i = 0; i < ships.length; i++) last = Math.max(last, ships[i]?.captureNumber ?? 0)
  return last + 1
}

/** [SOL-101] The ships lie alongside; the fight is over. */
export function end(table: SolTable): void {
  table.emit({ kind: 'boardingEnded' })
}

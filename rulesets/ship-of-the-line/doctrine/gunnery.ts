import type { Dice, Of, Seat } from '@grognard/umpire'
import type { Card, CardId } from '../book/tables/cards.ts'
import type { ResultId, ShotKind } from '../book/tables/charts.ts'
import { batteryNumbers } from '../book/tables/ship.ts'
import { grape } from '../chapters/boarding/grape.ts'
import { gunnersCards } from '../chapters/fire/attack.ts'
import { retaliate } from '../chapters/fire/retaliation.ts'
import { holdsEffect } from '../model/hand.ts'
import { mastsWithSails, sailsOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { cardWorth } from './evaluate.ts'
import { layingOf } from './laying.ts'
import type { Laying } from './laying.ts'
import type { Salvo } from './position.ts'

/** Which shots of a laying count: all, or only those that nobody may answer. */
export type Choice = 'all' | 'raking'

/** The batteries, 1 to 5, that work, have not fired and are of the choice. */
export function batteriesFor(
  { side, kinds }: Laying,
  ship: Ship,
  choice: Choice,
  need: 'any' | 'unfired',
): number[] {
  const works = ship.batteries[side]
  const fired = ship.fired[side]
  return batteryNumbers.filter(
    battery =>
      works[battery - 1] === true &&
      (need === 'any' || !fired[battery - 1]) &&
      (choice === 'all' || kinds[battery - 1] !== 'broadside'),
  )
}

/** What one shot is worth by kind and range, 1 to 3 cables. */
export type Severity = Record<ShotKind, readonly number[]>

/** Of 36 rolls of two dice so many give 2, 3 and so on. */
const odds = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
const ROLLS = 36

/** What a battery may expect of a shot at the target. */
export function severityOn(state: State, target: Ship): Severity {
  const worth = worthOfResults(state, target)
  const expected = (row: readonly ResultId[]) => expectedOf(row, worth)
  const { broadside, bow, stern } = state.charts
  return { broadside: broadside.map(expected), bow: bow.map(expected), stern: stern.map(expected) }
}

function expectedOf(row: readonly ResultId[], worth: Record<ResultId, number>): number {
  let sum = 0
  for (let column = 0; column < row.length; column++)
    sum += worth[row[column] ?? 'none'] * (odds[column] ?? 0)
  return sum / ROLLS
}

/** The odds that a shot does anything at all. */
export function oddsOfHit(row: readonly ResultId[]): number {
  const rolls = row.reduce(
    (sum, result, column) => sum + (result === 'none' ? 0 : (odds[column] ?? 0)),
    0,
  )
  return rolls / ROLLS
}

/** The odds of a hull result. */
function oddsOfHull(row: readonly ResultId[]): number {
  const rolls = row.reduce(
    (sum, result, column) =>
      sum + (result === 'hull' || result === 'hull2' ? (odds[column] ?? 0) : 0),
    0,
  )
  return rolls / ROLLS
}

const shipLost = 20

/** What each result is worth on a ship as she is now: more the less she has left. */
export function worthOfResults(state: State, target: Ship): Record<ResultId, number> {
  const hull = 1 + target.hull / 10
  const masts = mastsWithSails(target)
  const sail = sailsOf(target) <= 2 ? 5 : 0.7 + (9 - sailsOf(target)) * 0.2
  const steers = holdsEffect(state, target.seat, 'replaceRudder')
  return {
    none: 0,
    hull,
    hull2: 2 * hull,
    sail,
    battery: 1.2,
    mast: masts <= 1 ? 14 : 3.5,
    rudder: steers ? 6 : shipLost,
    magazine: shipLost,
  }
}

/** What batteries of a laying may expect against a target. */
export function worthOfFire(
  { kinds, range }: Laying,
  batteries: readonly number[],
  severity: Severity,
): number {
  let worth = 0
  for (const battery of batteries) {
    const kind = kinds[battery - 1]
    if (kind !== undefined) worth += severity[kind][range - 1] ?? 0
  }
  return worth
}

/** Some of these shots are a broadside, which the target may answer. */
export function isAnswered({ kinds }: Laying, batteries: readonly number[]): boolean {
  return batteries.some(battery => kinds[battery - 1] === 'broadside')
}

/** The order for an attack, with a card of the gunner's where it is worth it. */
export function fireOrder(state: State, seat: Seat, ship: Ship, salvo: Salvo): Of<Order, 'fire'> {
  const { side, batteries, target } = salvo
  const card = gunnersCardFor(state, seat, ship, salvo)
  return { kind: 'fire', side, batteries, target: target.id, card }
}

function gunnersCardFor(state: State, seat: Seat, ship: Ship, salvo: Salvo): CardId | null {
  let best: CardId | null = null
  let most = cardWorth
  for (const card of gunnersCards(state, seat, salvo.range)) {
    const gain = gainOf(state, ship, salvo, card)
    if (gain <= most) continue
    most = gain
    best = card.id
  }
  return best
}

/** What the card adds to all hull results that may be expected. */
function gainOf(state: State, ship: Ship, { batteries, target }: Salvo, card: Card): number {
  const laying = layingOf(ship, target)
  if (laying === null) return 0
  const { hull, sail } = worthOfResults(state, target)
  const each = card.effect === 'doubleShot' ? card.amount * hull : card.amount * sail - hull
  return batteries.reduce((sum, battery) => {
    const kind = laying.kinds[battery - 1] ?? 'broadside'
    return sum + oddsOfHull(state.charts[kind][laying.range - 1] ?? []) * each
  }, 0)
}

/** Every gun that bears: nobody can answer an answer. */
export function fullAnswer(state: State, seat: Seat, _dice: Dice): Order | undefined {
  return retaliate.legalOrders(state, seat)[0]
}

export function fullGrape(state: State, seat: Seat, _dice: Dice): Order | undefined {
  return grape.legalOrders(state, seat)[0]
}

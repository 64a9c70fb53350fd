import { strongest } from '../factors.ts'
import type { Factor } from '../factors.ts'
import type { BaTable } from '../rules.ts'
import type { Carried, State } from '../state.ts'
import { diceOfRoll, sidesOfDie } from '../tables/dice.ts'
import { meleeDisorder } from '../tables/melee-result.ts'
import { findUnit, isOnBoard, unitOf } from '../units.ts'
import type { Effect } from './effect.ts'
import { disorder } from './inflict.ts'
import { routOn } from './rout.ts'
import { penaltyRow } from './side-penalty.ts'
import { carrierFactors, secondFactors } from './spread-factors.ts'
import type { Spread, SpreadSide } from './spread-factors.ts'

/** [BA-5.1.2-03] [BA-5.4.2-01] The contacts of a batch of routs, in the order they arose. */
export function settleContacts(table: BaTable): void {
  for (const contact of table.state.carried.slice()) settleContact(table, contact)
}

/** [BA-5.4.2-03] [BA-5.4.2-04] [BA-5.4.2-05] Carried away, the second routs too, and the first with it. */
function settleContact(table: BaTable, contact: Carried): void {
  const { state } = table
  const { carrier, second } = contact
  const degree = rollSpread(table, contact)
  const earlier = moveOf(state, second)?.with ?? []
  if (degree) disorder(table, [{ unit: second, degree, cause: 'spread', fromX: null, fromY: null }])
  if (degree !== 'FU' || !moveOf(state, second)) return routOn(table, contact)
  const together = new Set([...earlier, carrier, ...contact.with])
  table.emit({ kind: 'routsJoined', unit: second, with: [...together] })
}

function moveOf({ forced }: State, unit: string) {
  return forced.find(move => move.unit === unit)
}

/** [BA-5.4.2-02] [BA-Q-07] Both roll; the difference decides what becomes of the second. */
function rollSpread(table: BaTable, contact: Carried): Effect['degree'] | null {
  const { carrier, second } = contact
  if (!isStanding(table.state, carrier) || !isStanding(table.state, second)) {
    table.emit({ kind: 'contactForgotten', carrier })
    return null
  }
  const spread = spreadOf(table.state, contact)
  const carrierTotal = rollFor(table, carrierFactors, spread.carrier)
  const secondTotal = rollFor(table, secondFactors, spread.second)
  const degree = degreeOf(carrierTotal - secondTotal)
  table.emit({ kind: 'spreadRolled', carrier, second, carrierTotal, secondTotal, degree })
  return degree
}

function isStanding(state: State, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && isOnBoard(unit)
}

function rollFor(table: BaTable, factors: readonly Factor<SpreadSide>[], side: SpreadSide): number {
  const bonus = table.tally([...strongest(factors, side), penalty], side)
  return table.sum(diceOfRoll, sidesOfDie, 'BA-5.4.2-02') + bonus
}

const penalty = penaltyRow<SpreadSide>(({ own }) => own)

function degreeOf(difference: number): Effect['degree'] | null {
  const found = meleeDisorder(difference)
  return found === 'OR' ? null : found
}

/** [BA-5.4.2-03] [BA-Q-73] Figures of all that rout with the carrier count on its side. */
function spreadOf(state: State, { carrier, second, with: others }: Carried): Spread {
  const first = unitOf(state, carrier)
  const met = unitOf(state, second)
  const figures = others.reduce((sum, id) => sum + unitOf(state, id).figures, first.figures)
  return {
    carrier: { state, own: first, other: met, ownFigures: figures, otherFigures: met.figures },
    second: { state, own: met, other: first, ownFigures: met.figures, otherFigures: figures },
  }
}

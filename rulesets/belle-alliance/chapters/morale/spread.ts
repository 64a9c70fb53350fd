import type { Class } from '../../book/tables/ground.ts'
import { ratioClass, ratioRows } from '../../book/tables/losses.ts'
import { meleeDisorder } from '../../book/tables/melee.ts'
import { spreadRows } from '../../book/tables/morale.ts'
import type { SpreadFactor } from '../../book/tables/morale.ts'
import { diceOfRoll, sidesOfDie } from '../../book/tables/scale.ts'
import { coverInMelee } from '../../model/ground/cover.ts'
import { isInObstacle } from '../../model/ground/obstacles.ts'
import { disorder } from '../../model/effects.ts'
import type { Effect } from '../../model/effects.ts'
import { inGroup, penaltyRow, strongest } from '../../model/rolls.ts'
import type { Factor } from '../../model/rolls.ts'
import type { Carried, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, isCavalry, isOnBoard, staffOf, unitOf } from '../../model/units.ts'
import type { BaTable } from '../../rules.ts'
import { adds } from '../../words.ts'
import { moveOf } from './choose-direction.ts'
import { routOn } from './rout.ts'

/** One of the two in a contact of a rout, as table 9 looks at it. */
export interface SpreadSide {
  state: State
  own: Unit
  other: Unit
  /** Figures of all that rout in contact, or of the unit alone. */
  ownFigures: number
  otherFigures: number
}

/** A routing unit that has run into another. */
interface Spread {
  carrier: SpreadSide
  second: SpreadSide
}

const applies: Record<SpreadFactor, (side: SpreadSide) => boolean> = {
  marchColumn: ({ own }) => own.formation.kind === 'marchColumn',
  cavalry: ({ own }) => isCavalry(own),
  obstacle: ({ state, own }) => isInObstacle(state, own),
  cover1: side => coverOfOther(side) === 'I',
  cover2: side => coverOfOther(side) === 'II',
  cover3: side => coverOfOther(side) === 'III',
  r50: side => superiority(side) >= ratioRows.r50,
  r100: side => superiority(side) >= ratioRows.r100,
  r200: side => superiority(side) >= ratioRows.r200,
  LU: ({ own }) => own.disorder === 'LU',
  U: ({ own }) => own.disorder === 'U',
  FU: ({ own }) => own.disorder === 'FU',
  chief: hasChief,
  valeur: ({ own }) => own.valeur !== 0,
}

/** [BA-T-09] A column of the table, as factors in their groups. */
function factorsOf(column: 'carrier' | 'second'): Factor<SpreadSide>[] {
  return spreadFactors.map(name => {
    const { group, [column]: value } = spreadRows[name]
    return inGroup(
      group,
      adds(
        'BA-T-09',
        `ba.modifier.spread.${name}`,
        typeof value === 'number' ? value : ({ own }) => own.valeur,
        s => value !== 0 && applies[name](s),
      ),
    )
  })
}

function isFactor(name: string): name is SpreadFactor {
  return Object.hasOwn(spreadRows, name)
}

const spreadFactors = Object.keys(spreadRows).filter(isFactor)

export const carrierFactors = factorsOf('carrier')
export const secondFactors = factorsOf('second')

/** What the other one has for cover against this one. */
function coverOfOther({ state, own, other }: SpreadSide): Class | null {
  return coverInMelee(state, other, own)
}

/** [BA-Q-22] [BA-Q-73] Percent by which one outnumbers the other. */
function superiority({ ownFigures, otherFigures }: SpreadSide): number {
  return ratioClass(ownFigures, otherFigures)
}

function hasChief({ state, own: { id, chief } }: SpreadSide): boolean {
  return chief !== null && staffOf(state, chief).contact === id
}

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

import { normalise } from '@grognard/geometry/measured/angle.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { DEGREE } from '@grognard/geometry/measured/units.ts'
import type { Message, Seat } from '@grognard/umpire'
import { leastMove, noGo, turningUnit } from '../../book/tables/movement.ts'
import { inDegrees, inInches } from '../../model/measures.ts'
import { followLegs, hullAhead } from '../../model/moves.ts'
import { canTravel } from '../../model/must-move.ts'
import {
  mayAnchor,
  mayTack,
  noFailedTack,
  sailorRefusals,
  steeringRefusals,
  unlessMoved,
} from '../../model/ship-refusals.ts'
import type { Course, ShipContext } from '../../model/ship-refusals.ts'
import { cardOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import { isInClosedSector, isTurnClosed, turnOut } from '../../model/wind.ts'
import type { SailOrder } from '../../orders.ts'
import type { LobRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** What the legs of a move come to before anything stands in their way. Legs count from 0. */
export interface Survey {
  /** Straight travel of all legs, 1/1000 in. */
  length: number
  /** Travel and what turning out of the closed sector uses up. */
  cost: number
  /** The first leg that turns further than it may; -1 for none. */
  sharp: number
  /** The first leg that leads closer to the wind than it may; -1 for none. */
  windward: number
  isStraight: boolean
}

/** [LOB-068] The most a ship turns after a leg, 1/100 degree: pro rata up to the value of its class. */
export function turningAfter(turning: number, advance: number): number {
  return Math.floor((turning * Math.min(advance, turningUnit)) / turningUnit)
}

/** [LOB-066] How a path out of the closed sector begins: by turning out of it. */
export function turningOut(state: State, ship: Ship): Leg[] {
  if (!isInClosedSector(state, ship.heading)) return []
  return [{ advance: 0, turn: turnOut(state, ship.heading) }]
}

/** Reads a path leg by leg; the ship stands where it begins. */
export function surveyOf(state: State, ship: Ship, legs: readonly Leg[]): Survey {
  const { turning } = cardOf(state, ship)
  const survey: Survey = { length: 0, cost: 0, sharp: -1, windward: -1, isStraight: true }
  const tacks: number[] = []
  let { heading } = ship
  for (const [place, leg] of legs.entries()) {
    survey.length += leg.advance
    if (leg.turn !== 0) survey.isStraight = false
    if (leg.advance > 0 && isInClosedSector(state, heading)) noteWindward(survey, place)
    if (needsTack(state, turning, heading, leg)) tacks.push(place)
    heading = normalise(heading + leg.turn)
  }
  survey.cost = survey.length
  if (turnsOut(state, ship, turning, legs[0]) && tacks.length > tacksPassed(ship)) {
    tacks.shift()
    survey.cost += leastMove
  }
  noteTacks(survey, legs, turning, tacks.slice(tacksPassed(ship)))
  if (!survey.isStraight && isInClosedSector(state, heading)) noteWindward(survey, legs.length - 1)
  return survey
}

/** [LOB-102] Turns beyond the normal that the ship has won by a test. */
function tacksPassed(ship: Ship): number {
  return ship.manoeuvre === 'tackPassed' ? 1 : 0
}

function needsTack(state: State, turning: number, heading: number, leg: Leg): boolean {
  const { advance, turn } = leg
  return Math.abs(turn) > turningAfter(turning, advance) || isTurnClosed(state, heading, turn)
}

/** [LOB-066] A first turn on the spot, within the value of its class, out of the closed sector. */
function turnsOut(state: State, ship: Ship, turning: number, first: Leg | undefined): boolean {
  if (!first || first.advance > 0 || first.turn === 0) return false
  if (!isInClosedSector(state, ship.heading) || Math.abs(first.turn) > turning) return false
  return !isInClosedSector(state, ship.heading + first.turn)
}

/** What is wrong with turns that no tack makes good. */
function noteTacks(
  survey: Survey,
  legs: readonly Leg[],
  turning: number,
  tacks: readonly number[],
): void {
  for (const place of tacks) {
    const leg = legs[place]
    if (!leg) continue
    const isSharp = Math.abs(leg.turn) > turningAfter(turning, leg.advance)
    if (!isSharp) noteWindward(survey, place)
    else if (survey.sharp < 0) survey.sharp = place
  }
}

function noteWindward(survey: Survey, place: number): void {
  if (survey.windward < 0) survey.windward = place
}

/** [LOB-076] What keeps a ship from sailing at all, and what is still open to her. */
export const cannotTravel: readonly LobRefusal<ShipContext>[] = [
  stop(
    'LOB-076',
    'lob.refuse.closedSector',
    ({ state, ship }) => isInClosedSector(state, ship.heading) && !canTravel(state, ship),
    c => ({ ship: c.ship.name, ways: waysLeft(c) }),
  ),
  stop(
    'LOB-076',
    'lob.refuse.hullAhead',
    ({ state, ship }) => isHemmedIn(state, ship),
    c => ({
      ship: c.ship.name,
      other: hullAhead(c.state, c.ship)?.name ?? '',
      ways: waysLeft(c),
    }),
  ),
]

function isHemmedIn(state: State, ship: Ship): boolean {
  return !isInClosedSector(state, ship.heading) && !canTravel(state, ship)
}

/** [LOB-070] [LOB-102] Instead of sailing: the anchor, or a tack that may free her. */
function waysLeft(context: ShipContext): Message {
  const isTackOpen = mayTack(context)
  if (mayAnchor(context)) return { key: isTackOpen ? 'lob.way.anchorOrTack' : 'lob.way.anchor' }
  return { key: isTackOpen ? 'lob.way.tack' : 'lob.way.none' }
}

/** A path that a ship would sail. */
export interface Legs extends Course {
  legs: readonly Leg[]
  survey: Survey
}

/** What is wrong with a path. */
export const legRefusals: LobRefusal<Legs>[] = [
  ...cannotTravel,
  ...steeringRefusals,
  refuse('LOB-068', 'lob.refuse.turnTooSharp', ({ survey }) => survey.sharp >= 0, turnValues),
  refuse(
    'LOB-066',
    'lob.refuse.intoTheWind',
    ({ survey }) => survey.windward >= 0,
    ({ ship, survey }) => ({
      ship: ship.name,
      leg: survey.windward + 1,
      degrees: inDegrees(noGo),
    }),
  ),
  refuse(
    'LOB-067',
    'lob.refuse.tooFar',
    ({ survey, budget }) => survey.cost > budget,
    ({ ship, survey, budget }) => ({
      ship: ship.name,
      inches: inInches(survey.cost),
      most: inInches(budget),
    }),
  ),
  refuse(
    'LOB-061',
    'lob.refuse.tooShort',
    ({ state, ship, legs, survey }) => survey.cost < leastMove && !isCutShort(state, ship, legs),
    ({ ship, survey }) => ({
      ship: ship.name,
      inches: inInches(survey.cost),
      least: inInches(leastMove),
    }),
  ),
]

/** Which leg turns too sharply and what would be allowed after it. */
function turnValues({ state, ship, legs, survey }: Legs) {
  const { advance, turn } = legs[survey.sharp] ?? { advance: 0, turn: 0 }
  return {
    ship: ship.name,
    leg: survey.sharp + 1,
    degrees: inDegrees(Math.abs(turn)),
    inches: inInches(advance),
    most: Math.floor(turningAfter(cardOf(state, ship).turning, advance) / DEGREE),
  }
}

/** Whether a whole path would be cut short: the least move is then no longer asked for. */
function isCutShort(state: State, ship: Ship, legs: readonly Leg[]): boolean {
  const { met, isAground, edge } = followLegs(state, ship, legs)
  return met !== null || isAground || edge !== null
}

/** A ship's whole order to sail. */
interface SailContext extends Legs {
  dropsAnchor: boolean
}

const anchorRefusals: LobRefusal<SailContext>[] = [
  refuse(
    'LOB-073',
    'lob.refuse.weighAndDrop',
    ({ ship, dropsAnchor }) => dropsAnchor && (ship.isAnchored || ship.isAnchorUsed),
    ({ ship }) => ({ ship: ship.name }),
  ),
  { ...noFailedTack, when: c => c.dropsAnchor && noFailedTack.when(c) },
]

export const sailRefusals: LobRefusal<SailContext>[] = [
  ...sailorRefusals,
  ...anchorRefusals,
  ...legRefusals,
]

export function sailContext(state: State, seat: Seat, ship: Ship, order: SailOrder): SailContext {
  return {
    state,
    seat,
    ship,
    legs: order.legs,
    survey: surveyOf(state, ship, order.legs),
    budget: speedOf(state, ship, order.anchor || ship.isAnchored),
    dropsAnchor: order.anchor,
  }
}

/** Whether the ship may sail now, given a lawful path. */
export const maySail = unlessMoved([...sailorRefusals, ...cannotTravel])

import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { normalise } from '@grognard/geometry/measured/angle.ts'
import { cardOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import { leastMove, turningUnit } from '../tables/movement.ts'
import { isInClosedSector, isTurnClosed } from './wind.ts'

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

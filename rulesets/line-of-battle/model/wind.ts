import { normalise, turnBetween } from '@grognard/geometry/measured/angle.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { FULL_TURN, HALF_TURN } from '@grognard/geometry/measured/units.ts'
import { noGo, windHeadings } from '../book/tables/movement.ts'
import type { State } from './state.ts'

export type WindCase = 'astern' | 'ahead' | 'abeam'

/**
 * [LOB-062] [LOB-063] [LOB-064] How the wind stands to a heading. [LOB-065] The tolerance agreed on
 * belongs to astern and ahead.
 */
export function windCase(state: State, heading: number): WindCase {
  const offEye = Math.abs(turnBetween(state.windFrom, heading))
  const tolerance = state.options.windToleranceDeg * 100
  if (offEye <= tolerance) return 'ahead'
  return offEye >= HALF_TURN - tolerance ? 'astern' : 'abeam'
}

/** [LOB-066] Less than 30 degrees from the wind's eye, where that option is played. */
export function isInClosedSector(state: State, heading: number): boolean {
  return state.options.noGo30 && Math.abs(turnBetween(state.windFrom, heading)) < noGo
}

/** [LOB-066] Whether a turn ends in the closed sector or passes through the wind's eye. */
export function isTurnClosed(state: State, heading: number, turn: number): boolean {
  if (!state.options.noGo30 || turn === 0) return false
  if (isInClosedSector(state, heading + turn)) return true
  return !isInClosedSector(state, heading) && passesEye(state, heading, turn)
}

function passesEye(state: State, heading: number, turn: number): boolean {
  const toEye = normalise(turn > 0 ? state.windFrom - heading : heading - state.windFrom)
  return toEye <= Math.abs(turn)
}

/** [LOB-066] The part of a turn that stays out of the closed sector, from a heading outside of it. */
export function openPartOf(state: State, heading: number, turn: number): number {
  if (!state.options.noGo30 || turn === 0) return turn
  const toEye = normalise(turn > 0 ? state.windFrom - heading : heading - state.windFrom)
  const most = Math.min(Math.abs(turn), Math.max(0, toEye - noGo))
  return turn > 0 ? most : 0 - most
}

/** [LOB-066] The shortest turn out of the closed sector; to starboard with the bow in the eye. */
export function turnOut(state: State, heading: number): number {
  const offEye = turnBetween(state.windFrom, heading)
  return offEye >= 0 ? noGo - offEye : -noGo - offEye
}

/**
 * The shorter turn to a heading; [LOB-066] where the sector is closed, round the wind's eye, and to
 * the sector's nearer border for a heading inside of it. From an open heading.
 */
export function openTurnTo(state: State, heading: number, wished: number): number {
  if (!isInClosedSector(state, wished)) return roundEye(state, heading, wished)
  const one = roundEye(state, heading, state.windFrom + noGo)
  const other = roundEye(state, heading, state.windFrom - noGo)
  return Math.abs(one) <= Math.abs(other) ? one : other
}

function roundEye(state: State, heading: number, wished: number): number {
  const turn = turnBetween(heading, wished)
  if (!isTurnClosed(state, heading, turn)) return turn
  return turn > 0 ? turn - FULL_TURN : turn + FULL_TURN
}

const [NORTH, EAST, SOUTH] = windHeadings

/** [LOB-035] How far towards the edge that the wind comes from a point lies, 1/1000 in. */
export function towardsWind(windFrom: number, { x, y }: Point): number {
  if (windFrom === NORTH) return y
  if (windFrom === EAST) return x
  return windFrom === SOUTH ? -y : -x
}

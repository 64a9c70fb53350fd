import { arcOutline, isInBroadsideArc } from '@grognard/geometry/measured/arc.ts'
import { cornersOf, isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { aheadOf, asideOf } from '@grognard/geometry/measured/pose.ts'
import type { Arc, Dice } from '@grognard/umpire'
import { nationTraits } from '../book/tables/command.ts'
import {
  halfArc,
  halfCrewFirepower,
  halfLost,
  hitResult,
  leastDie,
  mostDie,
  rangeBands,
  shots,
} from '../book/tables/fire.ts'
import type { HitId, ShotRow } from '../book/tables/fire.ts'
import { cardOf, hasLost, isOperational, shipOf } from './ships.ts'
import type { Battery, Exchange, Ship, Shot, State } from './state.ts'

export const batteries: readonly Battery[] = ['port', 'starboard']

export function otherBattery(battery: Battery): Battery {
  return battery === 'port' ? 'starboard' : 'port'
}

/** What is noted for one side; read by name, as engines do it quickest. */
export function ofBattery<Note>(notes: Record<Battery, Note>, battery: Battery): Note {
  return battery === 'port' ? notes.port : notes.starboard
}

export function batteryByChance(dice: Dice): Battery {
  return dice.roll(2) === 1 ? 'port' : 'starboard'
}

/** [LOB-130] Any part of the target's hull in the arc will do, unless she lies right ahead or astern. */
export function isInArc(ship: Ship, battery: Battery, target: Ship): boolean {
  return isInBroadsideArc(ship, battery, target, halfArc) && !isOnKeelLine(ship, target)
}

/** Hulls that touch may be rounded into each other by so much, 1/1000 in. */
const ROUNDING = 3

const corners = [0, 0, 0, 0, 0, 0, 0, 0]

/**
 * [LOB-130] Ruling: a hull wholly before the bow or abaft the stern is in neither arc where it touches
 * the ship, or where its middle lies within her own breadth carried on.
 */
function isOnKeelLine(ship: Ship, target: Ship): boolean {
  if (!isBeyondAnEnd(ship, target)) return false
  if (2 * Math.abs(asideOf(ship, target.x, target.y)) <= ship.beam) return true
  return isHullWithin(ship, target, ROUNDING)
}

function isBeyondAnEnd(ship: Ship, target: Ship): boolean {
  const end = ship.length / 2 - ROUNDING
  let before = 0
  let abaft = 0
  cornersOf(target, corners)
  for (let i = 0; i < 8; i += 2) {
    const ahead = aheadOf(ship, corners[i] ?? 0, corners[i + 1] ?? 0)
    if (ahead >= end) before += 1
    if (ahead <= -end) abaft += 1
  }
  return before === 4 || abaft === 4
}

/** [LOB-056] The row of the chosen shot; null before it is chosen or where it is hidden. */
export function shotRowOf(ship: Ship): ShotRow | null {
  for (const row of shots) if (row.id === ship.shot) return row
  return null
}

/** [LOB-128] [LOB-129] [LOB-130] Both arcs for the picture: bands from near to far, each with those inside it. */
export function arcsOf(_state: State, ship: Ship): Arc[] {
  if (!isOperational(ship)) return []
  return batteries.map(battery => ({
    piece: ship.id,
    key: `lob.battery.${battery}`,
    bands: bandsOf(ship, battery),
  }))
}

/** Of the chosen shot; of the one that carries farthest before it is chosen. */
function bandsOf(ship: Ship, battery: Battery): Arc['bands'] {
  const range = shotRowOf(ship)?.range ?? Math.max(...shots.map(row => row.range))
  return rangeBands
    .filter(row => row.upTo <= range)
    .map(row => ({
      polygon: arcOutline(ship, battery, halfArc, row.upTo),
      label: { key: `lob.band.${row.band}`, values: { inches: row.upTo / 1000 } },
    }))
}

/** [LOB-131] [LOB-243] The strength of each side of a ship with a whole crew. */
export function fullFirepower(state: State, ship: Ship): number {
  const { firepower } = cardOf(state, ship)
  return state.options.nations ? firepower + nationTraits[ship.nation].firepower : firepower
}

/** [LOB-150] [LOB-154] Half a crew that serves both sides fires with less; not below 0. */
export function firepowerOf(state: State, ship: Ship): number {
  const full = fullFirepower(state, ship)
  if (ship.halfCrew === 'oneSide' || !hasHalfCrew(state, ship)) return full
  return Math.max(0, full + halfCrewFirepower)
}

/** [LOB-150] At least half the crew is lost. */
export function hasHalfCrew(state: State, ship: Ship): boolean {
  return hasLost(state, ship, 'crew', halfLost)
}

/** A ship that is gone or taken fires no more of its announced shots. */
export function dropAims(state: State, ship: string): void {
  state.aims = state.aims.filter(aim => aim.ship !== ship)
}

/** The exchange of shots in progress. Throws where there is none. */
export function exchangeOf(state: State): Exchange {
  if (!state.exchange) throw new Error('No shots are being exchanged.')
  return state.exchange
}

/** The shot that provoked the exchange. */
export function firstShot(state: State): Shot {
  const shot = exchangeOf(state).shots[0]
  if (!shot) throw new Error('The exchange has no shot yet.')
  return shot
}

/** The shot being worked out: the last one of the exchange. */
export function shotInHand(state: State): Shot {
  return exchangeOf(state).shots.at(-1) ?? firstShot(state)
}

/** [LOB-109] The ship that has passed its crossing and rescue in this exchange. */
export function rescuerOf(state: State): Ship | undefined {
  if (state.exchange?.rescue !== 'passed') return undefined
  return shipOf(state, firstShot(state).shooter)
}

/** [LOB-135] The modified die is held within the faces of a die. */
export function heldOnDie(modified: number): number {
  return Math.max(leastDie, Math.min(mostDie, modified))
}

/** [LOB-135] Whether a critical goes by the modified or by the rolled 6, as agreed. */
export function hitGrade(state: State, die: number, modified: number): HitId {
  const result = hitResult(modified)
  if (state.options.criticalOn === 'modified' || result === 'miss') return result
  return die === mostDie ? 'critical' : 'hit'
}

import type { Point } from '@grognard/geometry/measured/pose.ts'
import { section } from '../book/tables/measures.ts'
import { raiders } from '../book/tables/scenarios.ts'
import { mayClaim } from '../chapters/ending/objectives.ts'
import type { SeaUnit, State } from '../model/state.ts'
import {
  cardOf,
  isCrippled,
  isEnemyAfloat,
  isOwnAfloat,
  isShip,
  speedOf,
  typeOf,
} from '../model/units.ts'
import { away } from './exchange.ts'
import { stakeOf } from './worth.ts'

/** Where a unit is bound for: what the scenario wants, else the nearest enemy. */
export interface Goal {
  at: Point
  kind: 'aim' | 'enemy'
}

export function goalOf(view: State, unit: SeaUnit): Goal {
  const aim = wayOut(view, unit) ?? airfield(view, unit) ?? openObjective(view, unit)
  return aim ? { at: aim, kind: 'aim' } : { at: nearestEnemy(view, unit), kind: 'enemy' }
}

/** Points that leaving is worth: what is at stake in her to who is meant to get away, a loss of it to others. */
export function worthOfLeaving(view: State, unit: SeaUnit): number {
  const stake = stakeOf(view, unit)
  return cardOf(view, unit).isConvoy || mayEscape(view, unit) ? stake : -stake
}

/** [WAS-S-1] [WAS-S-2] Who wins by getting away, as long as she is fit to. */
export function isBreakingOut(view: State, unit: SeaUnit): boolean {
  const { victory } = view.rules
  if (unit.seat !== 'axis' || isCrippled(view, unit)) return false
  return victory === 'riverPlate' || victory === 'denmarkStrait'
}

/** [WAS-S-2] The raider gets away from a turn on. */
function mayEscape(view: State, unit: SeaUnit): boolean {
  return isBreakingOut(view, unit) && turnsTooEarly(view) === 0
}

function turnsTooEarly({ rules, turn }: State): number {
  return rules.victory === 'riverPlate' ? Math.max(0, raiders.escapesFrom - turn) : 0
}

/** [WAS-166] A merchant of the convoy makes for the east, [WAS-S-1] [WAS-S-2] a raider for the nearest open edge that she does not come to too early. */
export function wayOut(view: State, unit: SeaUnit): Point | undefined {
  const { width, height, exits } = view.rules
  const { x, y, seat } = unit
  if (cardOf(view, unit).isConvoy) return { x: width * 2, y }
  if (!isBreakingOut(view, unit)) return undefined
  const ways = {
    west: { far: x, at: { x: -width, y } },
    east: { far: width - x, at: { x: width * 2, y } },
    south: { far: y, at: { x, y: -height } },
    north: { far: height - y, at: { x, y: height * 2 } },
  }
  const open = exits
    .filter(exit => exit.seat === seat)
    .map(({ edge }) => ways[edge])
    .toSorted((one, other) => one.far - other.far)
  const least = turnsTooEarly(view) * speedOf(view, unit) * section
  return (open.find(({ far }) => far >= least) ?? open.at(-1))?.at
}

/** [WAS-S-5] A battleship comes to bombard. */
function airfield(view: State, unit: SeaUnit): Point | undefined {
  if (view.rules.victory !== 'guadalcanal') return undefined
  return typeOf(view, unit) === 'battleship' ? view.rules.markers[0] : undefined
}

/** [WAS-160] Ships share the objectives that nobody has claimed, one after the other. */
function openObjective(view: State, unit: SeaUnit): Point | undefined {
  const open = view.objectives.filter(({ owner }) => owner === null)
  const ships = view.units.filter(
    one => isOwnAfloat(unit.seat, one) && isShip(view, one) && isBold(view, one),
  )
  const at = ships.indexOf(unit)
  return at < 0 || open.length === 0 ? undefined : open[at % open.length]
}

/** Carriers and who may not claim stay out of it. */
function isBold(view: State, unit: SeaUnit): boolean {
  return mayClaim(view, unit) && typeOf(view, unit) !== 'carrier'
}

function nearestEnemy(view: State, unit: SeaUnit): Point {
  const foes = view.units.filter(other => isEnemyAfloat(unit.seat, other))
  const [first, ...rest] = foes
  if (!first) return unit
  return rest.reduce((best, one) => (away(one, unit) < away(best, unit) ? one : best), first)
}

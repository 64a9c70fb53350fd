import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Weapon } from '../book/tables/cards.ts'
import { printedLast, section } from '../book/tables/measures.ts'
import { cardDice, isGunnery, isSmall } from '../model/attacks.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { aimAt, reachesOf } from '../model/targets.ts'
import type { Aim } from '../model/targets.ts'
import { cardOf, isEnemyAfloat, isOwnAfloat, isShip, isWithin, speedOf } from '../model/units.ts'
import { gainOf } from './worth.ts'

/** Whom a unit may fight, and who may be fired at beside it. */
export interface Company {
  foes: readonly SeaUnit[]
  friends: readonly SeaUnit[]
}

/** Points that a unit may win with its best attack, and lose by all attacks on it. */
export interface Exchange {
  dealt: number
  received: number
}

/** How much of what may be suffered counts beside what may be done. */
export const usualCaution = 0.7

export function balanceOf({ dealt, received }: Exchange, caution: number): number {
  return dealt - received * caution
}

export function companyOf(view: State, unit: SeaUnit): Company {
  return {
    foes: view.units.filter(other => isEnemyAfloat(unit.seat, other)),
    friends: view.units.filter(other => other !== unit && isOwnAfloat(unit.seat, other)),
  }
}

/** Where a unit would end; [WAS-064] the second player's units have still to sail, and come to where it suits them. */
export function exchangeAt(view: State, end: SeaUnit, { foes, friends }: Company): Exchange {
  const isFirst = view.order[0] === end.seat
  const enemies = isFirst ? foes.map(foe => likelyPlace(view, end, foe, foes.length)) : foes
  return exchangeWith(view, end, enemies, friends)
}

function exchangeWith(
  view: State,
  unit: SeaUnit,
  foes: readonly SeaUnit[],
  friends: readonly SeaUnit[],
): Exchange {
  let dealt = 0
  let received = 0
  for (const foe of foes) {
    dealt = Math.max(dealt, gainBetween(view, unit, foe))
    received += gainShared(view, foe, unit, friends)
  }
  return { dealt, received }
}

/** Ahead, where he is, or back on the line between them, as it suits one of so many enemies, who share what they suffer. */
function likelyPlace(view: State, end: SeaUnit, foe: SeaUnit, sharers: number): SeaUnit {
  const sailed = speedOf(view, foe) * section
  const distance = away(end, foe)
  const farthest = Math.max(reachOf(view, end), reachOf(view, foe))
  if (distance === 0 || distance > farthest + sailed) return foe
  const nearest = Math.max(0, distance - section / 2)
  let best = foe
  let most = -Infinity
  for (const step of [Math.min(sailed, nearest), 0, -sailed]) {
    const there = moved(foe, end, step / distance)
    const dealt = gainBetween(view, there, end)
    const received = gainBetween(view, end, there) / sharers
    const worth = balanceOf({ dealt, received }, usualCaution)
    if (worth <= most) continue
    most = worth
    best = there
  }
  return best
}

/** By such a part of the way to a point. */
function moved(unit: SeaUnit, to: Point, part: number): SeaUnit {
  return { ...unit, x: unit.x + (to.x - unit.x) * part, y: unit.y + (to.y - unit.y) * part }
}

/** What an enemy may do to a unit, who may fire at its friends as well. */
function gainShared(view: State, foe: SeaUnit, unit: SeaUnit, friends: readonly SeaUnit[]): number {
  const gain = gainBetween(view, foe, unit)
  if (gain === 0) return 0
  const reach = reachOf(view, foe)
  let targets = 1
  for (const friend of friends) if (isWithin(friend, foe, reach)) targets += 1
  return gain / targets
}

/** The farthest range at which a fight is thought of. */
const LAST = 5

/** Where in a section she would lie, as part of it: not where a little less would bring her nearer. */
const WITHIN = 0.9

/** The distance from an enemy at which a unit does most for what it suffers, if all others come as much nearer. */
export function bestDistance(
  view: State,
  unit: SeaUnit,
  from: Point,
  { foes, friends }: Company,
  caution: number,
): number {
  const now = away(unit, from)
  let best = 0
  let most = -Infinity
  for (let range = 0; range <= LAST; range++) {
    const distance = (range + WITHIN) * section
    const nearer = foes.map(foe => movedBy(foe, unit, now - distance))
    const worth = balanceOf(exchangeWith(view, unit, nearer, friends), caution)
    if (worth <= most) continue
    most = worth
    best = distance
  }
  return best
}

function movedBy(unit: SeaUnit, to: Point, length: number): SeaUnit {
  const distance = away(unit, to)
  return distance === 0 ? unit : moved(unit, to, length / distance)
}

const weapons: readonly Weapon[] = ['main', 'secondary', 'tertiary', 'torpedo']

/** What one unit may do to another with all its weapons, as far as range and light let it. */
export function gainBetween(view: State, unit: SeaUnit, target: SeaUnit): number {
  if (!isShip(view, target)) return 0
  const reaches = reachesOf(cardOf(view, unit))
  if (!isWithin(unit, target, reaches.farthest)) return 0
  let gain = 0
  for (const weapon of weapons) {
    if (!isWithin(unit, target, reaches[weapon])) continue
    const aim = aimAt(view, unit, weapon, target)
    if (cardDice(aim.attack) > 0 && !isTooFar(aim)) gain += gainOf(aim.attack)
  }
  return gain
}

/** [WAS-099] [WAS-171] Beyond the ranges of the card neither in the dark nor at small ships. */
function isTooFar({ state, weapon, target, range }: Aim): boolean {
  if (!isGunnery(weapon) || range <= printedLast) return false
  return state.light === 'night' || (state.options.smallShips && isSmall(state, target))
}

function reachOf(view: State, unit: SeaUnit): number {
  return reachesOf(cardOf(view, unit)).farthest
}

export function away(one: Point, other: Point): number {
  const [dx, dy] = [one.x - other.x, one.y - other.y]
  return Math.sqrt(dx * dx + dy * dy)
}

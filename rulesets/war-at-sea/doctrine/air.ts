import type { Seat } from '@grognard/umpire'
import { section } from '../book/tables/measures.ts'
import { airAimAt } from '../chapters/air-attack/aim.ts'
import { spot } from '../chapters/air-attack/spot.ts'
import { strikersOf, strikesAt } from '../chapters/air-attack/strike.ts'
import { dogfightsOf, shotsOf } from '../chapters/air-defense/shoot-down.ts'
import { fightersInDefense, shipsInDefense } from '../chapters/air-defense/antiair.ts'
import { endure, toBase } from '../chapters/air-mission/ashore.ts'
import { mayStrafe, planesToFly } from '../chapters/air-mission/fly.ts'
import { patrolsOf, vectorsOf } from '../chapters/air-mission/scramble.ts'
import { landingsOf } from '../chapters/air-return/land.ts'
import { airAttackOf, carriersOf, enemyPlanes, isFighter, isOnTable } from '../model/air.ts'
import { cardDice } from '../model/attacks.ts'
import { allExperts } from '../model/experts.ts'
import type { Aircraft, SeaUnit, State } from '../model/state.ts'
import {
  cardOf,
  hasWeapon,
  isEnemyAfloat,
  isBomber,
  isFlying,
  isShip,
  isWithin,
  planeOf,
  typeOf,
  unitOf,
} from '../model/units.ts'
import type { Order } from '../orders.ts'
import { gainOf } from './worth.ts'
import { ranked } from './ideas.ts'
import type { Idea } from './ideas.ts'

type StrikeOrder = Extract<Order, { kind: 'strike' }>

interface Spot {
  x: number
  y: number
}

/** The item that is worth most; nothing of an empty list. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number): Item | undefined {
  let found: Item | undefined
  let most = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value <= most) continue
    most = value
    found = item
  }
  return found
}

export function bestEndurance(view: State, seat: Seat): Order | undefined {
  return endure.legalOrders(view, seat)[0]
}

/** Bombers go first, each for the target that is worth most; fighters follow, where bombers are, or strafe where none will be. */
export function bestFlight(view: State, seat: Seat): Order | undefined {
  const planes = planesToFly(view, seat)
  const home = homeInTheDark(view, seat, planes)
  if (home) return home
  const plane = planes.find(one => isBomber(view, one)) ?? planes[0]
  if (!plane) return undefined
  const low = isBomber(view, plane) ? undefined : placeToStrafe(view, plane)
  if (low) return { kind: 'flyLow', aircraft: plane.id, x: low.x, y: low.y }
  const place = isBomber(view, plane) ? placeToAttack(view, plane) : placeToFight(view, plane)
  return { kind: 'fly', aircraft: plane.id, x: place.x, y: place.y }
}

/** [WAS-170] [WAS-171] In the dark two of three do not find their way and one of six does not come back; patrol bombers do. */
function homeInTheDark(view: State, seat: Seat, planes: readonly Aircraft[]): Order | undefined {
  const isWorthIt = planes.some(plane => typeOf(view, plane) === 'patrolBomber')
  return view.light !== 'night' || isWorthIt ? undefined : toBase.legalOrders(view, seat)[0]
}

/** [WAS-109] Where no bomber is left for a fighter to go with or to keep off. */
function placeToStrafe(view: State, plane: Aircraft): Spot | undefined {
  const isNeeded = view.aircraft.some(one => one.status !== 'lost' && isBomber(view, one))
  if (isNeeded || !mayStrafe(view, plane)) return undefined
  const targets = view.units.filter(unit => isEnemyAfloat(plane.seat, unit) && isShip(view, unit))
  const target = best(targets, one => worthOfStrafing(view, plane, one))
  return target && worthOfStrafing(view, plane, target) > 0 ? target : undefined
}

/** [WAS-124] What it gains there, less what its own loss would cost. */
function worthOfStrafing(view: State, plane: Aircraft, target: SeaUnit): number {
  const { x, y } = target
  const there = { ...plane, x, y, status: 'flying' as const, isStrafing: true }
  const gain = gainOf(airAimAt(view, there, 'strafe', target).attack)
  const { points, vital } = cardOf(view, plane)
  return gain - points * Math.min(1, diceAgainst(view, there) / (DICE_TO_KILL * vital))
}

/** So many dice against it for each point of its vital armour, and it is lost as good as surely. */
const DICE_TO_KILL = 4

function placeToAttack(view: State, plane: Aircraft): Spot {
  const targets = view.units.filter(unit => isEnemyAfloat(plane.seat, unit))
  const places = targets.flatMap(target =>
    placesAround(view, plane, target).map(at => ({ ...at, target })),
  )
  return best(places, place => worthOfPlace(view, plane, place.target, place)) ?? middle(view)
}

function middle({ rules }: State): Spot {
  return { x: rules.width >> 1, y: rules.height >> 1 }
}

/** Over the target; for torpedoes and depth charges also beside it, where fewer ships may shoot. */
function placesAround(view: State, plane: Aircraft, { x, y }: SeaUnit): Spot[] {
  const near = 600
  const far = 880
  const beside = hasWeapon(cardOf(view, plane), 'bomb')
    ? []
    : [
        { x: x + far, y },
        { x: x - far, y },
        { x, y: y + far },
        { x, y: y - far },
        { x: x + near, y: y + near },
        { x: x - near, y: y + near },
        { x: x + near, y: y - near },
        { x: x - near, y: y - near },
      ]
  return [{ x, y }, ...beside].filter(at => isOnTable(view, at))
}

/** What the attack gains there, less for each die that will be rolled against it. */
function worthOfPlace(view: State, plane: Aircraft, target: SeaUnit, at: Spot): number {
  const there = { ...plane, x: at.x, y: at.y, status: 'flying' as const }
  const gain = gainThere(view, there, target)
  const dice = diceAgainst(view, there)
  const { armor } = cardOf(view, plane)
  return gain * Math.max(0.1, 1 - dice / (armor * 8))
}

function gainThere(view: State, plane: Aircraft, target: SeaUnit): number {
  const card = cardOf(view, plane)
  const isDived = !isShip(view, target)
  const weapon = isDived ? 'asw' : hasWeapon(card, 'bomb') ? 'bomb' : 'torpedo'
  if (!hasWeapon(card, weapon)) return 0
  return gainOf(airAimAt(view, plane, weapon, target).attack)
}

function diceAgainst(view: State, plane: Aircraft): number {
  const ships = view.units.filter(unit => isEnemyAfloat(plane.seat, unit))
  const fighters = view.aircraft.filter(
    other => other.seat !== plane.seat && isFlying(other) && !other.isStrafing,
  )
  return [...ships, ...fighters].reduce(
    (sum, attacker) => sum + cardDice(airAttackOf(view, attacker, 'antiair', plane)),
    0,
  )
}

/** Among enemy bombers, beside own ones, or over a carrier. */
function placeToFight(view: State, plane: Aircraft): Spot {
  const others = view.aircraft.filter(other => isFlying(other) && isBomber(view, other))
  const carriers = carriersOf(view, plane.seat)
  const places: Spot[] = [...carriers, ...others]
  return best(places, at => worthOfFight(view, plane, at, others, carriers)) ?? middle(view)
}

function worthOfFight(
  view: State,
  plane: Aircraft,
  at: Spot,
  bombers: readonly Aircraft[],
  carriers: readonly SeaUnit[],
): number {
  const near = bombers.filter(other => isWithin(at, other, section))
  const foes = near.filter(({ seat }) => seat !== plane.seat).length
  const isGuarding = carriers.some(carrier => isWithin(at, carrier, section))
  const isCovered = view.aircraft.some(
    other =>
      other.seat === plane.seat &&
      isFlying(other) &&
      isFighter(view, other) &&
      isWithin(at, other, section),
  )
  return foes * 2 + (near.length - foes) + (isGuarding ? 1.5 : 0) - (isCovered ? 1.5 : 0)
}

/** To enemy bombers that could not be reached otherwise. */
export function bestSortie(view: State, seat: Seat): Order | undefined {
  const patrol = best(usefulMoves(view, seat, patrolsOf(view, seat)), () => 1)
  if (patrol) return { kind: 'patrol', ...patrol }
  const vector = best(usefulMoves(view, seat, vectorsOf(view, seat)), () => 1)
  return vector && { kind: 'vector', ...vector }
}

function usefulMoves<Move extends Spot & { aircraft: string }>(
  view: State,
  seat: Seat,
  moves: readonly Move[],
): Move[] {
  const bombers = enemyPlanes(view, seat).filter(plane => isBomber(view, plane))
  const isReached = (at: Spot) => bombers.some(plane => isWithin(at, plane, section))
  return moves.filter(move => isReached(move) && !isReached(planeOf(view, move.aircraft)))
}

/** The attack on an aircraft that is worth most, of fighters with all the help there is. */
export function bestDefense(view: State, seat: Seat): Order | undefined {
  const sortie = bestSortie(view, seat)
  if (sortie?.kind === 'patrol') return sortie
  return attacksInDefense(view, seat)[0]?.order
}

/** Attacks on aircraft, the one that is worth most first; none while a fighter had better change its place. */
export function defensesByWorth(view: State, seat: Seat): Idea[] {
  return bestSortie(view, seat)?.kind === 'patrol' ? [] : attacksInDefense(view, seat)
}

/** Ships before fighters. */
function attacksInDefense(view: State, seat: Seat): Idea[] {
  const shots = shipsInDefense(view, seat).flatMap(unit => shotsOf(view, seat, unit))
  if (shots.length > 0)
    return ranked(
      shots,
      ({ unit, target }) => airAttackOf(view, unitOf(view, unit), 'antiair', planeOf(view, target)),
      ({ target }) => urgencyOf(view, planeOf(view, target)),
    )
  const fights = fightersInDefense(view, seat).flatMap(plane => dogfightsOf(view, seat, plane))
  return ranked(
    fights,
    ({ aircraft, target }) =>
      airAttackOf(view, planeOf(view, aircraft), 'antiair', planeOf(view, target)),
    ({ target, experts }) => urgencyOf(view, planeOf(view, target)) * (1 + experts.length / 100),
  )
}

/** Aircraft that are about to attack are worth more. */
function urgencyOf(view: State, target: Aircraft): number {
  return isBomber(view, target) ? 2 : 1
}

export function bestReport(view: State, seat: Seat): Order | undefined {
  return best(
    spot.legalOrders(view, seat),
    ({ target }) => cardOf(view, unitOf(view, target)).points,
  )
}

/** The air attack that gains most; none where nothing is gained. */
export function bestStrike(view: State, seat: Seat): Order | undefined {
  const [first] = strikesByWorth(view, seat)
  return first && first.worth > 0 ? first.order : undefined
}

/** Air attacks with all the help there is, the one that gains most first. */
export function strikesByWorth(view: State, seat: Seat): Idea[] {
  const strikes = strikersOf(view, seat)
    .flatMap(plane => strikesAt(view, plane))
    .map(strike => withExperts(view, strike))
  return ranked(
    strikes,
    ({ aircraft, weapon, target }) =>
      airAimAt(view, planeOf(view, aircraft), weapon, unitOf(view, target)).attack,
  )
}

function withExperts(view: State, order: Omit<StrikeOrder, 'experts'>): StrikeOrder {
  return { ...order, experts: allExperts(view, planeOf(view, order.aircraft), order.weapon) }
}

export function bestLanding(view: State, seat: Seat): Order | undefined {
  return landingsOf(view, seat).length > 0 ? { kind: 'landAll' } : undefined
}

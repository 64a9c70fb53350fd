import { hexTowards, turnBetween } from '@grognard/geometry/hex/hex.ts'
import type { Seat } from '@grognard/umpire'
import { attitudes, becalmed } from '../book/tables/sailing.ts'
import { loseGuns } from '../chapters/damage/lose-guns.ts'
import { grapple } from '../chapters/grappling/grapple.ts'
import { cutMast, unfoul, ungrapple } from '../chapters/grappling/loosen.ts'
import { load, loadMany } from '../chapters/upkeep/load.ts'
import { repair } from '../chapters/upkeep/repair.ts'
import { setSails } from '../chapters/upkeep/sails.ts'
import { allowanceIn } from '../model/allowance.ts'
import { areEnemies, cardOf, distanceBetween, isFighting, shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { isForTheTaking, wantsToBoard } from './boarding.ts'
import { isEscaping } from './escapes.ts'
import { squareWorths } from './worth.ts'

/** Masts alongside are cut away, and whoever is the weaker comes free. */
export function bestUnfouling(state: State, seat: Seat): Order | undefined {
  const [mast] = cutMast.legalOrders(state, seat)
  if (mast) return mast
  return unfoul.legalOrders(state, seat).find(({ ship, other }) => !wantsHold(state, ship, other))
}

export function bestUngrappling(state: State, seat: Seat): Order | undefined {
  return ungrapple
    .legalOrders(state, seat)
    .find(({ ship, other }) => !wantsHold(state, ship, other))
}

export function bestGrapple(state: State, seat: Seat): Order | undefined {
  return grapple.legalOrders(state, seat).find(({ ship, target }) => wantsHold(state, ship, target))
}

/** Whether a ship is to be held fast: to be boarded, or to be taken as she lies there beaten. */
function wantsHold(state: State, ship: string, other: string): boolean {
  const [own, foe] = [shipOf(state, ship), shipOf(state, other)]
  if (!areEnemies(state, own, foe)) return false
  if (isForTheTaking(state, own, foe)) return nearestFoe(state, own) > CROWDED
  return wantsToBoard(state, own, foe)
}

/** No prize is taken in hand with a fighting enemy so near, hexes. */
const CROWDED = 4

/** The most guns of the section that counts least: the first that the umpire offers. */
export function bestLoss(state: State, seat: Seat): Order | undefined {
  return loseGuns.legalOrders(state, seat)[0]
}

type LoadOrder = ReturnType<typeof load.legalOrders>[number]

const isRound = ({ ammunition }: Pick<LoadOrder, 'ammunition'>) => ammunition === 'round'

/** Round shot, for all with one word where that is offered, the side towards the enemy first. */
export function bestLoad(state: State, seat: Seat): Order | undefined {
  const all = loadMany.legalOrders(state, seat).find(isRound)
  return all ?? sideToLoad(state, load.legalOrders(state, seat).filter(isRound))
}

/** [WS-240] Of two empty sides the one that the nearest enemy lies on. */
function sideToLoad(state: State, orders: readonly LoadOrder[]): LoadOrder | undefined {
  const [first, second] = orders
  if (!first || second?.ship !== first.ship) return first
  const ship = shipOf(state, first.ship)
  const foe = nearestFoeOf(state, ship)
  if (!foe) return first
  const [left, right] = [-1, 1].map(turn =>
    distanceBetween({ ...ship, ...hexTowards(ship, abeam(ship.heading, turn)) }, foe),
  )
  const towards = (left ?? 0) <= (right ?? 0) ? 'port' : 'starboard'
  return orders.find(({ ship: id, side }) => id === first.ship && side === towards) ?? first
}

/** The direction to port or to starboard, as near abeam as there is one. */
const abeam = (heading: number, turn: number): number => ((heading - 1 + 2 * turn + 6) % 6) + 1

/** [WS-241] Whoever has a turn to spare mends what counts most; without way, the rigging. */
export function bestRepair(state: State, seat: Seat): Order | undefined {
  const [first, ...others] = repair.legalOrders(state, seat)
  if (!first) return undefined
  const ship = shipOf(state, first.ship)
  const worths = squareWorths(state, ship)
  const hasLostSection = ship.rigging.some(squares => squares === 0)
  const worthOf = ({ part }: typeof first) =>
    worths[part] + 10 * ship.repairs[part] + (part === 'rigging' && hasLostSection ? 5 : 0)
  return others
    .filter(order => order.ship === first.ship)
    .reduce((best, order) => (worthOf(order) > worthOf(best) ? order : best), first)
}

/** Enemies nearer than this make full sail a risk, hexes. */
const BATTLE_SAIL = 6

/** Full sail to come up with the enemy or away from him, battle sail within his reach, unless the wind is too light for it. */
export function bestSails(state: State, seat: Seat): Order | undefined {
  return setSails.legalOrders(state, seat).find(({ ship: id, sails }) => {
    const ship = shipOf(state, id)
    const wantsWay = isEscaping(state, ship) || nearestFoe(state, ship) > BATTLE_SAIL
    const isHeadToWind = turnBetween(ship.heading, state.wind.direction) === 3
    const isFull = (wantsWay && !isHeadToWind) || liesUnderBattleSail(state, ship)
    return sails === (isFull ? 'full' : 'battle') && cardOf(state, ship).full > 0
  })
}

/** [WS-037] [WS-042] If the wind of the next turn fell off once more, she would make no hex under battle sail; [WS-062] and full sail is not set again from a standstill. */
function liesUnderBattleSail(state: State, ship: Ship): boolean {
  const coming = state.wind.next ?? state.wind
  const wind = { ...state.wind, ...coming, velocity: Math.max(becalmed, coming.velocity - 1) }
  const underBattleSail: Ship = { ...ship, sails: 'battle' }
  return attitudes.every(at => allowanceIn({ ...state, wind }, underBattleSail, at) === 0)
}

function nearestFoe(state: State, ship: Ship): number {
  const foe = nearestFoeOf(state, ship)
  return foe ? distanceBetween(ship, foe) : Infinity
}

function nearestFoeOf(state: State, ship: Ship): Ship | null {
  let nearest: Ship | null = null
  let least = Infinity
  for (const other of state.ships) {
    if (!isFighting(other) || !areEnemies(state, ship, other)) continue
    const distance = distanceBetween(ship, other)
    if (distance >= least) continue
    least = distance
    nearest = other
  }
  return nearest
}

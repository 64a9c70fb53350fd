import type { Seat } from '@grognard/umpire'
import { loseGuns } from '../chapters/damage/lose-guns.ts'
import { grapple } from '../chapters/grappling/grapple.ts'
import { cutMast, unfoul, ungrapple } from '../chapters/grappling/loosen.ts'
import { load } from '../chapters/upkeep/load.ts'
import { repair } from '../chapters/upkeep/repair.ts'
import { setSails } from '../chapters/upkeep/sails.ts'
import { areEnemies, cardOf, distanceBetween, isFighting, shipOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { sum } from './worth.ts'

/** What a square of crew of each quality is worth in a fight. */
const fighters = { EL: 5, CR: 4, SE: 3.5, AV: 3, GR: 2, PR: 1 } as const

function fightingStrength(ship: Ship): number {
  return sum(ship.crew) * fighters[ship.quality]
}

/** So many times the enemy's strength makes boarding a good plan. */
const ODDS_TO_BOARD = 1.8

/** Whether the seat wants to come to a hand-to-hand fight with a ship. */
function wantsToBoard(own: Ship, other: Ship): boolean {
  return fightingStrength(own) >= ODDS_TO_BOARD * fightingStrength(other)
}

/** Masts alongside are cut away, and whoever is the weaker comes free. */
export function bestUnfouling(state: State, seat: Seat): Order | undefined {
  const [mast] = cutMast.legalOrders(state, seat)
  if (mast) return mast
  return unfoul.legalOrders(state, seat).find(({ ship, other }) => !wantsFight(state, ship, other))
}

export function bestUngrappling(state: State, seat: Seat): Order | undefined {
  return ungrapple
    .legalOrders(state, seat)
    .find(({ ship, other }) => !wantsFight(state, ship, other))
}

export function bestGrapple(state: State, seat: Seat): Order | undefined {
  return grapple
    .legalOrders(state, seat)
    .find(({ ship, target }) => wantsFight(state, ship, target))
}

function wantsFight(state: State, ship: string, other: string): boolean {
  const [own, foe] = [shipOf(state, ship), shipOf(state, other)]
  return areEnemies(state, own, foe) && wantsToBoard(own, foe)
}

/** The most guns of the section that counts least: the first that the umpire offers. */
export function bestLoss(state: State, seat: Seat): Order | undefined {
  return loseGuns.legalOrders(state, seat)[0]
}

/** Round shot, on the side towards the enemy first. */
export function bestLoad(state: State, seat: Seat): Order | undefined {
  return load.legalOrders(state, seat).find(({ ammunition }) => ammunition === 'round')
}

/** No enemy so near, hexes: there is time to repair. */
const QUIET = 12

export function bestRepair(state: State, seat: Seat): Order | undefined {
  return repair
    .legalOrders(state, seat)
    .find(({ ship }) => nearestFoe(state, shipOf(state, ship)) > QUIET)
}

/** Enemies nearer than this make full sail a risk, hexes. */
const BATTLE_SAIL = 14

/** Full sail to come up with the enemy, battle sail within his reach. */
export function bestSails(state: State, seat: Seat): Order | undefined {
  return setSails.legalOrders(state, seat).find(({ ship: id, sails }) => {
    const ship = shipOf(state, id)
    const isNear = nearestFoe(state, ship) <= BATTLE_SAIL
    return sails === (isNear ? 'battle' : 'full') && cardOf(state, ship).full > 0
  })
}

function nearestFoe(state: State, ship: Ship): number {
  let nearest = Infinity
  for (const other of state.ships)
    if (isFighting(other) && areEnemies(state, ship, other))
      nearest = Math.min(nearest, distanceBetween(ship, other))
  return nearest
}

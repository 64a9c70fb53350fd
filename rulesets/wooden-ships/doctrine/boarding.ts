import { total } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { dieSides } from '../book/tables/gunnery.ts'
import { meleeRatios } from '../book/tables/melee.ts'
import { party, standDown } from '../chapters/boarding/parties.ts'
import { lossesBy, meleeModifiers, strengthOf } from '../chapters/boarding/strength.ts'
import { isSectionFree } from '../model/crews.ts'
import {
  areAdjacent,
  areEnemies,
  bondBetween,
  distanceBetween,
  findShip,
  isFighting,
  shipOf,
} from '../model/ships.ts'
import type { Party, Ship, State } from '../model/state.ts'
import type { Order } from '../orders.ts'

/** How a fight for a ship is likely to end. */
type Verdict = 'taken' | 'beatenOff' | 'undecided'

/** Two turns and a half of it. */
const ROUNDS = 8

/** Followed with what is lost on the average, by squares that board and squares that defend. */
function verdictOn(state: State, own: Ship, foe: Ship, board: number, defend: number): Verdict {
  const ratios = meleeRatios.battle
  let attack = board
  let defence = defend
  for (let round = 0; round < ROUNDS; round++) {
    const strength = strengthOf(attack, own.quality)
    const resistance = strengthOf(defence, foe.quality)
    if (strength >= ratios.captures * resistance) return 'taken'
    if (resistance >= ratios.repels * strength) return 'beatenOff'
    defence -= meanLoss(state, strength, own, foe, true)
    attack -= meanLoss(state, resistance, foe, own, false)
  }
  return 'undecided'
}

/** [WS-222] Squares that the enemy loses in a round, on the average. */
function meanLoss(
  state: State,
  strength: number,
  own: Ship,
  enemy: Ship,
  isBoarding: boolean,
): number {
  const modifier = total(meleeModifiers, { state, own, enemy, isMutual: false, isBoarding })
  let lost = 0
  for (let die = 1; die <= dieSides; die++)
    lost += lossesBy(strength, Math.max(1, Math.min(dieSides, die + modifier)))
  return lost / dieSides
}

/** [WS-123] Only the first two sections board. */
const boarders = ({ crew }: Ship): number => (crew[0] ?? 0) + (crew[1] ?? 0)

/** [WS-124] Her first section turns to by itself, the second is told off in time; who is warned has more of them there. */
function defenders({ crew, isReady }: Ship): number {
  const [first = 0, second = 0, third = 0] = crew
  return first + second + (isReady ? third : 0)
}

/** Whether it is a good plan to come to a hand-to-hand fight. */
export function wantsToBoard(state: State, own: Ship, foe: Ship): boolean {
  if (!isFighting(own) || own.prize || !isFighting(foe)) return false
  return verdictOn(state, own, foe, boarders(own), defenders(foe)) === 'taken'
}

/** [WS-233] An enemy beside that has given up and is there for the taking; in a duel she is beaten already. */
export function isForTheTaking(state: State, own: Ship, other: Ship): boolean {
  return (
    state.rules.victory !== 'duel' &&
    (other.status === 'struck' || other.status === 'surrendered') &&
    other.doom === 'none' &&
    areEnemies(state, own, other)
  )
}

/** The enemies that hang together with a ship or lie so near. */
function foesWithin(state: State, ship: Ship, hexes: number): Ship[] {
  return state.ships.filter(
    foe =>
      isFighting(foe) &&
      areEnemies(state, ship, foe) &&
      (distanceBetween(ship, foe) <= hexes || bondBetween(state, ship.id, foe.id) !== undefined),
  )
}

/** Boarders are told off when their target is so near, hexes; and stand down when nobody is within the other. */
const reach = { prepare: 2, standDown: 5 } as const

/** What is to be done about boarding for the first ship that needs it. */
export function bestParty(state: State, seat: Seat): Order | undefined {
  const orders = party.legalOrders(state, seat)
  for (const order of orders) if (isWanted(state, order)) return order
  return standDown.legalOrders(state, seat).find(({ ship }) => isIdle(state, shipOf(state, ship)))
}

type PartyOrder = ReturnType<typeof party.legalOrders>[number]

function isWanted(state: State, order: PartyOrder): boolean {
  const ship = shipOf(state, order.ship)
  const formed = ship.parties[order.section - 1] ?? null
  const target = order.target === '' ? null : shipOf(state, order.target)
  if (target) return isGoodTarget(state, ship, order.party, target) && !isBusy(state, ship, formed)
  if (formed) return false
  return isToPrepare(state, ship, order.section) || isToDefend(state, ship, order.section)
}

function isGoodTarget(state: State, ship: Ship, kind: Party['kind'], target: Ship): boolean {
  return kind === 'transfer' ? isForTheTaking(state, ship, target) : isToBoard(state, ship, target)
}

/** Told off already for a ship that is worth it: nobody changes his mind. */
function isBusy(state: State, ship: Ship, formed: Party | null): boolean {
  const target = formed?.target ? findShip(state, formed.target) : undefined
  if (!formed || !target || !areAdjacent(ship, target)) return false
  return isGoodTarget(state, ship, formed.kind, target)
}

function isToBoard(state: State, ship: Ship, target: Ship): boolean {
  if (!bondBetween(state, ship.id, target.id)) return false
  return wantsToBoard(state, ship, target)
}

/** [WS-122] [WS-123] Whoever boards next turn stands ready now; the second section once they hang together. */
function isToPrepare(state: State, ship: Ship, section: number): boolean {
  if (section === 3) return false
  const prizes = state.ships.some(
    other => isForTheTaking(state, ship, other) && areAdjacent(ship, other),
  )
  const hasParty = ship.parties.some(formed => formed !== null)
  if (prizes && !hasParty) return section === 1
  return foesWithin(state, ship, reach.prepare).some(foe => {
    if (!wantsToBoard(state, ship, foe)) return false
    return hasParty ? bondBetween(state, ship.id, foe.id) !== undefined : section === 1
  })
}

/** [WS-124] Where the first section alone would be overcome, the next ones leave the guns. */
function isToDefend(state: State, ship: Ship, section: number): boolean {
  if (section === 1 && isSectionFree(ship, 0) && isSectionFree(ship, 1)) return false
  const standing = ship.crew.reduce(
    (sum, squares, at) => sum + (at === 0 || ship.parties[at] ? squares : 0),
    0,
  )
  return foesWithin(state, ship, 1).some(
    foe => foe.isReady && verdictOn(state, foe, ship, boarders(foe), standing) !== 'beatenOff',
  )
}

/** Nobody to board, nobody to be boarded by. */
function isIdle(state: State, ship: Ship): boolean {
  const foes = foesWithin(state, ship, reach.standDown)
  if (foes.some(foe => wantsToBoard(state, ship, foe))) return false
  if (foesWithin(state, ship, 1).some(({ isReady }) => isReady)) return false
  return !state.ships.some(other => isForTheTaking(state, ship, other) && areAdjacent(ship, other))
}

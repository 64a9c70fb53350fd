import { hullDistance, isHullWithin } from '@grognard/geometry/measured/index.ts'
import { allows, field, judgeBy, oneByChance } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { boardingGap, contactGap } from '../../book/tables/melee.ts'
import { inInches } from '../../model/measures.ts'
import { areInMelee, isMeleeSide, nextMelee, sideTowards } from '../../model/melees.ts'
import { cannotPay, pay } from '../../model/players.ts'
import { unknownShip } from '../../model/ship-refusals.ts'
import { areEnemies, findShip, isFreshPrize, isOperational, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { nextRound } from './round.ts'

/** A ship and the one it would board or take over. */
export interface Beside {
  state: State
  seat: Seat
  ship: Ship
  target: Ship
}

/** A ship whose crew would go over. */
type Boarders = Pick<Beside, 'seat' | 'ship'>

const ownCrew: LobRefusal<Boarders> = stop(
  'LOB-160',
  'lob.refuse.notYourCrew',
  ({ seat, ship }) => ship.seat !== seat || !isOperational(ship),
  ({ ship }) => ({ ship: ship.name }),
)

const freeCrew: readonly LobRefusal<Boarders>[] = [
  refuse(
    'LOB-203',
    'lob.refuse.fleeingBoard',
    ({ ship }) => ship.isFleeing,
    ({ ship }) => ({ ship: ship.name }),
  ),
  refuse(
    'LOB-174',
    'lob.refuse.freshPrize',
    ({ ship }) => isFreshPrize(ship),
    ({ ship }) => ({ ship: ship.name }),
  ),
]

/** What keeps a crew from going over to whatever ship. */
const boarderRefusals: readonly LobRefusal<Boarders>[] = [ownCrew, ...freeCrew]

/** What boarding and taking over ask alike, wherever the two lie. */
export const besideRefusals: readonly LobRefusal<Beside>[] = [
  ownCrew,
  stop(
    'LOB-160',
    'lob.refuse.boardFriend',
    ({ state, ship, target }) => !areEnemies(state, ship, target),
    ({ target }) => ({ target: target.name }),
  ),
  stop(
    'LOB-160',
    'lob.refuse.boardGone',
    ({ target }) => target.status !== 'afloat',
    ({ target }) => ({ target: target.name }),
  ),
  ...freeCrew,
]

const mayGoOver = allows(boarderRefusals)

/** [LOB-160] A crew boards over half an inch of water. */
const notBeside: LobRefusal<Beside> = refuse(
  'LOB-160',
  'lob.refuse.notBeside',
  ({ ship, target }) => !isHullWithin(ship, target, boardingGap),
  b => ({ ...waterBetween(b), gap: inInches(boardingGap) }),
)

/** [LOB-151] [LOB-075] A ship without crew is taken only hull against hull. */
export const notInContact: LobRefusal<Beside> = refuse(
  'LOB-151',
  'lob.refuse.notInContact',
  ({ ship, target }) => !areInContact(ship, target),
  waterBetween,
)

/** [LOB-075] Whether hulls touch, as a move that is ended by the other hull leaves them. */
export function areInContact(ship: Ship, other: Ship): boolean {
  return isHullWithin(ship, other, contactGap)
}

function waterBetween({ ship, target }: Beside) {
  return {
    ship: ship.name,
    target: target.name,
    inches: inInches(hullDistance(ship, target)),
  }
}

const boardRefusals: readonly LobRefusal<Beside>[] = [
  ...besideRefusals,
  notBeside,
  refuse(
    'LOB-151',
    'lob.refuse.boardUnmanned',
    ({ target }) => target.isStruck || target.crew === 0,
    ({ target }) => ({ target: target.name }),
  ),
  stop(
    'LOB-161',
    'lob.refuse.sameMelee',
    ({ state, ship, target }) => areInMelee(state, ship, target),
    ({ ship, target }) => ({ ship: ship.name, target: target.name }),
  ),
  refuse(
    'LOB-161',
    'lob.refuse.sideInMelee',
    ({ state, ship, target }) => isMeleeSide(state, ship, sideTowards(ship, target)),
    ({ ship, target }) => sideIn(ship, target),
  ),
  refuse(
    'LOB-161',
    'lob.refuse.sideInMelee',
    ({ state, ship, target }) => isMeleeSide(state, target, sideTowards(target, ship)),
    ({ ship, target }) => sideIn(target, ship),
  ),
  cannotPay('melee'),
]

/** [LOB-160] Whether the ship may board this one of its neighbours. */
export const mayBoard = allows(boardRefusals)

const sideIn = (ship: Ship, other: Ship) => ({
  ship: ship.name,
  battery: { key: `lob.battery.${sideTowards(ship, other)}` },
})

export const boardShape = { ship: field.piece('ship'), target: field.target('ship') }

/** [LOB-160] [LOB-171] A melee is declared; both crews pay, the boarded one as far as it can. */
export const board: LobOrderRules<'board'> = {
  shape: boardShape,
  judge(state, seat, order) {
    const ship = findShip(state, order.ship)
    const target = findShip(state, order.target)
    if (!ship) return unknownShip(order.ship)
    if (!target) return unknownShip(order.target, 'LOB-160')
    return judgeBy(boardRefusals, { state, seat, ship, target })
  },
  execute(table, _seat, order) {
    const { state } = table
    beginMelee(table, shipOf(state, order.ship), shipOf(state, order.target), 0, null)
  },
  continues(table, seat, order) {
    board.execute(table, seat, order)
    return nextRound(table)
  },
  legalOrders: (state, seat) => boardings(state, seat),
  sample(state, seat, dice) {
    const ship = oneByChance(state.ships, dice, row => preyOf(state, seat, row) !== undefined)
    const target = ship && preyOf(state, seat, ship)
    return target && { kind: 'board', ship: ship.id, target: target.id }
  },
  tool: { tool: 'list', piece: order => order.ship, target: order => order.target },
  describe: (state, order) => ({
    key: 'lob.order.board',
    values: {
      ship: findShip(state, order.ship)?.name ?? order.ship,
      target: findShip(state, order.target)?.name ?? order.target,
    },
  }),
}

/** [LOB-024] [LOB-171] Both sides pay once, when the melee is declared. */
export function beginMelee(
  table: LobTable,
  attacker: Ship,
  defender: Ship,
  bonus: number,
  continues: number | null,
): void {
  pay(table, attacker.seat, 'melee')
  pay(table, defender.seat, 'melee')
  table.emit({
    kind: 'meleeBegun',
    melee: nextMelee(table.state),
    attacker: attacker.id,
    defender: defender.id,
    attackerBattery: sideTowards(attacker, defender),
    defenderBattery: sideTowards(defender, attacker),
    bonus,
    turn: table.state.turn,
    continues,
  })
}

function boardings(state: State, seat: Seat): Of<Order, 'board'>[] {
  const found: Of<Order, 'board'>[] = []
  for (const ship of state.ships)
    if (ship.seat === seat && ship.status === 'afloat')
      for (const target of neighbours(state, ship))
        if (mayBoard({ state, seat, ship, target }))
          found.push({ kind: 'board', ship: ship.id, target: target.id })
  return found
}

/** Whether the ship's crew may go over to any other, for this seat. */
export function hasBoarders(seat: Seat, ship: Ship): boolean {
  return mayGoOver({ seat, ship })
}

/** The first neighbour that the ship may board for this seat. */
function preyOf(state: State, seat: Seat, ship: Ship): Ship | undefined {
  if (!hasBoarders(seat, ship)) return undefined
  return neighbours(state, ship).find(target => mayBoard({ state, seat, ship, target }))
}

/** Ships of other seats that lie side by side with this one. */
export function neighbours(state: State, ship: Ship): Ship[] {
  const found: Ship[] = []
  const { ships } = state
  for (let i = 0; i < ships.length; i++) {
    const other = ships[i]
    if (other === undefined || other.seat === ship.seat || other.status !== 'afloat') continue
    if (isHullWithin(ship, other, boardingGap)) found.push(other)
  }
  return found
}

import { areCirclesWithin, hullDistance, isHullWithin } from '@grognard/geometry/measured/hull.ts'
import { allowed, allows, field, isAllowed, judgeBy, oneByChance, together } from '@grognard/umpire'
import type { Dice, Message, Ruling, Seat } from '@grognard/umpire'
import { halfLost } from '../../book/tables/fire.ts'
import {
  crewKept,
  transferEnemyWithin,
  transferGap,
  transferOf,
  transferRoughWeather,
} from '../../book/tables/movement.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { inInches } from '../../model/measures.ts'
import { hasToMove } from '../../model/must-move.ts'
import { cannotPay, pay } from '../../model/players.ts'
import { judgeShip, manned, notFleeing, ownShip, unknownShip } from '../../model/ship-refusals.ts'
import type { ShipContext } from '../../model/ship-refusals.ts'
import {
  cardOf,
  findShip,
  hasLost,
  isActiveEnemy,
  isOnBoard,
  nameOf,
  shipOf,
} from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal, LobTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** [LOB-083] [LOB-084] Rough weather or an enemy near one of the ships asks for a test. */
export function isRisky(state: State, ship: Ship, to: Ship): boolean {
  if (state.weather >= transferRoughWeather) return true
  return state.ships.some(
    other =>
      isActiveEnemy(state, ship, other) &&
      (isHullWithin(ship, other, transferEnemyWithin) ||
        isHullWithin(to, other, transferEnemyWithin)),
  )
}

/** [LOB-082] [LOB-085] All arrive, or what the die says. */
function passCrew(table: LobTable, from: string, to: string, declared: number): void {
  const { state } = table
  const giver = shipOf(state, from)
  const receiver = shipOf(state, to)
  const rule = state.weather >= transferRoughWeather ? 'LOB-083' : 'LOB-084'
  const die = isRisky(state, giver, receiver) ? table.roll(dieSides, rule) : null
  const { arrive, lost } = die === null ? { arrive: declared, lost: 0 } : transferOf(declared, die)
  table.emit({
    kind: 'crewTransferred',
    from,
    to,
    turn: state.turn,
    declared,
    die,
    arrived: arrive,
    lost,
    fromCrew: giver.crew - arrive - lost,
    toCrew: receiver.crew + arrive,
  })
}

/** `ship` gives to `to`. */
interface Transferring extends ShipContext {
  to: Ship
  crew: number
}

const bothNames = ({ ship, to }: Transferring) => ({ ship: ship.name, to: to.name })

/** The row of a table, read for the receiving ship. */
function forReceiver(row: LobRefusal<ShipContext>): LobRefusal<Transferring> {
  const read = ({ state, seat, to }: Transferring): ShipContext => ({ state, seat, ship: to })
  const { rule, message, when, values } = row
  const turned: LobRefusal<Transferring> = { rule, message, when: c => when(read(c)), stop: true }
  return values ? { ...turned, values: context => values(read(context)) } : turned
}

/** [LOB-080] Ruling: a ship has moved, or it stays where it is this turn. */
function isStillMoving(state: State, ship: Ship): boolean {
  return !ship.hasMoved && hasToMove(state, ship)
}

/** [LOB-086] */
function havePassedCrew({ state, ship, to }: Transferring): boolean {
  return state.transfers.some(
    row =>
      row.turn === state.turn &&
      ((row.from === ship.id && row.to === to.id) || (row.from === to.id && row.to === ship.id)),
  )
}

/** [LOB-081] The most crew that may be declared. */
function mostCrew(state: State, ship: Ship, to: Ship): number {
  return Math.max(0, Math.min(ship.crew - crewKept, roomFor(state, to)))
}

function roomFor(state: State, to: Ship): number {
  return cardOf(state, to).crew - to.crew
}

const toOwnShip: LobRefusal<Transferring> = stop(
  'LOB-080',
  'lob.refuse.transferNotOwn',
  ({ seat, to }) => to.seat !== seat,
  c => ({
    ship: c.ship.name,
    most: inInches(transferGap),
    nearest: nearestOwn(c),
  }),
)

const nearEnough: LobRefusal<Transferring> = refuse(
  'LOB-080',
  'lob.refuse.transferTooFar',
  ({ ship, to }) => !isHullWithin(ship, to, transferGap),
  c => ({
    ...bothNames(c),
    inches: inInches(hullDistance(c.ship, c.to)),
    most: inInches(transferGap),
  }),
)

const hasToSpare: LobRefusal<Transferring> = refuse(
  'LOB-081',
  'lob.refuse.transferCrew',
  ({ state, ship, to, crew }) => crew > mostCrew(state, ship, to),
  c => ({
    ...bothNames(c),
    most: mostCrew(c.state, c.ship, c.to),
  }),
)

const transferRefusals: LobRefusal<Transferring>[] = [
  ...ownShip,
  manned,
  notFleeing,
  toOwnShip,
  ...ownShip.map(forReceiver),
  stop('LOB-080', 'lob.refuse.transferToItself', ({ ship, to }) => ship === to, bothNames),
  nearEnough,
  refuse(
    'LOB-080',
    'lob.refuse.transferBeforeMove',
    ({ state, ship, to }) => isStillMoving(state, ship) || isStillMoving(state, to),
    ({ state, ship, to }) => ({
      ship: (isStillMoving(state, ship) ? ship : to).name,
    }),
  ),
  refuse('LOB-086', 'lob.refuse.transferTwice', havePassedCrew, bothNames),
  hasToSpare,
  cannotPay('transfer'),
]

const isOwnShip = allows(ownShip)

/** The table read quickly: most ships are far from each other, and most have their full crew. */
const mayTransfer = allows([...ownShip, toOwnShip, nearEnough, hasToSpare, ...transferRefusals])

/** Who wanted to give crew to a stranger is told of the nearest own ship, and whether she may get it. */
function nearestOwn(context: Transferring): Message {
  const to = nearestTo(context)
  if (!to) return { key: 'lob.transfer.noOther' }
  const isOpen = isAllowed(transferRefusals, { ...context, to, crew: 1 })
  return { key: isOpen ? 'lob.transfer.open' : 'lob.transfer.closed', values: { to: to.name } }
}

/** Why that nearest ship gets none either, by the rows that refuse her; allowed where she does. */
function whyNearestGetsNone(context: Transferring): Ruling {
  const to = context.ship.seat === context.seat ? nearestTo(context) : undefined
  return to ? judgeBy(transferRefusals, { ...context, to, crew: 1 }) : allowed
}

function nearestTo({ state, seat, ship }: Transferring): Ship | undefined {
  const near = (one: Ship, two: Ship) => hullDistance(ship, one) - hullDistance(ship, two)
  const others = state.ships.filter(row => row !== ship && row.seat === seat && isOnBoard(row))
  return others.toSorted(near)[0]
}

export const transferShape = {
  ship: field.piece('ship'),
  to: field.friend('ship'),
  crew: field.integer(1, 1000),
}

/** [LOB-080] Crew passes from one own ship to another nearby. */
export const transfer: LobOrderRules<'transfer'> = {
  shape: transferShape,
  judge(state, seat, order) {
    const to = findShip(state, order.to)
    if (!to) return unknownShip(order.to, 'LOB-080')
    const { crew } = order
    const giving = (ship: Ship): Transferring => ({ state, seat, ship, to, crew })
    const ruling = judgeShip(state, order.ship, transferRefusals, giving)
    const ship = findShip(state, order.ship)
    return ship && to.seat !== seat ? together(ruling, whyNearestGetsNone(giving(ship))) : ruling
  },
  execute(table, seat, order) {
    pay(table, seat, 'transfer')
    passCrew(table, order.ship, order.to, order.crew)
  },
  legalOrders: (state, seat) =>
    pairsOf(state, seat).flatMap(([ship, to]) =>
      Array.from({ length: mostCrew(state, ship, to) }, (_, more) => ({
        kind: 'transfer' as const,
        ship: ship.id,
        to: to.id,
        crew: more + 1,
      })),
    ),
  /** Mostly to a ship that has lost half its crew, and half of what may pass. */
  sample(state, seat, dice) {
    const isAny = dice.roll(ANY_TRANSFER) === 1
    const to = oneByChance(state.ships, dice, ship => isAny || isShortOfHands(state, seat, ship))
    const giver = to && giverByChance({ state, seat, ship: to, to, crew: 1 }, dice)
    if (!giver) return undefined
    const most = mostCrew(state, giver, to)
    const crew = isAny ? dice.roll(most) : Math.ceil(most / 2)
    return { kind: 'transfer', ship: giver.id, to: to.id, crew }
  },
  tool: { tool: 'list', piece: order => order.ship, target: order => order.to },
  describe: (state, order) => ({
    key: 'lob.order.transfer',
    values: {
      ship: nameOf(state, order.ship),
      to: nameOf(state, order.to),
      crew: order.crew,
    },
  }),
}

/** Of so many samples one helps out whom it may. */
const ANY_TRANSFER = 4

function isShortOfHands(state: State, seat: Seat, ship: Ship): boolean {
  return ship.seat === seat && ship.status === 'afloat' && hasLost(state, ship, 'crew', halfLost)
}

/** Who may help the receiver; one record serves for all who are asked. */
function giverByChance(transferring: Transferring, dice: Dice): Ship | undefined {
  const { state, seat, to } = transferring
  return oneByChance(state.ships, dice, ship => {
    if (ship.seat !== seat || !areCirclesWithin(ship, to, transferGap)) return false
    transferring.ship = ship
    return mayTransfer(transferring)
  })
}

/** Giver and receiver of every lawful transfer. */
function pairsOf(state: State, seat: Seat): [Ship, Ship][] {
  const pairs: [Ship, Ship][] = []
  for (const ship of state.ships)
    for (const to of state.ships) if (mayGive(state, seat, ship, to)) pairs.push([ship, to])
  return pairs
}

/** Whether there is any; ships with their full crew, as most are, need none. */
export function mayPassCrew(state: State, seat: Seat): boolean {
  const { ships } = state
  for (const to of ships) {
    if (roomFor(state, to) <= 0 || !isOwnShip({ state, seat, ship: to })) continue
    const transferring: Transferring = { state, seat, ship: to, to, crew: 1 }
    for (const ship of ships) {
      transferring.ship = ship
      if (mayTransfer(transferring)) return true
    }
  }
  return false
}

/** Whether it may give one box at least. */
export function mayGive(state: State, seat: Seat, ship: Ship, to: Ship): boolean {
  return mayTransfer({ state, seat, ship, to, crew: 1 })
}

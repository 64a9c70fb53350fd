import { allows, joinNames, judgeBy, stepOf } from '@grognard/umpire'
import type { ByStep, Forfeit, Seat } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import { legalLandings } from './chapters/boats/land.ts'
import { mayPassCrew } from './chapters/boats/transfer.ts'
import { shipsYetToAim } from './chapters/fire/aim.ts'
import { maySpin } from './chapters/manoeuvres/anchor-and-spin.ts'
import { mayRefloat } from './chapters/manoeuvres/refloat.ts'
import { board } from './chapters/melee/board.ts'
import { takeOver } from './chapters/melee/take-over.ts'
import { mayFlee } from './chapters/movement/flee.ts'
import { maySail } from './chapters/movement/path.ts'
import { hasShipsToMove, mustStillMove } from './model/must-move.ts'
import { nobody } from './model/players.ts'
import { hasOwnShip, mayAnchor, mayTack } from './model/ship-refusals.ts'
import type { ShipContext } from './model/ship-refusals.ts'
import type { Ship, State } from './model/state.ts'
import { chapter } from './rules.ts'
import type { LobOrderRules, LobRefusal } from './rules.ts'
import { refuse } from './words.ts'
import type { Key } from './words.ts'

/** [LOB-060] The seat, where any of its ships could do anything in the movement phase. */
export function seatWithShips(state: State, seat: Seat): readonly Seat[] {
  return hasAnythingToDo(state, seat) ? [seat] : nobody
}

/** Whether the seat is still asked after an order of the movement phase. */
export function hasAnythingToDo(state: State, seat: Seat): boolean {
  return (
    hasOwnShip(state, seat, canAct) ||
    mayRefloat(state, seat) ||
    mayPassCrew(state, seat) ||
    legalLandings(state, seat).length > 0
  )
}

/** Whether any order of moving is open to a ship; the tables that look for hulls come last. */
function canAct(context: ShipContext): boolean {
  return (
    mayAnchor(context) ||
    mayTack(context) ||
    maySpin(context) ||
    maySail(context) ||
    mayFlee(context)
  )
}

interface DoneContext {
  state: State
  seat: Seat
}

/** What is open to a ship that has still to move: all, no anchor any more, or nothing but flight. */
type Bound = 'free' | 'runsOn' | 'flees'

/** [LOB-203] [LOB-102] */
function boundBy({ isFleeing, manoeuvre }: Ship): Bound {
  if (isFleeing) return 'flees'
  return manoeuvre === 'tackFailed' ? 'runsOn' : 'free'
}

function mustMove(bound: Bound, rule: RuleId, message: Key): LobRefusal<DoneContext> {
  const isSuch = (ship: Ship) => boundBy(ship) === bound
  const ships = ({ state, seat }: DoneContext) => mustStillMove(state, seat).filter(isSuch)
  return refuse(
    rule,
    message,
    ({ state, seat }) => stepOf(state) === 'move' && hasShipsToMove(state, seat, isSuch),
    c => ({
      count: ships(c).length,
      ships: joinNames(ships(c).map(ship => ship.name)),
    }),
  )
}

const doneRefusals: LobRefusal<DoneContext>[] = [
  mustMove('free', 'LOB-061', 'lob.refuse.mustMove'),
  mustMove('runsOn', 'LOB-102', 'lob.refuse.mustRunOn'),
  mustMove('flees', 'LOB-203', 'lob.refuse.mustFlee'),
]

const mayBeDone = allows(doneRefusals)

const couldStill = (ask: string, ships: readonly Ship[]): Forfeit[] =>
  ships.map(({ id, name }) => ({ piece: id, name, ask }))

const shipsIn = (state: State, orders: readonly { ship: string }[]): Ship[] =>
  state.ships.filter(({ id }) => orders.some(({ ship }) => ship === id))

/** [LOB-132] [LOB-160] What is lost step by step where it is gone on. */
const forfeits: ByStep<State, (state: State, seat: Seat) => Forfeit[]> = {
  target: (state, seat) => couldStill('lob.ask.fire', shipsYetToAim(state, seat)),
  board: (state, seat) => [
    ...couldStill('lob.ask.board', shipsIn(state, board.legalOrders(state, seat))),
    ...couldStill('lob.ask.takeOver', shipsIn(state, takeOver.legalOrders(state, seat))),
  ],
}

/** [LOB-046] The seat has done all it wants to do here. */
export const done: LobOrderRules<'done'> = {
  shape: {},
  judge: (state, seat) => judgeBy(doneRefusals, { state, seat }),
  execute() {},
  legalOrders: (state, seat) => (mayBeDone({ state, seat }) ? [{ kind: 'done' }] : []),
  sample: (state, seat) => (mayBeDone({ state, seat }) ? { kind: 'done' } : undefined),
  tool: {
    tool: 'list',
    isPrimary: true,
    forfeits: (state, seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
  },
  describe: () => ({ key: 'lob.order.done' }),
}

/** The word that ends a step: what it leaves undone, several chapters know between them, so it is in none. */
export const turn = chapter({
  events: {},
  orders: { done },
  messages: { en: {}, de: {}, da: {} },
})

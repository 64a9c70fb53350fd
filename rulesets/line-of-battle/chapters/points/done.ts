import { judgeBy } from '@grognard/umpire'
import type { Forfeit, Seat } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobRefusal } from '../../rules.ts'
import { shipsYetToAim } from '../fire/aim.ts'
import { board } from '../melee/board.ts'
import { takeOver } from '../melee/take-over.ts'
import { hasShipsToMove, mustStillMove } from '../movement/duty.ts'

interface DoneContext {
  state: State
  seat: Seat
}

/** The step that play rests at. */
function stepOf(state: State): string {
  return state.place[state.place.length - 1]?.at ?? ''
}

/** What is open to a ship that has still to move: all, no anchor any more, or nothing but flight. */
type Bound = 'free' | 'runsOn' | 'flees'

/** [LOB-203] [LOB-102] */
function boundBy({ isFleeing, manoeuvre }: Ship): Bound {
  if (isFleeing) return 'flees'
  return manoeuvre === 'tackFailed' ? 'runsOn' : 'free'
}

function mustMove(bound: Bound, rule: RuleId, message: string): LobRefusal<DoneContext> {
  const ships = ({ state, seat }: DoneContext) =>
    mustStillMove(state, seat).filter(ship => boundBy(ship) === bound)
  return {
    rule,
    message,
    values: context => ({
      count: ships(context).length,
      ships: ships(context)
        .map(ship => ship.name)
        .join(', '),
    }),
    when: context =>
      stepOf(context.state) === 'move' &&
      hasShipsToMove(context.state, context.seat) &&
      ships(context).length > 0,
  }
}

const doneRefusals: LobRefusal<DoneContext>[] = [
  mustMove('free', 'LOB-061', 'lob.refuse.mustMove'),
  mustMove('runsOn', 'LOB-102', 'lob.refuse.mustRunOn'),
  mustMove('flees', 'LOB-203', 'lob.refuse.mustFlee'),
]

/** [LOB-061] The same, found out as quickly as search needs it. */
function isDone(state: State, seat: Seat): boolean {
  return stepOf(state) !== 'move' || !hasShipsToMove(state, seat)
}

const couldStill = (ask: string, ships: readonly Ship[]): Forfeit[] =>
  ships.map(({ id, name }) => ({ piece: id, name, ask }))

const shipsIn = (state: State, orders: readonly { ship: string }[]): Ship[] =>
  state.ships.filter(({ id }) => orders.some(({ ship }) => ship === id))

/** [LOB-132] [LOB-160] What is lost step by step where it is gone on. */
const forfeits: Record<string, (state: State, seat: Seat) => Forfeit[]> = {
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
  legalOrders: (state, seat) => (isDone(state, seat) ? [{ kind: 'done' }] : []),
  sample: (state, seat) => (isDone(state, seat) ? { kind: 'done' } : undefined),
  tool: {
    tool: 'list',
    isPrimary: true,
    forfeits: (state, seat) => forfeits[stepOf(state)]?.(state, seat) ?? [],
  },
  describe: () => ({ key: 'lob.order.done' }),
}

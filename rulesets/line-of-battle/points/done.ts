import { judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { hasShipsToMove, mustStillMove } from '../movement/duty.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import type { RuleId } from '../rulebook.ts'
import type { Ship, State } from '../state.ts'

export interface DoneSituation {
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

function mustMove(bound: Bound, rule: RuleId, message: string): LobRefusal<DoneSituation> {
  const ships = ({ state, seat }: DoneSituation) =>
    mustStillMove(state, seat).filter(ship => boundBy(ship) === bound)
  return {
    rule,
    message,
    values: situation => ({
      count: ships(situation).length,
      ships: ships(situation)
        .map(ship => ship.name)
        .join(', '),
    }),
    when: situation =>
      stepOf(situation.state) === 'move' &&
      hasShipsToMove(situation.state, situation.seat) &&
      ships(situation).length > 0,
  }
}

export const doneRefusals: LobRefusal<DoneSituation>[] = [
  mustMove('free', 'LOB-061', 'lob.refuse.mustMove'),
  mustMove('runsOn', 'LOB-102', 'lob.refuse.mustRunOn'),
  mustMove('flees', 'LOB-203', 'lob.refuse.mustFlee'),
]

/** [LOB-061] The same, found out as quickly as search needs it. */
function isDone(state: State, seat: Seat): boolean {
  return stepOf(state) !== 'move' || !hasShipsToMove(state, seat)
}

/** [LOB-046] The seat has done all it wants to do here. */
export const done: LobOrderRules<'done'> = {
  shape: {},
  judge: (state, seat) => judgeBy(doneRefusals, { state, seat }),
  carryOut() {},
  offers: (state, seat) => (isDone(state, seat) ? [{ kind: 'done' }] : []),
  pick: (state, seat) => (isDone(state, seat) ? { kind: 'done' } : undefined),
  tool: { tool: 'list', isPrimary: true },
  tell: () => ({ key: 'lob.order.done' }),
}

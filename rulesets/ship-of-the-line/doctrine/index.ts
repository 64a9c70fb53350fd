import { stepOf } from '@grognard/umpire'
import type { ByStep, Dice, Doctrine, Lookahead, Seat } from '@grognard/umpire'
import { berth } from '../chapters/setup/berths.ts'
import { chooseOfficers } from '../chapters/setup/officers.ts'
import { chooseNation } from '../chapters/setup/opening.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { bestMarines } from './boarding.ts'
import { bestDot, bestOfTurn, candidates } from './captain.ts'
import { evaluate } from './evaluate.ts'
import { fullAnswer, fullGrape } from './gunnery.ts'

/** Until about the ship's next turn: what she does and what all others do about it. */
const lookahead: Lookahead<State> = {
  clock: ({ round, queue, ships }) => round + 1 - queue.length / (ships.length + 1),
  ahead: 1,
  candidates: 3,
  rollouts: 8,
  priorWeight: 0.3,
}

/** A draw is welcome to whoever has the worse of it. */
function answerToDraw(state: State, seat: Seat, _dice: Dice): Order {
  return { kind: evaluate(state, seat) < 0 ? 'agree' : 'decline' }
}

function anyFlag(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(chooseNation.legalOrders(state, seat), dice)
}

function anyBerth(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(berth.legalOrders(state, seat), dice)
}

function anyOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

/** A card of each officer, by chance: which of the two makes but a small difference. */
export function anyOfficers(state: State, seat: Seat, dice: Dice): Order | undefined {
  return anyOf(chooseOfficers.legalOrders(state, seat), dice)
}

type Chooser = (state: State, seat: Seat, dice: Dice) => Order | undefined

/** What a sensible captain says at each step that asks. */
export const choosers: ByStep<State, Chooser> = {
  nation: anyFlag,
  officers: anyOfficers,
  berth: anyBerth,
  dotOfReturn: bestDot,
  captain: bestOfTurn,
  retaliation: fullAnswer,
  marines: bestMarines,
  grape: fullGrape,
  secondGrape: fullGrape,
  answerDraw: answerToDraw,
}

export const doctrine: Doctrine<State, Order> = {
  choose(view, seat, dice) {
    return choosers[stepOf(view)]?.(view, seat, dice) ?? { kind: 'endTurn' }
  },
  evaluate,
  candidates,
  lookahead,
  missRate: { beginner: 55, practised: 12 },
}

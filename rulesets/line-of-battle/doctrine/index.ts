import { stepOf } from '@grognard/umpire'
import type { ByStep, Dice, Doctrine, Seat } from '@grognard/umpire'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { candidates } from './candidates.ts'
import {
  bestAim,
  bestAsVictor,
  bestBoarding,
  bestCounter,
  bestFire,
  bestGuns,
  bestPrizeCrew,
  bestReply,
  bestSpending,
  nextShot,
} from './combat.ts'
import type { Thoroughness } from './courses.ts'
import { evaluate } from './evaluate.ts'
import { lookahead, thoroughnessIn } from './lookahead.ts'
import { bestEntry, bestMove } from './moving.ts'
import { bestConditions, bestEdge, bestFleet, bestPlace, bestQuarter } from './placing.ts'
import { bestRescueMove } from './sailing.ts'
import { plans, temperOf } from './tempers.ts'
import type { Temper } from './tempers.ts'

type Chooser = (
  state: State,
  seat: Seat,
  dice: Dice,
  thoroughness: Thoroughness,
  temper: Temper,
) => Order | undefined

/** What a sensible captain says at each step that asks. */
export const choosers: ByStep<State, Chooser> = {
  conditions: bestConditions,
  muster: bestFleet,
  quarter: bestQuarter,
  edge: bestEdge,
  place: bestPlace,
  vanguard: bestPlace,
  shots: (state, seat, _dice, _thoroughness, temper) => nextShot(state, seat, temper),
  reinforcement: bestEntry,
  move: bestMove,
  guns: bestGuns,
  target: (state, seat, _dice, _thoroughness, temper) => bestAim(state, seat, undefined, temper),
  fire: bestFire,
  counter: bestCounter,
  rescueMove: bestRescueMove,
  board: (state, seat, _dice, _thoroughness, temper) => bestBoarding(state, seat, temper),
  prize: bestPrizeCrew,
  victor: bestAsVictor,
  points: bestSpending,
  answer: bestReply,
}

export const doctrine: Doctrine<State, Order> = {
  choose(view, seat, dice, style) {
    const thoroughness = thoroughnessIn(style)
    const order = choosers[stepOf(view)]?.(view, seat, dice, thoroughness, temperOf(style))
    return order ?? { kind: 'done' }
  },
  evaluate,
  candidates,
  lookahead,
  plans,
  missRate: { beginner: 80, practised: 30 },
}

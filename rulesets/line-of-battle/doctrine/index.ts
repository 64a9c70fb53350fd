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
import { lookahead, quick } from './lookahead.ts'
import { bestEntry, bestMove } from './moving.ts'
import { bestConditions, bestEdge, bestFleet, bestPlace, bestQuarter } from './placing.ts'
import { bestRescueMove } from './sailing.ts'

type Chooser = (
  state: State,
  seat: Seat,
  dice: Dice,
  thoroughness: Thoroughness,
) => Order | undefined

/** What a sensible captain says at each step that asks. */
export const choosers: ByStep<State, Chooser> = {
  conditions: bestConditions,
  muster: bestFleet,
  quarter: bestQuarter,
  edge: bestEdge,
  place: bestPlace,
  vanguard: bestPlace,
  shots: nextShot,
  reinforcement: bestEntry,
  move: bestMove,
  guns: bestGuns,
  target: (state, seat) => bestAim(state, seat),
  fire: bestFire,
  counter: bestCounter,
  rescueMove: bestRescueMove,
  board: bestBoarding,
  prize: bestPrizeCrew,
  victor: bestAsVictor,
  points: bestSpending,
  answer: bestReply,
}

export const doctrine: Doctrine<State, Order> = {
  choose(view, seat, dice, style) {
    const step = stepOf(view)
    return (
      choosers[step]?.(view, seat, dice, style === quick ? 'quick' : 'thorough') ?? {
        kind: 'done',
      }
    )
  },
  evaluate,
  candidates,
  lookahead,
  missRate: { beginner: 80, practised: 30 },
}

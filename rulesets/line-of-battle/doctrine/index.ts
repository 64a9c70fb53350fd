import type { Dice, Doctrine, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { bestAsVictor, bestBoarding, bestPrizeCrew } from './boarding.ts'
import type { Thoroughness } from './courses.ts'
import { evaluate } from './evaluate.ts'
import { candidates } from './candidates.ts'
import { lookahead, quick } from './lookahead.ts'
import { bestAim, bestCounter, bestFire, bestGuns, nextShot } from './firing.ts'
import { bestEntry, bestMove } from './moving.ts'
import { bestReply, bestSpending } from './parley.ts'
import { bestRescueMove } from './sailing-on.ts'
import { bestPlace } from './placing.ts'
import { bestConditions, bestEdge, bestFleet, bestQuarter } from './setting.ts'

type Chooser = (
  state: State,
  seat: Seat,
  dice: Dice,
  thoroughness: Thoroughness,
) => Order | undefined

/** What a sensible captain says at each step that asks. */
export const choosers: Readonly<Record<string, Chooser>> = {
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
    const step = view.place[view.place.length - 1]?.at ?? ''
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

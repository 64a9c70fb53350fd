import type { Dice, Doctrine, Seat } from '@grognard/umpire'
import { mayFire } from '../command/shot.ts'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { evaluate } from './evaluate.ts'
import {
  bestAim,
  bestAsVictor,
  bestBoarding,
  bestCounter,
  bestFire,
  bestGuns,
  bestPrizeCrew,
  bestRescueMove,
  bestShot,
} from './fighting.ts'
import { bestEntry, bestMove } from './moving.ts'
import { bestReply, bestSpending } from './parley.ts'
import { chooseSetting } from './setting.ts'

type Chooser = (state: State, seat: Seat, dice: Dice) => Order | undefined

/** What a sensible captain says at each step of the sequence. */
const choosers: Record<string, Chooser> = {
  conditions: (state, seat, dice) => chooseSetting(state, seat, 'chooseConditions', dice),
  muster: (state, seat, dice) => chooseSetting(state, seat, 'muster', dice),
  quarter: (state, seat, dice) => chooseSetting(state, seat, 'chooseQuarter', dice),
  edge: (state, seat, dice) => chooseSetting(state, seat, 'chooseEdge', dice),
  place: (state, seat, dice) => chooseSetting(state, seat, 'place', dice),
  vanguard: (state, seat, dice) => chooseSetting(state, seat, 'place', dice),
  shots: chooseNextShot,
  reinforcement: bestEntry,
  move: bestMove,
  guns: bestGuns,
  target: bestAim,
  fire: bestFire,
  counter: bestCounter,
  rescueMove: bestRescueMove,
  board: bestBoarding,
  prize: bestPrizeCrew,
  victor: bestAsVictor,
  points: bestSpending,
  answer: bestReply,
}

/** One ship after the other, then done. */
function chooseNextShot(state: State, seat: Seat): Order | undefined {
  for (const ship of state.ships) {
    if (ship.seat !== seat || ship.status !== 'afloat' || !mayFire(state, ship)) continue
    if (ship.shot === null)
      return { kind: 'chooseShot', ship: ship.id, shot: bestShot(state, ship) }
  }
  return { kind: 'done' }
}

export const doctrine: Doctrine<State, Order> = {
  choose(view, seat, dice) {
    const step = view.place[view.place.length - 1]?.at ?? ''
    return choosers[step]?.(view, seat, dice) ?? { kind: 'done' }
  },
  evaluate,
}

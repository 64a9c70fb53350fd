import type { Dice, Doctrine, Seat } from '@grognard/umpire'
import type { Order } from '../orders.ts'
import type { State } from '../state.ts'
import { bestMarines } from './boarding.ts'
import { bestDot, bestOfTurn } from './captain.ts'
import { evaluate } from './evaluate.ts'
import { candidates } from './candidates.ts'
import { lookahead } from './lookahead.ts'
import { fullAnswer, fullGrape } from './firing.ts'
import { answerToDraw } from './parley.ts'
import { anyBerth, anyFlag, anyOfficers } from './setting.ts'

type Chooser = (state: State, seat: Seat, dice: Dice) => Order | undefined

/** What a sensible captain says at each step that asks. */
export const choosers: Readonly<Record<string, Chooser>> = {
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
    const step = view.place[view.place.length - 1]?.at ?? ''
    return choosers[step]?.(view, seat, dice) ?? { kind: 'endTurn' }
  },
  evaluate,
  candidates,
  lookahead,
  missRate: { beginner: 55, practised: 12 },
}

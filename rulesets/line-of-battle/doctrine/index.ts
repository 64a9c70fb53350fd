import type { Dice, Doctrine, Lookahead, Seat } from '@grognard/umpire'
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
import { evaluate } from './evaluate.ts'
import { bestEntry, bestMove } from './moving.ts'
import { bestConditions, bestEdge, bestFleet, bestPlace, bestQuarter } from './placing.ts'
import { bestRescueMove } from './sailing.ts'
import type { Thoroughness } from './sailing.ts'

const beforeTheGuns = [
  'newTurn',
  'pools',
  'initiative',
  'shots',
  'reveal',
  'reinforcement',
  'move',
  'pickUp',
  'lines',
  'rudders',
]
const layingTheGuns = ['guns', 'target']

/** How much of a turn is behind: until all have moved, while guns are laid, and after that. */
const parts = { before: 0, laying: 0.5, after: 0.75 }

function partOfTurn({ place }: State): number {
  const step = place[0]?.at ?? ''
  if (beforeTheGuns.includes(step)) return parts.before
  return layingTheGuns.includes(step) ? parts.laying : parts.after
}

/** Whether the broadsides of this turn are still to come. */
export function areGunsToSpeak(state: State): boolean {
  return partOfTurn(state) < parts.after
}

/** The manner of somebody who has little time. */
const quick = 'quick'

/**
 * To where the guns are laid, and no further: what the dice make of it is all chance. So targets are
 * not followed, for the guns would not have fired.
 */
const lookahead: Lookahead<State> = {
  clock: state => state.turn + partOfTurn(state),
  isOfUse: ({ place }) => place[place.length - 1]?.at !== 'target',
  ahead: 0.25,
  style: quick,
  candidates: 6,
  priorWeight: 2,
}

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

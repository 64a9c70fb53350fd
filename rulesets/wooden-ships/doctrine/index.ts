import { stepOf } from '@grognard/umpire'
import type { ByStep, Candidate, Dice, Doctrine, Seat } from '@grognard/umpire'
import { shipName } from '../model/names.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { bestParty } from './boarding.ts'
import { evaluate } from './evaluate.ts'
import { bestFire, firesWorthWhile } from './gunnery.ts'
import {
  bestGrapple,
  bestLoad,
  bestLoss,
  bestRepair,
  bestSails,
  bestUnfouling,
  bestUngrappling,
} from './handling.ts'
import { bestPlot, plotCandidates } from './sailing.ts'

type Chooser = (view: State, seat: Seat, dice: Dice, style?: string) => Order | undefined

/** What a sensible commander says at each step that asks; where he has nothing to say, he goes on. */
const choosers: ByStep<State, Chooser> = {
  plots: bestPlot,
  parties: bestParty,
  targets: bestFire,
  losses: bestLoss,
  unfouling: bestUnfouling,
  grapple: bestGrapple,
  ungrapple: bestUngrappling,
  upkeep: (view, seat) => bestLoad(view, seat) ?? bestSails(view, seat) ?? bestRepair(view, seat),
}

/** [WS-031] Steps that are written and sealed. */
const sealed: readonly string[] = ['plots', 'parties', 'targets']

function choose(view: State, seat: Seat, dice: Dice, style?: string): Order {
  const step = stepOf(view)
  const goOn: Order = sealed.includes(step) ? { kind: 'seal' } : { kind: 'done' }
  return choosers[step]?.(view, seat, dice, style) ?? goOn
}

/** Plots and targets are thought about; the rest is done. */
function* candidates(view: State, seat: Seat, dice: Dice): Generator<Candidate<Order>, void> {
  const step = stepOf(view)
  const order = choose(view, seat, dice)
  if (step === 'plots' && order.kind === 'plot') yield* plotCandidates(view, seat)
  else if (order.kind === 'fire') yield* fireCandidates(view, seat)
  else yield { order, worth: 0 }
}

function fireCandidates(view: State, seat: Seat): Candidate<Order>[] {
  return firesWorthWhile(view, seat).map(({ order, worth }) => ({
    order,
    worth,
    because: [
      {
        key: 'ws.because.target',
        values: { ship: shipName(view, order.ship), target: shipName(view, order.target) },
      },
    ],
  }))
}

export const doctrine: Doctrine<State, Order> = {
  choose,
  evaluate,
  candidates,
  missRate: { beginner: 70, practised: 25 },
}

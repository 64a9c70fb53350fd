import { stepOf } from '@grognard/umpire'
import type { ByStep, Doctrine, Seat } from '@grognard/umpire'
import { fleetBy, middling } from '../model/muster.ts'
import type { State } from '../model/state.ts'
import type { Order } from '../orders.ts'
import { signalLoss } from '../chapters/signals/signal-loss.ts'
import { takeLeader } from '../chapters/signals/take-leader.ts'
import { bestParty } from './boarding.ts'
import { beginnersCandidates, candidates, lookahead } from './candidates.ts'
import { evaluate } from './evaluate.ts'
import { bestFire } from './gunnery.ts'
import {
  bestGrapple,
  bestLoad,
  bestLoss,
  bestRepair,
  bestSails,
  bestUnfouling,
  bestUngrappling,
} from './handling.ts'
import { bestShot } from './loads.ts'
import { bestPlot } from './sailing.ts'

type Chooser = (view: State, seat: Seat) => Order | undefined

/** What a sensible commander says at each step that asks; where he has nothing to say, he goes on. */
const choosers: ByStep<State, Chooser> = {
  muster: (view, seat) => ({ kind: 'muster', ships: fleetBy(view, seat, middling) }),
  leaders: (view, seat) => takeLeader.legalOrders(view, seat)[0],
  signals: (view, seat) => signalLoss.legalOrders(view, seat)[0],
  plots: bestPlot,
  parties: bestParty,
  targets: bestFire,
  losses: bestLoss,
  unfouling: bestUnfouling,
  grapple: bestGrapple,
  ungrapple: bestUngrappling,
  upkeep: (view, seat) =>
    bestShot(view, seat) ?? bestLoad(view, seat) ?? bestSails(view, seat) ?? bestRepair(view, seat),
}

/** [WS-031] Steps that are written and sealed. */
const sealed: readonly string[] = ['plots', 'parties', 'targets']

function choose(view: State, seat: Seat): Order {
  const step = stepOf(view)
  const goOn: Order = sealed.includes(step) ? { kind: 'seal' } : { kind: 'done' }
  return choosers[step]?.(view, seat) ?? goOn
}

export const doctrine: Doctrine<State, Order> = {
  choose,
  evaluate,
  candidates,
  beginnersCandidates,
  lookahead,
  missRate: { beginner: 60, practised: 20 },
}

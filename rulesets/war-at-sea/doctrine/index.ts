import { stepOf } from '@grognard/umpire'
import type { ByStep, Doctrine, Seat } from '@grognard/umpire'
import { unload } from '../chapters/ending/cargo.ts'
import { bombardmentsOpen } from '../chapters/gunnery/bombard.ts'
import type { State } from '../model/state.ts'
import { cardOf, unitOf } from '../model/units.ts'
import type { Order } from '../orders.ts'
import {
  bestDefense,
  bestEndurance,
  bestFlight,
  bestLanding,
  bestReport,
  bestSortie,
  bestStrike,
} from './air.ts'
import { beginnersCandidates, candidates, lookahead, shotsByWorth } from './candidates.ts'
import { bestCourse } from './sailing.ts'
import { bestFleet, bestPlace, bestSide } from './setting-out.ts'
import { evaluate } from './evaluate.ts'
import { planIds } from './plans.ts'

type Chooser = (view: State, seat: Seat, style?: string) => Order | undefined

const choosers: ByStep<State, Chooser> = {
  fleets: bestFleet,
  chooseSide: bestSide,
  deploy: bestPlace,
  move: bestCourse,
  airBegins: bestEndurance,
  fly: bestFlight,
  scramble: bestSortie,
  antiair: bestDefense,
  strikeBegins: bestReport,
  strike: bestStrike,
  gunfire: (view, seat) => bombardmentsOpen(view, seat)[0] ?? shotsByWorth(view, seat)[0]?.order,
  cargo: bestUnloading,
  land: bestLanding,
}

/** [WAS-A59] A merchant of a convoy is worth more where she is bound for. */
function bestUnloading(view: State, seat: Seat): Order | undefined {
  return unload
    .legalOrders(view, seat)
    .find(({ unit }) => !cardOf(view, unitOf(view, unit)).isConvoy)
}

export const doctrine: Doctrine<State, Order> = {
  choose: (view, seat, _dice, style) =>
    choosers[stepOf(view)]?.(view, seat, style) ?? { kind: 'done' },
  evaluate,
  candidates,
  beginnersCandidates,
  lookahead,
  plans: planIds,
  missRate: { beginner: 85, practised: 45 },
}

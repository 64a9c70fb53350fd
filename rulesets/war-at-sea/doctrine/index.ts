import { stepOf } from '@grognard/umpire'
import type { ByStep, Doctrine, Seat } from '@grognard/umpire'
import { unload } from '../chapters/ending/cargo.ts'
import { bombardmentsOpen } from '../chapters/gunnery/bombard.ts'
import { isReadyToFire, shotsOf } from '../chapters/gunnery/fire.ts'
import { diceOf } from '../model/attacks.ts'
import { aimAt } from '../model/targets.ts'
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
import { evaluate } from './evaluate.ts'
import { bestCourse } from './sailing.ts'
import { bestFleet, bestPlace, bestSide } from './setting-out.ts'

type Chooser = (view: State, seat: Seat) => Order | undefined

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
  gunfire: (view, seat) => bombardmentsOpen(view, seat)[0] ?? bestShot(view, seat),
  cargo: bestUnloading,
  land: bestLanding,
}

/** [WAS-A59] A merchant of a convoy is worth more where she is bound for. */
function bestUnloading(view: State, seat: Seat): Order | undefined {
  return unload
    .legalOrders(view, seat)
    .find(({ unit }) => !cardOf(view, unitOf(view, unit)).isConvoy)
}

function bestShot(view: State, seat: Seat): Order | undefined {
  const shots = view.units
    .filter(unit => isReadyToFire(view, seat, unit))
    .flatMap(unit => shotsOf(view, unit))
  const worth = (order: (typeof shots)[number]) =>
    diceOf(aimAt(view, unitOf(view, order.unit), order.weapon, unitOf(view, order.target)).attack)
  return shots.toSorted((one, other) => worth(other) - worth(one))[0]
}

export const doctrine: Doctrine<State, Order> = {
  choose: (view, seat) => choosers[stepOf(view)]?.(view, seat) ?? { kind: 'done' },
  evaluate,
}

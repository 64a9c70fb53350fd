import { stepOf } from '@grognard/umpire'
import type { Message, Seat } from '@grognard/umpire'
import { isOn } from '../book/options.ts'
import { minutesForPlots, phaseMinutes } from '../book/tables/time.ts'
import { fleetOf, isOnSea } from '../model/ships.ts'
import type { State } from '../model/state.ts'

/** The step's own hint and, where moves are timed, how long there is for it; the umpire runs no clock. */
export function advice(view: State, seat: Seat): Message[] {
  const minutes = isOn(view.options, 'timedMoves') ? minutesFor(view, seat) : undefined
  if (minutes === undefined) return []
  return [
    { key: `step.${stepOf(view)}.hint` },
    { key: 'ws.advice.minutes', values: { minutes, rule: 'WS-245' } },
  ]
}

/** [WS-245] Undefined at a step that is not timed. */
function minutesFor(view: State, seat: Seat): number | undefined {
  const step = stepOf(view)
  return step === 'plots' ? minutesForPlots(shipsOfFleet(view, seat)) : phaseMinutes[step]
}

function shipsOfFleet(view: State, seat: Seat): number {
  const fleet = fleetOf(view, seat)
  return view.ships.filter(ship => isOnSea(ship) && fleetOf(view, ship.seat) === fleet).length
}

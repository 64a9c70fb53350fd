import { stepOf } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { isOn } from '../book/options.ts'
import { graceSeconds, minutesForPlots, phaseMinutes, timeFactors } from '../book/tables/time.ts'
import { fleetOf, isOnSea, playerOf, seatsThat } from './ships.ts'
import type { State } from './state.ts'

/** [WS-245] Seconds that a seat has for the step that is asked; undefined where it is not timed. */
export function secondsFor(state: State, seat: Seat): number | undefined {
  if (!isOn(state.options, 'timedMoves')) return undefined
  const minutes = minutesFor(state, seat)
  if (minutes === undefined) return undefined
  return isInGrace(state, seat)
    ? graceSeconds
    : Math.round(60 * minutes * timeFactors[state.options.timeAllowed])
}

function minutesFor(state: State, seat: Seat): number | undefined {
  const step = stepOf(state)
  return step === 'plots' ? minutesForPlots(shipsOfFleet(state, seat)) : phaseMinutes[step]
}

function shipsOfFleet(state: State, seat: Seat): number {
  const fleet = fleetOf(state, seat)
  return state.ships.filter(ship => isOnSea(ship) && fleetOf(state, ship.seat) === fleet).length
}

/** [WS-245] */
export const timedSteps = ['signals', 'plots', 'parties', 'targets', 'upkeep'] as const

export const timedStep = (state: State) => timedSteps.find(step => step === stepOf(state))

/** Turn and step, as one name. */
export const momentOf = (state: State, step: string): string => `${state.turn} ${step}`

/** [WS-245] A player has it once in a battle. */
export function hasGraceLeft(state: State, seat: Seat): boolean {
  return playerOf(state, seat).graceAt === ''
}

/** [WS-245] */
export function isInGrace(state: State, seat: Seat): boolean {
  const { graceAt, lateAt } = playerOf(state, seat)
  const now = momentOf(state, stepOf(state))
  return graceAt === now && lateAt !== now
}

/** [WS-246] Seats whose time for a step of this turn ran out. */
export function lateSeats(state: State, step: string): readonly Seat[] {
  return isAnyLate(state)
    ? seatsThat(state, (_state, seat) => isLateFor(state, seat, step))
    : onTime
}

const onTime: readonly Seat[] = []

/** Most battles are not timed, and no moment is put into words for them. */
function isAnyLate({ players }: State): boolean {
  for (const { lateAt } of players) if (lateAt !== '') return true
  return false
}

function isLateFor(state: State, seat: Seat, step: string): boolean {
  return playerOf(state, seat).lateAt === momentOf(state, step)
}

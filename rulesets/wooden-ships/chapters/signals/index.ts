import type { Seat } from '@grognard/umpire'
import { hasColleague } from '../../model/command.ts'
import { seatsThat } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { signalsEvents } from './events.ts'
import { signalsDanish } from './messages.da.ts'
import { signalsGerman } from './messages.de.ts'
import { signalsEnglish } from './messages.en.ts'
import { mayRelay, relay } from './relay.ts'
import { arrive } from './sending.ts'
import { maySignal, signal } from './signal.ts'
import { maySignalLoss, signalLoss } from './signal-loss.ts'
import { findLeadersLost, seatsWithoutLeader, takeLeader } from './take-leader.ts'

export { findLeadersLost, seatsWithoutLeader }

/** Signals between commanders. */
export const signals = chapter({
  events: signalsEvents,
  orders: { signal, relay, takeLeader, signalLoss },
  messages: { en: signalsEnglish, de: signalsGerman, da: signalsDanish },
})

/** [WS-051] What was read in the turn before comes now. */
export function deliver(table: WsTable): void {
  const { state } = table
  if (state.signals.length === 0) return
  const due = state.signals.filter(
    ({ isRead, hasArrived, passedIn }) => isRead && !hasArrived && passedIn < state.turn,
  )
  for (const one of due) arrive(table, one)
}

/** [WS-047] Seats with a colleague in the same fleet. */
export function seatsToSignal(state: State): readonly Seat[] {
  return seatsThat(state, maySignalMore)
}

export function maySignalMore(state: State, seat: Seat): boolean {
  if (!hasColleague(state, seat)) return false
  return maySignal(state, seat) || maySignalLoss(state, seat) || mayRelay(state, seat)
}

import type { Metric, Of, Seat } from '@grognard/umpire'
import type { Event } from '../events.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'

type Telling = { [K in Event['kind']]?: (event: Of<Event, K>, before: State) => readonly Metric[] }

/** What single events tell: shots and what they hit, ways of sailing, and how ships were lost. */
const tellings: Telling = {
  batteryFired(event, state) {
    const seat = seatOf(state, event.shooter)
    const shot = { count: `shot.${event.isRetaliation ? 'answer' : event.shot}`, seat }
    return event.result === 'none' ? [shot] : [shot, { count: `hit.${event.result}`, seat }]
  },
  shipSunk: (event, state) =>
    event.cause === 'magazine' ? [{ count: 'blownUp', seat: seatOf(state, event.ship) }] : [],
  shipSurrendered: (event, state) => [
    { count: `struck.${causeOf(event, state)}`, seat: seatOf(state, event.ship) },
  ],
  boardingBegan: (event, state) => [{ count: 'boarded', seat: seatOf(state, event.attacker) }],
  shipCaptured: ({ seat, captureNumber }) => [
    { count: captureNumber === 0 ? 'retaken' : 'prize', seat },
  ],
  sailed: ({ ship, action }, state) => [{ count: `way.${action}`, seat: seatOf(state, ship) }],
  collided: ({ ship }, state) => [{ count: 'collided', seat: seatOf(state, ship) }],
  leftBoard: ({ ship }, state) => [{ count: 'leftBoard', seat: seatOf(state, ship) }],
  repaired: ({ ship }, state) => [{ count: 'repaired', seat: seatOf(state, ship) }],
  battleEnded: ({ ending }) => [{ factor: 'ending', is: ending }],
}

export function told(event: Event, before: State): readonly Metric[] {
  return tell(event.kind, event, before)
}

function tell<K extends Event['kind']>(kind: K, event: Event, before: State): readonly Metric[] {
  const telling = tellings[kind]
  return telling ? telling(event as Of<Event, K>, before) : []
}

const seatOf = (state: State, ship: string): Seat => shipOf(state, ship).seat

/** A ship adrift has lost its rudder, or else all its sails. */
function causeOf({ ship, cause }: Of<Event, 'shipSurrendered'>, state: State): string {
  if (cause !== 'adrift') return cause
  return shipOf(state, ship).hasRudder ? 'sails' : 'rudder'
}

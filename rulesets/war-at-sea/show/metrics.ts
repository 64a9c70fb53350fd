import type { Metric, Metrics, Of, Seat } from '@grognard/umpire'
import type { Event } from '../events.ts'
import { scoreOf } from '../model/score.ts'
import type { Aircraft, SeaUnit, State } from '../model/state.ts'
import { cardOf, findPlane, isCrippled, isDamaged, planeOf, unitOf } from '../model/units.ts'

type Teller<K extends Event['kind']> = (event: Of<Event, K>, before: State) => readonly Metric[]
type Tellers = { [K in Event['kind']]?: Teller<K> }

/** What each kind of event adds: attacks by their weapon and those that struck, aircraft, objectives, and how it ended. */
const tellers: Tellers = {
  initiativeRolled: ({ order: [first = ''] }, before) =>
    before.turn === 1 ? [{ factor: 'first', seat: first }] : [],
  attacked: ({ unit, weapon, lost, isDoomed }, before) => {
    const seat = seatOf(before, unit)
    const made = { count: `attack.${weapon}`, seat }
    if (lost === 0 && !isDoomed) return [made]
    return [made, { count: `hit.${weapon}`, seat }, ...firstBlood(before, seat)]
  },
  shotHidden: ({ unit, weapon }, before) => [
    { count: `attack.${weapon}`, seat: seatOf(before, unit) },
  ],
  planeAttacked: ({ unit, result }, before) => {
    const seat = seatOf(before, unit)
    const made = { count: 'attack.antiair', seat }
    return result === 'missed' ? [made] : [made, { count: 'hit.antiair', seat }]
  },
  planeLost: ({ aircraft }, before) => [
    { count: 'planesLost', seat: planeOf(before, aircraft).seat },
  ],
  objectiveClaimed: ({ seat }) => [{ count: 'objectives', seat }],
  smokeLaid: ({ unit }, before) => [{ count: 'smoke', seat: unitOf(before, unit).seat }],
  battleEnded: ({ ending }) => [{ factor: 'ending', is: ending }],
}

/** The side that was the first to do a ship damage. */
function firstBlood(before: State, seat: Seat): Metric[] {
  const isFirst = before.units.every(unit => isUnhurt(before, unit))
  return isFirst ? [{ factor: 'firstBlood', seat }] : []
}

function isUnhurt(state: State, unit: SeaUnit): boolean {
  return !isDamaged(state, unit) && unit.lost === 0 && !unit.isDoomed
}

function seatOf(state: State, id: string): Seat {
  const one: SeaUnit | Aircraft = findPlane(state, id) ?? unitOf(state, id)
  return one.seat
}

/** Asked with one kind at a time, so that each event comes to its own teller. */
function tell<K extends Event['kind']>(
  kind: K,
  event: Of<Event, K>,
  before: State,
): readonly Metric[] {
  return tellers[kind]?.(event, before) ?? []
}

/** [WAS-140] [WAS-141] What has become of every ship, and the points of each side. */
function atEnd(end: State): Metric[] {
  return [
    ...end.units.map(unit => ({ count: `ship.${fateOf(end, unit)}`, seat: unit.seat })),
    ...end.players.map(({ seat }) => ({ count: 'points', seat, times: scoreOf(end, seat) })),
  ]
}

function fateOf(state: State, unit: SeaUnit): string {
  if (unit.status !== 'afloat') return unit.status
  if (isCrippled(state, unit)) return 'crippled'
  return unit.hull < cardOf(state, unit).hull ? 'damaged' : 'whole'
}

export const metrics: Metrics<State, Event> = {
  inEvent: (event, before) => tell(event.kind, event, before),
  atEnd,
}

import type { Metric, Metrics, Seat } from '@grognard/umpire'
import { pointsFor, pointsNow } from '../chapters/ending/points.ts'
import { levelFor } from '../chapters/ending/victory.ts'
import type { Event } from '../events.ts'
import type { PlaceHeld } from '../model/places.ts'
import { ownArea, ownerOf } from '../model/places.ts'
import type { AttackState, State } from '../model/state.ts'
import { findUnit, isDisordered, isOnBoard, seatsOf, sideOf, unitOf } from '../model/units.ts'

/**
 * [BA-Q-34] The points of each side in all and by what they were won for, those of turns' ends in one
 * sum. What a side may win points for and did not is told too: that is what was out of reach.
 */
export function pointsWon(end: State): Metric[] {
  const { points } = end.victory
  const turnEnds = points.filter(({ when }) => when === 'eachTurnEnd')
  return [
    ...perSide(end, 'points', pointsNow(end), seatsOf(end)),
    ...points
      .filter(({ when }) => when !== 'eachTurnEnd')
      .flatMap(rule => perSide(end, `points.${rule.kind}`, pointsFor(end, rule), rule.seats)),
    ...perSide(
      end,
      'points.turnEnds',
      end.score.points,
      turnEnds.flatMap(({ seats }) => seats),
    ),
  ]
}

/** Nothing of a side that cannot win such points. */
function perSide(
  { sides }: State,
  count: string,
  points: readonly number[],
  seats: readonly Seat[],
): Metric[] {
  return sides.flatMap(({ seat }, side) =>
    seats.includes(seat) ? [{ count, seat, times: points[side] ?? 0 }] : [],
  )
}

type Count = Extract<Metric, { count: string }>

/** So many times; nothing for none. */
function some(count: string, seat: Seat, times: number): Count[] {
  return times === 0 ? [] : [{ count, seat, times }]
}

/** [BA-Q-34] Who would have won, had the battle ended with half of its turns; nothing for a draw. */
function leadAtHalf(state: State, turn: number): Metric[] {
  if (turn !== Math.floor(state.lastTurn / 2)) return []
  const { seat } = levelFor(state.victory.levels, pointsNow(state))
  return seat === null ? [] : [{ factor: 'leadAtHalf', seat }]
}

/** [BA-Q-34] Places that change hands, and who took the first of all; nothing of two at a time. */
function placesTaken(before: State, owners: readonly PlaceHeld[]): Metric[] {
  const taken = owners.filter(owner => isTaken(before, owner))
  const counts = before.sides.flatMap(({ seat }, index) =>
    some('placeTaken', seat, taken.filter(({ side }) => side === index).length),
  )
  const [first, second] = counts
  if (!first || second || !isUntouched(before)) return counts
  return [...counts, { factor: 'firstPlace', seat: first.seat }]
}

/** From the other side; or free until now, and worth points to who goes in. */
function isTaken(before: State, { place, side }: PlaceHeld): boolean {
  const owner = ownerOf(before, place)
  if (side === null || side === owner) return false
  return owner !== null || isPrize(before, place, side)
}

/** Who has no points of a place is at home there: to man it takes nothing from anybody. */
function isPrize(state: State, place: string, side: number): boolean {
  const seat = state.sides[side]?.seat
  return seat !== undefined && seatsAfter(state, place).includes(seat)
}

/** Those to whom a place gives points. */
function seatsAfter(state: State, place: string): Seat[] {
  return state.victory.points.flatMap(rule => {
    if (rule.kind !== 'holdBuilding' && rule.kind !== 'holdArea') return []
    const isOwn = rule.kind === 'holdArea' && place === ownArea(state, rule)
    return isOwn || rule.places.includes(place) ? rule.seats : []
  })
}

/** Nobody has yet taken a place from where the scenario began it. */
function isUntouched(state: State): boolean {
  const { startOwners } = state.victory
  return state.score.owners.every(({ place, side }) => {
    const start = startOwners.find(owner => owner.place === place)
    if (start) return side === sideOf(state, start.seat)
    return side === null || !isPrize(state, place, side)
  })
}

/** What single events tell: orders, fire, attacks, losses, places, and how the battle ended. */
export function counts(event: Event, before: State): readonly Metric[] {
  switch (event.kind) {
    case 'orderFollowed':
      return [{ count: 'order.written', seat: event.seat }]
    case 'orderRolled':
      return orderRolled(event)
    case 'fireRolled':
      return [{ count: 'volley', seat: event.seat }]
    case 'meleesDecided':
      return event.units.map((unit, i) => attack(before, unit, event.states[i] ?? 'fought'))
    case 'meleeLapsed':
      return [attack(before, event.attacker, event.state)]
    case 'figuresLost':
      return [{ count: `lost.${event.cause}`, seat: seatOf(before, event.unit), times: event.lost }]
    case 'disorderInflicted':
      return disorder(before, event)
    case 'gunsCaptured':
      return gunsTaken(before, event)
    case 'chiefEngaged':
    case 'staffTested':
      return event.falls ? [{ count: 'staffFallen', seat: event.seat }] : []
    case 'placesHeld':
      return placesTaken(before, event.owners)
    case 'turnEnded':
      return leadAtHalf(before, event.turn)
    case 'battleEnded':
      return [
        { factor: 'ending', is: event.cause },
        { factor: 'grade', is: event.grade },
      ]
    default:
      return []
  }
}

type EventOf<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>

const seatOf = (state: State, unit: string) => unitOf(state, unit).seat

/** [BA-1.1.3-10] An order that is followed without a roll is told by another event. */
function orderRolled({ seat, followed }: EventOf<'orderRolled'>): Metric[] {
  const written = { count: 'order.written', seat }
  return followed ? [written] : [written, { count: 'order.failed', seat }]
}

/** [BA-4.1.4-01] Won if the enemy gave way; lost if the attacker did. */
function attack(before: State, id: string, state: AttackState): Metric {
  const { seat } = unitOf(before, id)
  if (state === 'broke' || state === 'routed') return { count: 'attack.won', seat }
  const attacker = findUnit(before, id)
  const stands = attacker && isOnBoard(attacker) && !isDisordered(attacker)
  return { count: stands ? 'attack.undecided' : 'attack.lost', seat }
}

/** Only what is worse than the unit's disorder was. */
function disorder(before: State, { unit, degree }: EventOf<'disorderInflicted'>): Metric[] {
  const { seat, disorder } = unitOf(before, unit)
  if (degree === disorder || degree === 'LU' || disorder === 'FU') return []
  return [{ count: degree === 'FU' ? 'unit.routed' : 'unit.disordered', seat }]
}

function gunsTaken(before: State, { battery, by }: EventOf<'gunsCaptured'>): Metric[] {
  const { length } = unitOf(before, battery).guns
  return [{ count: 'gunsTaken', seat: seatOf(before, by), times: length }]
}

/** What a rules designer asks of these battles: where points come from, and what it took to win them. */
export const metrics: Metrics<State, Event> = { inEvent: counts, atEnd: pointsWon }

import type { Metric } from '@grognard/umpire'
import type { Event } from '../events.ts'
import type { AttackState, State } from '../state.ts'
import { findUnit, isDisordered, isOnBoard, unitOf } from '../units.ts'
import { leadAtHalf } from './lead.ts'
import { placesTaken } from './places-taken.ts'

/** What single events tell: orders, fire, attacks, losses, places, and how the battle ended. */
export function told(event: Event, before: State): readonly Metric[] {
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

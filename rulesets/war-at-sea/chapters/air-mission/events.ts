import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { abilities } from '../../book/tables/abilities.ts'
import { ability, along, plane, unit } from '../../model/fields.ts'
import { ashore } from '../../model/air.ts'
import { placeName } from '../../model/places.ts'
import { nameOf, planeOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const airMissionEvents = {
  /** Taken off and placed on the table. */
  flew: event(
    { aircraft: plane, x: along, y: along, isStrafing: field.yesNo },
    {
      rule: 'WAS-105',
      apply(state, e) {
        const flown = planeOf(state, e.aircraft)
        flown.status = 'flying'
        flown.x = e.x
        flown.y = e.y
        flown.isStrafing = e.isStrafing
      },
      describe: (e, before) => ({
        key: e.isStrafing ? 'was.event.flewLow' : 'was.event.flew',
        values: {
          plane: nameOf(before, e.aircraft),
          place: placeName(before, e),
        },
      }),
    },
  ),

  /** [WAS-170] Out of it for this turn. */
  wayLost: event(
    { aircraft: plane },
    {
      rule: 'WAS-170',
      apply(state, e) {
        const lost = planeOf(state, e.aircraft)
        lost.status = 'aborted'
        lost.hasFired = true
      },
      describe: (e, before) => ({
        key: 'was.event.wayLost',
        values: { plane: nameOf(before, e.aircraft) },
      }),
    },
  ),

  /** [WAS-106] They stay at the land airbase for this turn, without a rearming counter. */
  sentAshore: event(
    { seat: field.seat, aircraft: field.list(plane) },
    {
      rule: 'WAS-106',
      apply(state, e) {
        for (const id of e.aircraft) {
          const sent = planeOf(state, id)
          sent.status = 'resting'
          sent.home = ashore
        }
      },
      describe: ({ seat, aircraft }) => ({
        key: 'was.event.sentAshore',
        values: { seat: { key: `seat.${seat}` }, count: aircraft.length },
      }),
    },
  ),

  /** [WAS-A16] Once in a battle. */
  endured: event(
    { aircraft: plane },
    {
      rule: 'WAS-A16',
      apply(state, e) {
        const one = planeOf(state, e.aircraft)
        one.rearming -= 1
        one.spent.push('excellentEndurance')
      },
      describe: (e, before) => ({
        key: 'was.event.endured',
        values: { plane: nameOf(before, e.aircraft) },
      }),
    },
  ),

  /** [WAS-182] A combat air patrol goes for an enemy. */
  patrolled: event(
    { aircraft: plane, x: along, y: along },
    {
      rule: 'WAS-182',
      apply(state, e) {
        const moved = planeOf(state, e.aircraft)
        moved.x = e.x
        moved.y = e.y
        moved.hasPatrolled = true
      },
      describe: (e, before) => ({
        key: 'was.event.patrolled',
        values: {
          plane: nameOf(before, e.aircraft),
          place: placeName(before, e),
        },
      }),
    },
  ),

  /** [WAS-185] A radar picket sends an aircraft to an enemy. */
  vectored: event(
    { unit, aircraft: plane, x: along, y: along },
    {
      rule: 'WAS-185',
      apply(state, e) {
        const moved = planeOf(state, e.aircraft)
        moved.x = e.x
        moved.y = e.y
        moved.hasPatrolled = true
        unitOf(state, e.unit).spentThisTurn.push('radarPicket')
      },
      describe: (e, before) => ({
        key: 'was.event.vectored',
        values: {
          unit: nameOf(before, e.unit),
          plane: nameOf(before, e.aircraft),
          place: placeName(before, e),
        },
      }),
    },
  ),

  /** A carrier's crews lend their skill to an attack. */
  expertLent: event(
    { unit, aircraft: plane, ability },
    {
      rule: e => abilities[e.ability].rule,
      apply(state, e) {
        unitOf(state, e.unit).spentThisTurn.push(e.ability)
        planeOf(state, e.aircraft).lent.push(e.ability)
      },
      describe: (e, before) => ({
        key: 'was.event.expertLent',
        values: {
          unit: nameOf(before, e.unit),
          plane: nameOf(before, e.aircraft),
          ability: { key: `was.ability.${e.ability}` },
        },
      }),
    },
  ),
}

export type AirMissionEvent = EventsOf<typeof airMissionEvents>

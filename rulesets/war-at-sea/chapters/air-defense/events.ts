import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { count, plane } from '../../model/fields.ts'
import { findPlane, nameOf, planeOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import { antiairResults } from './antiair.ts'

export const airDefenseEvents = {
  /** [WAS-A11] Its own guns answer a fighter. */
  gunsManned: event(
    { aircraft: plane, armor: count },
    {
      rule: 'WAS-A11',
      apply(state, e) {
        planeOf(state, e.aircraft).armorBonus = e.armor
      },
      describe: (e, before) => ({
        key: 'was.event.gunsManned',
        values: { plane: nameOf(before, e.aircraft), armor: e.armor },
      }),
    },
  ),

  /** An aircraft has been attacked by a ship or a fighter. */
  planeAttacked: event(
    {
      /** A ship or an aircraft. */
      unit: field.text(120),
      target: plane,
      range: field.integer(0, 50),
      dice: count,
      successes: count,
      result: field.one(antiairResults),
    },
    {
      apply(state, e) {
        state.attacks.push({ unit: e.unit, weapon: 'antiair', target: e.target })
        const fighter = findPlane(state, e.unit)
        if (fighter) {
          fighter.hasFired = true
          fighter.hasAttacked = true
        } else unitOf(state, e.unit).used.push('antiair')
        const target = planeOf(state, e.target)
        if (e.result === 'destroyed') target.isDoomed = true
        if (e.result === 'aborted' || e.result === 'pressed') target.status = 'aborted'
        if (e.result === 'pressed') target.isPressing = true
      },
      describe: (e, before) => ({
        key: `was.event.antiair.${e.result}`,
        values: {
          unit: nameOf(before, e.unit),
          target: nameOf(before, e.target),
          range: e.range,
          dice: e.dice,
          successes: e.successes,
        },
      }),
    },
  ),
}

export type AirDefenseEvent = EventsOf<typeof airDefenseEvents>

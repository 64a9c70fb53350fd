import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { ability, plane, unit } from '../../model/fields.ts'
import { nameOf, planeOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const airAttackEvents = {
  /** [WAS-A39] [WAS-A49] A ship is pointed out to submarines, or shadowed for aircraft. */
  shipSpotted: event(
    { seat: field.seat, aircraft: plane, target: unit, by: field.one(['pinpointer', 'shadowing']) },
    {
      rule: ({ by }) => (by === 'pinpointer' ? 'WAS-A39' : 'WAS-A49'),
      apply(state, { seat, aircraft, target, by }) {
        state.spotted.push({ seat, unit: target, by, aircraft })
      },
      describe: (e, before) => ({
        key: `was.event.spotted.${e.by}`,
        values: { plane: nameOf(before, e.aircraft), target: nameOf(before, e.target) },
      }),
    },
  ),

  /** [WAS-132] An aircraft looks for a submarine before it attacks. */
  submarineSought: event(
    { seat: field.seat, aircraft: plane, target: unit, isFound: field.yesNo },
    {
      rule: 'WAS-132',
      apply(state, { seat, aircraft, target, isFound }) {
        if (isFound) state.detected.push({ seat, unit: target })
        else planeOf(state, aircraft).hasSearched = true
      },
      describe: (e, before) => ({
        key: e.isFound ? 'was.event.submarineFound' : 'was.event.submarineMissed',
        values: { plane: nameOf(before, e.aircraft), target: nameOf(before, e.target) },
      }),
    },
  ),

  /** Once in a battle. */
  planeAbilitySpent: event(
    { aircraft: plane, ability },
    {
      rule: 'WAS-190',
      apply(state, e) {
        planeOf(state, e.aircraft).spent.push(e.ability)
      },
      describe: (e, before) => ({
        key: 'was.event.abilitySpent',
        values: { unit: nameOf(before, e.aircraft), ability: { key: `was.ability.${e.ability}` } },
      }),
    },
  ),
}

export type AirAttackEvent = EventsOf<typeof airAttackEvents>

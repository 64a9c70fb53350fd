import type { EventsOf } from '@grognard/umpire'
import { ability, unit } from '../../model/fields.ts'
import { nameOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const gunneryEvents = {
  /** Once in a battle. */
  abilitySpent: event(
    { unit, ability },
    {
      rule: 'WAS-190',
      apply(state, e) {
        unitOf(state, e.unit).spent.push(e.ability)
      },
      describe: (e, before) => ({
        key: 'was.event.abilitySpent',
        values: { unit: nameOf(before, e.unit), ability: { key: `was.ability.${e.ability}` } },
      }),
    },
  ),
}

export type GunneryEvent = EventsOf<typeof gunneryEvents>

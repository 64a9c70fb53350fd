import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { lastAttack } from '../../model/attacks.ts'
import { copyAdvance } from '../../model/copy.ts'
import { nameOfUnit } from '../../model/names.ts'
import { advance } from '../../model/state-shape.ts'
import { seat, unitId } from '../../model/unit-shape.ts'
import { event } from '../../words.ts'

export const advanceEvents = {
  /** [BA-4.1.4-04] The other side learns of it when all have declared. */
  advanceDeclared: event(
    { seat, advance },
    {
      apply(state, { advance }) {
        state.advances.push(copyAdvance(advance))
      },
      describe: ({ advance }, before) => ({
        key: 'ba.event.declared.advance',
        values: { unit: nameOfUnit(before, advance.unit) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  helpersDismissed: event(
    {},
    {
      apply(state) {
        state.helpers = []
      },
      describe: () => null,
    },
  ),

  continuedAttackAnnounced: event(
    { unit: unitId, target: field.text(400), isCharge: field.yesNo },
    {
      rule: 'BA-4.1.4-04',
      apply(state, { unit, target, isCharge }) {
        const earlier = lastAttack(state, unit)
        state.attacks.push({
          unit,
          target,
          againstPosition: earlier?.againstPosition ?? false,
          terrain: earlier?.terrain ?? '',
          isCharge,
          isContinued: true,
          ifMet: 'attack',
          met: null,
          state: 'announced',
        })
      },
      describe: ({ unit, target, isCharge }, before) => ({
        key: isCharge ? 'ba.event.continuedCharge' : 'ba.event.continuedAttack',
        values: { unit: nameOfUnit(before, unit), target: nameOfUnit(before, target) },
      }),
    },
  ),
}

export type AdvanceEvent = EventsOf<typeof advanceEvents>

import type { Message, Of, Value } from '@grognard/umpire'
import { listed, nameOf } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { findUnit, unitOf } from '../../model/units.ts'
import type { MeleeEvent, MeleesFought } from './events.ts'

type Narrate = {
  [K in MeleeEvent['kind']]: (event: Of<MeleeEvent, K>, before: State) => Message | null
}

const named = (state: State, id: string): Value => {
  const unit = findUnit(state, id)
  return unit ? nameOf(unit) : id
}

/** [BA-Q-25] The others tell themselves by the disorder of who loses. */
function drawnTold({ drawn }: MeleesFought, before: State): Message | null {
  if (!drawn) return null
  const fights = drawn.map(({ attacker, enemy }) => ({
    key: 'ba.melee.pair',
    values: { unit: named(before, attacker), enemy: named(before, enemy) },
  }))
  return { key: 'ba.event.meleesDrawn', values: { fights: listed(fights) } }
}

export const meleeNarrate: Narrate = {
  meleeRolled: ({ unit, enemy, isAttacker, dice, total }, before) => ({
    key: isAttacker ? 'ba.event.meleeRolled.attacks' : 'ba.event.meleeRolled.defends',
    values: { unit: named(before, unit), enemy: named(before, enemy), dice, total },
  }),
  meleeLapsed: ({ attacker, enemy }, before) =>
    attacker === enemy
      ? null
      : {
          key: 'ba.event.meleeLapsed',
          values: { unit: named(before, attacker), enemy: named(before, enemy) },
        },
  meleesFought: drawnTold,
  meleesDecided: () => null,
  attacksSpent: () => null,
  helpersDismissed: () => null,
  continuedAttackAnnounced: ({ unit, target, isCharge }, before) => ({
    key: isCharge ? 'ba.event.continuedCharge' : 'ba.event.continuedAttack',
    values: { unit: named(before, unit), target: named(before, target) },
  }),
  refugeTaken: ({ infantry, gunners }, before) => ({
    key: 'ba.event.refugeTaken',
    values: {
      unit: gunners.name,
      infantry: named(before, infantry),
    },
  }),
  refugeEnded: () => null,
  gunsCaptured: ({ battery, by }, before) => ({
    key: 'ba.event.gunsCaptured',
    values: { battery: named(before, battery), unit: nameOf(unitOf(before, by)) },
  }),
}

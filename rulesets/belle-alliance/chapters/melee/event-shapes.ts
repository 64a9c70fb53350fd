import { listed, maybe, mayLack, number, words, yesNo } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { attackState } from '../../model/state-shape.ts'
import { unitId, unitRow } from '../../model/unit-shape.ts'
import type { MeleeEvent } from './events.ts'

export const meleeEventShapes: EventShapes<MeleeEvent> = {
  meleeRolled: { unit: unitId, enemy: unitId, isAttacker: yesNo, dice: number, total: number },
  meleeLapsed: { attacker: unitId, enemy: unitId, state: attackState, router: maybe(words) },
  meleesFought: {
    attackers: listed(words),
    defenders: listed(words),
    drawn: mayLack(listed({ type: 'record', fields: { attacker: unitId, enemy: unitId } })),
  },
  meleesDecided: { units: listed(unitId), states: listed(attackState), routers: listed(words) },
  attacksSpent: { units: listed(unitId) },
  helpersDismissed: {},
  continuedAttackAnnounced: { unit: unitId, target: words, isCharge: yesNo },
  refugeTaken: { battery: unitId, infantry: unitId, gunners: unitRow },
  refugeEnded: { units: listed(unitId) },
  gunsCaptured: { battery: unitId, by: words },
}

import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { words, yesNo, number, listed, maybe, mayLack } from '@grognard/umpire/shape-words.ts'
import { unitId, unitRow } from '../unit-shape.ts'
import { attackState } from '../declared-shape.ts'
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

import { ask, chapter, repeat, umpire } from '../../rules.ts'
import { fire as fireGuns } from './attack.ts'
import { fireEvents } from './events.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'
import { holdFire, retaliate, seatToRetaliate } from './retaliation.ts'
import { endAttack, fireBattery, isAttackSpent } from './shot.ts'

export const fire = chapter({
  events: fireEvents,
  orders: { fire: fireGuns, retaliate, holdFire },
  messages: { en: fireEnglish, de: fireGerman, da: fireDanish },
  steps: {
    attack: [
      repeat(isAttackSpent, umpire('battery', 'SOL-062', fireBattery)),
      ask('retaliation', 'SOL-065', seatToRetaliate, 'retaliate', 'holdFire'),
      umpire('attackEnds', 'SOL-066', endAttack),
    ],
    answer: [
      repeat(isAttackSpent, umpire('answeringBattery', 'SOL-065', fireBattery)),
      umpire('retaliationEnds', 'SOL-070', endAttack),
    ],
  },
})

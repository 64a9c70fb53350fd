import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Rounds and turns. */
export const roundGerman: Translated<typeof roundEnglish> = {
  'step.captain.hint':
    'Segle und feuere in beliebiger Reihenfolge. Eine Breitseite darf erwidert werden, ein Schuss in Bug oder Heck nicht; am verwundbarsten ist das Heck.',
  'step.captain': 'Mit diesem Schiff segeln und kämpfen',
  'order.endTurn': 'Zug beenden',
  'sol.order.endTurn': 'Zug beenden',
  'sol.ask.fire':
    '{count, plural, one {{pieces} kann noch feuern. Schiff übergehen?} other {{pieces} können noch feuern. Schiffe übergehen?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} kann noch entern. Schiff übergehen?} other {{pieces} können noch entern. Schiffe übergehen?}}',
  'sol.refuse.owesMove': '{ship} muss in diesem Zug mindestens eine Bewegung machen.',
  'sol.event.roundBegan': 'Runde {round, number} beginnt.',
  'sol.event.prizesCalled': 'Nun ziehen die Prisen.',
  'sol.event.turnBegan': '{ship} ist am Zug.',
  'sol.event.turnBegan.held': '{ship} ist am Zug; ein gefallener Mast hält das Schiff fest.',
  'sol.event.wreckCutAway': '{ship} kappt den gefallenen Mast.',
}

import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Rounds and turns. */
export const roundGerman: Translated<typeof roundEnglish> = {
  'step.captain.hint':
    'Fahren, schießen oder beides, in beliebiger Folge. Auf eine Breitseite wird geantwortet, auf Schüsse in Bug oder Heck nicht; am schlimmsten trifft es das Heck.',
  'step.captain': 'Mit diesem Schiff fahren und kämpfen',
  'order.endTurn': 'Zug beenden',
  'sol.order.endTurn': 'Zug beenden',
  'sol.ask.fire':
    '{count, plural, one {{pieces} kann noch feuern. Übergehen?} other {{pieces} können noch feuern. Übergehen?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} kann noch entern. Übergehen?} other {{pieces} können noch entern. Übergehen?}}',
  'sol.refuse.owesMove': '{ship} muss in diesem Zug mindestens eine Bewegung machen.',
  'sol.event.roundBegan': 'Runde {round, number} beginnt.',
  'sol.event.prizesCalled': 'Nun fahren die Prisen.',
  'sol.event.turnBegan': '{ship} ist am Zug.',
  'sol.event.turnBegan.held': '{ship} ist am Zug, von einem gefallenen Mast gehalten.',
  'sol.event.wreckCutAway': '{ship}: das Wrack ist gekappt.',
}

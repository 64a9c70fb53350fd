import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Rounds and turns. */
export const roundDanish: Translated<typeof roundEnglish> = {
  'sol.order.endTurn': 'Slut turen',
  'sol.ask.fire': '{pieces} kan stadig skyde. Spring over?',
  'sol.ask.board': '{pieces} kan stadig entre. Spring over?',
  'sol.refuse.owesMove': '{ship} skal gøre mindst én bevægelse i denne tur.',
  'sol.event.roundBegan': 'Runde {round, number} begynder.',
  'sol.event.prizesCalled': 'Nu sejler priserne.',
  'sol.event.turnBegan': '{ship} har sin tur.',
  'sol.event.turnBegan.held': '{ship} har sin tur, holdt af en falden mast.',
  'sol.event.wreckCutAway': '{ship}: vraget er kappet.',
}

import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Rounds and turns. */
export const roundDanish: Translated<typeof roundEnglish> = {
  'step.captain.hint':
    'Sejl, skyd eller gør begge dele i vilkårlig rækkefølge. En bredside besvares; skud i stævn eller hæk gør ikke, og hækken er værst.',
  'step.captain': 'Sejl og kæmp med dette skib',
  'order.endTurn': 'slut turen',
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

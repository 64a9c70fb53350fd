import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Rounds and turns. */
export const roundDanish: Translated<typeof roundEnglish> = {
  'step.captain.hint':
    'Sejl og skyd i vilkårlig rækkefølge. En bredside må besvares, et skud i stævn eller hæk må ikke; hækken er mest sårbar.',
  'step.captain': 'Sejl og kæmp med dette skib',
  'order.endTurn': 'slut turen',
  'sol.order.endTurn': 'Slut turen',
  'sol.ask.fire':
    '{count, plural, one {{pieces} kan stadig skyde. Spring skibet over?} other {{pieces} kan stadig skyde. Spring dem over?}}',
  'sol.ask.board':
    '{count, plural, one {{pieces} kan stadig entre. Spring skibet over?} other {{pieces} kan stadig entre. Spring dem over?}}',
  'sol.refuse.owesMove': '{ship} skal foretage mindst én bevægelse i denne tur.',
  'sol.event.roundBegan': 'Runde {round, number} begynder.',
  'sol.event.prizesCalled': 'Nu sejler priserne.',
  'sol.event.turnBegan': 'Det er {ship}, der har tur.',
  'sol.event.turnBegan.held': 'Det er {ship}, der har tur; en falden mast holder skibet fast.',
  'sol.event.wreckCutAway': '{ship} kapper den faldne mast.',
}

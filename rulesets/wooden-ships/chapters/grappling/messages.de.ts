import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingGerman: Translated<typeof grapplingEnglish> = {
  'order.unfoul': 'losmachen',
  'order.cutMast': 'Mast kappen',
  'order.grapple': 'Enterhaken werfen',
  'order.ungrapple': 'Enterhaken kappen',
  'ws.order.unfoul': '{ship}: von {other} losmachen',
  'ws.order.cutMast': '{ship}: Mast kappen, {side}',
  'ws.order.grapple': '{ship}: Enterhaken auf {target} werfen',
  'ws.order.ungrapple': '{ship}: Enterhaken zu {other} kappen',
  'ws.refuse.notYourCrew': 'Wähle ein eigenes Schiff mit Mannschaft.',
  'ws.refuse.notFouled': 'Diese beiden Schiffe sind nicht verhakt.',
  'ws.refuse.hasTriedToUnfoul': 'Das Schiff hat in diesem Zug schon versucht, loszukommen.',
  'ws.refuse.notGrappled': 'Zwischen diesen beiden Schiffen hängt kein Enterhaken.',
  'ws.refuse.hasTriedEachGrapple':
    'Das Schiff hat in diesem Zug schon jeden Enterhaken einmal zu kappen versucht.',
  'ws.refuse.noMastHangs': 'Auf dieser Seite hängt kein Mast über Bord.',
  'ws.refuse.hasHacked': 'Das Schiff hat in diesem Zug schon versucht, einen Mast zu kappen.',
  'ws.refuse.nobodyToGrapple': 'Wähle ein anderes Schiff für die Enterhaken.',
  'ws.refuse.notAdjacent': 'Nur ein benachbartes Schiff ist in Reichweite der Enterhaken.',
  'ws.refuse.hasTriedToGrapple':
    'Das Schiff hat in diesem Zug schon Enterhaken auf dieses Schiff geworfen.',
  'ws.event.unfouled': '{ship} kommt von {other} frei: Wurf {die} (nötig: höchstens 2).',
  'ws.event.unfouled.foreseen': '{ship} kommt von {other} frei.',
  'ws.event.stillFouled': '{ship} und {other} bleiben verhakt: Wurf {die} (nötig: höchstens 2).',
  'ws.event.stillFouled.foreseen': '{ship} und {other} bleiben verhakt.',
  'ws.event.mastCutAway': '{ship} kappt den Mast: Wurf {die} (nötig: höchstens 2).',
  'ws.event.mastCutAway.foreseen': '{ship} kappt den Mast.',
  'ws.event.mastStillHangs': '{ship} kann den Mast nicht kappen: Wurf {die} (nötig: höchstens 2).',
  'ws.event.mastStillHangs.foreseen': '{ship} kann den Mast nicht kappen.',
  'ws.event.grappled': '{ship} fasst {target} mit Enterhaken: Wurf {die}.',
  'ws.event.grappled.foreseen': '{ship} fasst {target} mit Enterhaken.',
  'ws.event.grappleMissed': '{ship} verfehlt {target} mit den Enterhaken: Wurf {die}.',
  'ws.event.grappleMissed.foreseen': '{ship} verfehlt {target} mit den Enterhaken.',
  'ws.event.friendGrappled': '{ship} macht an {target} fest.',
  'ws.event.ungrappled': '{ship} kappt einen Enterhaken zu {other}.',
  'ws.event.stillGrappled':
    '{ship} kann keinen Enterhaken zu {other} kappen: Wurf {die} (nötig: höchstens 2).',
  'ws.event.stillGrappled.foreseen': '{ship} kann keinen Enterhaken zu {other} kappen.',
}

import type { Translated } from '@grognard/umpire/message.ts'
import type { grapplingEnglish } from './messages.en.ts'

/** Fouled and grappled ships, hanging masts. */
export const grapplingGerman: Translated<typeof grapplingEnglish> = {
  'order.unfoul': 'losmachen',
  'order.cutMast': 'Mast kappen',
  'order.grapple': 'Enterhaken werfen',
  'order.ungrapple': 'Enterhaken lösen',
  'ws.order.unfoul': '{ship}: von {other} losmachen',
  'ws.order.cutMast': '{ship}: Mast kappen, {side}',
  'ws.order.grapple': '{ship}: Enterhaken auf {target}',
  'ws.order.ungrapple': '{ship}: Enterhaken zu {other} lösen',
  'ws.refuse.notYourCrew': 'Wähle ein eigenes Schiff mit Mannschaft.',
  'ws.refuse.notFouled': 'Diese beiden Schiffe sind nicht verhakt.',
  'ws.refuse.hasTriedToUnfoul': 'Das Schiff hat in diesem Zug schon versucht, loszukommen.',
  'ws.refuse.notGrappled': 'Zwischen diesen beiden Schiffen hängt kein Enterhaken.',
  'ws.refuse.hasTriedEachGrapple':
    'Das Schiff hat in diesem Zug schon jeden Enterhaken einmal zu lösen versucht.',
  'ws.refuse.noMastHangs': 'Auf dieser Seite hängt kein Mast über Bord.',
  'ws.refuse.hasHacked': 'Das Schiff hat in diesem Zug schon versucht, einen Mast zu kappen.',
  'ws.refuse.nobodyToGrapple': 'Wähle ein anderes Schiff für die Enterhaken.',
  'ws.refuse.notAdjacent': 'Nur ein benachbartes Schiff ist in Reichweite der Enterhaken.',
  'ws.refuse.hasTriedToGrapple':
    'Das Schiff hat in diesem Zug schon Enterhaken auf dieses Ziel geworfen.',
  'ws.event.unfouled': '{ship} kommt von {other} frei: Wurf {die} (höchstens 2).',
  'ws.event.stillFouled': '{ship} und {other} bleiben verhakt: Wurf {die} (höchstens 2).',
  'ws.event.mastCutAway': '{ship} kappt den Mast: Wurf {die} (höchstens 2).',
  'ws.event.mastStillHangs': 'Der Mast hängt {ship} weiter über Bord: Wurf {die} (höchstens 2).',
  'ws.event.grappled': '{ship} hält {target} mit Enterhaken: Wurf {die}.',
  'ws.event.grappleMissed': '{ship} verfehlt {target} mit den Enterhaken: Wurf {die}.',
  'ws.event.friendGrappled': '{ship} macht an {target} fest.',
  'ws.event.ungrappled': '{ship} löst einen Enterhaken zu {other}.',
  'ws.event.stillGrappled':
    '{ship} bekommt keinen Enterhaken zu {other} los: Wurf {die} (höchstens 2).',
}

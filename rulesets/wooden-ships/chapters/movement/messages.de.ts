import type { Translated } from '@grognard/umpire/message.ts'
import type { movementEnglish } from './messages.en.ts'

/** The plots as they are carried out step by step, collisions, drift. */
export const movementGerman: Translated<typeof movementEnglish> = {
  'ws.hand.port': 'nach Backbord',
  'ws.hand.starboard': 'nach Steuerbord',
  'ws.edge.north': 'den Nordrand',
  'ws.edge.east': 'den Ostrand',
  'ws.edge.south': 'den Südrand',
  'ws.edge.west': 'den Westrand',
  'ws.event.stepMade': '{step}. Bewegungsschritt: {ships}.',
  'ws.event.stepMadeByMany': '{step}. Bewegungsschritt: {count} Schiffe segeln.',
  'ws.event.step.F': '{ship} segelt geradeaus',
  'ws.event.step.L': '{ship} dreht nach Backbord',
  'ws.event.step.R': '{ship} dreht nach Steuerbord',
  'ws.event.step.B': '{ship} backt die Segel',
  'ws.event.step.T': '{ship} segelt geradeaus',
  'ws.event.step.turnedBack': '{ship} dreht zurück',
  'ws.event.turnUndone': '{ship} hat keinen Platz für das Heck und dreht zurück.',
  'ws.event.stepUndone':
    '{ship} macht einem zurückgesetzten Schiff Platz: Ihr Bug liegt wieder auf {hex}.',
  'ws.event.turnPledged':
    '{ship} verschiebt die Drehung {hand} auf den ersten Schritt des nächsten Zugs.',
  'ws.event.shipsCollided': 'Kollision in {hex} ({ships}): {keeper} bekommt das Feld.',
  'ws.event.shipsFouled':
    'Kollision in {hex} ({ships}): {keeper} bekommt das Feld, und die Schiffe sind verhakt.',
  'ws.event.landAhead': 'Von Land voraus aufgehalten: {ships}.',
  'ws.event.shipsDrifted': '{ships} {count, plural, one {treibt} other {treiben}} mit dem Wind.',
  'ws.event.shipEscaped': '{ship} entkommt über {edge}.',
}

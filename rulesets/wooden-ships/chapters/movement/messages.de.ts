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
  'ws.event.stepMade': 'Schritt {step}: {ships}.',
  'ws.event.stepMadeByMany': 'Schritt {step}: {count} Schiffe.',
  'ws.event.step.F': '{ship} voraus',
  'ws.event.step.L': '{ship} dreht nach Backbord',
  'ws.event.step.R': '{ship} dreht nach Steuerbord',
  'ws.event.step.B': '{ship} backt die Segel',
  'ws.event.step.T': '{ship} voraus',
  'ws.event.step.turnedBack': '{ship} dreht zurück',
  'ws.event.turnUndone':
    '{ship} bekommt das Feld unter dem Heck nicht frei und dreht zurück, wie es lag.',
  'ws.event.turnPledged':
    '{ship} verschiebt ihre Drehung {hand}: Sie folgt mit dem ersten Schritt des nächsten Zugs.',
  'ws.event.shipsCollided': 'Kollision in {hex}: {keeper} behält das Feld ({ships}).',
  'ws.event.shipsFouled':
    'Kollision in {hex}: {keeper} behält das Feld, und die Schiffe sind verhakt ({ships}).',
  'ws.event.landAhead': 'Land voraus: {ships}, angehalten.',
  'ws.event.shipsDrifted': 'Treiben mit dem Wind: {ships}.',
  'ws.event.shipEscaped': '{ship} entkommt über {edge}.',
}

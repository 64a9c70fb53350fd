import type { Translated } from '@grognard/umpire/message.ts'
import type { movementEnglish } from './messages.en.ts'

/** The plots as they are carried out step by step, collisions, drift. */
export const movementDanish: Translated<typeof movementEnglish> = {
  'ws.hand.port': 'til bagbord',
  'ws.hand.starboard': 'til styrbord',
  'ws.edge.north': 'nordkanten',
  'ws.edge.east': 'østkanten',
  'ws.edge.south': 'sydkanten',
  'ws.edge.west': 'vestkanten',
  'ws.event.stepMade': 'Trin {step}: {ships}.',
  'ws.event.stepMadeByMany': 'Trin {step}: {count} skibe.',
  'ws.event.step.F': '{ship} sejler frem',
  'ws.event.step.L': '{ship} drejer til bagbord',
  'ws.event.step.R': '{ship} drejer til styrbord',
  'ws.event.step.B': '{ship} bakker sejlene',
  'ws.event.step.T': '{ship} sejler frem',
  'ws.event.step.turnedBack': '{ship} drejer tilbage',
  'ws.event.turnUndone': '{ship} har ikke plads til hækken og drejer tilbage.',
  'ws.event.stepUndone':
    '{ship} gør plads for et skib, der er sat tilbage: stævnen er igen i {hex}.',
  'ws.event.turnPledged': '{ship} udsætter drejningen {hand} til det første trin i næste træk.',
  'ws.event.shipsCollided': 'Kollision i {hex} ({ships}): {keeper} får feltet.',
  'ws.event.shipsFouled':
    'Kollision i {hex} ({ships}): {keeper} får feltet, og skibene er filtret sammen.',
  'ws.event.landAhead': 'Standset af land forude: {ships}.',
  'ws.event.shipsDrifted': '{ships} driver for vinden.',
  'ws.event.shipEscaped': '{ship} undslipper over {edge}.',
}

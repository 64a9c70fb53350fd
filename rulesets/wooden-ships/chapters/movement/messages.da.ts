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
  'ws.event.stepMade': 'Skridt {step}: {ships}.',
  'ws.event.stepMadeByMany': 'Skridt {step}: {count} skibe.',
  'ws.event.step.F': '{ship} frem',
  'ws.event.step.L': '{ship} drejer til bagbord',
  'ws.event.step.R': '{ship} drejer til styrbord',
  'ws.event.step.B': '{ship} bakker sejlene',
  'ws.event.step.T': '{ship} frem',
  'ws.event.step.turnedBack': '{ship} drejer tilbage',
  'ws.event.turnUndone':
    '{ship} kan ikke komme fri af feltet ved sin agterstavn og drejer tilbage, som det lå.',
  'ws.event.turnPledged':
    '{ship} udsætter sin drejning {hand}: den sker med næste træks første skridt.',
  'ws.event.shipsCollided': 'Kollision i {hex}: {keeper} beholder feltet ({ships}).',
  'ws.event.shipsFouled':
    'Kollision i {hex}: {keeper} beholder feltet, og skibene er filtret sammen ({ships}).',
  'ws.event.landAhead': 'Land forude: {ships}, standset.',
  'ws.event.shipsDrifted': 'Driver for vinden: {ships}.',
  'ws.event.shipEscaped': '{ship} undslipper over {edge}.',
}

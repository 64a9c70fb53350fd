import type { Translated } from '@grognard/umpire/message.ts'
import type { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const windGerman: Translated<typeof windEnglish> = {
  'ws.velocity.0': 'Flaute',
  'ws.velocity.1': 'leichte Brise',
  'ws.velocity.2': 'mäßige Brise',
  'ws.velocity.3': 'normaler Wind',
  'ws.velocity.4': 'starker Wind',
  'ws.velocity.5': 'Sturm',
  'ws.velocity.6': 'schwerer Sturm',
  'ws.velocity.7': 'Orkan',
  'ws.direction.1': 'nach Norden',
  'ws.direction.2': 'nach Nordosten',
  'ws.direction.3': 'nach Südosten',
  'ws.direction.4': 'nach Süden',
  'ws.direction.5': 'nach Südwesten',
  'ws.direction.6': 'nach Nordwesten',
  'ws.event.windHolds': 'Der Wind hält: Wurf {total}.',
  'ws.event.windTurns': 'Der Wind wird umschlagen: Wurf {total}.',
  'ws.event.windAnnounced':
    'Nächster Zug: Der Wind weht {direction}, {velocity} (Würfe {directionDie} und {velocityDie}).',
  'ws.event.windChanged': 'Der Wind weht {direction}: {velocity}.',
  'ws.event.airComes': 'Ein Lüftchen kommt auf: Wurf {die}.',
  'ws.event.calmHolds': 'Die Flaute hält an: Wurf {die}.',
  'ws.event.fullSailTaken': 'Zu viel Wind für volle Segel: {ships} nehmen sie weg.',
}

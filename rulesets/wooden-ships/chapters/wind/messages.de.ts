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
  'ws.wind.blowing': '{velocity} aus {from}',
  'ws.wind.becalmed': 'Windstille',
  'ws.windFrom.1': 'Süd',
  'ws.windFrom.2': 'Südwest',
  'ws.windFrom.3': 'Nordwest',
  'ws.windFrom.4': 'Nord',
  'ws.windFrom.5': 'Nordost',
  'ws.windFrom.6': 'Südost',
  'ws.event.windHolds': 'Der Wind bleibt: Wurf {total}.',
  'ws.event.windTurns': 'Wurf {total}: Der Wind kann wechseln.',
  'ws.event.windAnnounced': 'Nächster Zug: {wind} (gewürfelt: {directionDie} und {velocityDie}).',
  'ws.event.windChanged': 'Wind jetzt: {wind}.',
  'ws.event.airComes': 'Ein leichter Wind kommt auf: Wurf {die}.',
  'ws.event.calmHolds': 'Die Flaute hält an: Wurf {die}.',
  'ws.event.fullSailTaken':
    'Für volle Segel ist der Wind zu stark. {count, plural, one {Dieses Schiff birgt} other {Diese Schiffe bergen}} sie: {ships}.',
}

import type { Translated } from '@grognard/umpire/message.ts'
import type { windEnglish } from './messages.en.ts'

/** The wind and how it changes. */
export const windDanish: Translated<typeof windEnglish> = {
  'ws.velocity.0': 'vindstille',
  'ws.velocity.1': 'let brise',
  'ws.velocity.2': 'jævn brise',
  'ws.velocity.3': 'normal vind',
  'ws.velocity.4': 'hård vind',
  'ws.velocity.5': 'kuling',
  'ws.velocity.6': 'storm',
  'ws.velocity.7': 'orkan',
  'ws.direction.1': 'mod nord',
  'ws.direction.2': 'mod nordøst',
  'ws.direction.3': 'mod sydøst',
  'ws.direction.4': 'mod syd',
  'ws.direction.5': 'mod sydvest',
  'ws.direction.6': 'mod nordvest',
  'ws.event.windHolds': 'Vinden holder: slår {total}.',
  'ws.event.windTurns': 'Vinden vil skifte: slår {total}.',
  'ws.event.windAnnounced':
    'Næste træk blæser vinden {direction}, {velocity}: slår {directionDie} og {velocityDie}.',
  'ws.event.windChanged': 'Vinden blæser {direction}: {velocity}.',
  'ws.event.airComes': 'En let luftning kommer: slår {die}.',
  'ws.event.calmHolds': 'Vindstillen holder: slår {die}.',
  'ws.event.fullSailTaken': 'For megen vind til fulde sejl: {ships} tager dem ind.',
}

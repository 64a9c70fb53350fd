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
  'ws.wind.blowing': '{velocity} fra {from}',
  'ws.wind.becalmed': 'Vindstille',
  'ws.windFrom.1': 'syd',
  'ws.windFrom.2': 'sydvest',
  'ws.windFrom.3': 'nordvest',
  'ws.windFrom.4': 'nord',
  'ws.windFrom.5': 'nordøst',
  'ws.windFrom.6': 'sydøst',
  'ws.event.windHolds': 'Vinden holder sig: kast {total}.',
  'ws.event.windTurns': 'Kast {total}: vinden kan skifte.',
  'ws.event.windAnnounced': 'Næste træk: {wind} (kast {directionDie} og {velocityDie}).',
  'ws.event.windChanged': 'Vinden nu: {wind}.',
  'ws.event.airComes': 'En let luftning kommer: kast {die}.',
  'ws.event.calmHolds': 'Vindstillen varer ved: kast {die}.',
  'ws.event.fullSailTaken': 'For megen vind til fulde sejl: {ships} bjærger dem.',
}

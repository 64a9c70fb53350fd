import type { Translated } from '@grognard/umpire'
import type { endingEnglish } from './messages.en.ts'

export const endingDanish: Translated<typeof endingEnglish> = {
  'lob.refuse.proposedAlready':
    'Du har allerede stillet et forslag i dette træk. I det næste kan du stille et nyt.',
  'lob.refuse.notPureSea':
    'Kun et slag på åbent hav kan rykkes ind på midten; her binder land, havn eller opgave det til stedet.',
  'lob.refuse.farFromEdges':
    '{ship} ligger mere end {margin, plural, =1 {1 tomme} other {# tommer}} fra alle kanter; alle skibe skal være tættere på en.',
  'lob.refuse.inTheMiddle': 'Skibene ligger allerede midt på bordet.',
  'lob.order.propose.recentre': 'Foreslå at rykke slaget ind på midten',
  'lob.order.propose.end': 'Foreslå at slutte slaget',
  'lob.order.agree': 'Sig ja',
  'lob.order.decline': 'Afslå',
  'lob.event.proposed.recentre': '{seat} foreslår at rykke slaget ind på midten af bordet.',
  'lob.event.proposed.end': '{seat} foreslår at slutte slaget her.',
  'lob.event.agreed': '{seat} siger ja.',
  'lob.event.declined': '{seat} afslår.',
  'lob.event.recentred':
    'Slaget rykkes ind på midten af bordet: {ships, plural, one {# skib} other {# skibe}} i samme indbyrdes stilling.',

  'lob.event.turnEnded': 'Træk {turn, number} er slut.',
  'lob.event.pointsCounted': '{side} får {points, number} point for {what}.',
  'lob.gone.ship': '{ship} {how}',
  'lob.gone.sunk': 'sunket',
  'lob.gone.fled': 'flygtet',
  'lob.gone.inHarbour': 'i havn',
  'lob.gone.waiting': 'kom aldrig',
  'lob.gone.struck': 'med strøget flag',
  'lob.gone.taken': 'taget',
  'lob.gone.unmanned': 'uden besætning',
  'lob.outcome.earned': '{points, number} for {what}',
  'lob.for.flagship': 'det sænkede eller tagne flagskib {ship}',
  'lob.for.ship': 'det sænkede eller tagne skib {ship}',
  'lob.for.fled': 'det flygtede skib {ship}',
  'lob.for.mission': 'scenariets opgave',
  'lob.for.quarter.0': 'at holde den sydvestlige fjerdedel',
  'lob.for.quarter.1': 'at holde den sydøstlige fjerdedel',
  'lob.for.quarter.2': 'at holde den nordøstlige fjerdedel',
  'lob.for.quarter.3': 'at holde den nordvestlige fjerdedel',
  'lob.outcome.earnedBy': ' {side}: {lines}.',
  'lob.outcome.nothing': '',
  'lob.ending.turnLimit': 'Det sidste træk er slut',
  'lob.ending.fleetGone': 'Alle skibe på den ene side er ude af kampen ({ships})',
  'lob.ending.bothGone': 'Alle skibe på begge sider er ude af kampen ({ships})',
  'lob.ending.mission': 'Opgaven er afgjort',
  'lob.ending.agreement': 'Spillerne er enige om at slutte slaget',
  'lob.outcome.task':
    '{ending}: {side} vinder efter scenariets sejrsbetingelse. Point: {points, number} mod {otherPoints, number}.{earned}{otherEarned}',
  'lob.outcome.won':
    '{ending}: {side} vinder ({grade}). Point: {points, number} mod {otherPoints, number}.{earned}{otherEarned}',
  'lob.outcome.draw':
    '{ending}: uafgjort. Point: {points, number} mod {otherPoints, number}.{earned}{otherEarned}',
}

import type { Translated } from '@grognard/umpire'
import type { pointsEnglish } from './messages.en.ts'

export const pointsGerman: Translated<typeof pointsEnglish> = {
  'lob.action.fire': 'eine Breitseite',
  'lob.action.counterFire': 'einen Gegenschlag',
  'lob.action.transfer': 'einen Mannschaftstransfer',
  'lob.action.refloat': 'einen Versuch freizukommen',
  'lob.action.tack': 'eine Wende oder Halse',
  'lob.action.lineOfBattle': 'eine Kampflinie',
  'lob.action.crossing': '„Kreuzen“',
  'lob.action.rescue': '„Kreuzen und Retten“',
  'lob.action.melee': 'einen Nahkampf',
  'lob.stroke.melee': 'Nahkampf gewonnen',
  'lob.stroke.morale': 'Moralprobe bestanden',
  'lob.stroke.manoeuvre': 'Spezialmanöver',
  'lob.stroke.fullHit': 'Volltreffer',
  'lob.stroke.flag': 'Flagge genommen',
  'lob.refuse.points':
    'Für {action} brauchst du {cost, number} Aktionspunkte; im Vorrat {pool, plural, one {ist einer} other {sind #}}.',
  'lob.refuse.noTest': 'Du kannst jetzt keinen deiner Würfe ändern. Warte auf eine eigene Probe.',
  'lob.refuse.noPointSpent': 'Setze mindestens einen Punkt ein oder behalte die Punkte.',
  'lob.refuse.attributePoints':
    'Von dieser Eigenschaft {left, plural, =0 {ist in dieser Schlacht kein Punkt} one {ist in dieser Schlacht ein Punkt} other {sind in dieser Schlacht # Punkte}} übrig.',
  'lob.order.spend':
    '{points, plural, one {Einen Punkt} other {# Punkte}} für diesen Wurf einsetzen',
  'lob.order.keep': 'Punkte behalten',
  'lob.event.poolFilled': '{seat} erhält {added, number} Aktionspunkte und hat {pool, number}.',
  'lob.event.pointsPaid':
    '{seat} zahlt {cost, number} Aktionspunkte für {action}; {pool, number} bleiben.',
  'lob.event.strokeNoted': '{seat} trägt einen Erfolg ins Logbuch ein: {stroke}.',
  'lob.event.attributeSpent':
    '{seat} setzt {points, plural, one {einen Punkt} other {# Punkte}} {attribute} für {ship} ein; {left, number} übrig.',
  'lob.event.pointsKept': '{seat} behält die Punkte; der Wurf gilt.',
}

import type { Translated } from '@grognard/umpire'
import type { endingEnglish } from './messages.en.ts'

export const endingGerman: Translated<typeof endingEnglish> = {
  'lob.refuse.proposedAlready':
    'Du hast in diesem Zug schon einen Vorschlag gemacht. Im nächsten kannst du wieder einen machen.',
  'lob.refuse.notPureSea':
    'Nur eine Schlacht auf offener See lässt sich in die Mitte rücken; hier binden Land, Hafen oder Auftrag sie an ihren Ort.',
  'lob.refuse.farFromEdges':
    '{ship} liegt mehr als {margin, number} Zoll von jedem Rand entfernt; alle Schiffe müssen näher an einem Rand liegen.',
  'lob.refuse.inTheMiddle': 'Die Schiffe liegen schon in der Mitte des Spielfelds.',
  'lob.order.propose.recentre': 'Vorschlagen, die Schlacht in die Mitte zu rücken',
  'lob.order.propose.end': 'Das Ende der Schlacht vorschlagen',
  'lob.order.agree': 'Zustimmen',
  'lob.order.decline': 'Ablehnen',
  'lob.event.proposed.recentre':
    '{seat} schlägt vor, die Schlacht in die Mitte des Spielfelds zu rücken.',
  'lob.event.proposed.end': '{seat} schlägt vor, die Schlacht hier zu beenden.',
  'lob.event.agreed': '{seat} stimmt zu.',
  'lob.event.declined': '{seat} lehnt ab.',
  'lob.event.recentred':
    'Die Schlacht rückt in die Mitte des Spielfelds: {ships, plural, one {# Schiff} other {# Schiffe}}, die Lage zueinander bleibt.',

  'lob.event.turnEnded': 'Zug {turn, number} ist vorbei.',
  'lob.event.pointsCounted':
    '{side} erhält {points, plural, one {# Punkt} other {# Punkte}} für {what}.',
  'lob.gone.ship': '{ship} {how}',
  'lob.gone.sunk': 'gesunken',
  'lob.gone.fled': 'geflohen',
  'lob.gone.inHarbour': 'im Hafen',
  'lob.gone.waiting': 'nie erschienen',
  'lob.gone.struck': 'mit gestrichener Flagge',
  'lob.gone.taken': 'genommen',
  'lob.gone.unmanned': 'ohne Besatzung',
  'lob.outcome.earned': '{points, number} für {what}',
  'lob.for.flagship': 'das versenkte oder genommene Flaggschiff {ship}',
  'lob.for.ship': 'das versenkte oder genommene Schiff {ship}',
  'lob.for.fled': 'das geflohene Schiff {ship}',
  'lob.for.mission': 'den Auftrag des Szenarios',
  'lob.for.quarter.0': 'das gehaltene südwestliche Viertel',
  'lob.for.quarter.1': 'das gehaltene südöstliche Viertel',
  'lob.for.quarter.2': 'das gehaltene nordöstliche Viertel',
  'lob.for.quarter.3': 'das gehaltene nordwestliche Viertel',
  'lob.outcome.earnedBy': ' {side}: {lines}.',
  'lob.outcome.nothing': '',
  'lob.ending.turnLimit': 'Der letzte Zug ist vorbei',
  'lob.ending.fleetGone': 'Eine Seite hat kein kampffähiges Schiff mehr ({ships})',
  'lob.ending.bothGone': 'Keine Seite hat noch ein kampffähiges Schiff ({ships})',
  'lob.ending.mission': 'Der Auftrag ist entschieden',
  'lob.ending.agreement': 'Die Spieler haben vereinbart, die Schlacht zu beenden',
  'lob.outcome.task':
    '{ending}. Sieger nach der Siegbedingung des Szenarios: {side}. Punkte: {points, number} zu {otherPoints, number}.{earned}{otherEarned}',
  'lob.outcome.won':
    '{ending}. Sieger: {side} ({grade}). Punkte: {points, number} zu {otherPoints, number}.{earned}{otherEarned}',
  'lob.outcome.draw':
    '{ending}. Unentschieden. Punkte: {points, number} zu {otherPoints, number}.{earned}{otherEarned}',
}

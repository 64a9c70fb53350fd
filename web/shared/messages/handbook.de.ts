import type { Translated } from '@grognard/umpire'
import type { english } from './handbook.en.ts'

export const german: Translated<typeof english> = {
  'web.guide': 'Handbuch',
  'web.guide.open': 'Im Regelbuch zeigen',
  'web.guide.parts': 'Teile des Handbuchs',
  'web.guide.primer': 'So wird gespielt',
  'web.guide.rules': 'Alle Regeln',
  'web.guide.tables': 'Tabellen',
  'web.guide.terms': 'Begriffe',
  'web.guide.phase': '{phase}: was hier geschieht',
  'web.guide.between': 'Unterbrechungen',
  'web.guide.between.about': 'Sie kommen dazwischen, wenn ein Befehl sie auslöst.',
  'web.guide.umpire': 'Den Rest übernimmt der Schiedsrichter:',
  'web.guide.search': 'In den Regeln suchen',
  'web.guide.used': 'Nur Regeln, die in dieser Schlacht vorkamen',
  'web.guide.usedHere': 'kam in dieser Schlacht vor',
  'web.guide.count': '{count, plural, =0 {Keine Regel gefunden} one {# Regel} other {# Regeln}}',
  'web.guide.enforced':
    'Der Schiedsrichter achtet auf alle Regeln, sofern unter einer Regel nichts anderes steht.',
  'web.guide.status.advisory': 'als Hinweis gezeigt',
  'web.guide.status.omitted': 'weggelassen',
  'web.primer.hands': 'Befehle geben',
  'web.primer.finger':
    'Tippe auf eine markierte Einheit, dann auf die Stelle der Karte, an die sie soll, oder auf ein Ziel; du kannst ihren Weg auch mit dem Finger zeichnen. Der Knopf unten gibt den Befehl. Mit zwei Fingern zoomst du; ein langer Druck auf eine Einheit zeigt ihre Reichweite.',
  'web.primer.mouse':
    'Klicke eine markierte Einheit an. Klicke dann auf ihr Ziel auf der Karte oder zeichne ihren Weg mit gedrückter Maustaste; der Knopf unten gibt den Befehl. Mit dem Mausrad zoomst du; um die Karte zu verschieben, zieh an einer freien Stelle.',
  'web.primer.keys':
    'Mit der Tastatur: Tab führt zu einer markierten Einheit, Enter wählt sie. Die Pfeiltasten bewegen ein Fadenkreuz, die Leertaste setzt einen Wegpunkt, Enter gibt den Befehl. ? zeigt alle Tasten.',
  'web.primer.new': 'Zum ersten Mal {game}?',
  'web.primer.away': 'Nicht mehr zeigen',
  'web.rule': 'Regel {rule}',
  'web.rule.unknown': 'Diese Nummer gibt es im Regelbuch nicht.',
  'web.rule.ruling': 'Eine Auslegung dieses Projekts, nicht im Buch gedruckt.',
  'web.rule.reconstruction': 'Eine Rekonstruktion dieses Projekts, nicht im Buch gedruckt.',
}

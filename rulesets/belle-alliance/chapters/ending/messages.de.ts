import type { Translated } from '@grognard/umpire/message.ts'
import type { endingEnglish } from './messages.en.ts'

/** The turn, places, points and the end. */
export const endingGerman: Translated<typeof endingEnglish> = {
  'ba.event.turnBegan': 'Zug {turn, number}, {time} Uhr.',
  'ba.event.placeTaken': 'Neu besetzt: {holders}.',
  'ba.places.of': '{places} ({seat})',
  'ba.places.more':
    '{shown}{more, plural, =0 {} one { und ein weiterer Ort} other { und # weitere Orte}}',
  'ba.event.pointsScored': 'Punkte bisher: {one} {first, number}, {other} {second, number}.',
  'ba.ending.turns': 'Der letzte Zug ist vorbei',
  'ba.ending.ruin': 'Ein Heer ist geschlagen',
  'ba.grade.decisive': 'entscheidender Sieg',
  'ba.grade.victory': 'Sieg',
  'ba.grade.draw': 'unentschieden',
  'ba.place.area': 'das Gelände, das Punkte bringt',
  'ba.points.rule':
    '{who}: {points, plural, one {# Punkt} other {# Punkte}} für {what}{when, select, eachTurnEnd {, am Ende jedes Zuges} other {}}; bisher {score}.',
  'ba.points.either': 'Beide Seiten',
  'ba.points.score': '{seat} {points, number}',
  'ba.points.list': '{first}, {rest}',
  'ba.points.holdBuilding': 'jedes Gebäude, das die eigene Infanterie hält ({places})',
  'ba.points.holdArea': 'jeden gehaltenen Ort ({places}){turn, plural, =1 {} other { ab Zug #}}',
  'ba.points.area':
    'das Gelände von {west, number}/{south, number} bis {east, number}/{north, number} cm',
  'ba.points.unitRuined':
    'jede gegnerische Einheit, die vernichtet, gefangen, in voller Unordnung oder vom Tisch vertrieben ist',
  'ba.points.unitInDisorder': 'jede gegnerische Einheit {disorder}',
  'ba.points.gunModelCaptured': 'jedes eroberte gegnerische Geschützmodell',
  'ba.points.exited':
    'jede eigene Einheit ({who}), die über {edge} zwischen {from, number} und {to, number} cm abzieht{fromTurn, plural, =1 {} other {, ab Zug #}}{untilTurn, plural, =0 {} other {, bis Zug #}}',
  'ba.points.unitsBeyond': 'jede Einheit der Seite {of} ({who}), die {where} steht',
  'ba.points.prisoners': '{per, plural, one {jeden Gefangenen} other {je # Gefangene}}',
  'ba.points.losses':
    '{per, plural, one {jede verlorene Figur des Gegners} other {je # verlorene Figuren des Gegners}}',
  'ba.points.all': 'jeder Waffengattung, in jedem Zustand',
  'ba.points.only': '{list}',
  'ba.points.west': 'westlich von {cm, number} cm',
  'ba.points.east': 'östlich von {cm, number} cm',
  'ba.points.south': 'südlich von {cm, number} cm',
  'ba.points.north': 'nördlich von {cm, number} cm',
  'ba.points.start': 'Anfangs gehalten ({seat}): {places}.',
  'ba.points.level':
    '{grade, select, decisive {Entscheidender Sieg} other {Sieg}} für {winner}: {lead}.',
  'ba.points.draw':
    '{most, plural, =0 {Unentschieden: Gleichstand nach Punkten} one {Unentschieden: höchstens # Punkt Vorsprung} other {Unentschieden: höchstens # Punkte Vorsprung}}.',
  'ba.points.drawOf': 'Unentschieden für {seat}: {lead}.',
  'ba.lead.ahead.from': 'mindestens {from, plural, one {# Punkt} other {# Punkte}} Vorsprung',
  'ba.lead.ahead.by': '{from, plural, one {# Punkt} other {# Punkte}} Vorsprung',
  'ba.lead.ahead.within':
    '{from, number} bis {to, plural, one {# Punkt} other {# Punkte}} Vorsprung',
  'ba.lead.behind.from': 'mindestens {from, plural, one {# Punkt} other {# Punkte}} Rückstand',
  'ba.lead.behind.by': '{from, plural, one {# Punkt} other {# Punkte}} Rückstand',
  'ba.lead.behind.within':
    '{from, number} bis {to, plural, one {# Punkt} other {# Punkte}} Rückstand',
  'ba.lead.notAhead':
    '{up, plural, =0 {Gleichstand oder Rückstand} one {höchstens # Punkt Vorsprung, Gleichstand oder Rückstand} other {höchstens # Punkte Vorsprung, Gleichstand oder Rückstand}}',
  'ba.lead.notBehind':
    '{down, plural, =0 {Vorsprung oder Gleichstand} one {Vorsprung, Gleichstand oder höchstens # Punkt Rückstand} other {Vorsprung, Gleichstand oder höchstens # Punkte Rückstand}}',
  'ba.lead.near':
    '{down, plural, =0 {{up, plural, =0 {Gleichstand} one {Gleichstand oder höchstens # Punkt Vorsprung} other {Gleichstand oder höchstens # Punkte Vorsprung}}} one {{up, plural, =0 {Gleichstand} one {höchstens # Punkt Vorsprung, Gleichstand} other {höchstens # Punkte Vorsprung, Gleichstand}} oder höchstens # Punkt Rückstand} other {{up, plural, =0 {Gleichstand} one {höchstens # Punkt Vorsprung, Gleichstand} other {höchstens # Punkte Vorsprung, Gleichstand}} oder höchstens # Punkte Rückstand}}',
  'ba.points.standing':
    'So stünde es, wenn die Schlacht jetzt endete; was erst am Ende zählt, kann sich noch ändern.',
  'ba.points.sudden':
    'Die Schlacht endet sofort, wenn mehr als {percent, number} % der Einheiten einer Seite verloren sind.',
  'ba.outcome.draw':
    '{cause}: unentschieden, {first, number} zu {second, plural, one {# Punkt} other {# Punkten}}. {why} {scored}',
  'ba.outcome.won':
    '{cause}: {level} für {winner}, {first, number} zu {second, plural, one {# Punkt} other {# Punkten}}. {why} {scored}',
  'ba.outcome.level': 'Nach dem Szenario: {lead}.',
  'ba.outcome.broken':
    'Mehr als {percent, number} % der Einheiten sind verloren ({loser}): {ruined, number} von {all, number}.',
  'ba.outcome.gone': 'Keine Einheit steht mehr auf dem Tisch ({loser}).',
  'ba.outcome.both': '{one} {other}',
  'ba.outcome.nothing': 'Keine Seite hat Punkte erzielt.',
  'ba.outcome.holds': 'hält {places}',
  'ba.outcome.scored': 'Punkte: {list}.',
  'ba.outcome.for': '{seat} {points, number} ({what})',
  'ba.outcome.turnEnds': '{seat} {points, number} (am Ende jedes Zuges)',
}

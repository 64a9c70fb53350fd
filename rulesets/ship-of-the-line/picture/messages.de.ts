import type { Catalogue } from '@grognard/umpire'

/** What the picture and the situation in words say. */
export const pictureGerman: Catalogue = {
  'sol.measure': 'Kabel',
  'sol.port': 'Hafen',
  'sol.portOf': 'Hafen von {seat}',
  'sol.card.hidden': 'verdeckt',
  'sol.headline.round': '{round, plural, =0 {Vor der ersten Runde} other {Runde #}}',
  'sol.headline.wind': 'Wind aus {wind}',
  'sol.headline.ship': '{seat}, Schiff {number, number}',
  'sol.ship': '{seat}, Schiff {number, number}',
  'sol.row.hull': 'Rumpf',
  'sol.row.sails': 'Segel',
  'sol.row.starboard': 'Geschütze Steuerbord',
  'sol.row.port': 'Geschütze Backbord',
  'sol.badge.struck': 'Flagge gestrichen',
  'sol.badge.prize': 'Prise',
  'sol.badge.rudderLost': 'Ruder verloren',
  'sol.badge.adrift': 'treibt',
  'sol.badge.wreck': 'von gefallenem Mast gehalten',
  'sol.line.nation': 'Flagge: {nation}',
  'sol.line.moves':
    '{moves, plural, =0 {Keine Bewegung} one {# Bewegung je Zug} other {# Bewegungen je Zug}}',
  'sol.line.movesLeft':
    '{moves, plural, =0 {Keine Bewegung mehr in diesem Zug} one {Noch # Bewegung in diesem Zug} other {Noch # Bewegungen in diesem Zug}}',
  'sol.line.mast': '{mast}: {sails, plural, =0 {kein Segel} one {# Segel} other {# Segel}}',
  'sol.line.mastGone': '{mast}: über Bord',
  'sol.line.fired':
    '{side}: {fired, plural, one {# Batterie hat} other {# Batterien haben}} in diesem Zug gefeuert',
  'sol.line.heading': 'Kurs {heading}',
  'sol.band': '{range, number}',
  'sol.situation.round':
    '{round, plural, =0 {Vor der ersten Runde} other {Runde #}}. Wind aus {wind}.',
  'sol.situation.away': '{ship}: {fate}.',
  'sol.situation.ship':
    '{ship} auf Spalte {column, number}, Reihe {row, number}, Kurs {heading}: {sails, number} von {fullSails, number} Segeln, Geschütze {port, number} Backbord und {starboard, number} Steuerbord, {hull, number} von {hullSinksAt, number} Rumpftreffern.{marks}',
  'sol.situation.cards': '{seat} kann noch spielen: {cards}.',
  'sol.marks.none': '',
  'sol.marks.some': ' Zustand: {marks}.',
  'sol.fate.inPort': 'im Hafen',
  'sol.fate.afloat': 'schwimmt',
  'sol.fate.surrendered': 'hat gestrichen',
  'sol.fate.disengaged': 'außerhalb des Bretts',
  'sol.fate.sunk': 'verloren',
  'sol.fate.safe': 'in Sicherheit',
}

import type { Catalogue } from '@grognard/umpire'

export const setupDanish: Catalogue = {
  'seat.a': 'Flåde A',
  'seat.b': 'Flåde B',
  'seat.c': 'Flåde A, anden eskadre',
  'seat.d': 'Flåde B, anden eskadre',
  'lob.quarter.0': 'sydvestlige kvarter',
  'lob.quarter.1': 'sydøstlige kvarter',
  'lob.quarter.2': 'nordøstlige kvarter',
  'lob.quarter.3': 'nordvestlige kvarter',
  'lob.edge.0': 'nordkanten',
  'lob.edge.9000': 'østkanten',
  'lob.edge.18000': 'sydkanten',
  'lob.edge.27000': 'vestkanten',
  'lob.fleet.summary':
    '{value, number} af {limit, number} point, {ships, plural, one {# skib} other {# skibe}}.',
  'lob.fleet.card': '{card} ({points, number})',
  'lob.refuse.hour': 'Timen går fra 0 til 23.',
  'lob.refuse.weather': 'Vejret går fra 1 (stille) til 6 (storm).',
  'lob.refuse.unknownCard': 'Der er intet skibskort „{card}“.',
  'lob.refuse.merchantInFleet':
    'Handelsskibe følger en konvoj uden point; de kan ikke tages med i en flåde.',
  'lob.refuse.fleetPoints':
    'Flåden er {value, number} point værd; der er aftalt {limit, number}. Udelad {over, number}.',
  'lob.refuse.officers':
    '{officer}: {has, number} i en flåde på {value, number} point; én for hver fulde {per, number} giver højst {most, number}.',
  'lob.refuse.quarterTaken': 'Det kvarter kan ikke vælges. Frit: {free}.',
  'lob.refuse.edge': 'Vælg en af brættets fire kanter.',
  'lob.refuse.notToPlace': 'Det skib kan du ikke opstille nu.',
  'lob.refuse.outsideArea':
    'Hele skroget skal ligge i dit område: {west, number}–{east, number} tommer fra vestkanten, {south, number}–{north, number} tommer fra sydkanten.',
  'lob.refuse.placedOnShip': 'Hun ville ligge oven på {ship}. Lad der være vand mellem skrogene.',
  'lob.refuse.placedAground': 'Vandet dér er for lavt til hende.',
  'lob.refuse.commonHeading': 'Alle flådens skibe styrer samme kurs: {degrees, number}°.',
  'lob.order.chooseConditions': 'Stå til søs klokken {hour, number}, {weather}',
  'lob.order.muster':
    'Tag {ships, plural, one {# skib} other {# skibe}} til {value, number} point: {names}',
  'lob.order.chooseQuarter': 'Opstil i det {quarter}',
  'lob.order.chooseEdge': 'Kom ind over {edge}',
  'lob.order.place':
    'Opstil {ship} {x, number} tommer mod øst, {y, number} tommer mod nord, kurs {degrees, number}°',
  'lob.event.conditionsChosen': '{seat} står til søs klokken {time}: {weather}.',
  'lob.event.firstWeatherRolled': 'Vejr {level, number}: {weather}.',
  'lob.event.firstHourRolled': 'Slaget begynder klokken {time}.',
  'lob.event.firstWindFound': 'Vind {wind}.',
  'lob.event.fleetDrawn': '{seat} trækker en flåde på {count, number}: {names}.',
  'lob.event.fleetMustered': '{seat} bringer en flåde på {count, number}: {names}.',
  'lob.event.quartersRolled': '{seat} opstiller først.',
  'lob.event.quarterChosen': '{seat} tager det {quarter}.',
  'lob.event.edgeChosen': '{seat} kommer ind over {edge}.',
  'lob.event.shipPlaced':
    '{ship} indtager sin plads {x, number} tommer mod øst, {y, number} tommer mod nord, kurs {degrees, number}°.',
}

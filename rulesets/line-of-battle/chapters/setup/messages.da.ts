import type { Translated } from '@grognard/umpire'
import type { setupEnglish } from './messages.en.ts'

export const setupDanish: Translated<typeof setupEnglish> = {
  'seat.a': 'Flåde A',
  'seat.b': 'Flåde B',
  'seat.c': 'Flåde A, anden eskadre',
  'seat.d': 'Flåde B, anden eskadre',
  'lob.quarter.0': 'den sydvestlige fjerdedel',
  'lob.quarter.1': 'den sydøstlige fjerdedel',
  'lob.quarter.2': 'den nordøstlige fjerdedel',
  'lob.quarter.3': 'den nordvestlige fjerdedel',
  'lob.edge.0': 'nordkanten',
  'lob.edge.9000': 'østkanten',
  'lob.edge.18000': 'sydkanten',
  'lob.edge.27000': 'vestkanten',
  'lob.fleet.summary':
    '{value, number} af {limit, number} point, {ships, plural, one {# skib} other {# skibe}}.',
  'lob.fleet.card': '{card} ({points, number})',
  'lob.fleet.kind': '{card}',
  'lob.fleet.kind.line': 'linjeskibe',
  'lob.fleet.kind.frigate': 'fregatter og skibe af deres størrelse',
  'lob.fleet.kind.small': 'små skibe',
  'lob.fleet.card.note':
    'Ildkraft {firepower, number} pr. side, fart {move, plural, =1 {1 tomme} other {# tommer}}, {degrees, number}° pr. tomme, skrog {hull, number}, sejl {sails, number}, besætning {crew, number}, moral {morale, number}',
  'lob.refuse.hour': 'Klokkeslættet {hour, number} findes ikke. Vælg et fra 0 til {last, number}.',
  'lob.refuse.weather':
    'Vejrtrin {level, number} findes ikke. Vælg et fra 1 (vindstille) til {worst, number} (storm).',
  'lob.refuse.noCard': 'Skib {place} har intet skibskort. Vælg et af disse: {cards}.',
  'lob.refuse.unknownCard': 'Der er intet skibskort »{card}«. Vælg et af disse: {cards}.',
  'lob.refuse.namelessShip': 'Skib {place, number} på listen har intet navn. Giv det et.',
  'lob.refuse.nameTwice': 'To skibe hedder {name}. Giv hvert sit eget navn.',
  'lob.refuse.merchantInFleet':
    '{ship}: handelsskibe følger en konvoj uden at koste point og kan ikke tages med i en flåde. Vælg et krigsskib.',
  'lob.refuse.fleetSize':
    'Flåden har {ships, number} skibe; der er plads til højst {most, number}.',
  'lob.refuse.fleetPoints':
    'Flåden er {value, number} point værd; grænsen er {limit, number}. Tag {over, number} point ud.',
  'lob.refuse.officers':
    '{officer}: {has, number} i en flåde på {value, number} point. Én for hver fulde {per, number} tillader højst {most, number}.',
  'lob.refuse.quarterTaken': 'Den fjerdedel er ikke ledig. Vælg: {free}.',
  'lob.refuse.edge': 'Sådan en kant findes ikke. Vælg: {edges}.',
  'lob.refuse.nothingToPlace': 'Du har intet skib tilbage at opstille.',
  'lob.refuse.notToPlace': 'Det skib kan du ikke opstille nu. Endnu ikke opstillet: {ships}.',
  'lob.refuse.outsideArea':
    'Hele skroget skal ligge i dit opstillingsområde: {west, number}–{east, plural, =1 {1 tomme} other {# tommer}} fra vestkanten, {south, number}–{north, plural, =1 {1 tomme} other {# tommer}} fra sydkanten.',
  'lob.refuse.amongMerchantmen':
    'Midten er handelsskibenes. Stil eskorten op uden om dem; hold {west, number}–{east, plural, =1 {1 tomme} other {# tommer}} fra vestkanten og {south, number}–{north, plural, =1 {1 tomme} other {# tommer}} fra sydkanten fri.',
  'lob.refuse.placedOnShip':
    'Skibet ville ligge oven på {other}. Lad der være vand mellem skrogene.',
  'lob.refuse.placedAground':
    '{ship} kræver dybde {draught, number}; dér ({terrain}) er dybden {depth, number}. Stil skibet på dybere vand.',
  'lob.refuse.commonHeading': 'Alle flådens skibe opstilles på samme kurs: {degrees, number}°.',
  'lob.order.chooseConditions': 'Stå til søs klokken {hour, number}, {weather}',
  'lob.order.muster':
    'Tag {ships, plural, one {# skib} other {# skibe}} til {value, number} point: {names}',
  'lob.order.chooseQuarter': 'Opstil i {quarter}',
  'lob.order.chooseEdge': 'Kom ind over {edge}',
  'lob.order.place':
    'Opstil {ship} {x, number} tommer mod øst, {y, number} tommer mod nord, kurs {degrees, number}°',
  'lob.event.conditionsChosen': '{seat} står til søs klokken {time}: {weather}.',
  'lob.event.firstWeatherRolled': 'Vejr {level, number}: {weather}.',
  'lob.event.firstHourRolled': 'Slaget begynder klokken {time}.',
  'lob.event.firstWindFound': 'Vinden blæser fra {from}.',
  'lob.event.fleetDrawn':
    '{seat} trækker en flåde på {count, plural, one {# skib} other {# skibe}}: {names}.',
  'lob.event.fleetBuilt': '{seat} er klar til at løbe ud: {names}.',
  'lob.event.fleetHidden': '{seat} er klar til at løbe ud. Skibene vises, når alle flåder er klar.',
  'lob.event.fleetMustered':
    '{seat} møder med en flåde på {count, plural, one {# skib} other {# skibe}}: {names}.',
  'lob.event.quartersRolled': '{seat} opstiller først.',
  'lob.event.quarterChosen': '{seat} opstiller i {quarter}.',
  'lob.event.edgeChosen': '{seat} kommer ind over {edge}.',
  'lob.event.shipPlaced':
    '{ship} opstilles {x, number} tommer mod øst, {y, number} tommer mod nord, kurs {degrees, number}°.',

  'lob.order.enter':
    '{ship}: kom ind {x, number} tommer mod øst, {y, number} tommer mod nord, kurs {degrees, number}°',
  'lob.event.shipEntered':
    '{ship} kommer ind {x, number} tommer mod øst, {y, number} tommer mod nord, kurs {degrees, number}°.',
}

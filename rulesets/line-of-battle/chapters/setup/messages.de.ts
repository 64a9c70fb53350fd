import type { Translated } from '@grognard/umpire'
import type { setupEnglish } from './messages.en.ts'

export const setupGerman: Translated<typeof setupEnglish> = {
  'seat.a': 'Flotte A',
  'seat.b': 'Flotte B',
  'seat.c': 'Flotte A, zweites Geschwader',
  'seat.d': 'Flotte B, zweites Geschwader',
  'lob.quarter.0': 'südwestliches Viertel',
  'lob.quarter.1': 'südöstliches Viertel',
  'lob.quarter.2': 'nordöstliches Viertel',
  'lob.quarter.3': 'nordwestliches Viertel',
  'lob.edge.0': 'Nordrand',
  'lob.edge.9000': 'Ostrand',
  'lob.edge.18000': 'Südrand',
  'lob.edge.27000': 'Westrand',
  'lob.fleet.summary':
    '{value, number} von {limit, number} Punkten, {ships, plural, one {# Schiff} other {# Schiffe}}.',
  'lob.fleet.card': '{card} ({points, number})',
  'lob.fleet.kind': '{card}',
  'lob.fleet.kind.line': 'Linienschiffe',
  'lob.fleet.kind.frigate': 'Fregatten und Schiffe ihrer Größe',
  'lob.fleet.kind.small': 'kleine Schiffe',
  'lob.fleet.card.note':
    'Feuerkraft {firepower, number} je Seite, Fahrt {move, number} Zoll, {degrees, number}° je Zoll, Rumpf {hull, number}, Segel {sails, number}, Besatzung {crew, number}, Moral {morale, number}',
  'lob.refuse.hour':
    'Die Stunde {hour, number} gibt es nicht. Wähle eine von 0 bis {last, number}.',
  'lob.refuse.weather':
    'Die Wetterstufe {level, number} gibt es nicht. Wähle eine von 1 (Flaute) bis {worst, number} (Sturm).',
  'lob.refuse.noCard': 'Schiff {place} hat keine Schiffskarte. Wähle eine von diesen: {cards}.',
  'lob.refuse.unknownCard': 'Es gibt keine Schiffskarte „{card}“. Wähle eine von diesen: {cards}.',
  'lob.refuse.namelessShip': 'Schiff {place, number} der Liste hat keinen Namen. Gib ihm einen.',
  'lob.refuse.nameTwice': 'Zwei Schiffe heißen {name}. Gib jedem einen eigenen Namen.',
  'lob.refuse.merchantInFleet':
    '{ship}: Handelsschiffe fahren ohne Punkte im Konvoi mit und gehören in keine Flotte. Wähle ein Kriegsschiff.',
  'lob.refuse.fleetSize':
    'Die Flotte hat {ships, number} Schiffe; höchstens {most, number} finden Platz.',
  'lob.refuse.fleetPoints':
    'Die Flotte ist {value, number} Punkte wert; die Grenze ist {limit, number}. Nimm {over, number} Punkte heraus.',
  'lob.refuse.officers':
    '{officer}: Die Flotte von {value, number} Punkten hat {has, number}. Erlaubt ist einer je volle {per, number} Punkte, hier also höchstens {most, number}.',
  'lob.refuse.quarterTaken': 'Dieses Viertel ist nicht frei. Wähle: {free}.',
  'lob.refuse.edge': 'Einen solchen Rand gibt es nicht. Wähle: {edges}.',
  'lob.refuse.nothingToPlace': 'Du hast kein Schiff mehr aufzustellen.',
  'lob.refuse.notToPlace':
    'Dieses Schiff kannst du jetzt nicht aufstellen. Noch aufzustellen: {ships}.',
  'lob.refuse.outsideArea':
    'Der ganze Rumpf muss in deinem Aufstellungsgebiet liegen: {west, number}–{east, number} Zoll vom Westrand, {south, number}–{north, number} Zoll vom Südrand.',
  'lob.refuse.amongMerchantmen':
    'Die Mitte gehört den Handelsschiffen. Stelle das Geleit um sie herum auf; frei bleibt {west, number}–{east, number} Zoll vom Westrand, {south, number}–{north, number} Zoll vom Südrand.',
  'lob.refuse.placedOnShip': 'Das Schiff läge auf {other}. Lass Wasser zwischen den Rümpfen.',
  'lob.refuse.placedAground':
    '{ship} braucht Tiefe {draught, number}; dort ({terrain}) ist Tiefe {depth, number}. Stelle das Schiff in tieferes Wasser.',
  'lob.refuse.commonHeading':
    'Alle Schiffe dieser Flotte werden auf demselben Kurs aufgestellt: {degrees, number}°.',
  'lob.order.chooseConditions': 'Auslaufen um {hour, number} Uhr, {weather}',
  'lob.order.muster':
    '{ships, plural, one {# Schiff} other {# Schiffe}} für {value, number} Punkte nehmen: {names}',
  'lob.order.chooseQuarter': 'Hier aufstellen: {quarter}',
  'lob.order.chooseEdge': 'Über diesen Rand kommen: {edge}',
  'lob.order.place':
    '{ship} aufstellen: {x, number} Zoll Ost, {y, number} Zoll Nord, Kurs {degrees, number}°',
  'lob.event.conditionsChosen': '{seat} läuft um {time} Uhr aus: {weather}.',
  'lob.event.firstWeatherRolled': 'Wetter {level, number}: {weather}.',
  'lob.event.firstHourRolled': 'Die Schlacht beginnt um {time} Uhr.',
  'lob.event.firstWindFound': 'Der Wind weht aus {from}.',
  'lob.event.fleetDrawn':
    '{seat} erhält durch das Los eine Flotte von {count, plural, one {# Schiff} other {# Schiffen}}: {names}.',
  'lob.event.fleetBuilt': '{seat} ist bereit zum Auslaufen: {names}.',
  'lob.event.fleetHidden':
    '{seat} ist bereit zum Auslaufen. Die Schiffe werden gezeigt, sobald alle Flotten bereit sind.',
  'lob.event.fleetMustered':
    '{seat} bringt eine Flotte von {count, plural, one {# Schiff} other {# Schiffen}} mit: {names}.',
  'lob.event.quartersRolled': '{seat} stellt zuerst auf.',
  'lob.event.quarterChosen': '{seat} stellt hier auf: {quarter}.',
  'lob.event.edgeChosen': '{seat} kommt über den {edge}.',
  'lob.event.shipPlaced':
    '{ship} wird aufgestellt: {x, number} Zoll Ost, {y, number} Zoll Nord, Kurs {degrees, number}°.',

  'lob.order.enter':
    '{ship}: einlaufen bei {x, number} Zoll Ost, {y, number} Zoll Nord, Kurs {degrees, number}°',
  'lob.event.shipEntered':
    '{ship} läuft ein: {x, number} Zoll Ost, {y, number} Zoll Nord, Kurs {degrees, number}°.',
}

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
  'lob.edge.0': 'Nordkante',
  'lob.edge.9000': 'Ostkante',
  'lob.edge.18000': 'Südkante',
  'lob.edge.27000': 'Westkante',
  'lob.fleet.summary':
    '{value, number} von {limit, number} Punkten, {ships, plural, one {# Schiff} other {# Schiffe}}.',
  'lob.fleet.card': '{card} ({points, number})',
  'lob.fleet.card.note':
    'Feuerkraft {firepower, number} je Seite, Fahrt {move, number} Zoll, {degrees, number}° je Zoll, Rumpf {hull, number}, Segel {sails, number}, Besatzung {crew, number}, Moral {morale, number}',
  'lob.refuse.hour': 'Eine Stunde {hour, number} gibt es nicht; möglich ist 0 bis {last, number}.',
  'lob.refuse.weather':
    'Ein Wetter {level, number} gibt es nicht; es reicht von 1 (ruhig) bis {worst, number} (Sturm).',
  'lob.refuse.unknownCard': 'Es gibt keine Schiffskarte „{card}“. Karten: {cards}.',
  'lob.refuse.namelessShip': 'Schiff {place, number} der Liste hat keinen Namen. Gib ihm einen.',
  'lob.refuse.nameTwice': 'Zwei Schiffe heißen {name}. Gib jedem einen eigenen Namen.',
  'lob.refuse.merchantInFleet':
    '{ship}: Handelsschiffe fahren punktefrei im Konvoi mit und gehören in keine Flotte. Nimm ein Kriegsschiff.',
  'lob.refuse.fleetSize':
    'Die Flotte hat {ships, number} Schiffe; höchstens {most, number} sind erlaubt, denn die Schiffe einer Seite müssen zusammen Platz finden.',
  'lob.refuse.fleetPoints':
    'Die Flotte ist {value, number} Punkte wert, vereinbart sind {limit, number}. {over, number} müssen weg.',
  'lob.refuse.officers':
    '{officer}: {has, number} in einer Flotte von {value, number} Punkten; einer für je volle {per, number} ergibt höchstens {most, number}.',
  'lob.refuse.quarterTaken': 'Dieses Viertel ist nicht frei. Zur Wahl: {free}.',
  'lob.refuse.edge': 'Eine solche Kante gibt es nicht. Zur Wahl: {edges}.',
  'lob.refuse.notToPlace':
    'Dieses Schiff kannst du jetzt nicht aufstellen. Noch aufzustellen: {ships}.',
  'lob.refuse.outsideArea':
    'Der ganze Rumpf muss in deinem Gebiet liegen: {west, number}–{east, number} Zoll von der Westkante, {south, number}–{north, number} Zoll von der Südkante.',
  'lob.refuse.amongMerchantmen':
    'Die Mitte gehört den Handelsschiffen, das Geleit liegt um sie herum: Frei bleibt {west, number}–{east, number} Zoll von der Westkante, {south, number}–{north, number} Zoll von der Südkante.',
  'lob.refuse.placedOnShip': 'Das Schiff läge auf {other}. Zwischen den Rümpfen muss Wasser sein.',
  'lob.refuse.placedAground':
    '{ship} braucht Tiefe {draught, number}; dort ({terrain}) ist Tiefe {depth, number}. Stelle das Schiff in tieferes Wasser.',
  'lob.refuse.commonHeading':
    'Alle Schiffe der Flotte werden auf einem Kurs aufgestellt: {degrees, number}°.',
  'lob.order.chooseConditions': 'Auslaufen um {hour, number} Uhr, {weather}',
  'lob.order.muster':
    '{ships, plural, one {# Schiff} other {# Schiffe}} im Wert von {value, number} nehmen: {names}',
  'lob.order.chooseQuarter': 'Aufstellung: {quarter}',
  'lob.order.chooseEdge': 'Ankunft über die {edge}',
  'lob.order.place':
    '{ship} aufstellen: {x, number} Zoll Ost, {y, number} Zoll Nord, Kurs {degrees, number}°',
  'lob.event.conditionsChosen': '{seat} läuft um {time} Uhr aus: {weather}.',
  'lob.event.firstWeatherRolled': 'Wetter {level, number}: {weather}.',
  'lob.event.firstHourRolled': 'Die Schlacht beginnt um {time} Uhr.',
  'lob.event.firstWindFound': 'Der Wind weht aus {from}.',
  'lob.event.fleetDrawn': '{seat} erhält durch Los eine Flotte von {count, number}: {names}.',
  'lob.event.fleetBuilt': '{seat} ist beisammen: {names}.',
  'lob.event.fleetHidden': '{seat} ist beisammen. Zu sehen ist sie, wenn alle es sind.',
  'lob.event.fleetMustered': '{seat} bringt eine Flotte von {count, number}: {names}.',
  'lob.event.quartersRolled': '{seat} stellt zuerst auf.',
  'lob.event.quarterChosen': '{seat} nimmt: {quarter}.',
  'lob.event.edgeChosen': '{seat} kommt über die {edge}.',
  'lob.event.shipPlaced':
    '{ship} nimmt den Platz ein: {x, number} Zoll Ost, {y, number} Zoll Nord, Kurs {degrees, number}°.',

  'lob.order.enter': '{ship} läuft bei {x, number} / {y, number} Zoll ein, Kurs {degrees, number}°',
  'lob.event.shipEntered':
    '{ship} kommt bei {x, number} / {y, number} Zoll auf das Spielfeld, Kurs {degrees, number}°.',
}

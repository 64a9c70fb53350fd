import type { Catalogue, Translated } from '@grognard/umpire/message.ts'
import type { bookEnglish } from './messages.en.ts'
import { byHeading } from './sentences.ts'

const compass = ['Nord', 'Nordost', 'Ost', 'Südost', 'Süd', 'Südwest', 'West', 'Nordwest']

/** Names of everything in the tables. */
export const namesGerman: Catalogue = {
  ...byHeading('sol.alongside', compass),
  'sol.turn.-1': 'nach Backbord',
  'sol.turn.0': 'geradeaus',
  'sol.turn.1': 'nach Steuerbord',
  ...byHeading('sol.heading', compass),
  'sol.wind.0': 'Norden',
  'sol.wind.1': 'Nordosten',
  'sol.wind.2': 'Osten',
  'sol.wind.3': 'Südosten',
  'sol.wind.4': 'Süden',
  'sol.wind.5': 'Südwesten',
  'sol.wind.6': 'Westen',
  'sol.wind.7': 'Nordwesten',
  'sol.face.england': 'Großbritannien',
  'sol.face.france': 'Frankreich',
  'sol.face.spain': 'Spanien',
  'sol.face.netherlands': 'Niederlande',
  'sol.face.netherlands.sentence': 'die Niederlande',
  'sol.face.denmark': 'Dänemark',
  'sol.face.commander': '{side}, {ship}',
  'sol.face.usa': 'USA',
  'sol.face.usa.sentence': 'die USA',
  'sol.nation.england': 'Großbritannien',
  'sol.nation.france': 'Frankreich',
  'sol.nation.spain': 'Spanien',
  'sol.nation.netherlands': 'Niederlande',
  'sol.nation.denmark': 'Dänemark',
  'sol.nation.usa': 'USA',
  'sol.side.starboard': 'Steuerbord',
  'sol.side.port': 'Backbord',
  'sol.mast.fore': 'Fockmast',
  'sol.mast.main': 'Großmast',
  'sol.mast.mizzen': 'Kreuzmast',
  'sol.sail.course': 'Untersegel',
  'sol.sail.topsail': 'Marssegel',
  'sol.sail.topgallant': 'Bramsegel',
  'sol.officer.boatswain': 'Bootsmann',
  'sol.officer.carpenter': 'Zimmermann',
  'sol.officer.gunner': 'Stückmeister',
  'sol.officer.master': 'Steuermann',
  'sol.officer.captain': 'Kapitän',
  'sol.chart.broadside': 'Breitseite',
  'sol.chart.bow': 'Schuss in den Bug',
  'sol.chart.stern': 'Schuss ins Heck',
  'sol.chart.range': 'Entfernung {range, number}',
  'sol.result.none': 'daneben',
  'sol.result.hull': 'Rumpf',
  'sol.result.hull2': 'Rumpf, zwei Treffer',
  'sol.result.sail': 'Segel',
  'sol.result.battery': 'Batterie',
  'sol.result.mast': 'Mast',
  'sol.result.rudder': 'Ruder',
  'sol.result.magazine': 'Magazin',
  'sol.repair.sail': 'ein Segel',
  'sol.repair.batteries': 'zwei Batterien',
  'sol.repair.hull': 'drei Rumpftreffer',
  'sol.card.BOS-1.name': 'Gefallenen Mast kappen',
  'sol.card.BOS-1.text':
    'Zu Beginn eines Zugs: Die gefallenen Masten dieses Schiffs werden gekappt, und es hat einen normalen Zug.',
  'sol.card.BOS-2.name': 'Neue Segel anschlagen',
  'sol.card.BOS-2.text':
    'Zu Beginn eines Zugs: Bis zu zwei Segel kommen an stehende Masten zurück, das erste an den gewählten Mast, das zweite auf den untersten freien Platz. Solange du diese Karte hast, ergeben sich deine Schiffe ohne Segel nicht sofort, wenn noch ein Mast steht; gespielt rettet sie eines davon.',
  'sol.card.CAR-1.name': 'Lecks stopfen',
  'sol.card.CAR-1.text': 'Zu Beginn eines Zugs: Entferne bis zu 3 Rumpftreffer von diesem Schiff.',
  'sol.card.CAR-2.name': 'Notruder',
  'sol.card.CAR-2.text':
    'Zu Beginn eines Zugs: Ein verlorenes Ruder wird ersetzt. Solange du diese Karte hast, ergeben sich deine Schiffe ohne Ruder nicht sofort; gespielt rettet sie eines davon.',
  'sol.card.GUN-1.name': 'Doppelte Kugeln',
  'sol.card.GUN-1.text':
    'Ein Angriff auf eine Kabellänge: Jedes Rumpfergebnis zählt einen Treffer mehr.',
  'sol.card.GUN-2.name': 'Kettenkugeln',
  'sol.card.GUN-2.text': 'Ein Angriff: Jedes Rumpfergebnis kostet stattdessen ein Segel.',
  'sol.card.MAS-1.name': 'Wende mit dem Anker',
  'sol.card.MAS-1.text': 'Eine Wende, auch ohne Vorsegel oder direkt nach einer anderen.',
  'sol.card.MAS-2.name': 'Marssegel backlegen',
  'sol.card.MAS-2.text':
    'Zu Beginn eines Zugs: Dieses Schiff bleibt, wo es ist, darf einmal um 45 Grad drehen, nur nicht in den Wind, und darf feuern. Nicht für ein Schiff, das treibt oder von einem gefallenen Mast gehalten wird.',
  'sol.card.CAP-1.name': 'Luv halten',
  'sol.card.CAP-1.text':
    'Während eines Zugs: eine Bewegung mehr, sofern nicht ein gefallener Mast, ein Enterversuch oder ein Zusammenstoß das Schiff hält.',
  'sol.card.CAP-2.name': 'Seesoldaten in die Marsen',
  'sol.card.CAP-2.text':
    'Wenn eine Seite das Entern ansagt: Der Unterschied der Rumpftreffer verschiebt sich um 5 zu deinen Gunsten. Wer entern darf, ändert sich dadurch nicht.',
}

/** Seats, phases, fields of orders, options, and what is wrong with papers. */
export const bookGerman: Translated<typeof bookEnglish> = {
  'sol.refuse.fileOffBoard':
    '{ship} läge außerhalb des Bretts. Wähle eine Spalte von 1 bis {columns, number} und eine Reihe von 1 bis {rows, number}.',
  'sol.refuse.fileDotTaken':
    '{ship} und {other} lägen auf demselben Punkt. Gib jedem einen eigenen.',
  'sol.refuse.fileSameFlag':
    'Beide Flotten führen dieselbe Flagge: {nation}. Gib jeder ihre eigene.',
  'seat.a': 'Spieler 1',
  'seat.b': 'Spieler 2',
  'seat.a.sentence': 'Spieler 1',
  'seat.b.sentence': 'Spieler 2',
  'phase.setup': 'Vor der Schlacht',
  'phase.round': 'Schlacht',
  'paper.scenario': 'Szenariodatei',
  'paper.scenario.about':
    'Eine eigene Schlacht auf See: Wind, Flaggen und Schiffe, wie sie liegen und wie es um sie steht.',
  'paper.charts': 'Schadenstafeln',
  'paper.cards': 'Offizierskarten',
  'sol.words': '{words}',
  'sol.quoted': '„{words}“',
  'sol.nothing': 'nichts',
  'sol.list': '{list}, {more}',
  'phase.setup.about':
    'Der Wind wird einmal für das ganze Spiel ausgewürfelt, dann, wer beginnt. Jeder Spieler wählt eine Flagge, je Offizier eine von zwei Karten und für jedes Schiff einen Liegeplatz.',
  'phase.round.about':
    'Die Schiffe ziehen einzeln, abwechselnd von beiden Seiten; jedes segelt bis zu 3 Kabellängen und darf unterwegs jederzeit feuern. Prisen kommen zuletzt, dann beginnt eine neue Runde.',
  'field.heading':
    'ein Achtel der Windrose: 0 weist nach oben, 2 nach rechts, 4 nach unten, 6 nach links.',
  'field.turn': 'eine Achteldrehung: -1 nach Backbord, 1 nach Steuerbord, 0 geradeaus.',
  'field.move.alongside': 'der Kurs längsseits, wenn ein Zusammenstoß die Wahl lässt.',
  'field.side': 'die Breitseite.',
  'field.batteries': 'ihre Nummern, von 1 am Bug bis 5 am Heck.',
  'field.target': 'das andere Schiff, mit seiner Kennung.',
  'field.fire.card': 'eine Offizierskarte, die dazu gespielt wird.',
  'field.mast': 'welcher Mast.',
  'field.board.marines': 'ob die Karte „Seesoldaten in die Marsen“ gespielt wird.',
  'field.berth.berth': 'die Nummer des Liegeplatzes.',
  'option.windNamesAre': 'Bedeutung des Windwurfs',
  'option.windNamesAre.about': 'Ob die Würfel angeben, woher der Wind kommt oder wohin er weht.',
  'option.windNamesAre.from': 'woher der Wind kommt',
  'option.windNamesAre.to': 'wohin der Wind weht',
  'option.shipsBlockFire': 'Schiffe versperren die Schussbahn',
  'option.shipsBlockFire.about':
    'Ein Schiff auf der geraden Linie zwischen zwei anderen, von Punkt zu Punkt, hält den Schuss auf.',
  'option.rammingAllowed': 'Rammen',
  'option.rammingAllowed.about':
    'Ein Schiff darf ein anderes absichtlich rammen, auch wenn ein anderer Weg frei ist.',
  'option.returningShipMayLeaveAgain': 'Sofort wieder vom Brett',
  'option.returningShipMayLeaveAgain.about':
    'Ein Schiff darf das Brett im Zug seiner Rückkehr wieder verlassen.',
  'option.prizeCountsAsLost': 'Prisen gelten als verloren',
  'option.prizeCountsAsLost.about':
    'Ein Schiff, das der Gegner genommen hat, zählt als verloren, wenn der Sieger bestimmt wird.',
  'option.turnLimit': 'Höchstzahl der Runden',
  'option.turnLimit.about':
    'Die Schlacht endet spätestens nach so vielen Runden und wird gewertet; 0 bedeutet: keine Grenze.',
  'option.quietRoundsForDraw': 'Ruhige Runden bis zum Unentschieden',
  'option.quietRoundsForDraw.about':
    'Nach so vielen vollen Runden ohne Treffer, Eroberung oder Übergabe endet die Schlacht unentschieden.',
  'sol.refuse.cardIdTwice':
    'Zwei Karten tragen die Nummer {card}. Jede Nummer gehört auf eine Karte.',
  'sol.refuse.cardNameless':
    'Der Name von {card} ist leer. Gib der Karte einen Namen oder lass ihn weg.',
  'sol.refuse.cardAmount':
    '{card} hat die Menge {amount, number}, aber {effect} erlaubt höchstens {most, number}.',
  'sol.refuse.notTwoCards':
    '{officer}: {count, plural, =0 {keine Karte} one {# Karte} other {# Karten}}. Jeder Offizier braucht zwei.',
  'turn.one': 'Runde',
  'turn.each': 'Runde für Runde',
  'turn.every': 'jeder Runde',
  'turn.in': 'in Runden',
  'turn.course': 'Die Runde',
  'count.pieces': '{count, plural, one {# Schiff} other {# Schiffe}}',
}

import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosGerman: Catalogue = {
  'book.edition': 'Spielregeln ohne Jahresangabe',
  'book.authors': 'Verfasser nicht genannt',
  'book.about':
    'Ein schnelles Brettspiel mit Linienschiffen: mit dem Wind von Punkt zu Punkt segeln, Breitseiten nach den Schadenstafeln feuern und jede Offizierskarte im rechten Moment spielen.',
  'book.begin': 'Neu hier? Beginne mit dem Duell: je ein Schiff, in einer Viertelstunde vorbei.',
  'sol.scenario.standard': 'Drei Schiffe je Seite',
  'sol.scenario.standard.about':
    'Das Standardspiel: Zwei Flotten laufen aus ihren Häfen aus und treffen sich auf See.',
  'sol.scenario.standard.date': 'Die Zeit der Segelschiffe',
  'sol.scenario.standard.place': 'Ein Brett mit Punkten und zwei Häfen',
  'sol.scenario.standard.forces': 'Je drei Linienschiffe',
  'sol.scenario.duel': 'Ein Duell',
  'sol.scenario.duel.about':
    'Eine gute erste Schlacht: Segeln, Feuern und Entern mit einem einzigen Schiff.',
  'sol.scenario.duel.date': 'Die Zeit der Segelschiffe',
  'sol.scenario.duel.place': 'Ein Brett mit Punkten und zwei Häfen',
  'sol.scenario.duel.forces': 'Je ein Linienschiff',
  'sol.scenario.squadrons': 'Geschwader',
  'sol.scenario.squadrons.about': 'Das Standardspiel mit größeren Flotten und mehr See.',
  'sol.scenario.squadrons.date': 'Die Zeit der Segelschiffe',
  'sol.scenario.squadrons.place': 'Ein größeres Brett',
  'sol.scenario.squadrons.forces': 'Je fünf Linienschiffe',
  'sol.scenario.handicap': 'Vorgabe',
  'sol.scenario.handicap.about': 'Ungleiche Flotten für ungleich starke Spieler.',
  'sol.scenario.handicap.date': 'Die Zeit der Segelschiffe',
  'sol.scenario.handicap.place': 'Ein Brett mit Punkten und zwei Häfen',
  'sol.scenario.handicap.forces':
    'Nach Vereinbarung ein bis fünf Schiffe je Seite, auch beschädigte',
  'sol.scenario.own': 'Ein eigenes Szenario',
  'sol.scenario.own.about':
    'Öffne eine Szenariodatei oder zeichne eine. Ohne Datei kämpft auf See ein Schiff gegen ein anderes.',
  'sol.scenario.own.date': 'Die Zeit der Segelschiffe',
  'sol.scenario.own.place': 'Der Ort in deiner Datei',
  'sol.scenario.own.forces': 'Die Streitkräfte in deiner Datei',
}

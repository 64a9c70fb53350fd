import type { Translated } from '@grognard/umpire'
import type { scenariosEnglish } from './messages.en.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenariosGerman: Translated<typeof scenariosEnglish> = {
  'book.edition': 'Ausgabe 2008, Version 1.3',
  'book.authors': 'www.line-of-battle.de, Bonn, 2003–2008',
  'book.about':
    'Flotten unter Segeln, vom einzelnen Schoner bis zur Linie der Dreidecker: Wind, Breitseiten und Entern auf offener See; gemessen wird in Zoll.',
  'book.begin':
    'Neu hier? Beginne mit Constitution gegen Guerriere: je ein Schiff, und du lernst alles über Segeln und Feuern.',
  'lob.scenario.constitution': 'Constitution gegen Guerriere',
  'lob.scenario.constitution.about': 'Ein Duell bei frischem Westwind. Gut als erste Schlacht.',
  'lob.scenario.constitution.date': '19. August 1812, 17 Uhr',
  'lob.scenario.constitution.place': 'Nordatlantik, südöstlich von Halifax',
  'lob.scenario.constitution.forces': 'Eine amerikanische Fregatte gegen eine britische',
  'lob.scenario.constitution.a': 'USS Constitution',
  'lob.scenario.constitution.b': 'HMS Guerriere',
  'lob.scenario.trafalgar': 'Trafalgar: die Luvkolonne',
  'lob.scenario.trafalgar.about':
    'Nelsons Kolonne läuft vor dem Wind auf die Vereinigte Flotte zu, um ihre Linie zu durchbrechen, und wird dabei der Länge nach beschossen. Nur die Briten haben doppelt geladen. Wer 6 Punkte Vorsprung hat, gewinnt.',
  'lob.scenario.trafalgar.date': '21. Oktober 1805, 12:30 Uhr',
  'lob.scenario.trafalgar.place': 'Vor Kap Trafalgar',
  'lob.scenario.trafalgar.forces':
    'Sechs britische Linienschiffe gegen acht französische und spanische',
  'lob.scenario.trafalgar.a': 'Die britische Luvkolonne: HMS Victory und fünf weitere',
  'lob.scenario.trafalgar.b': 'Acht französische und spanische Schiffe in Linie',
  'lob.scenario.firstOfJune': 'Der glorreiche 1. Juni',
  'lob.scenario.firstOfJune.about':
    'Die Briten laufen in Dwarslinie vor dem Wind auf die französische Kiellinie zu: Die beiden Zentren treffen aufeinander. Wer 6 Punkte Vorsprung hat, gewinnt.',
  'lob.scenario.firstOfJune.date': '1. Juni 1794, 9:30 Uhr',
  'lob.scenario.firstOfJune.place': 'Atlantik, weit westlich von Ouessant',
  'lob.scenario.firstOfJune.forces': 'Je acht Linienschiffe',
  'lob.scenario.firstOfJune.a': 'Das britische Zentrum, in Luv',
  'lob.scenario.firstOfJune.b': 'Das französische Zentrum, in Lee',
  'lob.scenario.spy': 'Der Spion',
  'lob.scenario.spy.about':
    'Setze einen Landungstrupp auf einer bewachten Insel ab, hol den Spion und entkomme über den Südrand.',
  'lob.scenario.spy.date': 'Ein erdachtes Gefecht',
  'lob.scenario.spy.place': 'Eine bewachte Insel zwischen Untiefen',
  'lob.scenario.spy.forces': 'Eine Fregatte und eine Brigg gegen drei Schiffe der Küstenwache',
  'lob.scenario.spy.a': 'HMS Amphion und HMS Weazle mit dem Landungstrupp',
  'lob.scenario.spy.b': 'Die Küstenwache: eine Korvette, eine Brigg und ein Schoner',
  'lob.scenario.openBattle': 'Offene Schlacht',
  'lob.scenario.openBattle.about':
    'Jede Flotte stellt sich in einem Viertel der See auf, der anderen schräg gegenüber.',
  'lob.scenario.openBattle.date': 'Ein beliebiges Jahr; die Uhrzeit wird ausgewürfelt',
  'lob.scenario.openBattle.place': 'Auf offener See',
  'lob.scenario.openBattle.forces':
    'Zwei Flotten mit gleich vielen Punkten, ausgelost oder zusammengestellt',
  'lob.scenario.convoy': 'Konvoi',
  'lob.scenario.convoy.about':
    'Die Handelsschiffe müssen über den Rand entkommen, auf den sie zuhalten (unsere Auslegung); die Angreifer kommen über einen Rand ihrer Wahl.',
  'lob.scenario.convoy.date': 'Ein beliebiges Jahr; die Uhrzeit wird ausgewürfelt',
  'lob.scenario.convoy.place': 'Auf offener See',
  'lob.scenario.convoy.forces': 'Fünf Handelsschiffe mit Geleit gegen Angreifer',
  'lob.scenario.convoy.a': 'Die Handelsschiffe und ihr Geleit',
  'lob.scenario.convoy.b': 'Die Angreifer',
  'lob.scenario.puttingToSea': 'Auslaufen',
  'lob.scenario.puttingToSea.about':
    'Eine Flotte im Hafen wählt den Zeitpunkt und bricht durch eine schmale Fahrrinne aus.',
  'lob.scenario.puttingToSea.date': 'Ein beliebiges Jahr; die Flotte im Hafen wählt die Uhrzeit',
  'lob.scenario.puttingToSea.place': 'Ein Hafen mit einer Fahrrinne',
  'lob.scenario.puttingToSea.forces': 'Die Flotte im Hafen gegen das Wachgeschwader auf See',
  'lob.scenario.puttingToSea.a': 'Die Flotte im Hafen',
  'lob.scenario.puttingToSea.b': 'Das Wachgeschwader auf See',
  'lob.scenario.blockadeRunners': 'Blockadebrecher',
  'lob.scenario.blockadeRunners.about':
    'Bring zwei Drittel der Flotte durch die Blockade in den Hafen.',
  'lob.scenario.blockadeRunners.date': 'Ein beliebiges Jahr; die Uhrzeit wird ausgewürfelt',
  'lob.scenario.blockadeRunners.place': 'Eine Hafeneinfahrt',
  'lob.scenario.blockadeRunners.forces': 'Die Blockadebrecher gegen die Blockadeflotte',
  'lob.scenario.blockadeRunners.a': 'Die Blockadebrecher',
  'lob.scenario.blockadeRunners.b': 'Die Blockadeflotte',
  'lob.campaign.flag': 'Von der Fregatte zum Flaggschiff',
  'lob.campaign.flag.about':
    'Ein amerikanischer Kapitän im Krieg von 1812: ein Duell, ein Konvoi, zweimal durch die Blockade und am Ende ein Geschwadergefecht.',
  'lob.campaign.road': 'Der Weg nach Trafalgar',
  'lob.campaign.road.about':
    'Ein britischer Offizier auf dem Weg vom Landungstrupp zur Luvkolonne: der Spion, der Konvoi, die Blockade, Trafalgar.',
  'face.Corvette 1': 'Diligente',
  'face.Brig 2': 'Cygne',
  'face.Schooner 3': 'Mouche',
  'lob.scenario.own': 'Ein eigenes Szenario',
  'lob.scenario.own.about':
    'Öffne eine Szenariodatei oder zeichne eine; ohne sie spielst du Fregatte gegen Fregatte.',
  'lob.scenario.own.date': 'Datum aus deiner Datei',
  'lob.scenario.own.place': 'Ort aus deiner Datei',
  'lob.scenario.own.forces': 'Streitkräfte aus deiner Datei',
}

import type { Catalogue } from '@grognard/umpire/message.ts'

/** The sentences of the scenarios, which the shelf shows before the game is loaded. */
export const scenarios: Catalogue = {
  'book.edition': 'Edition 2008, version 1.3',
  'book.authors': 'www.line-of-battle.de, Bonn, 2003–2008',
  'book.about':
    'Fleets under sail, from a single schooner to a line of three-deckers: wind, broadsides and boarders, measured in inches on an open sea.',
  'book.begin':
    'New here? Begin with Constitution against Guerriere: one ship each, and all there is to sailing and firing in about an hour.',
  'lob.scenario.constitution': 'Constitution against Guerriere',
  'lob.scenario.constitution.about': 'A duel in a fresh westerly. The place to begin.',
  'lob.scenario.constitution.date': '19 August 1812, 17:00',
  'lob.scenario.constitution.place': 'North Atlantic, south-east of Halifax',
  'lob.scenario.constitution.forces': 'One American frigate against one British',
  'lob.scenario.constitution.a': 'USS Constitution',
  'lob.scenario.constitution.b': 'HMS Guerriere',
  'lob.scenario.trafalgar': 'Trafalgar: the weather column',
  'lob.scenario.trafalgar.about':
    'Nelson’s column runs down on the Combined Fleet before the wind, raked as it comes, to break its line. Only the British have loaded double. Six points ahead win.',
  'lob.scenario.trafalgar.date': '21 October 1805, 12:30',
  'lob.scenario.trafalgar.place': 'Off Cape Trafalgar',
  'lob.scenario.trafalgar.forces': 'Six British ships of the line against eight French and Spanish',
  'lob.scenario.trafalgar.a': 'The British weather column: HMS Victory and five more',
  'lob.scenario.trafalgar.b': 'Eight French and Spanish ships in line',
  'lob.scenario.firstOfJune': 'The Glorious First of June',
  'lob.scenario.firstOfJune.about':
    'British line abreast before the wind on the French line ahead: the two centres. Six points ahead win.',
  'lob.scenario.firstOfJune.date': '1 June 1794, 9:30',
  'lob.scenario.firstOfJune.place': 'The Atlantic, far west of Ushant',
  'lob.scenario.firstOfJune.forces': 'Eight ships of the line a side',
  'lob.scenario.firstOfJune.a': 'The British centre, with the wind',
  'lob.scenario.firstOfJune.b': 'The French centre, to leeward',
  'lob.scenario.spy': 'The spy',
  'lob.scenario.spy.about':
    'Land a party on a guarded island, fetch the spy and leave over the south edge.',
  'lob.scenario.spy.date': 'An invented action',
  'lob.scenario.spy.place': 'A guarded island among shoals',
  'lob.scenario.spy.forces': 'A frigate and a brig against three ships of the coast guard',
  'lob.scenario.spy.a': 'HMS Amphion and HMS Weazle with the landing party',
  'lob.scenario.spy.b': 'A corvette, a brig and a schooner of the coast guard',
  'lob.scenario.openBattle': 'Open battle',
  'lob.scenario.openBattle.about':
    'Each fleet takes its place in a quarter of the sea, opposite the other.',
  'lob.scenario.openBattle.date': 'Any year; the dice choose the hour',
  'lob.scenario.openBattle.place': 'The open sea',
  'lob.scenario.openBattle.forces': 'Two fleets of equal points, drawn or built',
  'lob.scenario.convoy': 'Convoy',
  'lob.scenario.convoy.about':
    'The merchantmen have to leave over the edge they head for (our ruling); the raiders come in over an edge of their choice.',
  'lob.scenario.convoy.date': 'Any year; the dice choose the hour',
  'lob.scenario.convoy.place': 'The open sea',
  'lob.scenario.convoy.forces': 'Five merchantmen and their escort against raiders',
  'lob.scenario.convoy.a': 'The merchantmen and their escort',
  'lob.scenario.convoy.b': 'The raiders',
  'lob.scenario.puttingToSea': 'Putting to sea',
  'lob.scenario.puttingToSea.about':
    'A fleet in harbour chooses its hour and breaks out through a narrow channel.',
  'lob.scenario.puttingToSea.date': 'Any year; the fleet in harbour chooses the hour',
  'lob.scenario.puttingToSea.place': 'A harbour with one channel',
  'lob.scenario.puttingToSea.forces': 'The fleet in harbour against the watch outside',
  'lob.scenario.puttingToSea.a': 'The fleet in harbour',
  'lob.scenario.puttingToSea.b': 'The watch at sea',
  'lob.scenario.blockadeRunners': 'Blockade runners',
  'lob.scenario.blockadeRunners.about':
    'Bring two thirds of the fleet into harbour through the ships that watch it.',
  'lob.scenario.blockadeRunners.date': 'Any year; the dice choose the hour',
  'lob.scenario.blockadeRunners.place': 'The mouth of a harbour',
  'lob.scenario.blockadeRunners.forces': 'The fleet that runs in against the blockade',
  'lob.scenario.blockadeRunners.a': 'The fleet that runs in',
  'lob.scenario.blockadeRunners.b': 'The blockading fleet',
}

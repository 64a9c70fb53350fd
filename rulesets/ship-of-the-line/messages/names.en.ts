import type { Catalogue } from '@grognard/umpire/message.ts'
import { byHeading } from './by-heading.ts'

const compass = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
]

/** Names of everything in the tables, and what is wrong with papers. */
export const names: Catalogue = {
  ...byHeading('sol.alongside', compass),
  'sol.turn.-1': 'to larboard',
  'sol.turn.0': 'straight on',
  'sol.turn.1': 'to starboard',
  ...byHeading('sol.heading', compass),
  ...byHeading('sol.wind', compass),
  'sol.nation.england': 'England',
  'sol.nation.france': 'France',
  'sol.nation.spain': 'Spain',
  'sol.nation.netherlands': 'the Netherlands',
  'sol.nation.denmark': 'Denmark',
  'sol.nation.usa': 'the United States',
  'sol.side.starboard': 'starboard',
  'sol.side.port': 'larboard',
  'sol.mast.fore': 'foremast',
  'sol.mast.main': 'mainmast',
  'sol.mast.mizzen': 'mizzen mast',
  'sol.sail.course': 'course',
  'sol.sail.topsail': 'topsail',
  'sol.sail.topgallant': 'topgallant',
  'sol.officer.boatswain': 'boatswain',
  'sol.officer.carpenter': 'carpenter',
  'sol.officer.gunner': 'gunner',
  'sol.officer.master': 'master',
  'sol.officer.captain': 'captain',
  'sol.chart.broadside': 'broadside',
  'sol.chart.bow': 'bow shot',
  'sol.chart.stern': 'stern shot',
  'sol.chart.range': 'range {range, number}',
  'sol.result.none': 'miss',
  'sol.result.hull': 'hull',
  'sol.result.hull2': 'hull, two hits',
  'sol.result.sail': 'sail',
  'sol.result.battery': 'battery',
  'sol.result.mast': 'mast',
  'sol.result.rudder': 'rudder',
  'sol.result.magazine': 'magazine',
  'sol.repair.sail': 'one sail',
  'sol.repair.batteries': 'two batteries',
  'sol.repair.hull': 'three hull hits',
  'sol.card.BOS-1.name': 'Cut away the wreck',
  'sol.card.BOS-1.text':
    'Start of a turn: the sea anchors of this ship are gone, and it has a normal turn.',
  'sol.card.BOS-2.name': 'Bend new canvas',
  'sol.card.BOS-2.text':
    'Start of a turn: up to two sails go back on standing masts, the first on the mast you name, the next in the lowest empty place. Ships without sails wait for it; it saves one.',
  'sol.card.CAR-1.name': 'Plug shot holes',
  'sol.card.CAR-1.text': "Start of a turn: this ship's hull counter goes back by up to 3.",
  'sol.card.CAR-2.name': 'Jury rudder',
  'sol.card.CAR-2.text':
    'Start of a turn: a lost rudder is replaced. Rudderless ships wait for it and do not surrender; it saves one.',
  'sol.card.GUN-1.name': 'Double-shotted guns',
  'sol.card.GUN-1.text': 'One attack at range 1: each hull result counts one hit more.',
  'sol.card.GUN-2.name': 'Chain shot',
  'sol.card.GUN-2.text': 'One attack: each hull result takes one sail instead.',
  'sol.card.MAS-1.name': 'Club-haul',
  'sol.card.MAS-1.text':
    'One coming-about, even without foresails or straight after another coming-about.',
  'sol.card.MAS-2.name': 'Back the topsails',
  'sol.card.MAS-2.text':
    'Start of a turn: this ship stays where it is, may turn once by 45 degrees, though not into the wind, and may fire. Not for a ship adrift or held by a wreck.',
  'sol.card.CAP-1.name': 'Hold the weather gauge',
  'sol.card.CAP-1.text':
    'In a turn: one more move, unless a sea anchor, boarding or collision has stopped the ship.',
  'sol.card.CAP-2.name': 'Marines to the tops',
  'sol.card.CAP-2.text':
    'When boarding is declared, by either side: the difference of hull hits counts 5 in your favour. Who may board is read without it.',
  'sol.refuse.cardIdTwice': 'Two cards are numbered {card}. Each number belongs to one card.',
  'sol.refuse.cardNameless': 'The name of {card} is blank. Give it one, or leave the name out.',
  'sol.refuse.cardAmount':
    '{card} has the amount {amount, number}, but {effect} takes at most {most, number}.',
  'sol.refuse.notTwoCards':
    'The {officer} has {count, plural, =0 {no cards} one {# card} other {# cards}}. Each officer needs two.',
}

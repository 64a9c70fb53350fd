import type { Catalogue } from '@grognard/umpire/message.ts'
import { byHeading } from './sentences.ts'

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

/** Names of everything in the tables. */
export const namesEnglish: Catalogue = {
  ...byHeading('sol.alongside', compass),
  'sol.turn.-1': 'to larboard',
  'sol.turn.0': 'straight on',
  'sol.turn.1': 'to starboard',
  ...byHeading('sol.heading', compass),
  ...byHeading('sol.wind', compass),
  'sol.face.england': 'England',
  'sol.face.france': 'France',
  'sol.face.spain': 'Spain',
  'sol.face.netherlands': 'Netherlands',
  'sol.face.denmark': 'Denmark',
  'sol.face.usa': 'United States',
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
}

/** Seats, phases, fields of orders, options, and what is wrong with papers. */
export const bookEnglish = {
  'seat.a': 'Player one',
  'seat.b': 'Player two',
  'phase.setup': 'Before the battle',
  'phase.round': 'Battle',
  'paper.charts': 'Damage charts',
  'paper.cards': 'Officer cards',
  'sol.words': '{words}',
  'sol.nothing': 'nothing',
  'sol.list': '{list}, {item}',
  'phase.setup.about':
    'The wind is rolled once for the whole game, then who goes first. Each player chooses a flag, a card of each officer and the berths of his three ships.',
  'phase.round.about':
    'The ships play one after the other, the two sides in turn; each sails up to three cables and fires whenever she likes on her way. Prizes come last, and then the round begins anew.',
  'field.heading':
    'an eighth of the compass: 0 is up the board, 2 to the right, 4 down, 6 to the left.',
  'field.turn': 'an eighth of a turn: -1 to larboard, 1 to starboard, 0 straight on.',
  'field.move.alongside': 'the heading wished for where a collision leaves a choice.',
  'field.side': 'the broadside.',
  'field.batteries': 'by their numbers, 1 at the bow to 5 at the stern.',
  'field.target': 'the other ship, by its id.',
  'field.fire.card': 'an officer’s card played with it.',
  'field.mast': 'of which mast.',
  'field.board.marines': 'whether the card of the marines is played.',
  'field.berth.berth': 'the number of the berth.',
  'option.windNamesAre': 'Name of the wind',
  'option.windNamesAre.about': 'Whether the dice name where the wind comes from or where it blows.',
  'option.windNamesAre.from': 'where it comes from',
  'option.windNamesAre.to': 'where it blows',
  'option.shipsBlockFire': 'Ships block fire',
  'option.shipsBlockFire.about':
    'A ship on the straight line between two others, from dot to dot, stops the shot.',
  'option.rammingAllowed': 'Ramming',
  'option.rammingAllowed.about':
    'A ship may run into another by choice, even when it could go elsewhere.',
  'option.returningShipMayLeaveAgain': 'Leave again at once',
  'option.returningShipMayLeaveAgain.about':
    'A ship may leave the board again in the turn of its return.',
  'option.prizeCountsAsLost': 'Prizes count as lost',
  'option.prizeCountsAsLost.about': 'A ship in enemy hands counts as lost when victory is decided.',
  'option.turnLimit': 'Limit of rounds',
  'option.turnLimit.about': 'The battle is counted out after this round; 0 for no limit.',
  'option.quietRoundsForDraw': 'Quiet rounds for a draw',
  'option.quietRoundsForDraw.about':
    'After so many whole rounds without a hit, a capture or a surrender it is a draw.',
  'sol.refuse.cardIdTwice': 'Two cards are numbered {card}. Each number belongs to one card.',
  'sol.refuse.cardNameless': 'The name of {card} is blank. Give it one, or leave the name out.',
  'sol.refuse.cardAmount':
    '{card} has the amount {amount, number}, but {effect} takes at most {most, number}.',
  'sol.refuse.notTwoCards':
    'The {officer} has {count, plural, =0 {no cards} one {# card} other {# cards}}. Each officer needs two.',
}

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
  'sol.face.england': 'Britain',
  'sol.face.france': 'France',
  'sol.face.spain': 'Spain',
  'sol.face.netherlands': 'Netherlands',
  'sol.face.netherlands.sentence': 'the Netherlands',
  'sol.face.denmark': 'Denmark',
  'sol.face.commander': '{side}, {ship}',
  'sol.face.usa': 'United States',
  'sol.face.usa.sentence': 'the United States',
  'sol.nation.england': 'Britain',
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
    'At the start of a turn: the sea anchors of this ship are cut away, and it has a normal turn.',
  'sol.card.BOS-2.name': 'Bend new canvas',
  'sol.card.BOS-2.text':
    'At the start of a turn: up to two sails go back on standing masts, the first on the mast you choose, the second in the lowest empty place. While you hold this card, your ships that have lost all sails do not surrender at once if a mast still stands; playing it saves one of them.',
  'sol.card.CAR-1.name': 'Plug shot holes',
  'sol.card.CAR-1.text': 'At the start of a turn: remove up to 3 hull hits from this ship.',
  'sol.card.CAR-2.name': 'Jury rudder',
  'sol.card.CAR-2.text':
    'At the start of a turn: a lost rudder is replaced. While you hold this card, your ships without a rudder do not surrender at once; playing it saves one of them.',
  'sol.card.GUN-1.name': 'Double-shotted guns',
  'sol.card.GUN-1.text':
    'One attack at a range of one cable: each hull result counts one extra hit.',
  'sol.card.GUN-2.name': 'Chain shot',
  'sol.card.GUN-2.text': 'One attack: each hull result takes one sail instead.',
  'sol.card.MAS-1.name': 'Club-haul',
  'sol.card.MAS-1.text':
    'The ship may come about once, even without foresails or straight after coming about.',
  'sol.card.MAS-2.name': 'Back the topsails',
  'sol.card.MAS-2.text':
    'At the start of a turn: this ship stays where it is, may turn once by 45 degrees, though not into the wind, and may fire. Not for a ship that is adrift or held by a fallen mast.',
  'sol.card.CAP-1.name': 'Hold the weather gauge',
  'sol.card.CAP-1.text':
    'During a turn: one extra move, unless a sea anchor, a boarding or a collision has stopped the ship.',
  'sol.card.CAP-2.name': 'Marines to the tops',
  'sol.card.CAP-2.text':
    'When either side declares a boarding: the difference in hull hits is shifted by 5 in your favour. It does not change who may board.',
}

/** Seats, phases, fields of orders, options, and what is wrong with papers. */
export const bookEnglish = {
  'sol.refuse.fileOffBoard':
    '{ship} would begin off the board. Choose a column from 1 to {columns, number} and a row from 1 to {rows, number}.',
  'sol.refuse.fileDotTaken':
    '{ship} and {other} would begin on the same dot. Give each a dot of her own.',
  'sol.refuse.fileSameFlag': 'Both fleets fly the same flag: {nation}. Give each its own.',
  'seat.a': 'Player one',
  'seat.b': 'Player two',
  'seat.a.sentence': 'player one',
  'seat.b.sentence': 'player two',
  'phase.setup': 'Before the battle',
  'phase.round': 'Battle',
  'paper.scenario': 'Scenario file',
  'paper.scenario.about':
    'A battle of your own at sea: wind, flags, and ships as they lie and as they are.',
  'paper.charts': 'Damage charts',
  'paper.cards': 'Officer cards',
  'sol.words': '{words}',
  'sol.quoted': '“{words}”',
  'sol.nothing': 'nothing',
  'sol.list': '{list}, {more}',
  'phase.setup.about':
    'The wind is rolled once for the whole game, and a roll decides who goes first. Each player chooses a flag, one card per officer, and a berth for each ship.',
  'phase.round.about':
    'The ships take turns, one at a time, the two sides alternating; each sails up to 3 cables and may fire at any point on the way. Prizes come last, then a new round begins.',
  'field.heading':
    'an eighth of the compass: 0 up the board, 2 to the right, 4 down, 6 to the left.',
  'field.turn': 'an eighth of a turn: -1 to larboard, 1 to starboard, 0 straight on.',
  'field.move.alongside': 'the heading alongside, where a collision leaves a choice.',
  'field.side': 'the broadside.',
  'field.batteries': 'their numbers, from 1 at the bow to 5 at the stern.',
  'field.target': 'the other ship, by its id.',
  'field.fire.card': 'an officer card played with it.',
  'field.mast': 'which mast.',
  'field.board.marines': 'whether the card “Marines to the tops” is played.',
  'field.berth.berth': 'the number of the berth.',
  'option.windNamesAre': 'What the wind roll means',
  'option.windNamesAre.about':
    'Whether the dice say where the wind comes from or where it blows to.',
  'option.windNamesAre.from': 'where it comes from',
  'option.windNamesAre.to': 'where it blows to',
  'option.shipsBlockFire': 'Ships block fire',
  'option.shipsBlockFire.about':
    'A ship on the straight line between two others, from dot to dot, stops the shot.',
  'option.rammingAllowed': 'Ramming',
  'option.rammingAllowed.about':
    'A ship may choose to run into another, even if it could sail elsewhere.',
  'option.returningShipMayLeaveAgain': 'Leaving again at once',
  'option.returningShipMayLeaveAgain.about':
    'A ship may leave the board again in the turn in which it returns.',
  'option.prizeCountsAsLost': 'Prizes count as lost',
  'option.prizeCountsAsLost.about':
    'A ship in enemy hands counts as lost when the victor is decided.',
  'option.turnLimit': 'Round limit',
  'option.turnLimit.about':
    'The battle lasts at most this many rounds and is then scored; 0 means no limit.',
  'option.quietRoundsForDraw': 'Quiet rounds for a draw',
  'option.quietRoundsForDraw.about':
    'The battle is a draw after this many full rounds without a hit, a capture or a surrender.',
  'sol.refuse.cardIdTwice': 'Two cards are numbered {card}. Each number belongs to one card.',
  'sol.refuse.cardNameless': 'The name of {card} is blank. Give it one, or leave the name out.',
  'sol.refuse.cardAmount':
    '{card} has the amount {amount, number}, but {effect} takes at most {most, number}.',
  'sol.refuse.notTwoCards':
    'The {officer} has {count, plural, =0 {no cards} one {# card} other {# cards}}. Each officer needs two.',
  'turn.one': 'round',
  'turn.each': 'round by round',
  'turn.every': 'each round',
  'turn.in': 'in rounds',
  'turn.course': 'How a round goes',
  'count.pieces': '{count, plural, one {# ship} other {# ships}}',
}

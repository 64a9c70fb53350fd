import type { Catalogue } from '@grognard/umpire'

/** What is said of many battles at once. */
export const simulate: Catalogue = {
  'cli.simulate.title': '{title}: {scenario}',
  'cli.simulate.plan': '{battles, plural, one {# battle} other {# battles}}, seed {seed}.',
  'cli.simulate.planSwapped':
    '{battles, plural, one {# battle} other {# battles}}, seed {seed}; each seed twice, with seats swapped.',
  'cli.simulate.value': '{name} = {value}',
  'cli.simulate.counted': '{battles, plural, one {# battle} other {# battles}} with it.',
  'cli.simulate.countedOnce':
    'Of {of, plural, one {# battle} other {# battles}} {battles} count here: all seats are played alike, so that swapping them plays the same battle again.',
  'cli.simulate.option.true': 'yes',
  'cli.simulate.option.false': 'no',
  'cli.simulate.player.ensign': 'ensign',
  'cli.simulate.player.captain': 'captain',
  'cli.simulate.player.admiral': 'admiral',
  'cli.simulate.player.random': 'blind chance',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Seat',
  'cli.simulate.head.wins': 'Wins',
  'cli.simulate.head.within': '95 % interval',
  'cli.simulate.head.lost': 'Pieces lost',
  'cli.simulate.head.worth': 'Lead on table',
  'cli.simulate.leadAbout':
    'Lead on table: how far ahead the computer holds a seat to be by what stands on the table at the end. It is no score, and does not say who wins.',
  'cli.simulate.draws': 'Nobody wins',
  'cli.simulate.length':
    'Length in turns: {mean} ({interval}); half of them {lower} to {upper}, all {least} to {most}.',
  'cli.simulate.orders':
    'Orders given: {mean} ({interval}); half of them {lower} to {upper}, all {least} to {most}.',
  'cli.simulate.faults':
    'Left out, since they went wrong: {count, plural, one {# battle} other {# battles}}.',
  'cli.simulate.fault': 'Battle {number} went wrong and is kept in {file}: {fault}',
  'cli.simulate.faultUnkept': 'Battle {number} went wrong: {fault}',
  'cli.simulate.compare':
    '{name}: {other} against {one}, in {pairs, plural, one {# pair} other {# pairs}} of battles of the same seed; real below a probability of {limit}',
  'cli.simulate.compare.wins': '{seat} wins: {difference} percentage points ({interval}).',
  'cli.simulate.compare.lost': '{seat} loses pieces: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Length in turns: {difference} ({interval}).',
  'cli.simulate.compare.player': 'Whoever is named for the seat “{seat}”, wherever he sits,',
  'cli.simulate.compare.real':
    'The difference is real: so large a one comes by chance with a probability of {chance}.',
  'cli.simulate.compare.chance':
    'It could be chance: so large a difference comes by chance with a probability of {chance}.',
  'cli.simulate.compare.none': 'No pair differs.',
  'cli.simulate.compare.open':
    'Not settled yet, test and interval do not say the same: so large a difference comes by chance with a probability of {chance}. More battles would tell.',
  'cli.simulate.compare.same':
    '{name}: {other} changed nothing here. Every battle goes as with {one}, so that its figures are told once.',
  'cli.simulate.progress': '{done, number} of {of, number} battles, {share}; about {left} left',
  'cli.simulate.progressStart': '{done, number} of {of, number} battles',
  'cli.simulate.interrupted':
    'Interrupted: {done, number} of {of, number} battles are kept in {file}. To go on: {command}',
  'cli.simulate.interruptedAtOnce': 'Interrupted before a battle was over: nothing is kept.',
  'cli.simulate.written': '{file} is written.',
  'cli.simulate.saved': 'Battle {number} is saved in {file}.',
  'cli.simulate.savedFault': 'Battle {number} went wrong; it is saved in {file} up to there.',
  'cli.simulate.again': 'The same again: {command}',
  'cli.simulate.run.format': '{file} is no run file.',
  'cli.simulate.run.form':
    '{file} was written by an earlier version of this program, which did not keep how battles ended: play it anew.',
  'cli.simulate.run.torn': '{file}: the plan in its first line cannot be read.',
  'cli.simulate.run.edition':
    '{file} was played by another edition of the rules or another version of this program: the rest would not be the same battles.',
  'cli.simulate.run.players':
    '{file} was played by other rules or other players than these: battle {number}, played again, goes otherwise. The rest would be of another run; begin a new one.',
  'cli.simulate.run.result': '{file}: line {line} is no result of this run.',
  'cli.simulate.planSoFar':
    '{done, number} of {battles, plural, one {# battle} other {# battles}}, seed {seed}; the run is not over.',
  'cli.report.rules': 'Rules: {edition}. Played by version {engine} of this program.',
  'cli.report.command': 'The command that makes this run again',
  'cli.report.result': 'Who wins',
  'cli.report.resultAbout':
    'The share of battles won, and the interval in which the true share lies with a confidence of 95 %. The lead on the table is how far ahead the computer holds a seat to be by what stands there at the end; it is no score, and does not say who wins: the scenario does.',
  'cli.report.compare': 'What makes a difference',
  'cli.report.found.standingOut': 'What stands out',
  'cli.report.found.standingOutAbout':
    'Counts and circumstances with which a seat surely wins more often or less than without, the 95 % intervals lying apart; the widest apart first, five at most. What wins always or never is left out, since it is mostly the result by another name. Some of it may come of winning rather than bring it.',
  'cli.report.found.endings': 'How battles end',
  'cli.report.found.endingsAbout':
    'The share of battles that ended so, and who won them, each with its 95 % interval.',
  'cli.report.found.circumstances': 'Under which circumstances',
  'cli.report.found.circumstancesAbout':
    'The share of battles in which it was so, and who won them, each with its 95 % interval.',
  'cli.report.found.seated': 'Who it was, and whether he won',
  'cli.report.found.seatedAbout':
    'The share of battles in which one seat was it; how many of them it won, whichever seat it was; and how many each seat won when it was that seat; each with its 95 % interval.',
  'cli.report.found.counts': 'What happened: times a battle (share of battles with it)',
  'cli.report.found.countsAbout':
    'By seat how often in a battle, with the 95 % interval of the mean, and in brackets the share of battles in which it happened at all. Then how often it came to those who won the battle, and to those who lost it; and how many of the seats that had it in a battle won that battle, and of those that had it never. Who is winning lives longer and does more: a difference is no proof of a cause.',
  'cli.report.head.ending': 'Ending',
  'cli.report.head.what': 'What',
  'cli.report.head.seat': 'Seat',
  'cli.report.head.circumstance': 'Circumstance',
  'cli.report.head.is': 'Value',
  'cli.report.head.battles': 'Battles',
  'cli.report.head.whoever': 'Wins, whoever it was',
  'cli.report.head.when': 'Wins as {seat}',
  'cli.report.head.won': '{seat} wins',
  'cli.report.head.nobody': 'Nobody wins',
  'cli.report.head.count': 'Counted',
  'cli.report.head.by.winners': 'Winners',
  'cli.report.head.by.losers': 'Losers',
  'cli.report.head.with': 'Wins with it',
  'cli.report.head.without': 'Wins without',
  'cli.report.length': 'How long it lasts',
  'cli.report.lengthAbout': 'Battles by their length in turns.',
  'cli.report.ordersAbout': 'Battles by the number of orders given.',
  'cli.report.lost': 'What is lost',
  'cli.report.lostAbout': 'Battles by the number of pieces that a seat has lost at the end.',
  'cli.report.worth': 'The lead on the table, as the computer weighs it',
  'cli.report.worthAbout':
    'Battles by how far ahead of the others the computer holds a seat to be at the end, by what stands on the table. It is no score, and does not say who wins: the scenario does.',
  'cli.report.battles': 'All battles',
  'cli.report.battlesAbout':
    'To see one again, put what stands in its last column after the command above; it writes a battle file, which opens in the page or with ./grognard replay FILE.',
  'cli.report.head.number': 'Battle',
  'cli.report.head.seed': 'Seed',
  'cli.report.head.value': 'Varied',
  'cli.report.head.players': 'Players',
  'cli.report.head.winners': 'Winner',
  'cli.report.head.length': 'Turns',
  'cli.report.head.orders': 'Orders',
  'cli.report.head.lost': 'Lost',
  'cli.report.head.replay': 'To replay it',
  'cli.report.nobody': 'nobody',
  'cli.report.fault': 'went wrong: {fault}',
}

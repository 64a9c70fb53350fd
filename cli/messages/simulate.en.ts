import type { Catalogue } from '@grognard/umpire'

/** What is said of many battles at once. */
export const simulate: Catalogue = {
  'cli.simulate.title': '{title}: {scenario}',
  'cli.simulate.plan': '{battles, plural, one {# battle} other {# battles}}, seed {seed}.',
  'cli.simulate.planSwapped':
    '{battles, plural, one {# battle} other {# battles}}, seed {seed}; each seed twice, with seats swapped.',
  'cli.simulate.value': '{name} = {value}',
  'cli.simulate.counted': '{battles, plural, one {# battle} other {# battles}} in this group.',
  'cli.simulate.countedOnce':
    'Of {of, plural, one {# battle} other {# battles}}, {battles} count here: all seats are played alike, so swapping them only repeats the same battle.',
  'cli.simulate.option.true': 'yes',
  'cli.simulate.option.false': 'no',
  'cli.simulate.player.ensign': 'ensign',
  'cli.simulate.player.captain': 'captain',
  'cli.simulate.player.admiral': 'admiral',
  'cli.simulate.player.doctrine': 'the doctrine alone',
  'cli.simulate.player.plan': 'the doctrine alone, plan “{plan}”',
  'cli.simulate.player.random': 'pure chance',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Seat',
  'cli.simulate.head.wins': 'Wins',
  'cli.simulate.head.within': '95% interval',
  'cli.simulate.head.lost': 'Pieces lost',
  'cli.simulate.head.worth': 'Lead on the table',
  'cli.simulate.leadAbout':
    'Lead on the table: how far ahead the computer thinks a seat is at the end. It is not a score and does not say who wins.',
  'cli.simulate.draws': 'Nobody wins',
  'cli.simulate.length':
    'Length {turns}: {mean} ({interval}); half of them {lower} to {upper}, all {least} to {most}.',
  'cli.simulate.orders':
    'Orders given: {mean} ({interval}); half of them {lower} to {upper}, all {least} to {most}.',
  'cli.simulate.faults':
    'Not counted, because they failed: {count, plural, one {# battle} other {# battles}}.',
  'cli.simulate.fault': 'Battle {number} failed and is saved in {file}: {fault}',
  'cli.simulate.faultUnkept': 'Battle {number} failed: {fault}',
  'cli.simulate.compare':
    '{name}: {other} against {one}, in {pairs, plural, one {# pair} other {# pairs}} of battles with the same seed; a difference counts as real if chance alone makes it with a probability below {limit}',
  'cli.simulate.compare.wins': '{seat} wins: {difference} percentage points ({interval}).',
  'cli.simulate.compare.lost': '{seat} loses pieces: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Length {turns}: {difference} ({interval}).',
  'cli.simulate.compare.player': 'The player named for the seat “{seat}”, wherever seated,',
  'cli.simulate.compare.real':
    'The difference is real: the probability that chance alone makes one this large is {chance}.',
  'cli.simulate.compare.chance':
    'It could be chance: the probability that chance alone makes a difference this large is {chance}.',
  'cli.simulate.compare.none': 'No pair differs.',
  'cli.simulate.compare.open':
    'Not settled yet, as test and interval disagree: the probability that chance alone makes a difference this large is {chance}. More battles would settle it.',
  'cli.simulate.compare.same':
    '{name}: {other} changed nothing here. Every battle goes as with {one}, so its figures are given once.',
  'cli.simulate.progress': '{done, number} of {of, number} battles, {share}; about {left} left',
  'cli.simulate.progressStart': '{done, number} of {of, number} battles',
  'cli.simulate.progressFar':
    '{done, number} of {of, number} battles, {share}; about {left} left; {workers, plural, one {# worker} other {# workers}}, {threads, plural, one {# battle} other {# battles}} at a time',
  'cli.simulate.progressFarStart':
    '{done, number} of {of, number} battles; {workers, plural, one {# worker} other {# workers}}, {threads, plural, one {# battle} other {# battles}} at a time',
  'cli.simulate.noWorker':
    'No worker has been heard so far. On every machine that is to play: {command}',
  'cli.simulate.otherWorkers':
    '{others, plural, one {# worker has} other {# workers have}} another version of this program and cannot help.',
  'cli.simulate.working':
    'This machine plays {threads, plural, one {# battle} other {# battles}} at a time for {broker}. Ctrl-C ends it.',
  'cli.simulate.worked': '{battles, plural, one {# battle} other {# battles}} played.',
  'cli.simulate.interrupted':
    'Interrupted: {done, number} of {of, number} battles are saved in {file}. To continue: {command}',
  'cli.simulate.interruptedAtOnce': 'Interrupted before a battle was over: nothing is saved.',
  'cli.simulate.written': '{file} is written.',
  'cli.simulate.saved': 'Battle {number} is saved in {file}.',
  'cli.simulate.savedFault': 'Battle {number} failed; it is saved in {file} up to there.',
  'cli.simulate.again': 'To repeat this run: {command}',
  'cli.simulate.run.format': '{file} is not a run file.',
  'cli.simulate.run.form':
    '{file} was written by an earlier version of this program, which did not record how battles ended: play it again.',
  'cli.simulate.run.torn': '{file}: the plan in its first line cannot be read.',
  'cli.simulate.run.edition':
    '{file} was played with another edition of the rules or another version of this program, so the rest would not be the same battles.',
  'cli.simulate.run.players':
    '{file} was played with other rules or players: battle {number} goes differently when played again. The rest would belong to another run, so start a new one.',
  'cli.simulate.run.result': '{file}: line {line} is not a result of this run.',
  'cli.simulate.planSoFar':
    '{done, number} of {battles, plural, one {# battle} other {# battles}}, seed {seed}; the run is not over.',
  'cli.report.rules': 'Rules: {edition}. Played with version {engine} of this program.',
  'cli.report.command': 'The command that repeats this run',
  'cli.report.result': 'Who wins',
  'cli.report.resultAbout':
    'The share of battles won, with its 95% interval: the true share lies in it with a confidence of 95%. The lead on the table is how far ahead the computer thinks a seat is at the end. It is not a score and does not say who wins; the scenario does.',
  'cli.report.compare': 'What makes a difference',
  'cli.report.found.standingOut': 'What stands out',
  'cli.report.found.standingOutAbout':
    'Counts and circumstances with which a seat certainly wins more or less often than without them: the two 95% intervals do not overlap. The clearest come first, five at most. What always or never goes with winning is left out, since it is mostly the result under another name. Some of it may follow from winning rather than lead to it.',
  'cli.report.found.endings': 'How battles end',
  'cli.report.found.endingsAbout':
    'How many battles ended this way and who won them, with 95% intervals.',
  'cli.report.found.circumstances': 'Under which circumstances',
  'cli.report.found.circumstancesAbout':
    'How many battles this was true of and who won them, with 95% intervals.',
  'cli.report.found.seated': 'Which seat it was, and whether it won',
  'cli.report.found.seatedAbout':
    'In how many battles this was true of one seat, how many of them that seat won, and how many each seat won when it was true of it, with 95% intervals.',
  'cli.report.found.counts': 'What happened: times per battle (share of battles with it)',
  'cli.report.found.countsAbout':
    'For each seat: how often it happened in a battle, with the 95% interval of the mean, and in brackets the share of battles in which it happened at all. Then how often it happened to the winners of a battle and to the losers. Last, how many of the seats it happened to in a battle won that battle, and how many of those it did not happen to. The winning side lives longer and does more, so a difference does not prove a cause.',
  'cli.report.head.ending': 'Ending',
  'cli.report.head.what': 'What',
  'cli.report.head.seat': 'Seat',
  'cli.report.head.circumstance': 'Circumstance',
  'cli.report.head.is': 'Value',
  'cli.report.head.battles': 'Battles',
  'cli.report.head.whoever': 'Wins in all',
  'cli.report.head.when': 'Wins as {seat}',
  'cli.report.head.won': '{seat} wins',
  'cli.report.head.nobody': 'Nobody wins',
  'cli.report.head.count': 'Counted',
  'cli.report.head.by.winners': 'Winners',
  'cli.report.head.by.losers': 'Losers',
  'cli.report.head.with': 'Wins with it',
  'cli.report.head.without': 'Wins without',
  'cli.report.length': 'How long it lasts',
  'cli.report.lengthAbout': 'Battles by their length {turns}.',
  'cli.report.ordersAbout': 'Battles by the number of orders given.',
  'cli.report.lost': 'What is lost',
  'cli.report.lostAbout': 'Battles by the number of pieces that a seat had lost at the end.',
  'cli.report.worth': 'The lead on the table, as the computer judges it',
  'cli.report.worthAbout':
    'Battles by how far ahead of the others the computer thinks a seat is at the end. It is not a score and does not say who wins; the scenario does.',
  'cli.report.battles': 'All battles',
  'cli.report.battlesAbout':
    'To see a battle again, add the text in its last column to the command above. It writes a battle file, which you can open on the page or with {program} replay FILE.',
  'cli.report.head.number': 'Battle',
  'cli.report.head.seed': 'Seed',
  'cli.report.head.value': 'Varied',
  'cli.report.head.players': 'Players',
  'cli.report.head.winners': 'Winner',
  'cli.report.head.length': 'Length',
  'cli.report.head.orders': 'Orders',
  'cli.report.head.lost': 'Lost',
  'cli.report.head.replay': 'To replay it',
  'cli.report.nobody': 'nobody',
  'cli.report.fault': 'failed: {fault}',
}

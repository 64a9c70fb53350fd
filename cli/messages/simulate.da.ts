import type { Catalogue } from '@grognard/umpire'

export const simulate: Catalogue = {
  'cli.simulate.title': '{title}: {scenario}',
  'cli.simulate.plan': '{battles, plural, one {# slag} other {# slag}}, startværdi {seed}.',
  'cli.simulate.planSwapped':
    '{battles, plural, one {# slag} other {# slag}}, startværdi {seed}; hver startværdi to gange, med pladserne byttet.',
  'cli.simulate.value': '{name} = {value}',
  'cli.simulate.player.ensign': 'fændrik',
  'cli.simulate.player.captain': 'kaptajn',
  'cli.simulate.player.admiral': 'admiral',
  'cli.simulate.player.random': 'blind tilfældighed',
  'cli.simulate.seat': '{seat} ({player})',
  'cli.simulate.head.seat': 'Plads',
  'cli.simulate.head.wins': 'Sejre',
  'cli.simulate.head.within': '95 %-interval',
  'cli.simulate.head.lost': 'Tabte brikker',
  'cli.simulate.head.worth': 'Værdi ved slutningen',
  'cli.simulate.draws': 'Ingen vinder',
  'cli.simulate.length':
    'Længde i ture: {mean} ({interval}); halvdelen {lower} til {upper}, alle {least} til {most}.',
  'cli.simulate.orders':
    'Givne ordrer: {mean} ({interval}); halvdelen {lower} til {upper}, alle {least} til {most}.',
  'cli.simulate.faults':
    '{count, plural, one {# slag} other {# slag}} gik galt og tæller ikke med.',
  'cli.simulate.fault': 'Slag {number} gik galt: {fault} Det ligger i {file}.',
  'cli.simulate.faultUnkept': 'Slag {number} gik galt: {fault}',
  'cli.simulate.compare':
    '{name}: {other} mod {one}, i {pairs, plural, one {# par} other {# par}} slag med samme startværdi',
  'cli.simulate.compare.wins': '{seat} vinder: {difference} ({interval}).',
  'cli.simulate.compare.lost': '{seat} mister brikker: {difference} ({interval}).',
  'cli.simulate.compare.length': 'Længde i ture: {difference} ({interval}).',
  'cli.simulate.compare.real':
    'Forskellen er ægte: så stor bliver den ved et tilfælde med sandsynligheden {chance}.',
  'cli.simulate.compare.chance':
    'Det kan være tilfældigt: så stor bliver en forskel ved et tilfælde med sandsynligheden {chance}.',
  'cli.simulate.compare.none': 'Intet par er forskelligt.',
  'cli.simulate.progress': '{done} af {of} slag, {share}; omkring {left} tilbage',
  'cli.simulate.progressStart': '{done} af {of} slag',
  'cli.simulate.interrupted':
    'Afbrudt: {done} af {of} slag ligger i {file}. Fortsæt med: {command}',
  'cli.simulate.written': '{file} er skrevet.',
  'cli.simulate.saved': 'Slag {number} er gemt i {file}.',
  'cli.simulate.savedFault': 'Slag {number} gik galt; indtil da er det gemt i {file}.',
  'cli.simulate.again': 'Det samme igen: {command}',
  'cli.simulate.run.format': '{file} er ikke en kørselsfil.',
  'cli.simulate.run.torn': '{file}: planen i første linje kan ikke læses.',
  'cli.simulate.run.edition':
    '{file} er spillet med en anden udgave af reglerne eller en anden version af programmet: resten ville ikke være de samme slag.',
  'cli.simulate.run.result': '{file}: linje {line} er ikke et resultat af denne kørsel.',
}

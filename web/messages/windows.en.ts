import type { Catalogue } from '@grognard/umpire'

/** A battle in several windows, dice that were thrown before, and files that are opened. */
export const windows: Catalogue = {
  'web.windows.other': 'This battle is played in another window. What happens there is shown here.',
  'web.resign.sure':
    '{seat}: resign the battle? Your side loses it, and that cannot be taken back.',
  'web.windows.take': 'Play on here',
  'web.dice.kept':
    '{count, plural, one {The result you threw is} other {The # results you threw are}} kept: {count, plural, one {it counts} other {they count}} first for the next order whose dice fall alike.',
  'web.dice.before':
    '{count, plural, one {One result thrown before is kept and counted.} other {# results thrown before are kept and counted.}}',
  'web.order.notYet': 'Nothing is chosen yet. Asked for now: {step}.',
  'web.open.noBattle': '{file} is not a battle file of Grognard. {fault}',
  'web.open.damaged': '{file} is a battle file, but it is damaged. {fault}',
  'web.open.damagedAt': '{file} is a battle file, but it is damaged at entry {entry}. {fault}',
  'web.open.stranger': '{at}: “{given}” is not known here.',
  'web.open.torn':
    '{file} is a battle file, but it is damaged: from line {line}, column {column} on it cannot be read.',
  'web.order.ways': '{count, number} ways',
  'web.setup.opening':
    'The battle opens: the umpire asks for the dice of its beginning. Close the slip to change what was agreed.',
  'web.playback.still':
    'Nothing moves by itself, as your settings ask: step on with ▸ or the arrow keys, or press play.',
}

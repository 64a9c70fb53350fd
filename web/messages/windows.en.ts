import type { Catalogue } from '@grognard/umpire'

/** A battle in several windows, dice that were rolled before, and files that are opened. */
export const windows: Catalogue = {
  'web.windows.other': 'This battle is played in another window. What happens there is shown here.',
  'web.resign.sure':
    '{seat}: resign the battle? Your side loses it, and that cannot be taken back.',
  'web.windows.take': 'Play on here',
  'web.dice.kept':
    '{count, plural, one {The result you rolled is} other {The # results you rolled are}} kept: {count, plural, one {it counts} other {they count}} first for the next order whose dice fall alike.',
  'web.dice.before':
    '{count, plural, one {One earlier roll is kept and counted.} other {# earlier rolls are kept and counted.}}',
  'web.order.notYet': 'Nothing is chosen yet. Asked for now: {step}.',
  'web.open.noBattle': '{file} is not a battle file of Grognard. {fault}',
  'web.open.damaged': '{file} is a battle file, but it is damaged. {fault}',
  'web.open.damagedAt': '{file} is a battle file, but it is damaged at entry {entry}. {fault}',
  'web.open.stranger': '{at}: “{given}” is not known here.',
  'web.open.torn':
    '{file} is a battle file, but it is damaged: from line {line}, column {column} on it cannot be read.',
  'web.order.ways': '{count, number} ways',
  'web.setup.opening':
    'Roll the dice for the start of the battle. Close this window to change its settings.',
  'web.playback.still':
    'Automatic movement is off: step on with ▸ or the arrow keys, or press play.',
}

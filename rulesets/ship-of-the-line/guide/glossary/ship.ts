import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** The ship and her parts. */
export const ship: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-007',
    ['larboard / port side', 'The left side of a ship, looking to the bow.'],
    ['Backbord', 'Die linke Seite eines Schiffs, zum Bug gesehen.'],
    ['bagbord', 'Skibets venstre side, set mod stævnen.'],
  ),
  term<RuleId>(
    'SOL-007',
    ['starboard', 'The right side of a ship, looking to the bow.'],
    ['Steuerbord', 'Die rechte Seite eines Schiffs, zum Bug gesehen.'],
    ['styrbord', 'Skibets højre side, set mod stævnen.'],
  ),
  term<RuleId>(
    'SOL-004',
    [
      'foremast / foresails',
      'The mast nearest the bow; without its sails a ship cannot come about.',
    ],
    ['Fockmast / Vorsegel', 'Der vorderste Mast; ohne seine Segel kann ein Schiff nicht wenden.'],
    [
      'fokkemast / fokkemasten / forsejl',
      'Den forreste mast; uden dens sejl kan et skib ikke stagvende.',
    ],
  ),
  term<RuleId>(
    'SOL-004',
    ['mizzen / mizzen mast / mizzenmast', 'The mast nearest the stern; it bears the flag.'],
    ['Kreuzmast / Besanmast', 'Der hinterste Mast; er trägt die Flagge.'],
    ['mesanmast / mesanmasten / krydsmast / krydsmasten', 'Den agterste mast; den bærer flaget.'],
  ),
  term<RuleId>(
    'SOL-077',
    ['magazine', 'Where the powder lies: a hit there blows the ship up.'],
    ['Magazin / Pulverkammer', 'Wo das Pulver liegt: Ein Treffer dort sprengt das Schiff.'],
    ['krudtkammer / krudtkammeret', 'Hvor krudtet ligger: en træffer der sprænger skibet.'],
  ),
]

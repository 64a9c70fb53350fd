import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** Wind, sails and way. */
export const sailing: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-007',
    [
      'weather side / weather gauge / windward / upwind',
      'Towards the wind: who lies there chooses when to fight.',
    ],
    ['Luv / luvwärts', 'Zum Wind hin: Wer dort liegt, wählt, wann gekämpft wird.'],
    ['luv / luven / luvart', 'Op mod vinden: den, der ligger der, vælger, hvornår der kæmpes.'],
  ),
  term<RuleId>(
    'SOL-007',
    ['lee side / leeward / downwind / lee', 'Away from the wind.'],
    ['Lee / leewärts', 'Vom Wind weg.'],
    ['læ / læsiden', 'Bort fra vinden.'],
  ),
  term<RuleId>(
    'SOL-006',
    ['close-hauled', 'Sailing as near to the wind as a ship can: an eighth of a circle off it.'],
    [
      'hart am Wind / hoch am Wind',
      'So nah am Wind, wie ein Schiff fahren kann: einen Achtelkreis davon.',
    ],
    [
      'bidevind / tæt til vinden',
      'Så tæt mod vinden, som et skib kan sejle: en ottendedel fra den.',
    ],
  ),
  term<RuleId>(
    'SOL-030',
    [
      'coming-about / coming about / come about / comes about',
      'Turning with the bow through the wind; the ship gains one dot into it.',
    ],
    [
      'Wende / wenden / wendet',
      'Mit dem Bug durch den Wind drehen; das Schiff gewinnt einen Punkt gegen ihn.',
    ],
    [
      'stagvending / stagvend / stagvender',
      'At dreje med stævnen gennem vinden; skibet vinder én prik op mod den.',
    ],
  ),
  term<RuleId>(
    'SOL-035',
    [
      'wear / wears / wearing / wore',
      'Turning with the stern through the wind; the ship falls one dot away from it.',
    ],
    [
      'Halse / halsen / halst / Halsen',
      'Mit dem Heck durch den Wind drehen; das Schiff verliert einen Punkt.',
    ],
    [
      'kovending / kovend / kovender',
      'At dreje med agterenden gennem vinden; skibet taber én prik.',
    ],
  ),
  term<RuleId>(
    'SOL-007',
    ['tack', 'The side from which the wind strikes the sails.'],
    [
      'Steuerbordhalsen / Backbordhalsen / anderen Bug',
      'Die Seite, von der der Wind in die Segel fällt.',
    ],
    ['halse / halsen', 'Den side, vinden kommer ind fra.'],
  ),
  term<RuleId>(
    'SOL-003',
    ['cable / cables', 'The way from dot to dot: 600 feet, about 180 metres.'],
    ['Kabellänge / Kabellängen', 'Der Weg von Punkt zu Punkt: 600 Fuß, etwa 180 Meter.'],
    ['kabellængde / kabellængder', 'Vejen fra prik til prik: 600 fod, omkring 180 meter.'],
  ),
  term<RuleId>(
    'SOL-080',
    [
      'sea anchor / sea anchors',
      'A fallen mast that drags in the water: the ship lies still for her whole next turn.',
    ],
    [
      'Treibanker',
      'Ein gefallener Mast, der im Wasser schleppt: Das Schiff liegt seinen ganzen nächsten Zug still.',
    ],
    [
      'drivanker / drivankre',
      'En falden mast, der slæber i vandet: skibet ligger stille i hele sin næste tur.',
    ],
  ),
  term<RuleId>(
    'SOL-090',
    ['adrift', 'Without sails or without rudder: the ship must be mended at once or strike.'],
    [
      'treibt / treibend',
      'Ohne Segel oder ohne Ruder: Das Schiff muss gleich ausgebessert werden oder streichen.',
    ],
    [
      'driver / drivende',
      'Uden sejl eller uden ror: skibet må straks udbedres eller stryge flaget.',
    ],
  ),
]

import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** The fleet, and how a ship is won or lost. */
export const fleet: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-103',
    [
      'line of battle / line ahead',
      'Three or more ships of the line close behind each other; as long as it holds, their morale is better.',
    ],
    [
      'Kampflinie / Kampflinien / Kiellinie',
      'Drei oder mehr Linienschiffe dicht hintereinander; solange sie hält, ist ihre Moral besser.',
    ],
    [
      'slaglinje / slaglinjen / kølvandslinje',
      'Tre eller flere linjeskibe tæt efter hinanden; så længe den holder, er deres moral bedre.',
    ],
  ),
  term<RuleId>(
    'LOB-014',
    [
      'ship of the line / ships of the line',
      'A great warship, strong enough to stand in the line of battle.',
    ],
    [
      'Linienschiff / Linienschiffe / Linienschiffen',
      'Ein großes Kriegsschiff, stark genug für die Kampflinie.',
    ],
    ['linjeskib / linjeskibe / linjeskibet', 'Et stort krigsskib, stærkt nok til slaglinjen.'],
  ),
  term<RuleId>(
    'LOB-014',
    ['frigate / frigates', 'A fast warship with one gun deck, for scouting and hunting.'],
    [
      'Fregatte / Fregatten',
      'Ein schnelles Kriegsschiff mit einem Batteriedeck, zum Aufklären und Jagen.',
    ],
    [
      'fregat / fregatter / fregatten',
      'Et hurtigt krigsskib med ét batteridæk, til opklaring og jagt.',
    ],
  ),
  term<RuleId>(
    'LOB-038',
    [
      'flagship / flagships',
      'The ship with the commander aboard; it counts double when it is lost.',
    ],
    ['Flaggschiff / Flaggschiffe', 'Das Schiff mit dem Befehlshaber; sein Verlust zählt doppelt.'],
    [
      'flagskib / flagskibe / flagskibet',
      'Skibet med flådens chef om bord; tabet af det tæller dobbelt.',
    ],
  ),
  term<RuleId>(
    'LOB-206',
    [
      'strike / strikes / struck / strikes her flag / !struck off / !strike off / !strikes off / !strikes the / !strikes hull',
      'To haul down the flag: the ship gives herself up.',
    ],
    [
      'streicht / streichen / gestrichen / !gestrichen erst / !davon gestrichen',
      'Die Flagge einholen: Das Schiff ergibt sich.',
    ],
    ['stryger / stryge / strøget', 'At hale flaget ned: skibet overgiver sig.'],
  ),
  term<RuleId>(
    'LOB-174',
    ['prize / prizes', 'A ship that was taken and is sailed by its captors.'],
    ['Prise / Prisen', 'Ein genommenes Schiff, bemannt von denen, die es nahmen.'],
    ['prise / priser / prisen', 'Et taget skib, sejlet af dem, der tog det.'],
  ),
  term<RuleId>(
    'LOB-160',
    [
      'boarding / boarded / boarders',
      'Crossing to the enemy’s deck to take the ship hand to hand.',
    ],
    [
      'entern / Entern / entert / geentert / Enterer',
      'Auf das feindliche Deck hinüberspringen und das Schiff im Handgemenge nehmen.',
    ],
    [
      'entring / entrer / entre / entrede',
      'At gå over på fjendens dæk og tage skibet i håndgemæng.',
    ],
  ),
  term<RuleId>(
    'LOB-050',
    ['initiative', 'Who acts first in each phase of this turn; rolled for anew each turn.'],
    ['Initiative', 'Wer in jeder Phase dieses Zugs zuerst handelt; jeden Zug neu gewürfelt.'],
    [
      'initiativ / initiativet',
      'Hvem der handler først i hver fase af dette træk; der kastes om det i hvert træk.',
    ],
  ),
]

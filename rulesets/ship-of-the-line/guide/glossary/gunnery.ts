import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** Guns, shot and fire. */
export const gunnery: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-001',
    ['battery / batteries', 'A fifth of the guns of one side; it rolls its own two dice.'],
    [
      'Batterie / Batterien',
      'Ein Fünftel der Geschütze einer Seite; sie wirft ihre eigenen zwei Würfel.',
    ],
    [
      'batteri / batterier / batteriet',
      'En femtedel af kanonerne i en side; det kaster sine egne to terninger.',
    ],
  ),
  term<RuleId>(
    'SOL-057',
    [
      'broadside / broadsides',
      'The batteries of one side fired into an enemy’s side; it may be answered.',
    ],
    [
      'Breitseite / Breitseiten',
      'Die Batterien einer Seite, auf die Seite des Feindes abgefeuert; darauf darf geantwortet werden.',
    ],
    [
      'bredside / bredsider / bredsiden',
      'Batterierne i en side affyret mod fjendens side; den må besvares.',
    ],
  ),
  term<RuleId>(
    'SOL-055',
    [
      'stern shot / stern shots / rake / raked / raking',
      'Fire along a ship from behind: the most dangerous, and not answered.',
    ],
    [
      'Heckschuss / Heckschüsse',
      'Von hinten der Länge nach ins Schiff: am gefährlichsten und ohne Antwort.',
    ],
    [
      'hækskud / hækskuddet',
      'Skud bagfra på langs ad skibet: det farligste, og det besvares ikke.',
    ],
  ),
  term<RuleId>(
    'SOL-055',
    ['bow shot / bow shots', 'Fire along a ship from ahead: mostly sails, and not answered.'],
    [
      'Bugschuss / Bugschüsse',
      'Von vorn der Länge nach ins Schiff: meist Segel, und ohne Antwort.',
    ],
    ['bovskud / bovskuddet', 'Skud forfra på langs ad skibet: mest sejl, og det besvares ikke.'],
  ),
  term<RuleId>(
    'SOL-065',
    [
      'retaliation / retaliate / retaliates',
      'The target’s answer to a broadside, with what it has left.',
    ],
    [
      'Erwiderung / erwidern',
      'Die Antwort des Ziels auf eine Breitseite, mit dem, was ihm bleibt.',
    ],
    ['gengæld / gengælde', 'Målets svar på en bredside med det, det har tilbage.'],
  ),
  term<RuleId>(
    'SOL-103',
    [
      'grape / grapeshot / grape shot',
      'Many small balls in one load, fired at men who come to board.',
    ],
    [
      'Kartätschen / Kartätsche',
      'Viele kleine Kugeln in einer Ladung, auf Leute, die entern wollen.',
    ],
    ['druehagl', 'Mange små kugler i én ladning mod folk, der vil entre.'],
  ),
  term<RuleId>(
    'SOL-C06',
    ['chain shot', 'Two half balls on a chain that tear sails: hull results take a sail instead.'],
    ['Kettenkugeln', 'Zwei Halbkugeln an einer Kette: Rumpftreffer nehmen ein Segel.'],
    ['kædekugler', 'To halvkugler med en kæde imellem: skrogtræffere tager et sejl i stedet.'],
  ),
  term<RuleId>(
    'SOL-C05',
    ['double-shotted', 'Two balls in each gun: more to the hull, close by only.'],
    ['doppelte Kugeln', 'Zwei Kugeln in jedem Rohr: mehr am Rumpf, nur ganz nah.'],
    ['dobbelt skarpt', 'To kugler i hvert løb: mere i skroget, kun helt tæt på.'],
  ),
]

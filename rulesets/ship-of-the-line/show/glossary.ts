import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

/** The ship and her parts. */
const ship: readonly Term<RuleId>[] = [
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

/** Wind, sails and way. */
const sailing: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-007',
    [
      'weather side / weather gauge / windward / upwind',
      'Towards the wind: the side that lies there chooses when to fight.',
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
      'So nah am Wind, wie ein Schiff segeln kann: ein Achtelkreis davon.',
    ],
    [
      'bidevind / tæt til vinden',
      'Så tæt mod vinden, som et skib kan sejle: en ottendedel fra den.',
    ],
  ),
  term<RuleId>(
    'SOL-030',
    [
      'coming about / come about / comes about',
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
    ['Steuerbordhalsen / Backbordhalsen / anderen Bug', 'Mit Wind von Steuerbord segeln.'],
    ['halse / halsen', 'Den side, vinden kommer ind fra.'],
  ),
  term<RuleId>(
    'SOL-003',
    ['cable / cables', 'The distance from dot to dot: 600 feet, about 180 metres.'],
    ['Kabellänge / Kabellängen', 'Die Strecke von Punkt zu Punkt: 600 Fuß, etwa 180 Meter.'],
    ['kabellængde / kabellængder', 'Afstanden fra prik til prik: 600 fod, omkring 180 meter.'],
  ),
  term<RuleId>(
    'SOL-080',
    [
      'sea anchor / sea anchors',
      'A fallen mast that drags in the water: the ship lies still for its whole next turn.',
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
    ['adrift', 'Without sails or without a rudder: the ship must be repaired at once or strike.'],
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

/** Guns, shot and fire. */
const gunnery: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-001',
    ['battery / batteries', 'A fifth of the guns on one side; it rolls 2 dice of its own.'],
    [
      'Batterie / Batterien',
      'Ein Fünftel der Geschütze einer Seite; für sie wird mit zwei eigenen Würfeln gewürfelt.',
    ],
    [
      'batteri / batterier / batteriet',
      'En femtedel af kanonerne i en side; det kaster sine egne 2 terninger.',
    ],
  ),
  term<RuleId>(
    'SOL-057',
    [
      'broadside / broadsides',
      'The batteries of one side fired into an enemy’s side; the enemy may fire back.',
    ],
    [
      'Breitseite / Breitseiten',
      'Die Batterien einer Seite, auf die Seite des Gegners abgefeuert; er darf das Feuer erwidern.',
    ],
    [
      'bredside / bredsider / bredsiden',
      'Batterierne i en side affyret mod fjendens side; han må besvare ilden.',
    ],
  ),
  term<RuleId>(
    'SOL-055',
    [
      'stern shot / stern shots / rake / raked / raking',
      'Fire along a ship from astern: it is the most dangerous and allows no retaliation.',
    ],
    [
      'Heckschuss / Heckschüsse / Schuss ins Heck',
      'Von hinten der Länge nach ins Schiff: am gefährlichsten und ohne Erwiderung.',
    ],
    [
      'hækskud / hækskuddet',
      'Skud bagfra på langs ad skibet: det farligste, og det må ikke besvares.',
    ],
  ),
  term<RuleId>(
    'SOL-055',
    [
      'bow shot / bow shots',
      'Fire along a ship from ahead: it hits mostly sails and allows no retaliation.',
    ],
    [
      'Bugschuss / Bugschüsse / Schuss in den Bug',
      'Von vorn der Länge nach ins Schiff: trifft meist Segel, ohne Erwiderung.',
    ],
    [
      'bovskud / bovskuddet',
      'Skud forfra på langs ad skibet: rammer mest sejl, og det må ikke besvares.',
    ],
  ),
  term<RuleId>(
    'SOL-065',
    [
      'retaliation / retaliate / retaliates',
      'The target fires back at a broadside, with what it has left.',
    ],
    [
      'Erwiderung / erwidern',
      'Die Antwort des Ziels auf eine Breitseite, mit dem, was ihm bleibt.',
    ],
    ['svarild / svarilden', 'Målets svar på en bredside med det, det har tilbage.'],
  ),
  term<RuleId>(
    'SOL-103',
    ['grape / grapeshot / grape shot', 'Many small balls in one load, fired at boarders.'],
    [
      'Streukugeln / Streukugel',
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
    ['double-shotted', 'Two balls in each gun: more damage to the hull, at close range only.'],
    ['doppelte Kugeln', 'Zwei Kugeln in jedem Rohr: mehr Schaden am Rumpf, nur ganz nah.'],
    ['dobbelt skarpt', 'To kugler i hvert løb: mere skade på skroget, kun helt tæt på.'],
  ),
]

/** Boarding, prizes, and leaving the battle. */
const boarding: readonly Term<RuleId>[] = [
  term<RuleId>(
    'SOL-091',
    ['strike / strikes / struck / capitulation', 'To haul down the flag: the ship surrenders.'],
    ['streichen / streicht / gestrichen', 'Die Flagge einholen: Das Schiff ergibt sich.'],
    ['stryge / stryger / strøget', 'At hale flaget ned: skibet overgiver sig.'],
  ),
  term<RuleId>(
    'SOL-115',
    ['prize / prizes', 'A captured ship: it sails for its captor but does not fight.'],
    ['Prise / Prisen', 'Ein genommenes Schiff: Es fährt für seinen Eroberer, kämpft aber nicht.'],
    ['prise / priser / prisen', 'Et taget skib: det sejler for den, der tog det, men kæmper ikke.'],
  ),
  term<RuleId>(
    'SOL-100',
    ['boarding / boarders', 'Going aboard an enemy to take the ship hand to hand.'],
    [
      'entern / Entern / entert / Enterer',
      'Auf das gegnerische Deck gehen und das Schiff im Handgemenge nehmen.',
    ],
    ['entring / entre / entrer / entrere', 'At gå om bord på fjenden og tage skibet i håndgemæng.'],
  ),
  term<RuleId>(
    'SOL-098',
    ['alongside', 'Side by side with another ship, hull to hull.'],
    ['längsseits', 'Seite an Seite mit einem anderen Schiff.'],
    ['langs siden', 'Side om side med et andet skib.'],
  ),
  term<RuleId>(
    'SOL-126',
    ['disengaged', 'Off the board: out of reach, making repairs, coming back.'],
    ['abgesetzt', 'Außerhalb des Bretts: außer Reichweite, beim Ausbessern, bald zurück.'],
    [
      'ude af kampen',
      'Uden for brættet: uden for rækkevidde, i gang med at udbedre, på vej tilbage.',
    ],
  ),
]

/** Words of the sea and of the book that a newcomer may not know. */
export const glossary: readonly Term<RuleId>[] = [...ship, ...sailing, ...gunnery, ...boarding]

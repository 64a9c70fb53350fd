import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'

/** The fleet, and how a ship is won or lost. */
const fleet: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-103',
    [
      'line of battle / line ahead',
      '3 or more ships of the line, one close behind another, form a line of battle and have better morale.',
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
      'A large warship, strong enough to fight in the line of battle.',
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
    ['flagship / flagships', 'The ship with the commander aboard; its loss is worth double.'],
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
      'To haul down the flag: the ship surrenders.',
    ],
    [
      'Flagge streichen / streicht / streichen / gestrichen / !gestrichen erst / !davon gestrichen',
      'Die Flagge einholen: Das Schiff ergibt sich.',
    ],
    ['stryger / stryge / strøget', 'At hale flaget ned: skibet overgiver sig.'],
  ),
  term<RuleId>(
    'LOB-174',
    ['prize / prizes', 'A captured ship, sailed by those who took it.'],
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
      'Auf das gegnerische Deck hinüberspringen und das Schiff im Handgemenge nehmen.',
    ],
    [
      'entring / entrer / entre / entrede',
      'At gå over på fjendens dæk og tage skibet i håndgemæng.',
    ],
  ),
  term<RuleId>(
    'LOB-050',
    ['initiative', 'Who acts first in each phase of this turn; rolled again each turn.'],
    [
      'Initiative',
      'Wer in jeder Phase dieses Zugs zuerst handelt; wird jeden Zug neu ausgewürfelt.',
    ],
    [
      'initiativ / initiativet',
      'Hvem der handler først i hver fase af dette træk; der kastes om det i hvert træk.',
    ],
  ),
]

/** Guns, shot and fire. */
const gunnery: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-107',
    [
      'rake / rakes / raked / raking',
      'To cross close ahead or astern of a ship and fire along it from end to end: double damage.',
    ],
    ['längs bestreichen', 'Ein Schiff der Länge nach beschießen.'],
    ['langskibs', 'På langs ad skibet, hvor hver kugle går hele vejen.'],
  ),
  term<RuleId>(
    'LOB-107',
    [
      'crossing a bow or stern / crosses that ship’s stern or bow / across the bow / across the stern',
      'Close ahead or astern of an enemy, broadside on to it: the place from which a ship rakes.',
    ],
    [
      'kreuzen / Kreuzen',
      'Dicht vor dem Bug oder hinter dem Heck des Gegners vorbeifahren und von dort schießen: doppelter Schaden.',
    ],
    [
      'krydsning / krydse / krydser',
      'At passere tæt for fjendens stævn eller hæk og skyde derfra: dobbelt skade.',
    ],
  ),
  term<RuleId>(
    'LOB-131',
    ['broadside / broadsides', 'All guns of one side of a ship, fired together.'],
    ['Breitseite / Breitseiten', 'Alle Geschütze einer Seite, zusammen abgefeuert.'],
    ['bredside / bredsider / bredsiden', 'Alle kanoner i en side, affyret på én gang.'],
  ),
  term<RuleId>(
    'LOB-137',
    [
      'double-shotted',
      'Two balls in each gun: a ship’s first broadside of the battle does double damage, unless the scenario says otherwise.',
    ],
    [
      'doppelt geladen / doppelte Ladung',
      'Zwei Kugeln in jedem Rohr: Die erste Breitseite eines Schiffs in der Schlacht richtet doppelten Schaden an, wenn das Szenario nichts anderes sagt.',
    ],
    [
      'dobbelt ladet / dobbelt ladning',
      'To kugler i hvert løb: skibets første bredside i slaget gør dobbelt skade, medmindre scenariet siger andet.',
    ],
  ),
  term<RuleId>(
    'LOB-056',
    ['round shot', 'Iron balls: long range, mainly against the hull.'],
    ['Vollkugeln / Vollkugel', 'Massive Eisenkugeln: weit reichend, vor allem gegen den Rumpf.'],
    ['rundkugler / rundkugle', 'Jernkugler: rækker langt og bruges mest mod skroget.'],
  ),
  term<RuleId>(
    'LOB-147',
    [
      'grape / grapeshot / grape shot',
      'Many small balls in one load: against the crew, at close range only.',
    ],
    [
      'Streukugeln / Streukugel',
      'Viele kleine Kugeln in einer Ladung: gegen die Besatzung, nur auf kurze Entfernung.',
    ],
    ['druehagl', 'Mange små kugler i én ladning: mod mandskabet og kun tæt på.'],
  ),
  term<RuleId>(
    'LOB-146',
    ['chain / chain shot', 'Two half balls on a chain that tear sails and rigging.'],
    [
      'Kettenkugeln / Kettenkugel',
      'Zwei Halbkugeln an einer Kette, die Segel und Takelage zerreißen.',
    ],
    ['kædekugler / kædekugle', 'To halvkugler med en kæde imellem, der river sejl og rigning itu.'],
  ),
  term<RuleId>(
    'LOB-155',
    ['counter-fire', 'The fire that a ship returns when fired at, as strong as before the hit.'],
    [
      'Gegenschlag',
      'Das Feuer, mit dem ein beschossenes Schiff antwortet, so stark wie vor dem Treffer.',
    ],
    ['svarild / svarilden', 'Den ild, som et beskudt skib svarer med, så stærk som før træfferen.'],
  ),
]

/** Wind, sails, anchors and depth of water. */
const sailing: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-102',
    [
      'tack / tacks / tacked / tacking',
      'To turn with the bow through the wind, so that it comes from the other side.',
    ],
    [
      'Wende / wenden',
      'Mit dem Bug durch den Wind drehen, so dass er von der anderen Seite kommt.',
    ],
    [
      'stagvending / stagvender',
      'At dreje med stævnen gennem vinden, så den kommer fra den anden side.',
    ],
  ),
  term<RuleId>(
    'LOB-102',
    [
      'wear / wears / wore / wearing',
      'To turn with the stern through the wind: safer than tacking, but it loses ground.',
    ],
    [
      'Halse / halsen',
      'Mit dem Heck durch den Wind drehen: sicherer als die Wende, kostet aber Höhe.',
    ],
    [
      'kovending / kovender',
      'At dreje med agterenden gennem vinden: sikrere end at stagvende, men det koster højde.',
    ],
  ),
  term<RuleId>(
    'LOB-062',
    ['windward / upwind / weather side', 'The direction that the wind comes from.'],
    ['Luv / luvwärts', 'Die Seite, von der der Wind kommt.'],
    ['luv / luvart', 'Den side, vinden kommer fra.'],
  ),
  term<RuleId>(
    'LOB-062',
    ['leeward / lee / downwind', 'The direction that the wind blows to.'],
    ['Lee / leewärts', 'Die Seite, zu der der Wind weht.'],
    ['læ / læsiden', 'Den side, vinden blæser hen mod.'],
  ),
  term<RuleId>(
    null,
    ['weather gauge', 'A position upwind of the enemy, so that you choose whether to close.'],
    ['Luvposition', 'Die Lage in Luv des Gegners: Du entscheidest, ob es zum Kampf kommt.'],
    ['luvposition', 'At ligge til luvart af fjenden, så man selv vælger, om man vil nærme sig.'],
  ),
  term<RuleId>(
    'LOB-093',
    ['aground', 'Stuck on the bottom: the ship cannot move until it comes free.'],
    ['auf Grund / aufgelaufen', 'Das Schiff sitzt fest: keine Fahrt, bis es freikommt.'],
    ['på grund / grundstødt', 'Skibet sidder fast på bunden: ingen fart, før det kommer fri.'],
  ),
  term<RuleId>(
    'LOB-070',
    ['weigh / weighs / weighing', 'To haul the anchor up and get under way.'],
    ['lichten / lichtet', 'Den Anker heben und Fahrt aufnehmen.'],
    ['letter anker / lette anker', 'At hive ankeret op og komme under sejl.'],
  ),
]

/** The ship and her parts. */
const ship: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-130',
    ['larboard / port side', 'The left side of a ship, looking to the bow.'],
    ['Backbord / Backbordseite / backbord', 'Die linke Seite eines Schiffs, zum Bug gesehen.'],
    ['bagbord / bagbords', 'Skibets venstre side, set mod stævnen.'],
  ),
  term<RuleId>(
    'LOB-130',
    ['starboard', 'The right side of a ship, looking to the bow.'],
    [
      'Steuerbord / Steuerbordseite / steuerbord',
      'Die rechte Seite eines Schiffs, zum Bug gesehen.',
    ],
    ['styrbord / styrbords', 'Skibets højre side, set mod stævnen.'],
  ),
  term<RuleId>(
    'LOB-107',
    ['bow / bows', 'The front end of a ship, badly protected against fire from ahead.'],
    ['Bug', 'Das vordere Ende eines Schiffs.'],
    ['stævn / stævnen', 'Skibets forende.'],
  ),
  term<RuleId>(
    'LOB-107',
    ['stern / sterns', 'The rear end of a ship, with little timber to stop a ball.'],
    ['Heck', 'Das hintere Ende eines Schiffs, wo wenig Holz eine Kugel aufhält.'],
    ['hæk / hækken / agterspejl', 'Skibets bagende, hvor kun lidt træ standser en kugle.'],
  ),
  term<RuleId>(
    'LOB-142',
    [
      'mainmast',
      'The tallest mast; without it a ship makes half speed for the rest of the battle.',
    ],
    [
      'Hauptmast',
      'Der höchste Mast; ohne ihn läuft das Schiff für den Rest der Schlacht halbe Fahrt.',
    ],
    [
      'stormast / stormasten',
      'Den højeste mast; uden den går skibet for halv fart resten af slaget.',
    ],
  ),
  term<RuleId>(
    'LOB-092',
    ['draught', 'How deep a ship lies in the water, which decides where it runs aground.'],
    ['Tiefgang', 'Wie tief ein Schiff im Wasser liegt, und damit, wo es aufläuft.'],
    ['dybgang / dybgående', 'Hvor dybt skibet stikker, og dermed hvor det går på grund.'],
  ),
]

/** Words of the sea and of the book that a newcomer may not know. */
export const glossary: readonly Term<RuleId>[] = [...ship, ...gunnery, ...sailing, ...fleet]

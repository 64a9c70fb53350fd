import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** Guns, shot and fire. */
export const gunnery: readonly Term<RuleId>[] = [
  term<RuleId>(
    'LOB-107',
    [
      'rake / rakes / raked / raking',
      'To fire along a ship from bow to stern: every ball goes through her whole length.',
    ],
    ['längs bestreichen', 'Ein Schiff der Länge nach beschießen.'],
    ['langskibs', 'På langs ad skibet, hvor hver kugle går hele vejen.'],
  ),
  term<RuleId>(
    'LOB-107',
    [
      'crossing / crosses the stern / crosses the bow',
      'Passing close before an enemy’s bow or behind his stern and firing from there: double damage.',
    ],
    [
      'kreuzen / Kreuzen',
      'Dicht vor dem Bug oder hinter dem Heck des Feindes vorbeifahren und von dort schießen: doppelter Schaden.',
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
      'double-loaded / double-shotted / double load',
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
    ['round shot', 'Iron balls: far-reaching, mainly against the hull.'],
    ['Massivkugeln / Massivkugel', 'Eiserne Vollkugeln: weit reichend, vor allem gegen den Rumpf.'],
    ['rundkugler / rundkugle', 'Jernkugler: rækker langt og bruges mest mod skroget.'],
  ),
  term<RuleId>(
    'LOB-147',
    [
      'grape / grapeshot / grape shot',
      'Many small balls in one load: against the crew, and only close by.',
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
    ['counter-fire', 'The answer of a ship that is fired at, as strong as she was before the hit.'],
    ['Gegenschlag', 'Die Antwort eines beschossenen Schiffs, so stark wie vor dem Treffer.'],
    ['svarild / svarilden', 'Et beskudt skibs svar, så stærkt som før træfferen.'],
  ),
]

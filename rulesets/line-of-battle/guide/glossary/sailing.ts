import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../../rulebook.ts'

/** Wind, sails, anchors and depth of water. */
export const sailing: readonly Term<RuleId>[] = [
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
    ['windward / upwind / weather side', 'Towards where the wind comes from.'],
    ['Luv / luvwärts', 'Dorthin, woher der Wind kommt.'],
    ['luv / luvart', 'Derhen, hvor vinden kommer fra.'],
  ),
  term<RuleId>(
    'LOB-062',
    ['leeward / lee / downwind', 'Towards where the wind blows.'],
    ['Lee / leewärts', 'Dorthin, wohin der Wind weht.'],
    ['læ / læsiden', 'Derhen, hvor vinden blæser.'],
  ),
  term<RuleId>(
    null,
    [
      'weather gauge / weather gage',
      'Lying upwind of the enemy, so that the choice to close or not is yours.',
    ],
    [
      'Luvposition / Luvstellung',
      'Die Lage in Luv des Feindes: Du entscheidest, ob es zum Kampf kommt.',
    ],
    ['luvposition', 'At ligge til luvart af fjenden, så man selv vælger, om man vil nærme sig.'],
  ),
  term<RuleId>(
    'LOB-093',
    ['aground', 'Stuck on the bottom: no way until the ship comes free.'],
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

import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Units that are found wrongly formed. */
export const wrongFormations = {
  'BA-1.3.7-01': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A unit found wrongly formed is in light disorder at once, or from the start of the next turn if it is found between turns.',
      'Eine falsch formierte Einheit gerät in leichte Unordnung, sobald es bemerkt wird, zwischen den Zügen zu Beginn des nächsten.',
      'En enhed, der findes forkert opstillet, kommer straks i let uorden, eller ved næste træks begyndelse hvis det opdages mellem to træk.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program places every figure itself, so no unit is ever wrongly formed.',
      de: 'Das Programm stellt jede Figur selbst auf, falsch formiert ist also keine Einheit.',
      da: 'Programmet opstiller selv hver figur, så ingen enhed står forkert.',
    },
  },
  'BA-1.3.7-02': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A wrongly formed skirmish line within 15 cm of its soutien disorders the soutien too, and the other way round.',
      'Eine falsch formierte Schützenkette im Umkreis von 15 cm ihres Soutiens bringt auch dieses in Unordnung und umgekehrt.',
      'En forkert opstillet kæde inden for 15 cm af sin soutien bringer også den i let uorden, og omvendt.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program forms lines and soutiens itself, and so correctly.',
      de: 'Das Programm formiert Ketten und Soutiens selbst und damit richtig.',
      da: 'Programmet opstiller selv kæder og soutien, og dermed rigtigt.',
    },
  },
  'BA-1.3.7-03': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'On demand a wrong formation is put right at once without time, otherwise at the end of the turn.',
      'Auf Verlangen wird eine falsche Formation sofort und ohne Zeit berichtigt, sonst am Ende des Zugs.',
      'På forlangende rettes en forkert formation straks og uden tid, ellers ved trækkets slutning.',
    ),
    status: 'omitted',
    reason: {
      en: 'There is nothing to put right, because the program forms every unit by the rule.',
      de: 'Zu berichtigen ist nichts, weil das Programm jede Einheit nach der Regel formiert.',
      da: 'Der er intet at rette, for programmet opstiller hver enhed efter reglen.',
    },
  },
  'BA-1.3.7-04': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A wrongly formed unit counts as being in the formation it was meant to take.',
      'Eine falsch formierte Einheit zählt als in der Formation, die sie einnehmen sollte.',
      'En forkert opstillet enhed regnes for at være i den formation, den skulle forestille.',
    ),
    status: 'omitted',
    reason: {
      en: 'The formation that was ordered and the one that stands are always the same here.',
      de: 'Die befohlene Formation und die aufgestellte sind hier immer dieselbe.',
      da: 'Den beordrede formation og den opstillede er her altid den samme.',
    },
  },
} satisfies Record<string, RuleRow>

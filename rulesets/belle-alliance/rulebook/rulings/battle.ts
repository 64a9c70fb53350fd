import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The battle as a whole: arrivals, measuring, victory and the umpire. */
export const battle = {
  'BA-Q-34': ruled(
    'Fortolkninger',
    'The book has no rule of victory; each scenario brings its own.',
    'Das Buch hat keine Siegregel; jedes Szenario bringt seine eigene mit.',
    'Bogen har ingen regel om sejr; hvert scenarie har sin egen.',
  ),
  'BA-Q-35': ruled(
    'Fortolkninger',
    'As nothing is to be measured beforehand, ranges are shown once an order is given; players may agree to see them at any time.',
    'Da nicht im Voraus gemessen wird, zeigen sich Entfernungen erst nach dem Befehl; die Spieler dürfen vereinbaren, sie jederzeit zu sehen.',
    'Da intet måles på forhånd, vises afstande først efter ordren; spillerne kan aftale at se dem når som helst.',
  ),
  'BA-Q-36': {
    ...ruled(
      'Fortolkninger',
      'The book does not bind the umpire to the rules.',
      'Das Buch bindet den Schiedsrichter nicht an die Regeln.',
      'Bogen binder ikke dommeren til reglerne.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program is bound by them; whoever wants another rule agrees on an option before the battle.',
      de: 'Das Programm ist an sie gebunden; wer eine andere Regel will, vereinbart vor der Schlacht eine Option.',
      da: 'Programmet er bundet af dem; den, der ønsker en anden regel, aftaler et valg før slaget.',
    },
  },
  'BA-Q-71': ruled(
    'Fortolkninger',
    'How units arrive is not said: they are ordered in their turn without a roll and march in at their point of the edge, moved if an enemy is near, or in the next turn.',
    'Wie Einheiten eintreffen, ist nicht gesagt: sie erhalten in ihrem Zug Befehle ohne Wurf und marschieren an ihrem Punkt des Rands ein, bei nahem Gegner daneben oder im nächsten Zug.',
    'Hvordan enheder ankommer, siges ikke: de får ordre i deres træk uden kast og marcherer ind ved deres punkt på kanten, ved en nær modstander et andet sted eller i næste træk.',
  ),
} satisfies Record<string, RuleRow>

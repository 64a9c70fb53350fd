import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How all march, and at what rate. */
export const movement = {
  'BA-Q-14': ruled(
    'Fortolkninger',
    'How all march at once is not said: the phase has 20 equal steps with exact contacts; two own units that run into each other roll once a phase for the right of way.',
    'Wie alle zugleich marschieren, ist nicht gesagt: die Phase hat 20 gleiche Schritte mit genauen Kontakten; zwei eigene Einheiten, die ineinander laufen, würfeln einmal in der Phase um den Vortritt.',
    'Hvordan alle marcherer samtidig, siges ikke: fasen har 20 lige store skridt med nøjagtige kontakter; to egne enheder, der løber ind i hinanden, kaster én gang i fasen om forkørselsretten.',
  ),
  'BA-Q-15': ruled(
    'Fortolkninger',
    'When the rate changes inside a turn, the share of the turn that is left is marched at the new one, exactly from where the ground changes.',
    'Wechselt die Strecke innerhalb eines Zugs, wird der verbleibende Anteil des Zugs mit der neuen marschiert, genau von dort an, wo das Gelände wechselt.',
    'Skifter marchlængden i løbet af trækket, marcheres den resterende del af trækket med den nye, præcis fra dér, hvor terrænet skifter.',
  ),
  'BA-Q-50': ruled(
    'Fortolkninger',
    'Dots in the road column mean no road rate, not a ban: such a formation walks the road at the rate of the ground, and a column follows it while its front middle is within 1 cm of it.',
    'Punkte in der Straßenspalte heißen keine Straßenstrecke, nicht Verbot: eine solche Formation geht dort mit der Strecke des Geländes, und eine Kolonne folgt der Straße, solange ihre Frontmitte im Umkreis von 1 cm bleibt.',
    'Prikker i vejkolonnen betyder ingen vejlængde, ikke forbud: en sådan formation går vejen med terrænets marchlængde, og en kolonne følger den, så længe frontens midte er inden for 1 cm af den.',
  ),
} satisfies Record<string, RuleRow>

import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Passing through other units. */
export const passage = {
  'BA-2.3.4-01': printed(
    '2.3.4 Gennemmarch',
    'Own units that are pressed back or flee may pass through own units.',
    'Eigene Einheiten, die zurückgedrängt werden oder fliehen, dürfen eigene durchschreiten.',
    'Egne enheder, der presses tilbage eller flygter, kan gennemmarchere egne enheder.',
  ),
  'BA-2.3.4-02': printed(
    '2.3.4 Gennemmarch',
    'Skirmish lines and unlimbered guns let own units through that are not in full disorder.',
    'Schützenketten und abgeprotzte Geschütze lassen eigene Einheiten durch, die nicht in voller Unordnung sind.',
    'Kæder og afprodset artilleri kan gennemmarcheres af egne enheder, der ikke er i fuldstændig uorden.',
  ),
  'BA-2.3.4-03': printed(
    '2.3.4 Gennemmarch',
    'A skirmish line with a figure within 15 cm of its soutien also lets fleeing own units through, without being carried away.',
    'Eine Schützenkette mit einer Figur im Umkreis von 15 cm ihres Soutiens lässt auch fliehende eigene Einheiten durch, ohne mitgerissen zu werden.',
    'En kæde med en figur inden for 15 cm af sin soutien kan også gennemmarcheres af egne flygtende enheder uden kast for medriven.',
  ),
  'BA-2.3.4-04': printed(
    '2.3.4 Gennemmarch',
    'Enemies are never passed through, save unlimbered guns that they have abandoned.',
    'Durch Gegner geht niemand hindurch, außer durch abgeprotzte Geschütze, die sie verlassen haben.',
    'Ingen gennemmarcherer modstanderens enheder, kun hans forladte afprodsede figurpjecer.',
  ),
  'BA-2.3.4-05': printed(
    '2.3.4 Gennemmarch',
    'A unit that would end on another has its place adapted (ruling: on to the nearest free place ahead, or back to the last free one if there is none on the board).',
    'Wer auf einer anderen Einheit enden würde, dessen Platz wird angepasst (Auslegung: weiter zum nächsten freien Platz voraus, gibt es auf dem Tisch keinen, zurück zum letzten freien).',
    'En enhed, der ville ende på en anden, får sin plads tilpasset (fortolkning: frem til nærmeste frie plads, eller tilbage til den sidste frie, hvis bordet ingen har).',
  ),
} satisfies Record<string, RuleRow>

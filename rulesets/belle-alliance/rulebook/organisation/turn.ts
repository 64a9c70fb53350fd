import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The turn and its phases. */
export const turn = {
  'BA-1.1.1-01': printed(
    '1.1.1 Trækket',
    'Both sides act at once in a turn of phases; each phase and each step ends before the next begins.',
    'Beide Seiten handeln zugleich in einem Zug aus Phasen; jede Phase und jeder Schritt endet, bevor der nächste beginnt.',
    'Begge sider handler samtidig i et træk, der er delt i faser; hver fase og delfase slutter, før den næste begynder.',
  ),
  'BA-1.1.1-02': printed(
    '1.1.1 Trækket',
    'What was done in a finished phase stands even if it was against the rules; inside a phase orders and declarations can still be changed.',
    'Was in einer beendeten Phase geschah, gilt auch dann, wenn es regelwidrig war; innerhalb einer Phase lassen sich Befehle und Ansagen noch ändern.',
    'Det, der er gjort i en afsluttet fase, står ved magt, selv om det var mod reglerne; inden for en fase kan ordrer og meldinger endnu ændres.',
  ),
  'BA-1.1.1-03': printed(
    '1.1.1 Trækket',
    'A unit that fired at a target last turn may fire at the same target again in the phase of continued fire, without neighbours.',
    'Wer im letzten Zug ein Ziel beschoss, darf dasselbe Ziel in der Phase des fortgesetzten Feuers wieder beschießen, ohne Nachbareinheiten.',
    'En enhed, der beskød et mål i sidste træk, må beskyde samme mål igen i fasen for fortsat skydning, uden naboenheder.',
  ),
  'BA-1.1.1-04': printed(
    '1.1.1 Trækket',
    'A unit that used continued fire, even with a part, may not move, be passed through or fire again this turn.',
    'Eine Einheit, die fortgesetzt gefeuert hat, auch nur mit einem Teil, darf sich in diesem Zug nicht bewegen, nicht durchschritten werden und nicht noch einmal feuern.',
    'En enhed, der har brugt fortsat skydning, om så kun med en del, må i dette træk hverken bevæge sig, gennemmarcheres eller skyde igen.',
  ),
  'BA-1.1.1-05': printed(
    '1.1.1 Trækket',
    'Forced actions are always possible, also being passed through by units that are pressed back or flee.',
    'Erzwungene Handlungen sind immer möglich, auch von zurückgedrängten oder fliehenden Einheiten durchschritten zu werden.',
    'Tvungne handlinger er altid mulige, også at blive gennemmarcheret af enheder, der presses tilbage eller flygter.',
  ),
  'BA-1.1.1-06': printed(
    '1.1.1 Trækket',
    'A unit that has been passed through, even in part, may not fire later in the turn.',
    'Eine Einheit, die auch nur zum Teil durchschritten wurde, darf später im Zug nicht feuern.',
    'En enhed, der er gennemmarcheret, om så kun til dels, må ikke skyde senere i trækket.',
  ),
  'BA-1.1.1-07': printed(
    '1.1.1 Trækket',
    'Movement is splitting, joining, changing formation, marching (turns included) and every forced action.',
    'Bewegung ist Teilen, Vereinigen, Formationswechsel, Marsch (auch Richtungswechsel) und jede erzwungene Handlung.',
    'Bevægelse er deling, samling, formationsændring, march (også retningsændring) og enhver tvungen handling.',
  ),
  'BA-1.1.1-08': printed(
    '1.1.1 Trækket',
    'A unit is not stationary once any part of it has made a movement this turn (ruling: its skirmish line is a part of it).',
    'Eine Einheit ist nicht stationär, sobald auch nur ein Teil von ihr sich in diesem Zug bewegt hat (Auslegung: ihre Kette ist ein Teil von ihr).',
    'En enhed er ikke stationær, når blot en del af den har foretaget en bevægelse i trækket (fortolkning: dens kæde er en del af den).',
  ),
  'BA-1.1.1-09': printed(
    '1.1.1 Trækket',
    'Forced actions are being pressed back, retreat, rout and being carried away.',
    'Erzwungene Handlungen sind Zurückgedrängtwerden, Rückzug, Flucht und Mitgerissenwerden.',
    'Tvungne handlinger er tilbagepresning, retræte, flugt og medriven.',
  ),
  'BA-1.1.1-10': printed(
    '1.1.1 Trækket',
    'Once the last figure of a unit or the staff figure stands, its owner cannot adjust the move.',
    'Steht die letzte Figur einer Einheit oder die Stabsfigur, kann der Besitzer die Bewegung nicht mehr ändern.',
    'Når enhedens sidste figur eller stabsfiguren står, kan ejeren ikke længere justere bevægelsen.',
  ),
  'BA-1.1.1-11': printed(
    '1.1.1 Trækket',
    'Nothing is measured beforehand, neither for orders nor for anything else (ruling: fire is proposed to a quarter beyond its range).',
    'Im Voraus wird nicht gemessen, weder für Befehle noch sonst (Auslegung: Feuer wird bis ein Viertel über die Reichweite vorgeschlagen).',
    'Intet måles på forhånd, hverken til ordrer eller andet (fortolkning: skydning foreslås til en fjerdedel over skudvidden).',
  ),
} satisfies Record<string, RuleRow>

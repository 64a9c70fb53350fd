import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Flank, rear, outflanking, and attacks uphill. */
export const position = {
  'BA-4.1.8-01': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    "An attack is in the flank if three attacking figures stand at least partly behind the enemy's extended front and a line square to the attacker's front meets the flank at 45 to 90 degrees.",
    'Ein Angriff trifft die Flanke, wenn drei seiner Figuren mindestens zum Teil hinter der verlängerten Front des Gegners stehen und eine Linie quer zur eigenen Front die Flanke mit 45 bis 90 Grad trifft.',
    'Et angreb er flankeangreb, når tre af angriberens figurer mindst til dels er bag modstanderens forlængede front, og en linie vinkelret på angriberens front rammer flanken i 45 til 90 grader.',
  ),
  'BA-4.1.8-02': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'It is in the rear if it is not in the flank and such a line meets the rear.',
    'Er trifft den Rücken, wenn er nicht die Flanke trifft und eine solche Linie den Rücken erreicht.',
    'Det er rygangreb, når det ikke er flankeangreb, og en sådan linie rammer ryggen.',
  ),
  'BA-4.1.8-03': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'It overlaps if it is neither, yet three figures are behind the extended front and the line meets the flank; a defender may overlap too.',
    'Er überflügelt, wenn er keines von beiden ist, drei Figuren aber hinter der verlängerten Front stehen und die Linie die Flanke trifft; auch ein Verteidiger kann überflügeln.',
    'Det er overfløjning, når det er ingen af delene, men tre figurer er bag den forlængede front, og linien rammer flanken; også en forsvarer kan overfløje.',
  ),
  'BA-4.1.8-04': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'Where mother unit or soutien fights, the place of its skirmish line is ignored for flank, rear and overlap.',
    'Kämpft Muttereinheit oder Soutien, bleibt der Ort ihrer Schützenkette für Flanke, Rücken und Überflügelung außer Betracht.',
    'Kæmper moderenhed eller soutien, ses der bort fra kædens plads ved flanke, ryg og overfløjning.',
  ),
  'BA-4.1.9-01': printed(
    '4.1.9 Angreb op ad bakke',
    'An attack is uphill if the attacker has figures even partly on a lower level than the enemy; the skirmish line of a soutien is ignored.',
    'Ein Angriff geht bergauf, wenn Figuren des Angreifers auch nur zum Teil auf einer niedrigeren Stufe stehen; die Schützenkette eines Soutiens zählt nicht.',
    'Et angreb går op ad bakke, når angriberen har figurer, om så kun til dels, på en lavere afsats; en soutiens kæde tæller ikke.',
  ),
} satisfies Record<string, RuleRow>

import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Fire into flank, rear and the depth of a column. */
export const depth = {
  'BA-3.1.8-01': printed(
    '3.1.8 Flanke og ryg',
    'Fire is in the flank if the hit point is on the flank and the line of fire meets it at 45 to 90 degrees.',
    'Feuer trifft die Flanke, wenn der Treffpunkt dort liegt und die Schusslinie sie mit 45 bis 90 Grad trifft.',
    'Skydning er flankeskydning, når træfpunktet er på flanken, og skudlinien rammer den i 45 til 90 grader.',
  ),
  'BA-3.1.8-02': printed(
    '3.1.8 Flanke og ryg',
    'Fire is in the rear if the hit point is on the rear.',
    'Feuer trifft den Rücken, wenn der Treffpunkt dort liegt.',
    'Skydning er rygskydning, når træfpunktet er på ryggen.',
  ),
  'BA-3.1.9-01': printed(
    '3.1.9 Kolonnevirkning',
    'Attack columns always suffer column effect.',
    'Angriffskolonnen erleiden immer Kolonnenwirkung.',
    'Angrebskolonner udsættes altid for kolonnevirkning.',
  ),
  'BA-3.1.9-02': printed(
    '3.1.9 Kolonnevirkning',
    'A march column suffers it when the line of fire is less than 30 degrees off its flank, a line or unlimbered guns when it is less than 30 degrees off their front; a single unlimbered model never (ruling: a limbered one like a march column).',
    'Eine Marschkolonne erleidet sie bei weniger als 30 Grad zwischen Schusslinie und Flanke, Linie und abgeprotzte Geschütze bei weniger als 30 Grad zur Front; ein einzelnes abgeprotztes Modell nie (Auslegung: ein aufgeprotztes wie eine Marschkolonne).',
    'En marchkolonne udsættes for den ved under 30 grader mellem skudlinie og flanke, linie og afprodset artilleri ved under 30 grader til fronten; en enkelt afprodset figurpjece aldrig (fortolkning: en påprodset som en marchkolonne).',
  ),
  'BA-3.1.9-03': printed(
    '3.1.9 Kolonnevirkning',
    'Artillery also has it against line or march column if the line of fire goes on through a closed unit, not in full disorder, less than 10 cm behind and within range.',
    'Artillerie hat sie auch gegen Linie oder Marschkolonne, wenn die Schusslinie weniger als 10 cm dahinter in Reichweite durch eine geschlossene Einheit geht, die nicht in voller Unordnung ist.',
    'Artilleri har den også mod linie eller marchkolonne, når skudlinien går videre gennem en sluttet enhed, der ikke er i fuldstændig uorden, mindre end 10 cm bagved og inden for skudvidden.',
  ),
  'BA-3.1.9-04': printed(
    '3.1.9 Kolonnevirkning',
    'Column effect works on the target alone, not on the unit behind.',
    'Die Kolonnenwirkung trifft nur das Ziel, nicht die Einheit dahinter.',
    'Kolonnevirkning rammer kun målet, ikke enheden bagved.',
  ),
  'BA-3.1.9-05': printed(
    '3.1.9 Kolonnevirkning',
    'Units that only count as line without being closed never bring it about, neither as target nor behind.',
    'Einheiten, die nur als Linie zählen, ohne geschlossen zu sein, bewirken sie nie, weder als Ziel noch dahinter.',
    'Enheder, der kun regnes som linie uden at være sluttede, giver den aldrig, hverken som mål eller bagved.',
  ),
} satisfies Record<string, RuleRow>

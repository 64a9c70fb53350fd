import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Pressing back. */
export const pressingBack = {
  'BA-4.2.0-01': printed(
    '4.2.0 Tilbagepresning',
    'A unit in full disorder is pressed back by a closed enemy, not itself in full disorder, that comes into contact without an announced attack on it.',
    'Eine Einheit in voller Unordnung wird von einem geschlossenen Gegner, der es nicht ist, zurückgedrängt, wenn er ohne angesagten Angriff auf sie in Kontakt kommt.',
    'En enhed i fuldstændig uorden presses tilbage af en sluttet modstander, der ikke er det, når han kommer på indbrudsafstand uden at have meldt angreb på den.',
  ),
  'BA-4.2.0-02': printed(
    '4.2.0 Tilbagepresning',
    'A skirmish line that is not in full disorder is pressed back likewise, even by enemies in full disorder; in cover it may refuse (ruling: it does).',
    'Eine Schützenkette, die nicht in voller Unordnung ist, wird ebenso zurückgedrängt, auch von Gegnern in voller Unordnung; in Deckung darf sie sich weigern (Auslegung: sie tut es).',
    'En kæde, der ikke er i fuldstændig uorden, presses tilbage på samme måde, også af modstandere i fuldstændig uorden; i dækning kan den nægte (fortolkning: den gør det).',
  ),
  'BA-4.2.0-03': printed(
    '4.2.0 Tilbagepresning',
    'It is pushed ahead of the enemy at contact distance without being attacked and may pass through own units (ruling: it moves with its presser, step by step).',
    'Sie wird auf Kontaktabstand vor dem Gegner hergeschoben, nicht angegriffen, und darf eigene durchschreiten (Auslegung: sie bewegt sich Schritt für Schritt mit dem Drängenden).',
    'Den skubbes på indbrudsafstand foran modstanderen uden at blive angrebet og kan gennemmarchere egne enheder (fortolkning: den flyttes skridt for skridt med den, der presser).',
  ),
  'BA-4.2.0-04': printed(
    '4.2.0 Tilbagepresning',
    "Both move at the enemy's rate with the reductions of the ground under either; ground closed to the pressed unit stops it.",
    'Beide bewegen sich mit der Strecke des Gegners samt Abzügen des Geländes unter beiden; verschlossenes Gelände hält die gedrängte Einheit auf.',
    'Begge bevæger sig med modstanderens marchlængde og fradrag for terrænet under dem begge; lukket terræn standser den pressede.',
  ),
  'BA-4.2.0-05': printed(
    '4.2.0 Tilbagepresning',
    'If the pressed unit is blocked the enemy must attack it or stop.',
    'Kann die gedrängte Einheit nicht weiter, muss der Gegner sie angreifen oder halten.',
    'Blokeres den pressede enhed, skal modstanderen angribe den eller standse.',
  ),
  'BA-4.2.0-06': printed(
    '4.2.0 Tilbagepresning',
    'A skirmish line pressed on to its soutien stands in the zone between soutien and enemy.',
    'Eine an ihr Soutien gedrängte Schützenkette steht in der Zone zwischen Soutien und Gegner.',
    'En kæde, der presses mod sin soutien, står i indbrudsafstanden mellem soutien og modstander.',
  ),
} satisfies Record<string, RuleRow>

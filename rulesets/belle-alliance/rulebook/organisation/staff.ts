import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Chiefs and orderlies, and units handed to another chief. */
export const staff = {
  'BA-1.1.4-01': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures are chiefs and orderlies; each chief has two orderlies.',
    'Stabsfiguren sind Chefs und Ordonnanzen; jeder Chef hat zwei Ordonnanzen.',
    'Stabsfigurer er chefer og ordonnanser; hver chef har to ordonnanser.',
  ),
  'BA-1.1.4-02': printed(
    '1.1.4 Stabsfigurer',
    'Every brigade, division, corps and higher body has a chief; on the Prussian model the regiment takes the place of the brigade.',
    'Jede Brigade, jede Division, jedes Korps und jeder höhere Verband hat einen Chef; nach preußischem Muster tritt das Regiment an die Stelle der Brigade.',
    'Hver brigade, division, korps og højere organisatorisk enhed har en chef; efter prøjsisk model træder regimentet i brigadens sted.',
  ),
  'BA-1.1.4-03': printed(
    '1.1.4 Stabsfigurer',
    "The immediate chief of a unit is the one directly over it in the scenario; in a brigade that is the brigade's chief.",
    'Der unmittelbare Chef einer Einheit ist der, der ihr im Szenario direkt vorsteht; in einer Brigade ist es der Brigadechef.',
    'En enheds umiddelbare chef er den, som den er direkte underlagt i scenariet; i en brigade er det brigadechefen.',
  ),
  'BA-1.1.4-04': printed(
    '1.1.4 Stabsfigurer',
    'If he falls the unit has no immediate chief until he is replaced or the unit is transferred (ruling: every order then needs a roll).',
    'Fällt er, hat die Einheit keinen unmittelbaren Chef, bis er ersetzt oder die Einheit neu unterstellt wird (Auslegung: jeder Befehl braucht dann einen Wurf).',
    'Falder han, har enheden ingen umiddelbar chef, før han erstattes, eller enheden overføres (fortolkning: enhver ordre kræver da et kast).',
  ),
  'BA-1.1.4-05': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures cannot be fired at or attacked.',
    'Stabsfiguren können weder beschossen noch angegriffen werden.',
    'Stabsfigurer kan hverken beskydes eller angribes.',
  ),
  'BA-1.1.4-06': printed(
    '1.1.4 Stabsfigurer',
    "A staff figure within 5 cm of an enemy and not in contact with an own unit is tested at once: with 13 or more it falls, from 15 its side also has 1 less and from 17 2 less on its units' rolls until the end of next turn; with 12 or less it is put in contact with the nearest own unit.",
    'Eine Stabsfigur im Umkreis von 5 cm eines Gegners ohne Kontakt zu einer eigenen Einheit wird sofort geprüft: Mit 13 oder mehr fällt sie, ab 15 haben die Einheiten ihrer Seite bis zum Ende des nächsten Zugs 1, ab 17 2 weniger auf alle Würfe; mit 12 oder weniger kommt sie in Kontakt mit der nächsten eigenen Einheit.',
    'En stabsfigur inden for 5 cm af en af modstanderens enheder og uden brikkontakt med en egen enhed prøves straks: ved 13 og derover falder den, fra 15 har sidens enheder 1 og fra 17 2 mindre på alle kast til næste træks slutning; ved 12 og derunder anbringes den i brikkontakt med nærmeste egne enhed.',
  ),
  'BA-1.1.4-07': printed(
    '1.1.4 Stabsfigurer',
    'A chief in contact with a unit is engaged the first time in the turn that it is fired at or in melee, before the dice for that; of several chiefs the dice choose one.',
    'Ein Chef in Kontakt mit einer Einheit wird eingesetzt, sobald sie im Zug zum ersten Mal beschossen wird oder im Nahkampf steht, noch vor den Würfeln dafür; unter mehreren Chefs entscheidet der Würfel.',
    'En chef i brikkontakt med en enhed indsættes første gang i trækket, den beskydes eller er i nærkamp, før kastet derfor; mellem flere chefer afgør terningerne.',
  ),
  'BA-1.1.4-08': printed(
    '1.1.4 Stabsfigurer',
    'His roll says whether he lives or falls and gives the unit from 4 more to 4 less for the rest of the turn, the cause itself included.',
    'Sein Wurf sagt, ob er lebt oder fällt, und gibt der Einheit für den Rest des Zugs zwischen 4 mehr und 4 weniger, auch schon für den Anlass selbst.',
    'Hans kast afgør, om han lever eller falder, og giver enheden fra 4 mere til 4 mindre i resten af trækket, også ved selve anledningen.',
  ),
  'BA-1.1.4-09': printed(
    '1.1.4 Stabsfigurer',
    'Orderlies are never hit when their unit is fired at or fights.',
    'Ordonnanzen werden nie getroffen, wenn ihre Einheit beschossen wird oder kämpft.',
    'Ordonnanser træffes aldrig, når deres enhed beskydes eller er i nærkamp.',
  ),
  'BA-1.1.4-10': printed(
    '1.1.4 Stabsfigurer',
    'Any orderly may take the place of a fallen chief by a roll in the announcement phase: 17 or more effective, 15 or 16 as he was, 13 or 14 ineffective, below that not this turn (ruling: one roll for each fallen chief a turn, the orderly named before).',
    'Jede Ordonnanz kann in der Ansagephase durch einen Wurf an die Stelle eines gefallenen Chefs treten: ab 17 tüchtig, mit 15 oder 16 wie er war, mit 13 oder 14 untüchtig, darunter in diesem Zug nicht (Auslegung: ein Wurf je gefallenem Chef und Zug, die Ordonnanz wird vorher genannt).',
    'Enhver ordonnans kan i meldefasen træde i en falden chefs sted ved et kast: 17 og derover særlig effektiv, 15 og 16 som før, 13 og 14 særlig ineffektiv, derunder ikke i dette træk (fortolkning: ét kast for hver falden chef i trækket, og ordonnansen udpeges før kastet).',
  ),
  'BA-1.1.4-11': printed(
    '1.1.4 Stabsfigurer',
    'A chief superior to the fallen one, in contact with that orderly, adds 2, and each failed turn in a row adds 1.',
    'Ein Vorgesetzter des Gefallenen in Kontakt mit dieser Ordonnanz gibt 2, jeder vergebliche Zug in Folge 1.',
    'En højere chef over den faldne, i brikkontakt med denne ordonnans, giver 2, og hvert forgæves træk i træk giver 1.',
  ),
  'BA-1.1.4-12': printed(
    '1.1.4 Stabsfigurer',
    'Staff figures need no orders and move twice a turn: in the movement phase and as the very last action.',
    'Stabsfiguren brauchen keine Befehle und ziehen zweimal im Zug: in der Bewegungsphase und als allerletzte Handlung.',
    'Stabsfigurer kræver ingen ordrer og bevæges to gange i trækket: i bevægelsesfasen og som den allersidste handling.',
  ),
  'BA-1.1.4-13': printed(
    '1.1.4 Stabsfigurer',
    'A staff figure in contact may follow its unit and must do so in forced actions, keeping to the same side; if the unit leaves the board it stays on the edge.',
    'Eine Stabsfigur in Kontakt darf ihrer Einheit folgen und muss es bei erzwungenen Handlungen, an derselben Seite; verlässt die Einheit den Tisch, bleibt sie am Rand.',
    'En stabsfigur i brikkontakt kan følge sin enhed og skal gøre det ved tvungne handlinger, på samme side; forlader enheden bordet, bliver den på kanten.',
  ),
  'BA-1.1.5-01': printed(
    '1.1.5 Overførsel af enheder',
    'A unit goes from its immediate chief to another if a chief over both is in contact with it when the order phase begins.',
    'Eine Einheit wechselt von ihrem unmittelbaren Chef zu einem anderen, wenn ein Vorgesetzter beider zu Beginn der Befehlsphase mit ihr in Kontakt ist.',
    'En enhed går fra sin umiddelbare chef til en anden, hvis en chef over dem begge er i brikkontakt med den, når ordrefasen begynder.',
  ),
  'BA-1.1.5-02': printed(
    '1.1.5 Overførsel af enheder',
    'He may also take a unit from a subordinate to himself, or give one of his own to a subordinate.',
    'Er kann auch eine Einheit eines Untergebenen an sich nehmen oder eine eigene einem Untergebenen geben.',
    'Han kan også tage en enhed fra en underordnet til sig selv eller give en af sine egne til en underordnet.',
  ),
  'BA-1.1.5-03': printed(
    '1.1.5 Overførsel af enheder',
    'A brigade or higher body is transferred in the same way by contact with its chief.',
    'Eine Brigade oder ein höherer Verband wird ebenso durch Kontakt mit ihrem Chef neu unterstellt.',
    'En brigade eller en højere organisatorisk enhed overføres på samme måde ved brikkontakt med dens chef.',
  ),
  'BA-1.1.5-04': printed(
    '1.1.5 Overførsel af enheder',
    'A superior can be in contact with only one unit or body that is to be transferred.',
    'Ein Vorgesetzter kann nur mit einer Einheit oder einem Verband in Kontakt sein, die neu unterstellt werden.',
    'En højere chef kan kun være i brikkontakt med én enhed eller organisatorisk enhed, der skal overføres.',
  ),
  'BA-1.1.5-05': printed(
    '1.1.5 Overførsel af enheder',
    'Orders of transfer go to all units concerned, need no roll and take effect when announced; such a unit gets no other order that turn.',
    'Befehle zur Unterstellung gehen an alle betroffenen Einheiten, brauchen keinen Wurf und gelten ab der Ansage; andere Befehle erhält eine solche Einheit in dem Zug nicht.',
    'Ordrer om overførsel går til alle berørte enheder, kræver intet kast og virker, når de meldes; andre ordrer får en sådan enhed ikke i trækket.',
  ),
} satisfies Record<string, RuleRow>

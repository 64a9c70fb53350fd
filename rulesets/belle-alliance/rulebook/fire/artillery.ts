import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What artillery has of its own. */
export const artillery = {
  'BA-3.4.1-01': printed(
    '3.4.1 Indskydning',
    'The first fire at a target in zone 2 or 3 costs 2 for ranging, again so after a turn without fire at it, a move of the guns or a move of the target by more than 20 cm in a turn (ruling: also since it was last fired at).',
    'Der erste Schuss auf ein Ziel in Zone 2 oder 3 kostet 2 für das Einschießen, ebenso nach einem Zug ohne Feuer darauf, einer Bewegung der Geschütze oder einer des Ziels um mehr als 20 cm im Zug (Auslegung: auch seit dem letzten Feuer darauf).',
    'Første skydning mod et mål på zone 2 eller 3 koster 2 for indskydning, og det gør den igen efter et træk uden skydning mod det, når artilleriet flytter sig, eller når målet flytter sig over 20 cm i et træk (fortolkning: også siden det sidst blev beskudt).',
  ),
  'BA-3.4.1-02': printed(
    '3.4.1 Indskydning',
    'Guns may range without effect and without a roll; that is announced, and they have no other target that turn (ruling: in continued fire it counts as such).',
    'Geschütze dürfen sich ohne Wirkung und ohne Wurf einschießen; das wird angesagt, und ein anderes Ziel haben sie in dem Zug nicht (Auslegung: in fortgesetztem Feuer zählt es als solches).',
    'Artilleri kan indskyde uden virkning og uden kast; det meldes, og andre mål har det ikke i trækket (fortolkning: i fortsat skydning regnes det som sådan).',
  ),
  'BA-3.4.2-01': printed(
    '3.4.2 Overskydning',
    'Guns fire over a unit from one level above it if the target is as high as that unit or higher and 10 cm lie on either side of it, 20 cm beyond it if it is an own one, and never with canister over own units.',
    'Geschütze überschießen eine Einheit von einer Stufe über ihr, wenn das Ziel mindestens so hoch steht wie sie und davor und dahinter je 10 cm liegen, hinter einer eigenen 20, und über eigene nie mit Kartätschen.',
    'Artilleri skyder hen over en enhed fra en afsats over den, når målet står mindst så højt som den, og der er 10 cm på hver side, 20 cm bag en egen, og aldrig med kardæsk over egne.',
  ),
  'BA-3.4.3-01': printed(
    '3.4.3 Moralsk påvirkning',
    'Where numbers are compared, gunners who fire count five times, those who are fired at only once.',
    'Wo Zahlen verglichen werden, zählen feuernde Kanoniere fünffach, beschossene nur einfach.',
    'Hvor antal sammenlignes, tæller skydende artillerister femdobbelt, beskudte kun enkelt.',
  ),
  'BA-3.4.4-01': printed(
    '3.4.4 Kardæsk',
    'Canister is loaded by order for this turn: 3 more in zone 1 and no fire beyond it.',
    'Kartätschen werden für diesen Zug auf Befehl geladen: 3 mehr in Zone 1 und kein Feuer darüber hinaus.',
    'Kardæsk lades efter ordre for dette træk: 3 mere på zone 1 og ingen skydning længere ud.',
  ),
  'BA-3.4.5-01': printed(
    '3.4.5 Ikke-richochet',
    'At a target in or directly behind soft or narrow ground at least 5 cm deep, such as ploughed field, orchard or wood, guns have 2 less in zones 2 and 3.',
    'Auf ein Ziel in oder gleich hinter weichem oder schmalem Boden von mindestens 5 cm Tiefe, etwa Acker, Obstgarten oder Wald, haben Geschütze in Zone 2 und 3 um 2 weniger.',
    'Mod et mål i eller lige bag blød eller smal grund mindst 5 cm dyb, som pløjemark, frugtplantage eller skov, har artilleri 2 mindre på zone 2 og 3.',
  ),
} satisfies Record<string, RuleRow>

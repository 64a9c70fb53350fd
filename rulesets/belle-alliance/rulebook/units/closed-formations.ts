import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Line, columns, square, battalion mass and huddle. */
export const closedFormations = {
  'BA-1.3.1-01': printed(
    '1.3.1 Sluttede formationer',
    'Closed are line, attack and march column, square, battalion mass and huddle; skirmish line, work, rest and full disorder are not.',
    'Geschlossen sind Linie, Angriffs- und Marschkolonne, Karree, Bataillonsmasse und Klumpen; Schützenkette, Arbeit, Rast und volle Unordnung sind es nicht.',
    'Sluttede er linie, angrebs- og marchkolonne, karré, bataljonsmasse og hob; kæde, arbejde, hvil og fuldstændig uorden er det ikke.',
  ),
  'BA-1.3.1-02': printed(
    '1.3.1 Sluttede formationer',
    'In every formation but the skirmish line the bases touch; in artillery the gun models do, and with them the limbers when limbered.',
    'In jeder Formation außer der Schützenkette berühren sich die Standplatten; bei der Artillerie die der Geschützmodelle, aufgeprotzt auch die der Protzen.',
    'I alle formationer undtagen kæden har brikkerne kontakt; for artilleri er det figurpjecerne og, når de er påprodset, også prodsene.',
  ),
  'BA-1.3.1-03': printed(
    '1.3.1 Sluttede formationer',
    'Gunners stand on the base of their gun until they leave it.',
    'Kanoniere stehen auf der Standplatte ihres Geschützes, bis sie es verlassen.',
    'Artillerister står på figurpjecens brik, til de forlader den.',
  ),
  'BA-1.3.1-04': printed(
    '1.3.1 Sluttede formationer',
    'A line has two ranks of infantry or cavalry, or one of unlimbered guns; limbered guns form it only while limbering or unlimbering.',
    'Eine Linie hat zwei Glieder Infanterie oder Kavallerie oder eines aus abgeprotzten Geschützen; aufgeprotzte bilden sie nur beim Auf- und Abprotzen.',
    'Linie har to geledder infanteri eller kavaleri eller ét af afprodsede figurpjecer; påprodsede danner den kun under af- og påprodsning.',
  ),
  'BA-1.3.1-05': printed(
    '1.3.1 Sluttede formationer',
    'An attack column of infantry or cavalry is at least four figures wide and four ranks deep.',
    'Eine Angriffskolonne aus Infanterie oder Kavallerie ist mindestens vier Figuren breit und vier Glieder tief.',
    'En angrebskolonne af infanteri eller kavaleri er mindst fire figurer bred og fire geledder dyb.',
  ),
  'BA-1.3.1-06': printed(
    '1.3.1 Sluttede formationer',
    'A march column is two figures wide, with limbered guns one model.',
    'Eine Marschkolonne ist zwei Figuren breit, bei aufgeprotzten Geschützen ein Modell.',
    'En marchkolonne er to figurer bred, for påprodset artilleri én figurpjece.',
  ),
  'BA-1.3.1-07': printed(
    '1.3.1 Sluttede formationer',
    'A square is hollow, of infantry in two ranks that face out on four sides.',
    'Ein Karree ist hohl, aus Infanterie in zwei Gliedern mit Front nach allen vier Seiten.',
    'En karré er hul og består af infanteri i to geledder med front udad til fire sider.',
  ),
  'BA-1.3.1-08': printed(
    '1.3.1 Sluttede formationer',
    'A battalion mass stands like an attack column with its outer figures facing out; its front is that of the column.',
    'Eine Bataillonsmasse steht wie eine Angriffskolonne, die äußeren Figuren blicken nach außen; ihre Front ist die der Kolonne.',
    'En bataljonsmasse står som en angrebskolonne med de yderste figurer vendt udad; dens front er kolonnens.',
  ),
  'BA-1.3.1-09': printed(
    '1.3.1 Sluttede formationer',
    'A huddle is a round solid body of infantry with front to all sides; attacked by cavalry it counts as other infantry.',
    'Ein Klumpen ist ein runder, voller Haufen Infanterie mit Front nach allen Seiten; von Kavallerie angegriffen zählt er als sonstige Infanterie.',
    'En hob er en rund og massiv flok infanteri med front til alle sider; angrebet af kavaleri regnes den som infanteri i øvrigt.',
  ),
  'BA-1.3.1-10': printed(
    '1.3.1 Sluttede formationer',
    'Square, battalion mass and huddle have neither flank nor rear, and a huddle cannot attack.',
    'Karree, Bataillonsmasse und Klumpen haben weder Flanke noch Rücken, und ein Klumpen kann nicht angreifen.',
    'Karré, bataljonsmasse og hob har hverken flanke eller ryg, og en hob kan ikke angribe.',
  ),
  'BA-1.3.1-11': printed(
    '1.3.1 Sluttede formationer',
    'A unit too small for a formation may still take it; its figures stand on the board for the opponent to see.',
    'Eine für die Formation zu kleine Einheit darf sie trotzdem einnehmen; der Gegner sieht ihre Figuren auf dem Tisch.',
    'En enhed, der er for lille til en formation, kan alligevel danne den; modstanderen ser dens figurer på bordet.',
  ),
  'BA-1.3.1-12': rebuilt(
    '1.3.1 Sluttede formationer',
    'Where sizes are not printed they follow from the figures: files and ranks by the formation, a square with sides long enough for all in two ranks, all other round bodies as a full block.',
    'Wo keine Größen gedruckt sind, folgen sie aus den Figuren: Rotten und Glieder nach der Formation, ein Karree mit Seiten, auf denen alle in zwei Gliedern stehen, runde Haufen sonst als voller Block.',
    'Hvor størrelser ikke er trykt, følger de af figurerne: roder og geledder efter formationen, en karré med sider, hvor alle står i to geledder, og andre runde formationer som en fuld blok.',
  ),
  'BA-1.3.1-13': printed(
    '1.3.1 Sluttede formationer',
    "What is touched, hit and stood on is the outline over all bases with its front, flanks and rear (ruling: a unit's place is the middle of its front, or its centre where it fronts to all sides).",
    'Berührt, getroffen und belegt wird der Umriss über alle Standplatten mit Front, Flanken und Rücken (Auslegung: Ort einer Einheit ist die Mitte ihrer Front, bei Front nach allen Seiten ihr Mittelpunkt).',
    'Det, der røres, rammes og stås på, er omridset om alle brikker med front, flanker og ryg (fortolkning: en enheds sted er midten af fronten, eller centrum hvor den har front til alle sider).',
  ),
  'BA-1.3.1-14': ruled(
    '1.3.1 Sluttede formationer',
    'After losses a formation closes up at once and without time about the middle of its front, round bodies about their centre; a skirmish line loses figures at its ends in turn.',
    'Nach Verlusten schließt eine Formation sofort und ohne Zeit um die Mitte ihrer Front auf, runde um ihren Mittelpunkt; eine Schützenkette verliert abwechselnd an ihren Enden.',
    'Efter tab slutter en formation straks og uden tid op om midten af fronten, runde formationer om centrum; en kæde mister figurer skiftevis i enderne.',
  ),
  'BA-1.3.1-15': printed(
    '1.3.1 Sluttede formationer',
    'Manned artillery that is not in full disorder is a closed formation, limbered or not: it counts in the tests of 30 and 90 cm and presses back, but never supports.',
    'Bemannte Artillerie, die nicht in voller Unordnung ist, ist auf- wie abgeprotzt geschlossen: Sie zählt bei den Proben auf 30 und 90 cm und drängt zurück, unterstützt aber nie.',
    'Bemandet artilleri, der ikke er i fuldstændig uorden, er en sluttet formation, af- som påprodset: det tæller ved prøverne på 30 og 90 cm og presser tilbage, men er aldrig støtteenhed.',
  ),
} satisfies Record<string, RuleRow>

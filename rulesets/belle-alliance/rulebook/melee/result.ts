import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How a melee is rolled, and what it costs. */
export const result = {
  'BA-4.1.3-01': printed(
    '4.1.3 Nærkampens resultat',
    "Both sides roll three dice with the factors of melee (ruling: table 8, where the text names table 10); two attackers both use the attacker's column.",
    'Beide Seiten werfen drei Würfel mit den Faktoren des Nahkampfs (Auslegung: Tabelle 8, wo der Text Tabelle 10 nennt); zwei Angreifer nehmen beide die Spalte des Angreifers.',
    'Begge parter kaster tre terninger med nærkampens faktorer (fortolkning: skema 8, hvor teksten nævner skema 10); to angribere bruger begge angriberens kolonne.',
  ),
  'BA-4.1.3-02': printed(
    '4.1.3 Nærkampens resultat',
    'The lower total loses: 1 or 2 less is light disorder, 3 or 4 disorder, 5 or more full disorder; equal totals disorder nobody.',
    'Die kleinere Summe verliert: 1 oder 2 weniger bringen leichte Unordnung, 3 oder 4 Unordnung, ab 5 volle Unordnung; gleiche Summen niemanden.',
    'Det laveste resultat taber: 1 eller 2 mindre giver let uorden, 3 eller 4 uorden, 5 og derover fuldstændig uorden; ens resultater ingen.',
  ),
  'BA-4.1.3-03': printed(
    '4.1.3 Nærkampens resultat',
    'All attacks, neighbours and supports are fixed before the melee rolls.',
    'Alle Angriffe, Nachbarn und Unterstützungen stehen vor den Nahkampfwürfen fest.',
    'Alle angreb, naboenheder og støtteenheder ligger fast før nærkampskastene.',
  ),
  'BA-4.1.3-04': printed(
    '4.1.3 Nærkampens resultat',
    'Figures are in cover in melee if they touch it and it lies between the two, in woods and buildings if they are inside.',
    'Figuren sind im Nahkampf gedeckt, wenn sie die Deckung berühren und sie zwischen beiden liegt, bei Wald und Gebäude darin.',
    'Figurer er i dækning i nærkamp, når de har brikkontakt med den, og den ligger imellem de to, for skov og bygninger når de er inde i den.',
  ),
  'BA-4.1.3-05': printed(
    '4.1.3 Nærkampens resultat',
    'A unit that fired this turn, even in part, has a penalty in melee.',
    'Eine Einheit, die in diesem Zug auch nur zum Teil gefeuert hat, hat im Nahkampf einen Abzug.',
    'En enhed, der har skudt i trækket, om så kun til dels, har et fradrag i nærkamp.',
  ),
  'BA-4.1.3-06': printed(
    '4.1.3 Nærkampens resultat',
    'All figures of a unit count when numbers are compared.',
    'Beim Vergleich der Zahlen zählen alle Figuren einer Einheit.',
    'Alle en enheds figurer tæller, når antal sammenlignes.',
  ),
  'BA-4.1.3-07': printed(
    '4.1.3 Nærkampens resultat',
    "A unit's own total gives the losses of its enemy for each melee unit, and prisoners likewise if that enemy falls into full disorder by this attack; cavalry takes more of them from other arms.",
    'Die eigene Summe ergibt die Verluste des Gegners je Nahkampfeinheit, ebenso Gefangene, wenn er durch diesen Angriff in volle Unordnung gerät; Kavallerie macht unter anderen Waffen mehr.',
    'Enhedens eget resultat giver modstanderens tab for hver nærkampsenhed og tilsvarende fanger, hvis han ved dette angreb kommer i fuldstændig uorden; kavaleri tager flere fra andre våbenarter.',
  ),
  'BA-4.1.3-08': printed(
    '4.1.3 Nærkampens resultat',
    'Melee units count like fire units of infantry: two ranks in front, the two outer files where attacked in flank, the two rear ranks where attacked in rear, all gunners of artillery.',
    'Nahkampfeinheiten zählen wie Feuereinheiten der Infanterie: vorn zwei Glieder, in der Flanke angegriffen die zwei äußeren Rotten, im Rücken die zwei hinteren Glieder, bei Artillerie alle Kanoniere.',
    'Nærkampsenheder regnes som infanteriets skydeenheder: to geledder i fronten, angrebet i flanken de to yderste roder, i ryggen de to bagerste geledder, for artilleri alle artillerister.',
  ),
  'BA-4.1.3-09': printed(
    '4.1.3 Nærkampens resultat',
    'Units that stay in contact may fight later, but as a new attack.',
    'Einheiten, die in Kontakt bleiben, können später wieder kämpfen, aber als neuer Angriff.',
    'Enheder, der forbliver på indbrudsafstand, kan kæmpe senere, men som et nyt angreb.',
  ),
  'BA-4.1.3-10': ruled(
    '4.1.3 Nærkampens resultat',
    'A square fights with the two ranks of the attacked side, a huddle and units at work or rest with two rows, a garrison and a unit in full disorder with all, a skirmish line alone with its figures within 15 cm.',
    'Ein Karree kämpft mit den zwei Gliedern der angegriffenen Seite, Klumpen, Arbeitende und Rastende mit zwei Reihen, eine Besatzung und eine Einheit in voller Unordnung mit allen, eine Schützenkette allein mit ihren Figuren im Umkreis von 15 cm.',
    'En karré kæmper med den angrebne sides to geledder, hob, arbejdende og hvilende med to rækker, en besætning og en enhed i fuldstændig uorden med alle, en kæde alene med sine figurer inden for 15 cm.',
  ),
  'BA-4.1.3-11': printed(
    '4.1.3 Nærkampens resultat',
    'Every melee is rolled from what held before; then come all losses, then all disorder, then the forced moves.',
    'Jeder Nahkampf wird aus dem vorherigen Stand gewürfelt; dann kommen alle Verluste, dann alle Unordnung, dann die erzwungenen Bewegungen.',
    'Hver nærkamp kastes ud fra forholdene før; så kommer alle tab, så al uorden, så de tvungne bevægelser.',
  ),
} satisfies Record<string, RuleRow>

import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { orderRolls, orders, staff } from './orders.ts'

/** Ground, time and figures in scale, the dice, and what players bring to a battle. */
const scale = {
  'BA-1.1.7-01': printed(
    '1.1.7 Målestok',
    'An infantry or cavalry figure stands for 20 men.',
    'Eine Figur der Infanterie oder Kavallerie steht für 20 Mann.',
    'En infanteri- eller kavalerifigur svarer til 20 mand.',
  ),
  'BA-1.1.7-02': printed(
    '1.1.7 Målestok',
    'A gun model stands for one to four guns, with one gunner figure for each. Losing gunners means losing guns.',
    'Ein Geschützmodell steht für ein bis vier Geschütze mit je einer Kanonierfigur. Mit den Kanonieren gehen auch Geschütze verloren.',
    'En figurpjece svarer til en til fire pjecer med en artillerist for hver. Tab af artillerister svarer til tab af pjecer.',
  ),
  'BA-1.1.7-03': printed(
    '1.1.7 Målestok',
    'One centimetre is 10 m, a level is 10 m high and a turn lasts 15 minutes.',
    'Ein Zentimeter entspricht 10 m, eine Stufe ist 10 m hoch, und ein Zug dauert 15 Minuten.',
    'En centimeter er 10 m, en afsats er 10 m høj, og et træk varer 15 minutter.',
  ),
  'BA-1.1.7-04': printed(
    '1.1.7 Målestok',
    'Distances are measured from the edges of the bases: 15 by 15 mm for infantry, 20 by 45 mm for cavalry, 50 by 75 mm for artillery, and the same again for a limber.',
    'Abstände werden vom Rand der Standplatten gemessen: Infanterie 15 mal 15 mm, Kavallerie 20 mal 45 mm, Artillerie 50 mal 75 mm und eine Protze noch einmal so viel.',
    'Afstande måles fra brikkernes kant: infanteri 15 gange 15 mm, kavaleri 20 gange 45 mm, artilleri 50 gange 75 mm og en prods det samme igen.',
  ),
  'BA-1.1.8-01': printed(
    '1.1.8 Terninger',
    'Rolls are made with three six-sided dice.',
    'Gewürfelt wird mit drei sechsseitigen Würfeln.',
    'Der kastes med tre sekssidede terninger.',
  ),
  'BA-1.1.8-02': {
    ...printed(
      '1.1.8 Terninger',
      'What is added and taken off is agreed before the roll and not discussed after it.',
      'Zuschläge und Abzüge werden vor dem Wurf vereinbart und danach nicht mehr besprochen.',
      'Tillæg og fradrag aftales før kastet og drøftes ikke bagefter.',
    ),
    status: 'advisory',
    reason: {
      en: 'The program works them out itself and lists each one beside the roll, so there is nothing to agree on.',
      de: 'Das Programm berechnet sie selbst und führt jeden beim Wurf auf; zu vereinbaren ist nichts.',
      da: 'Programmet beregner dem selv og viser hvert enkelt ved kastet, så der er intet at aftale.',
    },
  },
  'BA-1.1.9-01': printed(
    '1.1.9 Grundlag',
    'Before the battle, a scenario sets the tasks, the units and their quality, special ground and the chart. Where wanted, it also sets trained shots, ammunition wagons and the ability of commanders.',
    'Vor der Schlacht legt ein Szenario die Aufgaben, die Einheiten mit ihrem Kampfwert, besonderes Gelände und die Karte fest, bei Bedarf auch geübte Schützen, Munitionswagen und die Fähigkeit der Befehlshaber.',
    'Før slaget fastlægger et scenarie opgaver, enheder med valeur, særligt terræn og kortet, og om ønsket trænede skytter, ammunitionsvogne og chefernes kvalitet.',
  ),
  'BA-1.1.9-02': {
    ...printed(
      '1.1.9 Grundlag',
      'An umpire is recommended; his decisions override the rules.',
      'Ein Schiedsrichter wird empfohlen; seine Entscheidungen gehen den Regeln vor.',
      'En dommer anbefales; hans afgørelser går forud for reglerne.',
    ),
    status: 'omitted',
    reason: {
      en: 'Here the program is the umpire; it keeps to the rules, the same for all, and overrides none.',
      de: 'Hier ist das Programm der Schiedsrichter; es hält sich für alle gleich an die Regeln und setzt keine außer Kraft.',
      da: 'Her er programmet dommer; det følger reglerne ens for alle og tilsidesætter ingen.',
    },
  },
} satisfies Record<string, RuleRow>

/** How far one sees, and what stands in the way. */
const sight = {
  'BA-1.1.6-01': printed(
    '1.1.6 Synsvidder',
    'How far away a place can be seen depends on the place: open ground 200 cm, cover 30 cm (100 after firing), the inside of a wood 15 cm (30 after firing).',
    'Wie weit ein Ort zu sehen ist, hängt vom Ort ab: offenes Gelände 200 cm, Deckung 30 cm (nach Feuer 100), das Innere eines Waldes 15 cm (nach Feuer 30).',
    'Hvor langt et sted kan ses, afhænger af stedet: åbent terræn 200 cm, dækning 30 cm (efter skydning 100), skovens indre 15 cm (efter skydning 30).',
  ),
  'BA-1.1.6-02': printed(
    '1.1.6 Synsvidder',
    'A target in the open can be seen 20 cm farther away for each level that the viewer stands higher.',
    'Ein Ziel in offenem Gelände ist für jede Stufe, die der Betrachter höher steht, 20 cm weiter zu sehen.',
    'Et mål i åbent terræn kan ses 20 cm længere væk for hver afsats, iagttageren står højere.',
  ),
  'BA-1.1.6-03': printed(
    '1.1.6 Synsvidder',
    'Woods and houses block sight as if they were one level high.',
    'Wälder und Häuser versperren die Sicht, als wären sie eine Stufe hoch.',
    'Skove og huse spærrer for synet, som var de én afsats høje.',
  ),
  'BA-1.1.6-04': printed(
    '1.1.6 Synsvidder',
    'Crests block sight. A crest runs at right angles to the line of sight, midway between the edges of a level, and does not block sight between two units on that level.',
    'Kämme versperren die Sicht. Ein Kamm liegt quer zur Sichtlinie, in der Mitte zwischen den Kanten einer Stufe, und versperrt nicht die Sicht zwischen zwei Einheiten auf dieser Stufe.',
    'Kreter spærrer for synet. En krete ligger vinkelret på synslinjen, midt mellem afsatsens kanter, og spærrer ikke mellem to enheder på samme afsats.',
  ),
  'BA-1.1.6-05': printed(
    '1.1.6 Synsvidder',
    'Units never block sight.',
    'Einheiten versperren nie die Sicht.',
    'Enheder spærrer aldrig for synet.',
  ),
  'BA-1.1.6-06': printed(
    '1.1.6 Synsvidder',
    'A position revealed by its fire is marked. The mark is removed at the end of the next turn in which nobody fires from it.',
    'Eine durch Feuer verratene Stellung wird markiert. Die Markierung wird am Ende des nächsten Zugs entfernt, in dem von dort nicht gefeuert wird.',
    'En position, som skydning har afsløret, markeres. Mærket fjernes ved slutningen af det næste træk, hvor der ikke skydes derfra.',
  ),
  'BA-1.1.6-07': printed(
    '1.1.6 Synsvidder',
    'Range of sight is the smaller of two values: how far the viewer can see from his place, and how far the target can be seen in its own. Fire in this turn and the last counts.',
    'Die Sichtweite ist der kleinere von zwei Werten: wie weit der Betrachter von seinem Ort aus sieht und wie weit das Ziel an seinem Ort zu sehen ist. Feuer dieses und des letzten Zugs zählt.',
    'Synsvidden er den mindste af to værdier: hvor langt iagttageren kan se fra sit sted, og hvor langt væk målet kan ses på sit. Skydning i dette og sidste træk tæller.',
  ),
  'BA-1.1.6-08': ruled(
    '1.1.6 Synsvidder',
    'The line of sight is straight in plan and height. A crest, wood or building in between blocks it unless it passes over the top.',
    'Die Sichtlinie ist in Grundriss und Höhe gerade. Ein Kamm, Wald oder Gebäude dazwischen unterbricht sie, wenn sie nicht darüber hinwegführt.',
    'Synslinjen er lige i plan og højde. En krete, skov eller bygning imellem spærrer den, medmindre den går hen over toppen.',
  ),
} satisfies Record<string, RuleRow>

/** The turn and its phases. */
const turn = {
  'BA-1.1.1-01': printed(
    '1.1.1 Trækket',
    'Both sides act at the same time. A turn consists of phases; each phase and each step ends before the next begins.',
    'Beide Seiten handeln gleichzeitig. Ein Zug besteht aus Phasen; jede Phase und jeder Schritt endet, bevor der nächste beginnt.',
    'Begge sider handler samtidig. Et træk består af faser; hver fase og delfase slutter, før den næste begynder.',
  ),
  'BA-1.1.1-02': printed(
    '1.1.1 Trækket',
    'What was done in a finished phase stands even if it broke the rules. Within a phase, orders and declarations can still be changed.',
    'Was in einer beendeten Phase geschah, gilt, auch wenn es regelwidrig war. Innerhalb einer Phase lassen sich Befehle und Ansagen noch ändern.',
    'Det, der er gjort i en afsluttet fase, gælder, selv om det var mod reglerne. Inden for en fase kan ordrer og meldinger stadig ændres.',
  ),
  'BA-1.1.1-03': printed(
    '1.1.1 Trækket',
    'A unit that fired at a target last turn may fire at the same target again in the continued fire phase, without neighbours.',
    'Eine Einheit, die im letzten Zug ein Ziel beschossen hat, darf es in der Phase des fortgesetzten Feuers wieder beschießen, ohne Nachbareinheiten.',
    'En enhed, der beskød et mål i sidste træk, må beskyde samme mål igen i fasen for fortsat skydning, uden naboenheder.',
  ),
  'BA-1.1.1-04': printed(
    '1.1.1 Trækket',
    'A unit that used continued fire, even if only a part of it did, may not move, be passed through or fire again this turn.',
    'Eine Einheit, die das Feuer fortgesetzt hat, auch nur mit einem Teil, darf sich in diesem Zug nicht bewegen, keine eigenen Einheiten hindurchlassen und nicht noch einmal feuern.',
    'En enhed, der har brugt fortsat skydning, om så kun med en del, må i dette træk hverken bevæge sig, gennemmarcheres eller skyde igen.',
  ),
  'BA-1.1.1-05': printed(
    '1.1.1 Trækket',
    'Forced actions are always possible. So is being passed through by units that are pressed back or flee.',
    'Erzwungene Handlungen sind immer möglich. Dasselbe gilt, wenn zurückgedrängte oder fliehende Einheiten durch eine Einheit hindurchgehen.',
    'Tvungne handlinger er altid mulige. Det samme gælder at blive gennemmarcheret af enheder, der presses tilbage eller flygter.',
  ),
  'BA-1.1.1-06': printed(
    '1.1.1 Trækket',
    'A unit that has been passed through, even in part, may not fire later in the turn.',
    'Eine Einheit, durch die andere hindurchgegangen sind, und sei es nur zum Teil, darf später im selben Zug nicht feuern.',
    'En enhed, der er gennemmarcheret, om så kun til dels, må ikke skyde senere i trækket.',
  ),
  'BA-1.1.1-07': printed(
    '1.1.1 Trækket',
    'Movement means splitting, joining, changing formation, marching (including changes of direction) and all forced actions.',
    'Bewegung ist Teilen, Vereinigen, Formationswechsel, Marsch (auch Richtungswechsel) und jede erzwungene Handlung.',
    'Bevægelse er deling, samling, formationsændring, march (også retningsændring) og enhver tvungen handling.',
  ),
  'BA-1.1.1-08': printed(
    '1.1.1 Trækket',
    'A unit is not stationary once any part of it has moved this turn (ruling: its skirmish line is part of it).',
    'Eine Einheit ist nicht mehr stationär, sobald sich auch nur ein Teil von ihr in diesem Zug bewegt hat (Auslegung: Ihre Schützenkette gehört dazu).',
    'En enhed er ikke stationær, når blot en del af den har bevæget sig i trækket (fortolkning: dens kæde er en del af den).',
  ),
  'BA-1.1.1-09': printed(
    '1.1.1 Trækket',
    'Forced actions are being pressed back, retreat, rout and being carried away.',
    'Eine Handlung ist erzwungen, wenn eine Einheit zurückgedrängt oder mitgerissen wird, sich zurückzieht oder flieht.',
    'Tvungne handlinger er tilbagepresning, retræte, flugt og medriven.',
  ),
  'BA-1.1.1-10': printed(
    '1.1.1 Trækket',
    'Once the last figure of a unit, or the staff figure, has been placed, its owner can no longer adjust the move.',
    'Ist die letzte Figur einer Einheit oder die Stabsfigur aufgestellt, kann der Besitzer die Bewegung nicht mehr ändern.',
    'Når enhedens sidste figur eller stabsfiguren er stillet, kan ejeren ikke længere justere bevægelsen.',
  ),
  'BA-1.1.1-11': printed(
    '1.1.1 Trækket',
    'Nothing may be measured in advance, neither for orders nor for anything else (ruling: the umpire proposes fire up to a quarter beyond the range).',
    'Im Voraus darf nichts gemessen werden, weder für Befehle noch für anderes (Auslegung: Der Schiedsrichter schlägt auch Ziele vor, die bis zu einem Viertel jenseits der Reichweite liegen).',
    'Intet må måles på forhånd, hverken til ordrer eller andet (fortolkning: dommeren foreslår også mål, der ligger op til en fjerdedel uden for skudvidden).',
  ),
} satisfies Record<string, RuleRow>

/** The turn, orders, staff, sight, scale and dice. */
export const organisation = {
  ...turn,
  ...orders,
  ...orderRolls,
  ...staff,
  ...sight,
  ...scale,
}

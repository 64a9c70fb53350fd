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
    'A gun model stands for one to four guns with one gunner figure for each, and lost gunners stand for lost guns.',
    'Ein Geschützmodell steht für ein bis vier Geschütze mit je einer Kanonierfigur; verlorene Kanoniere stehen für verlorenes Gerät.',
    'En figurpjece svarer til en til fire pjecer med en artillerist for hver, og tab af artillerister svarer til tabt materiel.',
  ),
  'BA-1.1.7-03': printed(
    '1.1.7 Målestok',
    'One cm is 10 m, a level is 10 m high and a turn lasts 15 minutes.',
    'Ein cm sind 10 m, eine Stufe ist 10 m hoch, und ein Zug dauert 15 Minuten.',
    'En cm er 10 m, en afsats er 10 m høj, og et træk varer 15 minutter.',
  ),
  'BA-1.1.7-04': printed(
    '1.1.7 Målestok',
    'Distances run from the edges of the bases: infantry 15 by 15 mm, cavalry 20 by 45, artillery 50 by 75 and a limber as much again.',
    'Abstände zählen vom Rand der Standplatten: Infanterie 15 mal 15 mm, Kavallerie 20 mal 45, Artillerie 50 mal 75 und eine Protze noch einmal so viel.',
    'Afstande måles fra brikkernes kant: infanteri 15 gange 15 mm, kavaleri 20 gange 45, artilleri 50 gange 75 og en prods det samme igen.',
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
    'Before the battle a scenario sets tasks, units with their valeur, special ground and the map, and where wanted trained shots, wagons with ammunition and the quality of chiefs.',
    'Vor der Schlacht legt ein Szenario Aufgaben, Einheiten mit Valeur, besonderes Gelände und die Karte fest, bei Bedarf auch geübte Schützen, Munitionswagen und die Güte der Chefs.',
    'Før slaget fastlægger et scenarie opgaver, enheder med valeur, særligt terræn og kortet, og hvor det ønskes trænede skytter, vogne med ammunition og chefernes kvalitet.',
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
    'How far one sees depends on the place: the open shows itself at 200 cm, cover at 30 (100 after firing), the inside of a wood at 15 (30 after firing).',
    'Wie weit man sieht, hängt vom Ort ab: Offenes zeigt sich auf 200 cm, Deckung auf 30 (nach Feuer 100), das Innere eines Waldes auf 15 (nach Feuer 30).',
    'Synsvidden afhænger af stedet: åbent terræn ses på 200 cm, dækning på 30 (efter skydning 100), skovens indre på 15 (efter skydning 30).',
  ),
  'BA-1.1.6-02': printed(
    '1.1.6 Synsvidder',
    'A target in the open is seen 20 cm farther for each level that the viewer stands higher.',
    'Ein Ziel im Offenen sieht man je Stufe, die man höher steht, 20 cm weiter.',
    'Et mål i åbent terræn ses 20 cm længere for hver afsats, man står højere.',
  ),
  'BA-1.1.6-03': printed(
    '1.1.6 Synsvidder',
    'Woods and houses block sight as if they were one level high.',
    'Wälder und Häuser nehmen die Sicht, als wären sie eine Stufe hoch.',
    'Skove og huse spærrer for synet, som var de én afsats høje.',
  ),
  'BA-1.1.6-04': printed(
    '1.1.6 Synsvidder',
    'Crests block sight; a crest runs square to the line of sight midway between the edges of a level and does not block between two on the same level.',
    'Kämme nehmen die Sicht; ein Kamm liegt quer zur Sichtlinie in der Mitte zwischen den Kanten einer Stufe und stört nicht zwischen zweien auf derselben Stufe.',
    'Kreter spærrer for synet; en krete ligger vinkelret på synslinjen midt mellem afsatsens kanter og spærrer ikke mellem to på samme afsats.',
  ),
  'BA-1.1.6-05': printed(
    '1.1.6 Synsvidder',
    'Units never block sight.',
    'Einheiten nehmen nie die Sicht.',
    'Enheder spærrer aldrig for synet.',
  ),
  'BA-1.1.6-06': printed(
    '1.1.6 Synsvidder',
    'A position that firing has revealed is marked; the mark goes at the end of the next turn without fire from it.',
    'Eine durch Feuer verratene Stellung wird markiert; die Marke verschwindet am Ende des nächsten Zugs ohne Feuer von dort.',
    'En position, som skydning har afsløret, markeres; mærket fjernes ved slutningen af det næste træk uden skydning derfra.',
  ),
  'BA-1.1.6-07': printed(
    '1.1.6 Synsvidder',
    "The reach of sight is the smaller of what the viewer's place lets him see and what the target's place lets be seen; fire of this or the last turn counts.",
    'Die Sichtweite ist der kleinere Wert aus dem, was der Ort des Betrachters sehen lässt, und dem, was der Ort des Ziels zeigt; Feuer dieses und des letzten Zugs zählt.',
    'Synsvidden er den mindste af, hvad iagttagerens sted lader ham se, og hvad målets sted lader andre se; skydning i dette og sidste træk tæller.',
  ),
  'BA-1.1.6-08': ruled(
    '1.1.6 Synsvidder',
    'The line of sight runs straight in plan and height and is blocked by a crest, wood or building between the two whose top it does not clear.',
    'Die Sichtlinie läuft in Grundriss und Höhe gerade; ein Kamm, Wald oder Gebäude dazwischen unterbricht sie, wenn sie nicht über dessen Höhe hinweggeht.',
    'Synslinjen løber lige i plan og højde og spærres af en krete, skov eller bygning imellem, hvis den ikke går over dens top.',
  ),
} satisfies Record<string, RuleRow>

/** The turn and its phases. */
const turn = {
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

/** The turn, orders, staff, sight, scale and dice. */
export const organisation = {
  ...turn,
  ...orders,
  ...orderRolls,
  ...staff,
  ...sight,
  ...scale,
}

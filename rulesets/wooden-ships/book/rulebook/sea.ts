import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The sea, and the ships on it. */
export const sea = {
  'WS-010': printed(
    'The sea',
    'The sheet has 51 columns of hexes, named A to Z and AA to YY; every other column lies half a hex lower and is one hex shorter than the 35 of the first.',
    'Der Plan hat 51 Spalten von Sechseckfeldern, A bis Z und AA bis YY; jede zweite liegt ein halbes Feld tiefer und ist um ein Feld kürzer als die 35 der ersten.',
    'Arket har 51 kolonner af sekskantede felter, A til Z og AA til YY; hver anden ligger et halvt felt lavere og er ét felt kortere end den førstes 35.',
  ),
  'WS-011': printed(
    'The sea',
    'Six directions are numbered clockwise from 1 in the north, for headings and for where the wind blows to.',
    'Die sechs Richtungen werden im Uhrzeigersinn gezählt, 1 ist Norden; sie gelten für Kurse und dafür, wohin der Wind weht.',
    'Seks retninger tælles med uret fra 1 i nord, for kurser og for, hvor vinden blæser hen.',
  ),
  'WS-012': printed(
    'The sea',
    'A ship covers two hexes, its bow hex, by which it is placed, and the stern hex behind it.',
    'Ein Schiff nimmt zwei Felder ein, das Bugfeld, nach dem es aufgestellt wird, und das Heckfeld dahinter.',
    'Et skib dækker to felter, stævnfeltet, som det opstilles efter, og hækfeltet bagved.',
  ),
  'WS-013': printed(
    'The sea',
    'No two ships share a hex at the end of a step.',
    'Am Ende eines Schritts stehen nie zwei Schiffe auf einem Feld.',
    'To skibe deler aldrig et felt ved slutningen af et trin.',
  ),
  'WS-014': printed(
    'The sea',
    'A turn of 60 degrees keeps the bow in its hex, and the stern swings to the hex behind the new heading.',
    'Eine Drehung um 60 Grad lässt den Bug auf seinem Feld, und das Heck schwenkt auf das Feld hinter dem neuen Kurs.',
    'En drejning på 60 grader lader stævnen blive i sit felt, og hækken svinger til feltet bag den nye kurs.',
  ),
  'WS-015': printed(
    'The sea',
    'Distance is the smallest number of hexes; between ships it is the smallest of the four hex-to-hex distances. Ships at distance 1 are adjacent.',
    'Entfernung ist die geringste Zahl von Feldern; zwischen Schiffen ist sie die kleinste der vier Entfernungen von Feld zu Feld. Schiffe mit Entfernung 1 sind benachbart.',
    'Afstand er det mindste antal felter; mellem skibe er den lig med den mindste af de fire afstande fra felt til felt. Skibe med afstand 1 ligger ved siden af hinanden.',
  ),
  'WS-024': printed(
    'The sea',
    'The sea has no end: the sheet moves along with the ships (ruling: where a scenario gives a fleet an edge, a ship whose bow leaves by it has escaped).',
    'Das Meer hat kein Ende: Der Plan wandert mit den Schiffen (Auslegung: Wo ein Szenario einer Flotte einen Rand zuweist, ist ein Schiff entkommen, wenn sein Bug darüber hinausfährt).',
    'Havet har ingen ende: arket flytter med skibene (fortolkning: hvor et scenarie giver en flåde en kant, er det skib undsluppet, hvis stævn sejler over den).',
  ),
  'WS-016': printed(
    'Ships',
    'The class of a ship gives its turning ability, its speeds under battle and full sail and its rigging sections, unless the scenario says otherwise (ruling: the values for gondolas and gunboats are ours).',
    'Die Klasse eines Schiffs bestimmt Drehfähigkeit, Fahrt unter Gefechtssegeln und vollen Segeln und die Abschnitte der Takelage, wenn das Szenario nichts anderes sagt (Auslegung: die Werte von Gondeln und Kanonenbooten).',
    'Et skibs klasse giver drejeevne, fart for kampsejl og fulde sejl og rigningens afsnit, medmindre scenariet siger andet (fortolkning: værdierne for gondoler og kanonbåde).',
  ),
  'WS-017': printed(
    'Ships',
    'Classes 1 and 2 are ships of the line, and a larger class has the smaller number.',
    'Die Klassen 1 und 2 sind Linienschiffe, und eine größere Klasse hat die kleinere Zahl.',
    'Klasse 1 og 2 er linjeskibe, og en større klasse har det mindste tal.',
  ),
  'WS-018': printed(
    'Ships',
    'The log of a ship holds hull squares, three crew sections, guns and carronades of each side, rigging by section, and the load of each side.',
    'Das Blatt eines Schiffs enthält Rumpfkästchen, drei Abteilungen Mannschaft, Geschütze und Karronaden jeder Seite, Takelage nach Abschnitten und die Ladung jeder Seite.',
    'Et skibs blad rummer skrogrubrikker, tre afdelinger mandskab, kanoner og karronader på hver side, rigning efter afsnit og ladningen i hver side.',
  ),
  'WS-019': printed(
    'Ships',
    'In the advanced game hull is one and a half times the basic value, rounded up, crew, guns and carronades are doubled, and rigging is unchanged.',
    'Im erweiterten Spiel gilt beim Rumpf das Anderthalbfache des Grundwerts, aufgerundet, Mannschaft, Geschütze und Karronaden verdoppeln sich, und die Takelage bleibt gleich.',
    'I det udvidede spil er skroget halvanden gang grundværdien, rundet op, mandskab, kanoner og karronader fordobles, og rigningen er uændret.',
  ),
  'WS-020': printed(
    'Ships',
    'Guns and carronades of each side are split into equal bow and stern halves.',
    'Geschütze und Karronaden jeder Seite teilen sich in gleiche Hälften am Bug und am Heck.',
    'Kanoner og karronader i hver side deles i lige store halvdele for og agter.',
  ),
  'WS-021': printed(
    'Ships',
    'Crews are, from best to worst, elite, crack, seasoned, average, green or poor.',
    'Mannschaften sind, von der besten zur schlechtesten, Elite, erstklassig, erfahren, durchschnittlich, unerfahren oder schlecht.',
    'Mandskaber er, fra bedst til dårligst, elite, fremragende, erfarne, gennemsnitlige, uerfarne eller dårlige.',
  ),
  'WS-023': printed(
    'Ships',
    'Positions, sails and logs are open to all, and plots once they are carried out; loads are always secret, orders while they are written, and boarding parties until melee, but not the mark that boarders are ready.',
    'Positionen, Segel und Blätter sind offen, Kurse, sobald sie ausgeführt werden; geheim sind Ladungen immer, Befehle beim Schreiben und Enterkommandos bis zum Nahkampf, nicht aber die Marke, dass Enterer bereitstehen.',
    'Positioner, sejl og blade er åbne for alle, og kurser, når de udføres; hemmelige er ladninger altid, ordrer mens de skrives, og entrehold indtil nærkampen, men ikke mærket om, at entrere er klar.',
  ),
  'WS-025': printed(
    'Ships',
    'A scenario may give ships speeds of their own, other sails, loads and first speeds, fore-and-aft rigging, bottoms without copper, depths, anchors and leaders.',
    'Ein Szenario kann Schiffen eigene Fahrt geben, andere Segel, Ladungen und Anfangsfahrten, Schratsegel, Böden ohne Kupfer, Tiefgänge, Anker und Anführer.',
    'Et scenarie kan give skibe egen fart, andre sejl, ladninger og begyndelsesfarter, for-og-agter-rig, bund uden kobber, dybgange, ankre og ledere.',
  ),
  'WS-022': printed(
    'II. Seasoned Crews',
    'Seasoned crews stand between crack and average: they add 1 to the hit number when at least 4 guns fire (7 in the advanced game), and count 3.5 a square in melee (ruling: the modifier is added to the number, not to the die).',
    'Erfahrene Mannschaften stehen zwischen erstklassig und durchschnittlich: Ihre Trefferzahl ist um 1 höher, im Grundspiel ab 4 Geschützen und im erweiterten ab 7, und jedes Kästchen zählt im Nahkampf 3,5 (Auslegung: Der Zuschlag gilt für die Trefferzahl, nicht für den Wurf).',
    'Erfarne mandskaber står mellem fremragende og gennemsnitlige: deres træffertal er 1 højere, fra 4 kanoner i grundspillet og fra 7 i det udvidede, og hver rubrik tæller 3,5 i nærkamp (fortolkning: tillægget gælder tallet, ikke terningen).',
  ),
} satisfies Record<string, RuleRow>

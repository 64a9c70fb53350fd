import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Line, columns, square, battalion mass and rallying square. */
const closedFormations = {
  'BA-1.3.1-01': printed(
    '1.3.1 Sluttede formationer',
    'Lines, attack and march columns, squares, battalion masses and rallying squares are closed formations. Skirmish lines, units at work or rest and units in full disorder are not.',
    'Geschlossene Formationen sind Linie, Angriffs- und Marschkolonne, Karree, Bataillonsmasse und Klumpen. Schützenketten, arbeitende und rastende Einheiten und Einheiten in voller Unordnung sind nicht geschlossen.',
    'Sluttede formationer er linje, angrebs- og marchkolonne, karré, bataljonsmasse og hob. Kæder, arbejdende og hvilende enheder og enheder i fuldstændig uorden er ikke sluttede.',
  ),
  'BA-1.3.1-02': printed(
    '1.3.1 Sluttede formationer',
    'In every formation but the skirmish line the bases touch. In artillery the bases of the gun models touch and, when limbered, those of the limbers too.',
    'In jeder Formation außer der Schützenkette berühren sich die Standplatten. Bei der Artillerie sind es die der Geschützmodelle, aufgeprotzt auch die der Protzen.',
    'I alle formationer undtagen kæden har brikkerne kontakt. For artilleri er det figurpjecernes brikker og, når det er påprodset, også prodsernes.',
  ),
  'BA-1.3.1-03': printed(
    '1.3.1 Sluttede formationer',
    'Gunners stand on the base of their gun until they leave it.',
    'Kanoniere stehen auf der Standplatte ihres Geschützes, bis sie es verlassen.',
    'Artillerister står på figurpjecens brik, til de forlader den.',
  ),
  'BA-1.3.1-04': printed(
    '1.3.1 Sluttede formationer',
    'A line has two ranks of infantry or cavalry, or one rank of unlimbered guns. Limbered guns form a line only while limbering or unlimbering.',
    'Eine Linie hat zwei Glieder Infanterie oder Kavallerie oder ein Glied abgeprotzter Geschütze. Aufgeprotzte Geschütze bilden nur beim Auf- und Abprotzen eine Linie.',
    'En linje har to geledder infanteri eller kavaleri eller ét geled afprodsede figurpjecer. Påprodsede figurpjecer danner kun linje under af- og påprodsning.',
  ),
  'BA-1.3.1-05': printed(
    '1.3.1 Sluttede formationer',
    'An attack column of infantry or cavalry is at least four figures wide and four ranks deep.',
    'Eine Angriffskolonne aus Infanterie oder Kavallerie ist mindestens vier Figuren breit und vier Glieder tief.',
    'En angrebskolonne af infanteri eller kavaleri er mindst fire figurer bred og fire geledder dyb.',
  ),
  'BA-1.3.1-06': printed(
    '1.3.1 Sluttede formationer',
    'A march column is two figures wide, or one gun model wide if it is limbered guns.',
    'Eine Marschkolonne ist zwei Figuren breit, bei aufgeprotzten Geschützen ein Geschützmodell.',
    'En marchkolonne er to figurer bred, for påprodset artilleri én figurpjece.',
  ),
  'BA-1.3.1-07': printed(
    '1.3.1 Sluttede formationer',
    'A square is a hollow formation of infantry in two ranks that face outwards on four sides.',
    'Ein Karree ist innen hohl und besteht aus Infanterie in zwei Gliedern, die nach vier Seiten nach außen blicken.',
    'En karré er hul og består af infanteri i to geledder med front udad til fire sider.',
  ),
  'BA-1.3.1-08': printed(
    '1.3.1 Sluttede formationer',
    'A battalion mass is placed like an attack column, with its outer figures facing outwards. Its front is the front of the column.',
    'Eine Bataillonsmasse steht wie eine Angriffskolonne, aber die äußeren Figuren blicken nach außen. Ihre Front ist die der Kolonne.',
    'En bataljonsmasse står som en angrebskolonne, men med de yderste figurer vendt udad. Dens front er kolonnens front.',
  ),
  'BA-1.3.1-09': printed(
    '1.3.1 Sluttede formationer',
    'A rallying square is a round, solid body of infantry with its front to all sides. Attacked by cavalry, it counts as other infantry.',
    'Ein Klumpen ist ein runder, dichter Haufen Infanterie mit Front nach allen Seiten. Wird er von Kavallerie angegriffen, zählt er als sonstige Infanterie.',
    'En hob er en rund, massiv flok infanteri med front til alle sider. Angribes den af kavaleri, regnes den som infanteri i øvrigt.',
  ),
  'BA-1.3.1-10': printed(
    '1.3.1 Sluttede formationer',
    'Squares, battalion masses and rallying squares have neither flanks nor rear. A rallying square cannot attack.',
    'Karrees, Bataillonsmassen und Klumpen haben weder Flanken noch Rücken. Ein Klumpen kann nicht angreifen.',
    'Karréer, bataljonsmasser og hobe har hverken flanker eller ryg. En hob kan ikke angribe.',
  ),
  'BA-1.3.1-11': printed(
    '1.3.1 Sluttede formationer',
    'A unit that is too small for a formation may still take it. Its figures stand on the board, where the opponent can see them.',
    'Eine Einheit, die für eine Formation zu klein ist, darf sie trotzdem einnehmen. Ihre Figuren stehen auf dem Tisch, wo der Gegner sie sehen kann.',
    'En enhed, der er for lille til en formation, må alligevel danne den. Dens figurer står på bordet, hvor modstanderen kan se dem.',
  ),
  'BA-1.3.1-12': rebuilt(
    '1.3.1 Sluttede formationer',
    'Where no sizes are printed, they follow from the figures. Files and ranks depend on the formation, a square has sides long enough for all to stand in two ranks, and all other round bodies are full blocks.',
    'Wo keine Größen gedruckt sind, ergeben sie sich aus den Figuren. Rotten und Glieder richten sich nach der Formation, ein Karree hat so lange Seiten, dass alle in zwei Gliedern stehen, und alle anderen Haufen mit Front nach allen Seiten sind volle Blöcke.',
    'Hvor der ikke er trykt størrelser, følger de af figurerne. Roder og geledder afhænger af formationen, en karré har så lange sider, at alle står i to geledder, og andre runde formationer er fulde blokke.',
  ),
  'BA-1.3.1-13': printed(
    '1.3.1 Sluttede formationer',
    'The outline around all bases, with its front, flanks and rear, is what counts for contact, hits and the ground a unit takes up (ruling: a unit’s place is the middle of its front, or its centre if it has its front to all sides).',
    'Für Berührung, Treffer und Platzbedarf zählt der Umriss um alle Standplatten mit Front, Flanken und Rücken (Auslegung: Der Ort einer Einheit ist die Mitte ihrer Front oder ihr Mittelpunkt, wenn sie Front nach allen Seiten hat).',
    'For kontakt, træffere og pladsbehov gælder omridset om alle brikker med front, flanker og ryg (fortolkning: en enheds sted er midten af fronten, eller dens centrum, når den har front til alle sider).',
  ),
  'BA-1.3.1-14': ruled(
    '1.3.1 Sluttede formationer',
    'After losses a formation closes up at once, which takes no time, towards the middle of its front or, in round bodies, towards its centre. A skirmish line loses figures from its ends in turn.',
    'Nach Verlusten schließt eine Formation sofort und ohne Zeitverlust auf, zur Mitte ihrer Front oder, bei Front nach allen Seiten, zu ihrem Mittelpunkt. Eine Schützenkette verliert Figuren abwechselnd an ihren Enden.',
    'Efter tab slutter en formation straks op uden tidsforbrug, om midten af fronten eller, for runde formationer, om centrum. En kæde mister figurer skiftevis i enderne.',
  ),
  'BA-1.3.1-15': printed(
    '1.3.1 Sluttede formationer',
    'Manned artillery that is not in full disorder is a closed formation, limbered or not. It counts as one for the 30 cm and 90 cm checks, and it can press back but never support.',
    'Bemannte Artillerie, die nicht in voller Unordnung ist, ist eine geschlossene Formation, ob auf- oder abgeprotzt. Sie zählt, wenn die 30 und 90 cm zu geschlossenen Formationen geprüft werden, und kann zurückdrängen, aber nie unterstützen.',
    'Bemandet artilleri, der ikke er i fuldstændig uorden, er en sluttet formation, hvad enten det er af- eller påprodset. Det tæller, når de 30 og 90 cm til sluttede formationer prøves, og kan presse tilbage, men aldrig støtte.',
  ),
} satisfies Record<string, RuleRow>

/** Tactical units, and the parts they split into. */
const parts = {
  'BA-1.2.1-01': printed(
    '1.2.1 Hovedregel',
    'A tactical unit can be split only as its arm allows. Only parts of the same unit can be joined again.',
    'Eine taktische Einheit darf nur so geteilt werden, wie es ihre Waffengattung erlaubt. Nur Teile derselben Einheit können sich wieder vereinigen.',
    'En taktisk enhed kan kun deles, som dens våbenart tillader. Kun dele af samme enhed kan samles igen.',
  ),
  'BA-1.2.2-01': printed(
    '1.2.2 Infanteri',
    'The tactical unit of infantry is the battalion; with more than 40 figures it may split in two.',
    'Die taktische Einheit der Infanterie ist das Bataillon; mit mehr als 40 Figuren darf es sich in zwei Teile teilen.',
    'Infanteriets taktiske enhed er bataljonen; med mere end 40 figurer kan den deles i to.',
  ),
  'BA-1.2.2-02': printed(
    '1.2.2 Infanteri',
    'In town fighting a battalion may split into two or more parts; they should be joined again afterwards.',
    'Im Ortskampf darf sich ein Bataillon in zwei oder mehr Teile teilen; danach sollen sie sich wieder vereinigen.',
    'Ved bykamp kan en bataljon deles i to eller flere dele, som bagefter bør samles igen.',
  ),
  'BA-1.2.3-01': printed(
    '1.2.3 Kavaleri',
    'The tactical unit of cavalry is the regiment, which may split into parts of whole squadrons (ruling: squadrons are as equal in size as possible, the larger ones first).',
    'Die taktische Einheit der Kavallerie ist das Regiment; es darf sich in Teile aus ganzen Schwadronen teilen (Auslegung: Die Schwadronen sind möglichst gleich groß, die größeren zuerst).',
    'Kavaleriets taktiske enhed er regimentet, der kan deles i dele af hele eskadroner (fortolkning: eskadronerne er så lige store som muligt, de største først).',
  ),
  'BA-1.2.4-01': printed(
    '1.2.4 Artilleri',
    'The tactical unit of artillery is the battery; it may split into parts of one or more gun models.',
    'Die taktische Einheit der Artillerie ist die Batterie; sie darf sich in Teile aus einem oder mehreren Geschützmodellen teilen.',
    'Artilleriets taktiske enhed er batteriet; det kan opdeles i dele af en eller flere figurpjecer.',
  ),
  'BA-1.2.4-02': printed(
    '1.2.4 Artilleri',
    'Gunners who leave their guns do not count as split off.',
    'Kanoniere, die ihre Geschütze verlassen, gelten nicht als abgeteilt.',
    'Artillerister, der forlader deres figurpjecer, regnes ikke for delt fra.',
  ),
  'BA-1.2.4-03': printed(
    '1.2.4 Artilleri',
    'Gunners can be redistributed only within their battery, by a formation change. To move between split parts of the battery, they leave their guns and man the others.',
    'Kanoniere werden nur innerhalb ihrer Batterie umverteilt, durch einen Formationswechsel. Zwischen getrennten Teilen der Batterie wechseln sie, indem sie ihre Geschütze verlassen und die anderen bemannen.',
    'Artillerister kan kun omfordeles inden for deres batteri, ved en formationsændring. Mellem adskilte dele af batteriet skifter de ved at forlade deres figurpjecer og bemande de andre.',
  ),
  'BA-1.2.4-04': printed(
    '1.2.4 Artilleri',
    'A wagon has its driver on its base. The rules for artillery apply to wagons and drivers.',
    'Der Kutscher eines Wagens steht auf dessen Standplatte. Für Wagen und Kutscher gelten die Regeln der Artillerie.',
    'En trænvogn har sin kusk på brikken. Artilleriets regler gælder for vogne og kuske.',
  ),
  'BA-1.2.5-01': printed(
    '1.2.5 Kæder',
    'A skirmish line that moves away is not split off, but it and its parent unit may be fired at and attacked separately.',
    'Eine Schützenkette, die sich entfernt, ist nicht abgeteilt; sie und ihre Muttereinheit können aber getrennt beschossen und angegriffen werden.',
    'En kæde, der fjerner sig, er ikke delt fra, men den og moderenheden kan beskydes og angribes hver for sig.',
  ),
  'BA-1.2.5-02': printed(
    '1.2.5 Kæder',
    'When a line or some of its figures are recalled, the values of the whole are worked out as when parts join.',
    'Werden eine Schützenkette oder einzelne ihrer Figuren eingezogen, ergeben sich die gemeinsamen Werte wie beim Vereinigen von Teilen.',
    'Når en kæde eller enkelte af dens figurer inddrages, bestemmes de fælles værdier som ved samling af dele.',
  ),
  'BA-1.2.6-01': printed(
    '1.2.6 Delte enheder',
    'Each part of a split unit is a tactical unit of its own, with its own quality, order, supplies and modifiers.',
    'Jeder Teil einer geteilten Einheit ist selbst eine taktische Einheit mit eigenem Kampfwert, eigener Ordnung, Versorgung und eigenen Zuschlägen.',
    'Hver del af en opdelt enhed er en taktisk enhed for sig med egen valeur, orden, forsyning og egne tillæg.',
  ),
  'BA-1.2.6-02': printed(
    '1.2.6 Delte enheder',
    'When parts join, the whole takes the quality, order, supplies and modifiers of the larger part.',
    'Vereinigen sich Teile, hat das Ganze Kampfwert, Ordnung, Versorgung und Zuschläge des größeren Teils.',
    'Når dele samles, får det hele den største dels valeur, orden, forsyning og tillæg.',
  ),
  'BA-1.2.6-03': ruled(
    '1.2.6 Delte enheder',
    'Each part carries its share of the original strength, including fractions, and parts that join add up their shares. If parts are equal, the worse value of each kind applies.',
    'Jeder Teil trägt seinen Anteil an der Anfangsstärke, auch Bruchteile, und Teile, die sich vereinigen, zählen ihre Anteile zusammen. Sind Teile gleich groß, gilt jeweils der schlechtere Wert.',
    'Hver del bærer sin andel af den oprindelige styrke, også brøkdele, og dele, der samles, lægger deres andele sammen. Er delene lige store, gælder den dårligste værdi af hver slags.',
  ),
} satisfies Record<string, RuleRow>

/** Skirmish lines, their soutien, and gunners away from their guns. */
const skirmishLines = {
  'BA-1.3.2-01': printed(
    '1.3.2 Kæder',
    'A skirmish line is one rank with gaps of one to two base widths. It has no flanks.',
    'Eine Schützenkette ist ein Glied mit Abständen von ein bis zwei Plattenbreiten. Sie hat keine Flanken.',
    'En kæde er ét geled med en til to brikbredder imellem figurerne. Den har ingen flanker.',
  ),
  'BA-1.3.2-02': printed(
    '1.3.2 Kæder',
    'It changes its gaps by a formation change, or while moving if the number of figures stays the same.',
    'Ihre Abstände ändert sie durch einen Formationswechsel oder, wenn die Zahl der Figuren gleich bleibt, in der Bewegung.',
    'Den ændrer sine mellemrum ved formationsændring eller, når antallet af figurer er uændret, under bevægelse.',
  ),
  'BA-1.3.2-03': printed(
    '1.3.2 Kæder',
    'Light units may send out all their figures as skirmishers, other units one third, rounded down. Each unit has one line.',
    'Leichte Einheiten dürfen alle Figuren als Schützen aussenden, andere ein Drittel, abgerundet. Jede Einheit hat nur eine Kette.',
    'Lette enheder kan sende alle figurer ud i kæde, andre en tredjedel, rundet ned. Hver enhed har kun én kæde.',
  ),
  'BA-1.3.2-04': printed(
    '1.3.2 Kæder',
    'The width of a skirmish line is that of its bases plus its gaps. A gap is 1.5 to 3 cm for infantry and 2 to 4 cm for cavalry, the smaller where nothing else is said.',
    'Die Breite einer Schützenkette ist die ihrer Platten und Abstände. Ein Abstand beträgt 1,5 bis 3 cm bei Infanterie und 2 bis 4 cm bei Kavallerie; ohne Angabe gilt der kleinere Wert.',
    'En kædes bredde er brikkernes plus mellemrummenes. Et mellemrum er 1,5 til 3 cm for infanteri og 2 til 4 cm for kavaleri, det mindste, hvis intet andet er sagt.',
  ),
  'BA-1.3.3-01': printed(
    '1.3.3 Soutien',
    'A skirmish line has at most one soutien and may do without. A unit is soutien to at most one line.',
    'Eine Schützenkette hat höchstens ein Soutien und kann auch ohne eines auskommen. Eine Einheit ist Soutien für höchstens eine Kette.',
    'En kæde har højst én soutien og kan undvære den. En enhed er soutien for højst én kæde.',
  ),
  'BA-1.3.3-02': printed(
    '1.3.3 Soutien',
    'A soutien is in closed formation and has at least half as many figures as the line.',
    'Ein Soutien ist eine geschlossene Formation und hat mindestens halb so viele Figuren wie die Kette.',
    'En soutien er i sluttet formation og har mindst halvt så mange figurer som kæden.',
  ),
  'BA-1.3.3-03': printed(
    '1.3.3 Soutien',
    'The parent unit is the soutien as long as it meets the conditions, unless another unit has orders to be, or the parent unit has orders to serve another line.',
    'Die Muttereinheit ist das Soutien, solange sie die Bedingungen erfüllt, außer wenn eine andere Einheit den Befehl dazu hat oder die Muttereinheit auf Befehl einer anderen Kette dient.',
    'Moderenheden er soutien, så længe den opfylder kravene, medmindre en anden enhed har ordre til at være det, eller moderenheden har ordre til at tjene en anden kæde.',
  ),
  'BA-1.3.4-01': printed(
    '1.3.4 Artillerister',
    'Gunners away from their guns form up like infantry, but they neither fire nor attack on their own. In refuge they are part of the infantry unit.',
    'Kanoniere ohne ihre Geschütze treten wie Infanterie an, feuern aber nicht und greifen nicht selbst an. In Zuflucht sind sie Teil der Infanterieeinheit.',
    'Artillerister, der har forladt deres figurpjecer, stiller op som infanteri, men kan hverken skyde eller angribe selv. I tilflugt er de en del af infanterienheden.',
  ),
} satisfies Record<string, RuleRow>

/** Units at work and at rest. */
const workAndRest = {
  'BA-1.3.5-01': printed(
    '1.3.5 Arbejdende enheder',
    'A working unit stands around its work and faces it. Gunners leave their guns to work.',
    'Eine arbeitende Einheit steht um ihr Werk herum und blickt darauf. Kanoniere verlassen für die Arbeit ihre Geschütze.',
    'En arbejdende enhed står rundt om arbejdet med front mod det. Artillerister forlader deres figurpjecer for at arbejde.',
  ),
  'BA-1.3.5-02': printed(
    '1.3.5 Arbejdende enheder',
    'A unit at work cannot attack, fire or march, but it may change formation and make forced moves. It has its front to all sides and counts as a line under fire and in forced moves.',
    'Eine arbeitende Einheit kann nicht angreifen, feuern oder marschieren, aber die Formation wechseln und zu Bewegungen gezwungen werden. Sie hat Front nach allen Seiten und zählt unter Feuer und bei erzwungenen Bewegungen als Linie.',
    'En arbejdende enhed kan hverken angribe, skyde eller marchere, men den kan ændre formation og tvinges til at flytte. Den har front til alle sider og regnes som linje under ild og ved tvungne handlinger.',
  ),
  'BA-1.3.5-03': printed(
    '1.3.5 Arbejdende enheder',
    'A unit that works on a building stands inside it, facing the centre.',
    'Eine Einheit, die in einem Gebäude arbeitet, steht darin und blickt zur Mitte.',
    'En enhed, der arbejder i en bygning, står derinde med front mod midten.',
  ),
  'BA-1.3.6-01': printed(
    '1.3.6 Hvilende enheder',
    'A resting unit is a round, solid body facing its centre, with the same limits as a unit at work. The turn in which it forms up does not count as rest.',
    'Eine rastende Einheit ist ein runder, dichter Haufen mit Blick zur Mitte und hat dieselben Einschränkungen wie eine arbeitende. Der Zug, in dem sie antritt, zählt noch nicht als Rast.',
    'En hvilende enhed er rund og massiv med front mod midten og har samme begrænsninger som en arbejdende. Det træk, hvor den stiller op, tæller ikke som hvil.',
  ),
} satisfies Record<string, RuleRow>

/** Units that are found wrongly formed. */
const wrongFormations = {
  'BA-1.3.7-01': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A unit found wrongly formed is in light disorder at once, or from the start of the next turn if it is found between turns.',
      'Eine falsch formierte Einheit gerät in leichte Unordnung, sobald es bemerkt wird; geschieht das zwischen zwei Zügen, dann zu Beginn des nächsten.',
      'En enhed, der findes forkert opstillet, kommer straks i let uorden, eller ved næste træks begyndelse hvis det opdages mellem to træk.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program places every figure itself, so no unit is ever wrongly formed.',
      de: 'Das Programm stellt jede Figur selbst auf, falsch formiert ist also keine Einheit.',
      da: 'Programmet opstiller selv hver figur, så ingen enhed står forkert.',
    },
  },
  'BA-1.3.7-02': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A wrongly formed skirmish line within 15 cm of its soutien disorders the soutien too, and vice versa.',
      'Eine falsch formierte Schützenkette im Umkreis von 15 cm um ihr Soutien bringt auch dieses in Unordnung und umgekehrt.',
      'En forkert opstillet kæde inden for 15 cm af sin soutien bringer også den i let uorden, og omvendt.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program forms lines and soutiens itself, and so correctly.',
      de: 'Das Programm formiert Ketten und Soutiens selbst und damit richtig.',
      da: 'Programmet opstiller selv kæder og soutien, og dermed rigtigt.',
    },
  },
  'BA-1.3.7-03': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'If the opponent demands it, a wrong formation is put right at once, which takes no time; otherwise it is put right at the end of the turn.',
      'Auf Verlangen wird eine falsche Formation sofort und ohne Zeitverlust berichtigt, sonst am Ende des Zugs.',
      'På forlangende rettes en forkert formation straks og uden tid, ellers ved trækkets slutning.',
    ),
    status: 'omitted',
    reason: {
      en: 'There is nothing to put right, because the program forms every unit by the rule.',
      de: 'Zu berichtigen ist nichts, weil das Programm jede Einheit nach der Regel formiert.',
      da: 'Der er intet at rette, for programmet opstiller hver enhed efter reglen.',
    },
  },
  'BA-1.3.7-04': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A wrongly formed unit counts as being in the formation it was meant to take.',
      'Eine falsch formierte Einheit gilt als in der Formation aufgestellt, die sie einnehmen sollte.',
      'En forkert opstillet enhed regnes for at være i den formation, den skulle forestille.',
    ),
    status: 'omitted',
    reason: {
      en: 'The formation that was ordered and the one that stands are always the same here.',
      de: 'Die befohlene Formation und die aufgestellte sind hier immer dieselbe.',
      da: 'Den beordrede formation og den opstillede er her altid den samme.',
    },
  },
} satisfies Record<string, RuleRow>

/** Units, their parts and their formations. */
export const units = {
  ...parts,
  ...closedFormations,
  ...skirmishLines,
  ...workAndRest,
  ...wrongFormations,
}

import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Line, columns, square, battalion mass and huddle. */
const closedFormations = {
  'BA-1.3.1-01': printed(
    '1.3.1 Sluttede formationer',
    'Closed are line, attack and march column, square, battalion mass and huddle; skirmish line, work, rest and full disorder are not.',
    'Geschlossen sind Linie, Angriffs- und Marschkolonne, Karree, Bataillonsmasse und Klumpen; Schützenkette, Arbeit, Rast und volle Unordnung sind es nicht.',
    'Sluttede er linje, angrebs- og marchkolonne, karré, bataljonsmasse og hob; kæde, arbejde, hvil og fuldstændig uorden er det ikke.',
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

/** Tactical units, and the parts they split into. */
const parts = {
  'BA-1.2.1-01': printed(
    '1.2.1 Hovedregel',
    'A tactical unit is split only as its arm allows, and only parts of the same unit join again.',
    'Eine taktische Einheit wird nur so geteilt, wie es ihre Waffengattung erlaubt, und nur Teile derselben Einheit vereinigen sich wieder.',
    'En taktisk enhed deles kun, som dens våbenart tillader, og kun dele af samme enhed kan samles igen.',
  ),
  'BA-1.2.2-01': printed(
    '1.2.2 Infanteri',
    'The tactical unit of infantry is the battalion; with more than 40 figures it may split in two.',
    'Die taktische Einheit der Infanterie ist das Bataillon; mit mehr als 40 Figuren darf es sich in zwei Teile teilen.',
    'Infanteriets taktiske enhed er bataljonen; med mere end 40 figurer kan den deles i to.',
  ),
  'BA-1.2.2-02': printed(
    '1.2.2 Infanteri',
    'In town fighting a battalion may split into two or more parts, which are to be joined again afterwards.',
    'Im Ortskampf darf sich ein Bataillon in zwei oder mehr Teile teilen, die danach wieder zusammenfinden sollen.',
    'Ved bykamp kan en bataljon deles i to eller flere dele, der bagefter skal søges samlet.',
  ),
  'BA-1.2.3-01': printed(
    '1.2.3 Kavaleri',
    'The tactical unit of cavalry is the regiment; it may split into parts of whole squadrons (ruling: squadrons are as equal as possible, the larger ones first).',
    'Die taktische Einheit der Kavallerie ist das Regiment; es darf sich in Teile aus ganzen Schwadronen teilen (Auslegung: Schwadronen sind so gleich wie möglich, die größeren zuerst).',
    'Kavaleriets taktiske enhed er regimentet; det kan opdeles i dele af hele eskadroner (fortolkning: eskadroner er så ens som muligt, de største først).',
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
    'Gunners are shared out anew only inside their battery, by a formation change; between split parts they leave their guns and man the others.',
    'Kanoniere werden nur innerhalb ihrer Batterie umverteilt, durch Formationswechsel; zwischen geteilten Teilen verlassen sie ihre Geschütze und bemannen die anderen.',
    'Artillerister omfordeles kun inden for deres batteri, ved formationsændring; mellem opdelte dele forlader de deres figurpjecer og bemander de andre.',
  ),
  'BA-1.2.4-04': printed(
    '1.2.4 Artilleri',
    'A wagon has its driver on its base, and the rules for artillery hold for wagons and drivers.',
    'Ein Wagen hat seinen Kutscher auf der Standplatte, und für Wagen und Kutscher gelten die Regeln der Artillerie.',
    'En trænvogn har sin kusk på brikken, og artilleriets regler gælder for vogne og kuske.',
  ),
  'BA-1.2.5-01': printed(
    '1.2.5 Kæder',
    'A skirmish line that moves away is not split off, though it and its mother unit may be separate targets of fire and attack.',
    'Eine Schützenkette, die sich entfernt, ist nicht abgeteilt; sie und ihre Muttereinheit können aber getrennte Ziele von Feuer und Angriff sein.',
    'En kæde, der bevæger sig bort, er ikke delt fra, men den og moderenheden kan beskydes og angribes hver for sig.',
  ),
  'BA-1.2.5-02': printed(
    '1.2.5 Kæder',
    'When a line or some of its figures are recalled, common values are worked out as when parts join.',
    'Werden eine Schützenkette oder einzelne ihrer Figuren eingezogen, gelten gemeinsame Werte wie beim Vereinigen von Teilen.',
    'Når en kæde eller enkelte figurer inddrages, beregnes fælles forhold som ved samling af dele.',
  ),
  'BA-1.2.6-01': printed(
    '1.2.6 Delte enheder',
    'Each part of a split unit is a tactical unit of its own, with its own valeur, order, supplies and modifiers.',
    'Jeder Teil einer geteilten Einheit ist selbst eine taktische Einheit mit eigener Valeur, Ordnung, Versorgung und eigenen Zuschlägen.',
    'Hver del af en opdelt enhed er en taktisk enhed for sig med egen valeur, orden, forsyning og egne tillæg.',
  ),
  'BA-1.2.6-02': printed(
    '1.2.6 Delte enheder',
    'When parts join, the valeur, order, supplies and modifiers of the larger one hold for the whole.',
    'Vereinigen sich Teile, gelten Valeur, Ordnung, Versorgung und Zuschläge des größeren für das Ganze.',
    'Samles dele, gælder den største dels valeur, orden, forsyning og tillæg for det hele.',
  ),
  'BA-1.2.6-03': ruled(
    '1.2.6 Delte enheder',
    'A part bears its share of the original strength, fractions kept, and joined parts add theirs; of equal parts the worse value of each kind holds.',
    'Ein Teil trägt seinen Anteil an der Anfangsstärke, mit Bruchteilen, und vereinigte Teile zählen sie zusammen; bei gleichen Teilen gilt jeweils der schlechtere Wert.',
    'En del bærer sin andel af den oprindelige styrke, også brøkdele, og samlede dele lægger dem sammen; er delene lige store, gælder den dårligste værdi af hver slags.',
  ),
} satisfies Record<string, RuleRow>

/** Skirmish lines, their soutien, and gunners away from their guns. */
const skirmishLines = {
  'BA-1.3.2-01': printed(
    '1.3.2 Kæder',
    'A skirmish line stands in one rank with gaps of one to two base widths and has no flanks.',
    'Eine Schützenkette steht in einem Glied mit Abständen von ein bis zwei Plattenbreiten und hat keine Flanken.',
    'En kæde står på ét geled med en til to brikbredder imellem og har ingen flanker.',
  ),
  'BA-1.3.2-02': printed(
    '1.3.2 Kæder',
    'Its gaps are changed by a formation change, or while moving with the same number of figures.',
    'Ihre Abstände ändert sie durch Formationswechsel oder, mit gleicher Figurenzahl, in der Bewegung.',
    'Dens afstande ændres ved formationsændring eller, med uændret figurantal, under bevægelse.',
  ),
  'BA-1.3.2-03': printed(
    '1.3.2 Kæder',
    'Light units may skirmish with all figures, others with one third rounded down; each unit has one line.',
    'Leichte Einheiten dürfen mit allen Figuren Schützen stellen, andere mit einem Drittel, abgerundet; jede Einheit hat eine Kette.',
    'Lette enheder kan danne kæde med alle figurer, andre med en tredjedel rundet ned; hver enhed har én kæde.',
  ),
  'BA-1.3.2-04': printed(
    '1.3.2 Kæder',
    'The width of a skirmish line is that of its bases and gaps: 1.5 to 3 cm a gap for infantry, 2 to 4 cm for cavalry, the smaller where nothing is said.',
    'Die Breite einer Schützenkette ist die ihrer Platten und Abstände: je 1,5 bis 3 cm bei Infanterie, 2 bis 4 cm bei Kavallerie, ohne Angabe der kleinere.',
    'En kædes bredde er brikkernes og mellemrummenes: 1,5 til 3 cm for infanteri, 2 til 4 cm for kavaleri, det mindste hvis intet er sagt.',
  ),
  'BA-1.3.3-01': printed(
    '1.3.3 Soutien',
    'A skirmish line has at most one soutien, a unit is soutien for at most one line, and a line may do without.',
    'Eine Schützenkette hat höchstens ein Soutien, eine Einheit ist Soutien höchstens einer Kette, und eine Kette kommt auch ohne aus.',
    'En kæde har højst én soutien, en enhed er soutien for højst én kæde, og en kæde kan undvære den.',
  ),
  'BA-1.3.3-02': printed(
    '1.3.3 Soutien',
    'A soutien is in closed formation and has at least half as many figures as the line.',
    'Ein Soutien ist geschlossen formiert und hat mindestens halb so viele Figuren wie die Kette.',
    'En soutien er i sluttet formation og har mindst halvt så mange figurer som kæden.',
  ),
  'BA-1.3.3-03': printed(
    '1.3.3 Soutien',
    'As long as it is fit the mother unit is the soutien, unless another unit is ordered to be, or the mother unit is ordered to serve another line.',
    'Solange sie taugt, ist die Muttereinheit das Soutien, außer eine andere Einheit hat den Befehl dazu oder die Muttereinheit dient auf Befehl einer anderen Kette.',
    'Så længe den opfylder kravene, er moderenheden soutien, medmindre en anden enhed har ordre til det, eller moderenheden har ordre til at tjene en anden kæde.',
  ),
  'BA-1.3.4-01': printed(
    '1.3.4 Artillerister',
    'Gunners away from their guns form up as infantry but neither fire nor attack by themselves; in refuge they stand as part of the infantry unit.',
    'Kanoniere ohne ihre Geschütze formieren sich wie Infanterie, feuern und greifen aber nicht selbst an; in Zuflucht stehen sie als Teil der Infanterieeinheit.',
    'Artillerister borte fra deres figurpjecer opstilles som infanteri, men hverken skyder eller angriber selv; i tilflugt står de som en del af infanterienheden.',
  ),
} satisfies Record<string, RuleRow>

/** Units at work and at rest. */
const workAndRest = {
  'BA-1.3.5-01': printed(
    '1.3.5 Arbejdende enheder',
    'Working units stand round their work and face it; gunners leave their guns for it.',
    'Arbeitende Einheiten stehen um ihr Werk herum, das Gesicht ihm zu; Kanoniere verlassen dafür ihre Geschütze.',
    'Arbejdende enheder står rundt om arbejdet med front mod det; artillerister forlader deres figurpjecer til det.',
  ),
  'BA-1.3.5-02': printed(
    '1.3.5 Arbejdende enheder',
    'A unit at work neither attacks, fires nor marches but may change formation and be forced; it has front to all sides and counts as line under fire and for forced moves.',
    'Eine arbeitende Einheit greift nicht an, feuert nicht und marschiert nicht, darf aber die Formation wechseln und gezwungen werden; sie hat Front nach allen Seiten und zählt unter Feuer und bei Zwang als Linie.',
    'En arbejdende enhed hverken angriber, skyder eller marcherer, men kan ændre formation og tvinges; den har front til alle sider og regnes under ild og ved tvungne handlinger som linje.',
  ),
  'BA-1.3.5-03': printed(
    '1.3.5 Arbejdende enheder',
    'In a building they work inside it, facing the centre.',
    'In einem Gebäude arbeiten sie darin, das Gesicht zur Mitte.',
    'I en bygning arbejder de indenfor med front mod midten.',
  ),
  'BA-1.3.6-01': printed(
    '1.3.6 Hvilende enheder',
    'A resting unit is a round solid body facing its centre with the limits of a unit at work; the turn in which it forms up does not yet count as rest.',
    'Eine rastende Einheit ist ein runder, voller Haufen mit dem Gesicht zur Mitte und den Grenzen einer arbeitenden; der Zug, in dem sie antritt, zählt noch nicht als Rast.',
    'En hvilende enhed er rund og massiv med front mod midten og samme begrænsninger som en arbejdende; det træk, hvor den opstiller, tæller endnu ikke som hvil.',
  ),
} satisfies Record<string, RuleRow>

/** Units that are found wrongly formed. */
const wrongFormations = {
  'BA-1.3.7-01': {
    ...printed(
      '1.3.7 Forkerte formationer',
      'A unit found wrongly formed is in light disorder at once, or from the start of the next turn if it is found between turns.',
      'Eine falsch formierte Einheit gerät in leichte Unordnung, sobald es bemerkt wird, zwischen den Zügen zu Beginn des nächsten.',
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
      'A wrongly formed skirmish line within 15 cm of its soutien disorders the soutien too, and the other way round.',
      'Eine falsch formierte Schützenkette im Umkreis von 15 cm ihres Soutiens bringt auch dieses in Unordnung und umgekehrt.',
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
      'On demand a wrong formation is put right at once without time, otherwise at the end of the turn.',
      'Auf Verlangen wird eine falsche Formation sofort und ohne Zeit berichtigt, sonst am Ende des Zugs.',
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
      'Eine falsch formierte Einheit zählt als in der Formation, die sie einnehmen sollte.',
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

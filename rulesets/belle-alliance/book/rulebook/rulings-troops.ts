import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Troops, weapons, formations and losses. */
export const units = {
  'BA-Q-05': {
    ...ruled(
      'Fortolkninger',
      'On sharing out gunners the text refers to 1.2.3; it means 1.2.4.',
      'Zum Umverteilen der Kanoniere verweist der Text auf 1.2.3; gemeint ist 1.2.4.',
      'Om omfordeling af artillerister henviser teksten til 1.2.3; der menes 1.2.4.',
    ),
    status: 'omitted',
    reason: {
      en: 'A wrong reference; it makes no difference in play.',
      de: 'Ein falscher Verweis; im Spiel macht er keinen Unterschied.',
      da: 'En forkert henvisning; den gør ingen forskel i spillet.',
    },
  },
  'BA-Q-12': ruled(
    'Fortolkninger',
    'Sizes of squares, columns and rallying squares are not given and are worked out from the number of figures.',
    'Größen von Karrees, Kolonnen und Klumpen sind nicht angegeben und werden aus der Figurenzahl berechnet.',
    'Størrelser på karré, kolonne og hob er ikke angivet og beregnes af figurantallet.',
  ),
  'BA-Q-13': ruled(
    'Fortolkninger',
    'On bases with two figures the gap of one to two base widths lies, on average, between neighbouring figures.',
    'Bei Platten mit zwei Figuren gilt der Abstand von ein bis zwei Plattenbreiten im Mittel zwischen benachbarten Figuren.',
    'På brikker med to figurer gælder en til to brikbredder i gennemsnit mellem nabofigurer.',
  ),
  'BA-Q-16': ruled(
    'Fortolkninger',
    'The book does not say which figures are removed: they come from the rear rank, and the formation then closes up.',
    'Welche Figuren entfernt werden, steht nicht im Buch: Sie kommen aus dem hinteren Glied, und die Formation schließt dann auf.',
    'Bogen siger ikke, hvilke figurer der fjernes: de tages fra bageste geled, og formationen slutter så op.',
  ),
  'BA-Q-17': ruled(
    'Fortolkninger',
    'The book does not list the weapons of units; the scenario names them. By default units have muskets, light cavalry and dragoons carbines, cuirassiers and lancers none.',
    'Das Buch nennt keine Waffen der Einheiten; das Szenario nennt sie. Sonst haben Einheiten Musketen, leichte Kavallerie und Dragoner Karabiner, Kürassiere und Lanzenreiter keine.',
    'Bogen angiver ikke enhedernes våben; det gør scenariet. Ellers har enheder musketter, let kavaleri og dragoner karabiner, kyrasserer og lansenerer ingen.',
  ),
  'BA-Q-18': ruled(
    'Fortolkninger',
    'Table 21 marks light cavalry but not light infantry; the scenario says which infantry is light, following the names of the troops.',
    'Tabelle 21 kennzeichnet leichte Kavallerie, nicht aber leichte Infanterie; das Szenario sagt nach den Namen der Truppen, welche leicht ist.',
    'Skema 21 angiver let kavaleri, men ikke let infanteri; scenariet siger efter troppernes navne, hvilket infanteri der er let.',
  ),
  'BA-Q-30': ruled(
    'Fortolkninger',
    'For guards that are not listed, table 21 prints 1 with artillery; it applies only to guard artillery.',
    'Für nicht aufgeführte Garden steht 1 bei der Artillerie; das gilt nur für Gardeartillerie.',
    'For gardeenheder, der ikke er anført, står 1 ved artilleri; det gælder kun gardeartilleri.',
  ),
  'BA-Q-31': ruled(
    'Fortolkninger',
    'Where table 21 prints two values, the scenario chooses; otherwise the first applies.',
    'Wo Tabelle 21 zwei Werte druckt, wählt das Szenario; sonst gilt der erste.',
    'Hvor skema 21 trykker to værdier, vælger scenariet; ellers gælder den første.',
  ),
  'BA-Q-32': ruled(
    'Fortolkninger',
    'Portugal has a dash in table 21; it counts as 0.',
    'Portugal hat in Tabelle 21 einen Strich; er zählt als 0.',
    'Portugal har en streg i skema 21; den regnes som 0.',
  ),
  'BA-Q-33': ruled(
    'Fortolkninger',
    'A special value for a year replaces the general one for the same troops.',
    'Ein besonderer Wert des Jahres ersetzt den allgemeinen für dieselben Truppen.',
    'En særlig værdi for et år erstatter den almindelige for samme tropper.',
  ),
  'BA-Q-39': ruled(
    'Fortolkninger',
    'Nine-pounders have the zones of 9 to 12 pounders and no factor for calibre.',
    'Neunpfünder haben die Zonen der 9- bis 12-Pfünder und keinen Faktor für das Kaliber.',
    'Nipundere har skudzonerne for 9-12 pd og intet tillæg for kaliber.',
  ),
  'BA-Q-40': ruled(
    'Fortolkninger',
    'The book does not give the bases of limbers and wagons; they are 50 by 75 mm, like those of guns.',
    'Die Platten von Protzen und Wagen sind nicht angegeben; sie messen 50 mal 75 mm wie die der Geschütze.',
    'Bogen angiver ikke brikker til prodser og trænvogne; de er 50 gange 75 mm som figurpjecernes.',
  ),
  'BA-Q-53': ruled(
    'Fortolkninger',
    'The parts of a split unit share its original strength in proportion to their figures; when equal parts join, the worse of their values applies.',
    'Die Teile einer geteilten Einheit teilen deren Anfangsstärke im Verhältnis ihrer Figuren; vereinigen sich gleich große Teile, gilt der schlechtere ihrer Werte.',
    'Delene af en opdelt enhed deler dens oprindelige styrke i forhold til deres figurer; samles lige store dele, gælder den dårligste af deres værdier.',
  ),
  'BA-Q-64': ruled(
    'Fortolkninger',
    'A battery loses gunners from the gun model that has most; a model without gunners cannot fire, and a battery without any is abandoned.',
    'Eine Batterie verliert Kanoniere vom Geschützmodell mit den meisten; ein Modell ohne Kanoniere kann nicht feuern, und eine Batterie ganz ohne ist verlassen.',
    'Et batteri mister artillerister fra den figurpjece, der har flest; en pjece uden artillerister kan ikke skyde, og et batteri helt uden er forladt.',
  ),
  'BA-Q-67': ruled(
    'Fortolkninger',
    'Losses beyond the figures that are left are ignored.',
    'Verluste über die vorhandenen Figuren hinaus verfallen.',
    'Tab ud over de figurer, der er tilbage, bortfalder.',
  ),
} satisfies Record<string, RuleRow>

/** How the tables of factors are read. */
export const tables = {
  'BA-Q-01': ruled(
    'Fortolkninger',
    'The lines that separate groups of factors in tables 6 to 9, 16 and 17 are missing in the text; we have grouped them by sense.',
    'Die Linien, die in den Tabellen 6 bis 9, 16 und 17 Gruppen von Faktoren trennen, fehlen im Text; die Gruppen sind dem Sinn nach neu gebildet.',
    'Dobbeltstregerne mellem grupper i skema 6 til 9, 16 og 17 mangler i teksten; grupperne er dannet på ny efter meningen.',
  ),
  'BA-Q-02': ruled(
    'Fortolkninger',
    'The book does not say which factor of a group counts: the largest in size does; if two are equal, the row printed later, because rows run from general to special.',
    'Welcher Faktor einer Gruppe zählt, steht nicht im Buch: der dem Betrag nach größte, bei Gleichheit die spätere Zeile, denn die Zeilen gehen vom Allgemeinen zum Besonderen.',
    'Bogen siger ikke, hvilket forhold i en gruppe der tæller: det talmæssigt største, blandt lige store den senere række, for rækkerne går fra det almene til det særlige.',
  ),
  'BA-Q-03': ruled(
    'Fortolkninger',
    'Some rows of tables 6 and 7 have one cell too few; the missing cell is empty, and cover stands in the column for the target’s loss.',
    'Einige Zeilen der Tabellen 6 und 7 haben eine Zelle zu wenig; die fehlende ist leer, und Deckung steht in der Spalte für den Verlust des Ziels.',
    'Nogle rækker i skema 6 og 7 har en celle for lidt; den manglende er tom, og dækning står i kolonnen for målets tab.',
  ),
  'BA-Q-10': ruled(
    'Fortolkninger',
    'There is no row for more than three times the target’s numbers; the bonus for 200% more applies.',
    'Für mehr als das Dreifache des Ziels gibt es keine eigene Zeile; es gilt der Zuschlag für 200 Prozent mehr.',
    'For mere end tre gange målets antal er der ingen egen række; tillægget for 200 procent flere gælder fortsat.',
  ),
  'BA-Q-11': ruled(
    'Fortolkninger',
    'Table 12 starts at 0; lower totals count as its first row.',
    'Tabelle 12 beginnt bei 0; kleinere Summen zählen wie ihre erste Zeile.',
    'Skema 12 begynder ved 0; lavere resultater regnes som første række.',
  ),
  'BA-Q-22': ruled(
    'Fortolkninger',
    'Percentages compare the firing figures, with gunners counted five times, with all figures of the target; in melee they compare all figures of both.',
    'Prozente vergleichen die feuernden Figuren, Kanoniere fünffach gezählt, mit allen Figuren des Ziels, im Nahkampf alle Figuren beider Seiten.',
    'Procenter sammenligner de skydende figurer, artillerister talt femdobbelt, med alle målets figurer, i nærkamp alle figurer på begge sider.',
  ),
  'BA-Q-23': ruled(
    'Fortolkninger',
    'A percentage is reached when the figures meet it exactly.',
    'Ein Prozentsatz gilt schon als erreicht, wenn er genau getroffen wird.',
    'En procentsats er nået, når den netop passer.',
  ),
  'BA-Q-27': ruled(
    'Fortolkninger',
    'First fire or melee means the unit’s first of the battle; the parts of a split unit inherit what it has done.',
    'Erstes Feuer oder erster Nahkampf meint den ersten der Einheit in der Schlacht; die Teile einer geteilten Einheit erben, was sie getan hat.',
    'Første skydning eller nærkamp er enhedens første i slaget; dele af en opdelt enhed arver, hvad den har gjort.',
  ),
  'BA-Q-37': ruled(
    'Fortolkninger',
    'In table 8 units at work or rest have a dash as attackers, because they cannot attack.',
    'In Tabelle 8 haben Arbeitende und Rastende als Angreifer einen Strich, weil sie nicht angreifen können.',
    'I skema 8 har arbejdende og hvilende en streg som angribere, fordi de ikke kan angribe.',
  ),
  'BA-Q-38': ruled(
    'Fortolkninger',
    'Canister and range are in one group and exclude each other.',
    'Kartätschen und Entfernung gehören zu einer Gruppe und schließen einander aus.',
    'Kardæsk og afstand står i én gruppe og udelukker hinanden.',
  ),
  'BA-Q-66': ruled(
    'Fortolkninger',
    'The first roll for fire or melee, also as a neighbour, uses up the bonus for first fire or melee; parent unit and skirmish line share it.',
    'Der erste Wurf für Feuer oder Nahkampf, auch als Nachbar, verbraucht den Zuschlag für den ersten; Muttereinheit und Schützenkette teilen ihn.',
    'Det første kast for skydning eller nærkamp, også som naboenhed, opbruger tillægget for det første; moderenhed og kæde deler det.',
  ),
  'BA-Q-72': ruled(
    'Fortolkninger',
    'When numbers are compared, neighbours do not count; skirmishers within 15 cm of their soutien and gunners who have taken refuge do.',
    'Beim Vergleich der Zahlen zählen Nachbarn nicht, Schützen im Umkreis von 15 cm um ihr Soutien und Kanoniere, die Zuflucht gesucht haben, schon.',
    'Når antal sammenlignes, tæller naboenheder ikke, men det gør kædens figurer inden for 15 cm af soutienen og artillerister, der har søgt tilflugt.',
  ),
} satisfies Record<string, RuleRow>

/** Buildings, woods and engineering work. */
export const ground = {
  'BA-Q-19': ruled(
    'Fortolkninger',
    'Table 20 builds an epaulement for a commander figure; it means a gun model.',
    'Tabelle 20 baut eine Geschützdeckung für die Figur eines Befehlshabers; gemeint ist ein Geschützmodell.',
    'Skema 20 giver et kanonværn til en chefsfigur; der menes en figurpjece.',
  ),
  'BA-Q-41': ruled(
    'Fortolkninger',
    'A building holds as many figures as its area divided by that of a figure’s base, rounded down.',
    'Ein Gebäude fasst so viele Figuren wie seine Fläche geteilt durch die einer Figurenplatte, abgerundet.',
    'En bygning rummer så mange figurer som sit areal delt med en figurbriks, rundet ned.',
  ),
  'BA-Q-42': ruled(
    'Fortolkninger',
    'Strengthening a building raises its cover at most to class III.',
    'Die Verstärkung eines Gebäudes hebt seine Deckung höchstens auf Klasse III.',
    'Forstærkning hæver en bygnings dækning højst til klasse III.',
  ),
  'BA-Q-43': ruled(
    'Fortolkninger',
    'Barricades and other material give cover I to figures behind and in contact with them, and none to others.',
    'Barrikaden und anderes Material geben Figuren dahinter und in Kontakt Deckung I, anderen keine.',
    'Barrikader og andet materiel giver dækning I til figurer bag dem og i brikkontakt, ellers ingen.',
  ),
  'BA-Q-52': ruled(
    'Fortolkninger',
    'The edge of a wood is 3 cm deep for all arms unless the scenario gives another depth.',
    'Ein Waldrand ist für alle Waffengattungen 3 cm tief, wenn das Szenario nichts anderes nennt.',
    'En skovkant er 3 cm dyb for alle våbenarter, medmindre scenariet angiver andet.',
  ),
  'BA-Q-69': ruled(
    'Fortolkninger',
    'More than five figures at one piece of engineering work form groups of five side by side.',
    'Mehr als fünf Figuren an einer Pionierarbeit bilden Fünfergruppen nebeneinander.',
    'Flere end fem figurer ved et feltarbejde danner grupper på fem side om side.',
  ),
} satisfies Record<string, RuleRow>

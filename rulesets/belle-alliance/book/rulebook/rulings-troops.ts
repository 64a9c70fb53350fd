import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Troops, weapons, formations and losses. */
export const units = {
  'BA-Q-05': {
    ...ruled(
      'Fortolkninger',
      'On sharing out gunners the text points to 1.2.3; 1.2.4 is meant.',
      'Zum Umverteilen der Kanoniere verweist der Text auf 1.2.3; gemeint ist 1.2.4.',
      'Om omfordeling af artillerister henviser teksten til 1.2.3; 1.2.4 menes.',
    ),
    status: 'omitted',
    reason: {
      en: 'A slip in a reference; it decides nothing in play.',
      de: 'Ein Versehen in einem Verweis; im Spiel entscheidet es nichts.',
      da: 'En fejl i en henvisning; den afgør intet i spillet.',
    },
  },
  'BA-Q-12': ruled(
    'Fortolkninger',
    'Sizes of squares, columns and huddles are not given and are worked out from the number of figures.',
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
    'Which figures are taken off is not said: those of the rear rank, and the formation then closes up.',
    'Welche Figuren weggenommen werden, ist nicht gesagt: die des hinteren Gliedes, und die Formation schließt dann auf.',
    'Hvilke figurer der fjernes, siges ikke: bageste geleds, og formationen slutter så op.',
  ),
  'BA-Q-17': ruled(
    'Fortolkninger',
    'Weapons of units are not listed; the scenario names them, by default muskets, carbines for light cavalry and dragoons, none for cuirassiers and lancers.',
    'Waffen der Einheiten sind nicht aufgeführt; das Szenario nennt sie, sonst Musketen, für leichte Kavallerie und Dragoner Karabiner, für Kürassiere und Lanzenreiter keine.',
    'Enhedernes våben er ikke opført; scenariet nævner dem, ellers musketter, karabiner for let kavaleri og dragoner, ingen for kyrasserer og lansenerer.',
  ),
  'BA-Q-18': ruled(
    'Fortolkninger',
    'Table 21 marks light cavalry but not light infantry; the scenario says which infantry is light, by the names of its troops.',
    'Tabelle 21 kennzeichnet leichte Kavallerie, nicht aber leichte Infanterie; das Szenario sagt nach den Namen der Truppen, welche leicht ist.',
    'Skema 21 angiver let kavaleri, men ikke let infanteri; scenariet siger efter troppernes navne, hvilket infanteri der er let.',
  ),
  'BA-Q-30': ruled(
    'Fortolkninger',
    'Guards that are not listed have 1 printed with artillery; this is guard artillery only.',
    'Für nicht aufgeführte Garden steht 1 bei der Artillerie; das gilt nur für Gardeartillerie.',
    'For gardeenheder, der ikke er anført, står 1 ved artilleri; det gælder kun gardeartilleri.',
  ),
  'BA-Q-31': ruled(
    'Fortolkninger',
    'Where table 21 prints two values the scenario chooses, and the first holds if it does not.',
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
    'A special value of the year takes the place of the general one for the same troops.',
    'Ein besonderer Wert des Jahres ersetzt den allgemeinen für dieselben Truppen.',
    'En særlig værdi for året træder i stedet for den almindelige for samme tropper.',
  ),
  'BA-Q-39': ruled(
    'Fortolkninger',
    'Nine-pounders have the zones of 9 to 12 pounders and no factor for calibre.',
    'Neunpfünder haben die Zonen der 9- bis 12-Pfünder und keinen Faktor für das Kaliber.',
    'Nipundere har skudzonerne for 9-12 pd og intet tillæg for kaliber.',
  ),
  'BA-Q-40': ruled(
    'Fortolkninger',
    'The bases of limbers and wagons are not given; they are 50 by 75 mm like those of guns.',
    'Die Platten von Protzen und Wagen sind nicht angegeben; sie messen 50 mal 75 mm wie die der Geschütze.',
    'Brikker til prodse og trænvogne er ikke angivet; de er 50 gange 75 mm som figurpjecernes.',
  ),
  'BA-Q-53': ruled(
    'Fortolkninger',
    'Split parts share the original strength by their figures, and when equal parts join the worse of their values holds.',
    'Geteilte Teile teilen die Anfangsstärke nach Figuren, und vereinigen sich gleiche Teile, gilt der schlechtere ihrer Werte.',
    'Delte dele deler den oprindelige styrke efter figurer, og samles lige store dele, gælder den dårligste af deres værdier.',
  ),
  'BA-Q-64': ruled(
    'Fortolkninger',
    'A battery loses gunners from the model that has most; a model without gunners is silent, and a battery without any is abandoned.',
    'Eine Batterie verliert Kanoniere vom Modell mit den meisten; ein Modell ohne Kanoniere schweigt, und eine Batterie ganz ohne ist verlassen.',
    'Et batteri mister artillerister fra den pjece, der har flest; en pjece uden artillerister tier, og et batteri helt uden er forladt.',
  ),
  'BA-Q-67': ruled(
    'Fortolkninger',
    'Losses beyond the figures that are left are void.',
    'Verluste über die vorhandenen Figuren hinaus verfallen.',
    'Tab ud over de figurer, der er tilbage, bortfalder.',
  ),
} satisfies Record<string, RuleRow>

/** How the tables of factors are read. */
export const tables = {
  'BA-Q-01': ruled(
    'Fortolkninger',
    'The lines that part groups of factors in tables 6 to 9, 16 and 17 are lost in the text; the groups are made again by meaning.',
    'Die Linien, die in den Tabellen 6 bis 9, 16 und 17 Gruppen von Faktoren trennen, fehlen im Text; die Gruppen sind dem Sinn nach neu gebildet.',
    'Dobbeltstregerne mellem grupper i skema 6 til 9, 16 og 17 er tabt i teksten; grupperne er dannet på ny efter meningen.',
  ),
  'BA-Q-02': ruled(
    'Fortolkninger',
    'Which factor of a group counts is not said: the one largest in size does, of equals the row printed later, for rows run from general to special.',
    'Welcher Faktor einer Gruppe zählt, ist nicht gesagt: der dem Betrag nach größte, bei Gleichheit die spätere Zeile, denn die Zeilen gehen vom Allgemeinen zum Besonderen.',
    'Hvilket forhold i en gruppe der tæller, siges ikke: det talmæssigt største, blandt lige store den senere række, for rækkerne går fra det almene til det særlige.',
  ),
  'BA-Q-03': ruled(
    'Fortolkninger',
    "Some rows of tables 6 and 7 print a cell too few; the missing cell is empty, and cover stands in the column for the target's loss.",
    'Einige Zeilen der Tabellen 6 und 7 haben eine Zelle zu wenig; die fehlende ist leer, und Deckung steht in der Spalte für den Verlust des Ziels.',
    'Nogle rækker i skema 6 og 7 har en celle for lidt; den manglende er tom, og dækning står i kolonnen for målets tab.',
  ),
  'BA-Q-10': ruled(
    'Fortolkninger',
    'Above three times the numbers the firer has no row of his own; the bonus for 200 percent more stays.',
    'Über das Dreifache hinaus hat der Schütze keine eigene Zeile; der Vorteil für 200 Prozent mehr bleibt.',
    'Over 200 procent flere har den skydende ingen egen række; tillægget for 200 procent bliver stående.',
  ),
  'BA-Q-11': ruled(
    'Fortolkninger',
    'Table 12 starts at 0; lower totals count as its first row.',
    'Tabelle 12 beginnt bei 0; kleinere Summen zählen wie ihre erste Zeile.',
    'Skema 12 begynder ved 0; lavere resultater regnes som første række.',
  ),
  'BA-Q-22': ruled(
    'Fortolkninger',
    'Percentages compare the firing figures, gunners five times, with all of the target, and in melee all figures of both.',
    'Prozente vergleichen die feuernden Figuren, Kanoniere fünffach, mit allen des Ziels, im Nahkampf alle Figuren beider.',
    'Procenter sammenligner de skydende figurer, artillerister femdobbelt, med alle målets, i nærkamp begges alle figurer.',
  ),
  'BA-Q-23': ruled(
    'Fortolkninger',
    'A percentage is reached when it is exactly met.',
    'Ein Prozentsatz ist erreicht, wenn er genau zutrifft.',
    'En procentsats er nået, når den netop passer.',
  ),
  'BA-Q-27': ruled(
    'Fortolkninger',
    'First fire or melee means the first of the battle for that unit; parts of a split unit inherit what it has done.',
    'Erstes Feuer oder erster Nahkampf meint den ersten der Schlacht für die Einheit; Teile einer geteilten erben, was sie getan hat.',
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
    'Canister and range stand in one group and exclude each other.',
    'Kartätschen und Entfernung stehen in einer Gruppe und schließen einander aus.',
    'Kardæsk og afstand står i én gruppe og udelukker hinanden.',
  ),
  'BA-Q-66': ruled(
    'Fortolkninger',
    'The first roll for fire or melee, also as neighbour, uses up the bonus of the first; mother unit and skirmish line share it.',
    'Der erste Wurf für Feuer oder Nahkampf, auch als Nachbar, verbraucht den Vorteil des ersten; Muttereinheit und Schützenkette teilen ihn.',
    'Det første kast for skydning eller nærkamp, også som naboenhed, opbruger tillægget for det første; moderenhed og kæde deler det.',
  ),
  'BA-Q-72': ruled(
    'Fortolkninger',
    'In comparing numbers neighbours do not count, skirmishers within 15 cm of their soutien and gunners in refuge do.',
    'Beim Vergleich der Zahlen zählen Nachbarn nicht, Schützen im Umkreis von 15 cm ihres Soutiens und Kanoniere in Zuflucht schon.',
    'Når antal sammenlignes, tæller naboenheder ikke, men kædens figurer inden for 15 cm af soutienen og artillerister i tilflugt gør.',
  ),
} satisfies Record<string, RuleRow>

/** Buildings, woods and field works. */
export const ground = {
  'BA-Q-19': ruled(
    'Fortolkninger',
    'Table 20 makes an epaulement for a chief figure; a gun model is meant.',
    'Tabelle 20 baut eine Geschützdeckung für eine Chefsfigur; gemeint ist ein Geschützmodell.',
    'Skema 20 giver et kanonværn til en chefsfigur; en figurpjece menes.',
  ),
  'BA-Q-41': ruled(
    'Fortolkninger',
    "What a building holds is its area divided by that of a figure's base, rounded down.",
    'Ein Gebäude fasst seine Fläche geteilt durch die einer Figurenplatte, abgerundet.',
    'En bygning rummer sit areal delt med en figurbriks, rundet ned.',
  ),
  'BA-Q-42': ruled(
    'Fortolkninger',
    'Strengthening a building takes its cover no higher than class III.',
    'Die Verstärkung eines Gebäudes hebt seine Deckung höchstens auf Klasse III.',
    'Forstærkning løfter en bygnings dækning højst til klasse III.',
  ),
  'BA-Q-43': ruled(
    'Fortolkninger',
    'Barricades and other material give cover I to figures behind and in contact with them, to others none.',
    'Barrikaden und anderes Material geben Figuren dahinter und in Kontakt Deckung I, anderen keine.',
    'Barrikader og andet materiel giver dækning I til figurer bag dem og i brikkontakt, ellers ingen.',
  ),
  'BA-Q-52': ruled(
    'Fortolkninger',
    'The edge of a wood is 3 cm deep for all arms, where the scenario names no depth.',
    'Ein Waldrand ist für alle Waffen 3 cm tief, wo das Szenario nichts anderes nennt.',
    'En skovkant er 3 cm dyb for alle våbenarter, hvor scenariet ikke nævner andet.',
  ),
  'BA-Q-69': ruled(
    'Fortolkninger',
    'More than five figures at a field work make parallel groups of five.',
    'Mehr als fünf Figuren an einem Feldwerk bilden nebeneinander Fünfergruppen.',
    'Flere end fem figurer ved et feltarbejde danner grupper på fem side om side.',
  ),
} satisfies Record<string, RuleRow>

import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What hits do, critical hits, and how ships are lost. */
export const damage = {
  'WS-182': printed(
    'Damage',
    'All fire is declared and rolled before any of it takes effect; then all hits are applied, then critical hits, then what becomes of the ships.',
    'Alles Feuer wird angesagt und ausgewürfelt, bevor Schaden gilt; dann werden alle Treffer abgehandelt, dann die kritischen, zuletzt, was aus den Schiffen wird.',
    'Al ild meldes og kastes, før nogen skade gælder; så afgøres alle træffere, så de kritiske og til sidst, hvad der sker med skibene.',
  ),
  'WS-183': printed(
    'Damage',
    'Each hit on the hull takes one square, and any excess is ignored.',
    'Jeder Rumpftreffer kostet ein Kästchen; überzählige verfallen.',
    'Hver træffer i skroget koster én rubrik; overskydende bortfalder.',
  ),
  'WS-184': printed(
    'Damage',
    'Crew is lost starting with the lowest section. With a prize crew aboard, the first, third, fifth loss of a step and so on fall on it, the others on the prisoners.',
    'Mannschaft geht zuerst in der niedrigsten Abteilung verloren. Ist eine Prisenbesatzung an Bord, trifft in jedem Schritt der erste, dritte, fünfte Verlust und so weiter sie, die anderen treffen die Gefangenen.',
    'Mandskab mistes fra den laveste afdeling. Med prisebesætning om bord rammer første, tredje, femte tab i et trin og så videre den, de andre fangerne.',
  ),
  'WS-185': printed(
    'Damage',
    'The owner of a gun that is hit chooses gun or carronade, on the side and in the half nearest the firing ship; if that side has none left, the other side loses one, and if the ship has none left at all, the hull takes the hit.',
    'Bei einem Geschütztreffer wählt der Besitzer ein Geschütz oder eine Karronade auf der Seite und in der Hälfte, die dem feuernden Schiff am nächsten sind; ist dort nichts mehr, verliert die andere Seite eines, und hat das Schiff gar keine mehr, trifft es den Rumpf.',
    'Ejeren vælger ved en kanontræffer kanon eller karronade i den side og halvdel, der er nærmest skytten; er intet tilbage dér, mister den anden side én, og har skibet slet ingen tilbage, rammes skroget.',
  ),
  'WS-186': printed(
    'Damage',
    'Rigging is lost starting with the first section.',
    'Takelage geht zuerst im ersten Abschnitt verloren.',
    'Rigning mistes fra det første afsnit.',
  ),
  'WS-181': ruled(
    'Critical hits',
    'To find the critical hit, roll another die, add the number of the hit table used, and read the column for what was aimed at; each roll on a hit table has a red die of its own, and grape and misses without a roll have none.',
    'Die Zahl eines kritischen Treffers ist ein weiterer Würfel plus die Nummer der Treffertabelle, auf die gewürfelt wurde, in der Spalte des Ziels; jeder Wurf auf eine Treffertabelle hat seinen eigenen roten Würfel, Streukugeln und Fehlschüsse ohne Wurf haben keinen.',
    'Tallet for en kritisk træffer er én terning mere plus nummeret på den træffertabel, der blev kastet på, læst i sigtets kolonne; hvert kast på en træffertabel har sin egen røde terning, og druehagl og forbiere uden kast har ingen.',
  ),
  'WS-187': printed(
    'Critical hits',
    'Some critical hits on rigging cost a rigging section. Others cover one side, whose hit number is then 1 lower for 3 turns, and cost 2 rigging squares; a die decides which side (odd: larboard). Some work only in a rake.',
    'Manche kritischen Treffer in die Takelage kosten einen Takelageabschnitt. Andere verdecken eine Seite, deren Trefferzahl dann drei Züge lang um 1 niedriger ist, und kosten 2 Kästchen Takelage; ein Würfel entscheidet, welche Seite (ungerade: Backbord). Einige wirken nur bei Längsfeuer.',
    'Nogle kritiske træffere i rigningen koster et rigafsnit. Andre dækker en side, hvis træffertal så er 1 lavere i tre træk, og koster 2 rigrubrikker; en terning afgør hvilken side (ulige: bagbord). Nogle virker kun ved langskibsild.',
  ),
  'WS-188': printed(
    'Critical hits',
    'Critical hits on the hull double the losses of a rake, cut the cable, lower the crew’s quality, damage the rudder, blow the ship up at close range, tie up a crew section or set the ship on fire.',
    'Kritische Treffer in den Rumpf verdoppeln die Verluste bei Längsfeuer, kappen die Ankertrosse, erschüttern die Güte der Mannschaft, treffen das Ruder, sprengen das Schiff auf kurze Entfernung, binden eine Abteilung oder setzen das Schiff in Brand.',
    'Kritiske træffere i skroget fordobler langskibsildens tab, kapper ankertrossen, svækker mandskabets kvalitet, skader roret, sprænger skibet på kort afstand, binder en afdeling eller sætter skibet i brand.',
  ),
  'WS-189': ruled(
    'Critical hits',
    'A critical hit for a rake does nothing if there is no rake. One that takes a section takes the lowest with squares. The turning ability may fall to 0. If two fires burn aboard, only the longer one counts.',
    'Ein kritischer Treffer für Längsfeuer bewirkt ohne Längsfeuer nichts. Kostet einer einen Abschnitt, ist es der niedrigste, der noch Kästchen hat. Die Drehfähigkeit kann auf 0 fallen. Von zwei Bränden an Bord gilt der längere.',
    'En kritisk træffer for langskibsild gør intet uden langskibsild. En, der tager et afsnit, tager det laveste med rubrikker. Drejeevnen kan falde til 0. Af to brande om bord gælder den længste.',
  ),
  'WS-190': printed(
    'XII. Critical Hit Changes',
    'On critical hits 3, 9 and 15, roll 2 dice for each leader aboard and add 5 at range 1, 3 at range 2, 2 at range 3 or 4 and 1 at range 5 or 6 (ruling: nothing beyond); on a total of 12 or more the leader is a casualty.',
    'Bei den kritischen Treffern 3, 9 und 15 wird für jeden Anführer an Bord mit zwei Würfeln gewürfelt, mit einem Zuschlag von 5 auf Entfernung 1, von 3 auf 2, von 2 auf 3 oder 4 und von 1 auf 5 oder 6 (Auslegung: darüber ohne Zuschlag); ab 12 fällt er.',
    'Ved de kritiske træffere 3, 9 og 15 kastes to terninger for hver leder om bord, med et tillæg på 5 på afstand 1, 3 på 2, 2 på 3 eller 4 og 1 på 5 eller 6 (fortolkning: intet derover), og fra 12 falder lederen.',
  ),
  'WS-191': printed(
    'XII. Critical Hit Changes',
    'A player whose leader falls or is taken keeps all their ships and chooses another leader, who has to signal the loss to the next in seniority before that player leads the fleet (ruling: a leader lost with his ship counts as fallen; a division with one player stays with that player).',
    'Ein Spieler, dessen Anführer fällt oder gefangen wird, behält seine Schiffe und wählt einen anderen, der den Verlust dem Nächsten im Rang signalisieren muss, bevor dieser die Flotte führt (Auslegung: Wer mit seinem Schiff verloren geht, gilt als gefallen; eine Division mit einem Spieler bleibt bei ihm).',
    'En spiller, hvis leder falder eller tages, beholder sine skibe og vælger en anden, der må signalere tabet til den næste i rang, før han fører flåden (fortolkning: den, der går tabt med sit skib, regnes for falden; en division med én spiller bliver hos ham).',
  ),
  'WS-192': printed(
    'XII. Critical Hit Changes',
    'Other leaders who fall are noted; ships that have only a replacement aboard, and players without a leader, are passed over in the succession while others are there.',
    'Andere Anführer, die fallen, werden notiert; Schiffe, auf denen nur ein Ersatzmann ist, und Spieler ohne Anführer werden in der Nachfolge übergangen, solange andere da sind.',
    'Andre ledere, der falder, noteres; skibe, der kun har en afløser om bord, og spillere uden leder forbigås, når en efterfølger skal findes, så længe andre er der.',
  ),
  'WS-200': printed(
    'Ships lost',
    'A ship without hull squares at the end of gunfire rolls a die: it strikes on 1 to 4, will sink on 5 and will blow up on 6.',
    'Für ein Schiff, das am Ende des Feuers keine Rumpfkästchen mehr hat, wird gewürfelt: Bei 1 bis 4 streicht es die Flagge, bei 5 wird es sinken, bei 6 explodieren.',
    'Et skib uden skrogrubrikker ved ildens slutning stryger flaget på 1 til 4, vil synke på 5 og springe i luften på 6.',
  ),
  'WS-201': printed(
    'Ships lost',
    'A ship that has struck neither sails, fires nor repairs again, nobody fires at it, it drifts, and whoever boards it takes it without melee.',
    'Ein Schiff, das die Flagge gestrichen hat, fährt, feuert und repariert nicht mehr; es treibt, niemand beschießt es, und wer es entert, nimmt es ohne Nahkampf.',
    'Et skib, der har strøget, hverken sejler, skyder eller reparerer mere, ingen skyder på det, det driver, og den, der entrer det, tager det uden nærkamp.',
  ),
  'WS-202': printed(
    'Ships lost',
    'A ship that will sink or blow up rolls every turn, and does so on a 6; until then it takes no part, drifts, and can be neither captured nor left.',
    'Für ein Schiff, das sinken oder explodieren wird, wird in jedem Zug gewürfelt: Bei 6 geschieht es. Bis dahin nimmt es nicht am Kampf teil, treibt und kann weder genommen noch verlassen werden.',
    'Et skib, der vil synke eller springe i luften, kaster hvert træk og gør det på en 6’er; indtil da deltager det ikke, driver og kan hverken tages eller forlades.',
  ),
  'WS-203': printed(
    'Ships lost',
    'When a ship blows up, every adjacent ship rolls on the rigging column of a hit table and may catch fire. The number of the table is twice the rake bonus for the guns of the ship that blew up, at most 10; without the optional rule it is table 10.',
    'Explodiert ein Schiff, wird für jedes benachbarte in der Takelagespalte einer Treffertabelle gewürfelt, und es kann Feuer fangen. Die Nummer der Tabelle ist das Doppelte dessen, was Längsfeuer den Geschützen des explodierten Schiffs hinzufügt, höchstens 10; ohne die optionale Regel ist es Tabelle 10.',
    'Når et skib springer i luften, kastes der for hvert naboskib i rigningskolonnen på en træffertabel, og det kan fange ild. Tabellens nummer er det dobbelte af, hvad langskibsild lægger til det eksploderede skibs kanoner, højst 10; uden den valgfri regel er det tabel 10.',
  ),
  'WS-204': printed(
    'Ships lost',
    'A ship without guns surrenders when an adjacent enemy fires a broadside at it and there is no ship of its own side within 10 hexes that is of the same class as the firing ship or larger.',
    'Ein Schiff ohne Geschütze ergibt sich, wenn ein benachbarter Gegner eine Breitseite darauf feuert und kein eigenes von der Klasse des Schützen oder größer im Umkreis von 10 Feldern ist.',
    'Et skib uden kanoner overgiver sig, når en fjende ved siden af skyder en bredside på det, og intet skib fra egen side af skyttens klasse eller større er inden for 10 felter.',
  ),
  'WS-205': printed(
    'Ships lost',
    'A ship without rigging surrenders when an enemy rakes its hull and there is no ship of its own side within 10 hexes that is of that enemy’s class or larger.',
    'Ein Schiff ohne Takelage ergibt sich, wenn ein Gegner seinen Rumpf der Länge nach beschießt und kein eigenes von der Klasse des Schützen oder größer im Umkreis von 10 Feldern ist.',
    'Et skib uden rigning overgiver sig, når en fjende skyder langskibs i dets skrog, og intet skib fra egen side af den fjendes klasse eller større er inden for 10 felter.',
  ),
  'WS-206': printed(
    'Ships lost',
    'A ship that has surrendered does nothing and is a friend of those who beat it (ruling: for grapples and transfers); within 5 hexes of a ship of its own side at the start of a turn it fights again from the next turn on.',
    'Ein Schiff, das sich ergeben hat, tut nichts und gilt als Schiff derer, die es besiegt haben (Auslegung: für Enterhaken und Übersetzen). Ist zu Beginn eines Zugs ein Schiff seiner eigenen Seite höchstens 5 Felder entfernt, kämpft es ab dem nächsten wieder.',
    'Et skib, der har overgivet sig, gør intet og regnes for et skib hos dem, der besejrede det (fortolkning: for entrehager og overførsler); inden for 5 felter af et skib fra sin egen side ved et træks begyndelse kæmper det igen fra det næste.',
  ),
  'WS-207': printed(
    'Ships lost',
    'A ship without crew neither moves nor fights until crew comes aboard.',
    'Ein Schiff ohne Mannschaft bewegt sich nicht und kämpft nicht, bis Leute an Bord kommen.',
    'Et skib uden mandskab hverken bevæger sig eller kæmper, før noget kommer om bord.',
  ),
  'WS-210': printed(
    'Hanging masts',
    'For each whole rigging section lost in a step a die is rolled: on a 1 the mast hangs over the side, and a second die decides which side.',
    'Für jeden ganzen Takelageabschnitt, der in einem Schritt verloren geht, wird gewürfelt: Bei einer gewürfelten 1 hängt der Mast über Bord, und ein zweiter Würfel sagt, auf welcher Seite.',
    'For hvert helt rigafsnit, der mistes i et trin, kastes en terning: ved 1 hænger masten udenbords, og et kast til afgør, i hvilken side.',
  ),
  'WS-211': printed(
    'Hanging masts',
    'With a mast hanging a ship neither fires nor turns, and its allowance is 1 less; once a turn a roll of 1 or 2 cuts it away.',
    'Mit einem hängenden Mast kann ein Schiff weder feuern noch drehen und fährt um 1 langsamer; einmal im Zug wird gewürfelt, und bei 1 oder 2 ist er gekappt.',
    'Med en hængende mast hverken skyder eller drejer et skib og har 1 mindre at sejle; en terning på 1 eller 2 én gang pr. træk kapper den.',
  ),
  'WS-212': printed(
    'Hanging masts',
    'Every ship adjacent on the side where a mast hangs is fouled on 1 to 3.',
    'Liegt ein Schiff auf der Seite, auf der ein Mast hängt, auf einem Nachbarfeld, verhakt es sich bei einem Wurf von 1 bis 3.',
    'Hvert naboskib i den side, hvor en mast hænger, filtres sammen på 1 til 3.',
  ),
  'WS-215': ruled(
    'Hanging masts',
    'Several hanging masts are cut one by one and slow a ship only once.',
    'Mehrere hängende Masten werden einzeln gekappt und bremsen ein Schiff nur einmal.',
    'Flere hængende master kappes én ad gangen og bremser kun et skib én gang.',
  ),
} satisfies Record<string, RuleRow>

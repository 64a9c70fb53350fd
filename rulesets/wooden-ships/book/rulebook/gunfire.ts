import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Who may fire at whom, with how many guns, and how well. */
export const gunfire = {
  'WS-150': printed(
    'Fields of fire and targets',
    'A broadside fires over a field that widens from the ship’s side over 10 rows and has five parts: the whole broadside bears in the middle, stern guns alone at its after edge and bow guns alone at its forward one.',
    'Das Schussfeld einer Breitseite wird von der Schiffsseite aus über 10 Reihen breiter und hat fünf Teile: In die Mitte feuert die ganze Breitseite, an den achteren Rand nur die Heckgeschütze und an den vorderen nur die Buggeschütze.',
    'En bredside skyder over et felt, der vider sig ud fra skibssiden over 10 rækker og har fem dele: i midten bærer hele bredsiden, ved den agterste kant kun hækkanonerne og ved den forreste kun stævnkanonerne.',
  ),
  'WS-151': printed(
    'Fields of fire and targets',
    'In the basic game the whole broadside fires anywhere in the field.',
    'Im Grundspiel feuert überall im Schussfeld die ganze Breitseite.',
    'I grundspillet skyder hele bredsiden overalt i feltet.',
  ),
  'WS-152': printed(
    'Fields of fire and targets',
    'A target that lies in two parts counts for the first of them when fired at and for both when it is in the way; guns of one half do not fire past something nearer in their own part.',
    'Liegt ein Ziel in zwei Teilen des Schussfelds, zählt es, wenn es beschossen wird, zum ersten, und wenn es im Weg liegt, zu beiden; die Geschütze einer Hälfte feuern nicht an etwas vorbei, das in ihrem eigenen Teil näher liegt.',
    'Et mål i to dele tæller til den første, når der skydes på det, og til begge, når det er i vejen; en halvdels kanoner skyder ikke forbi noget nærmere i deres egen del.',
  ),
  'WS-153': printed(
    'Fields of fire and targets',
    'Guns reach 10 hexes, counted between the ships.',
    'Geschütze reichen 10 Felder weit, von Schiff zu Schiff gezählt.',
    'Kanoner rækker 10 felter, talt fra skib til skib.',
  ),
  'WS-154': printed(
    'Fields of fire and targets',
    'Each loaded side fires once a turn at one ship, and the two sides do not hinder each other.',
    'Jede geladene Seite feuert einmal im Zug auf ein Schiff, und die beiden Seiten behindern sich nicht.',
    'Hver ladt side skyder én gang pr. træk på ét skib, og de to sider hindrer ikke hinanden.',
  ),
  'WS-155': printed(
    'Fields of fire and targets',
    'Only the nearest thing in the field can be fired at, and the firing ship chooses among equals; for a target at an edge of the field only that edge and the part beside it count.',
    'Nur das nächste Schiff im Schussfeld kann beschossen werden; sind mehrere gleich nah, wählt der Spieler, der feuert. Für ein Ziel am Rand des Schussfelds zählen nur dieser Rand und der Teil daneben.',
    'Kun det nærmeste i feltet kan beskydes, og skytten vælger blandt lige nære; for et mål ved en kant tæller kun den kant og delen ved siden af.',
  ),
  'WS-156': printed(
    'Fields of fire and targets',
    'Land, a friend and a ship that has struck or surrendered stop fire when they are nearest (ruling: a captured ship is an enemy of its former side).',
    'Land, ein eigenes Schiff und ein Schiff, das gestrichen oder sich ergeben hat, verhindern das Feuer, wenn sie am nächsten liegen (Auslegung: Ein genommenes Schiff ist ein Gegner seiner früheren Seite).',
    'Land, et skib fra egen side og et skib, der har strøget eller overgivet sig, hindrer ilden, når de er nærmest (fortolkning: et taget skib er fjende af sin tidligere side).',
  ),
  'WS-158': printed(
    'Fields of fire and targets',
    'A ship does not fire if it has no free crew section or a mast hanging over its side, if it is aground or weighing anchor, or if it has turned about its anchor this turn.',
    'Ohne freie Abteilung feuert ein Schiff nicht, ebenso wenig mit hängendem Mast, auf Grund, beim Ankerlichten oder wenn es sich in diesem Zug um den Anker gedreht hat.',
    'Uden en fri afdeling skyder et skib ikke, heller ikke med hængende mast, på grund, når det letter anker eller har drejet om ankeret i dette træk.',
  ),
  'WS-159': printed(
    'Fields of fire and targets',
    'A loaded side may be fired without a target, and its first broadside is spent.',
    'Eine geladene Seite kann auch ohne Ziel abgefeuert werden; ihre erste Breitseite ist damit verbraucht.',
    'En ladt side må affyres uden mål, og dens første bredside er brugt.',
  ),
  'WS-157': printed(
    'I. SOL’s and frigates',
    'Ships of the line do not fire at frigates or smaller ships 8 or more hexes away unless these have fired at a ship of the line, grappled it or boarded it within three turns (ruling: fire in this same step does not count, and a ship spared in this way does not block fire).',
    'Linienschiffe feuern ab 8 Feldern nicht auf Fregatten oder kleinere Schiffe, es sei denn, diese haben in den letzten drei Zügen ein Linienschiff beschossen, festgehakt oder geentert (Auslegung: Feuer in diesem Schritt zählt nicht, und ein so geschontes Schiff liegt nicht im Weg).',
    'Linjeskibe skyder ikke på fregatter eller mindre 8 felter eller længere væk, medmindre de inden for tre træk har skudt på et linjeskib, hæftet det eller entret det (fortolkning: ild i samme trin tæller ikke, og et skib, der skånes sådan, er ikke i vejen).',
  ),
  'WS-160': printed(
    'The hit number',
    'The guns that bear and, at 1 or 2 hexes, their carronades give the row of the table, and the range its column: 1, 2, 3, 4, 5 to 6, 7 to 10.',
    'Die Zahl der Geschütze, die das Ziel erreichen (auf 1 oder 2 Felder auch der Karronaden), bestimmt die Zeile der Tafel, die Entfernung die Spalte: 1, 2, 3, 4, 5 bis 6, 7 bis 10.',
    'De kanoner, der bærer, og på 1 eller 2 felter deres karronader giver tabellens række, afstanden dens kolonne: 1, 2, 3, 4, 5 til 6, 7 til 10.',
  ),
  'WS-161': printed(
    'The hit number',
    'A rake uses the rake number of the row, and a rake from astern 1 more.',
    'Bei Längsfeuer gilt die Zahl für Längsfeuer in dieser Zeile; von achtern ist sie um 1 höher.',
    'Ved langskibsild gælder rækkens tal for langskibsild, agterfra 1 mere.',
  ),
  'WS-162': printed(
    'The hit number',
    'The quality of the crew changes the number, and the first broadside of a side adds 1, or 2 when 13 or more gun squares fire.',
    'Die Güte der Mannschaft ändert die Trefferzahl; die erste Breitseite einer Seite bringt 1 dazu, ab 13 Kästchen 2.',
    'Mandskabets kvalitet ændrer træffertallet, og en sides første bredside giver 1 mere, fra 13 rubrikker 2.',
  ),
  'WS-163': printed(
    'The hit number',
    'Each crew section that is lost, serves as a boarding party or is tied up takes 1 off the hit number, or 2 when 19 or more gun squares fire.',
    'Für jede Abteilung, die verloren oder gebunden ist oder ein Kommando bildet, wird 1 abgezogen, ab 19 Kästchen 2.',
    'For hver afdeling, der er tabt eller bundet eller danner et hold, trækkes 1 fra, fra 19 rubrikker 2.',
  ),
  'WS-164': printed(
    'The hit number',
    'The hit number of a prize is 1 lower when up to 6 gun squares fire and 2 lower when more do, whichever crew sections are gone.',
    'Die Trefferzahl einer Prise ist um 1 niedriger, wenn bis zu 6 Geschützkästchen feuern, und um 2, wenn es mehr sind, gleich, welche Abteilungen fehlen.',
    'En prises træffertal er 1 lavere, når op til 6 kanonrubrikker skyder, og 2 lavere, når flere skyder, uanset hvilke afdelinger der mangler.',
  ),
  'WS-165': printed(
    'The hit number',
    'Ammunition, anchors, weather, smoke over a side and fire aboard change the hit number; that of a dismasted ship is 1 lower when up to 6 gun squares fire and 2 lower when more do.',
    'Munition, Anker, Wetter, eine verdeckte Seite und Feuer an Bord ändern die Trefferzahl; die eines entmasteten Schiffs ist um 1 niedriger, wenn bis zu 6 Geschützkästchen feuern, und um 2, wenn es mehr sind.',
    'Ammunition, ankre, vejr, en dækket side og brand om bord ændrer træffertallet; for et skib uden master er det 1 lavere, når op til 6 kanonrubrikker skyder, og 2 lavere, når flere skyder.',
  ),
  'WS-166': printed(
    'The hit number',
    'The hit number names the hit table that one die is rolled on, from 0 to 10. Below 0 the broadside misses without a roll; above 10 it rolls on table 10 once for each full 10 and then on the table for the remainder. In the basic game the highest table is 8.',
    'Die Trefferzahl nennt die Treffertabelle, auf die mit einem Würfel gewürfelt wird, von 0 bis 10. Unter 0 geht die Breitseite ohne Wurf fehl; über 10 wird für jede volle 10 einmal auf Treffertabelle 10 und dann auf die Tabelle des Rests gewürfelt. Im Grundspiel ist 8 die höchste Tabelle.',
    'Træffertallet angiver den træffertabel, der kastes én terning på, fra 0 til 10. Under 0 rammer bredsiden forbi uden kast; over 10 kastes der på tabel 10 én gang for hver hele 10 og så på restens tabel. I grundspillet er 8 den højeste tabel.',
  ),
  'WS-168': printed(
    'The hit number',
    'Firing one half of a side spends its whole load and its first broadside.',
    'Wer nur eine Hälfte einer Seite abfeuert, verbraucht ihre ganze Ladung und ihre erste Breitseite.',
    'At skyde med den ene halvdel af en side bruger hele dens ladning og dens første bredside.',
  ),
  'WS-169': printed(
    'Ammunition',
    'Round shot reaches 10 hexes. Chain reaches 3 and harms only rigging and crew; British ships have none. A double load reaches 1. Grape reaches 1 and takes as many crew squares as the hit number, but cannot be fired at a crew in its second or a later turn of melee with the firing ship.',
    'Vollkugeln reichen 10 Felder weit. Kettenkugeln reichen 3, treffen nur Takelage und Mannschaft, und britische Schiffe haben keine. Eine Doppelladung reicht 1 Feld weit, Streukugeln ebenfalls; diese kosten so viele Mannschaftskästchen, wie die Trefferzahl beträgt, dürfen aber nicht auf eine Mannschaft gefeuert werden, die mindestens im zweiten Zug mit dem feuernden Schiff im Nahkampf ist.',
    'Rundkugler rækker 10 felter. Kædekugler rækker 3, rammer kun rigning og mandskab, og britiske skibe har ingen. Dobbelt ladning rækker 1 felt. Druehagl rækker også 1 og koster så mange mandskabsrubrikker, som træffertallet siger, men må ikke skydes mod et mandskab, der er i andet eller senere træk af nærkamp med skytten.',
  ),
  'WS-170': printed(
    'Ammunition',
    'A load can be changed only by firing it. Carronades have the load of their side. A double load takes two loadings of one side in a row, while the other is not loaded.',
    'Eine Ladung lässt sich nur wechseln, indem man feuert. Karronaden haben die Ladung ihrer Seite. Für eine Doppelladung muss eine Seite zweimal nacheinander laden, während die andere nicht lädt.',
    'En ladning kan kun skiftes ved at skyde. Karronader har deres sides ladning. En dobbelt ladning kræver, at én side lades to gange i træk, mens den anden ikke lades.',
  ),
  'WS-171': printed(
    'Ammunition',
    'A target with a boarding party formed loses one crew square more (ruling: once for each broadside that costs it crew).',
    'Ein Ziel, das ein Kommando gebildet hat, verliert ein Mannschaftskästchen mehr (Auslegung: einmal für jedes Feuer, das Mannschaft kostet).',
    'Et mål med et dannet hold mister én mandskabsrubrik mere (fortolkning: én gang for hver ild, der koster mandskab).',
  ),
  'WS-172': printed(
    'IX. Special Rake Rule',
    'A ship rakes if one of its hexes lies wholly in the wedge of 60 degrees ahead of the target’s bow or astern of its stern.',
    'Ein Schiff gibt Längsfeuer, wenn eines seiner Felder ganz im Keil von 60 Grad vor dem Bug oder hinter dem Heck des Ziels liegt.',
    'Et skib skyder langskibs, hvis et af dets felter ligger helt i kilen på 60 grader foran målets stævn eller agten for dets hæk.',
  ),
  'WS-173': printed(
    'IX. Special Rake Rule',
    'The target of a rake must lie in the field of the side that fires, and a rake from the wedge astern is a stern rake.',
    'Das Ziel von Längsfeuer muss im Schussfeld der feuernden Seite liegen; aus dem Keil achtern ist es Längsfeuer ins Heck.',
    'Målet for langskibsild skal ligge i den skydende sides felt, og fra kilen agter er det langskibsild i hækken.',
  ),
  'WS-174': printed(
    'IX. Special Rake Rule',
    'Without the Battle Rule a ship rakes from wholly outside the fields of its target, in the advanced game also from the hex straight ahead or astern.',
    'Ohne die Schlachtregel gibt ein Schiff Längsfeuer, wenn es ganz außerhalb der Schussfelder seines Ziels liegt, im erweiterten Spiel auch vom Feld genau voraus oder achteraus.',
    'Uden slagreglen skyder et skib langskibs, når det er helt uden for målets felter, i det udvidede spil også fra feltet lige foran eller agter.',
  ),
  'WS-175': printed(
    'The basic game',
    'The basic game has its own logs and tables, one die, and no criticals, sinking, explosions, full sail, backing, anchors, ammunition or changes of wind.',
    'Das Grundspiel hat eigene Blätter und Tafeln und einen einzigen Würfel. Es kennt keine kritischen Treffer, kein Sinken, keine Explosionen, keine vollen Segel, kein Backsetzen, keine Anker, keine Munitionsarten und keinen Windwechsel.',
    'Grundspillet har egne blade og tabeller, én terning og ingen kritiske træffere, sænkninger, eksplosioner, fulde sejl, bakkede sejl, ankre, ammunition eller vindskifter.',
  ),
  'WS-167': printed(
    'X. Fire combat Dice Rolls',
    'Fire is aimed at hull or rigging, beyond 5 hexes at rigging only; if no aim is named, it is the hull up to 5 hexes.',
    'Gezielt wird auf Rumpf oder Takelage, über 5 Felder nur auf Takelage; ohne Ansage gilt bis 5 Felder der Rumpf.',
    'Der sigtes på skrog eller rigning, over 5 felter kun på rigning; uden melding gælder skroget op til 5 felter.',
  ),
  'WS-180': printed(
    'X. Fire combat Dice Rolls',
    'Each time a side fires, 2 dice are rolled: the plain one is read in the hit table, and the hit is critical when the red one shows the same, even where the table has no hits. Without this rule a 6 is critical.',
    'Für jedes Feuer wird mit 2 Würfeln gewürfelt: Der normale gilt für die Treffertabelle, und der Treffer ist kritisch, wenn der rote dasselbe zeigt, auch wo die Tabelle keinen Treffer hat. Ohne diese Regel ist eine 6 kritisch.',
    'For hver ild kastes 2 terninger: den almindelige læses i træffertabellen, og træfferen er kritisk, når den røde viser det samme, også hvor tabellen ingen træffere har. Uden denne regel er en 6’er kritisk.',
  ),
} satisfies Record<string, RuleRow>

import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What happens as plots are carried out, and what else moves or slows a ship. */
export const collisions = {
  'WS-090': printed(
    'Collisions',
    'All ships carry out their first step together, then the second, and so on (ruling: a hex that a ship leaves is free in that same step).',
    'Alle Schiffe machen den ersten Schritt zugleich, dann den zweiten und so weiter (Auslegung: Ein Feld, das verlassen wird, wird schon im selben Schritt frei).',
    'Alle skibe gør deres første trin samtidig, så det andet og så videre (fortolkning: et felt, der forlades, er frit allerede i samme trin).',
  ),
  'WS-091': printed(
    'Collisions',
    'Two ships that want one hex after a step collide: a ship that was already in the hex, with bow or stern, keeps it, and the other goes back to where it was.',
    'Zwei Schiffe, die mit einem Schritt auf dasselbe Feld kämen, kollidieren: Das Schiff, das schon vorher darauf lag, behält es, und das andere geht zurück.',
    'To skibe, der vil have samme felt efter et trin, kolliderer: det, der allerede lå i det, beholder det, og det andet går tilbage.',
  ),
  'WS-092': printed(
    'Collisions',
    'A bow that sails in has priority over a stern that swings in, and the ship that turned goes back.',
    'Ein Bug, der auf das Feld fährt, hat Vorrang vor einem Heck, das darauf schwenkt: Das Schiff, das gedreht hat, geht zurück.',
    'En stævn, der sejler ind, har forrang for en hæk, der svinger ind, og det skib, der drejede, går tilbage.',
  ),
  'WS-093': printed(
    'Collisions',
    'In every other case each ship rolls, and the highest roll decides who takes the hex (ruling: the ship that rolled it does, and ties are rolled again).',
    'In jedem anderen Fall würfeln alle beteiligten Schiffe; der höchste Wurf entscheidet, wer das Feld bekommt (Auslegung: das Schiff mit diesem Wurf; bei Gleichstand wird neu gewürfelt).',
    'I alle andre tilfælde kaster hvert skib, og det højeste kast afgør, hvem der får feltet (fortolkning: skibet med dette kast; ved lige kast kastes igen).',
  ),
  'WS-094': printed(
    'Collisions',
    'A ship that is put back may clash in turn, and all ships that have collided have finished moving.',
    'Ein zurückgesetztes Schiff kann dabei mit einem weiteren kollidieren; für alle Schiffe, die kollidiert sind, ist die Bewegung zu Ende.',
    'Et skib, der sættes tilbage, kan selv støde sammen, og alle kolliderede skibe er færdige med at bevæge sig.',
  ),
  'WS-095': ruled(
    'Collisions',
    'Two ships that would pass through each other bow to bow both go back, without a roll.',
    'Würden zwei Schiffe Bug gegen Bug durcheinander hindurchfahren, gehen beide ohne Wurf zurück.',
    'To skibe, der sejler stævn mod stævn gennem hinanden, går begge tilbage uden terning.',
  ),
  'WS-096': printed(
    'Collisions',
    'After a collision a roll of 1 to 3 fouls the ships (ruling: one die for each hex that was wanted, for all who clashed there).',
    'Nach einer Kollision wird gewürfelt: Bei 1 bis 3 sind die Schiffe verhakt (Auslegung: ein Wurf je umstrittenem Feld, für alle, die dort kollidierten).',
    'Efter en kollision filtres skibene sammen ved et kast på 1 til 3 (fortolkning: én terning for hvert omstridt felt, for alle, der stødte sammen dér).',
  ),
  'WS-097': printed(
    'Collisions',
    'Ships that are not fouled sail on next turn; fouled ones neither sail nor turn and can be boarded at once.',
    'Nicht verhakte Schiffe fahren im nächsten Zug weiter; verhakte fahren und drehen nicht und können sofort geentert werden.',
    'Skibe, der ikke er filtret sammen, sejler videre i næste træk; sammenfiltrede hverken sejler eller drejer og kan entres straks.',
  ),
  'WS-098': ruled(
    'Collisions',
    'A ship stops before an edge that its scenario closes.',
    'Schließt das Szenario einen Rand, hält ein Schiff davor an.',
    'Et skib standser før en kant, som dets scenarie lukker.',
  ),
  'WS-099': ruled(
    'Collisions',
    'Drifting ships collide and foul as others do.',
    'Treibende Schiffe kollidieren und verhaken sich wie andere.',
    'Drivende skibe kolliderer og filtres sammen som andre.',
  ),
  'WS-100': printed(
    'Drift',
    'A ship whose bow stays in its hex for two movement phases in a row drifts a hex with the wind at the end of the second. After that a ship of the line drifts every other turn, any other ship every turn, until it sails a hex.',
    'Ein Schiff, dessen Bug zwei Bewegungsphasen nacheinander auf seinem Feld bleibt, treibt am Ende der zweiten ein Feld mit dem Wind, danach Linienschiffe in jedem zweiten Zug und andere in jedem, bis es ein Feld fährt.',
    'Et skib, hvis stævn bliver i sit felt to bevægelsesfaser i træk, driver ét felt med vinden ved slutningen af den anden, derefter linjeskibe hvert andet træk og andre hvert træk, til det sejler et felt.',
  ),
  'WS-101': printed(
    'Drift',
    'Ships fouled or grappled together drift only as a group, when all are in their second still phase (ruling: at the slow rate).',
    'Verhakte oder festgehakte Schiffe treiben nur als Gruppe, wenn alle zwei Phasen stilllagen (Auslegung: so langsam wie Linienschiffe).',
    'Skibe, der er filtret eller hæftet sammen, driver kun som gruppe, når alle har ligget stille i to faser (fortolkning: så langsomt som linjeskibe).',
  ),
  'WS-102': ruled(
    'Drift',
    'Ships at anchor do not drift, nor does a group with one.',
    'Schiffe vor Anker treiben nicht, und eine Gruppe, in der eines vor Anker liegt, auch nicht.',
    'Skibe for anker driver ikke, og en gruppe med et gør det heller ikke.',
  ),
  'WS-103': printed(
    'Drift',
    'A turn spent drifting is written D; it may be plotted when the ship is due to drift.',
    'Für einen Zug, in dem das Schiff treibt, lautet der Kurs D; das ist erlaubt, wenn es treiben muss.',
    'For et træk, hvor skibet driver, er kursen D; det er tilladt, når skibet skal drive.',
  ),
  'WS-104': printed(
    'Drift',
    'A ship without rigging cannot sail, and turns once after 3, 2 or 1 drifting turns for turning ability 1, 2 or 3 (ruling: never for 0).',
    'Ein Schiff ohne Takelage kann nicht fahren; bei Drehfähigkeit 1, 2 oder 3 dreht es einmal, nachdem es 3, 2 oder 1 Züge getrieben ist (Auslegung: bei 0 nie).',
    'Et skib uden rigning kan ikke sejle og drejer én gang efter 3, 2 eller 1 drivende træk for drejeevne 1, 2 eller 3 (fortolkning: aldrig for 0).',
  ),
  'WS-105': printed(
    'Blanketing',
    'A ship in the hex directly upwind of another’s bow or stern takes 2 from that ship’s allowance if the windward ship has full sail set, and 1 if it has battle sail set and at least half its rigging.',
    'Liegt ein Schiff auf dem Feld unmittelbar in Luv von Bug oder Heck eines anderen, verringert es dessen Bewegungsweite um 2, wenn es volle Segel führt, und um 1, wenn es Gefechtssegel und mindestens die halbe Takelage hat.',
    'Et skib på feltet lige til luv for et andets stævn eller hæk tager 2 bevægelsespoint fra det andet, hvis det selv fører fulde sejl, og 1, hvis det fører kampsejl og har mindst halv rigning.',
  ),
  'WS-106': printed(
    'Blanketing',
    'A windward ship rated 30 or more guns above the other takes 1 more, and from 60 guns 2 more; one rated as far below takes that much less (ruling: no loss falls below 0, and 0 stays 0).',
    'Hat das Schiff in Luv mindestens 30 Geschütze mehr als das andere, verringert es dessen Bewegungsweite um 1 mehr, ab 60 Geschützen um 2 mehr; hat es entsprechend weniger Geschütze, verringert es sie um 1 oder 2 weniger (Auslegung: Der Verlust fällt nie unter 0, und 0 bleibt 0).',
    'Et skib til luv med mindst 30 kanoner mere end det andet tager 1 mere, fra 60 kanoner 2 mere; et med så meget færre tager tilsvarende mindre (fortolkning: aldrig under 0, og 0 forbliver 0).',
  ),
  'WS-107': ruled(
    'Blanketing',
    'Blanketing is judged as plots are written; only the largest loss counts; friends blanket as well, and ships without sails do not.',
    'Ob ein Schiff im Windschatten liegt, wird beim Festlegen der Kurse festgestellt. Nur der größte Verlust gilt; auch befreundete Schiffe nehmen den Wind, Schiffe ohne Segel nicht.',
    'Om et skib ligger i læ, afgøres, når kurserne skrives. Kun det største tab gælder; også skibe fra egen side giver læ, skibe uden sejl gør ikke.',
  ),
  'WS-108': printed(
    'Towing',
    'A ship tows a friend grappled to it whose bow points at its stern hex; one plot moves both, and the towed ship follows in the wake.',
    'Ein Schiff schleppt ein festgehaktes Schiff der eigenen Seite, dessen Bug auf sein Heckfeld zeigt; ein Kurs bewegt beide, und das geschleppte folgt im Kielwasser.',
    'Et skib bugserer et skib fra egen side, som det holder i entrehager, og hvis stævn peger på dets hækfelt; én kurs flytter begge, og det bugserede følger i kølvandet.',
  ),
  'WS-109': printed(
    'Towing',
    'The towing ship’s allowance is 1 less, or 2 less if the towed ship is rated higher, and ungrappling ends the tow (ruling: the pair has the towing ship’s speed, and the towed ship does not turn by itself).',
    'Die Bewegungsweite des Schleppers ist um 1 kleiner, um 2, wenn das geschleppte Schiff mehr Geschütze hat; werden die Enterhaken gekappt, endet das Schleppen (Auslegung: Beide haben die Fahrt des Schleppers, und das geschleppte Schiff dreht nicht selbst).',
    'Bugserskibets bevægelsespoint er 1 mindre, 2 hvis det bugserede har flere kanoner, og kappes entrehagerne, er bugseringen slut (fortolkning: parret har bugserskibets fart, og det bugserede drejer ikke selv).',
  ),
  'WS-110': printed(
    'Anchors',
    'A ship may anchor in one of three ways: normally, by the bow or by the stern. The anchor holds from the next turn on.',
    'Ein Schiff ankert einfach, am Bug oder am Heck, immer nur auf eine Art; der Anker hält ab dem nächsten Zug.',
    'Et skib ankrer almindeligt, i stævnen eller i hækken, kun på én måde ad gangen, og ankeret holder fra næste træk.',
  ),
  'WS-111': printed(
    'Anchors',
    'A normally anchored ship neither moves nor turns; at bow or stern anchor it turns about that hex by up to 120 degrees, and then neither loads nor fires this turn.',
    'Ein einfach verankertes Schiff bewegt und dreht sich nicht; am Bug- oder Heckanker dreht es sich um dieses Feld bis zu 120 Grad und lädt und feuert dann in diesem Zug nicht.',
    'Et almindeligt ankret skib hverken bevæger sig eller drejer; for stævn- eller hækanker drejer det om det felt op til 120 grader og hverken lader eller skyder så i dette træk.',
  ),
  'WS-112': printed(
    'Anchors',
    'Weighing takes two turns in a row without loading, firing, repairs or melee, and the ship is free from the turn after.',
    'Ankerlichten dauert zwei Züge nacheinander ohne Laden, Feuern, Reparaturen oder Nahkampf, und im Zug danach ist das Schiff frei.',
    'At lette anker tager to træk i rad uden ladning, ild, reparation eller nærkamp, og skibet er frit i trækket efter.',
  ),
  'WS-113': printed(
    'Anchors',
    'A cut cable frees the ship next turn, and it never anchors again.',
    'Eine gekappte Trosse macht das Schiff im nächsten Zug frei, und es ankert nie wieder.',
    'En kappet trosse frigør skibet i næste træk, og det ankrer aldrig igen.',
  ),
  'WS-114': printed(
    'Anchors',
    'An anchored ship adds 1 to its hit number, or 2 with 19 or more guns (10 in the basic game).',
    'Die Trefferzahl eines Schiffs vor Anker ist um 1 höher, ab 19 Geschützen um 2 (im Grundspiel ab 10).',
    'Træffertallet for et skib for anker er 1 højere, fra 19 kanoner 2 (i grundspillet fra 10).',
  ),
  'WS-250': printed(
    'Shoals and land',
    'In a scenario with depths a ship that enters a hex not deeper than its draught runs aground, stops and does not fire; a die gives the difficulty of getting off.',
    'In einem Szenario mit Tiefen läuft ein Schiff auf einem Feld auf, das nicht tiefer ist als sein Tiefgang, bleibt liegen und feuert nicht; ein Wurf gibt an, wie schwer es freikommt.',
    'I et scenarie med dybder går et skib på grund i et felt, der ikke er dybere end dets dybgang, standser og skyder ikke; en terning viser, hvor svært det er at komme fri.',
  ),
  'WS-251': printed(
    'Shoals and land',
    'If at a later loading it rolls above the difficulty, it returns to its former hex and is free next turn; with difficulty 6 it never gets off.',
    'Würfelt es in einer späteren Ladephase über der Schwierigkeit, kommt es auf sein voriges Feld zurück und ist im nächsten Zug frei; bei Schwierigkeit 6 kommt es nie frei.',
    'Kaster det ved en senere ladning over sværheden, kommer det tilbage til sit forrige felt og er frit i næste træk; ved sværhed 6 kommer det aldrig fri.',
  ),
  'WS-255': printed(
    'Shoals and land',
    'A ship that enters a hex of land is destroyed.',
    'Ein Schiff, das auf ein Landfeld fährt, ist zerstört.',
    'Et skib, der sejler ind i et landfelt, er ødelagt.',
  ),
} satisfies Record<string, RuleRow>

import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Special manoeuvres, landings, leaving the board. */
export const manoeuvres = {
  'LOB-100': printed(
    'Spezial-Manöver',
    'A ship may try one special manoeuvre a turn (ruling: this limits the two that need a test).',
    'Ein Schiff darf je Zug ein Spezialmanöver versuchen (Auslegung: Gemeint sind die zwei mit Probe).',
    'Et skib må forsøge én særlig manøvre i trækket (fortolkning: det gælder de to, der kræver en prøve).',
  ),
  'LOB-101': printed(
    'Spezial-Manöver',
    'A manoeuvre with a test succeeds on 4 to 6; being British or using a point of Navigation adds 1.',
    'Ein Manöver mit Probe gelingt bei 4 bis 6; Großbritannien oder ein Punkt Navigation geben 1 dazu.',
    'En manøvre med prøve lykkes ved 4 til 6; britiske skibe og et point i Navigation lægger 1 til.',
  ),
  'LOB-102': printed(
    'Wende/Halse',
    'A successful tack or wear lets a ship of any class turn right round. If it fails, the ship must sail straight on at full speed (ruling: rolled before the ship moves; one turn of up to 180 degrees at one place; not without a rudder).',
    'Eine gelungene Wende oder Halse lässt jede Klasse ganz herumdrehen; misslingt sie, segelt das Schiff mit voller Fahrt geradeaus (Auslegung: gewürfelt vor der Fahrt; eine Drehung bis 180 Grad an einer Stelle; nicht ohne Ruder).',
    'En lykket stagvending eller kovending lader ethvert skib dreje helt rundt. Mislykkes den, skal skibet sejle ligeud for fuld fart (fortolkning: der kastes før sejladsen; én drejning på højst 180 grader på ét sted; ikke uden ror).',
  ),
  'LOB-103': printed(
    'Line of Battle',
    'A line of battle is three or more ships of the line sailing in line ahead with gaps of at most 2 inches (ruling: none of them at anchor, aground, without sails, in melee or fleeing).',
    'Drei oder mehr Linienschiffe in Kiellinie mit höchstens 2 Zoll Abstand bilden eine Kampflinie (Auslegung: keines vor Anker, auf Grund, ohne Segel, im Nahkampf oder auf der Flucht).',
    'En slaglinje er tre eller flere linjeskibe, der sejler i kølvandslinje med højst 2 tommers mellemrum (fortolkning: intet for anker, på grund, uden sejl, i nærkamp eller på flugt).',
  ),
  'LOB-104': printed(
    'Line of Battle',
    'Each ship in the line adds 2 to its morale value while the line holds.',
    'Jedes Schiff der Linie erhöht seinen Moralwert um 2, solange sie hält.',
    'Hvert skib i linjen lægger 2 til sin moralværdi, så længe linjen holder.',
  ),
  'LOB-105': printed(
    'Line of Battle',
    'When an enemy breaks the line, ships left outside an unbroken group of three lose the bonus.',
    'Durchbricht ein Gegner die Linie, verlieren Schiffe außerhalb einer ungebrochenen Gruppe von dreien den Bonus.',
    'Når en fjende bryder linjen, mister skibe uden for en ubrudt gruppe på tre bonussen.',
  ),
  'LOB-106': ruled(
    'Line of Battle',
    'A ship follows the one ahead when its bow is within 2 inches of that ship’s stern and within 30 degrees of its axis, their headings differ by at most 30 degrees and no enemy hull lies between them.',
    'Ein Schiff folgt dem nächsten, wenn sein Bug höchstens 2 Zoll vom Heck des anderen und höchstens 30 Grad von dessen Achse entfernt liegt, die Kurse um höchstens 30 Grad voneinander abweichen und kein gegnerischer Rumpf dazwischen ist.',
    'Et skib følger det næste, når dets stævn er højst 2 tommer fra det andets hæk og højst 30 grader fra dets akse, kurserne højst afviger 30 grader fra hinanden, og intet fjendtligt skrog ligger imellem.',
  ),
  'LOB-107': printed(
    'Heck (Bug) kreuzen',
    'A frigate or ship of the line rakes an enemy when it crosses that ship’s stern or bow within 5 inches: its fire from there does double damage.',
    'Kreuzt eine Fregatte oder ein Linienschiff Bug oder Heck eines Gegners auf höchstens 5 Zoll Entfernung, ist der Schaden der Breitseite von dort verdoppelt.',
    'Når en fregat eller et linjeskib krydser en fjendes hæk eller stævn inden for 5 tommer, fordobles skaden af bredsiden derfra.',
  ),
  'LOB-108': ruled(
    'Heck (Bug) kreuzen',
    'A ship rakes if it moved this turn, its target is in the arc of fire, its hull is within 5 inches of the target’s bow or stern, and its centre is within 30 degrees of the target’s axis. Counter-fire never rakes.',
    'Ein Schiff kreuzt, wenn es in diesem Zug gesegelt ist, das Ziel im Schusswinkel liegt, der eigene Rumpf höchstens 5 Zoll von Bug oder Heck des Ziels und die eigene Mitte höchstens 30 Grad von dessen Längsachse entfernt ist. Ein Gegenschlag gilt nie als Kreuzen.',
    'Et skib krydser, når det har sejlet i trækket, målet er i skudvinklen, dets skrog er højst 5 tommer fra målets stævn eller hæk, og dets midte er højst 30 grader fra målets længdeakse. Svarild regnes aldrig som krydsning.',
  ),
  'LOB-109': printed(
    'Heck (Bug) kreuzen und retten',
    'A ship that rakes may also try to sail on. If its test succeeds, the damage is tripled and the ship makes one more move at its present speed (ruling: declared when firing, tested before the hit roll, sailed after the exchange of fire).',
    '„Kreuzen und Retten“ ist ein Kreuzen mit Probe: Gelingt sie, ist der Schaden verdreifacht, und das Schiff darf mit seiner jetzigen Geschwindigkeit noch einmal segeln (Auslegung: angesagt beim Feuern, geprüft vor dem Trefferwurf, gesegelt nach dem Schlagabtausch).',
    '»Krydsning og redning« er en krydsning med prøve: lykkes den, tredobles skaden, og skibet må sejle endnu en gang med sin nuværende fart (fortolkning: meldt ved skuddet, prøvet før træfferkastet, sejlet efter skudvekslingen).',
  ),
  'LOB-110': ruled(
    'Heck (Bug) kreuzen und retten',
    'If the test for raking and sailing on fails, the damage is normal, or double if so agreed, and there is no further move.',
    'Misslingt die Probe für „Kreuzen und Retten“, ist der Schaden einfach oder, wenn vereinbart, doppelt, und das Schiff segelt nicht weiter.',
    'Mislykkes prøven for krydsning og redning, er skaden normal eller, hvor det er aftalt, dobbelt, og skibet sejler ikke videre.',
  ),
  'LOB-111': printed(
    'Spezial-Manöver',
    'A successful manoeuvre is entered in the log (ruling: each test passed, one raking shot per ship per turn, and each line newly formed in play).',
    'Ein gelungenes Manöver wird ins Logbuch eingetragen (Auslegung: jede bestandene Probe, ein Kreuzen je Schiff und Zug und jede im Spiel neu gebildete Linie).',
    'En lykket manøvre føres i logbogen (fortolkning: hver bestået prøve, én krydsning pr. skib og træk og hver linje dannet i spillet).',
  ),
  'LOB-112': ruled(
    'Line of Battle',
    'Once an enemy hull has crossed a link in the line in the movement phase, the link stays broken until the end of the turn.',
    'Hat ein gegnerischer Rumpf die Linie in der Bewegungsphase zwischen zwei Schiffen gekreuzt, bleibt sie dort bis zum Ende des Zugs unterbrochen.',
    'Når et fjendtligt skrog har krydset et led i linjen i bevægelsesfasen, er leddet brudt til trækkets slutning.',
  ),
  'LOB-115': printed(
    'Landeoperationen',
    'A landing begins and ends on a ship and is aimed at objectives on land, which are marked by priority (ruling: only for the side with the task); fighting ashore is not played out.',
    'Eine Landung beginnt und endet auf einem Schiff; ihre Ziele an Land werden in der Reihenfolge ihrer Wichtigkeit festgelegt (Auslegung: nur für die Seite mit dem Auftrag); Kampf an Land wird nicht gespielt.',
    'En landgang begynder og slutter på et skib og gælder mål i land, som mærkes efter prioritet (fortolkning: kun for siden med opgaven); kamp i land spilles ikke.',
  ),
  'LOB-116': printed(
    'Landeoperationen',
    'A ship lands its party anywhere on the coast (ruling: within 1 inch of it after moving or at anchor, with no enemy within 2 inches).',
    'Ein Schiff setzt seinen Trupp irgendwo an der Küste ab (Auslegung: höchstens 1 Zoll davon nach der Fahrt oder vor Anker, kein Gegner im Umkreis von 2 Zoll).',
    'Et skib sætter sin trop i land hvor som helst på kysten (fortolkning: højst 1 tomme fra den efter sejlads eller for anker, ingen fjende inden for 2 tommer).',
  ),
  'LOB-117': printed(
    'Landeoperationen',
    'The pick-up point may differ from the landing place and is marked before the landing.',
    'Der Aufnahmepunkt darf vom Landepunkt abweichen und wird vor der Landung bezeichnet.',
    'Opsamlingsstedet må være et andet end landingsstedet og udpeges før landgangen.',
  ),
  'LOB-118': printed(
    'Landeoperationen',
    'A landing takes a quarter as many turns as there are inches from the landing place to the objective and on to the pick-up (ruling: halves rounded up, at least 1).',
    'Eine Landung dauert so viele Züge wie ein Viertel der Strecke in Zoll vom Landepunkt über das Ziel zum Aufnahmepunkt (Auslegung: halbe aufgerundet, wenigstens 1).',
    'En landgang varer et antal træk på en fjerdedel af afstanden i tommer fra landingsstedet over målet til opsamlingsstedet (fortolkning: halve rundes op, mindst 1).',
  ),
  'LOB-119': printed(
    'Landeoperationen',
    'It succeeds if a ship is at the pick-up point when the time is up (ruling: one of your own, within 1 inch).',
    'Sie gelingt, wenn bei Ablauf der Zeit ein Schiff am Aufnahmepunkt ist (Auslegung: ein eigenes, höchstens 1 Zoll entfernt).',
    'Den lykkes, hvis et skib er ved opsamlingspunktet, når tiden er gået (fortolkning: et af ens egne, inden for 1 tomme).',
  ),
  'LOB-120': printed(
    'Landeoperationen',
    'It fails if no ship is there by then, or if the ship has been sunk.',
    'Sie misslingt, wenn dann kein Schiff dort ist oder das Schiff versenkt wurde.',
    'Den mislykkes, hvis intet skib er der til den tid, eller skibet er sænket.',
  ),
  'LOB-121': printed(
    'Landeoperationen',
    'A scenario may also require that the ship leaves the battle safely.',
    'Ein Szenario kann zudem verlangen, dass das Schiff die Schlacht sicher verlässt.',
    'Et scenarie kan også kræve, at skibet slipper sikkert ud af slaget.',
  ),
  'LOB-122': printed(
    'Landeoperationen',
    'Between landing and pick-up the ship may wait or sail where it likes.',
    'Zwischen Landung und Aufnahme darf das Schiff warten oder frei segeln.',
    'Mellem landgang og opsamling må skibet vente eller sejle frit omkring.',
  ),
  'LOB-123': ruled(
    'Landeoperationen',
    'A party that lands in turn t for n turns is picked up at the end of movement in turn t+n.',
    'Ein im Zug t für n Züge gelandeter Trupp wird am Ende der Bewegung im Zug t+n abgeholt.',
    'En trop landsat i træk t for n træk hentes ved bevægelsens slutning i træk t+n.',
  ),
  'LOB-125': printed(
    'Das Schlachtfeld verlassen',
    'A ship that leaves the board has fled and is out of the battle.',
    'Ein Schiff, das das Spielfeld verlässt, ist geflohen und scheidet aus der Schlacht aus.',
    'Et skib, der forlader bordet, er flygtet og ude af slaget.',
  ),
  'LOB-126': printed(
    'Das Schlachtfeld verlassen',
    'On the open sea the players may agree to shift all ships together towards the middle (ruling: when every operational ship lies within 6 inches of an edge), but never with objectives, harbours or islands in play.',
    'Auf offener See dürfen die Spieler sich einigen, alle Schiffe gemeinsam zur Mitte zu rücken (Auslegung: wenn jedes einsatzfähige höchstens 6 Zoll von einem Rand liegt), nie mit Missionszielen, Häfen oder Inseln.',
    'På åbent hav må spillerne enes om at rykke alle skibe samlet ind mod midten (fortolkning: når hvert kampdygtigt skib ligger højst 6 tommer fra en kant), men aldrig med mål, havne eller øer i spil.',
  ),
  'LOB-127': ruled(
    'Das Schlachtfeld verlassen',
    'A ship has left when the centre of its hull crosses the edge.',
    'Ein Schiff hat das Spielfeld verlassen, wenn die Mitte seines Rumpfs den Rand überquert.',
    'Et skib er væk, når midten af dets skrog passerer kanten.',
  ),
} satisfies Record<string, RuleRow>

import { primerCard } from '@grognard/umpire'
import type { Guide } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { diagrams } from './diagrams.ts'
import { glossary } from './glossary.ts'
import { lesson } from './lesson.ts'

const card = primerCard<RuleId>

/** How it is played, in the order in which it is read. */
export const guide: Guide<RuleId> = {
  primer: [
    card(
      ['WAS-045', 'WAS-047'],
      [
        'A turn',
        'First both sides roll for initiative: the player with the higher total acts second in every phase, which is an advantage. Then ships sail and aircraft take off. Anti-aircraft guns fire at the aircraft, which then attack. After that ships fire, then submarines, and last of all the aircraft return.',
      ],
      [
        'Ein Zug',
        'Zuerst würfeln beide Seiten um die Initiative: Wer die höhere Summe hat, handelt in jeder Phase als Zweiter, was ein Vorteil ist. Dann fahren die Schiffe, und die Flugzeuge starten. Die Flugabwehr schießt auf sie, danach greifen sie an. Es feuern erst die Schiffe, dann die U-Boote; zuletzt kehren die Flugzeuge zurück.',
      ],
      [
        'Et træk',
        'Først kaster begge sider om initiativet: den, der har den højeste sum, handler sidst i hver fase, og det er en fordel. Så sejler skibene, og flyene starter. Luftværnet skyder på dem, derefter angriber de. Først skyder skibene, så ubådene, og til sidst vender flyene hjem.',
      ],
    ),
    card(
      ['WAS-001', 'WAS-011', 'WAS-007'],
      [
        'Cards and the ruler',
        'The ruler has sections of 90 mm: the first is range 0, the second range 1, and so on. Ranges are measured from main mast to main mast. A card shows how many dice a weapon rolls at each range, and what armour and hull points the ship has.',
      ],
      [
        'Einheitenkarten und Lineal',
        'Das Lineal hat Abschnitte von 90 mm: Der erste ist Reichweite 0, der zweite Reichweite 1 und so weiter. Gemessen wird von Hauptmast zu Hauptmast. Auf der Einheitenkarte steht, mit wie vielen Würfeln eine Waffe auf jede Reichweite angreift, welche Panzerung und wie viele Rumpfpunkte die Einheit hat.',
      ],
      [
        'Enhedskort og lineal',
        'Linealen har afsnit på 90 mm: det første er afstand 0, det andet afstand 1 og så videre. Der måles fra hovedmast til hovedmast. På skibets enhedskort står, hvor mange terninger et våben kaster på hver afstand, og hvilket panser og hvor mange skrogpoint skibet har.',
      ],
      ['was.ranges'],
    ),
    card(
      ['WAS-056', 'WAS-058', 'WAS-060', 'WAS-062'],
      [
        'Sailing',
        'Each movement point moves a ship up to 90 mm and lets it change course by up to 90°. Before each change of course a ship sails its own length straight ahead. Going astern costs 1 point, turning on the spot 2. Hulls never overlap, and no ship passes through another.',
      ],
      [
        'Fahren',
        'Mit einem Bewegungspunkt fährt ein Schiff bis zu 90 mm und ändert seinen Kurs um bis zu 90°. Vor jeder Drehung fährt ein Schiff seine eigene Länge geradeaus. Rückwärtsfahrt kostet 1 Punkt, Wenden auf der Stelle 2. Rümpfe überlappen sich nie, und kein Schiff fährt durch ein anderes hindurch.',
      ],
      [
        'Sejlads',
        'Et bevægelsespoint giver op til 90 mm sejlads og op til 90° kursændring. Før hver drejning sejler et skib sin egen længde ligeud. At bakke koster 1 point, at vende på stedet 2. Skrog overlapper aldrig, og intet skib sejler gennem et andet.',
      ],
      ['was.sailing'],
    ),
    card(
      ['WAS-015', 'WAS-019', 'WAS-020'],
      [
        'Dice and armour',
        'A 4 or 5 is one success, a 6 is two. Successes that reach the armour take 1 hull point; successes that reach the vital armour destroy the ship. Torpedoes ignore armour: each 6 hits and takes 2 hull points. You see the chances of every attack before you roll.',
      ],
      [
        'Würfel und Panzerung',
        'Eine 4 oder 5 ist ein Erfolg, eine 6 zählt als zwei. Erreichen die Erfolge die Panzerung, kostet das 1 Rumpfpunkt; erreichen sie die Vitalpanzerung, ist das Schiff zerstört. Gegen Torpedos hilft keine Panzerung: Jede 6 trifft und kostet 2 Rumpfpunkte. Die Aussichten jedes Angriffs siehst du, bevor du würfelst.',
      ],
      [
        'Terninger og panser',
        'En 4’er eller 5’er er én succes, en 6’er er to. Når succeserne op på panseret, koster det 1 skrogpoint; når de op på vitalpanseret, er skibet ødelagt. Mod torpedoer hjælper intet panser: hver 6’er rammer og koster 2 skrogpoint. Du ser chancerne for hvert angreb, før du kaster.',
      ],
    ),
    card(
      ['WAS-085', 'WAS-088', 'WAS-095'],
      [
        'Guns and torpedoes',
        'Each battery of a ship fires once a turn, and so do its torpedoes. At range 0 guns fire flat, and any ship in the line blocks them; at longer ranges, shells plunge over ships, but not over land. Torpedoes never pass a ship.',
      ],
      [
        'Geschütze und Torpedos',
        'Jede Batterie eines Schiffs feuert einmal im Zug, ebenso seine Torpedos. Auf Reichweite 0 schießen Geschütze flach, und jedes Schiff dazwischen versperrt die Schusslinie; auf größere Reichweiten gehen die Granaten steil über Schiffe hinweg, nicht aber über Land. Torpedos kommen an keinem Schiff vorbei.',
      ],
      [
        'Kanoner og torpedoer',
        'Hvert batteri på et skib skyder én gang pr. træk, og det gør torpedoerne også. På afstand 0 skyder kanoner fladt, og ethvert skib på linjen spærrer; længere ude går granaterne hen over skibe, men ikke over land. Torpedoer kommer ikke forbi et skib.',
      ],
      ['was.torpedoes'],
    ),
    card(
      ['WAS-105', 'WAS-116', 'WAS-121', 'WAS-151'],
      [
        'Aircraft',
        'Place aircraft one at a time, anywhere. Ships and fighters fire first; an aborted squadron does not attack. Bombers must touch their target; torpedoes and strafing reach 90 mm. Squadrons on carriers fly every turn, those at the airbase every other turn.',
      ],
      [
        'Flugzeuge',
        'Setze Flugzeuge einzeln, an beliebiger Stelle. Schiffe und Jäger schießen zuerst; eine abgewehrte Staffel greift nicht an. Bomber müssen ihr Ziel berühren, Torpedos und Bordwaffen reichen 90 mm. Staffeln auf Trägern fliegen jeden Zug, die auf dem Flugplatz jeden zweiten.',
      ],
      [
        'Fly',
        'Sæt dem ét ad gangen, hvor du vil. Skibe og jagerfly skyder først; en afvist eskadrille angriber ikke. Bombere skal røre deres mål, torpedoer og maskingeværer når 90 mm. Hangarskibes eskadriller flyver hvert træk, flybasens hvert andet.',
      ],
    ),
    card(
      ['WAS-130', 'WAS-132', 'WAS-135'],
      [
        'Submarines',
        'Submarines fire their torpedoes after all the ships. Aircraft can attack one only if a ship or submarine of their side is within 270 mm of it, or on a roll of 4 or more. Destroyers hunt submarines with depth charges instead of guns, and merely having a destroyer nearby costs a submarine one torpedo die.',
      ],
      [
        'U-Boote',
        'U-Boote schießen ihre Torpedos als Letzte ab. Ein Flugzeug darf ein U-Boot nur angreifen, wenn ein Schiff oder U-Boot der eigenen Seite höchstens 270 mm von ihm entfernt ist oder nach einem Wurf von 4 oder mehr. Zerstörer jagen U-Boote mit Wasserbomben statt mit Geschützen, und jeder Zerstörer in der Nähe kostet ein U-Boot einen Torpedowürfel.',
      ],
      [
        'Ubåde',
        'Ubåde affyrer deres torpedoer til allersidst. Et fly må kun angribe en ubåd, hvis et skib eller en ubåd fra dets egen side er inden for 270 mm af den, eller efter et kast på 4 eller mere. Destroyere jager ubåde med dybdebomber i stedet for kanoner, og hver destroyer i nærheden koster en ubåd én torpedoterning.',
      ],
    ),
    card(
      ['WAS-049', 'WAS-140', 'WAS-141'],
      [
        'Damage',
        'Losses take effect at the end of the phase, so a ship that is going down still fires. A ship with 1 hull point left is crippled: it has weaker armour, is slower, and takes −1 on each die when attacking. Fire at damaged ships, or let torpedoes finish them.',
      ],
      [
        'Schaden',
        'Verluste gelten erst am Ende der Phase; auch ein sinkendes Schiff feuert also noch. Bleibt einem Schiff nur 1 Rumpfpunkt, ist es schwer beschädigt: Es hat weniger Panzerung, ist langsamer und greift mit −1 je Würfel an. Schieß auf beschädigte Schiffe, oder überlass den Rest den Torpedos.',
      ],
      [
        'Skade',
        'Tab gælder først ved fasens slutning, så også et synkende skib skyder stadig. Et skib med 1 skrogpoint tilbage er svært beskadiget: det har svagere panser, er langsommere og angriber med −1 pr. terning. Skyd på beskadigede skibe, eller overlad resten til torpedoerne.',
      ],
    ),
    card(
      ['WAS-160', 'WAS-161', 'WAS-162'],
      [
        'How it ends',
        'You score the points of the enemies you destroy. A ship within 90 mm of an objective claims it at the end of the turn if no enemy ship is within 180 mm; each is worth half a fleet’s points. The first side to reach one and a half times a fleet’s points wins. Scenarios have goals of their own.',
      ],
      [
        'Ende und Sieg',
        'Zerstörte Feinde bringen ihre Punkte ein. Ein Schiff im Umkreis von 90 mm um eine Zielmarke nimmt sie am Ende des Zugs ein, wenn im Umkreis von 180 mm kein feindliches liegt; jede zählt so viel wie eine halbe Flotte. Wer so viele Punkte hat, wie anderthalb Flotten kosten, gewinnt. Szenarien haben eigene Ziele.',
      ],
      [
        'Hvordan det slutter',
        'Ødelagte fjender giver deres point. Et skib inden for 90 mm af et målmærke tager det ved trækkets slutning, hvis intet fjendtligt skib er inden for 180 mm; hvert er en halv flåde værd. Den, der har point for halvanden flåde, vinder. Scenarier har deres egne mål.',
      ],
    ),
  ],
  glossary,
  lesson,
  diagrams,
}

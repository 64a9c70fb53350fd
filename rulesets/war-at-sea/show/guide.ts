import { primerCard } from '@grognard/umpire'
import type { Guide } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'
import { glossary } from './glossary.ts'

const card = primerCard<RuleId>

/** How it is played, in the order in which it is read. */
export const guide: Guide<RuleId> = {
  primer: [
    card(
      ['WAS-045', 'WAS-047'],
      [
        'A turn',
        'First the dice for initiative: the player with the higher total acts second in every phase, and that is better. Then ships sail, aircraft fly out, antiair fire meets them, aircraft attack, ships fire, submarines fire, and aircraft return.',
      ],
      [
        'Ein Zug',
        'Zuerst die Würfel für die Initiative: Wer die höhere Summe hat, handelt in jeder Phase als Zweiter, und das ist besser. Dann fahren Schiffe, Flugzeuge starten, die Flugabwehr empfängt sie, sie greifen an, Schiffe feuern, U-Boote feuern, und die Flugzeuge kehren zurück.',
      ],
      [
        'Et træk',
        'Først terningerne for initiativet: den, der har den højeste sum, handler sidst i hver fase, og det er en fordel. Så sejler skibe, fly går på vingerne, luftværnet møder dem, de angriber, skibe skyder, ubåde skyder, og flyene vender hjem.',
      ],
    ),
    card(
      ['WAS-001', 'WAS-011', 'WAS-007'],
      [
        'Cards and the ruler',
        'The ruler has sections of 90 mm: the first is range 0, the second range 1, and so on, from main mast to main mast. A card tells how many dice a weapon rolls at each range, and what armour and hull points the ship has.',
      ],
      [
        'Karten und Lineal',
        'Das Lineal hat Abschnitte von 90 mm: Der erste ist Reichweite 0, der zweite Reichweite 1 und so weiter, von Hauptmast zu Hauptmast. Eine Karte sagt, mit wie vielen Würfeln eine Waffe auf jede Reichweite würfelt und wie viel Panzerung und Rumpfpunkte das Schiff hat.',
      ],
      [
        'Kort og lineal',
        'Linealen har afsnit på 90 mm: det første er afstand 0, det andet afstand 1 og så videre, fra hovedmast til hovedmast. Et kort fortæller, hvor mange terninger et våben kaster på hver afstand, og hvilket panser og hvor mange skrogpoint skibet har.',
      ],
    ),
    card(
      ['WAS-056', 'WAS-058', 'WAS-060', 'WAS-062'],
      [
        'Sailing',
        'A movement point is up to 90 mm and lets the course change by up to 90°. Before each turn a ship sails its own length straight ahead. Going astern costs a point, turning on the spot two. Hulls never overlap, and nobody passes through another.',
      ],
      [
        'Fahren',
        'Ein Bewegungspunkt sind bis zu 90 mm und bis zu 90° Kursänderung. Vor jeder Drehung fährt ein Schiff seine eigene Länge geradeaus. Rückwärtsfahrt kostet einen Punkt, Wenden auf der Stelle zwei. Rümpfe überlappen sich nie, und niemand fährt durch einen anderen hindurch.',
      ],
      [
        'Sejlads',
        'Et bevægelsespoint er op til 90 mm og op til 90° kursændring. Før hver drejning sejler et skib sin egen længde ligeud. At bakke koster ét point, at vende på stedet to. Skrog overlapper aldrig, og ingen sejler gennem en anden.',
      ],
    ),
    card(
      ['WAS-015', 'WAS-019', 'WAS-020'],
      [
        'Dice and armour',
        'A 4 or 5 is one success, a 6 is two. As many as the armour: 1 hull point lost. As many as the vital armour: destroyed. Torpedoes ignore armour: each 6 hits and takes 2 hull points. The chances stand beside every attack before you roll.',
      ],
      [
        'Würfel und Panzerung',
        'Eine 4 oder 5 ist ein Erfolg, eine 6 sind zwei. So viele wie die Panzerung: 1 Rumpfpunkt verloren. So viele wie die Vitalpanzerung: zerstört. Torpedos kümmert keine Panzerung: Jede 6 trifft und kostet 2 Rumpfpunkte. Vor dem Wurf stehen bei jedem Angriff die Aussichten.',
      ],
      [
        'Terninger og panser',
        'En 4’er eller 5’er er én succes, en 6’er er to. Lige så mange som panseret: 1 skrogpoint tabt. Lige så mange som vitalpanseret: ødelagt. Torpedoer ser bort fra panser: hver 6’er rammer og koster 2 skrogpoint. Chancerne står ved hvert angreb, før du kaster.',
      ],
    ),
    card(
      ['WAS-085', 'WAS-088', 'WAS-095'],
      [
        'Guns and torpedoes',
        'Each battery of a ship fires once a turn, and so do its torpedoes. At range 0 guns fire flat, and any ship in the line blocks; farther off shells plunge over ships, but not over land. Torpedoes never pass a ship.',
      ],
      [
        'Geschütze und Torpedos',
        'Jede Batterie eines Schiffs feuert einmal im Zug, seine Torpedos auch. Auf Reichweite 0 schießen Geschütze flach, und jedes Schiff auf der Linie sperrt; weiter weg gehen Granaten steil über Schiffe hinweg, nicht aber über Land. Torpedos kommen an keinem Schiff vorbei.',
      ],
      [
        'Kanoner og torpedoer',
        'Hvert batteri på et skib skyder én gang pr. træk, og det gør torpedoerne også. På afstand 0 skyder kanoner fladt, og ethvert skib på linjen spærrer; længere ude går granaterne hen over skibe, men ikke over land. Torpedoer kommer ikke forbi et skib.',
      ],
    ),
    card(
      ['WAS-105', 'WAS-116', 'WAS-121', 'WAS-151'],
      [
        'Aircraft',
        'Place them one at a time, anywhere. Ships and fighters fire first; an aborted squadron does not attack. Bombers must touch their target, torpedoes and strafing reach 90 mm. Squadrons of carriers fly every turn, those from land every other turn.',
      ],
      [
        'Flugzeuge',
        'Setze sie einzeln, an beliebiger Stelle. Schiffe und Jäger schießen zuerst; eine abgewehrte Staffel greift nicht an. Bomber müssen ihr Ziel berühren, Torpedos und Bordwaffen reichen 90 mm. Staffeln von Trägern fliegen jeden Zug, die vom Land jeden zweiten.',
      ],
      [
        'Fly',
        'Sæt dem ét ad gangen, hvor du vil. Skibe og jagerfly skyder først; en afvist eskadrille angriber ikke. Bombere skal røre deres mål, torpedoer og maskingeværer når 90 mm. Hangarskibes eskadriller flyver hvert træk, de fra land hvert andet.',
      ],
    ),
    card(
      ['WAS-130', 'WAS-132', 'WAS-135'],
      [
        'Submarines',
        'They fire torpedoes last of all. Aircraft can attack one only within 270 mm of a friend at sea, or after a die of 4 or more. Destroyers hunt them with depth charges instead of their guns, and by being near they spoil its aim.',
      ],
      [
        'U-Boote',
        'Sie feuern ihre Torpedos als Letzte. Flugzeuge können eines nur angreifen, wenn ein Freund auf See höchstens 270 mm entfernt ist, oder nach einem Wurf von 4 oder mehr. Zerstörer jagen sie mit Wasserbomben statt mit Geschützen und stören schon durch ihre Nähe beim Zielen.',
      ],
      [
        'Ubåde',
        'De affyrer torpedoer til allersidst. Fly kan kun angribe en inden for 270 mm af en ven på havet, eller efter et kast på 4 eller mere. Destroyere jager dem med dybdebomber i stedet for kanoner og forstyrrer deres sigte alene ved at være nær.',
      ],
    ),
    card(
      ['WAS-049', 'WAS-140', 'WAS-141'],
      [
        'Damage',
        'Losses count at the end of the phase, so a ship that is going down still fires. A ship with 1 hull point left is crippled: weaker armour, slower, and −1 on every die that it rolls in attack. Fire at damaged ships, or let torpedoes finish them.',
      ],
      [
        'Schaden',
        'Verluste zählen am Ende der Phase; ein sinkendes Schiff feuert also noch. Ein Schiff mit 1 verbliebenen Rumpfpunkt ist schwer beschädigt: weniger Panzerung, langsamer und −1 auf jeden Würfel beim Angriff. Schieß auf beschädigte Schiffe, oder lass Torpedos den Rest tun.',
      ],
      [
        'Skade',
        'Tab tæller ved fasens slutning, så et synkende skib skyder stadig. Et skib med 1 skrogpoint tilbage er svært beskadiget: svagere panser, langsommere og −1 på hver terning, når det angriber. Skyd på beskadigede skibe, eller lad torpedoer gøre resten.',
      ],
    ),
    card(
      ['WAS-160', 'WAS-161', 'WAS-162'],
      [
        'How it ends',
        'Destroyed enemies score their points. A ship within 90 mm of an objective claims it at the end of the turn if no enemy ship is within 180 mm; each is worth half a fleet. One and a half fleets win. Scenarios have goals of their own.',
      ],
      [
        'Wie es endet',
        'Zerstörte Feinde zählen ihre Punkte. Ein Schiff höchstens 90 mm von einer Zielmarke nimmt sie am Ende des Zugs ein, wenn kein feindliches Schiff bis 180 mm nahe ist; jede zählt eine halbe Flotte. Anderthalb Flotten gewinnen. Szenarien haben eigene Ziele.',
      ],
      [
        'Hvordan det slutter',
        'Ødelagte fjender giver deres point. Et skib inden for 90 mm af et målmærke tager det ved trækkets slutning, hvis intet fjendtligt skib er inden for 180 mm; hvert er en halv flåde værd. Halvanden flåde vinder. Scenarier har deres egne mål.',
      ],
    ),
  ],
  glossary,
}

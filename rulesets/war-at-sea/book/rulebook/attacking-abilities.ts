import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Abilities that change a unit’s own attacks. */
export const attackingAbilities = {
  'WAS-A01': printed(
    'Fähigkeiten',
    'Advanced Fighter 2: 2 more dice in anti-aircraft attacks on fighters.',
    'Überlegener Jäger 2: 2 Würfel mehr im Luftkampf gegen Jäger.',
    'Overlegent jagerfly 2: 2 terninger mere i luftkamp mod jagerfly.',
  ),
  'WAS-A02': printed(
    'Fähigkeiten',
    'Alternate Payload 6: once in a battle it may attack with bombs, 6 dice, instead of its torpedo.',
    'Andere Beladung 6: Einmal in der Schlacht darf das Flugzeug statt des Torpedos mit Bomben angreifen, mit 6 Würfeln.',
    'Anden last 6: én gang i slaget må det angribe med bomber, 6 terninger, i stedet for sin torpedo.',
  ),
  'WAS-A03': printed(
    'Fähigkeiten',
    'Anti-Aircraft Specialist: in each air defence it makes two anti-aircraft attacks with full dice, on different targets.',
    'Flugabwehrspezialist: In jeder Luftverteidigung macht das Schiff zwei volle Flugabwehrangriffe auf verschiedene Ziele.',
    'Luftværnsspecialist: i hvert luftforsvar gør det to fulde luftværnsangreb på forskellige mål.',
  ),
  'WAS-A05': printed(
    'Fähigkeiten',
    'Audacious Attack: once in a battle it makes two torpedo attacks in one phase, on targets more than 90 mm apart.',
    'Kühner Angriff: Einmal in der Schlacht macht das Boot zwei Torpedoangriffe in einer Phase, auf Ziele, die mehr als 90 mm auseinanderliegen.',
    'Dristigt angreb: én gang i slaget gør den to torpedoangreb i én fase, mod mål, der er mere end 90 mm fra hinanden.',
  ),
  'WAS-A06': printed(
    'Fähigkeiten',
    'Battleship Killer: 1 more torpedo die against battleships.',
    'Schlachtschiffkiller: 1 Torpedowürfel mehr gegen Schlachtschiffe.',
    'Slagskibsdræber: 1 torpedoterning mere mod slagskibe.',
  ),
  'WAS-A12': printed(
    'Fähigkeiten',
    'Destroyer Hunter: 1 more gunnery die against destroyers.',
    'Zerstörerjäger: 1 Geschützwürfel mehr gegen Zerstörer.',
    'Destroyerjæger: 1 kanonterning mere mod destroyere.',
  ),
  'WAS-A17': printed(
    'Fähigkeiten',
    'Excellent Spotting: 1 more gunnery die against a ship that another friendly ship has fired at with guns this phase (ruling: or has been named to fire).',
    'Gute Beobachtung: 1 Geschützwürfel mehr gegen ein Schiff, auf das in dieser Phase ein anderes befreundetes Schiff geschossen hat (Auslegung: oder zu schießen angesagt hat).',
    'God observation: 1 kanonterning mere mod et skib, som et andet eget skib har skudt på med kanoner i denne fase (fortolkning: eller har meldt sin ild).',
  ),
  'WAS-A26': printed(
    'Fähigkeiten',
    'Extended Range 4: while undamaged its main guns fire at range 4 with the dice of range 3.',
    'Erhöhte Reichweite 4: Unbeschädigt schießt die Hauptartillerie dieses Schiffs auf Reichweite 4 mit den Würfeln von Reichweite 3.',
    'Øget rækkevidde 4: ubeskadiget skyder dets hovedskyts på afstand 4 med terningerne for afstand 3.',
  ),
  'WAS-A27': printed(
    'Fähigkeiten',
    'Extended Range 5: while undamaged its main guns fire at ranges 4 and 5 with the dice of range 3.',
    'Erhöhte Reichweite 5: Unbeschädigt schießt die Hauptartillerie dieses Schiffs auf Reichweite 4 und 5 mit den Würfeln von Reichweite 3.',
    'Øget rækkevidde 5: ubeskadiget skyder dets hovedskyts på afstand 4 og 5 med terningerne for afstand 3.',
  ),
  'WAS-A28': printed(
    'Fähigkeiten',
    'Finish Him Off: 1 more die against damaged ships.',
    'Gib ihm den Rest: 1 Würfel mehr gegen beschädigte Schiffe.',
    'Giv ham nådesstødet: 1 terning mere mod beskadigede skibe.',
  ),
  'WAS-A33': printed(
    'Fähigkeiten',
    'Interceptor: with no enemy fighter within range 0 it has 1 more die in anti-aircraft attacks on bombers.',
    'Abfangjäger: Ohne feindlichen Jäger in Reichweite 0 hat dieser Jäger 1 Würfel mehr im Luftkampf gegen Bomber.',
    'Interceptor: uden fjendtligt jagerfly inden for afstand 0 har det 1 terning mere i luftkamp mod bombere.',
  ),
  'WAS-A37': printed(
    'Fähigkeiten',
    'Long-Lance Torpedoes: each of its torpedo hits takes 1 hull point more.',
    'Long-Lance-Torpedos: Jeder Torpedotreffer dieses Schiffs kostet 1 Rumpfpunkt mehr.',
    'Long Lance-torpedoer: hver af dets torpedotræffere koster 1 skrogpoint mere.',
  ),
  'WAS-A39': printed(
    'Fähigkeiten',
    'Pinpointer: at the start of its side’s air attack it names an enemy ship within range 2: friendly submarines have 1 more torpedo die against that ship this turn.',
    'Zielweiser: Zu Beginn des eigenen Luftangriffs meldet das Flugzeug ein feindliches Schiff in Reichweite 2: Befreundete U-Boote haben in diesem Zug 1 Torpedowürfel mehr gegen dieses Schiff.',
    'Målviser: ved eget luftangrebs begyndelse nævner det et fjendtligt skib inden for afstand 2: egne ubåde har 1 torpedoterning mere mod det skib i dette træk.',
  ),
  'WAS-A42': printed(
    'Fähigkeiten',
    'Radar Fire Control: while undamaged it has 1 more die for its main guns.',
    'Radarfeuerleitung: Unbeschädigt hat das Schiff 1 Würfel mehr für die Hauptartillerie.',
    'Radarildledelse: ubeskadiget har det 1 terning mere til hovedskytset.',
  ),
  'WAS-A44': printed(
    'Fähigkeiten',
    'Raider: 1 more gunnery die against destroyers and auxiliaries.',
    'Handelsstörer: 1 Geschützwürfel mehr gegen Zerstörer und Hilfsschiffe.',
    'Handelskaper: 1 kanonterning mere mod destroyere og hjælpeskibe.',
  ),
  'WAS-A45': printed(
    'Fähigkeiten',
    'Raider Hunter: 1 more gunnery die against cruisers and auxiliaries.',
    'Jäger der Handelsstörer: 1 Geschützwürfel mehr gegen Kreuzer und Hilfsschiffe.',
    'Kaperjæger: 1 kanonterning mere mod krydsere og hjælpeskibe.',
  ),
  'WAS-A46': printed(
    'Fähigkeiten',
    'Rapid Fire: once in a battle, before its main guns fire at a ship, it takes 2 more dice.',
    'Schnellfeuer: Einmal in der Schlacht hat die Hauptartillerie 2 Würfel mehr gegen ein Schiff; du sagst es an, bevor sie schießt.',
    'Hurtigild: én gang i slaget, før hovedskytset skyder på et skib, tager det 2 terninger mere.',
  ),
  'WAS-A49': printed(
    'Fähigkeiten',
    'Shadowing: at the start of its side’s air attack it names an enemy ship within range 2: friendly aircraft have 1 more die against that ship this turn.',
    'Fühlungshalter: Zu Beginn des eigenen Luftangriffs meldet das Flugzeug ein feindliches Schiff in Reichweite 2: Eigene Flugzeuge haben in diesem Zug 1 Würfel mehr gegen dieses Schiff.',
    'Følingholder: ved eget luftangrebs begyndelse nævner det et fjendtligt skib inden for afstand 2: egne fly har 1 terning mere mod det skib i dette træk.',
  ),
  'WAS-A51': printed(
    'Fähigkeiten',
    'Sharpshooter: concealment against its attacks works only on a 6.',
    'Scharfschütze: Sichtschutz gegen die Angriffe dieser Einheit wirkt nur bei einer 6.',
    'Skarpskytte: skjul mod dets angreb virker kun på en 6’er.',
  ),
  'WAS-A55': printed(
    'Fähigkeiten',
    'Submerged Shot: it may attack submarines within range 0 with torpedoes.',
    'Getauchter Schuss: Das Boot darf U-Boote in Reichweite 0 mit Torpedos angreifen.',
    'Neddykket skud: den må angribe ubåde inden for afstand 0 med torpedoer.',
  ),
  'WAS-A56': printed(
    'Fähigkeiten',
    'Surprise: in turn 1 it has 1 more die in its attacks.',
    'Überraschung: In Zug 1 hat die Einheit 1 Würfel mehr bei ihren Angriffen.',
    'Overraskelse: i træk 1 har det 1 terning mere ved sine angreb.',
  ),
  'WAS-A58': printed(
    'Fähigkeiten',
    'Valiant Stand: 1 more torpedo die against battleships.',
    'Tapferer Widerstand: 1 Torpedowürfel mehr gegen Schlachtschiffe.',
    'Tapper modstand: 1 torpedoterning mere mod slagskibe.',
  ),
  'WAS-A60': printed(
    'Fähigkeiten',
    'Wolfpack: 1 more torpedo die while another friendly submarine with Wolfpack is in play.',
    'Wolfsrudel: 1 Torpedowürfel mehr, solange ein anderes eigenes U-Boot mit „Wolfsrudel“ im Spiel ist.',
    'Ulvekobbel: 1 torpedoterning mere, så længe en anden egen ubåd med »Ulvekobbel« er i spil.',
  ),
} satisfies Record<string, RuleRow>

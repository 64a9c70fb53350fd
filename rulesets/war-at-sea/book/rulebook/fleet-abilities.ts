import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Abilities of basing, speed and command, and those that help friends. */
export const fleetAbilities = {
  'WAS-A16': printed(
    'Fähigkeiten',
    'Excellent Endurance: once in a battle, at the start of the air mission, its rearming counter is removed.',
    'Große Ausdauer: Einmal in der Schlacht darfst du zu Beginn des Lufteinsatzes die Rüstmarke des Flugzeugs entfernen.',
    'Stor udholdenhed: fjern én gang i slaget dets klargøringsmærke ved luftmissionens begyndelse.',
  ),
  'WAS-A18': printed(
    'Fähigkeiten',
    'Expert ASW: once a turn one friendly torpedo bomber has 1 more die against a submarine.',
    'U-Jagd-Experte: Einmal je Zug hat ein befreundeter Torpedobomber 1 Würfel mehr gegen ein U-Boot.',
    'Ubådsjagtekspert: én gang pr. træk har én egen torpedobomber 1 terning mere mod en ubåd.',
  ),
  'WAS-A19': printed(
    'Fähigkeiten',
    'Expert Bomber 1: once a turn one friendly dive bomber has 1 more bomb die.',
    'Bombenexperte 1: Einmal je Zug hat ein befreundeter Sturzkampfbomber 1 Bombenwürfel mehr.',
    'Bombeekspert 1: én gang pr. træk har én egen styrtbomber 1 bombeterning mere.',
  ),
  'WAS-A20': printed(
    'Fähigkeiten',
    'Expert Bomber 2: once a turn one friendly dive bomber has 2 more bomb dice.',
    'Bombenexperte 2: Einmal je Zug hat ein befreundeter Sturzkampfbomber 2 Bombenwürfel mehr.',
    'Bombeekspert 2: én gang pr. træk har én egen styrtbomber 2 bombeterninger mere.',
  ),
  'WAS-A21': printed(
    'Fähigkeiten',
    'Expert Dogfighter 1: once a turn one friendly fighter has 1 more die in an anti-aircraft attack.',
    'Luftkampfexperte 1: Einmal je Zug hat ein befreundeter Jäger 1 Würfel mehr im Luftkampf.',
    'Luftkampekspert 1: én gang pr. træk har ét eget jagerfly 1 terning mere i luftkamp.',
  ),
  'WAS-A22': printed(
    'Fähigkeiten',
    'Expert Dogfighter 2: once a turn one friendly fighter has 2 more dice in an anti-aircraft attack.',
    'Luftkampfexperte 2: Einmal je Zug hat ein befreundeter Jäger 2 Würfel mehr im Luftkampf.',
    'Luftkampekspert 2: én gang pr. træk har ét eget jagerfly 2 terninger mere i luftkamp.',
  ),
  'WAS-A24': printed(
    'Fähigkeiten',
    'Expert Torpedoes: once a turn one friendly torpedo bomber has 1 more torpedo die.',
    'Torpedoexperte: Einmal je Zug hat ein befreundeter Torpedobomber 1 Torpedowürfel mehr.',
    'Torpedoekspert: én gang pr. træk har én egen torpedobomber 1 torpedoterning mere.',
  ),
  'WAS-A25': printed(
    'Fähigkeiten',
    'Overseas Version: it may also be based on US or UK carriers.',
    'Exportmodell: Das Flugzeug darf auch auf Trägern der USA oder Großbritanniens stationiert sein.',
    'Eksportversion: det må også have base på amerikanske eller britiske hangarskibe.',
  ),
  'WAS-A29': printed(
    'Fähigkeiten',
    'Flotilla Leader: 1 more on the initiative roll for each friendly destroyer in play, but no more than 3.',
    'Flottillenführer: Der Initiativewurf ist für jeden eigenen Zerstörer im Spiel um 1 höher, höchstens um 3.',
    'Flotilleleder: Initiativkastet er 1 højere for hver egen destroyer i spil, højst 3.',
  ),
  'WAS-A32': printed(
    'Fähigkeiten',
    'High-Speed Run: once in a battle, at the start of its side’s sea movement, it may add 1 to its speed for the turn, but then cannot claim an objective that turn.',
    'Äußerste Kraft: Einmal in der Schlacht, zu Beginn der eigenen Seebewegung, kann das Schiff für diesen Zug um 1 schneller werden; dann nimmt es in diesem Zug keine Zielmarke ein.',
    'Fuld kraft: Én gang i slaget, ved egen søbevægelses begyndelse, kan skibet blive 1 hurtigere i dette træk; så tager det intet målmærke i trækket.',
  ),
  'WAS-A34': printed(
    'Fähigkeiten',
    'Land Based: it is never based on a carrier.',
    'Landgestützt: Das Flugzeug ist nie auf einem Träger stationiert.',
    'Landbaseret: det har aldrig base på et hangarskib.',
  ),
  'WAS-A36': printed(
    'Fähigkeiten',
    'Loiter: it gets no rearming counters, so it can fly every turn.',
    'Dauerflug: Das Flugzeug bekommt keine Rüstmarken und kann in jedem Zug fliegen.',
    'Langtidsflyvning: det får ingen klargøringsmærker og kan altså flyve hvert træk.',
  ),
  'WAS-A38': printed(
    'Fähigkeiten',
    'No Sea Control: it cannot claim objectives.',
    'Keine Seeherrschaft: Die Einheit kann keine Zielmarken einnehmen.',
    'Intet søherredømme: det kan ikke tage målmærker.',
  ),
  'WAS-A40': printed(
    'Fähigkeiten',
    'Poor Facilities: when two aircraft return to this carrier, one of them gets a rearming counter.',
    'Dürftige Ausstattung: Kehren zwei Flugzeuge zu diesem Träger zurück, bekommt eines davon eine Rüstmarke.',
    'Ringe faciliteter: når to fly vender hjem til dette hangarskib, får det ene et klargøringsmærke.',
  ),
  'WAS-A50': printed(
    'Fähigkeiten',
    'Shallow Draught: it may sail in island waters, where it neither attacks nor is attacked.',
    'Niedriger Tiefgang: Das Boot darf in Inselgewässern fahren; dort greift es nicht an und wird nicht angegriffen.',
    'Ringe dybgang: det må sejle i øfarvand, hvor det hverken angriber eller angribes.',
  ),
  'WAS-A52': printed(
    'Fähigkeiten',
    'Slow 1: at the start of its side’s sea movement roll a die: on 1 its speed is 1 less this turn, but at least 1.',
    'Langsam 1: Zu Beginn der eigenen Seebewegung würfle: Bei 1 ist das Schiff in diesem Zug um 1 langsamer, aber nie unter Geschwindigkeit 1.',
    'Langsom 1: kast en terning ved egen søbevægelses begyndelse: på 1 er farten 1 mindre i dette træk, men mindst 1.',
  ),
  'WAS-A53': printed(
    'Fähigkeiten',
    'Slow 2: at the start of its side’s sea movement roll a die: on 1 or 2 its speed is 1 less this turn, but at least 1.',
    'Langsam 2: Zu Beginn der eigenen Seebewegung würfle: Bei 1 oder 2 ist das Schiff in diesem Zug um 1 langsamer, aber nie unter Geschwindigkeit 1.',
    'Langsom 2: kast en terning ved egen søbevægelses begyndelse: på 1 eller 2 er farten 1 mindre i dette træk, men mindst 1.',
  ),
  'WAS-A59': printed(
    'Fähigkeiten',
    'Vital Cargo 6: at the end of a turn within 180 mm of land on the enemy half it may be taken off the table for 6 points; one unit a turn (ruling: it is no loss).',
    'Wichtige Ladung 6: Liegt die Einheit am Ende eines Zugs auf der feindlichen Hälfte höchstens 180 mm von Land, darf es den Tisch verlassen und bringt 6 Punkte; eine Einheit je Zug (Auslegung: Es zählt nicht als Verlust).',
    'Vigtig last 6: ligger det ved slutningen af et træk på fjendens halvdel højst 180 mm fra land, må det tages af bordet for 6 point; én enhed pr. træk (fortolkning: det er intet tab).',
  ),
} satisfies Record<string, RuleRow>

import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Abilities that the tabletop rules define anew, and how all of them are used. */
export const redefinedAbilities = {
  'WAS-180': printed(
    'U-Boot-Jäger - Sub Hunter',
    'The unit’s detection range is one section longer, 360 mm (ruling: the extra move of the older game is gone).',
    'Die Erfassungsreichweite der Einheit ist um einen Abschnitt größer, 360 mm (Auslegung: Die zusätzliche Bewegung des älteren Spiels entfällt).',
    'Enhedens opdagelsesafstand er ét afsnit større, 360 mm (fortolkning: det ældre spils ekstra bevægelse er væk).',
  ),
  'WAS-181': printed(
    'Bordwaffenexperte - Expert Strafer',
    'The authors say that nobody knows what this ability means (ruling: the unit strafes without losing armour, as in the older game; as an option the ability does nothing).',
    'Niemand weiß, was diese Fähigkeit bedeutet, sagen die Autoren (Auslegung: Die Einheit greift mit Bordwaffen an, ohne Panzerung zu verlieren, wie im älteren Spiel; als Option bewirkt die Fähigkeit nichts).',
    'Ingen ved, hvad denne evne betyder, siger forfatterne (fortolkning: enheden angriber med maskingeværer uden at miste panser som i det ældre spil; som valgfri regel gør evnen intet).',
  ),
  'WAS-182': printed(
    'Jagdschutz - Combat Air Patrol',
    'Within range 0 of a friendly carrier, and before it has attacked this turn, the unit may move up to two sections, 180 mm, to attack an enemy aircraft (ruling: once a turn, at the end of the air mission or just before its anti-aircraft attack, and it ends within range 0 of an enemy aircraft).',
    'In Reichweite 0 eines eigenen Trägers darf die Einheit, wenn sie in diesem Zug noch nicht angegriffen hat, bis zu zwei Abschnitte, 180 mm, weit fliegen, um ein feindliches Flugzeug anzugreifen (Auslegung: einmal je Zug, am Ende des Lufteinsatzes oder kurz vor ihrem Luftkampf; danach muss sie in Reichweite 0 eines feindlichen Flugzeugs sein).',
    'Inden for afstand 0 af et eget hangarskib må enheden, hvis den ikke har angrebet i dette træk, flyve op til to afsnit, 180 mm, for at angribe et fjendtligt fly (fortolkning: én gang pr. træk, ved luftmissionens slutning eller lige før sin luftkamp, og den ender inden for afstand 0 af et fjendtligt fly).',
  ),
  'WAS-183': printed(
    'Verteidige den Träger - Defend the Flattop',
    'Within range 0 of a friendly carrier the unit has one more die in attacks on aircraft (ruling: measured when it rolls).',
    'In Reichweite 0 eines eigenen Trägers hat die Einheit einen Würfel mehr bei Angriffen auf Flugzeuge (Auslegung: gemessen, wenn sie würfelt).',
    'Inden for afstand 0 af et eget hangarskib har enheden én terning mere ved angreb på fly (fortolkning: målt, når den kaster).',
  ),
  'WAS-184': printed(
    'Eskorte - Escort',
    'While the unit is within range 0 of a friendly bomber, enemy fighters have −1 on each die against that bomber (ruling: several do not add up, and a rolled 6 stays two successes).',
    'Solange die Einheit in Reichweite 0 eines befreundeten Bombers ist, haben feindliche Jäger −1 je Würfel gegen ihn (Auslegung: Mehrere zählen nicht zusammen, und eine gewürfelte 6 bleibt zwei Erfolge).',
    'Når enheden er inden for afstand 0 af en egen bomber, har fjendtlige jagerfly −1 pr. terning mod den bomber (fortolkning: flere lægges ikke sammen, og en kastet 6’er er stadig to succeser).',
  ),
  'WAS-185': printed(
    'Radarposten - Radar picket',
    'At the end of the air mission an aircraft with no enemy aircraft within range 0 may be placed again, to attack an enemy aircraft (ruling: one a turn for each picket, with anti-aircraft dice, to a place within range 0 of an enemy aircraft; as an option only a fighter, once in a battle).',
    'Am Ende des Lufteinsatzes darf ein Flugzeug, das kein feindliches in Reichweite 0 vorfindet, noch einmal umgesetzt werden, um ein feindliches Flugzeug anzugreifen (Auslegung: eines je Zug und Radarposten, mit Luftkampfwürfeln, an eine Stelle in Reichweite 0 eines feindlichen Flugzeugs; als Option nur ein Jäger, einmal in der Schlacht).',
    'Ved luftmissionens slutning må et fly uden fjendtlige fly inden for afstand 0 flyttes endnu en gang for at angribe et fjendtligt fly (fortolkning: ét pr. træk for hver radarpost, med luftkampterninger, til et sted inden for afstand 0 af et fjendtligt fly; som valgfri regel kun ét jagerfly, én gang i slaget).',
  ),
  'WAS-186': printed(
    'Naheskorte - Close Escort',
    'The unit shoots through friendly units in flat fire (ruling: with guns and depth charges, not with torpedoes; enemies and land still block).',
    'Die Einheit schießt im Flachfeuer durch befreundete Einheiten hindurch (Auslegung: mit Geschützen und Wasserbomben, nicht mit Torpedos; Feinde und Land sperren weiterhin).',
    'Enheden skyder gennem egne enheder i fladbaneild (fortolkning: med kanoner og dybdebomber, ikke med torpedoer; fjender og land spærrer stadig).',
  ),
  'WAS-A08': printed(
    'Fähigkeiten',
    'Close Escort: in flat fire it shoots through friendly units, but not through enemies or land (ruling: guns and depth charges, not torpedoes).',
    'Naheskorte: Im Flachfeuer schießt das Schiff durch befreundete Einheiten hindurch, nicht aber durch Feinde oder Land (Auslegung: Geschütze und Wasserbomben, nicht Torpedos).',
    'Næreskorte: i fladbaneild skyder det gennem egne enheder, men ikke gennem fjender eller land (fortolkning: kanoner og dybdebomber, ikke torpedoer).',
  ),
  'WAS-A09': printed(
    'Fähigkeiten',
    'Combat Air Patrol: within range 0 of a friendly carrier and before it has attacked this turn, it may move up to 180 mm to attack an enemy aircraft (ruling: once a turn).',
    'Jagdschutz: In Reichweite 0 eines eigenen Trägers darf der Jäger, wenn er in diesem Zug noch nicht angegriffen hat, bis zu 180 mm weit fliegen, um ein feindliches Flugzeug anzugreifen (Auslegung: einmal je Zug).',
    'Kampluftpatrulje: inden for afstand 0 af et eget hangarskib, og før det har angrebet i dette træk, må jagerflyet flyve op til 180 mm for at angribe et fjendtligt fly (fortolkning: én gang pr. træk).',
  ),
  'WAS-A10': printed(
    'Fähigkeiten',
    'Defend the Flattop: within range 0 of a friendly carrier it has 1 more die in attacks on aircraft.',
    'Verteidige den Träger: In Reichweite 0 eines eigenen Trägers hat die Einheit 1 Würfel mehr bei Angriffen auf Flugzeuge.',
    'Forsvar hangarskibet: inden for afstand 0 af et eget hangarskib har enheden 1 terning mere ved angreb på fly.',
  ),
  'WAS-A14': printed(
    'Fähigkeiten',
    'Escort: enemy fighters have −1 on each die against a friendly bomber within range 0 of this fighter (ruling: several do not add up, and a rolled 6 stays two successes).',
    'Eskorte: Feindliche Jäger haben −1 je Würfel gegen einen befreundeten Bomber in Reichweite 0 dieses Jägers (Auslegung: Mehrere zählen nicht zusammen, und eine gewürfelte 6 bleibt zwei Erfolge).',
    'Eskorte: fjendtlige jagerfly har −1 pr. terning mod en egen bomber inden for afstand 0 af dette jagerfly (fortolkning: flere lægges ikke sammen, og en kastet 6’er er stadig to succeser).',
  ),
  'WAS-A23': printed(
    'Fähigkeiten',
    'Expert Strafer: it strafes without losing armour. The authors of the tabletop rules write that nobody knows what this ability means; this is what the older game meant by it.',
    'Bordwaffenexperte: Das Flugzeug greift mit Bordwaffen an, ohne Panzerung zu verlieren. Niemand wisse, was diese Fähigkeit bedeutet, schreiben die Autoren der Tabletop-Regeln; im älteren Spiel war es so gemeint.',
    'Maskingeværekspert: det angriber med maskingeværer uden at miste panser. Ingen ved, hvad denne evne betyder, skriver bordreglernes forfattere; sådan mente det ældre spil den.',
  ),
  'WAS-A43': printed(
    'Fähigkeiten',
    'Radar Picket: at the end of the air mission this ship sends one friendly aircraft that has no enemy aircraft within range 0 to a new place, to attack an enemy aircraft.',
    'Radarposten: Am Ende des Lufteinsatzes setzt dieses Schiff ein befreundetes Flugzeug, das kein feindliches in Reichweite 0 hat, noch einmal um, damit es ein feindliches Flugzeug angreift.',
    'Radarpost: ved luftmissionens slutning sender dette skib ét eget fly, der intet fjendtligt fly har inden for afstand 0, til et nyt sted for at angribe et fjendtligt fly.',
  ),
  'WAS-A54': printed(
    'Fähigkeiten',
    'Sub Hunter: it detects submarines up to 4 sections away: 360 mm instead of 270 mm.',
    'U-Boot-Jäger: Die Einheit erfasst U-Boote bis auf 4 Abschnitte: 360 mm statt 270 mm.',
    'Ubådsjæger: det opdager ubåde på op til 4 afsnit: 360 mm i stedet for 270 mm.',
  ),
  'WAS-190': ruled(
    'Fähigkeiten',
    'Abilities with different names add up, as Battleship Killer and Valiant Stand do; what may be done once in a battle may be done once by each unit.',
    'Fähigkeiten mit verschiedenen Namen zählen zusammen, etwa „Schlachtschiffkiller“ und „Tapferer Widerstand“; was einmal in der Schlacht geht, geht für jede Einheit einmal.',
    'Evner med forskellige navne lægges sammen, som »Slagskibsdræber« og »Tapper modstand«; hvad der må gøres én gang i slaget, må hver enhed gøre én gang.',
  ),
  'WAS-191': ruled(
    'Fähigkeiten',
    'Rolls that save a unit are made at once by its owner; a unit saved from destruction keeps 1 hull point, even at the end of the phase.',
    'Würfe, die eine Einheit retten, macht der Besitzer sofort; eine vor der Zerstörung gerettete Einheit behält 1 Rumpfpunkt, auch am Ende der Phase.',
    'Kast, der redder en enhed, gør ejeren straks; en enhed, der reddes fra ødelæggelse, beholder 1 skrogpoint, også ved fasens slutning.',
  ),
} satisfies Record<string, RuleRow>

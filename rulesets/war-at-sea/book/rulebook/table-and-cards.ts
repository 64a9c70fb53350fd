import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The table, the ruler, the models and the cards. */
export const tableAndCards = {
  'WAS-001': printed(
    'Das Tabletop-Lineal',
    'The ruler has sections of 90 mm and ranges 0 to 5: the first section is range 0, the second range 1, and so on.',
    'Das Lineal hat Abschnitte von 90 mm und Reichweiten von 0 bis 5: Der erste Abschnitt ist Reichweite 0, der zweite Reichweite 1 und so weiter.',
    'Linealen har afsnit på 90 mm, og afstande tælles fra 0 til 5: første afsnit er afstand 0, andet er afstand 1 og så videre.',
  ),
  'WAS-002': printed(
    'Das Tabletop-Lineal',
    'A distance has the range of the section it ends in (ruling: exactly on a border it counts as the nearer one, so 90 mm is range 0; beyond range 5 the sections go on).',
    'Eine Entfernung hat die Reichweite des Abschnitts, in dem sie endet (Auslegung: Genau auf der Grenze zählt der nähere, 90 mm sind also Reichweite 0; jenseits von Reichweite 5 geht es so weiter).',
    'En afstand regnes efter det afsnit, den ender i (fortolkning: præcis på grænsen gælder det nærmeste, så 90 mm er afstand 0; ud over afstand 5 fortsætter afsnittene).',
  ),
  'WAS-003': ruled(
    'Das Tabletop-Lineal',
    '“Within range N” means at most N + 1 sections away; where a card says the same sector it means range 0, and an adjacent sector means range 1.',
    '„In Reichweite N“ heißt: höchstens N + 1 Abschnitte entfernt; Einheitenkarten meinen mit demselben Feld Reichweite 0, mit dem Nachbarfeld Reichweite 1.',
    '»Inden for afstand N« betyder højst N + 1 afsnit borte; enhedskort mener afstand 0 med samme felt, afstand 1 med nabofeltet.',
  ),
  'WAS-004': rebuilt(
    'Der Tisch',
    'The table measures 1080 × 720 mm for fleets of 100 points, 1440 × 1080 mm for 200 and 1800 × 1080 mm for 300; scenarios set their own.',
    'Der Tisch misst 1080 × 720 mm bei Flotten von 100 Punkten, 1440 × 1080 mm bei 200 und 1800 × 1080 mm bei 300; Szenarien legen ihre Tischgröße selbst fest.',
    'Bordet måler 1080 × 720 mm ved flåder på 100 point, 1440 × 1080 mm ved 200 og 1800 × 1080 mm ved 300; scenarier fastsætter selv deres bordstørrelse.',
  ),
  'WAS-005': ruled(
    'Der Tisch',
    'Nothing leaves the table, and a hull always lies wholly on it, unless the scenario opens an edge.',
    'Nichts verlässt den Tisch, und ein Rumpf liegt immer ganz darauf, es sei denn, das Szenario öffnet einen Rand.',
    'Intet forlader bordet, og et skrog ligger altid helt på det, medmindre scenariet åbner en kant.',
  ),
  'WAS-006': rebuilt(
    'Der Tisch',
    'A hull is the ship’s outline at a scale of 1:1800, pointed in its front third; torpedo boats and aircraft stand on round bases of 30 mm.',
    'Ein Rumpf ist der Umriss des Schiffs im Maßstab 1:1800, im vorderen Drittel spitz; Schnellboote und Flugzeuge stehen auf runden Basen von 30 mm.',
    'Et skrog er skibets omrids i målestok 1:1800, spidst i den forreste tredjedel; torpedobåde og fly står på runde baser på 30 mm.',
  ),
  'WAS-007': printed(
    'Angriffe und Reichweiten',
    'Ranges run from main mast to main mast, for aircraft from the leader’s cockpit, for torpedo boats from the middle of the base (ruling: measured flat, with the mast amidships and the cockpit at the middle of the base; submarines and ships without a mast use the middle of the hull).',
    'Gemessen wird von Hauptmast zu Hauptmast, bei Flugzeugen ab dem Cockpit des Staffelführers, bei Schnellbooten ab der Mitte der Basis (Auslegung: waagerecht gemessen, der Mast mittschiffs, das Cockpit in der Mitte der Basis; bei U-Booten und Schiffen ohne Mast zählt die Mitte des Rumpfs).',
    'Afstande måles fra hovedmast til hovedmast, for fly fra førerens cockpit, for torpedobåde fra basens midte (fortolkning: målt vandret, med masten midtskibs og cockpittet i basens midte; ubåde og skibe uden mast bruger skrogets midte).',
  ),
  'WAS-008': {
    ...printed(
      'Einheitenkarten',
      'A model of a ship or submarine is one vessel; an aircraft model is a squadron of about 25 machines, 3 for patrol bombers; a torpedo boat model stands for several boats.',
      'Ein Schiffs- oder U-Boot-Modell steht für ein einzelnes Schiff oder Boot, ein Flugzeugmodell für eine Staffel von etwa 25 Maschinen, bei Seefernaufklärern 3; ein Schnellbootmodell steht für mehrere Boote.',
      'En skibs- eller ubådsmodel er ét fartøj; en flymodel er en eskadrille på omkring 25 maskiner, 3 for patruljebombere; en torpedobådsmodel står for flere både.',
    ),
    status: 'advisory',
    reason: {
      en: 'This explains what a model stands for; nothing in play depends on it.',
      de: 'Sie sagt, wofür ein Modell steht; im Spiel hängt nichts davon ab.',
      da: 'Den fortæller, hvad en model står for; intet i spillet afhænger af det.',
    },
  },
  'WAS-010': printed(
    'Einheitenkarten',
    'Units are ships (battleship, carrier, cruiser, destroyer, auxiliary, torpedo boat), submarines and aircraft (fighter, dive bomber, torpedo bomber, patrol bomber). Ships are surface units; ships and submarines are sea units; all aircraft but fighters are bombers.',
    'Einheiten sind Schiffe (Schlachtschiff, Flugzeugträger, Kreuzer, Zerstörer, Hilfsschiff, Schnellboot), U-Boote und Flugzeuge (Jäger, Sturzkampfbomber, Torpedobomber, Seefernaufklärer). Schiffe sind Überwassereinheiten; Schiffe und U-Boote sind Seeeinheiten; alle Flugzeuge außer Jägern sind Bomber.',
    'Enheder er skibe (slagskib, hangarskib, krydser, destroyer, hjælpeskib, torpedobåd), ubåde og fly (jagerfly, styrtbomber, torpedobomber, patruljebomber). Skibe er overfladeenheder; skibe og ubåde er søenheder; alle fly undtagen jagerfly er bombere.',
  ),
  'WAS-011': printed(
    'Einheitenkarten',
    'A card gives points, year, nation, speed, flagship bonus, aircraft capacity, armour, vital armour, hull points, abilities and the dice of each attack at ranges 0 to 3; where there is no number, the unit has no such attack.',
    'Eine Einheitenkarte nennt Punkte, Jahr, Nation, Geschwindigkeit, Flaggschiffbonus, Plätze für Flugzeuge, Panzerung, Vitalpanzerung, Rumpfpunkte, Fähigkeiten und die Würfel jedes Angriffs auf Reichweite 0 bis 3; wo keine Zahl steht, gibt es den Angriff nicht.',
    'Et enhedskort angiver point, år, nation, fart, flagskibsbonus, pladser til fly, panser, vitalpanser, skrogpoint, evner og terningerne for hvert angreb på afstand 0 til 3; hvor der ikke står noget tal, findes angrebet ikke.',
  ),
  'WAS-012': printed(
    'Einheitenkarten',
    'Abilities of the same name do not add up, “cannot” overrides “can”, and a card overrides the rules.',
    'Gleichnamige Fähigkeiten zählen nicht zusammen, „kann nicht“ hat Vorrang vor „kann“, und eine Einheitenkarte hat Vorrang vor den Regeln.',
    'Evner med samme navn lægges ikke sammen, »kan ikke« har forrang for »kan«, og et enhedskort har forrang for reglerne.',
  ),
  'WAS-013': printed(
    'Einheitenkarten',
    'Armour is the number of successes that damages a ship or aborts an aircraft; vital armour is the number that destroys it.',
    'Panzerung ist die Zahl der Erfolge, die ein Schiff beschädigt oder ein Flugzeug abwehrt; Vitalpanzerung ist die Zahl, die es zerstört.',
    'Panser er det antal succeser, der beskadiger et skib eller afviser et fly; vitalpanser er det antal, der ødelægger det.',
  ),
} satisfies Record<string, RuleRow>

import { term } from '@grognard/umpire'
import type { Term } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

/** The words of naval war between 1939 and 1945, and of this book. */
export const glossary: readonly Term<RuleId>[] = [
  term<RuleId>(
    'WAS-001',
    [
      'range / ranges / !Extended Range',
      'A distance in sections of 90 mm: the first section is range 0.',
    ],
    [
      'Reichweite / Reichweiten / !Erhöhte Reichweite',
      'Eine Entfernung in Abschnitten von 90 mm: Der erste ist Reichweite 0.',
    ],
    ['afstand / afstande / !Øget rækkevidde', 'Målt i afsnit på 90 mm: det første er afstand 0.'],
  ),
  term<RuleId>(
    'WAS-007',
    [
      'reference point / reference points',
      'The point that a unit is measured from: main mast, cockpit or the middle of its base.',
    ],
    [
      'Messpunkt / Messpunkte',
      'Der Punkt, von dem aus gemessen wird: Hauptmast, Cockpit oder Mitte der Basis.',
    ],
    [
      'målepunkt / målepunktet',
      'Det punkt, en enhed måles fra: hovedmast, cockpit eller basens midte.',
    ],
  ),
  term<RuleId>(
    'WAS-015',
    ['success / successes', 'What a die gives: one on 4 or 5, two on 6.'],
    ['Erfolg / Erfolge / Erfolgen', 'Was ein Würfel bringt: einen bei 4 oder 5, zwei bei 6.'],
    ['succes / succeser', 'Hvad en terning giver: én på 4 eller 5, to på 6.'],
  ),
  term<RuleId>(
    'WAS-013',
    ['armour', 'How many successes cost a ship 1 hull point or abort an aircraft.'],
    ['Panzerung', 'Wie viele Erfolge ein Schiff 1 Rumpfpunkt kosten oder ein Flugzeug abwehren.'],
    [
      'panser / panseret',
      'Hvor mange succeser der koster et skib 1 skrogpoint eller afviser et fly.',
    ],
  ),
  term<RuleId>(
    'WAS-019',
    ['vital armour', 'How many successes destroy a unit at once.'],
    ['Vitalpanzerung', 'Wie viele Erfolge eine Einheit auf einen Schlag zerstören.'],
    ['vitalpanser / vitalpanseret', 'Hvor mange succeser der ødelægger en enhed på én gang.'],
  ),
  term<RuleId>(
    'WAS-142',
    ['hull point / hull points', 'What a unit can lose before it is destroyed.'],
    [
      'Rumpfpunkt / Rumpfpunkte / Rumpfpunkten',
      'Was eine Einheit verlieren kann, bevor sie zerstört ist.',
    ],
    ['skrogpoint', 'Hvad en enhed kan miste, før den er ødelagt.'],
  ),
  term<RuleId>(
    'WAS-141',
    ['crippled', '1 hull point left of several: slower, weaker, −1 on each die.'],
    [
      'schwer beschädigt / schwer beschädigte / schwer beschädigtes',
      '1 Rumpfpunkt von mehreren übrig: langsamer, schwächer, −1 je Würfel.',
    ],
    [
      'svært beskadiget / svært beskadigede',
      '1 skrogpoint tilbage af flere: langsommere, svagere, −1 pr. terning.',
    ],
  ),
  term<RuleId>(
    'WAS-116',
    [
      'aborted / aborts',
      'A squadron driven off: it makes no attack this turn, and returns with the others.',
    ],
    [
      'abgewehrt / abgewehrte / abgewehrtes',
      'Eine vertriebene Staffel: Sie greift in diesem Zug nicht an und kehrt mit den anderen zurück.',
    ],
    [
      'afvist / afviste',
      'En eskadrille, der er drevet bort: den angriber ikke i dette træk og vender hjem med de andre.',
    ],
  ),
  term<RuleId>(
    'WAS-047',
    [
      'initiative',
      'Two dice plus bonuses: the player with the higher total acts second in every phase.',
    ],
    ['Initiative', 'Zwei Würfel und Boni: Wer mehr hat, handelt in jeder Phase als Zweiter.'],
    [
      'initiativ / initiativet',
      'To terninger og bonusser: den, der har mest, handler sidst i hver fase.',
    ],
  ),
  term<RuleId>(
    'WAS-048',
    [
      'flagship / flagships',
      'A ship whose admiral adds to the initiative; only the best one in play counts.',
    ],
    [
      'Flaggschiff / Flaggschiffe',
      'Ein Schiff, dessen Admiral bei der Initiative hilft; nur das beste im Spiel zählt.',
    ],
    [
      'flagskib / flagskibe / flagskibet',
      'Et skib, hvis admiral hjælper på initiativet; kun det bedste i spil tæller.',
    ],
  ),
  term<RuleId>(
    'WAS-056',
    ['movement point / movement points', 'Up to 90 mm of sailing and up to 90° of turning.'],
    ['Bewegungspunkt / Bewegungspunkte', 'Bis zu 90 mm Fahrt und bis zu 90° Drehung.'],
    ['bevægelsespoint / bevægelsespointet', 'Op til 90 mm sejlads og op til 90° drejning.'],
  ),
  term<RuleId>(
    'WAS-062',
    ['on the spot', 'A turn about the main mast without sailing, for two movement points.'],
    ['auf der Stelle', 'Eine Drehung um den Hauptmast ohne Fahrt, für zwei Bewegungspunkte.'],
    ['på stedet', 'En drejning om hovedmasten uden sejlads, for to bevægelsespoint.'],
  ),
  term<RuleId>(
    'WAS-060',
    ['astern', 'Backwards: straight, and for one movement point.'],
    ['rückwärts / Rückwärtsfahrt', 'Gerade zurück, für 1 Bewegungspunkt.'],
    ['bakke / bakker', 'At sejle lige tilbage, for ét bevægelsespoint.'],
  ),
  term<RuleId>(
    'WAS-070',
    [
      'island waters',
      'The shallows around an island: only boats of shallow draught sail there, and there they can neither attack nor be attacked.',
    ],
    [
      'Inselgewässer / Inselgewässern',
      'Das Flachwasser um eine Insel: Nur Boote mit niedrigem Tiefgang fahren dort, ohne Kampf.',
    ],
    [
      'øfarvand / øfarvandet',
      'Det lave vand om en ø: kun både med ringe dybgang sejler der, uden kamp.',
    ],
  ),
  term<RuleId>(
    'WAS-072',
    ['concealment', 'A die rolled for a target in fog or smoke: 5 or 6 cancels the attack.'],
    ['Sichtschutz', 'Ein Wurf für ein Ziel in Nebel oder Rauch: 5 oder 6 vereitelt den Angriff.'],
    ['skjul', 'Et kast for et mål i tåge eller røg: 5 eller 6 forhindrer angrebet.'],
  ),
  term<RuleId>(
    'WAS-075',
    [
      'smoke screen / smoke screens / !Lay Smoke Screen',
      'Smoke that a ship lays instead of firing; no sight passes through it.',
    ],
    [
      'Rauchschleier / Rauchschleiern / !Rauchschleier legen',
      'Rauch, den ein Schiff legt, statt zu feuern; hindurch sieht niemand.',
    ],
    [
      'røgslør / røgsløret / !Læg røgslør',
      'Røg, som et skib lægger i stedet for at skyde; ingen ser igennem den.',
    ],
  ),
  term<RuleId>(
    'WAS-173',
    ['squall / squalls', 'A shower that drifts over the table and hides what is in it.'],
    [
      'Regenböe / Regenböen / Böe',
      'Ein Schauer, der über den Tisch zieht und verbirgt, was darin ist.',
    ],
    [
      'regnbyge / regnbyger / byge',
      'En byge, der driver over bordet og skjuler, hvad der er i den.',
    ],
  ),
  term<RuleId>(
    'WAS-085',
    ['flat fire', 'Fire at range 0: any ship in the line blocks it.'],
    ['Flachfeuer', 'Feuer auf Reichweite 0: Jedes Schiff in der Schusslinie versperrt sie.'],
    ['fladbaneild', 'Ild på afstand 0: ethvert skib på linjen spærrer.'],
  ),
  term<RuleId>(
    'WAS-090',
    ['plunging fire', 'Fire beyond range 0: it passes over ships, but not over land.'],
    [
      'Steilfeuer',
      'Feuer jenseits von Reichweite 0: Es geht über Schiffe hinweg, nicht aber über Land.',
    ],
    ['krumbaneild', 'Ild ud over afstand 0: den går hen over skibe, men ikke over land.'],
  ),
  term<RuleId>(
    'WAS-095',
    ['main guns / main gunnery', 'The heaviest guns of a ship.'],
    [
      'Hauptartillerie / Hauptartillerie / Hauptartillerien',
      'Die schwersten Geschütze eines Schiffs.',
    ],
    ['hovedskyts / hovedskytset', 'Et skibs sværeste kanoner.'],
  ),
  term<RuleId>(
    'WAS-136',
    ['depth charge / depth charges', 'What ships and aircraft attack submarines with.'],
    ['Wasserbombe / Wasserbomben', 'Womit Schiffe und Flugzeuge U-Boote angreifen.'],
    ['dybdebombe / dybdebomber', 'Hvad skibe og fly angriber ubåde med.'],
  ),
  term<RuleId>(
    'WAS-131',
    [
      'detection range',
      'How near a submarine must be to a ship before aircraft know where it is: 270 mm.',
    ],
    [
      'Erfassungsreichweite',
      'Wie nah ein U-Boot einem Schiff sein muss, damit Flugzeuge wissen, wo es ist: 270 mm.',
    ],
    [
      'opdagelsesafstand',
      'Hvor nær en ubåd skal være på et skib, før fly ved, hvor den er: 270 mm.',
    ],
  ),
  term<RuleId>(
    'WAS-133',
    ['detected', 'A submarine is detected when aircraft may attack it for the rest of the turn.'],
    [
      'erfasst',
      'Ein U-Boot ist erfasst, wenn Flugzeuge es für den Rest des Zugs angreifen dürfen.',
    ],
    ['opdaget', 'En ubåd er opdaget, når fly må angribe den resten af trækket.'],
  ),
  term<RuleId>(
    'WAS-008',
    ['squadron / squadrons', 'An aircraft model: about 25 machines.'],
    ['Staffel / Staffeln', 'Ein Flugzeugmodell: etwa 25 Maschinen.'],
    ['eskadrille / eskadriller / eskadrillen', 'En flymodel: omkring 25 maskiner.'],
  ),
  term<RuleId>(
    'WAS-115',
    ['anti-aircraft', 'Fire at aircraft, by ships or by fighters.'],
    ['Flugabwehr', 'Feuer von Schiffen auf Flugzeuge; Jäger führen Luftkämpfe.'],
    ['luftværn / luftværnet', 'Skibes ild mod fly; jagerfly fører luftkamp.'],
  ),
  term<RuleId>(
    'WAS-124',
    [
      'strafe / strafes / strafing / !Expert Strafer',
      'To attack a ship with an aircraft’s guns: the aircraft has 2 less armour this turn.',
    ],
    [
      'Bordwaffen / !Bordwaffenexperte',
      'Die Waffen eines Flugzeugs. Greift es damit ein Schiff an, ist seine eigene Panzerung in diesem Zug um 2 geringer.',
    ],
    [
      'maskingevær / maskingeværer',
      'Et flys våben mod et skib: flyet har 2 mindre i panser i dette træk.',
    ],
  ),
  term<RuleId>(
    'WAS-028',
    ['airbase / airbases', 'An airfield off the table: room for 5 aircraft for each 100 points.'],
    ['Flugplatz', 'Ein Flugfeld neben dem Tisch: Platz für 5 Flugzeuge je 100 Punkte.'],
    [
      'flybase / flybasen / flybaser',
      'En flyveplads uden for bordet: plads til 5 fly for hver 100 point.',
    ],
  ),
  term<RuleId>(
    'WAS-151',
    [
      'rearming counter / rearming counters',
      'It marks a squadron that landed at the airbase and cannot fly next turn.',
    ],
    [
      'Rüstmarke / Rüstmarken',
      'Sie kennzeichnet eine Staffel, die auf dem Flugplatz gelandet ist und im nächsten Zug nicht fliegen kann.',
    ],
    [
      'klargøringsmærke / klargøringsmærker / klargøringsmærket',
      'Det viser, at en eskadrille er landet på flybasen og ikke kan flyve i næste træk.',
    ],
  ),
  term<RuleId>(
    'WAS-160',
    [
      'objective / objectives',
      'A marker on the table, worth half a fleet’s points to the player who claims it.',
    ],
    [
      'Zielmarke / Zielmarken',
      'Eine Marke auf dem Tisch, für den, der sie einnimmt, so viel wert wie eine halbe Flotte.',
    ],
    [
      'målmærke / målmærker / målmærket',
      'Et mærke på bordet, lige så meget værd som en halv flåde for den spiller, der tager det.',
    ],
  ),
  term<RuleId>(
    'WAS-172',
    ['twilight', 'Day and night in one battle: the change comes with turn 4.'],
    ['Dämmerung', 'Eine Schlacht bei Tag und bei Nacht: Ab Zug 4 wird es dunkel oder hell.'],
    ['tusmørke / tusmørket', 'Dag og nat i ét slag: skiftet kommer med træk 4.'],
  ),
]

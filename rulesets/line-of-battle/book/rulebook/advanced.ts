import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Nations, career and attributes. */
export const advanced = {
  'LOB-240': printed(
    'Nationen (*)',
    'Where so agreed every ship has the traits of its nation for the whole battle.',
    'Wo vereinbart, hat jedes Schiff die ganze Schlacht die Eigenheiten seiner Nation.',
    'Hvor det er aftalt, har hvert skib sin nations særpræg i hele slaget.',
  ),
  'LOB-241': printed(
    'Nationen (*)',
    'England has 2 more in morale tests (ruling: on the value) and 1 more on special manoeuvre dice.',
    'England hat 2 mehr bei Moralproben (Auslegung: auf den Wert) und 1 mehr auf Würfe für Spezialmanöver.',
    'England har 2 mere ved moralprøver (fortolkning: på værdien) og 1 mere på kast for særlige manøvrer.',
  ),
  'LOB-242': printed(
    'Nationen (*)',
    'France has 1 more move and 1 more morale.',
    'Frankreich hat 1 mehr Fahrt und 1 mehr Moral.',
    'Frankrig har 1 mere fart og 1 mere moral.',
  ),
  'LOB-243': printed(
    'Nationen (*)',
    'Spain has 1 more firepower.',
    'Spanien hat 1 mehr Feuerkraft.',
    'Spanien har 1 mere ildkraft.',
  ),
  'LOB-244': printed(
    'Nationen (*)',
    'The United States have 2 more move.',
    'Die Vereinigten Staaten haben 2 mehr Fahrt.',
    'USA har 2 mere fart.',
  ),
  'LOB-250': printed(
    'Karriere (*)',
    'Each player keeps a sheet of his commander with battles, points and events.',
    'Jeder Spieler führt ein Blatt seines Kommandanten mit Schlachten, Punkten und Ereignissen.',
    'Hver spiller fører et ark over sin kommandant med slag, point og begivenheder.',
  ),
  'LOB-251': printed(
    'Karrierepunkte',
    'Career points are the victory and mission points earned, summed.',
    'Karrierepunkte sind die Summe der verdienten Sieg- und Missionspunkte.',
    'Karrierepoint er summen af vundne sejrs- og missionspoint.',
  ),
  'LOB-252': printed(
    'Siegpunkte (Karriere)',
    'A battle adds or takes points (ruling: victory and draw add the points of the own side, defeat takes the difference, even below 0).',
    'Eine Schlacht gibt oder nimmt Punkte (Auslegung: Sieg und Unentschieden geben die Punkte der eigenen Seite, eine Niederlage nimmt den Unterschied, auch unter 0).',
    'Et slag giver eller tager point (fortolkning: sejr og uafgjort giver sidens egne point, nederlag tager forskellen, også under 0).',
  ),
  'LOB-253': printed(
    'Siegpunkte (Karriere)',
    'A rank once reached is kept whatever the points do.',
    'Ein einmal erreichter Rang bleibt, was immer die Punkte tun.',
    'En rang, der er nået, beholdes, hvad pointene end gør.',
  ),
  'LOB-254': printed(
    'Missionspunkte',
    'Mission points come from detailed tasks only, are capped before the battle and join the victory points.',
    'Missionspunkte kommen nur aus genau beschriebenen Aufträgen, sind vor der Schlacht begrenzt und kommen zu den Siegpunkten.',
    'Missionspoint kommer kun af nærmere beskrevne opgaver, har et loft fastsat før slaget og lægges til sejrspointene.',
  ),
  'LOB-255': printed(
    'Dienstgrad',
    'Ranks come at 500, 2500, 5000, 10000, 20000, 50000 and 90000 points with titles by nation (ruling: American titles are ours, and a title not printed keeps the one before).',
    'Ränge kommen bei 500, 2500, 5000, 10000, 20000, 50000 und 90000 Punkten mit Titeln je Nation (Auslegung: amerikanische Titel sind von uns, und wo einer fehlt, bleibt der vorige).',
    'Rang gives ved 500, 2500, 5000, 10000, 20000, 50000 og 90000 point med titler efter nation (fortolkning: amerikanske titler er vore, og mangler en, gælder den forrige).',
  ),
  'LOB-256': printed(
    'Kampagnen',
    'A campaign is a row of scenarios ordered by the admiralty in which each result bears on the next (ruling: by the commanders’ sheets, the points of the fleets and the loading of the guns).',
    'Eine Kampagne ist eine von der Admiralität befohlene Folge von Szenarien, in der jedes Ergebnis auf das nächste wirkt (Auslegung: durch die Kommandantenbögen, die Punkte der Flotten und die Ladung der Geschütze).',
    'En kampagne er en række scenarier befalet af admiralitetet, hvor hvert udfald virker på det næste (fortolkning: gennem kommandantarkene, flådernes point og kanonernes ladning).',
  ),
  'LOB-260': printed(
    'Erhalten von Eigenschaftspunkten',
    'Ten successes of one kind in a battle give one point of its attribute, and the rest lapse.',
    'Zehn Erfolge einer Art in einer Schlacht geben einen Punkt ihrer Eigenschaft, der Rest verfällt.',
    'Ti bedrifter af samme slags i et slag giver ét point i dens egenskab, og resten bortfalder.',
  ),
  'LOB-261': printed(
    'Erhalten von Eigenschaftspunkten',
    'Melees give Boarding, morale tests Presence, special manoeuvres Navigation and full hits Gunnery.',
    'Nahkämpfe geben Enterkampf, Moralproben Auftreten, Spezialmanöver Navigation und Volltreffer Fernkampf.',
    'Nærkampe giver Entring, moralprøver Fremtræden, særlige manøvrer Navigation og fuldtræffere Skydning.',
  ),
  'LOB-262': printed(
    'Einsetzen von Eigenschaftspunkten',
    "A point adds 1 to one test of its kind in the owner's favour, and several may go on one test (ruling: after the die is seen too, while they can better it; in a melee the attacker is asked first).",
    'Ein Punkt verbessert eine Probe seiner Art um 1, und mehrere dürfen auf eine Probe gehen (Auslegung: auch nach dem Wurf, solange sie ihn verbessern können; im Nahkampf wird zuerst der Angreifer gefragt).',
    'Et point forbedrer én prøve af sin slags med 1, og flere må lægges på én prøve (fortolkning: også efter kastet, så længe de kan forbedre det; i nærkamp spørges angriberen først).',
  ),
  'LOB-263': printed(
    'Einsetzen von Eigenschaftspunkten',
    'Points used are gone for this battle and back for the next.',
    'Eingesetzte Punkte sind für diese Schlacht fort und in der nächsten wieder da.',
    'Brugte point er væk i dette slag og tilbage i det næste.',
  ),
  'LOB-264': ruled(
    'Einsetzen von Eigenschaftspunkten',
    'Gunnery adds 1 to a hit roll.',
    'Fernkampf gibt 1 auf einen Trefferwurf.',
    'Skydning lægger 1 til et træfferkast.',
  ),
  'LOB-265': ruled(
    'Erhalten von Eigenschaftspunkten',
    'A stroke for melee is one melee won, not a round.',
    'Ein Strich für Nahkampf ist ein gewonnener Nahkampf, keine Runde.',
    'En streg for nærkamp er en vunden nærkamp, ikke en runde.',
  ),
} satisfies Record<string, RuleRow>

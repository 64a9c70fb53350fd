import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** How ships and submarines move. */
export const seaMovement = {
  'WAS-055': printed(
    'Bewegung',
    'Units move one after the other in any order, and the ruler is laid at the bow: a move is measured from the tip of the bow, or from the middle of a torpedo boat’s base.',
    'Einheiten bewegen sich nacheinander in beliebiger Reihenfolge. Das Lineal wird am Bug angelegt: Gemessen wird der Weg der Bugspitze, bei Schnellbooten der Weg der Basismitte.',
    'Enheder bevæger sig én efter én i valgfri rækkefølge, og linealen lægges ved stævnen: man måler stævnspidsens vej, for torpedobåde vejen for basens midte.',
  ),
  'WAS-056': ruled(
    'Bewegung',
    'A movement point moves a unit up to 90 mm and need not be used, so a ship of speed 2 sails up to 180 mm.',
    'Ein Bewegungspunkt reicht für bis zu 90 mm und muss nicht genutzt werden; ein Schiff mit Geschwindigkeit 2 fährt also bis zu 180 mm.',
    'Et bevægelsespoint rækker til op til 90 mm og behøver ikke bruges; et skib med fart 2 sejler altså op til 180 mm.',
  ),
  'WAS-057': printed(
    'Bewegung',
    'For each movement point the course may change by at most 90° to either side.',
    'Je Bewegungspunkt darf sich der Kurs um höchstens 90° ändern, nach beiden Seiten.',
    'For hvert bevægelsespoint må kursen ændres højst 90°, til begge sider.',
  ),
  'WAS-058': printed(
    'Bewegung',
    'Before it turns, a sea unit sails at least its own length (ruling: straight ahead since the start of the move or the last turn, 30 mm for torpedo boats; a hull longer than the whole allowance may turn once after a full straight run).',
    'Vor einer Drehung fährt eine Seeeinheit mindestens ihre eigene Länge (Auslegung: geradeaus seit Beginn der Bewegung oder der letzten Drehung, 30 mm bei Schnellbooten; ein Rumpf, der länger ist als die ganze Strecke, darf nach voller Geradeausfahrt einmal drehen).',
    'Før den drejer, sejler en søenhed mindst sin egen længde (fortolkning: ligeud siden bevægelsens start eller sidste drejning, 30 mm for torpedobåde; et skrog, der er længere end hele strækningen, må dreje én gang efter fuld sejlads ligeud).',
  ),
  'WAS-059': ruled(
    'Bewegung',
    'A turn pivots at the tip of the bow, and the area that the hull sweeps must be free.',
    'Ein Schiff dreht um seine Bugspitze, und die Fläche, über die der Rumpf dabei schwenkt, muss frei sein.',
    'Et skib drejer om sin stævnspids, og det område, skroget svinger hen over, skal være frit.',
  ),
  'WAS-060': printed(
    'Bewegung',
    'Every unit may go astern, which costs one movement point (ruling: at speed 1 it cannot; as an option it goes 45 mm).',
    'Jede Einheit kann rückwärtsfahren; das kostet einen Bewegungspunkt (Auslegung: Mit Geschwindigkeit 1 geht es nicht; nach einer optionalen Regel 45 mm weit).',
    'Enhver enhed kan bakke, og det koster ét bevægelsespoint (fortolkning: med fart 1 går det ikke; som valgfri regel 45 mm).',
  ),
  'WAS-061': ruled(
    'Bewegung',
    'Going astern is chosen for the whole move, and the unit goes straight.',
    'Rückwärts fährt eine Einheit die ganze Bewegung lang und nur geradeaus.',
    'En enhed, der bakker, gør det hele bevægelsen igennem og kun lige tilbage.',
  ),
  'WAS-062': printed(
    'Bewegung',
    'Turning on the spot about the main mast, or the middle of a torpedo boat’s base, costs two movement points (ruling: once a move, up to 180°, before or after sailing, with points used neither for sailing nor for turning; not at speed 1).',
    'Wenden auf der Stelle um den Hauptmast, bei Schnellbooten um die Mitte der Basis, kostet zwei Bewegungspunkte (Auslegung: einmal je Bewegung, bis 180°, vor oder nach der Fahrt, mit Punkten, die weder für Fahrt noch für Drehungen gebraucht sind; mit Geschwindigkeit 1 geht es nicht).',
    'At vende på stedet om hovedmasten, for torpedobåde om basens midte, koster to bevægelsespoint (fortolkning: én gang pr. bevægelse, op til 180°, før eller efter sejladsen, med point, der hverken er brugt til at sejle eller dreje; med fart 1 går det ikke).',
  ),
  'WAS-063': printed(
    'Bewegung',
    'Changes of speed by abilities are fixed at the start of the player’s step; a crippled unit is 1 slower, but no loss brings speed below 1 (ruling: a high-speed run adds 1 to what is left).',
    'Wie Fähigkeiten die Geschwindigkeit ändern, steht zu Beginn des eigenen Schritts fest; eine schwer beschädigte Einheit ist um 1 langsamer, aber kein Verlust senkt die Geschwindigkeit unter 1 (Auslegung: „Äußerste Kraft“ fügt dem, was bleibt, 1 hinzu).',
    'Ændringer i farten ved evner fastlægges ved begyndelsen af eget trin; en svært beskadiget enhed er 1 langsommere, men intet tab bringer farten under 1 (fortolkning: »Fuld kraft« lægger 1 til det, der er tilbage).',
  ),
  'WAS-064': printed(
    'Bewegung',
    'The second player moves after the first has moved everything.',
    'Der zweite Spieler bewegt seine Einheiten, wenn der erste alle bewegt hat.',
    'Anden spiller flytter, når første har flyttet alt.',
  ),
} satisfies Record<string, RuleRow>

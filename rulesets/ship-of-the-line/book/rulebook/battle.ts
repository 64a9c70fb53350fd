import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Range, bearing, fire and retaliation. */
export const battle = {
  'SOL-050': printed(
    'Battle',
    'A ship may fire at any time during its turn at an enemy in range (ruling: before its first move and after its last too).',
    'Ein Schiff darf in seinem Zug jederzeit auf einen Gegner in Reichweite feuern (Auslegung: auch vor der ersten und nach der letzten Bewegung).',
    'Et skib må i sin tur når som helst skyde på en fjende inden for rækkevidde (fortolkning: også før første og efter sidste bevægelse).',
  ),
  'SOL-051': printed(
    'Battle',
    'Range is measured between the centres of the ships, from dot to dot.',
    'Die Entfernung wird von Schiffsmitte zu Schiffsmitte gemessen, von Punkt zu Punkt.',
    'Afstanden måles fra skibsmidte til skibsmidte, fra prik til prik.',
  ),
  'SOL-052': rebuilt(
    'Battle',
    'Guns reach three cables straight and two diagonally (reconstruction: the range is the larger of the distances east–west and north–south, and the two together are at most four).',
    'Geschütze reichen drei Kabellängen weit, diagonal nur zwei (Rekonstruktion: Die Entfernung ist die größere der Strecken in Ost-West- und Nord-Süd-Richtung, beide zusammen höchstens vier).',
    'Kanoner rækker tre kabellængder lige og to skråt (rekonstruktion: afstanden er den største af strækningerne øst-vest og nord-syd, og de to tilsammen er højst fire).',
  ),
  'SOL-053': rebuilt(
    'Bearing',
    'Guns bear up to 45 degrees either side of the beam (reconstruction: 45 degrees exactly still bears).',
    'Geschütze bestreichen bis 45 Grad beiderseits querab (Rekonstruktion: genau 45 Grad gehören dazu).',
    'Kanoner dækker op til 45 grader til hver side af tværs (rekonstruktion: præcis 45 grader hører med).',
  ),
  'SOL-054': printed(
    'Bearing',
    'The positions of the two ships make an attack a broadside, a bow shot or a stern shot; that decides which chart is used and whether there is retaliation.',
    'Wie die beiden Schiffe zueinander liegen, entscheidet, ob ein Angriff Breitseite, Bugschuss oder Heckschuss ist; davon hängen die Tafel ab und ob eine Erwiderung folgt.',
    'De to skibes stilling gør et angreb til bredside, bovskud eller hækskud; det bestemmer tavlen, og om der må svares.',
  ),
  'SOL-055': printed(
    'Stern Shots',
    'Fire from astern of the target is a stern shot, from ahead of it a bow shot, and otherwise a broadside.',
    'Hinter dem Ziel ist es ein Heckschuss, vor ihm ein Bugschuss, sonst eine Breitseite.',
    'Bag målet er det et hækskud, foran det et bovskud, ellers en bredside.',
  ),
  'SOL-056': rebuilt(
    'Bearing',
    'Each battery is judged from its own place on the keel: less than 45 degrees off the target’s bow it fires a bow shot, less than 45 degrees off its stern a stern shot, otherwise a broadside (reconstruction).',
    'Jede Batterie wird von ihrem Ort am Kiel aus beurteilt: Liegt er weniger als 45 Grad vom Bug des Ziels, ist es ein Bugschuss, weniger als 45 Grad vom Heck ein Heckschuss, sonst eine Breitseite (Rekonstruktion).',
    'Hvert batteri bedømmes fra sin plads på kølen: ligger den under 45 grader fra målets stævn, er det et bovskud, under 45 grader fra dets hæk et hækskud, ellers en bredside (rekonstruktion).',
  ),
  'SOL-057': printed(
    'Broadsides',
    'Sometimes three batteries fire as a broadside and the other two as a bow or stern shot.',
    'Manchmal feuern drei Batterien als Breitseite und die anderen zwei als Bug- oder Heckschuss.',
    'Af og til skyder tre batterier som bredside og de to andre som bov- eller hækskud.',
  ),
  'SOL-058': printed(
    'Broadsides',
    'When ships lie opposite each other or at a slight angle, all five batteries bear.',
    'Liegen sich die Schiffe gegenüber oder leicht schräg, tragen alle fünf Batterien.',
    'Ligger skibene over for hinanden eller let skråt, dækker alle fem batterier.',
  ),
  'SOL-059': ruled(
    'Battle',
    'There is no land on the board, and other ships do not block fire unless an option says so.',
    'Land gibt es auf dem Brett nicht, und andere Schiffe versperren die Schussbahn nur, wenn eine Option es so will.',
    'Der er intet land på brættet, og andre skibe spærrer kun for skud, når en valgfri regel siger det.',
  ),
  'SOL-060': printed(
    'Broadsides',
    'The attacker fires any undamaged batteries that bear, one by one from bow to stern.',
    'Der Angreifer feuert beliebige unbeschädigte Batterien ab, die das Ziel erreichen, eine nach der anderen vom Bug zum Heck.',
    'Angriberen affyrer de hele batterier, der kan ramme, og som han ønsker, ét ad gangen fra stævn til hæk.',
  ),
  'SOL-061': printed(
    'Multiple Shots',
    'Each battery fires once in its ship’s own turn; unused ones may fire in later moves, from both sides and at other targets.',
    'Jede Batterie feuert im eigenen Zug einmal; übrige dürfen bei späteren Bewegungen feuern, von beiden Seiten und auf andere Ziele.',
    'Hvert batteri skyder én gang i skibets egen tur; ubrugte må skyde ved senere bevægelser, fra begge sider og på andre mål.',
  ),
  'SOL-062': printed(
    'Damage',
    'For each battery two dice give the column, the range gives the row, and the kind of attack gives the chart; damage takes effect at once.',
    'Für jede Batterie bestimmen zwei Würfel die Spalte, die Entfernung die Zeile und die Art des Angriffs die Tafel; der Schaden gilt sofort.',
    'For hvert batteri giver to terninger kolonnen, afstanden rækken og angrebets art tavlen; skaden gælder straks.',
  ),
  'SOL-063': printed(
    'Broadsides',
    'A hit takes the part nearest to the battery that fired, or else the next nearest (reconstruction: the places of masts and batteries are ours; if two parts are equally near, the one nearer the bow, and failing that the one to starboard).',
    'Ein Treffer zerstört das Teil, das der feuernden Batterie am nächsten ist, sonst das nächste (Rekonstruktion: die Orte der Masten und Batterien; bei gleicher Nähe das näher am Bug, dann an Steuerbord).',
    'En træffer tager den del, der er nærmest det skydende batteri, ellers den næstnærmeste (rekonstruktion: masternes og batteriernes plads; er to lige nær, den nærmest stævnen, så den om styrbord).',
  ),
  'SOL-064': rebuilt(
    'Damage',
    'The mildest results go with the commonest rolls (reconstruction: the charts are ours; you may use printed ones instead).',
    'Die mildesten Ergebnisse stehen bei den häufigsten Würfen (Rekonstruktion: Die Tafeln sind unsere; gedruckte dürfen an ihre Stelle treten).',
    'De mildeste resultater står ved de hyppigste kast (rekonstruktion: tavlerne er vores; trykte må bruges i stedet).',
  ),
  'SOL-065': printed(
    'Retaliation',
    'After a broadside the target may fire back with all undamaged batteries that bear; those it has just lost cannot fire.',
    'Nach einer Breitseite darf das Ziel mit allen unbeschädigten Batterien zurückfeuern, die den Angreifer erreichen; die gerade verlorenen feuern nicht.',
    'Efter en bredside må målet skyde tilbage med alle hele batterier, der kan ramme; dem, det netop har mistet, kan ikke skyde.',
  ),
  'SOL-066': printed(
    'Retaliation',
    'Retaliation and its damage are resolved before the attacker goes on.',
    'Die Erwiderung und ihr Schaden werden abgehandelt, bevor der Angreifer fortfährt.',
    'Svarild og dens skade afgøres, før angriberen går videre.',
  ),
  'SOL-067': ruled(
    'Retaliation',
    'Retaliation may be fired only at the attacker.',
    'Die Erwiderung darf sich nur gegen den Angreifer richten.',
    'Svarild rettes kun mod angriberen.',
  ),
  'SOL-068': printed(
    'Retaliation',
    'Retaliation uses up no battery: each can fire in its own next turn and in further retaliation.',
    'Eine Erwiderung verbraucht keine Batterie: Jede kann im nächsten eigenen Zug und bei weiteren Erwiderungen feuern.',
    'Svarild bruger intet batteri op: hvert kan skyde i sin næste egen tur og i ny svarild.',
  ),
  'SOL-069': printed(
    'Bow Shots',
    'Bow and stern shots allow no retaliation (ruling: a split attack does, since part of it is a broadside).',
    'Bug- und Heckschüsse dürfen nicht erwidert werden (Auslegung: ein geteilter Angriff schon, denn ein Teil davon ist Breitseite).',
    'Bov- og hækskud må ikke besvares (fortolkning: et delt angreb må, for en del af det er bredside).',
  ),
  'SOL-070': ruled(
    'Retaliation',
    'Retaliation allows no retaliation in return.',
    'Eine Erwiderung darf nicht wieder erwidert werden.',
    'Svarild må ikke selv besvares.',
  ),
} satisfies Record<string, RuleRow>

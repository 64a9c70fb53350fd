import { printed, rebuilt, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Range, bearing, fire and retaliation. */
export const battle = {
  'SOL-050': printed(
    'Battle',
    'A ship may fire at any time of its turn at an enemy in range (ruling: before its first move and after its last too).',
    'Ein Schiff darf in seinem Zug jederzeit auf einen Gegner in Reichweite feuern (Auslegung: auch vor der ersten und nach der letzten Bewegung).',
    'Et skib må i sin tur når som helst skyde på en fjende inden for rækkevidde (fortolkning: også før første og efter sidste bevægelse).',
  ),
  'SOL-051': printed(
    'Battle',
    'Range is measured to the middle of the ships, from dot to dot.',
    'Die Entfernung zählt von Schiffsmitte zu Schiffsmitte, von Punkt zu Punkt.',
    'Afstanden måles fra skibsmidte til skibsmidte, fra prik til prik.',
  ),
  'SOL-052': rebuilt(
    'Battle',
    'Guns reach three cables straight and two diagonally (reconstruction: the larger of the steps east and south is the range, and both together are at most four).',
    'Geschütze reichen gerade drei Kabellängen, schräg zwei (Rekonstruktion: die größere der Strecken nach Ost und Süd ist die Entfernung, beide zusammen höchstens vier).',
    'Kanoner rækker tre kabellængder lige og to skråt (rekonstruktion: den største af strækkene mod øst og syd er afstanden, begge tilsammen højst fire).',
  ),
  'SOL-053': rebuilt(
    'Bearing',
    'Guns bear up to 45 degrees either side of the beam (reconstruction: 45 degrees exactly still bears).',
    'Geschütze bestreichen bis 45 Grad beiderseits querab (Rekonstruktion: genau 45 Grad gehören dazu).',
    'Kanoner dækker op til 45 grader til hver side af tværs (rekonstruktion: præcis 45 grader hører med).',
  ),
  'SOL-054': printed(
    'Bearing',
    'The places of the two ships make an attack a broadside, a bow or a stern shot; that chooses the chart and whether there is retaliation.',
    'Die Lage der beiden Schiffe macht einen Angriff zu Breitseite, Bug- oder Heckschuss; das wählt die Tafel und ob Erwiderung folgt.',
    'De to skibes stilling gør et angreb til bredside, bov- eller hækskud; det vælger tavlen, og om der er gengæld.',
  ),
  'SOL-055': printed(
    'Stern Shots',
    'From behind the target it is a stern shot, from ahead of it a bow shot, otherwise a broadside.',
    'Von hinten aufs Ziel ist es ein Heckschuss, von vorn ein Bugschuss, sonst eine Breitseite.',
    'Bagfra er det et hækskud, forfra et bovskud, ellers en bredside.',
  ),
  'SOL-056': rebuilt(
    'Bearing',
    'Each battery is judged from its own place on the keel: less than 45 degrees off the bow of the target it is a bow shot, less than 45 off its stern a stern shot, else a broadside (reconstruction).',
    'Jede Batterie wird von ihrem Ort am Kiel aus beurteilt: weniger als 45 Grad vom Bug des Ziels ist es ein Bugschuss, weniger als 45 von seinem Heck ein Heckschuss, sonst Breitseite (Rekonstruktion).',
    'Hvert batteri bedømmes fra sin plads på kølen: under 45 grader fra målets stævn er det et bovskud, under 45 fra dets hæk et hækskud, ellers bredside (rekonstruktion).',
  ),
  'SOL-057': printed(
    'Broadsides',
    'At times three batteries fire as a broadside and the other two as a bow or stern shot.',
    'Bisweilen feuern drei Batterien als Breitseite und die anderen zwei als Bug- oder Heckschuss.',
    'Undertiden skyder tre batterier som bredside og de to andre som bov- eller hækskud.',
  ),
  'SOL-058': printed(
    'Broadsides',
    'Ships opposite each other or at a slight angle bear with all five batteries.',
    'Liegen sich die Schiffe gegenüber oder leicht schräg, tragen alle fünf Batterien.',
    'Ligger skibene over for hinanden eller let skråt, dækker alle fem batterier.',
  ),
  'SOL-059': ruled(
    'Battle',
    'There is no land on the board, and other ships do not block fire; an option lets them.',
    'Land gibt es auf dem Brett nicht, und andere Schiffe halten kein Feuer auf; eine Option ändert das.',
    'Der er intet land på brættet, og andre skibe spærrer ikke for skud; en regel kan vælges, så de gør.',
  ),
  'SOL-060': printed(
    'Broadsides',
    'The attacker fires any working batteries that bear, one by one from bow to stern.',
    'Der Angreifer feuert beliebige heile Batterien, die tragen, eine nach der anderen von Bug zu Heck.',
    'Angriberen affyrer de hele batterier, der dækker og ønskes, ét ad gangen fra stævn til hæk.',
  ),
  'SOL-061': printed(
    'Multiple Shots',
    "Each battery fires once in its ship's own turn; unused ones may fire in later moves, from both sides and at other targets.",
    'Jede Batterie feuert im eigenen Zug einmal; übrige dürfen bei späteren Bewegungen feuern, von beiden Seiten und auf andere Ziele.',
    'Hvert batteri skyder én gang i skibets egen tur; ubrugte må skyde ved senere bevægelser, fra begge sider og på andre mål.',
  ),
  'SOL-062': printed(
    'Damage',
    'For each battery two dice give the column, range the row and the kind of attack the chart, and damage counts at once.',
    'Für jede Batterie geben zwei Würfel die Spalte, die Entfernung die Zeile, die Art des Angriffs die Tafel, und der Schaden gilt sofort.',
    'For hvert batteri giver to terninger kolonnen, afstanden rækken og angrebets art tavlen, og skaden gælder straks.',
  ),
  'SOL-063': printed(
    'Broadsides',
    'A hit takes the piece nearest to the battery that fired, or the next nearest (reconstruction: places of masts and batteries; of two as near the one nearer the bow, then to starboard).',
    'Ein Treffer nimmt das Teil, das der feuernden Batterie am nächsten ist, sonst das nächste (Rekonstruktion: die Orte der Masten und Batterien; bei gleicher Nähe das am Bug, dann steuerbords).',
    'En træffer tager det, der er nærmest det skydende batteri, ellers det næstnærmeste (rekonstruktion: masternes og batteriernes plads; er to lige nær, det nærmest stævnen, så styrbords).',
  ),
  'SOL-064': rebuilt(
    'Damage',
    'The mildest results stand on the commonest dice (reconstruction: the charts are ours; printed ones may be brought in their place).',
    'Die mildesten Ergebnisse stehen bei den häufigsten Würfen (Rekonstruktion: die Tafeln sind unsere; gedruckte dürfen an ihre Stelle treten).',
    'De mildeste resultater står ved de hyppigste kast (rekonstruktion: tavlerne er vores; trykte må bruges i stedet).',
  ),
  'SOL-065': printed(
    'Retaliation',
    'After a broadside the target may fire back with all working batteries that bear; what it has lost by then does not fire.',
    'Nach einer Breitseite darf das Ziel mit allen heilen Batterien, die tragen, zurückfeuern; was es bis dahin verloren hat, schweigt.',
    'Efter en bredside må målet skyde tilbage med alle hele batterier, der dækker; hvad det da har mistet, tier.',
  ),
  'SOL-066': printed(
    'Retaliation',
    'Retaliation and its damage are over before the attacker goes on.',
    'Erwiderung und ihr Schaden sind vorbei, bevor der Angreifer fortfährt.',
    'Gengæld og dens skade er ovre, før angriberen går videre.',
  ),
  'SOL-067': ruled(
    'Retaliation',
    'Retaliation is fired at the attacker only.',
    'Erwiderung trifft nur den Angreifer.',
    'Gengæld rettes kun mod angriberen.',
  ),
  'SOL-068': printed(
    'Retaliation',
    'Retaliation uses up no battery: it fires in its own next turn, and in another retaliation.',
    'Erwiderung verbraucht keine Batterie: sie feuert im nächsten eigenen Zug und bei weiterer Erwiderung.',
    'Gengæld bruger intet batteri op: det skyder i sin næste egen tur og i ny gengæld.',
  ),
  'SOL-069': printed(
    'Bow Shots',
    'Bow and stern shots are not answered (ruling: a split attack is, for a part of it is a broadside).',
    'Bug- und Heckschüsse bleiben unerwidert (Auslegung: ein geteilter Angriff nicht, denn ein Teil ist Breitseite).',
    'Bov- og hækskud besvares ikke (fortolkning: et delt angreb gør, for en del af det er bredside).',
  ),
  'SOL-070': ruled(
    'Retaliation',
    'Retaliation is not answered by retaliation.',
    'Auf Erwiderung folgt keine Erwiderung.',
    'Gengæld besvares ikke med gengæld.',
  ),
} satisfies Record<string, RuleRow>

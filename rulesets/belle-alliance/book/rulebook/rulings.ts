import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { ground, tables, units } from './rulings-troops.ts'

/** The battle as a whole: arrivals, measuring, victory and the umpire. */
const battle = {
  'BA-Q-34': ruled(
    'Fortolkninger',
    'The book has no rule for victory; each scenario brings its own.',
    'Das Buch hat keine Siegregel; jedes Szenario bringt seine eigene mit.',
    'Bogen har ingen regel om sejr; hvert scenarie har sin egen.',
  ),
  'BA-Q-35': ruled(
    'Fortolkninger',
    'The book forbids measuring beforehand, so ranges are shown only once an order is given; players may agree to see them at any time.',
    'Da das Buch Messen im Voraus verbietet, sind Entfernungen erst nach dem Befehl zu sehen; die Spieler dürfen vereinbaren, sie jederzeit zu sehen.',
    'Da bogen forbyder måling på forhånd, vises afstande først efter ordren; spillerne kan aftale at se dem når som helst.',
  ),
  'BA-Q-36': {
    ...ruled(
      'Fortolkninger',
      'The book allows the umpire to depart from the rules.',
      'Das Buch erlaubt dem Schiedsrichter, von den Regeln abzuweichen.',
      'Bogen tillader dommeren at afvige fra reglerne.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program always follows them; players who want another rule choose an option before the battle.',
      de: 'Das Programm hält sich immer an sie; wer eine andere Regel will, wählt vor der Schlacht eine Option.',
      da: 'Programmet følger dem altid; den, der ønsker en anden regel, vælger en valgmulighed før slaget.',
    },
  },
  'BA-Q-71': ruled(
    'Fortolkninger',
    'The book does not say how units arrive: in their turn they take orders without a roll and march in at their point of the edge; if an enemy is near, they arrive to one side of that point, or next turn.',
    'Wie Einheiten eintreffen, steht nicht im Buch: Sie erhalten in ihrem Zug Befehle ohne Wurf und marschieren an ihrem Punkt des Rands ein; ist ein Gegner nah, dann daneben oder im nächsten Zug.',
    'Bogen siger ikke, hvordan enheder ankommer: de får i deres træk ordre uden kast og marcherer ind ved deres punkt på kanten; er en modstander nær, sker det ved siden af eller i næste træk.',
  ),
  'BA-Q-74': ruled(
    'Fortolkninger',
    'The book assumes one player a side. Where several share a side, each gives orders only to the troops under their own commanders, and the senior player to all others. They see the same things, seal and finish separately, and win or lose together.',
    'Das Buch kennt je Seite nur einen Spieler. Teilen sich mehrere eine Seite, befiehlt jeder nur die Truppen unter seinen Befehlshabern, der ranghöchste alle übrigen. Alle wissen dasselbe; jeder versiegelt seine Befehle und beendet seine Schritte selbst, und alle gewinnen oder verlieren gemeinsam.',
    'Bogen kender kun én spiller på hver side. Deler flere en side, giver hver kun ordrer til tropperne under sine egne chefer, den øverste til alle andre. De ved det samme; hver forsegler sine ordrer og slutter sine trin selv, og de vinder eller taber sammen.',
  ),
} satisfies Record<string, RuleRow>

/** Orders, staff and sight. */
const command = {
  'BA-Q-06': {
    ...ruled(
      'Fortolkninger',
      'The text on replacing commanders once says “adjutant”; it means the orderly.',
      'Der Text über das Ersetzen von Befehlshabern sagt einmal „Adjutant“; gemeint ist die Ordonnanz.',
      'Teksten om erstatning af chefer siger ét sted »adjutant«; der menes ordonnansen.',
    ),
    status: 'omitted',
    reason: {
      en: 'Two words for the same figure; it makes no difference in play.',
      de: 'Zwei Wörter für dieselbe Figur; im Spiel macht das keinen Unterschied.',
      da: 'To ord for samme figur; det gør ingen forskel i spillet.',
    },
  },
  'BA-Q-20': ruled(
    'Fortolkninger',
    'A unit without an immediate commander always needs an order roll and gets no modifier for a commander.',
    'Eine Einheit ohne unmittelbaren Befehlshaber braucht immer einen Befehlswurf und hat keinen Zuschlag für einen Befehlshaber.',
    'En enhed uden nærmeste chef skal altid bruge ordrekast og får intet tillæg for chef.',
  ),
  'BA-Q-21': ruled(
    'Fortolkninger',
    'The 30 cm to the commander are measured between the nearest edges of the bases.',
    'Die 30 cm zum Befehlshaber werden zwischen den nächsten Rändern der Standplatten gemessen.',
    'De 30 cm til chefen måles mellem brikkernes nærmeste kanter.',
  ),
  'BA-Q-24': ruled(
    'Fortolkninger',
    'A commander is engaged once a turn, at the first event that calls for it.',
    'Ein Befehlshaber wird einmal im Zug eingesetzt, beim ersten Ereignis, das es verlangt.',
    'En chef indsættes én gang i trækket, ved den første begivenhed, der kræver det.',
  ),
  'BA-Q-28': ruled(
    'Fortolkninger',
    'The 20 cm for each level of height are added to the 200 cm at which targets in the open can be seen.',
    'Die 20 cm je Höhenstufe kommen zu den 200 cm hinzu, auf die Ziele in offenem Gelände zu sehen sind.',
    'De 20 cm for hver afsats overhøjde lægges til de 200 cm, hvor mål i åbent terræn kan ses.',
  ),
  'BA-Q-29': ruled(
    'Fortolkninger',
    'The penalty for an intercepted staff figure applies to every roll of a unit of that side, not to rolls of its staff figures.',
    'Der Abzug für eine abgefangene Stabsfigur gilt für jeden Wurf einer Einheit der Seite, nicht für Würfe ihrer Stabsfiguren.',
    'Fradraget for en opsnappet stabsfigur gælder ethvert kast for sidens enheder, ikke kast for dens stabsfigurer.',
  ),
  'BA-Q-47': ruled(
    'Fortolkninger',
    'After an order roll of 11 or 12, light disorder comes first; the order is then carried out at half march and without a charge.',
    'Bei 11 oder 12 im Befehlswurf kommt zuerst die leichte Unordnung, dann wird der Befehl auf halber Marschstrecke und ohne Sturmlauf ausgeführt.',
    'Ved 11 eller 12 i ordrekastet kommer enheden først i let uorden; så udføres ordren med halv marchlængde og uden storm.',
  ),
  'BA-Q-48': ruled(
    'Fortolkninger',
    'How heights block sight is described only in words: a line that just touches a crest or a roof is blocked.',
    'Wie Höhen die Sicht versperren, steht nur in Worten da: Eine Linie, die Kamm oder Dach auch nur berührt, ist unterbrochen.',
    'Hvordan højder spærrer for synet, er kun beskrevet i ord: en linje, der netop berører krete eller tag, er spærret.',
  ),
  'BA-Q-68': ruled(
    'Fortolkninger',
    'A commander with a unit that only fires is not engaged; he is engaged when it is fired at or in melee.',
    'Ein Befehlshaber bei einer Einheit, die nur feuert, wird nicht eingesetzt, erst wenn sie beschossen wird oder im Nahkampf steht.',
    'En chef hos en enhed, der kun skyder, indsættes ikke; han indsættes, når den beskydes eller er i nærkamp.',
  ),
} satisfies Record<string, RuleRow>

/** Targets, angles of fire and split fire. */
const fire = {
  'BA-Q-26': ruled(
    'Fortolkninger',
    'A hidden target is an occupant that is assumed to be there but not seen.',
    'Ein verdecktes Ziel ist ein Gegner, der in Gelände vermutet, aber nicht gesehen wird.',
    'Et skjult mål er en modstander, der antages at besætte terrænet, men ikke ses.',
  ),
  'BA-Q-49': ruled(
    'Fortolkninger',
    'Angles of fire and of support are measured outwards from straight ahead at the front corners of each base.',
    'Schuss- und Unterstützungswinkel werden an den vorderen Ecken jeder Platte von geradeaus nach außen gemessen.',
    'Skud- og støttevinkler måles udad fra lige frem ved hver briks forreste hjørner.',
  ),
  'BA-Q-63': ruled(
    'Fortolkninger',
    'When fire is split, the part declared first has the small fire unit; a part too small for a fire unit does not fire, but the 2 for split fire is still subtracted.',
    'Bei geteiltem Feuer hat der zuerst angesagte Teil die kleine Feuereinheit; ein Teil, der für eine Feuereinheit zu klein ist, feuert nicht, die 2 für geteiltes Feuer werden aber abgezogen.',
    'Ved delt skydning har den først meldte del den lille skydeenhed; en del, der er for lille til en skydeenhed, skyder ikke, men fradraget på 2 for delt skydning gælder stadig.',
  ),
} satisfies Record<string, RuleRow>

/** Melee, its losses and the continued attack. */
const melee = {
  'BA-Q-04': ruled(
    'Fortolkninger',
    'For the factors of melee the text refers to table 10; it means table 8, because table 10 is about engaged commanders.',
    'Für die Faktoren des Nahkampfs verweist der Text auf Tabelle 10; gemeint ist Tabelle 8, denn Tabelle 10 betrifft eingesetzte Befehlshaber.',
    'For nærkampens tillæg henviser teksten til skema 10; der menes skema 8, for skema 10 gælder indsatte chefer.',
  ),
  'BA-Q-25': ruled(
    'Fortolkninger',
    'If the totals in melee are equal, losses apply, nobody falls into disorder and the units stay in contact.',
    'Bei gleichen Summen im Nahkampf gelten die Verluste, niemand gerät in Unordnung, und die Einheiten bleiben in Kontakt.',
    'Ved ens resultater i nærkamp gælder tabene, ingen kommer i uorden, og enhederne bliver på indbrudsafstand.',
  ),
  'BA-Q-51': ruled(
    'Fortolkninger',
    'In a square or rallying square, or at work or rest, only the two ranks of the attacked side fight; otherwise a square would be as strong on each side as a line.',
    'Bei Karree, Klumpen, Arbeit und Rast kämpfen nur die zwei Glieder der angegriffenen Seite; sonst wäre ein Karree nach jeder Seite so stark wie eine Linie.',
    'I karré, hob, arbejde og hvil kæmper kun de to geledder på den angrebne side; ellers var en karré lige så stærk til hver side som en linje.',
  ),
  'BA-Q-59': ruled(
    'Fortolkninger',
    'At a common target, prisoners are taken only by an attack that would cause full disorder on its own.',
    'Bei einem gemeinsamen Ziel macht nur ein Angriff Gefangene, der für sich allein volle Unordnung bewirkt.',
    'Ved fælles mål tager et angreb kun fanger, hvis det alene ville bringe modstanderen i fuldstændig uorden.',
  ),
  'BA-Q-60': ruled(
    'Fortolkninger',
    'Losses shared in proportion are rounded by the largest remainder; if remainders are equal, the larger unit takes the loss.',
    'Verhältnismäßig geteilte Verluste werden nach dem größten Rest gerundet; bei gleichen Resten trägt sie die größere Einheit.',
    'Tab, der fordeles forholdsmæssigt, afrundes efter største rest; ved lige rester rammes den største enhed.',
  ),
  'BA-Q-61': ruled(
    'Fortolkninger',
    'A skirmish line that fights alone does not count as infantry without skirmishers in front, because it has its own penalty.',
    'Eine allein kämpfende Schützenkette zählt nicht als Infanterie ohne Schützenkette davor, denn sie hat einen eigenen Abzug.',
    'En kæde, der kæmper alene, regnes ikke som infanteri, der ikke er dækket af kæde, for den har sit eget fradrag.',
  ),
  'BA-Q-62': ruled(
    'Fortolkninger',
    'A continued attack after a charge is also a charge, with its bonus, and the four turns without one count from this turn.',
    'Ein fortgesetzter Angriff nach einem Sturmlauf ist wieder einer mit dessen Zuschlag, und die vier Züge ohne Sturmlauf zählen ab diesem Zug.',
    'Et fortsat angreb efter storm er igen storm med dens tillæg, og de fire træk uden storm tælles fra dette træk.',
  ),
} satisfies Record<string, RuleRow>

/** Disorder, retreat, rout and supplies. */
const morale = {
  'BA-Q-07': ruled(
    'Fortolkninger',
    'The book does not say how to roll for the spread of rout: both units roll three dice as in melee, and the difference affects only the unit that is run into.',
    'Wie um das Mitreißen gewürfelt wird, steht nicht im Buch: Beide würfeln mit drei Würfeln wie im Nahkampf, und der Unterschied trifft nur die Einheit, in die hineingelaufen wird.',
    'Bogen siger ikke, hvordan der kastes for medriven: begge kaster tre terninger som i nærkamp, og forskellen rammer kun den enhed, der løbes ind i.',
  ),
  'BA-Q-08': ruled(
    'Fortolkninger',
    'Two ones on three dice means at least two.',
    'Zwei Einsen mit drei Würfeln heißt: mindestens zwei.',
    'To enere med tre terninger betyder mindst to.',
  ),
  'BA-Q-09': ruled(
    'Fortolkninger',
    'The 10% lost in full disorder is taken from the figures left after all other losses.',
    'Die 10 % Verlust bei voller Unordnung werden von den Figuren berechnet, die nach allen anderen Verlusten bleiben.',
    'De 10 % tab ved fuldstændig uorden regnes af de figurer, der er tilbage efter alle andre tab.',
  ),
  'BA-Q-44': ruled(
    'Fortolkninger',
    'A unit without supplies can only take prisoners and inflicts no losses.',
    'Eine Einheit ohne Versorgung macht nur Gefangene und fügt keine Verluste zu.',
    'Når en enhed uden forsyninger kun tager fanger, påfører den ingen tab.',
  ),
  'BA-Q-45': {
    ...ruled(
      'Fortolkninger',
      'The text on supplies repeats two words; they count once.',
      'Der Text über Versorgung wiederholt zwei Wörter; sie zählen einmal.',
      'Teksten om forsyninger gentager to ord; de tæller én gang.',
    ),
    status: 'omitted',
    reason: {
      en: 'A slip that changes nothing.',
      de: 'Ein Schreibfehler, der nichts ändert.',
      da: 'En skrivefejl, der intet ændrer.',
    },
  },
  'BA-Q-46': ruled(
    'Fortolkninger',
    'Table 16 includes good order, while the text on reorganising names only lower degrees; 15 or more brings good order.',
    'Tabelle 16 nennt auch Ordnung, der Text über das Sammeln nur die niedrigeren Grade; ab 15 kommt die Einheit in Ordnung.',
    'Skema 16 nævner også orden, teksten om reorganisering kun de lavere grader; 15 og derover bringer enheden i orden.',
  ),
  'BA-Q-54': ruled(
    'Fortolkninger',
    'If a unit already in full disorder falls into it again, the full effect applies again: it loses 10% and routs.',
    'Gerät eine Einheit in voller Unordnung erneut in volle Unordnung, wirkt diese noch einmal ganz: 10 % Verlust und eine neue Flucht.',
    'Kommer en enhed i fuldstændig uorden igen i fuldstændig uorden, gælder hele virkningen igen: 10 % tab og en ny flugt.',
  ),
  'BA-Q-55': ruled(
    'Fortolkninger',
    'The book does not say in which order simultaneous retreats and routs are made: units with a clear way go first, so that those in the rear make way for those in front.',
    'In welcher Reihenfolge gleichzeitige Rückzüge und Fluchten stattfinden, steht nicht im Buch: Einheiten mit freiem Weg gehen zuerst, sodass die hinteren den vorderen Platz machen.',
    'Bogen siger ikke, i hvilken rækkefølge samtidige retræter og flugter sker: enheder med fri vej går først, så de bageste giver plads til de forreste.',
  ),
  'BA-Q-56': ruled(
    'Fortolkninger',
    'Within the 45 degrees a unit goes straight away from the enemy that hit it; players may agree that its owner chooses.',
    'Innerhalb der 45 Grad geht eine Einheit geradewegs von dem Gegner weg, der sie traf; die Spieler dürfen vereinbaren, dass der Besitzer wählt.',
    'Inden for de 45 grader går enheden lige væk fra den, der ramte den; spillerne kan aftale, at ejeren vælger.',
  ),
  'BA-Q-57': ruled(
    'Fortolkninger',
    'A unit hit from several sides goes away from the source of the effect that counted; if several are equal, its owner chooses.',
    'Von mehreren Seiten getroffen, zieht sich eine Einheit vom Ursprung der geltenden Wirkung zurück; bei mehreren gleichen wählt der Besitzer.',
    'En enhed, der rammes fra flere sider, går væk fra kilden til den virkning, der gjaldt; er flere lige, vælger ejeren.',
  ),
  'BA-Q-58': ruled(
    'Fortolkninger',
    'After a blocked retreat the rout begins where the unit stopped, in a free direction, and can spread only to a unit that it runs into.',
    'Nach einem versperrten Rückzug beginnt die Flucht dort, wo die Einheit hielt, in freier Richtung, und kann nur eine Einheit mitreißen, in die sie hineinläuft.',
    'Efter en blokeret retræte begynder flugten, hvor enheden standsede, i fri retning, og kan kun medrive en enhed, den løber ind i.',
  ),
  'BA-Q-65': ruled(
    'Fortolkninger',
    'After two ones, every roll of the unit for fire or melee counts, also as defender or neighbour; order rolls and other rolls do not.',
    'Nach zwei Einsen zählt jeder Wurf der Einheit für Feuer oder Nahkampf, auch als Verteidiger oder Nachbar; Befehlswürfe und andere zählen nicht.',
    'Efter to enere tæller ethvert af enhedens kast for skydning eller nærkamp, også som forsvarer eller naboenhed; ordrekast og andre kast tæller ikke.',
  ),
  'BA-Q-70': ruled(
    'Fortolkninger',
    'A unit cannot roll to reorganise in the turn in which it fell into full disorder, because the text names a later turn.',
    'Eine Einheit kann sich in dem Zug, in dem sie in volle Unordnung geriet, nicht sammeln, denn der Text nennt einen späteren.',
    'En enhed kan ikke reorganisere sig i det træk, hvor den kom i fuldstændig uorden, for teksten nævner et senere træk.',
  ),
  'BA-Q-73': ruled(
    'Fortolkninger',
    'All routing units in contact with each other count together when one of them runs into another unit.',
    'Alle fliehenden Einheiten in Kontakt miteinander zählen zusammen, wenn eine von ihnen in eine andere Einheit läuft.',
    'Alle flygtende enheder i indbyrdes brikkontakt tæller sammen, når en af dem løber ind i en anden enhed.',
  ),
} satisfies Record<string, RuleRow>

/** How all march, and at what rate. */
const movement = {
  'BA-Q-14': ruled(
    'Fortolkninger',
    'The book does not say how all units march at once: the phase has 20 equal steps with exact contacts; two friendly units that run into each other roll once a phase for the right of way.',
    'Wie alle zugleich marschieren, steht nicht im Buch: Die Phase hat 20 gleiche Schritte mit genauen Kontakten; zwei eigene Einheiten, die ineinanderlaufen, würfeln einmal in der Phase um den Vortritt.',
    'Bogen siger ikke, hvordan alle marcherer samtidig: fasen har 20 lige store skridt med nøjagtige kontakter; to egne enheder, der støder sammen, kaster én gang i fasen om at gå først.',
  ),
  'BA-Q-15': ruled(
    'Fortolkninger',
    'If the rate changes within a turn, the unit marches the rest of the turn at the new rate, from exactly where the ground changes.',
    'Wechselt die Marschstrecke innerhalb eines Zugs, marschiert die Einheit den Rest des Zugs mit der neuen, genau von dort an, wo das Gelände wechselt.',
    'Skifter marchlængden i løbet af trækket, marcheres resten af trækket med den nye, præcis fra det sted, hvor terrænet skifter.',
  ),
  'BA-Q-50': ruled(
    'Fortolkninger',
    'Dots in the road column mean that there is no road rate, not that roads are forbidden: such a formation marches on a road at the rate of the ground. A column follows a road while the middle of its front is within 1 cm of it.',
    'Punkte in der Straßenspalte heißen: keine Marschstrecke für Straßen, nicht: verboten. Eine solche Formation geht auf der Straße mit der Marschstrecke des Geländes. Eine Kolonne folgt der Straße, solange ihre Frontmitte höchstens 1 cm von ihr entfernt ist.',
    'Prikker i vejkolonnen betyder, at der ikke er nogen vejmarchlængde, ikke at vejen er forbudt: en sådan formation går på vej med terrænets marchlængde. En kolonne følger vejen, så længe frontens midte er inden for 1 cm af den.',
  ),
} satisfies Record<string, RuleRow>

const bySubject = {
  ...battle,
  ...command,
  ...units,
  ...movement,
  ...fire,
  ...melee,
  ...morale,
  ...ground,
  ...tables,
}

/** Where the book is silent or at odds with itself. By number, as rulings.md has them. */
export const rulings = Object.fromEntries(
  Object.entries(bySubject).toSorted(([one], [other]) => (one < other ? -1 : 1)),
) as Record<keyof typeof bySubject, RuleRow>

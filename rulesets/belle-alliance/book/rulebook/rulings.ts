import { ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { ground, tables, units } from './rulings-troops.ts'

/** The battle as a whole: arrivals, measuring, victory and the umpire. */
const battle = {
  'BA-Q-34': ruled(
    'Fortolkninger',
    'The book has no rule of victory; each scenario brings its own.',
    'Das Buch hat keine Siegregel; jedes Szenario bringt seine eigene mit.',
    'Bogen har ingen regel om sejr; hvert scenarie har sin egen.',
  ),
  'BA-Q-35': ruled(
    'Fortolkninger',
    'As nothing is to be measured beforehand, ranges are shown once an order is given; players may agree to see them at any time.',
    'Da nicht im Voraus gemessen wird, zeigen sich Entfernungen erst nach dem Befehl; die Spieler dürfen vereinbaren, sie jederzeit zu sehen.',
    'Da intet måles på forhånd, vises afstande først efter ordren; spillerne kan aftale at se dem når som helst.',
  ),
  'BA-Q-36': {
    ...ruled(
      'Fortolkninger',
      'The book does not bind the umpire to the rules.',
      'Das Buch bindet den Schiedsrichter nicht an die Regeln.',
      'Bogen binder ikke dommeren til reglerne.',
    ),
    status: 'omitted',
    reason: {
      en: 'The program is bound by them; whoever wants another rule agrees on an option before the battle.',
      de: 'Das Programm ist an sie gebunden; wer eine andere Regel will, vereinbart vor der Schlacht eine Option.',
      da: 'Programmet er bundet af dem; den, der ønsker en anden regel, aftaler et valg før slaget.',
    },
  },
  'BA-Q-71': ruled(
    'Fortolkninger',
    'How units arrive is not said: they are ordered in their turn without a roll and march in at their point of the edge, moved if an enemy is near, or in the next turn.',
    'Wie Einheiten eintreffen, ist nicht gesagt: sie erhalten in ihrem Zug Befehle ohne Wurf und marschieren an ihrem Punkt des Rands ein, bei nahem Gegner daneben oder im nächsten Zug.',
    'Hvordan enheder ankommer, siges ikke: de får ordre i deres træk uden kast og marcherer ind ved deres punkt på kanten, ved en nær modstander et andet sted eller i næste træk.',
  ),
} satisfies Record<string, RuleRow>

/** Orders, staff and sight. */
const command = {
  'BA-Q-06': {
    ...ruled(
      'Fortolkninger',
      'The text on replacing chiefs once says adjutant; the orderly is meant.',
      'Der Text über das Ersetzen von Chefs sagt einmal Adjutant; gemeint ist die Ordonnanz.',
      'Teksten om erstatning af chefer siger et sted adjutant; ordonnansen menes.',
    ),
    status: 'omitted',
    reason: {
      en: 'Two words for one figure; nothing in play depends on it.',
      de: 'Zwei Wörter für eine Figur; im Spiel hängt nichts davon ab.',
      da: 'To ord for én figur; intet i spillet afhænger af det.',
    },
  },
  'BA-Q-20': ruled(
    'Fortolkninger',
    'A unit without an immediate chief always needs an order roll and has no modifier for a chief.',
    'Eine Einheit ohne unmittelbaren Chef braucht immer einen Befehlswurf und hat keinen Zuschlag für einen Chef.',
    'En enhed uden umiddelbar chef skal altid kaste ordrekast og har intet tillæg for chef.',
  ),
  'BA-Q-21': ruled(
    'Fortolkninger',
    'The 30 cm to the chief are measured between the nearest edges of the bases.',
    'Die 30 cm zum Chef werden zwischen den nächsten Rändern der Standplatten gemessen.',
    'De 30 cm til chefen måles mellem brikkernes nærmeste kanter.',
  ),
  'BA-Q-24': ruled(
    'Fortolkninger',
    'A chief is engaged once a turn, at the first event that calls for it.',
    'Ein Chef wird einmal im Zug eingesetzt, beim ersten Anlass.',
    'En chef indsættes én gang i trækket, ved første anledning.',
  ),
  'BA-Q-28': ruled(
    'Fortolkninger',
    'The 20 cm for each level of height are added to the 200 cm at which targets in the open are seen.',
    'Die 20 cm je Stufe Höhe kommen zu den 200 cm hinzu, auf die Ziele im Offenen zu sehen sind.',
    'De 20 cm for hver afsats overhøjde lægges til de 200 cm, som mål i åbent terræn ses på.',
  ),
  'BA-Q-29': ruled(
    'Fortolkninger',
    'The penalty for a staff figure that is caught is on every roll for a unit of the side, not on rolls for its staff figures.',
    'Der Abzug für eine ertappte Stabsfigur gilt für jeden Wurf einer Einheit der Seite, nicht für Würfe ihrer Stabsfiguren.',
    'Fradraget for en opsnappet stabsfigur gælder ethvert kast for sidens enheder, ikke kast for dens stabsfigurer.',
  ),
  'BA-Q-47': ruled(
    'Fortolkninger',
    'With 11 or 12 on an order roll light disorder comes first, then the order is carried out at half march and without a charge.',
    'Bei 11 oder 12 im Befehlswurf kommt zuerst die leichte Unordnung, dann wird der Befehl mit halber Strecke und ohne Sturm ausgeführt.',
    'Ved 11 og 12 i ordrekastet kommer først let uorden, så udføres ordren med halv marchlængde og uden storm.',
  ),
  'BA-Q-48': ruled(
    'Fortolkninger',
    'How high ground blocks sight is told only in words; a line that just meets a crest or a roof is blocked.',
    'Wie Höhen die Sicht nehmen, steht nur in Worten da; eine Linie, die Kamm oder Dach gerade trifft, ist unterbrochen.',
    'Hvordan højder spærrer for synet, siges kun i ord; en linie, der netop rammer krete eller tag, er spærret.',
  ),
  'BA-Q-68': ruled(
    'Fortolkninger',
    'A chief with a unit that only fires is not engaged; being fired at or in melee engages him.',
    'Ein Chef bei einer Einheit, die nur feuert, wird nicht eingesetzt; beschossen zu werden oder Nahkampf setzt ihn ein.',
    'En chef hos en enhed, der kun skyder, indsættes ikke; at blive beskudt eller nærkamp indsætter ham.',
  ),
} satisfies Record<string, RuleRow>

/** Targets, angles of fire and split fire. */
const fire = {
  'BA-Q-26': ruled(
    'Fortolkninger',
    'A hidden target is an occupant that is assumed but not seen.',
    'Ein verdecktes Ziel ist ein vermuteter, nicht gesehener Besetzer.',
    'Et skjult mål er en besætning, der antages, men ikke ses.',
  ),
  'BA-Q-49': ruled(
    'Fortolkninger',
    'Angles of fire and of support are measured outwards from straight ahead at the front corners of each base.',
    'Schuss- und Unterstützungswinkel werden an den vorderen Ecken jeder Platte von geradeaus nach außen gemessen.',
    'Skud- og støttevinkler måles udad fra lige frem ved hver briks forreste hjørner.',
  ),
  'BA-Q-63': ruled(
    'Fortolkninger',
    'Of split fire the part named first has the small fire unit; a part that forms none is not fired, and the 2 less stay on the other.',
    'Bei geteiltem Feuer hat der zuerst genannte Teil die kleine Feuereinheit; ein Teil, der keine bildet, feuert nicht, und die 2 weniger bleiben beim anderen.',
    'Ved delt skydning har den først nævnte del den lille skydeenhed; en del, der ingen danner, skyder ikke, og de 2 mindre bliver på den anden.',
  ),
} satisfies Record<string, RuleRow>

/** Melee, its losses and the continued attack. */
const melee = {
  'BA-Q-04': ruled(
    'Fortolkninger',
    'For the factors of melee the text names table 10; table 8 is meant, for table 10 is that of the chief.',
    'Für die Faktoren des Nahkampfs nennt der Text Tabelle 10; gemeint ist Tabelle 8, denn Tabelle 10 gilt dem Chef.',
    'For nærkampens tillæg nævner teksten skema 10; skema 8 menes, for skema 10 gælder chefen.',
  ),
  'BA-Q-25': ruled(
    'Fortolkninger',
    'After equal totals in melee losses apply, nobody is disordered and the units stay in contact.',
    'Nach gleichen Summen im Nahkampf gelten die Verluste, niemand gerät in Unordnung, und die Einheiten bleiben in Kontakt.',
    'Efter ens resultater i nærkamp gælder tabene, ingen kommer i uorden, og enhederne forbliver på indbrudsafstand.',
  ),
  'BA-Q-51': ruled(
    'Fortolkninger',
    'Of square, huddle, work and rest only the two ranks of the attacked side fight; else a square would be as strong as a line on every side.',
    'Von Karree, Klumpen, Arbeit und Rast kämpfen nur die zwei Glieder der angegriffenen Seite; sonst wäre ein Karree nach jeder Seite so stark wie eine Linie.',
    'Af karré, hob, arbejde og hvil kæmper kun den angrebne sides to geledder; ellers var en karré til hver side så stærk som en linie.',
  ),
  'BA-Q-59': ruled(
    'Fortolkninger',
    'At a common target only an attack that alone brought full disorder takes prisoners.',
    'An einem gemeinsamen Ziel macht nur ein Angriff Gefangene, der allein die volle Unordnung brachte.',
    'Ved fælles mål tager kun et angreb, der alene gav fuldstændig uorden, fanger.',
  ),
  'BA-Q-60': ruled(
    'Fortolkninger',
    'Losses shared in proportion are rounded by the largest remainder, of equals to the larger body.',
    'Im Verhältnis geteilte Verluste werden nach dem größten Rest gerundet, bei Gleichheit zum größeren Verband.',
    'Tab, der deles forholdsmæssigt, rundes efter største rest, ved lighed til den største styrke.',
  ),
  'BA-Q-61': ruled(
    'Fortolkninger',
    'A skirmish line that fights alone does not count as infantry without skirmishers in front, for it has a penalty of its own.',
    'Eine allein kämpfende Schützenkette zählt nicht als Infanterie ohne Schützen davor, denn sie hat einen eigenen Abzug.',
    'En kæde, der kæmper alene, regnes ikke for infanteri uden kæde foran, for den har sit eget fradrag.',
  ),
  'BA-Q-62': ruled(
    'Fortolkninger',
    'A continued attack after a charge is at the charge again with its bonus, and the four turns without one run from this turn.',
    'Ein fortgesetzter Angriff nach einem Sturm ist wieder Sturm mit dessen Vorteil, und die vier Züge ohne Sturm laufen ab diesem Zug.',
    'Et fortsat angreb efter storm er igen storm med tillægget, og de fire træk uden storm løber fra dette træk.',
  ),
} satisfies Record<string, RuleRow>

/** Disorder, retreat, rout and supplies. */
const morale = {
  'BA-Q-07': ruled(
    'Fortolkninger',
    'How the carrying away is rolled is not said: both roll three dice as in melee, and the difference disorders only the unit that is run into.',
    'Wie um das Mitreißen gewürfelt wird, ist nicht gesagt: beide werfen drei Würfel wie im Nahkampf, und der Unterschied trifft nur die angerannte Einheit.',
    'Hvordan der kastes for medriven, siges ikke: begge kaster tre terninger som i nærkamp, og forskellen rammer kun den enhed, der løbes ind i.',
  ),
  'BA-Q-08': ruled(
    'Fortolkninger',
    'Two ones with three dice means at least two.',
    'Zwei Einsen mit drei Würfeln heißt mindestens zwei.',
    'To enere med tre terninger er mindst to.',
  ),
  'BA-Q-09': ruled(
    'Fortolkninger',
    'The tenth lost in full disorder is a tenth of the figures left after all other losses.',
    'Das Zehntel bei voller Unordnung ist eines der Figuren, die nach allen anderen Verlusten bleiben.',
    'Tiendedelen ved fuldstændig uorden er af de figurer, der er tilbage efter alle andre tab.',
  ),
  'BA-Q-44': ruled(
    'Fortolkninger',
    'Taking only prisoners, a unit without supplies inflicts no losses.',
    'Wer ohne Versorgung nur Gefangene macht, fügt keine Verluste zu.',
    'Når en enhed uden forsyninger kun tager fanger, påfører den ingen tab.',
  ),
  'BA-Q-45': {
    ...ruled(
      'Fortolkninger',
      'Two words stand twice in the text on supplies; they count once.',
      'Zwei Wörter stehen im Text über Versorgung doppelt; sie zählen einmal.',
      'To ord står dobbelt i teksten om forsyninger; de tæller én gang.',
    ),
    status: 'omitted',
    reason: {
      en: 'A slip of the pen that changes nothing.',
      de: 'Ein Schreibfehler, der nichts ändert.',
      da: 'En skrivefejl, der intet ændrer.',
    },
  },
  'BA-Q-46': ruled(
    'Fortolkninger',
    'Table 16 knows good order, the text on reorganising only lower degrees; 15 or more brings good order.',
    'Tabelle 16 kennt Ordnung, der Text über das Sammeln nur die niedrigeren Grade; ab 15 kommt die Einheit in Ordnung.',
    'Skema 16 kender orden, teksten om reorganisering kun de lavere grader; 15 og derover bringer orden.',
  ),
  'BA-Q-54': ruled(
    'Fortolkninger',
    'Full disorder inflicted on a unit already in it takes full effect again: a tenth lost and another rout.',
    'Volle Unordnung für eine Einheit, die schon darin ist, wirkt noch einmal ganz: ein Zehntel verloren und eine neue Flucht.',
    'Fuldstændig uorden til en enhed, der allerede er i den, virker helt igen: en tiendedel tabt og en ny flugt.',
  ),
  'BA-Q-55': ruled(
    'Fortolkninger',
    'In which order simultaneous retreats and routs go is not said: who has a free way goes first, so that those in the rear clear it for those in front.',
    'In welcher Folge gleichzeitige Rückzüge und Fluchten gehen, ist nicht gesagt: wer freien Weg hat zuerst, so räumen ihn die Hinteren für die Vorderen.',
    'I hvilken orden samtidige retræter og flugter sker, siges ikke: den med fri vej først, så de bageste rydder den for de forreste.',
  ),
  'BA-Q-56': ruled(
    'Fortolkninger',
    'Within the 45 degrees a unit goes straight away from what struck it; players may agree that its owner chooses.',
    'Innerhalb der 45 Grad geht eine Einheit geradewegs von der Ursache weg; die Spieler dürfen vereinbaren, dass der Besitzer wählt.',
    'Inden for de 45 grader går enheden lige væk fra årsagen; spillerne kan aftale, at ejeren vælger.',
  ),
  'BA-Q-57': ruled(
    'Fortolkninger',
    'Struck from several sides, a unit goes from the source of the effect that counted; of equal ones its owner chooses.',
    'Von mehreren Seiten getroffen, weicht eine Einheit von dem Ursprung der geltenden Wirkung; unter gleichen wählt der Besitzer.',
    'Ramt fra flere sider går enheden fra kilden til den virkning, der talte; blandt lige vælger ejeren.',
  ),
  'BA-Q-58': ruled(
    'Fortolkninger',
    'After a blocked retreat the rout begins where the unit stopped, in a free direction, and tests only a unit it runs against.',
    'Nach versperrtem Rückzug beginnt die Flucht, wo die Einheit hielt, in freier Richtung, und prüft nur eine Einheit, gegen die sie läuft.',
    'Efter en blokeret retræte begynder flugten, hvor enheden standsede, i fri retning, og prøver kun en enhed, den løber imod.',
  ),
  'BA-Q-65': ruled(
    'Fortolkninger',
    'After two ones every roll of the unit for fire or melee counts, also as the attacked or as neighbour; order rolls and others do not.',
    'Nach zwei Einsen zählt jeder Wurf der Einheit für Feuer oder Nahkampf, auch als Angegriffene oder Nachbar; Befehlswürfe und andere nicht.',
    'Efter to enere tæller ethvert af enhedens kast for skydning eller nærkamp, også som angrebet eller naboenhed; ordrekast og andre ikke.',
  ),
  'BA-Q-70': ruled(
    'Fortolkninger',
    'A unit cannot roll to reorganise in the turn in which it fell into full disorder, for the text names a later one.',
    'Eine Einheit kann sich in dem Zug, in dem sie in volle Unordnung geriet, nicht sammeln, denn der Text nennt einen späteren.',
    'En enhed kan ikke reorganisere i det træk, hvor den kom i fuldstændig uorden, for teksten nævner et senere.',
  ),
  'BA-Q-73': ruled(
    'Fortolkninger',
    'All fleeing units in contact with each other add up when one of them runs into another.',
    'Alle fliehenden Einheiten in Kontakt zählen zusammen, wenn eine von ihnen in eine andere läuft.',
    'Alle flygtende enheder i indbyrdes brikkontakt tæller sammen, når en af dem løber ind i en anden.',
  ),
} satisfies Record<string, RuleRow>

/** How all march, and at what rate. */
const movement = {
  'BA-Q-14': ruled(
    'Fortolkninger',
    'How all march at once is not said: the phase has 20 equal steps with exact contacts; two own units that run into each other roll once a phase for the right of way.',
    'Wie alle zugleich marschieren, ist nicht gesagt: die Phase hat 20 gleiche Schritte mit genauen Kontakten; zwei eigene Einheiten, die ineinander laufen, würfeln einmal in der Phase um den Vortritt.',
    'Hvordan alle marcherer samtidig, siges ikke: fasen har 20 lige store skridt med nøjagtige kontakter; to egne enheder, der løber ind i hinanden, kaster én gang i fasen om forkørselsretten.',
  ),
  'BA-Q-15': ruled(
    'Fortolkninger',
    'When the rate changes inside a turn, the share of the turn that is left is marched at the new one, exactly from where the ground changes.',
    'Wechselt die Strecke innerhalb eines Zugs, wird der verbleibende Anteil des Zugs mit der neuen marschiert, genau von dort an, wo das Gelände wechselt.',
    'Skifter marchlængden i løbet af trækket, marcheres den resterende del af trækket med den nye, præcis fra dér, hvor terrænet skifter.',
  ),
  'BA-Q-50': ruled(
    'Fortolkninger',
    'Dots in the road column mean no road rate, not a ban: such a formation walks the road at the rate of the ground, and a column follows it while its front middle is within 1 cm of it.',
    'Punkte in der Straßenspalte heißen keine Straßenstrecke, nicht Verbot: eine solche Formation geht dort mit der Strecke des Geländes, und eine Kolonne folgt der Straße, solange ihre Frontmitte im Umkreis von 1 cm bleibt.',
    'Prikker i vejkolonnen betyder ingen vejlængde, ikke forbud: en sådan formation går vejen med terrænets marchlængde, og en kolonne følger den, så længe frontens midte er inden for 1 cm af den.',
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

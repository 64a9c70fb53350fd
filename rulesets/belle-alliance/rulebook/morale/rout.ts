import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Full disorder: rout, carrying away and reorganising. */
export const rout = {
  'BA-5.4.1-01': printed(
    '5.4.1 Flugt',
    'A unit that falls into full disorder loses a tenth of its figures, rounded down, after other losses and prisoners (ruling: of those it then has).',
    'Eine Einheit, die in volle Unordnung gerät, verliert nach anderen Verlusten und Gefangenen ein Zehntel ihrer Figuren, abgerundet (Auslegung: von denen, die sie dann hat).',
    'En enhed, der kommer i fuldstændig uorden, mister efter andre tab og fanger en tiendedel af sine figurer, rundet ned (fortolkning: af dem, den da har).',
  ),
  'BA-5.4.1-02': printed(
    '5.4.1 Flugt',
    "It flees a whole turn's rout march without time and then stands; its direction is that of a retreat, and free after order roll, reorganising, being carried away, a blocked retreat or loss of valeur.",
    'Sie flieht ohne Zeit einen ganzen Zug Fluchtmarsch und steht dann; die Richtung ist die eines Rückzugs, frei nach Befehlswurf, Sammeln, Mitreißen, versperrtem Rückzug oder Valeurverlust.',
    'Den flygter uden tid et helt træks flugtmarch og står derefter; retningen er som ved retræte, men fri efter ordrekast, reorganisering, medriven, blokeret retræte eller valeurreduktion.',
  ),
  'BA-5.4.1-03': printed(
    '5.4.1 Flugt',
    'Afterwards it stands as wide as deep, all facing inwards, with front to all sides; under fire and in melee it counts as line.',
    'Danach steht sie so breit wie tief, alle mit dem Gesicht nach innen, Front nach allen Seiten; unter Feuer und im Nahkampf zählt sie als Linie.',
    'Derefter står den lige så bred som dyb, alle vendt indad, med front til alle sider; under ild og i nærkamp regnes den som linie.',
  ),
  'BA-5.4.1-04': printed(
    '5.4.1 Flugt',
    'A rout that is blocked, also by an enemy who is not pressed back, stops, and its place is adapted.',
    'Eine versperrte Flucht, auch durch einen nicht zurückgedrängten Gegner, hält, und ihr Platz wird angepasst.',
    'En flugt, der blokeres, også af en modstander, der ikke presses tilbage, standser, og pladsen tilpasses.',
  ),
  'BA-5.4.1-05': printed(
    '5.4.1 Flugt',
    'Unlimbered artillery flees without its guns, measured from their centre; limbered it takes them along.',
    'Abgeprotzte Artillerie flieht ohne ihre Geschütze, von deren Mitte aus gemessen; aufgeprotzte nimmt sie mit.',
    'Afprodset artilleri flygter uden figurpjecerne, målt fra deres centrum; påprodset tager dem med.',
  ),
  'BA-5.4.2-01': printed(
    '5.4.2 Medriven',
    'A routing unit that touches another own unit rolls to carry it away, except a skirmish line with a figure within 15 cm of its soutien.',
    'Eine fliehende Einheit, die eine andere eigene berührt, würfelt um das Mitreißen, außer bei einer Schützenkette mit einer Figur im Umkreis von 15 cm ihres Soutiens.',
    'En flygtende enhed, der rører en anden egen enhed, kaster for medriven, undtagen mod en kæde med en figur inden for 15 cm af sin soutien.',
  ),
  'BA-5.4.2-02': ruled(
    '5.4.2 Medriven',
    'Both roll three dice with the factors for being carried away; the unit that is run into suffers 1 or 2 less as light disorder, 3 or 4 as disorder, 5 or more as full disorder.',
    'Beide werfen drei Würfel mit den Faktoren des Mitreißens; die angerannte Einheit erleidet bei 1 oder 2 weniger leichte Unordnung, bei 3 oder 4 Unordnung, ab 5 volle Unordnung.',
    'Begge kaster tre terninger med faktorerne for medriven; den enhed, der løbes ind i, får ved 1 eller 2 mindre let uorden, ved 3 eller 4 uorden, ved 5 og derover fuldstændig uorden.',
  ),
  'BA-5.4.2-03': printed(
    '5.4.2 Medriven',
    "If that is full disorder both make a full rout in contact, at the second unit's rate with the reductions of both; from then on it rolls for the pair with the figures of both.",
    'Ist das volle Unordnung, fliehen beide in Kontakt eine ganze Flucht, mit der Strecke der zweiten und den Abzügen beider; von da an würfelt sie für das Paar mit den Figuren beider.',
    'Er det fuldstændig uorden, flygter begge i brikkontakt en hel flugt, med den andens marchlængde og begges fradrag; fra da kaster den for parret med begges figurer.',
  ),
  'BA-5.4.2-04': printed(
    '5.4.2 Medriven',
    'Otherwise the first runs the rest of its way through own units without further rolls, and a place that is taken is adapted.',
    'Sonst läuft die erste den Rest ihres Weges ohne weitere Würfe durch eigene Einheiten, und ein besetzter Platz wird angepasst.',
    'Ellers løber den første resten af vejen gennem egne enheder uden flere kast, og en optaget plads tilpasses.',
  ),
  'BA-5.4.2-05': printed(
    '5.4.2 Medriven',
    "If the second falls into disorder its retreat follows after the first one's rout and may in turn carry the first away.",
    'Gerät die zweite in Unordnung, folgt ihr Rückzug auf die Flucht der ersten und kann seinerseits die erste mitreißen.',
    'Kommer den anden i uorden, følger dens retræte efter den førstes flugt og kan selv medrive den første.',
  ),
  'BA-5.4.3-01': printed(
    '5.4.3 Reorganisering',
    'A unit in full disorder gets no orders and neither fires nor attacks.',
    'Eine Einheit in voller Unordnung erhält keine Befehle, feuert nicht und greift nicht an.',
    'En enhed i fuldstændig uorden får ingen ordrer og hverken skyder eller angriber.',
  ),
  'BA-5.4.3-02': printed(
    '5.4.3 Reorganisering',
    'From the next turn on it may roll at the end of each announcement phase: 15 or more good order, 13 or 14 light disorder, 11 or 12 disorder without retreat; below that it routs again and loses a tenth, at 6 or less more.',
    'Ab dem nächsten Zug darf sie am Ende jeder Ansagephase würfeln: ab 15 Ordnung, 13 oder 14 leichte Unordnung, 11 oder 12 Unordnung ohne Rückzug; darunter flieht sie erneut und verliert ein Zehntel, bei 6 oder weniger mehr.',
    'Fra næste træk kan den kaste sidst i hver meldefase: 15 og derover orden, 13 og 14 let uorden, 11 og 12 uorden uden retræte; derunder flygter den igen og mister en tiendedel, ved 6 og derunder mere.',
  ),
  'BA-5.4.3-03': printed(
    '5.4.3 Reorganisering',
    'Any chief in contact adds 2 or any orderly 1, each failed turn in a row 1, and the valeur is added.',
    'Irgendein Chef in Kontakt gibt 2 oder irgendeine Ordonnanz 1, jeder vergebliche Zug in Folge 1, und die Valeur wird hinzugezählt.',
    'Enhver chef i brikkontakt giver 2 eller enhver ordonnans 1, hvert forgæves træk i træk 1, og valeuren lægges til.',
  ),
  'BA-5.4.3-04': printed(
    '5.4.3 Reorganisering',
    'On success it forms any closed formation without time and may go on reorganising next turn.',
    'Gelingt es, nimmt sie ohne Zeit eine beliebige geschlossene Formation ein und darf sich im nächsten Zug weiter sammeln.',
    'Lykkes det, opstilles den uden tid i en vilkårlig sluttet formation og kan reorganisere videre i næste træk.',
  ),
} satisfies Record<string, RuleRow>

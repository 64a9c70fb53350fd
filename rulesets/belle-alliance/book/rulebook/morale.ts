import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What any disorder brings with it, and light disorder. */
const disorder = {
  'BA-5.1.1-01': printed(
    '5.1.1 Påvirkning',
    "Disorder brings forced actions; each unit's degree of it is recorded and marked.",
    'Unordnung bringt erzwungene Handlungen; der Grad jeder Einheit wird festgehalten und markiert.',
    'Uorden medfører tvungne handlinger; hver enheds grad noteres og markeres.',
  ),
  'BA-5.1.1-02': printed(
    '5.1.1 Påvirkning',
    'An effect of the same or a higher degree takes hold with all its consequences, one of a lower degree does nothing.',
    'Eine Wirkung gleichen oder höheren Grades greift mit allen Folgen, eine niedrigere gar nicht.',
    'En påvirkning af samme eller højere grad virker med alle følger, en af lavere grad slet ikke.',
  ),
  'BA-5.1.1-03': printed(
    '5.1.1 Påvirkning',
    'Reorganising needs no order.',
    'Sich zu sammeln braucht keinen Befehl.',
    'Reorganisering kræver ingen ordre.',
  ),
  'BA-5.1.2-01': printed(
    '5.1.2 Retræte og flugt',
    'Retreats and routs come directly after their cause, all simultaneous ones before the next event.',
    'Rückzug und Flucht folgen ihrer Ursache sofort, alle gleichzeitigen vor dem nächsten Ereignis.',
    'Retræte og flugt følger lige efter deres årsag, alle samtidige før næste hændelse.',
  ),
  'BA-5.1.2-02': printed(
    '5.1.2 Retræte og flugt',
    'A unit that would leave the board stops on its edge; if it stands there already it leaves and is out of the battle.',
    'Eine Einheit, die den Tisch verlassen würde, hält am Rand; steht sie schon dort, geht sie hinaus und scheidet aus.',
    'En enhed, der ville forlade bordet, standser på kanten; står den der allerede, går den ud og er ude af slaget.',
  ),
  'BA-5.1.2-03': ruled(
    '5.1.2 Retræte og flugt',
    'Of simultaneous forced moves the one whose way is free goes first, retreats before routs, then in fixed order; being carried away is rolled for when all have moved.',
    'Von gleichzeitigen erzwungenen Bewegungen geht zuerst, wessen Weg frei ist, Rückzüge vor Fluchten, dann in fester Folge; das Mitreißen wird gewürfelt, wenn alle gezogen haben.',
    'Af samtidige tvungne bevægelser går den først, hvis vej er fri, retræter før flugter, siden i fast orden; for medriven kastes, når alle har flyttet.',
  ),
  'BA-5.2.1-01': printed(
    '5.2.1 March',
    'In light disorder a unit marches at half rate, forced actions excepted.',
    'In leichter Unordnung marschiert eine Einheit mit halber Strecke, außer bei Zwang.',
    'I let uorden har en enhed halv marchlængde, bortset fra tvungne handlinger.',
  ),
  'BA-5.2.2-01': printed(
    '5.2.2 Reorganisering',
    'Light disorder lasts until the end of a later whole turn without any new disorder, whatever else the unit does in it.',
    'Leichte Unordnung dauert bis zum Ende eines späteren ganzen Zugs ohne neue Unordnung, was die Einheit darin auch sonst tut.',
    'Let uorden varer til slutningen af et senere helt træk uden ny uorden, hvad enheden ellers foretager sig i det.',
  ),
} satisfies Record<string, RuleRow>

/** Valeur, supplies and rest. */
const endurance = {
  'BA-5.5.1-01': printed(
    '5.5.1 Valeur',
    'Valeur, from 5 down to minus 5, stands for training and morale; trained shots and the weight of cavalry have factors of their own.',
    'Die Valeur, von 5 bis minus 5, steht für Ausbildung und Moral; geübte Schützen und das Gewicht der Kavallerie haben eigene Faktoren.',
    'Valeur, fra 5 til minus 5, står for træning og moral; trænede skytter og kavaleriets vægt har egne tillæg.',
  ),
  'BA-5.5.2-01': printed(
    '5.5.2 Valeurreduktion',
    'For each full fifth of its original strength that a unit has lost, its valeur falls by 1.',
    'Für jedes volle Fünftel der Anfangsstärke, das eine Einheit verloren hat, sinkt ihre Valeur um 1.',
    'For hver hel femtedel af den oprindelige styrke, en enhed har mistet, falder dens valeur 1.',
  ),
  'BA-5.5.2-02': printed(
    '5.5.2 Valeurreduktion',
    'A valeur that falls below minus 5 puts the unit in full disorder at once and is then set to minus 5.',
    'Eine Valeur unter minus 5 bringt die Einheit sofort in volle Unordnung und wird dann auf minus 5 gesetzt.',
    'Falder valeuren under minus 5, kommer enheden straks i fuldstændig uorden, og valeuren sættes til minus 5.',
  ),
  'BA-5.5.2-03': printed(
    '5.5.2 Valeurreduktion',
    'Lost points of valeur come back by rest.',
    'Verlorene Punkte der Valeur kommen durch Rast zurück.',
    'Tabte valeurpoint vindes tilbage ved hvil.',
  ),
  'BA-5.5.2-04': printed(
    '5.5.2 Valeurreduktion',
    'Units and parts with fewer than three figures are removed; a battery without gunners stays as abandoned guns.',
    'Einheiten und Teile mit weniger als drei Figuren werden entfernt; eine Batterie ohne Kanoniere bleibt als verlassene Geschütze stehen.',
    'Enheder og dele under tre figurer fjernes; et batteri uden artillerister bliver stående som forladte figurpjecer.',
  ),
  'BA-5.5.3-01': printed(
    '5.5.3 Forsyninger',
    'Supplies last until a fire or melee roll shows two ones; then they serve three more such rolls, and none after.',
    'Die Versorgung reicht, bis ein Wurf für Feuer oder Nahkampf zwei Einsen zeigt; dann noch für drei solche Würfe und danach nicht mehr.',
    'Forsyningerne rækker, til et kast for skydning eller nærkamp viser to enere; derefter til tre kast endnu og så ikke mere.',
  ),
  'BA-5.5.3-02': printed(
    '5.5.3 Forsyninger',
    'Without supplies a unit does not fire, has a penalty in melee and takes only prisoners (ruling: it inflicts no losses).',
    'Ohne Versorgung feuert eine Einheit nicht, hat im Nahkampf einen Abzug und macht nur Gefangene (Auslegung: sie fügt keine Verluste zu).',
    'Uden forsyninger skyder en enhed ikke, har fradrag i nærkamp og tager kun fanger (fortolkning: den påfører ingen tab).',
  ),
  'BA-5.5.3-03': printed(
    '5.5.3 Forsyninger',
    'Rest brings supplies back, and beginning it gives up what is left of them.',
    'Rast bringt Versorgung zurück; ihr Beginn verzichtet auf den Rest.',
    'Hvil giver forsyninger igen, og når det begynder, mistes resten af dem.',
  ),
  'BA-5.5.4-01': printed(
    '5.5.4 Hvil',
    'To rest a unit stands in its special formation, in neither disorder nor full disorder, stationary and doing nothing else; fire breaks it off only by such disorder.',
    'Zur Rast steht eine Einheit in besonderer Formation, weder in Unordnung noch in voller, stationär und ohne anderes; Feuer unterbricht sie nur durch solche Unordnung.',
    'Under hvil står en enhed i særlig formation, hverken i uorden eller fuldstændig uorden, stationær og uden andet; beskydning afbryder kun ved sådan uorden.',
  ),
  'BA-5.5.4-02': printed(
    '5.5.4 Hvil',
    'Eight unbroken turns bring back supplies, or after them one lost point of valeur.',
    'Acht Züge ohne Unterbrechung bringen Versorgung zurück, nach ihr einen verlorenen Punkt der Valeur.',
    'Otte træk uden afbrydelse giver forsyninger igen, og efter dem et tabt valeurpoint.',
  ),
  'BA-5.5.4-03': printed(
    '5.5.4 Hvil',
    'In contact with a wagon with ammunition two turns bring back supplies, for one unit at a time.',
    'In Kontakt mit einem Munitionswagen genügen zwei Züge für die Versorgung, für eine Einheit zur Zeit.',
    'I brikkontakt med en trænvogn med ammunition er to træk nok til genforsyning, for én enhed ad gangen.',
  ),
  'BA-5.5.4-04': printed(
    '5.5.4 Hvil',
    'A rest that is broken off is lost.',
    'Eine unterbrochene Rast ist verloren.',
    'Et afbrudt hvil er tabt.',
  ),
} satisfies Record<string, RuleRow>

/** Disorder and the retreat. */
const retreat = {
  'BA-5.3.1-01': printed(
    '5.3.1 Retræte',
    "A unit that falls into disorder retreats a whole turn's normal march without time and then stands still this turn.",
    'Eine Einheit, die in Unordnung gerät, weicht ohne Zeit einen ganzen gewöhnlichen Zugmarsch zurück und steht dann in diesem Zug still.',
    'En enhed, der kommer i uorden, retirerer uden tid et helt træks almindelige march og står derefter stille i trækket.',
  ),
  'BA-5.3.1-02': printed(
    '5.3.1 Retræte',
    'It goes straight, without turning, within 45 degrees of the line from the centre of what struck it through its own; ground slows it as usual (ruling: straight away from it, unless its owner may choose).',
    'Sie geht gerade und ohne Wendung, innerhalb von 45 Grad der Linie von der Mitte der Ursache durch ihre eigene; Gelände bremst wie sonst (Auslegung: geradewegs davon weg, wenn nicht der Besitzer wählen darf).',
    'Den går lige og uden at dreje, inden for 45 grader af linjen fra påvirkningens centrum gennem sit eget; terræn sinker som ellers (fortolkning: lige væk fra den, medmindre ejeren må vælge).',
  ),
  'BA-5.3.1-03': printed(
    '5.3.1 Retræte',
    'After an order roll or when carried away, the direction of a retreat is free.',
    'Nach einem Befehlswurf oder beim Mitreißen ist die Richtung des Rückzugs frei.',
    'Efter ordrekast eller medriven er retrætens retning fri.',
  ),
  'BA-5.3.1-04': printed(
    '5.3.1 Retræte',
    'At the end it turns about its centre, without time, to face back along its way.',
    'Am Ende dreht sie sich ohne Zeit um ihre Mitte und blickt den Weg zurück.',
    'Til sidst drejer den uden tid om sit centrum med fronten tilbage ad vejen.',
  ),
  'BA-5.3.1-05': printed(
    '5.3.1 Retræte',
    'A retreat that is blocked ends there in full disorder; the rout that follows is free in direction and may carry others away.',
    'Ein versperrter Rückzug endet dort in voller Unordnung; die folgende Flucht ist in der Richtung frei und kann andere mitreißen.',
    'En retræte, der blokeres, ender dér i fuldstændig uorden; den flugt, der følger, er fri i retning og kan medrive andre.',
  ),
  'BA-5.3.1-06': printed(
    '5.3.1 Retræte',
    'Artillery retreats with its guns, limbered or not.',
    'Artillerie weicht mit ihren Geschützen zurück, auf- wie abgeprotzt.',
    'Artilleri retirerer med figurpjecerne, både af- og påprodset.',
  ),
  'BA-5.3.1-07': printed(
    '5.3.1 Retræte',
    'In disorder a unit marches at half rate, except when forced.',
    'In Unordnung marschiert eine Einheit mit halber Strecke, erzwungene Bewegungen ausgenommen.',
    'I uorden har en enhed halv marchlængde, undtagen ved tvang.',
  ),
  'BA-5.3.2-01': printed(
    '5.3.2 Reorganisering',
    'In disorder a unit neither fires nor attacks; a whole later turn stationary and without anything else brings it to light disorder, and being fired at breaks that only by new disorder.',
    'In Unordnung feuert eine Einheit nicht und greift nicht an; ein ganzer späterer Zug stationär und ohne anderes bringt sie in leichte Unordnung, und Beschuss stört das nur durch neue Unordnung.',
    'I uorden hverken skyder eller angriber en enhed; et helt senere træk stationær og uden andet bringer den i let uorden, og beskydning afbryder kun ved ny uorden.',
  ),
} satisfies Record<string, RuleRow>

/** Full disorder: rout, carrying away and reorganising. */
const rout = {
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
    'Derefter står den lige så bred som dyb, alle vendt indad, med front til alle sider; under ild og i nærkamp regnes den som linje.',
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
    'Otherwise the first runs the rest of its way through friendly units without further rolls, and a place that is taken is adapted.',
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

/** Disorder, retreat, rout, valeur, supplies and rest. */
export const morale = {
  ...disorder,
  ...retreat,
  ...rout,
  ...endurance,
}

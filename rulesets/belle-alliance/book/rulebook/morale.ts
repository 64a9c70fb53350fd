import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What any disorder brings with it, and light disorder. */
const disorder = {
  'BA-5.1.1-01': printed(
    '5.1.1 Påvirkning',
    'Disorder forces a unit to act. Each unit’s degree of disorder is recorded and marked.',
    'Unordnung zwingt eine Einheit zu Handlungen. Der Grad ihrer Unordnung wird festgehalten und markiert.',
    'Uorden tvinger en enhed til handlinger. Hver enheds grad af uorden noteres og markeres.',
  ),
  'BA-5.1.1-02': printed(
    '5.1.1 Påvirkning',
    'A new effect of the same or a higher degree applies with all its consequences; one of a lower degree has none.',
    'Eine neue Wirkung gleichen oder höheren Grades gilt mit allen Folgen; eine geringeren Grades hat keine.',
    'En ny påvirkning af samme eller højere grad gælder med alle følger; en af lavere grad har ingen virkning.',
  ),
  'BA-5.1.1-03': printed(
    '5.1.1 Påvirkning',
    'A unit needs no order to reorganise.',
    'Um sich zu sammeln, braucht eine Einheit keinen Befehl.',
    'En enhed behøver ingen ordre for at reorganisere sig.',
  ),
  'BA-5.1.2-01': printed(
    '5.1.2 Retræte og flugt',
    'Retreats and routs follow directly on their cause; all simultaneous ones are carried out before the next event.',
    'Rückzug und Flucht folgen unmittelbar auf ihre Ursache; alle gleichzeitigen werden vor dem nächsten Ereignis ausgeführt.',
    'Retræte og flugt følger umiddelbart efter årsagen; alle samtidige udføres før næste hændelse.',
  ),
  'BA-5.1.2-02': printed(
    '5.1.2 Retræte og flugt',
    'A unit that would leave the board stops at its edge. If it is already there, it leaves and is out of the battle.',
    'Eine Einheit, die den Tisch verlassen würde, hält am Rand. Steht sie schon dort, verlässt sie ihn und scheidet aus der Schlacht aus.',
    'En enhed, der ville forlade bordet, standser ved kanten. Står den der allerede, forlader den bordet og er ude af slaget.',
  ),
  'BA-5.1.2-03': ruled(
    '5.1.2 Retræte og flugt',
    'Among simultaneous forced moves, units whose way is free go first, retreats before routs and then in a fixed order. Rolls for being carried away come when all have moved.',
    'Bei gleichzeitigen erzwungenen Bewegungen ziehen zuerst die Einheiten, deren Weg frei ist, Rückzüge vor Fluchten, dann in fester Reihenfolge. Um das Mitreißen wird gewürfelt, wenn alle gezogen haben.',
    'Ved samtidige tvungne bevægelser flytter de enheder sig først, hvis vej er fri, retræter før flugter og derefter i fast rækkefølge. Der kastes for medriven, når alle har flyttet sig.',
  ),
  'BA-5.2.1-01': printed(
    '5.2.1 March',
    'In light disorder a unit marches at half rate, except in forced actions.',
    'In leichter Unordnung marschiert eine Einheit nur die halbe Strecke, außer bei erzwungenen Handlungen.',
    'I let uorden har en enhed halv marchlængde, undtagen ved tvungne handlinger.',
  ),
  'BA-5.2.2-01': printed(
    '5.2.2 Reorganisering',
    'Light disorder ends after a whole later turn in which the unit suffers no new disorder, whatever else it does.',
    'Leichte Unordnung endet nach einem ganzen späteren Zug, in dem die Einheit nicht neu in Unordnung gerät, was immer sie sonst tut.',
    'Let uorden ophører efter et helt senere træk uden ny uorden, uanset hvad enheden ellers foretager sig.',
  ),
} satisfies Record<string, RuleRow>

/** Valeur, supplies and rest. */
const endurance = {
  'BA-5.5.1-01': printed(
    '5.5.1 Valeur',
    'Quality, from +5 down to −5, stands for training and morale. Trained shots and light and heavy cavalry have factors of their own.',
    'Der Kampfwert, von +5 bis −5, steht für Ausbildung und Moral. Geübte Schützen sowie leichte und schwere Kavallerie haben eigene Faktoren.',
    'Valeur, fra +5 til −5, står for træning og moral. Trænede skytter samt let og tungt kavaleri har egne tillæg.',
  ),
  'BA-5.5.2-01': printed(
    '5.5.2 Valeurreduktion',
    'A unit’s quality falls by 1 for each full fifth of its original strength that it has lost.',
    'Der Kampfwert einer Einheit sinkt um 1 für jedes volle Fünftel ihrer Anfangsstärke, das sie verloren hat.',
    'En enheds valeur falder med 1 for hver hel femtedel af den oprindelige styrke, den har mistet.',
  ),
  'BA-5.5.2-02': printed(
    '5.5.2 Valeurreduktion',
    'If quality falls below −5, the unit falls into full disorder at once and its quality is set to −5.',
    'Sinkt der Kampfwert unter −5, gerät die Einheit sofort in volle Unordnung, und der Kampfwert wird auf −5 gesetzt.',
    'Falder valeuren under −5, kommer enheden straks i fuldstændig uorden, og valeuren sættes til −5.',
  ),
  'BA-5.5.2-03': printed(
    '5.5.2 Valeurreduktion',
    'A unit regains lost points of quality by resting.',
    'Verlorene Punkte des Kampfwerts gewinnt eine Einheit durch Rast zurück.',
    'Tabte valeurpoint genvindes ved hvil.',
  ),
  'BA-5.5.2-04': printed(
    '5.5.2 Valeurreduktion',
    'Units and parts with fewer than three figures are removed; a battery without gunners stays as abandoned guns.',
    'Einheiten und Teile mit weniger als drei Figuren werden entfernt; eine Batterie ohne Kanoniere bleibt als verlassene Geschütze stehen.',
    'Enheder og dele under tre figurer fjernes; et batteri uden artillerister bliver stående som forladte figurpjecer.',
  ),
  'BA-5.5.3-01': printed(
    '5.5.3 Forsyninger',
    'Supplies last until a roll for fire or melee shows two or more ones. After that they last for three more such rolls.',
    'Die Versorgung reicht, bis ein Wurf für Feuer oder Nahkampf mindestens zwei Einsen zeigt. Danach reicht sie noch für drei solche Würfe.',
    'Forsyningerne rækker, indtil et kast for skydning eller nærkamp viser mindst to enere. Derefter rækker de til tre kast mere.',
  ),
  'BA-5.5.3-02': printed(
    '5.5.3 Forsyninger',
    'Without supplies a unit does not fire, has a penalty in melee and takes only prisoners (ruling: it inflicts no losses).',
    'Ohne Versorgung feuert eine Einheit nicht, hat im Nahkampf einen Abzug und macht nur Gefangene (Auslegung: Sie fügt keine Verluste zu).',
    'Uden forsyninger skyder en enhed ikke, har fradrag i nærkamp og tager kun fanger (fortolkning: den påfører ingen tab).',
  ),
  'BA-5.5.3-03': printed(
    '5.5.3 Forsyninger',
    'Rest brings supplies back. A unit that starts to rest gives up what is left of them.',
    'Rast bringt neue Versorgung. Wer mit der Rast beginnt, verzichtet auf den Rest der alten.',
    'Hvil giver nye forsyninger. En enhed, der begynder at hvile, mister resten af de gamle.',
  ),
  'BA-5.5.4-01': printed(
    '5.5.4 Hvil',
    'A resting unit must be in its special formation, stationary, in neither disorder nor full disorder, and doing nothing else. Fire breaks off the rest only if it causes such disorder.',
    'Eine rastende Einheit steht in ihrer besonderen Formation, ist weder in Unordnung noch in voller Unordnung, bleibt stationär und tut nichts anderes. Feuer unterbricht die Rast nur, wenn es solche Unordnung bewirkt.',
    'En hvilende enhed står i sin særlige formation, er hverken i uorden eller fuldstændig uorden, er stationær og foretager sig intet andet. Beskydning afbryder kun hvilet, hvis den fører til en sådan uorden.',
  ),
  'BA-5.5.4-02': printed(
    '5.5.4 Hvil',
    'Eight turns of unbroken rest bring back supplies or, once they are restored, one lost point of quality.',
    'Acht Züge ununterbrochener Rast bringen die Versorgung zurück oder, wenn diese wiederhergestellt ist, einen verlorenen Punkt des Kampfwerts.',
    'Otte træks uafbrudt hvil giver nye forsyninger eller, når de er i orden, et tabt valeurpoint.',
  ),
  'BA-5.5.4-03': printed(
    '5.5.4 Hvil',
    'In contact with an ammunition wagon, two turns are enough for supplies, one unit at a time.',
    'In Kontakt mit einem Munitionswagen genügen für die Versorgung zwei Züge, immer nur für eine Einheit.',
    'I brikkontakt med en ammunitionsvogn er to træk nok til nye forsyninger, dog kun for én enhed ad gangen.',
  ),
  'BA-5.5.4-04': printed(
    '5.5.4 Hvil',
    'Turns of rest that is broken off are lost.',
    'Wird eine Rast unterbrochen, ist sie verloren.',
    'Et hvil, der afbrydes, er spildt.',
  ),
} satisfies Record<string, RuleRow>

/** Disorder and the retreat. */
const retreat = {
  'BA-5.3.1-01': printed(
    '5.3.1 Retræte',
    'A unit that falls into disorder retreats a whole turn’s normal march, which takes no time, and then stands still for the rest of the turn.',
    'Eine Einheit, die in Unordnung gerät, zieht sich so weit zurück, wie sie in einem ganzen Zug gewöhnlich marschiert. Das kostet keine Zeit; danach steht sie für den Rest des Zugs still.',
    'En enhed, der kommer i uorden, retirerer et helt træks almindelige march. Det tager ingen tid; derefter står den stille resten af trækket.',
  ),
  'BA-5.3.1-02': printed(
    '5.3.1 Retræte',
    'It goes straight back without turning, within 45 degrees of the line from the centre of the cause through its own centre. Ground slows it as usual (ruling: it goes straight away from the cause, unless its owner may choose).',
    'Sie geht gerade zurück, ohne sich zu drehen, höchstens 45 Grad neben der Linie vom Mittelpunkt der Ursache durch ihren eigenen. Gelände bremst sie wie sonst (Auslegung: Sie geht genau von der Ursache weg, außer wenn ihr Besitzer wählen darf).',
    'Den går lige tilbage uden at dreje, inden for 45 grader af linjen fra årsagens centrum gennem dens eget. Terrænet sinker den som ellers (fortolkning: den går lige væk fra årsagen, medmindre ejeren må vælge).',
  ),
  'BA-5.3.1-03': printed(
    '5.3.1 Retræte',
    'A unit that retreats because of an order roll or because it was carried away may go in any direction.',
    'Nach einem Befehlswurf oder wenn sie mitgerissen wurde, darf sich eine Einheit in jede Richtung zurückziehen.',
    'Efter et ordrekast, eller når enheden er medrevet, er retrætens retning fri.',
  ),
  'BA-5.3.1-04': printed(
    '5.3.1 Retræte',
    'At the end it turns about its centre to face the way it came, which takes no time.',
    'Am Ende dreht sie sich um ihre Mitte, bis sie dorthin blickt, woher sie kam; das kostet keine Zeit.',
    'Til sidst drejer den om sit centrum, så fronten vender tilbage ad den vej, den kom; det tager ingen tid.',
  ),
  'BA-5.3.1-05': printed(
    '5.3.1 Retræte',
    'A retreat that is blocked ends there in full disorder. The rout that follows may go in any direction and may carry others away.',
    'Wird ein Rückzug versperrt, endet er dort in voller Unordnung. Die Flucht, die folgt, hat freie Richtung und kann andere mitreißen.',
    'En retræte, der blokeres, ender dér i fuldstændig uorden. Den flugt, der følger, har fri retning og kan medrive andre.',
  ),
  'BA-5.3.1-06': printed(
    '5.3.1 Retræte',
    'Artillery retreats with its guns, whether limbered or not.',
    'Artillerie zieht sich mit ihren Geschützen zurück, ob auf- oder abgeprotzt.',
    'Artilleri retirerer med figurpjecerne, hvad enten det er af- eller påprodset.',
  ),
  'BA-5.3.1-07': printed(
    '5.3.1 Retræte',
    'In disorder a unit marches at half rate, except in forced actions.',
    'In Unordnung marschiert eine Einheit nur die halbe Strecke, außer bei erzwungenen Handlungen.',
    'I uorden har en enhed halv marchlængde, undtagen ved tvungne handlinger.',
  ),
  'BA-5.3.2-01': printed(
    '5.3.2 Reorganisering',
    'In disorder a unit neither fires nor attacks. One whole later turn in which it is stationary and does nothing else brings it to light disorder; being fired at breaks this off only if it causes new disorder.',
    'In Unordnung feuert eine Einheit nicht und greift nicht an. Ein ganzer späterer Zug, in dem sie stationär ist und nichts anderes tut, bringt sie in leichte Unordnung; Beschuss unterbricht das nur, wenn er neue Unordnung bewirkt.',
    'I uorden kan en enhed hverken skyde eller angribe. Et helt senere træk, hvor den er stationær og intet andet foretager sig, bringer den i let uorden; beskydning afbryder det kun, hvis den giver ny uorden.',
  ),
} satisfies Record<string, RuleRow>

/** Full disorder: rout, carrying away and reorganising. */
const rout = {
  'BA-5.4.1-01': printed(
    '5.4.1 Flugt',
    'A unit that falls into full disorder loses a tenth of its figures, rounded down, after other losses and prisoners (ruling: a tenth of the figures it then has).',
    'Eine Einheit, die in volle Unordnung gerät, verliert nach anderen Verlusten und Gefangenen ein Zehntel ihrer Figuren, abgerundet (Auslegung: ein Zehntel der Figuren, die sie dann noch hat).',
    'En enhed, der kommer i fuldstændig uorden, mister efter andre tab og fanger en tiendedel af sine figurer, rundet ned (fortolkning: af de figurer, den da har).',
  ),
  'BA-5.4.1-02': printed(
    '5.4.1 Flugt',
    'It flees a whole turn’s rout march, which takes no time, and then stands still. Its direction is that of a retreat, but free after an order roll, failed reorganising, being carried away, a blocked retreat or a loss of quality.',
    'Sie flieht so weit, wie sie auf der Flucht in einem ganzen Zug kommt. Das kostet keine Zeit; danach steht sie still. Die Richtung ist die eines Rückzugs, aber frei nach Befehlswurf, missglücktem Sammeln, Mitreißen, versperrtem Rückzug oder Verlust an Kampfwert.',
    'Den flygter et helt træks flugtmarch. Det tager ingen tid; derefter står den stille. Retningen er som ved retræte, men fri efter ordrekast, mislykket reorganisering, medriven, blokeret retræte eller valeurreduktion.',
  ),
  'BA-5.4.1-03': printed(
    '5.4.1 Flugt',
    'Afterwards it stands as wide as it is deep with all figures facing inwards. It has its front to all sides and counts as a line under fire and in melee.',
    'Danach steht sie so breit wie tief, alle Figuren blicken nach innen. Sie hat Front nach allen Seiten und zählt unter Feuer und im Nahkampf als Linie.',
    'Derefter står den lige så bred som dyb med alle figurer vendt indad. Den har front til alle sider og regnes under ild og i nærkamp som linje.',
  ),
  'BA-5.4.1-04': printed(
    '5.4.1 Flugt',
    'A rout that is blocked stops, also where an enemy that is not pressed back stands in the way. Its final place is adjusted to the room there is.',
    'Wird eine Flucht versperrt, auch durch einen Gegner, der nicht zurückgedrängt wird, hält die Einheit, und ihr Platz wird angepasst.',
    'En flugt, der blokeres, også af en modstander, der ikke presses tilbage, standser, og enhedens plads tilpasses.',
  ),
  'BA-5.4.1-05': printed(
    '5.4.1 Flugt',
    'Unlimbered artillery flees without its guns, measured from their centre. Limbered artillery takes its guns along.',
    'Abgeprotzte Artillerie flieht ohne ihre Geschütze, gemessen von deren Mittelpunkt. Aufgeprotzte nimmt sie mit.',
    'Afprodset artilleri flygter uden figurpjecerne, målt fra deres centrum. Påprodset artilleri tager dem med.',
  ),
  'BA-5.4.2-01': printed(
    '5.4.2 Medriven',
    'When a routing unit touches another friendly unit, both roll to see whether it carries that unit away. A skirmish line with a figure within 15 cm of its soutien is exempt.',
    'Berührt eine fliehende Einheit eine andere eigene, wird gewürfelt, ob sie diese mitreißt. Ausgenommen ist eine Schützenkette mit einer Figur im Umkreis von 15 cm um ihr Soutien.',
    'Når en flygtende enhed rører en anden egen enhed, kastes der for, om den medriver den. En kæde med en figur inden for 15 cm af sin soutien er undtaget.',
  ),
  'BA-5.4.2-02': ruled(
    '5.4.2 Medriven',
    'Both roll three dice with the factors for being carried away. If the unit that is run into is 1 or 2 lower, it falls into light disorder; at 3 or 4 lower, into disorder; at 5 or more, into full disorder.',
    'Beide würfeln mit drei Würfeln und den Faktoren des Mitreißens. Liegt die berührte Einheit um 1 oder 2 niedriger, gerät sie in leichte Unordnung, bei 3 oder 4 in Unordnung, ab 5 in volle Unordnung.',
    'Begge kaster tre terninger med faktorerne for medriven. Er resultatet for den enhed, der løbes ind i, 1 eller 2 lavere, kommer den i let uorden, ved 3 eller 4 i uorden, ved 5 og derover i fuldstændig uorden.',
  ),
  'BA-5.4.2-03': printed(
    '5.4.2 Medriven',
    'If the second unit falls into full disorder, both make a full rout in contact, at the second unit’s rate with the reductions of both. From then on the second unit rolls for the pair with the figures of both.',
    'Gerät die zweite Einheit in volle Unordnung, fliehen beide, weiter in Kontakt, eine volle Fluchtstrecke: die der zweiten, um die Abzüge beider verringert. Von da an würfelt die zweite für beide, mit den Figuren beider.',
    'Kommer den anden enhed i fuldstændig uorden, flygter begge i brikkontakt en hel flugt, med dens marchlængde og begges fradrag. Derefter kaster den for begge med begges figurer.',
  ),
  'BA-5.4.2-04': printed(
    '5.4.2 Medriven',
    'Otherwise the first unit makes the rest of its rout through friendly units without further rolls. If its place is taken, it is adjusted.',
    'Sonst läuft die erste Einheit den Rest ihrer Flucht ohne weitere Würfe durch eigene Einheiten. Ist ihr Platz besetzt, wird er angepasst.',
    'Ellers løber den første enhed resten af sin flugt gennem egne enheder uden flere kast. Er dens plads optaget, tilpasses den.',
  ),
  'BA-5.4.2-05': printed(
    '5.4.2 Medriven',
    'If the second unit falls into disorder, it retreats after the first one’s rout and may in turn carry the first away.',
    'Gerät die zweite Einheit in Unordnung, zieht sie sich nach der Flucht der ersten zurück und kann diese ihrerseits mitreißen.',
    'Kommer den anden enhed i uorden, retirerer den efter den førstes flugt og kan selv medrive den første.',
  ),
  'BA-5.4.3-01': printed(
    '5.4.3 Reorganisering',
    'A unit in full disorder gets no orders and neither fires nor attacks.',
    'Eine Einheit in voller Unordnung erhält keine Befehle, feuert nicht und greift nicht an.',
    'En enhed i fuldstændig uorden får ingen ordrer og hverken skyder eller angriber.',
  ),
  'BA-5.4.3-02': printed(
    '5.4.3 Reorganisering',
    'From the next turn on it may roll at the end of each announcement phase. 15 or more gives good order, 13 or 14 light disorder, 11 or 12 disorder without a retreat. At 10 or less it routs again and loses a tenth, or more at 6 or less.',
    'Ab dem nächsten Zug darf sie am Ende jeder Ansagephase würfeln. Ab 15 ist sie in Ordnung, bei 13 oder 14 in leichter Unordnung, bei 11 oder 12 in Unordnung ohne Rückzug. Bei 10 oder weniger flieht sie erneut und verliert ein Zehntel, bei 6 oder weniger noch mehr.',
    'Fra næste træk kan den kaste sidst i hver meldefase. 15 og derover giver orden, 13 og 14 let uorden, 11 og 12 uorden uden retræte. Ved 10 og derunder flygter den igen og mister en tiendedel, ved 6 og derunder flere.',
  ),
  'BA-5.4.3-03': printed(
    '5.4.3 Reorganisering',
    'The roll adds the unit’s quality, 1 for each failed turn in a row, and 2 for any commander in contact or 1 for any orderly.',
    'Zum Wurf kommen der Kampfwert der Einheit, 1 je erfolglosem Zug in Folge und 2 für einen beliebigen Befehlshaber oder 1 für eine beliebige Ordonnanz in Kontakt.',
    'Til kastet lægges enhedens valeur, 1 for hvert forgæves træk på stribe og 2 for en hvilken som helst chef eller 1 for en hvilken som helst ordonnans i brikkontakt.',
  ),
  'BA-5.4.3-04': printed(
    '5.4.3 Reorganisering',
    'If it succeeds, it takes any closed formation, which takes no time, and may go on reorganising next turn.',
    'Gelingt es, nimmt sie eine beliebige geschlossene Formation ein, ohne dass es Zeit kostet, und darf sich im nächsten Zug weiter sammeln.',
    'Lykkes det, opstilles den i en vilkårlig sluttet formation, uden at det tager tid, og kan fortsætte reorganiseringen i næste træk.',
  ),
} satisfies Record<string, RuleRow>

/** Disorder, retreat, rout, valeur, supplies and rest. */
export const morale = {
  ...disorder,
  ...retreat,
  ...rout,
  ...endurance,
}

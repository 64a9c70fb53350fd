import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { arms, pressingBack, skirmishLines } from './melee-arms.ts'

/** The continued advance of whoever won. */
const advance = {
  'BA-4.1.4-01': printed(
    '4.1.4 Fortsat fremrykning',
    'If melee, or fire while in contact, brings the enemy into disorder or full disorder, the attacker may advance half a turn’s march at the rate it last used, with one pivot of up to 20 degrees.',
    'Gerät der Gegner durch Nahkampf, oder durch Feuer während des Kontakts, in Unordnung oder volle Unordnung, darf der Angreifer um einen halben Zugmarsch in seiner letzten Gangart nachdrängen, mit einer Schwenkung bis zu 20 Grad.',
    'Kommer modstanderen i uorden eller fuldstændig uorden ved nærkamp, eller ved skydning under kontakten, kan angriberen rykke frem, et halvt træks march med den marchlængde, han sidst brugte, og med én pivotering på op til 20 grader.',
  ),
  'BA-4.1.4-02': printed(
    '4.1.4 Fortsat fremrykning',
    'After an attack on a position the advance ends in it.',
    'Nach einem Angriff auf eine Stellung endet das Nachdrängen in ihr.',
    'Efter angreb på en position slutter den fortsatte fremrykning i den.',
  ),
  'BA-4.1.4-03': printed(
    '4.1.4 Fortsat fremrykning',
    'If the enemy fell into full disorder, the advance may be a new attack on that enemy or on another within reach. There is no further advance after that (ruling: after a charge, the new attack is a charge too).',
    'Geriet der Gegner in volle Unordnung, darf das Nachdrängen ein neuer Angriff auf ihn oder einen anderen Gegner in Reichweite sein. Danach gibt es kein weiteres Nachdrängen (Auslegung: Nach einem Sturmlauf ist auch der neue Angriff einer).',
    'Kom modstanderen i fuldstændig uorden, kan fremrykningen være et nyt angreb på ham eller på en anden inden for rækkevidde. Derefter er der ingen yderligere fremrykning (fortolkning: efter storm er også det nye angreb storm).',
  ),
  'BA-4.1.4-04': printed(
    '4.1.4 Fortsat fremrykning',
    'The advance is decided and written directly after all other attacks and needs no order roll. Continued attacks are announced before it begins.',
    'Das Nachdrängen wird gleich nach allen anderen Angriffen beschlossen und aufgeschrieben und braucht keinen Befehlswurf. Fortgesetzte Angriffe werden angesagt, bevor es beginnt.',
    'Fortsat fremrykning besluttes og nedskrives lige efter alle andre angreb og kræver ikke ordrekast. Fortsatte angreb meldes, før den begynder.',
  ),
  'BA-4.1.4-05': printed(
    '4.1.4 Fortsat fremrykning',
    'A continued advance may also be used to occupy a building.',
    'Auch ein Gebäude darf durch Nachdrängen besetzt werden.',
    'Fortsat fremrykning kan også bruges til at besætte en bygning.',
  ),
} satisfies Record<string, RuleRow>

/** The melee zone, announced attacks and their targets. */
const attack = {
  'BA-4.1.1-01': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Every unit has a melee zone in front of it, as wide as its front and 5 cm deep.',
    'Jede Einheit hat vor sich eine Nahkampfzone, so breit wie ihre Front und 5 cm tief.',
    'Enhver enhed har en indbrudsafstand foran sig, så bred som fronten og 5 cm dyb.',
  ),
  'BA-4.1.1-02': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Without an announced attack, or in disorder or full disorder, a unit may only go up to melee contact. If an ordered attack was not announced, the opponent may demand that it is carried out.',
    'Ohne angesagten Angriff oder in Unordnung oder voller Unordnung darf eine Einheit nur bis zum Nahkampfkontakt vorgehen. Wurde ein befohlener Angriff nicht angesagt, darf der Gegner verlangen, dass er ausgeführt wird.',
    'Uden meldt angreb eller i uorden eller fuldstændig uorden må en enhed kun gå frem til indbrudsafstand. Er et beordret angreb ikke meldt, kan modstanderen kræve det gennemført.',
  ),
  'BA-4.1.1-03': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'The announcement names the target and says whether the attack is a charge and whether it is on the unit or its position.',
    'Die Ansage nennt das Ziel, ob gestürmt wird und ob der Angriff der Einheit oder ihrer Stellung gilt.',
    'Meldingen nævner målet og siger, om der stormes, og om angrebet gælder enheden eller dens position.',
  ),
  'BA-4.1.1-04': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'When its zone touches an enemy, a unit stops for the rest of the phase, unless that enemy is pressed back.',
    'Berührt die Nahkampfzone einer Einheit einen Gegner, bleibt die Einheit für den Rest der Phase stehen, außer wenn der Gegner zurückgedrängt wird.',
    'Når en enheds indbrudsafstand rører en modstander, standser den resten af fasen, medmindre modstanderen presses tilbage.',
  ),
  'BA-4.1.1-05': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'An enemy who can be attacked this turn stops too, unless the attacker has the right to cancel and uses it.',
    'Ein Gegner, der in diesem Zug angegriffen werden kann, hält ebenfalls, außer wenn der Angreifer absagen darf und es tut.',
    'En modstander, der kan angribes i trækket, standser også, medmindre angriberen har ret til at aflyse og gør det.',
  ),
  'BA-4.1.1-06': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'An attacking unit that is itself attacked in flank or rear, and infantry attacked by cavalry, loses its attack and defends.',
    'Eine angreifende Einheit, die selbst in Flanke oder Rücken angegriffen wird, und Infanterie, die von Kavallerie angegriffen wird, verlieren den eigenen Angriff und verteidigen sich.',
    'En angribende enhed, der selv angribes i flanke eller ryg, og infanteri, der angribes af kavaleri, mister sit angreb og forsvarer sig.',
  ),
  'BA-4.1.1-07': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'A unit may move through an enemy’s zone as long as its own zone touches no enemy. If it stands in an enemy’s zone, it is in contact as soon as that enemy announces an attack.',
    'Eine Einheit darf sich durch die Zone eines Gegners bewegen, solange ihre eigene keinen Gegner berührt. Steht sie in seiner Zone, ist sie in Kontakt, sobald er einen Angriff ansagt.',
    'En enhed må bevæge sig gennem modstanderens indbrudsafstand, så længe dens egen ikke rører en modstander. Står den i modstanderens, er den i kontakt, så snart han melder angreb.',
  ),
  'BA-4.1.1-08': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'All attacks of a phase are simultaneous, and so are all continued attacks. Several attacks on one unit make it a common target.',
    'Alle Angriffe einer Phase werden gleichzeitig abgehandelt, ebenso alle fortgesetzten Angriffe. Mehrere Angriffe auf eine Einheit machen sie zum gemeinsamen Ziel.',
    'Alle angreb i en fase er samtidige, og det er alle fortsatte angreb også. Flere angreb på én enhed gør den til fælles mål.',
  ),
  'BA-4.1.1-09': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'A unit that has been in melee keeps the penalty for having attacked or defended for the rest of this turn and the whole of the next, even if the melee was not fought because fire broke the enemy first.',
    'Eine Einheit, die im Nahkampf war, behält für den Rest dieses Zugs und den ganzen nächsten den Abzug dafür, dass sie angegriffen oder sich verteidigt hat, auch wenn der Nahkampf ausfiel, weil der Gegner vorher durch Feuer gebrochen wurde.',
    'En enhed, der har været i nærkamp, beholder fradraget for at have angrebet eller forsvaret sig i resten af dette træk og hele det næste, også hvis nærkampen bortfaldt, fordi modstanderen forinden blev brudt af skydning.',
  ),
  'BA-4.1.1-10': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'A unit that brings an enemy into full disorder in melee has the bonus for it for the same time. So has a unit that was to fight an enemy whom fire brought into full disorder first.',
    'Eine Einheit, die einen Gegner im Nahkampf in volle Unordnung bringt, hat ebenso lange den Zuschlag dafür. Dasselbe gilt, wenn sie mit ihm gekämpft hätte, aber Feuer ihn vorher in volle Unordnung brachte.',
    'En enhed, der bringer en modstander i fuldstændig uorden i nærkamp, har tillægget for det lige så længe. Det samme gælder, hvis den skulle have kæmpet mod ham, men skydning først bragte ham i fuldstændig uorden.',
  ),
  'BA-4.1.2-01': printed(
    '4.1.2 Angrebets mål',
    'An attack on a position is written, announced and tied to a piece of ground. Every other attack is on the unit.',
    'Ein Angriff auf eine Stellung wird aufgeschrieben, angesagt und an ein Geländestück gebunden. Jeder andere Angriff gilt der Einheit.',
    'Et angreb på en position nedskrives, meldes og knyttes til et bestemt sted i terrænet. Ethvert andet angreb gælder enheden.',
  ),
  'BA-4.1.2-02': printed(
    '4.1.2 Angrebets mål',
    'If the target moves, the attacker follows it. If the attacker cannot, it may stop, at the latest before its extended front passes the target.',
    'Bewegt sich das Ziel, folgt ihm der Angreifer. Kann er das nicht, darf er halten, spätestens bevor seine verlängerte Front das Ziel passiert.',
    'Bevæger målet sig, følger angriberen det. Kan han ikke, må han standse, senest før hans forlængede front passerer det.',
  ),
  'BA-4.1.2-03': printed(
    '4.1.2 Angrebets mål',
    'If the attacker comes into contact with another enemy first, it either attacks that one instead (unless it is pressed back) or cancels the attack.',
    'Gerät er zuerst mit einem anderen Gegner in Kontakt, greift er stattdessen diesen an (außer wenn er zurückgedrängt wird) oder sagt den Angriff ab.',
    'Kommer han først på indbrudsafstand af en anden modstander, angriber han enten denne i stedet (medmindre den presses tilbage) eller aflyser angrebet.',
  ),
  'BA-4.1.2-04': printed(
    '4.1.2 Angrebets mål',
    'If the attacker finds the position empty, it stops there. It may attack another unit in contact there.',
    'Findet der Angreifer die Stellung leer, hält er dort. Eine andere Einheit, mit der er dort in Kontakt ist, darf er angreifen.',
    'Finder angriberen positionen forladt, standser han dér. En anden enhed, som dér er på indbrudsafstand, må han angribe.',
  ),
  'BA-4.1.2-05': printed(
    '4.1.2 Angrebets mål',
    'An attack on any unit other than the announced one is on the unit, not its position. The target cannot change in any other way.',
    'Ein Angriff auf eine andere als die angesagte Einheit gilt der Einheit, nicht ihrer Stellung. Auf andere Weise kann das Ziel nicht wechseln.',
    'Et angreb på en anden enhed end den meldte gælder enheden, ikke dens position. Målet kan ikke skifte på andre måder.',
  ),
} satisfies Record<string, RuleRow>

/** Several in one melee: common targets, neighbours and supports. */
const help = {
  'BA-4.1.5-01': printed(
    '4.1.5 Fælles mål',
    'A common target rolls once and each attacker rolls separately. The worst result counts for the target’s order; if several are equal, the target chooses.',
    'Ein gemeinsames Ziel würfelt einmal, jeder Angreifer für sich. Für die Ordnung des Ziels zählt das schlechteste Ergebnis; unter gleichen wählt das Ziel.',
    'Et fælles mål kaster én gang, og hver angriber kaster for sig. Det værste resultat tæller for målets orden; er flere lige dårlige, vælger målet.',
  ),
  'BA-4.1.5-02': printed(
    '4.1.5 Fælles mål',
    'The target’s losses are added up before they are rounded. The losses it inflicts are those of its best result and are shared in proportion, prisoners only among enemies in full disorder.',
    'Die Verluste des Ziels werden zusammengezählt, bevor gerundet wird. Die Verluste, die es zufügt, richten sich nach seinem besten Ergebnis und werden anteilig verteilt, Gefangene nur auf Gegner in voller Unordnung.',
    'Målets tab lægges sammen, før der rundes af. De tab, det påfører, tages fra dets bedste tilfælde og fordeles forholdsmæssigt, fanger kun blandt modstandere i fuldstændig uorden.',
  ),
  'BA-4.1.5-03': printed(
    '4.1.5 Fælles mål',
    'Where one unit attacks several, it rolls once and each of them rolls separately.',
    'Greift eine Einheit mehrere an, würfelt umgekehrt sie einmal und jede von diesen für sich.',
    'Angriber én enhed flere, kaster den omvendt én gang, og hver af de andre kaster for sig.',
  ),
  'BA-4.1.6-01': printed(
    '4.1.6 Naboenheder',
    'If several units attack one enemy, one of them may add 2 as a neighbour instead of fighting. It must be closed, of the same arm, with at least half as many figures and in neither disorder nor full disorder, and does so once in each round of melee.',
    'Greifen mehrere Einheiten einen Gegner an, darf eine von ihnen als Nachbareinheit den Wurf um 2 erhöhen, statt zu kämpfen. Sie muss geschlossen sein, von gleicher Waffengattung, mindestens halb so viele Figuren haben und weder in Unordnung noch in voller Unordnung sein, und sie hilft einmal je Nahkampfrunde.',
    'Når flere enheder angriber samme modstander, kan en af dem give 2 som naboenhed i stedet for at kæmpe. Den skal være sluttet, af samme våbenart, have mindst halvt så mange figurer og hverken være i uorden eller fuldstændig uorden, og den hjælper én gang i hver delfase.',
  ),
  'BA-4.1.6-02': printed(
    '4.1.6 Naboenheder',
    'It shares the attacker’s result, penalty, supply roll, bonus and continued advance, but takes no losses itself.',
    'Sie teilt Ergebnis, Abzug, Versorgungswurf, Zuschlag und Nachdrängen des Angreifers, erleidet selbst aber keine Verluste.',
    'Den deler angriberens resultat, fradrag, kast for forsyninger, tillæg og fortsatte fremrykning, men lider ikke selv tab.',
  ),
  'BA-4.1.6-03': printed(
    '4.1.6 Naboenheder',
    'Defenders may use neighbours in the same way, but a unit that is attacked in flank or rear cannot be a neighbour.',
    'Verteidiger dürfen ebenso Nachbareinheiten nutzen, aber eine Einheit, die in Flanke oder Rücken angegriffen wird, kann nicht Nachbar sein.',
    'Forsvarere kan bruge naboenheder på samme måde, men en enhed, der angribes i flanke eller ryg, kan ikke være naboenhed.',
  ),
  'BA-4.1.7-01': printed(
    '4.1.7 Støtteenheder',
    'Support in melee has the same conditions as under fire and adds 2. A unit supports one other in each round, and a unit that fights or is a neighbour cannot support.',
    'Unterstützung im Nahkampf hat dieselben Bedingungen wie unter Feuer und gibt +2. Eine Einheit unterstützt je Runde nur eine andere, und wer kämpft oder Nachbar ist, kann nicht unterstützen.',
    'Støtte i nærkamp har samme vilkår som under beskydning og giver 2. En enhed støtter kun én anden i hver delfase, og en enhed, der kæmper eller er naboenhed, kan ikke støtte.',
  ),
  'BA-4.1.7-02': printed(
    '4.1.7 Støtteenheder',
    'A supporting unit may join the continued advance but may not attack in it.',
    'Eine unterstützende Einheit darf beim Nachdrängen mitgehen, dabei aber nicht angreifen.',
    'En støtteenhed kan følge med i den fortsatte fremrykning, men ikke angribe i den.',
  ),
} satisfies Record<string, RuleRow>

/** Flank, rear, outflanking, and attacks uphill. */
const position = {
  'BA-4.1.8-01': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'An attack hits the flank if at least three attacking figures stand wholly or partly behind the enemy’s extended front and a line at right angles to the attacker’s front meets the flank at 45 to 90 degrees.',
    'Ein Angriff trifft die Flanke, wenn mindestens drei Figuren des Angreifers ganz oder zum Teil hinter der verlängerten Front des Gegners stehen und eine Linie senkrecht zur Front des Angreifers die Flanke mit 45 bis 90 Grad trifft.',
    'Et angreb er flankeangreb, når mindst tre af angriberens figurer helt eller delvis er bag modstanderens forlængede front, og en linje vinkelret på angriberens front rammer flanken i en vinkel på 45 til 90 grader.',
  ),
  'BA-4.1.8-02': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'It hits the rear if it does not hit the flank and such a line meets the rear.',
    'Er trifft den Rücken, wenn er nicht die Flanke trifft und eine solche Linie den Rücken erreicht.',
    'Det er rygangreb, når det ikke er flankeangreb, og en sådan linje rammer ryggen.',
  ),
  'BA-4.1.8-03': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'It overlaps if it hits neither flank nor rear, but at least three figures are behind the extended front and the line meets the flank. A defender may overlap too.',
    'Er überflügelt, wenn er weder Flanke noch Rücken trifft, aber mindestens drei Figuren hinter der verlängerten Front stehen und die Linie die Flanke trifft. Auch ein Verteidiger kann überflügeln.',
    'Det er overfløjning, når det hverken er flanke- eller rygangreb, men mindst tre figurer er bag den forlængede front, og linjen rammer flanken. Også en forsvarer kan overfløje.',
  ),
  'BA-4.1.8-04': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'When a parent unit or soutien fights, the place of its skirmish line is ignored for flank, rear and overlap.',
    'Kämpft eine Muttereinheit oder ein Soutien, zählt der Ort ihrer Schützenkette für Flanke, Rücken und Überflügelung nicht.',
    'Når en moderenhed eller soutien kæmper, ses der bort fra dens kædes plads ved flanke, ryg og overfløjning.',
  ),
  'BA-4.1.9-01': printed(
    '4.1.9 Angreb op ad bakke',
    'An attack is uphill if the attacker has figures wholly or partly on a lower level than the enemy. The skirmish line of a soutien is ignored.',
    'Ein Angriff geht bergauf, wenn Figuren des Angreifers ganz oder zum Teil auf einer niedrigeren Stufe stehen als der Gegner. Die Schützenkette eines Soutiens zählt nicht.',
    'Et angreb går op ad bakke, når angriberen har figurer helt eller delvis på en lavere afsats end modstanderen. En soutiens kæde tæller ikke.',
  ),
} satisfies Record<string, RuleRow>

/** How a melee is rolled, and what it costs. */
const result = {
  'BA-4.1.3-01': printed(
    '4.1.3 Nærkampens resultat',
    'Both sides roll three dice with the melee factors (ruling: from table 8, although the text says table 10). If two units attack each other, both use the attacker’s column.',
    'Beide Seiten würfeln mit drei Würfeln und den Faktoren des Nahkampfs (Auslegung: aus Tabelle 8, obwohl der Text Tabelle 10 nennt). Greifen zwei Einheiten einander an, gilt für beide die Spalte des Angreifers.',
    'Begge parter kaster tre terninger med nærkampens faktorer (fortolkning: fra skema 8, selv om teksten nævner skema 10). Angriber to enheder hinanden, bruger begge angriberens kolonne.',
  ),
  'BA-4.1.3-02': printed(
    '4.1.3 Nærkampens resultat',
    'The lower total loses: 1 or 2 lower gives light disorder, 3 or 4 disorder, 5 or more full disorder. Equal totals have no effect on order.',
    'Die niedrigere Summe verliert: 1 oder 2 weniger ergibt leichte Unordnung, 3 oder 4 Unordnung, 5 und mehr volle Unordnung. Gleiche Summen wirken sich nicht auf die Ordnung aus.',
    'Det laveste resultat taber: 1 eller 2 lavere giver let uorden, 3 eller 4 uorden, 5 og derover fuldstændig uorden. Ens resultater påvirker ikke ordenen.',
  ),
  'BA-4.1.3-03': printed(
    '4.1.3 Nærkampens resultat',
    'All attacks, neighbours and supports are fixed before the rolls for melee.',
    'Alle Angriffe, Nachbarn und Unterstützungen stehen fest, bevor für den Nahkampf gewürfelt wird.',
    'Alle angreb, naboenheder og støtteenheder ligger fast, før der kastes for nærkampen.',
  ),
  'BA-4.1.3-04': printed(
    '4.1.3 Nærkampens resultat',
    'In melee, figures have cover if they touch it and it lies between them and the enemy. In woods and buildings they have it if they are inside.',
    'Im Nahkampf sind Figuren in Deckung, wenn sie ein Deckungsstück berühren, das zwischen ihnen und dem Gegner liegt; in Wald und Gebäuden, wenn sie darin stehen.',
    'I nærkamp er figurer i dækning, når de har brikkontakt med den, og den ligger mellem dem og modstanderen; i skov og bygninger, når de er inde i dem.',
  ),
  'BA-4.1.3-05': printed(
    '4.1.3 Nærkampens resultat',
    'A unit that fired this turn, even in part, has a penalty in melee.',
    'Eine Einheit, die in diesem Zug auch nur zum Teil gefeuert hat, hat im Nahkampf einen Abzug.',
    'En enhed, der har skudt i trækket, om så kun til dels, har et fradrag i nærkamp.',
  ),
  'BA-4.1.3-06': printed(
    '4.1.3 Nærkampens resultat',
    'All figures of a unit count when numbers are compared.',
    'Beim Vergleich der Zahlen zählen alle Figuren einer Einheit.',
    'Alle en enheds figurer tæller, når antal sammenlignes.',
  ),
  'BA-4.1.3-07': printed(
    '4.1.3 Nærkampens resultat',
    'A unit’s own total gives the enemy’s losses for each melee unit. It gives prisoners in the same way if this attack brings the enemy into full disorder; cavalry takes more prisoners from other arms.',
    'Die eigene Summe einer Einheit ergibt die Verluste des Gegners je Nahkampfeinheit. Gerät er durch diesen Angriff in volle Unordnung, ergibt sie ebenso die Gefangenen; Kavallerie macht gegen andere Waffengattungen mehr Gefangene.',
    'Enhedens eget resultat giver modstanderens tab for hver nærkampsenhed. Kommer han ved dette angreb i fuldstændig uorden, giver det på samme måde fanger; kavaleri tager flere fanger fra andre våbenarter.',
  ),
  'BA-4.1.3-08': printed(
    '4.1.3 Nærkampens resultat',
    'Melee units are counted like infantry fire units: the two front ranks, the two outer files of a defender attacked in flank, its two rear ranks if attacked in rear, and all gunners of artillery.',
    'Nahkampfeinheiten werden wie Feuereinheiten der Infanterie gezählt: die zwei vorderen Glieder, beim Verteidiger in der Flanke die zwei äußeren Rotten, im Rücken die zwei hinteren Glieder, bei Artillerie alle Kanoniere.',
    'Nærkampsenheder tælles som infanteriets skydeenheder: de to forreste geledder, for en forsvarer angrebet i flanken de to yderste roder, i ryggen de to bagerste geledder, og for artilleri alle artillerister.',
  ),
  'BA-4.1.3-09': printed(
    '4.1.3 Nærkampens resultat',
    'If units stay in contact, a later fight between them is a new attack.',
    'Bleiben Einheiten in Kontakt, ist ein späterer Kampf zwischen ihnen ein neuer Angriff.',
    'Bliver enheder stående på indbrudsafstand, er en senere kamp mellem dem et nyt angreb.',
  ),
  'BA-4.1.3-10': ruled(
    '4.1.3 Nærkampens resultat',
    'A square fights with the two ranks of the attacked side, and a rallying square or a unit at work or rest with two rows. A garrison or a unit in full disorder fights with all figures, and a skirmish line on its own with those within 15 cm of the enemy.',
    'Ein Karree kämpft mit den zwei Gliedern der angegriffenen Seite, ein Klumpen und eine arbeitende oder rastende Einheit mit zwei Reihen. Eine Besatzung und eine Einheit in voller Unordnung kämpfen mit allen Figuren, eine Schützenkette allein mit denen im Umkreis von 15 cm um den Gegner.',
    'En karré kæmper med de to geledder på den angrebne side, en hob og en arbejdende eller hvilende enhed med to rækker. En besætning og en enhed i fuldstændig uorden kæmper med alle figurer, en kæde alene med dem inden for 15 cm af modstanderen.',
  ),
  'BA-4.1.3-11': printed(
    '4.1.3 Nærkampens resultat',
    'Every melee is rolled from the state before all melees. Then come all losses, then all disorder, then the forced moves.',
    'Jeder Nahkampf wird nach dem Stand vor allen Nahkämpfen gewürfelt. Dann kommen alle Verluste, dann alle Unordnung, dann die erzwungenen Bewegungen.',
    'Hver nærkamp kastes ud fra tilstanden før alle nærkampe. Så kommer alle tab, så al uorden og til sidst de tvungne bevægelser.',
  ),
} satisfies Record<string, RuleRow>

/** Melee. */
export const melee = {
  ...attack,
  ...result,
  ...advance,
  ...help,
  ...position,
  ...pressingBack,
  ...skirmishLines,
  ...arms,
}

import { printed, ruled } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { arms, pressingBack, skirmishLines } from './melee-arms.ts'

/** The continued advance of whoever won. */
const advance = {
  'BA-4.1.4-01': printed(
    '4.1.4 Fortsat fremrykning',
    "If melee, or fire while in contact, brings the enemy into disorder or full disorder, the attacker may advance half a turn's march at the rate he used, with one pivot of up to 20 degrees.",
    'Bringt der Nahkampf, oder Feuer während des Kontakts, den Gegner in Unordnung oder volle Unordnung, darf der Angreifer einen halben Zugmarsch seiner Gangart nachdrängen, mit einer Schwenkung bis 20 Grad.',
    'Kommer modstanderen ved nærkamp, eller ved skydning under kontakten, i uorden eller fuldstændig uorden, kan angriberen rykke et halvt træks march frem som han sidst marcherede, med én pivotering på op til 20 grader.',
  ),
  'BA-4.1.4-02': printed(
    '4.1.4 Fortsat fremrykning',
    'After an attack on a position the advance ends in it.',
    'Nach einem Angriff auf eine Stellung endet das Nachdrängen in ihr.',
    'Efter angreb på en position slutter den fortsatte fremrykning i den.',
  ),
  'BA-4.1.4-03': printed(
    '4.1.4 Fortsat fremrykning',
    'If the enemy fell into full disorder the advance may be a new attack on him or another in reach, after which there is no further advance (ruling: after a charge it is again at the charge).',
    'Geriet der Gegner in volle Unordnung, darf das Nachdrängen ein neuer Angriff auf ihn oder einen anderen in Reichweite sein; danach wird nicht weiter nachgedrängt (Auslegung: nach einem Sturm ist es wieder Sturm).',
    'Kom modstanderen i fuldstændig uorden, kan fremrykningen være et nyt angreb på ham eller en anden inden for rækkevidde; derefter fortsættes der ikke (fortolkning: efter storm er det igen storm).',
  ),
  'BA-4.1.4-04': printed(
    '4.1.4 Fortsat fremrykning',
    'The advance is decided and written directly after all other attacks and needs no order roll; continued attacks are announced before it begins.',
    'Das Nachdrängen wird gleich nach allen anderen Angriffen beschlossen und geschrieben und braucht keinen Befehlswurf; fortgesetzte Angriffe werden vor Beginn angesagt.',
    'Fortsat fremrykning besluttes og skrives lige efter alle andre angreb og kræver intet ordrekast; fortsatte angreb meldes, før den begynder.',
  ),
  'BA-4.1.4-05': printed(
    '4.1.4 Fortsat fremrykning',
    'A continued advance may also occupy a building.',
    'Nachdrängen darf auch ein Gebäude besetzen.',
    'Fortsat fremrykning kan også besætte en bygning.',
  ),
} satisfies Record<string, RuleRow>

/** The melee zone, announced attacks and their targets. */
const attack = {
  'BA-4.1.1-01': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'In front of every unit lies its melee zone, as wide as its front and 5 cm deep.',
    'Vor jeder Einheit liegt ihre Nahkampfzone, so breit wie die Front und 5 cm tief.',
    'Foran enhver enhed ligger dens indbrudsafstand, så bred som fronten og 5 cm dyb.',
  ),
  'BA-4.1.1-02': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Without an announced attack, or in disorder or full disorder, a unit may only go up to melee contact; of an unannounced attack the opponent may demand that it is made.',
    'Ohne angesagten Angriff oder in Unordnung oder voller Unordnung darf eine Einheit nur bis zum Nahkampfkontakt gehen; einen nicht angesagten Angriff kann der Gegner verlangen.',
    'Uden meldt angreb eller i uorden eller fuldstændig uorden kan en enhed kun gå frem til indbrudsafstand; et angreb, der ikke er meldt, kan modstanderen kræve gennemført.',
  ),
  'BA-4.1.1-03': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'The announcement tells the target, whether the attack is at the charge and whether it goes against the unit or its position.',
    'Die Ansage nennt das Ziel, ob gestürmt wird und ob der Angriff der Einheit oder ihrer Stellung gilt.',
    'Meldingen siger, hvem der er målet, om der stormes, og om angrebet gælder enheden eller dens position.',
  ),
  'BA-4.1.1-04': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'When its zone touches an enemy a unit stops for the rest of the phase, unless that enemy is pressed back.',
    'Berührt ihre Zone einen Gegner, hält eine Einheit für den Rest der Phase, außer er wird zurückgedrängt.',
    'Når indbrudsafstanden rører en modstander, standser enheden i resten af fasen, medmindre han presses tilbage.',
  ),
  'BA-4.1.1-05': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'An enemy who can be attacked this turn stops too, unless the attacker may and does cancel.',
    'Ein Gegner, der in diesem Zug angegriffen werden kann, hält ebenfalls, außer der Angreifer darf und will absagen.',
    'En modstander, der kan angribes i trækket, standser også, medmindre angriberen har ret til at aflyse og gør det.',
  ),
  'BA-4.1.1-06': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'An attacker who is himself attacked in flank or rear, or infantry attacked by cavalry, loses its own attack and defends.',
    'Ein Angreifer, der selbst in Flanke oder Rücken angegriffen wird, und Infanterie, die Kavallerie angreift, verliert den eigenen Angriff und verteidigt.',
    'En angriber, der selv angribes i flanke eller ryg, og infanteri, der angribes af kavaleri, mister sit eget angreb og forsvarer sig.',
  ),
  'BA-4.1.1-07': printed(
    '4.1.1 Indbrudsafstand og angreb',
    "A unit may move through an enemy's zone as long as its own touches no enemy; standing in one it is in contact once that enemy announces an attack.",
    'Eine Einheit darf durch die Zone eines Gegners gehen, solange ihre eigene keinen berührt; steht sie darin, ist sie in Kontakt, sobald er einen Angriff ansagt.',
    'En enhed kan bevæge sig gennem modstanderens indbrudsafstand, så længe dens egen ikke rører nogen; står den i den, er der kontakt, når modstanderen melder angreb.',
  ),
  'BA-4.1.1-08': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'All attacks of the phase are simultaneous, continued ones among themselves too, and several on one unit make it a common target.',
    'Alle Angriffe der Phase geschehen zugleich, ebenso die fortgesetzten unter sich, und mehrere auf eine Einheit machen sie zum gemeinsamen Ziel.',
    'Alle fasens angreb er samtidige, og det er de fortsatte indbyrdes også; flere mod én enhed gør den til fælles mål.',
  ),
  'BA-4.1.1-09': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Whoever has been in melee bears the penalty of an earlier attacker or defender for the rest of this and the next turn, also if the melee fell out because fire broke the enemy.',
    'Wer im Nahkampf war, trägt den Nachteil des früheren Angreifers oder Verteidigers den Rest dieses und den ganzen nächsten Zug, auch wenn der Kampf ausfiel, weil Feuer den Gegner brach.',
    'Den, der har været i nærkamp, bærer fradraget som tidligere angriber eller forsvarer i resten af dette og hele næste træk, også hvis nærkampen bortfaldt, fordi skydning brød modstanderen.',
  ),
  'BA-4.1.1-10': printed(
    '4.1.1 Indbrudsafstand og angreb',
    'Whoever brings an enemy into full disorder in melee, or would have fought one that fire brings into it before, has the bonus for it for as long.',
    'Wer einen Gegner im Nahkampf in volle Unordnung bringt, oder mit ihm gekämpft hätte, wäre er nicht vorher durch Feuer hineingeraten, hat ebenso lange den Vorteil dafür.',
    'Den, der bringer en modstander i fuldstændig uorden i nærkamp, eller skulle have kæmpet med en, som skydning forinden bringer i den, har tillægget for det lige så længe.',
  ),
  'BA-4.1.2-01': printed(
    '4.1.2 Angrebets mål',
    'An attack on a position is written and announced and tied to a piece of ground; every other attack goes against the unit.',
    'Ein Angriff auf eine Stellung wird geschrieben, angesagt und an ein Geländestück gebunden; jeder andere gilt der Einheit.',
    'Et angreb på en position skrives, meldes og knyttes til en terrængenstand; ethvert andet gælder enheden.',
  ),
  'BA-4.1.2-02': printed(
    '4.1.2 Angrebets mål',
    'The attacker follows a unit that moves; where he cannot he may stop, at the latest before his extended front passes it.',
    'Bewegt sich die Einheit, folgt ihr der Angreifer; kann er es nicht, darf er halten, spätestens bevor seine verlängerte Front an ihr vorbei ist.',
    'Bevæger enheden sig, følger angriberen efter; kan han ikke, må han standse, senest før hans forlængede front passerer den.',
  ),
  'BA-4.1.2-03': printed(
    '4.1.2 Angrebets mål',
    'If he comes into contact with another enemy first he attacks that one, unless it is pressed back, or cancels.',
    'Gerät er zuerst mit einem anderen Gegner in Kontakt, greift er diesen an, außer er wird zurückgedrängt, oder sagt ab.',
    'Kommer han først på indbrudsafstand af en anden modstander, angriber han denne, medmindre den presses tilbage, eller aflyser.',
  ),
  'BA-4.1.2-04': printed(
    '4.1.2 Angrebets mål',
    'In a position found empty the attacker stops; another unit in contact there may be attacked.',
    'In einer leer gefundenen Stellung hält der Angreifer; eine andere Einheit in Kontakt dort darf angegriffen werden.',
    'I en position, der findes forladt, standser angriberen; en anden enhed på indbrudsafstand dér kan angribes.',
  ),
  'BA-4.1.2-05': printed(
    '4.1.2 Angrebets mål',
    'An attack on a unit other than the announced one goes against the unit, and the target does not change in any other way.',
    'Ein Angriff auf eine andere als die angesagte Einheit gilt dieser selbst, und anders wechselt das Ziel nicht.',
    'Et angreb på en anden end den meldte gælder enheden selv, og målet skifter ikke på andre måder.',
  ),
} satisfies Record<string, RuleRow>

/** Several in one melee: common targets, neighbours and supports. */
const help = {
  'BA-4.1.5-01': printed(
    '4.1.5 Fælles mål',
    'At a common target the attacked rolls once, each attacker for himself; the worst result for the attacked counts for its order, and of equal ones it chooses.',
    'Am gemeinsamen Ziel würfelt der Angegriffene einmal, jeder Angreifer für sich; für die Ordnung zählt das für ihn schlechteste Ergebnis, unter gleichen wählt er.',
    'Ved fælles mål kaster den angrebne én gang, hver angriber for sig; det for ham værste resultat tæller for hans orden, og er flere ens, vælger han.',
  ),
  'BA-4.1.5-02': printed(
    '4.1.5 Fælles mål',
    'Losses of the attacked are added before rounding; those he deals come from his best case and are shared in proportion, prisoners only among enemies in full disorder.',
    'Verluste des Angegriffenen werden vor dem Runden addiert; die er zufügt, kommen aus seinem besten Fall und werden im Verhältnis geteilt, Gefangene nur unter Gegnern in voller Unordnung.',
    'Den angrebnes tab lægges sammen før afrunding; dem, han påfører, tages fra hans bedste tilfælde og deles forholdsmæssigt, fanger kun blandt modstandere i fuldstændig uorden.',
  ),
  'BA-4.1.5-03': printed(
    '4.1.5 Fælles mål',
    'Where one unit attacks several, it is they who roll separately.',
    'Greift eine Einheit mehrere an, würfeln umgekehrt diese einzeln.',
    'Angriber én enhed flere, er det omvendt dem, der kaster hver for sig.',
  ),
  'BA-4.1.6-01': printed(
    '4.1.6 Naboenheder',
    'Of several attackers on one enemy one may, instead of fighting, add 2 as neighbour: closed, half as many figures, same arm, in neither disorder nor full disorder, once in each round of melee.',
    'Von mehreren Angreifern eines Gegners darf einer, statt zu kämpfen, als Nachbareinheit 2 geben: geschlossen, halb so viele Figuren, gleiche Waffe, weder in Unordnung noch in voller, einmal je Runde des Nahkampfs.',
    'Af flere angribere mod én modstander kan en, i stedet for at kæmpe, give 2 som naboenhed: sluttet, halvt så mange figurer, samme våbenart, hverken i uorden eller fuldstændig uorden, én gang i hver delfase.',
  ),
  'BA-4.1.6-02': printed(
    '4.1.6 Naboenheder',
    "It shares the attacker's result, penalty, supply roll, bonus and continued advance, but takes no losses.",
    'Sie teilt Ergebnis, Nachteil, Versorgungswurf, Vorteil und Nachdrängen des Angreifers, erleidet aber keine Verluste.',
    'Den deler angriberens resultat, fradrag, kast for forsyninger, tillæg og fortsatte fremrykning, men lider ingen tab.',
  ),
  'BA-4.1.6-03': printed(
    '4.1.6 Naboenheder',
    'Defenders may use neighbours in the same way, but not one that is attacked in flank or rear.',
    'Verteidiger dürfen ebenso Nachbareinheiten nutzen, aber keine, die in Flanke oder Rücken angegriffen wird.',
    'Forsvarere kan bruge naboenheder på samme måde, dog ikke en, der angribes i flanke eller ryg.',
  ),
  'BA-4.1.7-01': printed(
    '4.1.7 Støtteenheder',
    'Support in melee has the same conditions as under fire and adds 2; it serves one unit in each round, and whoever fights or is neighbour gives none.',
    'Unterstützung im Nahkampf hat dieselben Bedingungen wie unter Feuer und gibt 2; sie dient je Runde einer Einheit, und wer kämpft oder Nachbar ist, leistet keine.',
    'Støtte i nærkamp har samme vilkår som under beskydning og giver 2; den gælder én enhed i hver delfase, og den, der kæmper eller er naboenhed, yder ingen.',
  ),
  'BA-4.1.7-02': printed(
    '4.1.7 Støtteenheder',
    'A supporting unit may join the continued advance but not attack in it.',
    'Eine unterstützende Einheit darf mit nachdrängen, dabei aber nicht angreifen.',
    'En støtteenhed kan følge med i den fortsatte fremrykning, men ikke angribe i den.',
  ),
} satisfies Record<string, RuleRow>

/** Flank, rear, outflanking, and attacks uphill. */
const position = {
  'BA-4.1.8-01': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    "An attack is in the flank if three attacking figures stand at least partly behind the enemy's extended front and a line square to the attacker's front meets the flank at 45 to 90 degrees.",
    'Ein Angriff trifft die Flanke, wenn drei seiner Figuren mindestens zum Teil hinter der verlängerten Front des Gegners stehen und eine Linie quer zur eigenen Front die Flanke mit 45 bis 90 Grad trifft.',
    'Et angreb er flankeangreb, når tre af angriberens figurer mindst til dels er bag modstanderens forlængede front, og en linje vinkelret på angriberens front rammer flanken i 45 til 90 grader.',
  ),
  'BA-4.1.8-02': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'It is in the rear if it is not in the flank and such a line meets the rear.',
    'Er trifft den Rücken, wenn er nicht die Flanke trifft und eine solche Linie den Rücken erreicht.',
    'Det er rygangreb, når det ikke er flankeangreb, og en sådan linje rammer ryggen.',
  ),
  'BA-4.1.8-03': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'It overlaps if it is neither, yet three figures are behind the extended front and the line meets the flank; a defender may overlap too.',
    'Er überflügelt, wenn er keines von beiden ist, drei Figuren aber hinter der verlängerten Front stehen und die Linie die Flanke trifft; auch ein Verteidiger kann überflügeln.',
    'Det er overfløjning, når det er ingen af delene, men tre figurer er bag den forlængede front, og linjen rammer flanken; også en forsvarer kan overfløje.',
  ),
  'BA-4.1.8-04': printed(
    '4.1.8 Flanke, ryg og overfløjning',
    'Where mother unit or soutien fights, the place of its skirmish line is ignored for flank, rear and overlap.',
    'Kämpft Muttereinheit oder Soutien, bleibt der Ort ihrer Schützenkette für Flanke, Rücken und Überflügelung außer Betracht.',
    'Kæmper moderenhed eller soutien, ses der bort fra kædens plads ved flanke, ryg og overfløjning.',
  ),
  'BA-4.1.9-01': printed(
    '4.1.9 Angreb op ad bakke',
    'An attack is uphill if the attacker has figures even partly on a lower level than the enemy; the skirmish line of a soutien is ignored.',
    'Ein Angriff geht bergauf, wenn Figuren des Angreifers auch nur zum Teil auf einer niedrigeren Stufe stehen; die Schützenkette eines Soutiens zählt nicht.',
    'Et angreb går op ad bakke, når angriberen har figurer, om så kun til dels, på en lavere afsats; en soutiens kæde tæller ikke.',
  ),
} satisfies Record<string, RuleRow>

/** How a melee is rolled, and what it costs. */
const result = {
  'BA-4.1.3-01': printed(
    '4.1.3 Nærkampens resultat',
    "Both sides roll three dice with the factors of melee (ruling: table 8, where the text names table 10); two attackers both use the attacker's column.",
    'Beide Seiten werfen drei Würfel mit den Faktoren des Nahkampfs (Auslegung: Tabelle 8, wo der Text Tabelle 10 nennt); zwei Angreifer nehmen beide die Spalte des Angreifers.',
    'Begge parter kaster tre terninger med nærkampens faktorer (fortolkning: skema 8, hvor teksten nævner skema 10); to angribere bruger begge angriberens kolonne.',
  ),
  'BA-4.1.3-02': printed(
    '4.1.3 Nærkampens resultat',
    'The lower total loses: 1 or 2 less is light disorder, 3 or 4 disorder, 5 or more full disorder; equal totals disorder nobody.',
    'Die kleinere Summe verliert: 1 oder 2 weniger bringen leichte Unordnung, 3 oder 4 Unordnung, ab 5 volle Unordnung; gleiche Summen niemanden.',
    'Det laveste resultat taber: 1 eller 2 mindre giver let uorden, 3 eller 4 uorden, 5 og derover fuldstændig uorden; ens resultater ingen.',
  ),
  'BA-4.1.3-03': printed(
    '4.1.3 Nærkampens resultat',
    'All attacks, neighbours and supports are fixed before the melee rolls.',
    'Alle Angriffe, Nachbarn und Unterstützungen stehen vor den Nahkampfwürfen fest.',
    'Alle angreb, naboenheder og støtteenheder ligger fast før nærkampskastene.',
  ),
  'BA-4.1.3-04': printed(
    '4.1.3 Nærkampens resultat',
    'Figures are in cover in melee if they touch it and it lies between the two, in woods and buildings if they are inside.',
    'Figuren sind im Nahkampf gedeckt, wenn sie die Deckung berühren und sie zwischen beiden liegt, bei Wald und Gebäude darin.',
    'Figurer er i dækning i nærkamp, når de har brikkontakt med den, og den ligger imellem de to, for skov og bygninger når de er inde i den.',
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
    "A unit's own total gives the losses of its enemy for each melee unit, and prisoners likewise if that enemy falls into full disorder by this attack; cavalry takes more of them from other arms.",
    'Die eigene Summe ergibt die Verluste des Gegners je Nahkampfeinheit, ebenso Gefangene, wenn er durch diesen Angriff in volle Unordnung gerät; Kavallerie macht unter anderen Waffen mehr.',
    'Enhedens eget resultat giver modstanderens tab for hver nærkampsenhed og tilsvarende fanger, hvis han ved dette angreb kommer i fuldstændig uorden; kavaleri tager flere fra andre våbenarter.',
  ),
  'BA-4.1.3-08': printed(
    '4.1.3 Nærkampens resultat',
    'Melee units count like fire units of infantry: two ranks in front, the two outer files where attacked in flank, the two rear ranks where attacked in rear, all gunners of artillery.',
    'Nahkampfeinheiten zählen wie Feuereinheiten der Infanterie: vorn zwei Glieder, in der Flanke angegriffen die zwei äußeren Rotten, im Rücken die zwei hinteren Glieder, bei Artillerie alle Kanoniere.',
    'Nærkampsenheder regnes som infanteriets skydeenheder: to geledder i fronten, angrebet i flanken de to yderste roder, i ryggen de to bagerste geledder, for artilleri alle artillerister.',
  ),
  'BA-4.1.3-09': printed(
    '4.1.3 Nærkampens resultat',
    'Units that stay in contact may fight later, but as a new attack.',
    'Einheiten, die in Kontakt bleiben, können später wieder kämpfen, aber als neuer Angriff.',
    'Enheder, der forbliver på indbrudsafstand, kan kæmpe senere, men som et nyt angreb.',
  ),
  'BA-4.1.3-10': ruled(
    '4.1.3 Nærkampens resultat',
    'A square fights with the two ranks of the attacked side, a huddle and units at work or rest with two rows, a garrison and a unit in full disorder with all, a skirmish line alone with its figures within 15 cm.',
    'Ein Karree kämpft mit den zwei Gliedern der angegriffenen Seite, Klumpen, Arbeitende und Rastende mit zwei Reihen, eine Besatzung und eine Einheit in voller Unordnung mit allen, eine Schützenkette allein mit ihren Figuren im Umkreis von 15 cm.',
    'En karré kæmper med den angrebne sides to geledder, hob, arbejdende og hvilende med to rækker, en besætning og en enhed i fuldstændig uorden med alle, en kæde alene med sine figurer inden for 15 cm.',
  ),
  'BA-4.1.3-11': printed(
    '4.1.3 Nærkampens resultat',
    'Every melee is rolled from what held before; then come all losses, then all disorder, then the forced moves.',
    'Jeder Nahkampf wird aus dem vorherigen Stand gewürfelt; dann kommen alle Verluste, dann alle Unordnung, dann die erzwungenen Bewegungen.',
    'Hver nærkamp kastes ud fra forholdene før; så kommer alle tab, så al uorden, så de tvungne bevægelser.',
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

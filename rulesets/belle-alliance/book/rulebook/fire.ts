import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What artillery has of its own. */
const artillery = {
  'BA-3.4.1-01': printed(
    '3.4.1 Indskydning',
    'The first fire at a target in zone 2 or 3 costs 2 for ranging, again so after a turn without fire at it, a move of the guns or a move of the target by more than 20 cm in a turn (ruling: also since it was last fired at).',
    'Der erste Schuss auf ein Ziel in Zone 2 oder 3 kostet 2 für das Einschießen, ebenso nach einem Zug ohne Feuer darauf, einer Bewegung der Geschütze oder einer des Ziels um mehr als 20 cm im Zug (Auslegung: auch seit dem letzten Feuer darauf).',
    'Første skydning mod et mål på zone 2 eller 3 koster 2 for indskydning, og det gør den igen efter et træk uden skydning mod det, når artilleriet flytter sig, eller når målet flytter sig over 20 cm i et træk (fortolkning: også siden det sidst blev beskudt).',
  ),
  'BA-3.4.1-02': printed(
    '3.4.1 Indskydning',
    'Guns may range without effect and without a roll; that is announced, and they have no other target that turn (ruling: in continued fire it counts as such).',
    'Geschütze dürfen sich ohne Wirkung und ohne Wurf einschießen; das wird angesagt, und ein anderes Ziel haben sie in dem Zug nicht (Auslegung: in fortgesetztem Feuer zählt es als solches).',
    'Artilleri kan indskyde uden virkning og uden kast; det meldes, og andre mål har det ikke i trækket (fortolkning: i fortsat skydning regnes det som sådan).',
  ),
  'BA-3.4.2-01': printed(
    '3.4.2 Overskydning',
    'Guns fire over a unit from one level above it if the target is as high as that unit or higher and 10 cm lie on either side of it, 20 cm beyond it if it is a friendly one, and never with canister over friendly units.',
    'Geschütze überschießen eine Einheit von einer Stufe über ihr, wenn das Ziel mindestens so hoch steht wie sie und davor und dahinter je 10 cm liegen, hinter einer eigenen 20, und über eigene nie mit Kartätschen.',
    'Artilleri skyder hen over en enhed fra en afsats over den, når målet står mindst så højt som den, og der er 10 cm på hver side, 20 cm bag en egen, og aldrig med kardæsk over egne.',
  ),
  'BA-3.4.3-01': printed(
    '3.4.3 Moralsk påvirkning',
    'Where numbers are compared, gunners who fire count five times, those who are fired at only once.',
    'Wo Zahlen verglichen werden, zählen feuernde Kanoniere fünffach, beschossene nur einfach.',
    'Hvor antal sammenlignes, tæller skydende artillerister femdobbelt, beskudte kun enkelt.',
  ),
  'BA-3.4.4-01': printed(
    '3.4.4 Kardæsk',
    'Canister is loaded by order for this turn: 3 more in zone 1 and no fire beyond it.',
    'Kartätschen werden für diesen Zug auf Befehl geladen: 3 mehr in Zone 1 und kein Feuer darüber hinaus.',
    'Kardæsk lades efter ordre for dette træk: 3 mere på zone 1 og ingen skydning længere ud.',
  ),
  'BA-3.4.5-01': printed(
    '3.4.5 Ikke-richochet',
    'At a target in or directly behind soft or narrow ground at least 5 cm deep, such as ploughed field, orchard or wood, guns have 2 less in zones 2 and 3.',
    'Auf ein Ziel in oder gleich hinter weichem oder schmalem Boden von mindestens 5 cm Tiefe, etwa Acker, Obstgarten oder Wald, haben Geschütze in Zone 2 und 3 um 2 weniger.',
    'Mod et mål i eller lige bag blød eller smal grund mindst 5 cm dyb, som pløjemark, frugtplantage eller skov, har artilleri 2 mindre på zone 2 og 3.',
  ),
} satisfies Record<string, RuleRow>

/** Fire into flank, rear and the depth of a column. */
const depth = {
  'BA-3.1.8-01': printed(
    '3.1.8 Flanke og ryg',
    'Fire is in the flank if the hit point is on the flank and the line of fire meets it at 45 to 90 degrees.',
    'Feuer trifft die Flanke, wenn der Treffpunkt dort liegt und die Schusslinie sie mit 45 bis 90 Grad trifft.',
    'Skydning er flankeskydning, når træfpunktet er på flanken, og skudlinjen rammer den i 45 til 90 grader.',
  ),
  'BA-3.1.8-02': printed(
    '3.1.8 Flanke og ryg',
    'Fire is in the rear if the hit point is on the rear.',
    'Feuer trifft den Rücken, wenn der Treffpunkt dort liegt.',
    'Skydning er rygskydning, når træfpunktet er på ryggen.',
  ),
  'BA-3.1.9-01': printed(
    '3.1.9 Kolonnevirkning',
    'Attack columns always suffer column effect.',
    'Angriffskolonnen erleiden immer Kolonnenwirkung.',
    'Angrebskolonner udsættes altid for kolonnevirkning.',
  ),
  'BA-3.1.9-02': printed(
    '3.1.9 Kolonnevirkning',
    'A march column suffers it when the line of fire is less than 30 degrees off its flank, a line or unlimbered guns when it is less than 30 degrees off their front; a single unlimbered model never (ruling: a limbered one like a march column).',
    'Eine Marschkolonne erleidet sie bei weniger als 30 Grad zwischen Schusslinie und Flanke, Linie und abgeprotzte Geschütze bei weniger als 30 Grad zur Front; ein einzelnes abgeprotztes Modell nie (Auslegung: ein aufgeprotztes wie eine Marschkolonne).',
    'En marchkolonne udsættes for den ved under 30 grader mellem skudlinje og flanke, linje og afprodset artilleri ved under 30 grader til fronten; en enkelt afprodset figurpjece aldrig (fortolkning: en påprodset som en marchkolonne).',
  ),
  'BA-3.1.9-03': printed(
    '3.1.9 Kolonnevirkning',
    'Artillery also has it against line or march column if the line of fire goes on through a closed unit, not in full disorder, less than 10 cm behind and within range.',
    'Artillerie hat sie auch gegen Linie oder Marschkolonne, wenn die Schusslinie weniger als 10 cm dahinter in Reichweite durch eine geschlossene Einheit geht, die nicht in voller Unordnung ist.',
    'Artilleri har den også mod linje eller marchkolonne, når skudlinjen går videre gennem en sluttet enhed, der ikke er i fuldstændig uorden, mindre end 10 cm bagved og inden for skudvidden.',
  ),
  'BA-3.1.9-04': printed(
    '3.1.9 Kolonnevirkning',
    'Column effect works on the target alone, not on the unit behind.',
    'Die Kolonnenwirkung trifft nur das Ziel, nicht die Einheit dahinter.',
    'Kolonnevirkning rammer kun målet, ikke enheden bagved.',
  ),
  'BA-3.1.9-05': printed(
    '3.1.9 Kolonnevirkning',
    'Units that only count as line without being closed never bring it about, neither as target nor behind.',
    'Einheiten, die nur als Linie zählen, ohne geschlossen zu sein, bewirken sie nie, weder als Ziel noch dahinter.',
    'Enheder, der kun regnes som linje uden at være sluttede, giver den aldrig, hverken som mål eller bagved.',
  ),
} satisfies Record<string, RuleRow>

/** Who fires, and fire that is split. */
const fireUnits = {
  'BA-3.1.1-01': printed(
    '3.1.1 Skydeenheder',
    "Ten figures of infantry or cavalry are a fire unit, and one of a unit's may be as small as three.",
    'Zehn Figuren Infanterie oder Kavallerie sind eine Feuereinheit, und eine je Einheit darf bis auf drei schrumpfen.',
    'Ti figurer infanteri eller kavaleri er en skydeenhed, og én i hver enhed kan være på ned til tre.',
  ),
  'BA-3.1.1-02': printed(
    '3.1.1 Skydeenheder',
    'Two gunners are a fire unit of artillery, and one in each unit may be a single gunner.',
    'Zwei Kanoniere sind eine Feuereinheit der Artillerie, und eine je Einheit darf ein einzelner sein.',
    'To artillerister er en skydeenhed for artilleri, og én i hver enhed kan være en enkelt.',
  ),
  'BA-3.1.1-03': printed(
    '3.1.1 Skydeenheder',
    'Splitting the fire makes no second small fire unit (ruling: the part named first keeps it, unless it has no need of it).',
    'Geteiltes Feuer schafft keine zweite kleine Feuereinheit (Auslegung: der zuerst genannte Teil behält sie, außer er braucht sie nicht).',
    'Delt skydning giver ikke en lille skydeenhed mere (fortolkning: den først nævnte del beholder den, medmindre den ikke bruger den).',
  ),
  'BA-3.1.1-04': printed(
    '3.1.1 Skydeenheder',
    'All fire of a phase is simultaneous, and several units firing at one target make it a common target.',
    'Alles Feuer einer Phase geschieht zugleich, und schießen mehrere auf ein Ziel, ist es ein gemeinsames.',
    'Al skydning i en fase er samtidig, og beskyder flere ét mål, er det et fælles mål.',
  ),
  'BA-3.1.1-05': printed(
    '3.1.1 Skydeenheder',
    'Who fires at a target, who is neighbour and who supports is fixed before any roll.',
    'Wer auf ein Ziel schießt, wer Nachbar ist und wer unterstützt, steht vor dem ersten Wurf fest.',
    'Hvem der beskyder et mål, hvem der er naboenhed, og hvem der støtter, ligger fast før noget kast.',
  ),
  'BA-3.1.1-06': printed(
    '3.1.1 Skydeenheder',
    'If its conditions turn out not to be met the fire is lost; no other target is taken (ruling: continued fire that is lost leaves the unit free to move and to fire later).',
    'Erweist sich, dass die Bedingungen nicht erfüllt sind, ist das Feuer verloren; ein anderes Ziel gibt es nicht (Auslegung: verlorenes fortgesetztes Feuer lässt der Einheit Bewegung und späteres Feuer).',
    'Viser vilkårene sig ikke opfyldt, er skydningen tabt, og intet nyt mål udpeges (fortolkning: tabt fortsat skydning lader enheden bevæge sig og skyde senere).',
  ),
  'BA-3.1.1-07': printed(
    '3.1.1 Skydeenheder',
    "Three dice and the factors of loss give the losses for each fire unit; the factors of moral added to that total give the effect on the target's order.",
    'Drei Würfel und die Verlustfaktoren ergeben die Verluste je Feuereinheit; die Moralfaktoren zu dieser Summe ergeben die Wirkung auf die Ordnung des Ziels.',
    'Tre terninger og faktorerne for tab giver tabet for hver skydeenhed; lægges faktorerne for morale til, fås virkningen på målets orden.',
  ),
  'BA-3.1.1-08': printed(
    '3.1.1 Skydeenheder',
    'A unit in disorder or full disorder cannot fire.',
    'Eine Einheit in Unordnung oder voller Unordnung kann nicht feuern.',
    'En enhed i uorden eller fuldstændig uorden kan ikke skyde.',
  ),
  'BA-3.1.2-01': printed(
    '3.1.2 Delt skydning',
    'A unit may split its fire into two parts, artillery by whole gun models; one roll serves both, in the same phase.',
    'Eine Einheit darf ihr Feuer in zwei Teile teilen, Artillerie nach ganzen Geschützmodellen; ein Wurf gilt für beide, in derselben Phase.',
    'En enhed kan dele sin skydning i to, artilleri i hele figurpjecer; ét kast gælder begge, i samme fase.',
  ),
  'BA-3.1.2-02': printed(
    '3.1.2 Delt skydning',
    'Split fire costs 2 unless both parts have the same target, and it stays so if one part fails; for artillery it counts only for a part that fires at zone 2 or 3.',
    'Geteiltes Feuer kostet 2, außer beide Teile haben dasselbe Ziel, und das bleibt, wenn ein Teil ausfällt; bei Artillerie gilt es nur für einen Teil, der in Zone 2 oder 3 schießt.',
    'Delt skydning koster 2, medmindre begge dele har samme mål, og det bliver ved, hvis en del falder bort; for artilleri gælder det kun en del, der skyder på zone 2 eller 3.',
  ),
  'BA-3.1.2-03': printed(
    '3.1.2 Delt skydning',
    'Figures that do not take part do not make it split fire.',
    'Figuren, die nicht mitschießen, machen es nicht zu geteiltem Feuer.',
    'Figurer, der ikke deltager, gør ikke skydningen delt.',
  ),
} satisfies Record<string, RuleRow>

/** What closed formations, skirmish lines and soutiens have of their own. */
const formations = {
  'BA-3.2.0-01': printed(
    '3.2.0 Sluttede formationer',
    'Closed formations fire with their two front ranks; artillery does not.',
    'Geschlossene Formationen feuern mit den zwei vorderen Gliedern, Artillerie ausgenommen.',
    'Sluttede formationer skyder med de to forreste geledder, dog ikke artilleri.',
  ),
  'BA-3.3.1-01': printed(
    '3.3.1 Beskydning af kæder',
    'A skirmish line is a target of its own, and the effects are for it alone.',
    'Eine Schützenkette ist ein eigenes Ziel, und die Wirkung trifft nur sie.',
    'En kæde er et mål for sig, og virkningen gælder kun den.',
  ),
  'BA-3.3.1-02': printed(
    '3.3.1 Beskydning af kæder',
    'It has the factor for a soutien only with a figure within 15 cm of it.',
    'Den Faktor für das Soutien hat sie nur mit einer Figur im Umkreis von 15 cm.',
    'Tillægget for soutien har den kun med en figur inden for 15 cm af den.',
  ),
  'BA-3.3.1-03': printed(
    '3.3.1 Beskydning af kæder',
    'A skirmish line does not shield what is behind it from artillery, and from small arms only if it is not in contact with it; otherwise the firer may choose the unit behind.',
    'Eine Schützenkette schirmt, was hinter ihr steht, nicht gegen Artillerie ab, gegen Handfeuerwaffen nur ohne Kontakt zu ihm; sonst darf der Schütze die Einheit dahinter wählen.',
    'En kæde dækker ikke det bagvedstående mod artilleri, og mod håndvåben kun uden brikkontakt med det; ellers kan den skydende vælge enheden bagved.',
  ),
  'BA-3.3.2-01': printed(
    '3.3.2 Beskydning af soutien',
    "Under fire the line's figures within 15 cm count in the number of the soutien, unless the line is fired at separately at the same time.",
    'Unter Feuer zählen die Figuren der Kette im Umkreis von 15 cm zum Soutien, außer die Kette wird zugleich für sich beschossen.',
    'Under beskydning regnes kædens figurer inden for 15 cm med i soutienen, medmindre kæden samtidig beskydes for sig.',
  ),
  'BA-3.3.2-02': printed(
    '3.3.2 Beskydning af soutien',
    'The effect on order then also takes the whole line, and losses are shared in proportion if the line of fire crosses it.',
    'Dann trifft die Wirkung auf die Ordnung auch die ganze Kette, und kreuzt die Schusslinie sie, werden Verluste im Verhältnis geteilt.',
    'Virkningen på orden rammer da også hele kæden, og krydser skudlinjen den, deles tabene forholdsmæssigt.',
  ),
  'BA-3.3.3-01': printed(
    '3.3.3 Skydning fra kæde',
    'Line and mother unit fire in the same phase as split fire: one roll, 2 less unless at one target, no further splitting, one small fire unit in all.',
    'Kette und Muttereinheit feuern in derselben Phase als geteiltes Feuer: ein Wurf, 2 weniger außer auf ein gemeinsames Ziel, keine weitere Teilung, insgesamt eine kleine Feuereinheit.',
    'Kæde og moderenhed skyder i samme fase som delt skydning: ét kast, 2 mindre undtagen mod samme mål, ingen yderligere deling, én lille skydeenhed i alt.',
  ),
} satisfies Record<string, RuleRow>

/** Several at one target: common targets, neighbours and supports. */
const help = {
  'BA-3.1.5-01': printed(
    '3.1.5 Fælles mål',
    'Each fire at a common target is rolled for separately, and the target takes only the worst effect on its order, once.',
    'Jedes Feuer auf ein gemeinsames Ziel wird einzeln gewürfelt, und das Ziel erleidet nur die schlimmste Wirkung auf seine Ordnung, einmal.',
    'Hver skydning mod et fælles mål kastes for sig, og målet får kun den værste virkning på sin orden, én gang.',
  ),
  'BA-3.1.5-02': printed(
    '3.1.5 Fælles mål',
    'Of equal effects the target chooses the firer from whom its retreat or rout is measured.',
    'Bei gleicher Wirkung wählt das Ziel den Schützen, von dem Rückzug oder Flucht gemessen werden.',
    'Ved samme virkning vælger målet, fra hvem dets retræte eller flugt måles.',
  ),
  'BA-3.1.5-03': printed(
    '3.1.5 Fælles mål',
    'Losses at a common target are added up before they are rounded down.',
    'Verluste eines gemeinsamen Ziels werden zusammengezählt, dann erst abgerundet.',
    'Tab på et fælles mål lægges sammen, før der rundes ned.',
  ),
  'BA-3.1.6-01': printed(
    '3.1.6 Naboenheder',
    'In the fire phase a unit that aims at the same target may, instead of firing, add 2 to the firer as its neighbour.',
    'In der Feuerphase darf eine Einheit, die auf dasselbe Ziel anlegt, statt zu feuern dem Schützen als Nachbareinheit 2 geben.',
    'I skydefasen kan en enhed, der sigter på samme mål, i stedet for at skyde give den skydende 2 som naboenhed.',
  ),
  'BA-3.1.6-02': printed(
    '3.1.6 Naboenheder',
    'A neighbour is closed, of the same arm, in neither disorder nor full disorder, has half as many figures able to fire, and serves one unit a turn, which has one neighbour (ruling: also where its fire is split); mother unit and soutien cannot be neighbour of their own line.',
    'Eine Nachbareinheit ist geschlossen, von gleicher Waffe, weder in Unordnung noch in voller, hat halb so viele feuerfähige Figuren und dient einer Einheit im Zug, die einen Nachbarn hat (Auslegung: auch bei geteiltem Feuer); Muttereinheit und Soutien können es nicht für ihre eigene Kette sein.',
    'En naboenhed er sluttet, af samme våbenart, hverken i uorden eller fuldstændig uorden, har halvt så mange skydende figurer og hjælper én enhed i trækket, som har én naboenhed (fortolkning: også ved delt skydning); moderenhed og soutien kan ikke være det for deres egen kæde.',
  ),
  'BA-3.1.6-03': printed(
    '3.1.6 Naboenheder',
    "The neighbour counts as having fired and shares the firer's roll for supplies.",
    'Die Nachbareinheit gilt als feuernd und teilt den Versorgungswurf des Schützen.',
    'Naboenheden regnes for at have skudt og deler den skydendes kast for forsyninger.',
  ),
  'BA-3.1.7-01': printed(
    '3.1.7 Støtteenheder',
    'A supporting unit stands less than 10 cm away with its front, within 45 degrees, towards the unit it supports.',
    'Eine unterstützende Einheit steht weniger als 10 cm entfernt und hat die Front innerhalb von 45 Grad auf die unterstützte Einheit gerichtet.',
    'En støtteenhed står mindre end 10 cm borte med fronten, inden for 45 grader, mod den enhed, den støtter.',
  ),
  'BA-3.1.7-02': printed(
    '3.1.7 Støtteenheder',
    'It is closed with at least half as many figures, supports one unit in each fire phase, and only one supporting unit counts.',
    'Sie ist geschlossen mit mindestens halb so vielen Figuren, unterstützt in jeder Feuerphase eine Einheit, und nur eine unterstützende Einheit zählt.',
    'Den er sluttet med mindst halvt så mange figurer, støtter én enhed i hver skydefase, og kun én støtteenhed tæller.',
  ),
  'BA-3.1.7-03': printed(
    '3.1.7 Støtteenheder',
    'Artillery, units in disorder or full disorder and whoever fires or is neighbour cannot support, infantry not cavalry, mother unit and soutien not their own line.',
    'Artillerie, Einheiten in Unordnung oder voller Unordnung und wer feuert oder Nachbar ist, können nicht unterstützen, Infanterie nicht Kavallerie, Muttereinheit und Soutien nicht ihre eigene Kette.',
    'Artilleri, enheder i uorden eller fuldstændig uorden og den, der skyder eller er naboenhed, kan ikke støtte, infanteri ikke kavaleri, moderenhed og soutien ikke deres egen kæde.',
  ),
  'BA-3.1.7-04': printed(
    '3.1.7 Støtteenheder',
    "Support takes 2 off the effect of fire on the supported unit's order.",
    'Unterstützung nimmt der Wirkung des Feuers auf die Ordnung der unterstützten Einheit 2.',
    'Støtte tager 2 fra skydningens virkning på den støttede enheds orden.',
  ),
} satisfies Record<string, RuleRow>

/** Where fire can go, and how near to friendly units. */
const linesOfFire = {
  'BA-3.1.3-01': printed(
    '3.1.3 Skydelinier',
    'The figures or gun models that fire are named, and each needs a line of aim to some point of the target; in closed formations only the front rank is checked.',
    'Die feuernden Figuren oder Geschützmodelle werden benannt, und jede braucht eine Visierlinie zu einem Punkt des Ziels; geschlossen wird nur das vordere Glied geprüft.',
    'De figurer eller figurpjecer, der skyder, udpeges, og hver skal have en sigtelinje til et punkt på målet; i sluttede formationer ses kun på forreste geled.',
  ),
  'BA-3.1.3-02': printed(
    '3.1.3 Skydelinier',
    'From the front corners of its base a figure fires outwards up to 30 degrees, a gun up to 45.',
    'Von den vorderen Ecken ihrer Standplatte schießt eine Figur bis zu 30 Grad nach außen, ein Geschütz bis zu 45.',
    'Fra brikkens forreste hjørner skyder en figur op til 30 grader udad, en figurpjece op til 45.',
  ),
  'BA-3.1.3-03': printed(
    '3.1.3 Skydelinier',
    'The line must be within sight and cross no figures or formations, save enemy skirmishers that give no cover and units that artillery fires over.',
    'Die Linie muss in Sicht liegen und keine Figuren oder Formationen kreuzen, außer gegnerischen Schützen, die nicht decken, und was Artillerie überschießt.',
    'Linien skal være inden for synsvidde og må ikke krydse figurer eller formationer, undtagen modstanderens kæder, der ikke dækker, og det, artilleri skyder over.',
  ),
  'BA-3.1.3-04': printed(
    '3.1.3 Skydelinier',
    'Named figures whose angle does not reach neither fire nor choose another target.',
    'Benannte Figuren, deren Winkel nicht reicht, feuern nicht und wählen kein anderes Ziel.',
    'Udpegede figurer uden for vinklen hverken skyder eller vælger andet mål.',
  ),
  'BA-3.1.3-05': printed(
    '3.1.3 Skydelinier',
    "The line of fire runs from the middle of the firing front rank to a point on the target's edge that the firer chooses; range is measured once, on it.",
    'Die Schusslinie führt von der Mitte des feuernden vorderen Gliedes zu einem Punkt am Rand des Ziels, den der Schütze wählt; die Entfernung wird einmal darauf gemessen.',
    'Skudlinjen går fra midten af det skydende forreste geled til et punkt på målets kant, som den skydende vælger; afstanden måles én gang, på den.',
  ),
  'BA-3.1.3-06': printed(
    '3.1.3 Skydelinier',
    'A hit point outside the angle moves to the nearest point inside; if there is none, there is no fire.',
    'Ein Treffpunkt außerhalb des Winkels rückt zum nächsten Punkt darin; gibt es keinen, fällt kein Schuss.',
    'Et træfpunkt uden for vinklen flyttes til nærmeste punkt inden for; er der intet, skydes der ikke.',
  ),
  'BA-3.1.3-07': printed(
    '3.1.3 Skydelinier',
    'The figures at the hit point decide about cover: behind it and in contact with it along the line of fire, in woods and buildings inside.',
    'Die Figuren am Treffpunkt entscheiden über Deckung: in Schussrichtung dahinter und in Kontakt mit ihr, bei Wald und Gebäude darin.',
    'Figurerne ved træfpunktet afgør dækningen: bag den og i brikkontakt med den langs skudlinjen, for skov og bygninger inde i den.',
  ),
  'BA-3.1.3-08': printed(
    '3.1.3 Skydelinier',
    'The range along the line of fire gives the zone of the weapon; beyond its last zone there is no fire.',
    'Die Entfernung auf der Schusslinie ergibt die Zone der Waffe; jenseits der letzten Zone wird nicht geschossen.',
    'Afstanden langs skudlinjen giver våbnets zone; ud over den sidste skydes der ikke.',
  ),
  'BA-3.1.4-01': printed(
    '3.1.4 Sikkerhedsafstand',
    'From the line of fire to a friend it passes there must be a tenth of the distance to him and at least half the width of the firers (ruling: he stands before their front; low beside guns he may be as near as those they fire over).',
    'Zwischen Schusslinie und einer eigenen Einheit, an der sie vorbeiführt, muss ein Zehntel der Entfernung zu ihr liegen, mindestens die halbe Breite der Feuernden (Auslegung: sie steht vor deren Front; tief neben der Linie von Geschützen darf sie so nah sein wie Überschossene).',
    'Fra skudlinjen til en forbiskudt egen enhed skal der være en tiendedel af afstanden til den og mindst halvdelen af de skydendes bredde (fortolkning: den står foran deres front; lavt ved siden af kanonernes linje må den være så nær som overskudte).',
  ),
  'BA-3.1.4-02': printed(
    '3.1.4 Sikkerhedsafstand',
    'Behind the target the line may not cross a friendly unit less than 10 cm away within the longest range.',
    'Hinter dem Ziel darf die Linie innerhalb der größten Schussweite keine eigene Einheit in weniger als 10 cm Abstand kreuzen.',
    'Bag målet må linjen ikke krydse en egen enhed mindre end 10 cm borte inden for største skudvidde.',
  ),
  'BA-3.1.4-03': printed(
    '3.1.4 Sikkerhedsafstand',
    'Where the safety distance is not kept there is no fire.',
    'Wo der Sicherheitsabstand fehlt, wird nicht geschossen.',
    'Er sikkerhedsafstanden ikke overholdt, skydes der ikke.',
  ),
} satisfies Record<string, RuleRow>

/** Fire. */
export const fire = {
  ...fireUnits,
  ...linesOfFire,
  ...help,
  ...depth,
  ...formations,
  ...artillery,
}

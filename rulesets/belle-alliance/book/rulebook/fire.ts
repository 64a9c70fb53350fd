import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What artillery has of its own. */
const artillery = {
  'BA-3.4.1-01': printed(
    '3.4.1 Indskydning',
    'The first fire at a target in zone 2 or 3 subtracts 2 for ranging. So does the next fire after a turn without fire at that target, after the guns have moved, or after the target has moved more than 20 cm in a turn (ruling: in any turn since it was last fired at).',
    'Beim ersten Feuer auf ein Ziel in Zone 2 oder 3 werden 2 für das Einschießen abgezogen. Das gilt erneut, wenn einen Zug lang nicht auf das Ziel gefeuert wurde, wenn sich die Geschütze bewegt haben oder wenn sich das Ziel in einem Zug um mehr als 20 cm bewegt hat (Auslegung: in irgendeinem Zug seit dem letzten Feuer darauf).',
    'Første skydning mod et mål i zone 2 eller 3 giver et fradrag på 2 for indskydning. Det gælder igen, når målet ikke er blevet beskudt i et træk, når artilleriet har flyttet sig, eller når målet har flyttet sig mere end 20 cm i et træk (fortolkning: i et hvilket som helst træk, siden det sidst blev beskudt).',
  ),
  'BA-3.4.1-02': printed(
    '3.4.1 Indskydning',
    'Guns may range in without a roll and without effect. They announce it and have no other target that turn (ruling: done as continued fire, it counts as continued fire).',
    'Geschütze dürfen sich ohne Wurf und ohne Wirkung einschießen. Das wird angesagt, und sie haben in diesem Zug kein anderes Ziel (Auslegung: Geschieht es als fortgesetztes Feuer, zählt es auch so).',
    'Artilleri må skyde sig ind uden kast og uden virkning. Det meldes, og artilleriet har ikke andre mål i det træk (fortolkning: sker det som fortsat skydning, regnes det også som fortsat skydning).',
  ),
  'BA-3.4.2-01': printed(
    '3.4.2 Overskydning',
    'Guns may fire over a unit if they stand a level above it, the target stands at least as high as that unit, and that unit is at least 10 cm from both guns and target. If the unit is friendly, the target must be at least 20 cm behind it, and guns never fire canister over friends.',
    'Geschütze dürfen über eine Einheit hinweg feuern, wenn sie eine Stufe höher stehen als diese, das Ziel mindestens so hoch steht wie diese und davor und dahinter je 10 cm frei sind. Hinter einer eigenen Einheit müssen es 20 cm sein, und mit Kartätschen feuern Geschütze nie über eigene Einheiten.',
    'Artilleri må skyde hen over en enhed, når det står én afsats højere end den, målet står mindst lige så højt som den, og der er 10 cm frit foran og bag den. Bag en egen enhed kræves 20 cm, og kardæsk må aldrig skydes hen over egne.',
  ),
  'BA-3.4.3-01': printed(
    '3.4.3 Moralsk påvirkning',
    'When numbers are compared, each gunner who fires counts as five; gunners who are fired at count as one each.',
    'Beim Vergleich der Zahlen zählt jeder feuernde Kanonier fünffach, ein beschossener nur einfach.',
    'Når antal sammenlignes, tæller hver skydende artillerist som fem, en beskudt kun som én.',
  ),
  'BA-3.4.4-01': printed(
    '3.4.4 Kardæsk',
    'Guns load canister by order and for this turn only. It adds 3 in zone 1, and they cannot fire beyond that zone.',
    'Kartätschen werden auf Befehl und nur für diesen Zug geladen. In Zone 1 geben sie einen Zuschlag von 3; weiter reichen sie nicht.',
    'Kardæsk lades på ordre og kun for dette træk. Den giver et tillæg på 3 i zone 1, og der kan ikke skydes længere ud.',
  ),
  'BA-3.4.5-01': printed(
    '3.4.5 Ikke-richochet',
    'Guns subtract 2 in zones 2 and 3 if the target is in, or directly behind, soft or narrow ground at least 5 cm deep, such as a ploughed field, orchard or wood.',
    'Geschütze haben in den Zonen 2 und 3 einen Abzug von 2, wenn das Ziel in weichem oder schmalem Gelände von mindestens 5 cm Tiefe oder direkt dahinter steht, etwa in einem Acker, Obstgarten oder Wald.',
    'Artilleri får et fradrag på 2 i zone 2 og 3, når målet står i eller lige bag blødt eller smalt terræn, der er mindst 5 cm dybt, for eksempel en pløjemark, en frugtplantage eller en skov.',
  ),
} satisfies Record<string, RuleRow>

/** Fire into flank, rear and the depth of a column. */
const depth = {
  'BA-3.1.8-01': printed(
    '3.1.8 Flanke og ryg',
    'Fire hits the flank if the hit point is on the flank and the line of fire meets it at 45 to 90 degrees.',
    'Feuer trifft die Flanke, wenn der Zielpunkt dort liegt und die Schusslinie sie mit 45 bis 90 Grad trifft.',
    'Skydning rammer flanken, når træfpunktet er på flanken, og skudlinjen rammer den i en vinkel på 45 til 90 grader.',
  ),
  'BA-3.1.8-02': printed(
    '3.1.8 Flanke og ryg',
    'Fire hits the rear if the hit point is on the rear.',
    'Feuer trifft den Rücken, wenn der Zielpunkt dort liegt.',
    'Skydning rammer ryggen, når træfpunktet er på ryggen.',
  ),
  'BA-3.1.9-01': printed(
    '3.1.9 Kolonnevirkning',
    'Attack columns always suffer column effect.',
    'Angriffskolonnen erleiden immer Kolonnenwirkung.',
    'Angrebskolonner udsættes altid for kolonnevirkning.',
  ),
  'BA-3.1.9-02': printed(
    '3.1.9 Kolonnevirkning',
    'A march column suffers it when the line of fire is less than 30 degrees off its flank; a line or unlimbered guns when it is less than 30 degrees off their front. A single unlimbered gun model never does (ruling: a limbered one does, like a march column).',
    'Eine Marschkolonne erleidet sie, wenn die Schusslinie um weniger als 30 Grad von der Flanke abweicht, eine Linie oder abgeprotzte Geschütze, wenn sie um weniger als 30 Grad von der Front abweicht. Ein einzelnes abgeprotztes Geschützmodell erleidet sie nie (Auslegung: ein aufgeprotztes schon, wie eine Marschkolonne).',
    'En marchkolonne udsættes for den, når skudlinjen afviger under 30 grader fra flanken, en linje eller afprodset artilleri, når den afviger under 30 grader fra fronten. En enkelt afprodset figurpjece udsættes aldrig for den (fortolkning: det gør en påprodset, ligesom en marchkolonne).',
  ),
  'BA-3.1.9-03': printed(
    '3.1.9 Kolonnevirkning',
    'Artillery also gets column effect against a line or march column if the line of fire goes on, within range, through a closed unit less than 10 cm behind the target that is not in full disorder.',
    'Artillerie hat auch gegen Linie oder Marschkolonne Kolonnenwirkung, wenn die Schusslinie innerhalb der Reichweite weiter durch eine geschlossene Einheit führt, die weniger als 10 cm hinter dem Ziel steht und nicht in voller Unordnung ist.',
    'Artilleri får også kolonnevirkning mod linje eller marchkolonne, når skudlinjen inden for skudvidden går videre gennem en sluttet enhed, der står mindre end 10 cm bag målet og ikke er i fuldstændig uorden.',
  ),
  'BA-3.1.9-04': printed(
    '3.1.9 Kolonnevirkning',
    'Column effect applies only to the target, not to the unit behind it.',
    'Die Kolonnenwirkung trifft nur das Ziel, nicht die Einheit dahinter.',
    'Kolonnevirkning gælder kun målet, ikke enheden bagved.',
  ),
  'BA-3.1.9-05': printed(
    '3.1.9 Kolonnevirkning',
    'Units that merely count as a line without being closed never cause column effect, whether as the target or behind it.',
    'Einheiten, die nur als Linie zählen, ohne geschlossen zu sein, lösen nie Kolonnenwirkung aus, weder als Ziel noch dahinter.',
    'Enheder, der kun regnes som linje uden at være sluttede, udløser aldrig kolonnevirkning, hverken som mål eller bag det.',
  ),
} satisfies Record<string, RuleRow>

/** Who fires, and fire that is split. */
const fireUnits = {
  'BA-3.1.1-01': printed(
    '3.1.1 Skydeenheder',
    'Ten figures of infantry or cavalry form a fire unit; one fire unit in each unit may be as small as three figures.',
    'Zehn Figuren Infanterie oder Kavallerie bilden eine Feuereinheit; in jeder Einheit darf eine davon bis auf drei Figuren schrumpfen.',
    'Ti figurer infanteri eller kavaleri er en skydeenhed; én skydeenhed i hver enhed kan være helt ned til tre figurer.',
  ),
  'BA-3.1.1-02': printed(
    '3.1.1 Skydeenheder',
    'Two gunners form a fire unit of artillery; one in each unit may be a single gunner.',
    'Zwei Kanoniere bilden eine Feuereinheit der Artillerie; eine in jeder Einheit darf aus einem einzigen bestehen.',
    'To artillerister er en skydeenhed for artilleri; én i hver enhed kan være en enkelt artillerist.',
  ),
  'BA-3.1.1-03': printed(
    '3.1.1 Skydeenheder',
    'Splitting fire does not create a second small fire unit (ruling: the part named first has it, unless it does not need it).',
    'Geteiltes Feuer schafft keine zweite kleine Feuereinheit (Auslegung: Der zuerst genannte Teil hat sie, es sei denn, er braucht sie nicht).',
    'Delt skydning giver ikke en ekstra lille skydeenhed (fortolkning: den del, der nævnes først, har den, medmindre den ikke har brug for den).',
  ),
  'BA-3.1.1-04': printed(
    '3.1.1 Skydeenheder',
    'All fire of a phase is simultaneous. Units that fire at the same target make it a common target.',
    'Alle Schüsse einer Phase werden gleichzeitig abgehandelt. Feuern mehrere Einheiten auf ein Ziel, ist es ein gemeinsames Ziel.',
    'Al skydning i en fase er samtidig. Når flere enheder beskyder samme mål, er det et fælles mål.',
  ),
  'BA-3.1.1-05': printed(
    '3.1.1 Skydeenheder',
    'For each target, all firing units, neighbours and supports are settled before anyone rolls.',
    'Wer auf ein Ziel feuert, wer Nachbar ist und wer unterstützt, steht fest, bevor gewürfelt wird.',
    'Hvem der beskyder et mål, hvem der er naboenhed, og hvem der støtter, ligger fast, før der kastes.',
  ),
  'BA-3.1.1-06': printed(
    '3.1.1 Skydeenheder',
    'If it turns out that the conditions for fire are not met, the fire is lost and no other target may be chosen (ruling: after lost continued fire, the unit may still move and fire later).',
    'Zeigt sich, dass die Bedingungen für das Feuer nicht erfüllt sind, ist es verloren, und ein anderes Ziel darf nicht gewählt werden (Auslegung: Nach verlorenem fortgesetztem Feuer darf sich die Einheit noch bewegen und später feuern).',
    'Viser det sig, at vilkårene for skydningen ikke er opfyldt, er den tabt, og der må ikke vælges et nyt mål (fortolkning: efter tabt fortsat skydning må enheden stadig bevæge sig og skyde senere).',
  ),
  'BA-3.1.1-07': printed(
    '3.1.1 Skydeenheder',
    'Three dice plus the loss factors give the losses for each fire unit. The same three dice plus the morale factors give the effect on the target’s state of order.',
    'Drei Würfel mit den Zu- und Abschlägen für die Verluste ergeben die Verluste je Feuereinheit. Derselbe Wurf mit den Zu- und Abschlägen für die Moral ergibt die Wirkung auf die Ordnung des Ziels.',
    'Tre terninger plus tabsfaktorerne giver tabet for hver skydeenhed. De samme tre terninger plus moralfaktorerne giver virkningen på målets orden.',
  ),
  'BA-3.1.1-08': printed(
    '3.1.1 Skydeenheder',
    'A unit in disorder or full disorder cannot fire.',
    'Eine Einheit in Unordnung oder voller Unordnung kann nicht feuern.',
    'En enhed i uorden eller fuldstændig uorden kan ikke skyde.',
  ),
  'BA-3.1.2-01': printed(
    '3.1.2 Delt skydning',
    'A unit may split its fire into two parts, artillery only by whole gun models. One roll counts for both, in the same phase.',
    'Eine Einheit darf ihr Feuer auf zwei Teile aufteilen, Artillerie nur in ganzen Geschützmodellen. Ein Wurf gilt für beide, in derselben Phase.',
    'En enhed kan dele sin skydning i to, artilleri kun i hele figurpjecer. Ét kast gælder for begge, i samme fase.',
  ),
  'BA-3.1.2-02': printed(
    '3.1.2 Delt skydning',
    'Split fire subtracts 2 unless both parts have the same target, even if one part then fails. For artillery this applies only to a part that fires at zone 2 or 3.',
    'Bei geteiltem Feuer werden 2 abgezogen, außer wenn beide Teile dasselbe Ziel haben, und das auch dann, wenn ein Teil ausfällt. Bei Artillerie gilt das nur für einen Teil, der in Zone 2 oder 3 feuert.',
    'Delt skydning giver et fradrag på 2, medmindre begge dele har samme mål, også hvis den ene del falder bort. For artilleri gælder det kun en del, der skyder mod zone 2 eller 3.',
  ),
  'BA-3.1.2-03': printed(
    '3.1.2 Delt skydning',
    'If some figures do not fire, that alone does not make it split fire.',
    'Dass einzelne Figuren nicht mitschießen, macht das Feuer noch nicht zu geteiltem Feuer.',
    'At nogle figurer ikke skyder, gør ikke i sig selv skydningen delt.',
  ),
} satisfies Record<string, RuleRow>

/** What closed formations, skirmish lines and soutiens have of their own. */
const formations = {
  'BA-3.2.0-01': printed(
    '3.2.0 Sluttede formationer',
    'In closed formations the two front ranks fire; this does not apply to artillery.',
    'In geschlossenen Formationen feuern die zwei vorderen Glieder; für Artillerie gilt das nicht.',
    'I sluttede formationer skyder de to forreste geledder; det gælder dog ikke artilleri.',
  ),
  'BA-3.3.1-01': printed(
    '3.3.1 Beskydning af kæder',
    'A skirmish line is a target of its own, and only the line suffers the effect.',
    'Eine Schützenkette ist ein eigenes Ziel, und nur sie erleidet die Wirkung.',
    'En kæde er et mål for sig, og virkningen gælder kun den.',
  ),
  'BA-3.3.1-02': printed(
    '3.3.1 Beskydning af kæder',
    'It gets the factor for its soutien, the closed body behind the skirmishers, only if one of its figures is within 15 cm of the soutien.',
    'Den Faktor für ihr Soutien hat sie nur, wenn eine ihrer Figuren höchstens 15 cm vom Soutien entfernt ist.',
    'Den får kun tillægget for soutien, når en af dens figurer er inden for 15 cm af soutienen.',
  ),
  'BA-3.3.1-03': printed(
    '3.3.1 Beskydning af kæder',
    'A skirmish line does not protect what stands behind it from artillery. It protects it from small arms only if the two are not in contact; otherwise the firing player may choose the unit behind as the target.',
    'Eine Schützenkette schützt nicht, was hinter ihr steht, vor Artillerie. Vor Handfeuerwaffen schützt sie es nur, wenn beide nicht in Kontakt sind; sonst darf der feuernde Spieler die Einheit dahinter als Ziel wählen.',
    'En kæde beskytter ikke det, der står bag den, mod artilleri. Mod håndvåben beskytter den kun, når de to ikke har brikkontakt; ellers kan den skydende spiller vælge enheden bagved som mål.',
  ),
  'BA-3.3.2-01': printed(
    '3.3.2 Beskydning af soutien',
    'When the soutien is under fire, the line’s figures within 15 cm count towards its number, unless the line is fired at separately at the same time.',
    'Wird das Soutien beschossen, zählen die Figuren der Kette im Umkreis von 15 cm zu seiner Zahl, außer wenn die Kette gleichzeitig für sich beschossen wird.',
    'Når soutienen beskydes, tæller kædens figurer inden for 15 cm med i dens antal, medmindre kæden samtidig beskydes for sig.',
  ),
  'BA-3.3.2-02': printed(
    '3.3.2 Beskydning af soutien',
    'In that case the whole line suffers the effect on order too, and if the line of fire crosses it, losses are shared in proportion.',
    'In diesem Fall erleidet auch die ganze Kette die Wirkung auf die Ordnung, und wenn die Schusslinie sie kreuzt, werden die Verluste anteilig verteilt.',
    'I så fald gælder virkningen på orden også hele kæden, og krydser skudlinjen den, fordeles tabene forholdsmæssigt.',
  ),
  'BA-3.3.3-01': printed(
    '3.3.3 Skydning fra kæde',
    'If line and parent unit both fire, they do so in the same phase, as split fire: one roll, subtract 2 unless both have the same target, no further splitting, and one small fire unit between them.',
    'Feuern Kette und Muttereinheit beide, dann in derselben Phase und als geteiltes Feuer: ein Wurf, minus 2 außer bei gemeinsamem Ziel, keine weitere Teilung und zusammen nur eine kleine Feuereinheit.',
    'Skyder både kæde og moderenhed, sker det i samme fase som delt skydning: ét kast, fradrag på 2 medmindre de har samme mål, ingen yderligere deling og kun én lille skydeenhed tilsammen.',
  ),
} satisfies Record<string, RuleRow>

/** Several at one target: common targets, neighbours and supports. */
const help = {
  'BA-3.1.5-01': printed(
    '3.1.5 Fælles mål',
    'Each unit that fires at a common target rolls separately. The target suffers only the worst effect on its order, once.',
    'Für jedes Feuer auf ein gemeinsames Ziel wird einzeln gewürfelt. Das Ziel erleidet nur die schlimmste Wirkung auf seine Ordnung, und nur einmal.',
    'Der kastes for sig for hver skydning mod et fælles mål. Målet får kun den værste virkning på sin orden, og kun én gang.',
  ),
  'BA-3.1.5-02': printed(
    '3.1.5 Fælles mål',
    'If effects are equal, the target chooses the firing unit from which its retreat or rout is measured.',
    'Bei gleicher Wirkung wählt das Ziel, von welcher feuernden Einheit aus Rückzug oder Flucht gemessen werden.',
    'Er virkningerne ens, vælger målet, fra hvilken skydende enhed dets retræte eller flugt måles.',
  ),
  'BA-3.1.5-03': printed(
    '3.1.5 Fælles mål',
    'Losses of a common target are added up first and then rounded down.',
    'Verluste eines gemeinsamen Ziels werden erst zusammengezählt und dann abgerundet.',
    'Tab på et fælles mål lægges først sammen og rundes så ned.',
  ),
  'BA-3.1.6-01': printed(
    '3.1.6 Naboenheder',
    'In the fire phase, a unit that aims at the same target may give up its fire and add 2 to the firing unit’s roll as a neighbour.',
    'In der Feuerphase darf eine Einheit, die auf dasselbe Ziel anlegt, auf ihr Feuer verzichten und als Nachbareinheit den Wurf der feuernden Einheit um 2 erhöhen.',
    'I skydefasen kan en enhed, der sigter på samme mål, undlade at skyde og i stedet som naboenhed lægge 2 til den skydende enheds kast.',
  ),
  'BA-3.1.6-02': printed(
    '3.1.6 Naboenheder',
    'A neighbour is closed, of the same arm, in neither disorder nor full disorder, and has at least half as many figures able to fire. It helps one unit a turn, and a unit has one neighbour (ruling: also where its fire is split). A parent unit or soutien cannot be neighbour to its own line.',
    'Eine Nachbareinheit ist geschlossen, von gleicher Waffengattung, weder in Unordnung noch in voller Unordnung und hat mindestens halb so viele feuerfähige Figuren. Sie hilft je Zug einer Einheit, und eine Einheit hat nur einen Nachbarn (Auslegung: auch bei geteiltem Feuer). Muttereinheit und Soutien können nicht Nachbar der eigenen Kette sein.',
    'En naboenhed er sluttet, af samme våbenart, hverken i uorden eller fuldstændig uorden og har mindst halvt så mange figurer, der kan skyde. Den hjælper én enhed i trækket, og en enhed har kun én naboenhed (fortolkning: også ved delt skydning). Moderenhed og soutien kan ikke være naboenhed for deres egen kæde.',
  ),
  'BA-3.1.6-03': printed(
    '3.1.6 Naboenheder',
    'The neighbour counts as having fired, and the firing unit’s roll for supplies applies to it too.',
    'Die Nachbareinheit gilt als Einheit, die gefeuert hat, und der Versorgungswurf der feuernden Einheit gilt auch für sie.',
    'Naboenheden regnes for at have skudt, og den skydende enheds kast for forsyninger gælder også den.',
  ),
  'BA-3.1.7-01': printed(
    '3.1.7 Støtteenheder',
    'A supporting unit stands less than 10 cm away, with the unit it supports within 45 degrees of its front.',
    'Eine unterstützende Einheit steht weniger als 10 cm entfernt, und die unterstützte Einheit liegt höchstens 45 Grad neben ihrer Frontrichtung.',
    'En støtteenhed står mindre end 10 cm væk, og den enhed, den støtter, er inden for 45 grader af dens front.',
  ),
  'BA-3.1.7-02': printed(
    '3.1.7 Støtteenheder',
    'It is closed, has at least half as many figures and supports one unit in each fire phase. Only one supporting unit counts.',
    'Sie ist geschlossen, hat mindestens halb so viele Figuren und unterstützt in jeder Feuerphase eine Einheit. Nur eine unterstützende Einheit zählt.',
    'Den er sluttet, har mindst halvt så mange figurer og støtter én enhed i hver skydefase. Kun én støtteenhed tæller.',
  ),
  'BA-3.1.7-03': printed(
    '3.1.7 Støtteenheder',
    'Artillery, units in disorder or full disorder, and units that fire or are neighbours cannot support. Infantry cannot support cavalry, and a parent unit or soutien cannot support its own line.',
    'Artillerie, Einheiten in Unordnung oder voller Unordnung und Einheiten, die feuern oder Nachbar sind, können nicht unterstützen. Infanterie kann Kavallerie nicht unterstützen, Muttereinheit und Soutien nicht die eigene Kette.',
    'Artilleri, enheder i uorden eller fuldstændig uorden og enheder, der skyder eller er naboenhed, kan ikke støtte. Infanteri kan ikke støtte kavaleri, og moderenhed og soutien kan ikke støtte deres egen kæde.',
  ),
  'BA-3.1.7-04': printed(
    '3.1.7 Støtteenheder',
    'Support subtracts 2 from the effect of fire on the supported unit’s order.',
    'Unterstützung verringert die Wirkung des Feuers auf die Ordnung der unterstützten Einheit um 2.',
    'Støtte mindsker skydningens virkning på den støttede enheds orden med 2.',
  ),
} satisfies Record<string, RuleRow>

/** Where fire can go, and how near to friendly units. */
const linesOfFire = {
  'BA-3.1.3-01': printed(
    '3.1.3 Skydelinier',
    'The owner names the figures or gun models that fire. Each needs a line of sight to some point of the target; in closed formations only the front rank is checked.',
    'Der Besitzer benennt die Figuren oder Geschützmodelle, die feuern. Jede Figur und jedes Modell braucht eine Sichtlinie zu einem Punkt des Ziels; in geschlossenen Formationen wird nur das vordere Glied geprüft.',
    'Ejeren udpeger de figurer eller figurpjecer, der skyder. Hver skal have en sigtelinje til et punkt på målet; i sluttede formationer prøves kun det forreste geled.',
  ),
  'BA-3.1.3-02': printed(
    '3.1.3 Skydelinier',
    'A figure can fire up to 30 degrees outwards from the front corners of its base, a gun up to 45.',
    'Eine Figur kann von den vorderen Ecken ihrer Standplatte bis zu 30 Grad nach außen feuern, ein Geschütz bis zu 45.',
    'En figur kan skyde op til 30 grader udad fra brikkens forreste hjørner, en figurpjece op til 45.',
  ),
  'BA-3.1.3-03': printed(
    '3.1.3 Skydelinier',
    'The line of fire must not be longer than the limit of visibility or cross any figures or formations, except enemy skirmishers that give no protection and units that artillery fires over.',
    'Die Linie muss in Sichtweite liegen und darf keine Figuren oder Formationen kreuzen, außer gegnerischen Schützenketten, die keinen Schutz geben, und Einheiten, über die Artillerie hinwegfeuert.',
    'Linjen skal være inden for synsvidde og må ikke krydse figurer eller formationer, undtagen modstanderens kæder, når de ikke beskytter, og enheder, som artilleri skyder hen over.',
  ),
  'BA-3.1.3-04': printed(
    '3.1.3 Skydelinier',
    'Named figures whose angle does not reach the target do not fire and cannot choose another.',
    'Benannte Figuren, deren Winkel nicht bis zum Ziel reicht, feuern nicht und dürfen kein anderes wählen.',
    'Udpegede figurer, der har målet uden for deres vinkel, skyder ikke og kan ikke vælge et andet.',
  ),
  'BA-3.1.3-05': printed(
    '3.1.3 Skydelinier',
    'The line of fire runs from the middle of the firing front rank to a point on the target’s edge that the firing player chooses. Range is measured once, along this line.',
    'Die Schusslinie führt von der Mitte des feuernden vorderen Gliedes zu einem Punkt am Rand des Ziels, den der feuernde Spieler wählt. Die Entfernung wird einmal gemessen, auf dieser Linie.',
    'Skudlinjen går fra midten af det skydende forreste geled til et punkt på målets kant, som den skydende spiller vælger. Afstanden måles én gang, langs denne linje.',
  ),
  'BA-3.1.3-06': printed(
    '3.1.3 Skydelinier',
    'A hit point outside the angle moves to the nearest point inside it; if there is none, the unit does not fire.',
    'Ein Zielpunkt außerhalb des Winkels rückt an den nächsten Punkt innerhalb; gibt es keinen, wird nicht geschossen.',
    'Et træfpunkt uden for vinklen flyttes til det nærmeste punkt inden for den; findes der ikke et, skydes der ikke.',
  ),
  'BA-3.1.3-07': printed(
    '3.1.3 Skydelinier',
    'The figures at the hit point decide whether the target has cover: they must be behind it and in contact with it along the line of fire, or inside it for woods and buildings.',
    'Über Deckung entscheiden die Figuren am Zielpunkt: Sie müssen in Schussrichtung hinter der Deckung stehen und sie berühren, bei Wald und Gebäuden darin stehen.',
    'Figurerne ved træfpunktet afgør, om målet er i dækning: de skal være bag dækningen langs skudlinjen og have brikkontakt med den, eller inde i den ved skov og bygninger.',
  ),
  'BA-3.1.3-08': printed(
    '3.1.3 Skydelinier',
    'The range along the line of fire gives the weapon’s zone. Beyond its last zone a weapon cannot fire.',
    'Die Entfernung auf der Schusslinie ergibt die Zone der Waffe. Jenseits der letzten Zone kann sie nicht feuern.',
    'Afstanden langs skudlinjen giver våbnets zone. Ud over den sidste zone kan våbnet ikke skyde.',
  ),
  'BA-3.1.4-01': printed(
    '3.1.4 Sikkerhedsafstand',
    'The line of fire must clear a friendly unit that it passes by a tenth of the distance to it, and by at least half the width of the firing units (ruling: this concerns friends in front of the firing units; a friend beside the guns’ line of fire may stand closer where guns could also fire over it).',
    'Die Schusslinie muss an einer eigenen Einheit in einem Abstand vorbeiführen, der ein Zehntel der Entfernung zu ihr beträgt, mindestens aber die halbe Breite der feuernden Einheiten (Auslegung: Das gilt für Einheiten vor deren Front; neben der Schusslinie von Geschützen darf eine Einheit näher stehen, wo Geschütze auch über sie hinweg feuern könnten).',
    'Skudlinjen skal gå fri af en egen enhed, den passerer, med en tiendedel af afstanden til den og mindst halvdelen af de skydendes bredde (fortolkning: det gælder enheder foran de skydendes front; ved siden af artilleriets skudlinje må en enhed stå nærmere, hvor artilleriet også kunne skyde hen over den).',
  ),
  'BA-3.1.4-02': printed(
    '3.1.4 Sikkerhedsafstand',
    'Behind the target, the line may not cross a friendly unit that is less than 10 cm away and within the longest range.',
    'Hinter dem Ziel darf die Linie keine eigene Einheit kreuzen, die weniger als 10 cm entfernt und innerhalb der größten Schussweite steht.',
    'Bag målet må linjen ikke krydse en egen enhed, der er mindre end 10 cm væk og inden for største skudvidde.',
  ),
  'BA-3.1.4-03': printed(
    '3.1.4 Sikkerhedsafstand',
    'If the safety distance is not kept, the unit does not fire.',
    'Ist der Sicherheitsabstand nicht eingehalten, wird nicht geschossen.',
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

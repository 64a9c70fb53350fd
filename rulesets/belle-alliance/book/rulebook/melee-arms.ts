import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** What cavalry and artillery have of their own. */
export const arms = {
  'BA-4.4.0-01': printed(
    '4.4.0 Kavaleri',
    'Infantry cannot attack cavalry, but infantry and artillery may press it back and carry it away.',
    'Infanterie kann Kavallerie nicht angreifen, aber Infanterie und Artillerie können sie zurückdrängen und mitreißen.',
    'Infanteri kan ikke angribe kavaleri, men infanteri og artilleri kan presse det tilbage og medrive det.',
  ),
  'BA-4.4.0-02': printed(
    '4.4.0 Kavaleri',
    'Cavalry is halted if it has not marched at least 5 cm this turn, after any about-turn and forced moves apart.',
    'Kavallerie hält, wenn sie in diesem Zug nicht mindestens 5 cm marschiert ist, nach einer Kehrtwendung gezählt und ohne Zwang.',
    'Kavaleri er holdende, når det ikke har marcheret mindst 5 cm i trækket, regnet efter en halvvending og uden tvungne handlinger.',
  ),
  'BA-4.4.0-03': printed(
    '4.4.0 Kavaleri',
    'Halted cavalry may still have the bonus of a charge.',
    'Haltende Kavallerie kann dennoch den Vorteil des Sturms haben.',
    'Holdende kavaleri kan alligevel have tillægget for storm.',
  ),
  'BA-4.5.0-01': printed(
    '4.5.0 Artilleri',
    'Artillery cannot attack, but may press back and carry away.',
    'Artillerie kann nicht angreifen, aber zurückdrängen und mitreißen.',
    'Artilleri kan ikke angribe, men kan presse tilbage og medrive.',
  ),
  'BA-4.5.0-02': printed(
    '4.5.0 Artilleri',
    'When an attack is announced, gunners of unlimbered guns may at once take refuge with own closed infantry within 10 cm that has twice their number, if neither is in disorder or full disorder.',
    'Ist ein Angriff angesagt, dürfen Kanoniere abgeprotzter Geschütze sofort bei eigener geschlossener Infanterie im Umkreis von 10 cm mit doppelter Zahl Zuflucht suchen, wenn keiner in Unordnung oder voller Unordnung ist.',
    'Når et angreb er meldt, kan artillerister ved afprodset artilleri straks søge tilflugt hos eget sluttet infanteri inden for 10 cm med dobbelt så mange figurer, hvis ingen af dem er i uorden eller fuldstændig uorden.',
  ),
  'BA-4.5.0-03': printed(
    '4.5.0 Artilleri',
    "In refuge they count in that unit's number and share its losses in proportion until they move away.",
    'In Zuflucht zählen sie zu dieser Einheit und teilen ihre Verluste im Verhältnis, bis sie sich entfernen.',
    'I tilflugt tæller de med i den enhed og deler dens tab forholdsmæssigt, til de flytter sig.',
  ),
  'BA-4.5.0-04': printed(
    '4.5.0 Artilleri',
    'An attack on the battery as a unit then goes on to that infantry, which the attacker attacks, or he stops.',
    'Ein Angriff auf die Batterie als Einheit geht dann weiter gegen diese Infanterie; der Angreifer greift sie an oder hält.',
    'Et angreb på batteriet som enhed går da videre mod det infanteri; angriberen angriber det eller standser.',
  ),
  'BA-4.5.0-05': printed(
    '4.5.0 Artilleri',
    'A unit in contact with abandoned enemy guns for a whole turn captures them at its end, unless an enemy in neither disorder nor full disorder touches them; one battery for each unit.',
    'Eine Einheit, die einen ganzen Zug mit verlassenen gegnerischen Geschützen in Kontakt ist, erobert sie am Ende, außer ein Gegner, weder in Unordnung noch in voller, berührt sie; eine Batterie je Einheit.',
    'En enhed i brikkontakt med modstanderens forladte batteri i et helt træk erobrer det ved trækkets slutning, medmindre en modstander, hverken i uorden eller fuldstændig uorden, har brikkontakt med det; ét batteri pr. enhed.',
  ),
} satisfies Record<string, RuleRow>

/** Pressing back. */
export const pressingBack = {
  'BA-4.2.0-01': printed(
    '4.2.0 Tilbagepresning',
    'A unit in full disorder is pressed back by a closed enemy, not itself in full disorder, that comes into contact without an announced attack on it.',
    'Eine Einheit in voller Unordnung wird von einem geschlossenen Gegner, der es nicht ist, zurückgedrängt, wenn er ohne angesagten Angriff auf sie in Kontakt kommt.',
    'En enhed i fuldstændig uorden presses tilbage af en sluttet modstander, der ikke er det, når han kommer på indbrudsafstand uden at have meldt angreb på den.',
  ),
  'BA-4.2.0-02': printed(
    '4.2.0 Tilbagepresning',
    'A skirmish line that is not in full disorder is pressed back likewise, even by enemies in full disorder; in cover it may refuse (ruling: it does).',
    'Eine Schützenkette, die nicht in voller Unordnung ist, wird ebenso zurückgedrängt, auch von Gegnern in voller Unordnung; in Deckung darf sie sich weigern (Auslegung: sie tut es).',
    'En kæde, der ikke er i fuldstændig uorden, presses tilbage på samme måde, også af modstandere i fuldstændig uorden; i dækning kan den nægte (fortolkning: den gør det).',
  ),
  'BA-4.2.0-03': printed(
    '4.2.0 Tilbagepresning',
    'It is pushed ahead of the enemy at contact distance without being attacked and may pass through friendly units (ruling: it moves with its presser, step by step).',
    'Sie wird auf Kontaktabstand vor dem Gegner hergeschoben, nicht angegriffen, und darf eigene durchschreiten (Auslegung: sie bewegt sich Schritt für Schritt mit dem Drängenden).',
    'Den skubbes på indbrudsafstand foran modstanderen uden at blive angrebet og kan gennemmarchere egne enheder (fortolkning: den flyttes skridt for skridt med den, der presser).',
  ),
  'BA-4.2.0-04': printed(
    '4.2.0 Tilbagepresning',
    "Both move at the enemy's rate with the reductions of the ground under either; ground closed to the pressed unit stops it.",
    'Beide bewegen sich mit der Strecke des Gegners samt Abzügen des Geländes unter beiden; verschlossenes Gelände hält die gedrängte Einheit auf.',
    'Begge bevæger sig med modstanderens marchlængde og fradrag for terrænet under dem begge; lukket terræn standser den pressede.',
  ),
  'BA-4.2.0-05': printed(
    '4.2.0 Tilbagepresning',
    'If the pressed unit is blocked the enemy must attack it or stop.',
    'Kann die gedrängte Einheit nicht weiter, muss der Gegner sie angreifen oder halten.',
    'Blokeres den pressede enhed, skal modstanderen angribe den eller standse.',
  ),
  'BA-4.2.0-06': printed(
    '4.2.0 Tilbagepresning',
    'A skirmish line pressed on to its soutien stands in the zone between soutien and enemy.',
    'Eine an ihr Soutien gedrängte Schützenkette steht in der Zone zwischen Soutien und Gegner.',
    'En kæde, der presses mod sin soutien, står i indbrudsafstanden mellem soutien og modstander.',
  ),
} satisfies Record<string, RuleRow>

/** Melee with skirmish lines and their soutien. */
export const skirmishLines = {
  'BA-4.3.1-01': printed(
    '4.3.1 Nærkamp med kæde',
    'A skirmish line with a figure within 15 cm of its soutien may let itself be pressed back even if it is attacked (ruling: out of cover it does).',
    'Eine Schützenkette mit einer Figur im Umkreis von 15 cm ihres Soutiens darf sich auch angegriffen zurückdrängen lassen (Auslegung: außer Deckung tut sie es).',
    'En kæde med en figur inden for 15 cm af sin soutien kan lade sig presse tilbage, selv om den angribes (fortolkning: uden for dækning gør den det).',
  ),
  'BA-4.3.1-02': printed(
    '4.3.1 Nærkamp med kæde',
    'An attacker that so reaches the soutien attacks it or stops; against a position he stops there.',
    'Ein Angreifer, der so das Soutien erreicht, greift es an oder hält; gilt der Angriff einer Stellung, hält er dort.',
    'En angriber, der derved når soutienen, angriber den eller standser; mod en position standser han dér.',
  ),
  'BA-4.3.1-03': printed(
    '4.3.1 Nærkamp med kæde',
    'If a skirmish line fights alone its figures within 15 cm of the enemy count, and the result takes the whole line but not its soutien.',
    'Kämpft eine Schützenkette allein, zählen ihre Figuren im Umkreis von 15 cm des Gegners, und das Ergebnis trifft die ganze Kette, nicht ihr Soutien.',
    'Kæmper en kæde alene, tæller dens figurer inden for 15 cm af modstanderen, og resultatet gælder hele kæden, men ikke dens soutien.',
  ),
  'BA-4.3.1-04': printed(
    '4.3.1 Nærkamp med kæde',
    'In melee a line has the bonus for its soutien only with a figure within 15 cm of it.',
    'Im Nahkampf hat eine Schützenkette den Vorteil ihres Soutiens nur mit einer Figur im Umkreis von 15 cm.',
    'I nærkamp har kæden kun tillægget for sin soutien med en figur inden for 15 cm af den.',
  ),
  'BA-4.3.2-01': printed(
    '4.3.2 Nærkamp med soutien',
    'Infantry against infantry has 2 less if no line of its own stands at least partly in the zone between them, cover and buildings excepted (ruling: a skirmish line that fights alone is free of this).',
    'Infanterie gegen Infanterie hat 2 weniger, wenn keine eigene Kette mindestens zum Teil in der Zone zwischen ihnen steht, außer in Deckung und Gebäuden (Auslegung: eine allein kämpfende Schützenkette ist davon frei).',
    'Infanteri mod infanteri har 2 mindre, hvis ingen egen kæde mindst til dels står i indbrudsafstanden imellem, undtagen i dækning og bygninger (fortolkning: en kæde, der kæmper alene, er fri for det).',
  ),
  'BA-4.3.2-02': printed(
    '4.3.2 Nærkamp med soutien',
    "A line with a figure within 15 cm of its soutien shares the soutien's result, and its figures within 15 cm count in the number.",
    'Eine Kette mit einer Figur im Umkreis von 15 cm teilt das Ergebnis des Soutiens, und ihre Figuren in diesem Umkreis zählen mit.',
    'En kæde med en figur inden for 15 cm deler soutienens resultat, og dens figurer inden for 15 cm tæller med i antallet.',
  ),
  'BA-4.3.2-03': printed(
    '4.3.2 Nærkamp med soutien',
    'If the line stands in the zone between, those figures also fight in melee units, and losses are shared in proportion.',
    'Steht die Kette in der Zone dazwischen, kämpfen diese Figuren auch in Nahkampfeinheiten, und Verluste werden im Verhältnis geteilt.',
    'Står kæden i indbrudsafstanden imellem, indgår de figurer også i nærkampsenheder, og tab deles forholdsmæssigt.',
  ),
  'BA-4.3.2-04': printed(
    '4.3.2 Nærkamp med soutien',
    'If such a line fired, its soutien has the penalty for fire; a mother unit has it wherever its line stands.',
    'Hat eine solche Kette gefeuert, trägt das Soutien den Abzug für Feuer; eine Muttereinheit trägt ihn, wo immer ihre Kette steht.',
    'Har en sådan kæde skudt, har soutienen fradraget for skydning; en moderenhed har det, hvor kæden end står.',
  ),
} satisfies Record<string, RuleRow>

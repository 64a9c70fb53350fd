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
    'Cavalry counts as halted if it has not marched at least 5 cm this turn. Only march after any about-turn counts, and forced moves do not.',
    'Kavallerie gilt als haltend, wenn sie in diesem Zug nicht mindestens 5 cm marschiert ist. Nach einer Kehrtwendung zählt nur der Marsch danach; erzwungene Bewegungen zählen nicht.',
    'Kavaleri regnes som holdende, når det ikke har marcheret mindst 5 cm i trækket. Efter en halvvending tæller kun marchen efter den, og tvungne handlinger tæller ikke.',
  ),
  'BA-4.4.0-03': printed(
    '4.4.0 Kavaleri',
    'Halted cavalry may still get the bonus for a charge.',
    'Haltende Kavallerie kann trotzdem den Zuschlag für den Sturmlauf haben.',
    'Holdende kavaleri kan alligevel have tillægget for storm.',
  ),
  'BA-4.5.0-01': printed(
    '4.5.0 Artilleri',
    'Artillery cannot attack, but it may press back and carry away.',
    'Artillerie kann nicht angreifen, aber zurückdrängen und mitreißen.',
    'Artilleri kan ikke angribe, men kan presse tilbage og medrive.',
  ),
  'BA-4.5.0-02': printed(
    '4.5.0 Artilleri',
    'When an attack is announced, gunners of unlimbered guns may at once take refuge with friendly closed infantry within 10 cm that has at least twice their number. Neither may be in disorder or full disorder.',
    'Wird ein Angriff angesagt, dürfen Kanoniere abgeprotzter Geschütze sofort bei eigener geschlossener Infanterie Zuflucht suchen, die höchstens 10 cm entfernt und mindestens doppelt so stark ist. Keine von beiden darf in Unordnung oder voller Unordnung sein.',
    'Når et angreb meldes, kan artillerister ved afprodset artilleri straks søge tilflugt hos eget sluttet infanteri inden for 10 cm med mindst dobbelt så mange figurer. Ingen af dem må være i uorden eller fuldstændig uorden.',
  ),
  'BA-4.5.0-03': printed(
    '4.5.0 Artilleri',
    'Gunners in refuge count towards that unit’s number and share its losses in proportion until they move away.',
    'Kanoniere in Zuflucht zählen zu dieser Einheit und tragen ihre Verluste anteilig mit, bis sie sich entfernen.',
    'Artillerister i tilflugt tæller med i enhedens antal og bærer deres andel af dens tab, indtil de flytter sig.',
  ),
  'BA-4.5.0-04': printed(
    '4.5.0 Artilleri',
    'If the attack was on the battery as a unit, the attacker goes on to that infantry and either attacks it or stops.',
    'Galt der Angriff der Batterie als Einheit, geht der Angreifer weiter gegen diese Infanterie vor und greift sie an oder hält.',
    'Gjaldt angrebet batteriet som enhed, fortsætter angriberen mod det infanteri og angriber det eller standser.',
  ),
  'BA-4.5.0-05': printed(
    '4.5.0 Artilleri',
    'A unit in contact with abandoned enemy guns for a whole turn captures them at its end, unless an enemy unit in neither disorder nor full disorder is in contact with them. Each unit can capture one battery.',
    'Eine Einheit, die einen ganzen Zug lang verlassene gegnerische Geschütze berührt, erobert sie am Ende des Zugs, außer wenn eine gegnerische Einheit, die weder in Unordnung noch in voller Unordnung ist, sie ebenfalls berührt. Jede Einheit kann nur eine Batterie erobern.',
    'En enhed, der har brikkontakt med modstanderens forladte batteri i et helt træk, erobrer det ved trækkets slutning, medmindre en af modstanderens enheder, der hverken er i uorden eller fuldstændig uorden, også har brikkontakt med det. Hver enhed kan kun erobre ét batteri.',
  ),
} satisfies Record<string, RuleRow>

/** Pressing back. */
export const pressingBack = {
  'BA-4.2.0-01': printed(
    '4.2.0 Tilbagepresning',
    'A unit in full disorder is pressed back by a closed enemy unit, not itself in full disorder, that comes into contact without having announced an attack on it.',
    'Eine Einheit in voller Unordnung wird von einer geschlossenen gegnerischen Einheit zurückgedrängt, die selbst nicht in voller Unordnung ist und in Kontakt kommt, ohne einen Angriff auf sie angesagt zu haben.',
    'En enhed i fuldstændig uorden presses tilbage af en af modstanderens sluttede enheder, der ikke selv er i fuldstændig uorden, og som kommer på indbrudsafstand uden at have meldt angreb på den.',
  ),
  'BA-4.2.0-02': printed(
    '4.2.0 Tilbagepresning',
    'A skirmish line that is not in full disorder is pressed back in the same way, even by an enemy in full disorder. In cover it may refuse (ruling: it does refuse).',
    'Eine Schützenkette, die nicht in voller Unordnung ist, wird ebenso zurückgedrängt, auch von einem Gegner in voller Unordnung. In Deckung darf sie sich weigern (Auslegung: Sie weigert sich immer).',
    'En kæde, der ikke er i fuldstændig uorden, presses tilbage på samme måde, også af en modstander i fuldstændig uorden. I dækning må den nægte (fortolkning: den nægter altid).',
  ),
  'BA-4.2.0-03': printed(
    '4.2.0 Tilbagepresning',
    'It is pushed ahead of the enemy at contact distance, is not attacked, and may pass through friendly units (ruling: it moves step by step with the enemy that presses it).',
    'Sie wird im Kontaktabstand vor dem Gegner hergeschoben, nicht angegriffen und darf durch eigene Einheiten gehen (Auslegung: Sie bewegt sich Schritt für Schritt mit dem Gegner, der sie drängt).',
    'Den skubbes foran modstanderen på indbrudsafstand, angribes ikke og må passere gennem egne enheder (fortolkning: den flyttes skridt for skridt sammen med den, der presser).',
  ),
  'BA-4.2.0-04': printed(
    '4.2.0 Tilbagepresning',
    'Both move at the enemy’s rate, reduced for the ground under either of them. Ground that is closed to the pressed unit stops it.',
    'Beide bewegen sich mit der Strecke des Gegners, verringert um die Abzüge für das Gelände unter beiden. Gelände, das der gedrängten Einheit verschlossen ist, hält sie auf.',
    'Begge bevæger sig med modstanderens marchlængde med fradrag for terrænet under dem begge. Terræn, der er lukket for den pressede enhed, standser den.',
  ),
  'BA-4.2.0-05': printed(
    '4.2.0 Tilbagepresning',
    'If the pressed unit is blocked, the enemy must attack it or stop.',
    'Kann die gedrängte Einheit nicht weiter, muss der Gegner sie angreifen oder anhalten.',
    'Kan den pressede enhed ikke komme videre, skal modstanderen angribe den eller standse.',
  ),
  'BA-4.2.0-06': printed(
    '4.2.0 Tilbagepresning',
    'A skirmish line that is pressed on to its soutien stands in the zone between the soutien and the enemy.',
    'Eine Schützenkette, die an ihr Soutien gedrängt wird, steht in der Zone zwischen Soutien und Gegner.',
    'En kæde, der presses helt hen til sin soutien, står i indbrudsafstanden mellem soutien og modstander.',
  ),
} satisfies Record<string, RuleRow>

/** Melee with skirmish lines and their soutien. */
export const skirmishLines = {
  'BA-4.3.1-01': printed(
    '4.3.1 Nærkamp med kæde',
    'A skirmish line with a figure within 15 cm of its soutien may let itself be pressed back even when it is attacked (ruling: it always does so when it has no cover).',
    'Eine Schützenkette mit einer Figur im Umkreis von 15 cm um ihr Soutien darf sich auch dann zurückdrängen lassen, wenn sie angegriffen wird (Auslegung: Außerhalb von Deckung tut sie das immer).',
    'En kæde med en figur inden for 15 cm af sin soutien kan lade sig presse tilbage, selv om den angribes (fortolkning: uden for dækning gør den det altid).',
  ),
  'BA-4.3.1-02': printed(
    '4.3.1 Nærkamp med kæde',
    'If this brings the attacker to the soutien, it attacks the soutien or stops. In an attack on a position it stops there.',
    'Erreicht der Angreifer dadurch das Soutien, greift er es an oder hält. Bei einem Angriff auf eine Stellung hält er dort.',
    'Kommer angriberen derved frem til soutienen, angriber han den eller standser. Ved angreb på en position standser han dér.',
  ),
  'BA-4.3.1-03': printed(
    '4.3.1 Nærkamp med kæde',
    'If a skirmish line fights alone, only its figures within 15 cm of the enemy count. The result applies to the whole line but not to its soutien.',
    'Kämpft eine Schützenkette allein, zählen nur ihre Figuren im Umkreis von 15 cm um den Gegner. Das Ergebnis gilt für die ganze Kette, aber nicht für ihr Soutien.',
    'Kæmper en kæde alene, tæller kun dens figurer inden for 15 cm af modstanderen. Resultatet gælder hele kæden, men ikke dens soutien.',
  ),
  'BA-4.3.1-04': printed(
    '4.3.1 Nærkamp med kæde',
    'In melee a skirmish line gets the bonus for its soutien only if one of its figures is within 15 cm of the soutien.',
    'Im Nahkampf hat eine Schützenkette den Zuschlag für ihr Soutien nur, wenn eine ihrer Figuren höchstens 15 cm von ihm entfernt ist.',
    'I nærkamp får en kæde kun tillægget for sin soutien, når en af dens figurer er inden for 15 cm af den.',
  ),
  'BA-4.3.2-01': printed(
    '4.3.2 Nærkamp med soutien',
    'Infantry fighting infantry subtracts 2 if it has no skirmish line of its own standing at least partly in the zone between them, except in cover and buildings (ruling: a skirmish line that fights alone does not subtract it).',
    'Infanterie im Kampf gegen Infanterie hat einen Abzug von 2, wenn keine eigene Schützenkette mindestens zum Teil in der Zone zwischen ihnen steht, außer in Deckung und Gebäuden (Auslegung: Eine allein kämpfende Schützenkette hat ihn nicht).',
    'Infanteri, der kæmper mod infanteri, får et fradrag på 2, hvis ingen egen kæde i det mindste delvis står i indbrudsafstanden imellem dem, undtagen i dækning og bygninger (fortolkning: en kæde, der kæmper alene, får ikke fradraget).',
  ),
  'BA-4.3.2-02': printed(
    '4.3.2 Nærkamp med soutien',
    'A line with a figure within 15 cm of its soutien shares the soutien’s result, and its figures within 15 cm count towards the number.',
    'Eine Schützenkette mit einer Figur im Umkreis von 15 cm um ihr Soutien teilt dessen Ergebnis, und ihre Figuren in diesem Umkreis zählen bei der Figurenzahl mit.',
    'En kæde med en figur inden for 15 cm af sin soutien deler soutienens resultat, og dens figurer inden for 15 cm tæller med i antallet.',
  ),
  'BA-4.3.2-03': printed(
    '4.3.2 Nærkamp med soutien',
    'If the line stands in the zone between soutien and enemy, those figures also count towards melee units, and losses are shared in proportion.',
    'Steht die Schützenkette in der Zone zwischen Soutien und Gegner, zählen diese Figuren auch zu den Nahkampfeinheiten, und die Verluste werden anteilig verteilt.',
    'Står kæden i indbrudsafstanden mellem soutien og modstander, tæller de figurer også med i nærkampsenhederne, og tabene fordeles forholdsmæssigt.',
  ),
  'BA-4.3.2-04': printed(
    '4.3.2 Nærkamp med soutien',
    'If such a line has fired, its soutien gets the penalty for fire. A parent unit always gets it, wherever its line stands.',
    'Hat eine solche Schützenkette gefeuert, erhält ihr Soutien den Abzug für Feuer. Eine Muttereinheit erhält ihn immer, wo ihre Kette auch steht.',
    'Har en sådan kæde skudt, får dens soutien fradraget for skydning. En moderenhed får det altid, uanset hvor dens kæde står.',
  ),
} satisfies Record<string, RuleRow>

import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { formationChanges } from './formation-changes.ts'

/** Pivots, wheels and about-turns. */
const direction = {
  'BA-2.4.1-01': printed(
    '2.4.1 Hovedregel',
    'A unit changes direction as part of its march: it pivots on one wing of its front rank, wheels about the middle of that rank, or makes an about-turn.',
    'Eine Einheit ändert die Richtung im Lauf ihres Marsches: Sie schwenkt um einen Flügel ihres vorderen Gliedes, dreht sich um dessen Mitte oder macht kehrt.',
    'En enhed ændrer retning som en del af marchen: den pivoterer om den ene fløj af forreste geled, drejer om geleddets midte eller foretager en halvvending.',
  ),
  'BA-2.4.1-02': printed(
    '2.4.1 Hovedregel',
    'A charging unit may change direction only once a turn, by a pivot of at most 20 degrees. A continued advance allows one more such pivot. Forced actions have no such limit.',
    'Im Sturmlauf darf eine Einheit nur einmal im Zug die Richtung ändern, durch eine Schwenkung von höchstens 20 Grad. Beim Nachdrängen darf sie noch einmal so schwenken. Für erzwungene Handlungen gilt diese Grenze nicht.',
    'I storm må en enhed kun ændre retning én gang i trækket, ved en pivotering på højst 20 grader. Fortsat fremrykning tillader én pivotering mere. Grænsen gælder ikke tvungne handlinger.',
  ),
  'BA-2.4.2-01': printed(
    '2.4.2 Tidsforbrug',
    'Units wheel and pivot at half rate; only skirmish lines do so at full rate.',
    'Drehungen und Schwenkungen geschehen mit halber Geschwindigkeit; nur Schützenketten sind davon ausgenommen.',
    'Enheder drejer og pivoterer med halv marchlængde; det gælder dog ikke kæder.',
  ),
  'BA-2.4.2-02': printed(
    '2.4.2 Tidsforbrug',
    'A wheel of 90 degrees counts as a march of three quarters of the unit’s front, a pivot of 90 degrees as one and a half times its front. Other angles count in proportion.',
    'Eine Drehung um 90 Grad zählt als Weg von drei Vierteln der Frontbreite, eine Schwenkung um 90 Grad als das Anderthalbfache der Frontbreite. Andere Winkel zählen im Verhältnis.',
    'En drejning på 90 grader regnes som en vej på trekvart frontbredde, en pivotering på 90 grader som halvanden frontbredde. Andre vinkler regnes i forhold dertil.',
  ),
  'BA-2.4.2-03': printed(
    '2.4.2 Tidsforbrug',
    'An about-turn takes no time, and a unit may make one a turn. About-turns that are forced or part of limbering or unlimbering do not count.',
    'Eine Kehrtwendung kostet keine Zeit; eine Einheit darf einmal im Zug kehrtmachen. Erzwungene Kehrtwendungen und solche beim Auf- oder Abprotzen zählen nicht mit.',
    'En halvvending tager ingen tid, og en enhed må foretage én i trækket. Tvungne halvvendinger og dem, der hører til af- og påprodsning, tæller ikke med.',
  ),
  'BA-2.4.3-01': printed(
    '2.4.3 Kolonner',
    'The ranks of a column pivot one after another at the same point, and only the first does so at half rate (ruling: a column turns as one straight body, at the same cost).',
    'Die Glieder einer Kolonne schwenken nacheinander am selben Punkt, und nur das erste tut es mit halber Geschwindigkeit (Auslegung: Eine Kolonne schwenkt als ein gerader Block, zu denselben Kosten).',
    'En kolonnes geledder pivoterer et efter et ved samme punkt, og kun det første gør det med halv marchlængde (fortolkning: en kolonne svinger som én ret blok, til samme pris).',
  ),
  'BA-2.4.3-02': printed(
    '2.4.3 Kolonner',
    'The limit of 20 degrees applies to the front rank, so the rear of a column may still complete a larger pivot.',
    'Die Grenze von 20 Grad gilt für das vordere Glied; das Ende einer Kolonne darf also eine größere Schwenkung noch beenden.',
    'Grænsen på 20 grader gælder det forreste geled, så kolonnens bageste del må godt afslutte en større pivotering.',
  ),
  'BA-2.4.3-03': printed(
    '2.4.3 Kolonner',
    'March columns cannot wheel. On a road they pivot at full rate and without limit, even at the charge or in a continued advance.',
    'Marschkolonnen können sich nicht drehen. Auf der Straße schwenken sie mit voller Strecke und ohne Grenze, auch im Sturmlauf oder beim Nachdrängen.',
    'Marchkolonner kan ikke dreje. På vej pivoterer de med fuld marchlængde og uden grænse, også i storm og under fortsat fremrykning.',
  ),
} satisfies Record<string, RuleRow>

/** Obstacles, watercourses and difficult ground. */
const ground = {
  'BA-2.3.5-01': printed(
    '2.3.5 Hindringer',
    'A unit that crosses an obstacle has a penalty under fire and in melee from the moment it begins to cross until it is clear of it.',
    'Während eine Einheit ein Hindernis überwindet, hat sie unter Feuer und im Nahkampf einen Abzug, bis sie ganz darüber hinweg ist.',
    'Fra en enhed begynder at passere en hindring, til den er helt ovre, har den et fradrag under ild og i nærkamp.',
  ),
  'BA-2.3.5-02': printed(
    '2.3.5 Hindringer',
    'An attacker also has the melee penalty if the obstacle lies in the melee zone between it and the enemy.',
    'Ein Angreifer hat den Abzug im Nahkampf auch dann, wenn das Hindernis in der Nahkampfzone zwischen ihm und dem Gegner liegt.',
    'En angriber har også fradraget i nærkamp, når hindringen ligger i indbrudsafstanden mellem ham og modstanderen.',
  ),
  'BA-2.3.5-03': printed(
    '2.3.5 Hindringer',
    'Infantry crosses an obstacle of class I at full rate, of class II at half and of class III at a quarter. Cavalry and artillery cross class I at half rate and class II at a quarter; they cannot cross class III.',
    'Infanterie überwindet Hindernisse der Klasse I mit voller Geschwindigkeit, der Klasse II mit halber und der Klasse III mit einem Viertel. Kavallerie und Artillerie überwinden Klasse I mit halber Geschwindigkeit und Klasse II mit einem Viertel, Klasse III gar nicht.',
    'Infanteri passerer en hindring af klasse I med fuld marchlængde, af klasse II med halv og af klasse III med kvart. Kavaleri og artilleri passerer klasse I med halv og klasse II med kvart marchlængde; klasse III kan de ikke passere.',
  ),
  'BA-2.3.6-01': printed(
    '2.3.6 Vandløb',
    'Watercourses less than 1 cm wide, such as ditches, are obstacles of class I; up to 5 cm they are class II. Wider ones can be crossed only by a bridge or ford.',
    'Wasserläufe unter 1 cm Breite, etwa Gräben, sind Hindernisse der Klasse I, bis 5 cm der Klasse II. Breitere lassen sich nur auf einer Brücke oder durch eine Furt überqueren.',
    'Vandløb under 1 cm i bredden, for eksempel grøfter, er hindringer af klasse I, op til 5 cm af klasse II. Bredere vandløb kan kun passeres ad bro eller vadested.',
  ),
  'BA-2.3.6-02': printed(
    '2.3.6 Vandløb',
    'A bridge counts as road, and only march columns may use it. A ford is an obstacle for any formation that fits into it.',
    'Eine Brücke zählt als Straße, und nur Marschkolonnen dürfen sie betreten. Eine Furt ist ein Hindernis für jede Formation, die hineinpasst.',
    'En bro regnes som vej og må kun bruges af marchkolonner. Et vadested er en hindring for enhver formation, der kan være i det.',
  ),
  'BA-2.3.7-01': printed(
    '2.3.7 Vanskeligt terræn',
    'Difficult ground is ploughed or overgrown fields, scrub, orchards, levels of a hill less than 10 cm wide, and whatever the scenario names.',
    'Schwieriges Gelände sind gepflügte oder verwachsene Felder, Gebüsch, Obstgärten, Hügelstufen von weniger als 10 cm Breite und alles, was das Szenario nennt.',
    'Vanskeligt terræn er pløjede og tilgroede marker, krat, frugtplantager, bakkeafsatser under 10 cm i bredden og alt, hvad scenariet nævner.',
  ),
} satisfies Record<string, RuleRow>

/** The march and its rates: normal, fast and at the charge. */
const march = {
  'BA-2.3.1-01': printed(
    '2.3.1 Hovedregel',
    'How far a unit marches in a turn depends on its formation and the ground. A unit cannot enter ground for which the table gives no rate. Artillery that carries its crew counts as horse artillery.',
    'Wie weit eine Einheit in einem Zug marschiert, hängt von Formation und Gelände ab; wo die Tabelle keinen Wert nennt, kann die Einheit das Gelände nicht betreten. Artillerie mit aufgesessener Bedienung zählt als reitende.',
    'Hvor langt en enhed marcherer i trækket, afhænger af formation og terræn; hvor skemaet ingen marchlængde har, kan den ikke gå ind i terrænet. Kørende artilleri regnes som ridende.',
  ),
  'BA-2.3.1-02': printed(
    '2.3.1 Hovedregel',
    'A unit marches the whole turn at one rate: normal, fast or charge. If its order names none, it marches at the normal rate.',
    'Eine Einheit marschiert den ganzen Zug in einer Gangart: gewöhnlich, im Eilmarsch oder im Sturmlauf. Nennt der Befehl keine, marschiert sie gewöhnlich.',
    'En enhed marcherer hele trækket på samme måde: almindeligt, i ilmarch eller i storm. Nævner ordren ingen af dem, marcherer den almindeligt.',
  ),
  'BA-2.3.1-03': printed(
    '2.3.1 Hovedregel',
    'An order may fix the place where the march ends, the part of the movement phase in which the unit marches, or both. Without a limit, or if the order asks for more than the unit can do, it goes as far as it can.',
    'Ein Befehl darf den Ort festlegen, an dem der Marsch endet, den Teil der Bewegungsphase, in dem die Einheit marschiert, oder beides. Fehlt eine solche Angabe oder verlangt der Befehl mehr, als die Einheit kann, marschiert sie so weit wie möglich.',
    'En ordre kan fastsætte det sted, hvor marchen ender, den del af bevægelsesfasen, hvor enheden marcherer, eller begge dele. Uden grænse, eller når ordren kræver mere, end enheden kan nå, går den så langt, den kan.',
  ),
  'BA-2.3.1-04': printed(
    '2.3.1 Hovedregel',
    'A unit may take a formation that has no rate on the ground where it stands. It then cannot attack, and any forced move puts it in full disorder.',
    'Eine Einheit darf eine Formation einnehmen, für die es in ihrem Gelände keine Marschstrecke gibt. Sie kann dann nicht angreifen, und jede erzwungene Bewegung bringt sie in volle Unordnung.',
    'En enhed kan danne en formation, der ingen marchlængde har i det terræn, hvor den står. Den kan da ikke angribe, og enhver tvungen bevægelse bringer den i fuldstændig uorden.',
  ),
  'BA-2.3.1-05': printed(
    '2.3.1 Hovedregel',
    'Unlimbered guns may also move backwards, and skirmish lines and staff figures backwards and sideways, all at full rate. Other units do so only when forced.',
    'Abgeprotzte Geschütze dürfen auch rückwärts gehen, Schützenketten und Stabsfiguren auch rückwärts und seitwärts, alle mit voller Strecke. Andere Einheiten tun das nur unter Zwang.',
    'Afprodset artilleri kan også gå baglæns, kæder og stabsfigurer både baglæns og sidelæns, alle med fuld marchlængde. Andre enheder gør det kun, når de tvinges.',
  ),
  'BA-2.3.1-06': printed(
    '2.3.1 Hovedregel',
    'Everything that halves the march is multiplied together: obstacles, wheels, pivots, splitting, joining, changing formation, light disorder and disorder.',
    'Alles, was den Marsch halbiert, wird miteinander multipliziert: Hindernis, Drehung, Schwenkung, Teilung, Vereinigung, Formationswechsel, leichte Unordnung und Unordnung.',
    'Alt, hvad der halverer marchen, ganges sammen: hindring, drejning, pivotering, deling, samling, formationsændring, let uorden og uorden.',
  ),
  'BA-2.3.1-07': printed(
    '2.3.1 Hovedregel',
    'The rate for a kind of ground applies as long as any figure of the unit is in it.',
    'Die Marschstrecke eines Geländes gilt, solange noch eine Figur der Einheit darin steht.',
    'Et terræns marchlængde gælder, så længe blot én af enhedens figurer er i det.',
  ),
  'BA-2.3.2-01': printed(
    '2.3.2 Ilmarch',
    'A march column may make a fast march if it is more than 90 cm from every closed enemy unit that is in neither disorder nor full disorder.',
    'Eine Marschkolonne darf im Eilmarsch marschieren, wenn sie mehr als 90 cm von jedem geschlossenen Gegner entfernt ist, der weder in Unordnung noch in voller Unordnung ist.',
    'En marchkolonne kan bruge ilmarch, når den er mere end 90 cm fra enhver sluttet modstander, der hverken er i uorden eller fuldstændig uorden.',
  ),
  'BA-2.3.2-02': printed(
    '2.3.2 Ilmarch',
    'Fast march doubles the normal rate, even one that is halved. The column’s own skirmish line cannot use it, and enemy skirmish lines do not prevent it.',
    'Der Eilmarsch verdoppelt die gewöhnliche Strecke, auch eine halbierte. Für die Schützenkette der Kolonne gilt er nicht, und gegnerische Ketten verhindern ihn nicht.',
    'Ilmarch fordobler den almindelige marchlængde, også når den er halveret. Den gælder ikke kolonnens kæde, og modstanderens kæder forhindrer den ikke.',
  ),
  'BA-2.3.2-03': printed(
    '2.3.2 Ilmarch',
    'A column that comes within 90 cm of such an enemy goes on at the normal rate for the rest of the turn.',
    'Kommt die Kolonne einem solchen Gegner auf 90 cm nahe, marschiert sie für den Rest des Zugs gewöhnlich weiter.',
    'Kommer kolonnen inden for 90 cm af en sådan modstander, fortsætter den i resten af trækket med almindelig marchlængde.',
  ),
  'BA-2.3.2-04': printed(
    '2.3.2 Ilmarch',
    'A unit that made a fast march cannot fire or attack in that turn.',
    'Eine Einheit, die im Eilmarsch marschiert, darf im selben Zug weder feuern noch angreifen.',
    'En enhed, der har brugt ilmarch, kan hverken skyde eller angribe i det træk.',
  ),
  'BA-2.3.3-01': printed(
    '2.3.3 Storm',
    'A unit can charge up to obstacles, difficult ground, woods and buildings, but not through them. If it meets them, it goes on at the normal rate.',
    'Ein Sturmlauf führt bis an Hindernisse, schwieriges Gelände, Wald und Gebäude heran, aber nicht hindurch. Trifft die Einheit darauf, marschiert sie gewöhnlich weiter.',
    'En enhed kan storme frem til hindringer, vanskeligt terræn, skov og bygninger, men ikke igennem dem. Møder den dem, fortsætter den med almindelig marchlængde.',
  ),
  'BA-2.3.3-02': printed(
    '2.3.3 Storm',
    'A unit in light disorder cannot charge. One that falls into it during a charge goes on at half the normal rate.',
    'Eine Einheit in leichter Unordnung kann nicht stürmen. Gerät sie während des Sturmlaufs in leichte Unordnung, geht sie mit der halben gewöhnlichen Strecke weiter.',
    'En enhed i let uorden kan ikke storme. Kommer den i let uorden under stormen, fortsætter den med halv almindelig marchlængde.',
  ),
  'BA-2.3.3-03': printed(
    '2.3.3 Storm',
    'A unit that charged subtracts 2 in melee in the next turn.',
    'Eine Einheit, die gestürmt ist, hat im nächsten Zug im Nahkampf einen Abzug von 2.',
    'En enhed, der har stormet, har i næste træk et fradrag på 2 i nærkamp.',
  ),
  'BA-2.3.3-04': printed(
    '2.3.3 Storm',
    'Four full turns must pass before a unit can charge again.',
    'Bevor eine Einheit wieder stürmen kann, müssen vier volle Züge vergehen.',
    'Der skal gå fire hele træk, før en enhed kan storme igen.',
  ),
  'BA-2.3.3-05': printed(
    '2.3.3 Storm',
    'Squares and rallying squares cannot charge.',
    'Karrees und Klumpen können nicht stürmen.',
    'Karréer og hobe kan ikke storme.',
  ),
} satisfies Record<string, RuleRow>

/** Passing through other units. */
const passage = {
  'BA-2.3.4-01': printed(
    '2.3.4 Gennemmarch',
    'Units that are pressed back or flee may pass through friendly units.',
    'Zurückgedrängte und fliehende Einheiten dürfen durch eigene Einheiten hindurchgehen.',
    'Enheder, der presses tilbage eller flygter, kan gennemmarchere egne enheder.',
  ),
  'BA-2.3.4-02': printed(
    '2.3.4 Gennemmarch',
    'Friendly units that are not in full disorder may pass through skirmish lines and unlimbered guns.',
    'Eigene Einheiten, die nicht in voller Unordnung sind, dürfen durch Schützenketten und abgeprotzte Geschütze hindurchgehen.',
    'Kæder og afprodset artilleri kan gennemmarcheres af egne enheder, der ikke er i fuldstændig uorden.',
  ),
  'BA-2.3.4-03': printed(
    '2.3.4 Gennemmarch',
    'Fleeing friendly units may also pass through a skirmish line with a figure within 15 cm of its soutien, and do not carry it away.',
    'Durch eine Schützenkette mit einer Figur im Umkreis von 15 cm um ihr Soutien dürfen auch fliehende eigene Einheiten hindurchgehen, ohne sie mitzureißen.',
    'En kæde med en figur inden for 15 cm af sin soutien kan også gennemmarcheres af egne flygtende enheder uden kast for medriven.',
  ),
  'BA-2.3.4-04': printed(
    '2.3.4 Gennemmarch',
    'No unit passes through enemy units, except through unlimbered guns that they have abandoned.',
    'Durch gegnerische Einheiten darf niemand hindurchgehen, außer durch abgeprotzte Geschütze, die sie verlassen haben.',
    'Modstanderens enheder kan ikke gennemmarcheres, bortset fra hans forladte, afprodsede figurpjecer.',
  ),
  'BA-2.3.4-05': printed(
    '2.3.4 Gennemmarch',
    'If a unit would end its move on another, its place is adjusted (ruling: it goes on to the nearest free place ahead, or back to the last free one if there is none ahead on the board).',
    'Würde eine Einheit auf einer anderen enden, wird ihr Platz angepasst (Auslegung: Sie geht weiter zum nächsten freien Platz voraus oder, wenn es dort auf dem Tisch keinen gibt, zurück zum letzten freien).',
    'Ville en enhed ende oven på en anden, tilpasses dens plads (fortolkning: den går frem til nærmeste frie plads eller, hvis der ikke er nogen på bordet, tilbage til den sidste frie).',
  ),
} satisfies Record<string, RuleRow>

/** Movement. */
export const movement = {
  ...formationChanges,
  ...march,
  ...passage,
  ...ground,
  ...direction,
}

import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { formationChanges } from './formation-changes.ts'

/** Pivots, wheels and about-turns. */
const direction = {
  'BA-2.4.1-01': printed(
    '2.4.1 Hovedregel',
    'Direction changes as part of the march: by a pivot about one wing of the front rank, a wheel about its middle, or an about-turn.',
    'Die Richtung ändert sich als Teil des Marsches: durch Schwenkung um einen Flügel des vorderen Gliedes, Drehung um seine Mitte oder Kehrtwendung.',
    'Retningen ændres som en del af marchen: ved pivotering om en fløj af forreste geled, drejning om dets midte eller halvvending.',
  ),
  'BA-2.4.1-02': printed(
    '2.4.1 Hovedregel',
    'At the charge a unit changes direction once a turn, by a pivot of at most 20 degrees; a continued advance allows one more, and forced actions are free of this.',
    'Im Sturm ändert eine Einheit einmal im Zug die Richtung, durch eine Schwenkung von höchstens 20 Grad; Nachdrängen erlaubt eine weitere, Zwang ist davon frei.',
    'I storm ændrer en enhed retning én gang i trækket, ved en pivotering på højst 20 grader; fortsat fremrykning tillader én til, og tvungne handlinger er fri for det.',
  ),
  'BA-2.4.2-01': printed(
    '2.4.2 Tidsforbrug',
    'Wheels and pivots go at half rate, except for skirmish lines.',
    'Drehungen und Schwenkungen geschehen mit halber Strecke, außer bei Schützenketten.',
    'Drejning og pivotering sker med halv marchlængde, undtagen for kæder.',
  ),
  'BA-2.4.2-02': printed(
    '2.4.2 Tidsforbrug',
    'A wheel of 90 degrees costs a path of three quarters of the front, a pivot one and a half times the front, other angles in proportion.',
    'Eine Drehung um 90 Grad kostet einen Weg von drei Vierteln der Frontbreite, eine Schwenkung das Anderthalbfache, andere Winkel im Verhältnis.',
    'En drejning på 90 grader koster en vej på trekvart frontbredde, en pivotering halvanden frontbredde, andre vinkler i forhold dertil.',
  ),
  'BA-2.4.2-03': printed(
    '2.4.2 Tidsforbrug',
    'An about-turn takes no time and is made once a turn; those when forced and when limbering or unlimbering do not count.',
    'Eine Kehrtwendung kostet keine Zeit und geschieht einmal im Zug; erzwungene und die beim Auf- und Abprotzen zählen nicht.',
    'En halvvending tager ingen tid og foretages én gang i trækket; de tvungne og dem ved af- og påprodsning tæller ikke.',
  ),
  'BA-2.4.3-01': printed(
    '2.4.3 Kolonner',
    'Columns pivot rank after rank at the same point; only the first rank pays half rate (ruling: a column turns as one straight body, at this price).',
    'Kolonnen schwenken Glied für Glied am selben Punkt; nur das erste Glied zahlt die halbe Strecke (Auslegung: eine Kolonne schwenkt als ein gerader Körper, zu diesem Preis).',
    'Kolonner pivoterer geled for geled ved samme punkt; kun første geled betaler halv marchlængde (fortolkning: en kolonne svinger som ét lige legeme, til denne pris).',
  ),
  'BA-2.4.3-02': printed(
    '2.4.3 Kolonner',
    'The limit of 20 degrees is measured at the front rank, so a tail may still finish a larger pivot.',
    'Die Grenze von 20 Grad wird am vorderen Glied gemessen, das Ende einer Kolonne darf also eine größere Schwenkung noch vollenden.',
    'Grænsen på 20 grader måles ved forreste geled, så køen kan afslutte en større pivotering.',
  ),
  'BA-2.4.3-03': printed(
    '2.4.3 Kolonner',
    'March columns cannot wheel; on a road they pivot at full rate and without limit, even at the charge or in a continued advance.',
    'Marschkolonnen können nicht drehen; auf der Straße schwenken sie mit voller Strecke und ohne Grenze, auch im Sturm oder beim Nachdrängen.',
    'Marchkolonner kan ikke dreje; på vej pivoterer de med fuld marchlængde og uden grænse, også i storm og fortsat fremrykning.',
  ),
} satisfies Record<string, RuleRow>

/** Obstacles, watercourses and difficult ground. */
const ground = {
  'BA-2.3.5-01': printed(
    '2.3.5 Hindringer',
    'From the moment it begins to cross an obstacle until it is over, a unit has a penalty under fire and in melee.',
    'Vom Beginn der Überwindung eines Hindernisses bis an ihr Ende hat eine Einheit Nachteile unter Feuer und im Nahkampf.',
    'Fra passagen af en hindring begynder, og til den er passeret, har enheden et fradrag under ild og i nærkamp.',
  ),
  'BA-2.3.5-02': printed(
    '2.3.5 Hindringer',
    'An attacker also has the melee penalty for an obstacle in the melee zone between the two.',
    'Ein Angreifer hat den Nachteil im Nahkampf auch für ein Hindernis in der Nahkampfzone zwischen beiden.',
    'En angriber har fradraget i nærkamp også for en hindring i indbrudsafstanden mellem de to.',
  ),
  'BA-2.3.5-03': printed(
    '2.3.5 Hindringer',
    'Infantry crosses an obstacle of class I at full, II at half, III at quarter rate; cavalry and artillery cross I at half, II at a quarter and III not at all.',
    'Infanterie überwindet Hindernisse der Klasse I mit voller, II mit halber, III mit einem Viertel der Strecke; Kavallerie und Artillerie I mit halber, II mit einem Viertel der Strecke, III gar nicht.',
    'Infanteri passerer en hindring af klasse I med hel, II med halv, III med kvart marchlængde; kavaleri og artilleri I med halv, II med kvart og III slet ikke.',
  ),
  'BA-2.3.6-01': printed(
    '2.3.6 Vandløb',
    'Watercourses under 1 cm, like ditches, are obstacles of class I, up to 5 cm class II; wider ones are crossed only by bridge or ford.',
    'Wasserläufe unter 1 cm, wie Gräben, sind Hindernisse der Klasse I, bis 5 cm der Klasse II; breitere überquert man nur auf Brücke oder Furt.',
    'Vandløb under 1 cm, som grøfter, er hindring af klasse I, op til 5 cm klasse II; bredere passeres kun ad bro eller vadested.',
  ),
  'BA-2.3.6-02': printed(
    '2.3.6 Vandløb',
    'A bridge is road and only for march columns; a ford is an obstacle for any formation that fits it.',
    'Eine Brücke ist Straße und nur für Marschkolonnen; eine Furt ist ein Hindernis für jede Formation, die hineinpasst.',
    'En bro er vej og kun for marchkolonner; et vadested er en hindring for enhver formation, der kan være der.',
  ),
  'BA-2.3.7-01': printed(
    '2.3.7 Vanskeligt terræn',
    'Difficult ground is ploughed or overgrown field, scrub, orchard, a hill level narrower than 10 cm and what the scenario names.',
    'Schwieriges Gelände sind gepflügte oder verwachsene Felder, Gebüsch, Obstgärten, Hügelstufen unter 10 cm Breite und was das Szenario nennt.',
    'Vanskeligt terræn er oppløjede og tilgroede marker, buskads, frugtplantager, bakkeafsatser under 10 cm brede og det, scenariet nævner.',
  ),
} satisfies Record<string, RuleRow>

/** The march and its rates: normal, fast and at the charge. */
const march = {
  'BA-2.3.1-01': printed(
    '2.3.1 Hovedregel',
    'How far a unit marches in a turn depends on its formation and the ground; ground with no rate is closed to it, and artillery that carries its crew counts as horse artillery.',
    'Wie weit eine Einheit im Zug marschiert, hängt von Formation und Gelände ab; ohne Wert ist ihr das Gelände verschlossen, und Artillerie mit aufgesessener Bedienung zählt als reitende.',
    'Hvor langt en enhed marcherer i trækket, afhænger af formation og terræn; uden marchlængde er terrænet lukket for den, og kørende artilleri regnes som ridende.',
  ),
  'BA-2.3.1-02': printed(
    '2.3.1 Hovedregel',
    'A unit marches the whole turn at one rate, normal, fast or charge; if the order names none it is the normal one.',
    'Eine Einheit marschiert den ganzen Zug auf eine Art, gewöhnlich, im Eilmarsch oder im Sturm; nennt der Befehl keine, gilt die gewöhnliche.',
    'En enhed marcherer hele trækket på én måde, almindeligt, i ilmarch eller i storm; nævner ordren ingen, er det almindeligt.',
  ),
  'BA-2.3.1-03': printed(
    '2.3.1 Hovedregel',
    'An order may limit the march to a place, to a part of the movement phase or to both; otherwise, or where the order asks for more, the unit goes as far as it can.',
    'Ein Befehl darf den Marsch auf einen Ort, einen Abschnitt der Bewegungsphase oder beides begrenzen; sonst, und wo der Befehl mehr verlangt, geht die Einheit, so weit sie kann.',
    'En ordre kan begrænse marchen til et sted, en del af bevægelsesfasen eller begge dele; ellers, og hvor ordren kræver mere, går enheden så langt, den kan.',
  ),
  'BA-2.3.1-04': printed(
    '2.3.1 Hovedregel',
    'A unit may take a formation that has no rate in its ground; it then cannot attack, and any forced move puts it in full disorder.',
    'Eine Einheit darf eine Formation annehmen, die in ihrem Gelände keine Marschstrecke hat; sie kann dann nicht angreifen, und jede erzwungene Bewegung bringt sie in volle Unordnung.',
    'En enhed kan tage en formation, der ikke har nogen marchlængde i dens terræn; den kan da ikke angribe, og enhver tvungen bevægelse bringer den i fuldstændig uorden.',
  ),
  'BA-2.3.1-05': printed(
    '2.3.1 Hovedregel',
    'Unlimbered guns may also go backwards, skirmish lines and staff figures backwards and sideways, all at full rate; others only when forced.',
    'Abgeprotzte Geschütze dürfen auch rückwärts, Schützenketten und Stabsfiguren rück- und seitwärts gehen, alle mit voller Strecke; andere nur unter Zwang.',
    'Afprodset artilleri kan også gå baglæns, kæder og stabsfigurer baglæns og sidelæns, alle med fuld marchlængde; andre kun ved tvang.',
  ),
  'BA-2.3.1-06': printed(
    '2.3.1 Hovedregel',
    'What halves the march multiplies: obstacle, wheel, pivot, split, join, formation change, light disorder and disorder.',
    'Was den Marsch halbiert, multipliziert sich: Hindernis, Drehung, Schwenkung, Teilung, Vereinigung, Formationswechsel, leichte Unordnung und Unordnung.',
    'Det, der halverer marchen, ganges sammen: hindring, drejning, pivotering, deling, samling, formationsændring, let uorden og uorden.',
  ),
  'BA-2.3.1-07': printed(
    '2.3.1 Hovedregel',
    'The rate of a ground holds as long as any figure of the unit is in it.',
    'Die Marschstrecke eines Geländes gilt, solange noch eine Figur der Einheit darin ist.',
    'Et terræns marchlængde gælder, så længe enheden har en figur i det.',
  ),
  'BA-2.3.2-01': printed(
    '2.3.2 Ilmarch',
    'A march column more than 90 cm from every closed enemy that is in neither disorder nor full disorder may use fast march.',
    'Eine Marschkolonne, die mehr als 90 cm von jedem geschlossenen Gegner entfernt ist, der weder in Unordnung noch in voller Unordnung ist, darf im Eilmarsch gehen.',
    'En marchkolonne mere end 90 cm fra enhver sluttet modstander, der hverken er i uorden eller fuldstændig uorden, kan bruge ilmarch.',
  ),
  'BA-2.3.2-02': printed(
    '2.3.2 Ilmarch',
    'Fast march doubles the normal rate, halvings included; it is not for the column’s skirmish line, and enemy skirmish lines do not prevent it.',
    'Der Eilmarsch verdoppelt die gewöhnliche Strecke samt Halbierungen; er gilt nicht für die Schützenkette der Kolonne, und gegnerische Ketten hindern ihn nicht.',
    'Ilmarch fordobler den almindelige marchlængde med eventuelle halveringer; den gælder ikke kolonnens kæde, og modstanderens kæder hindrer den ikke.',
  ),
  'BA-2.3.2-03': printed(
    '2.3.2 Ilmarch',
    'Coming within 90 cm of such an enemy, the column goes on at the normal rate for the rest of the turn.',
    'Kommt die Kolonne einem solchen Gegner auf 90 cm nahe, geht sie den Rest des Zugs gewöhnlich weiter.',
    'Kommer kolonnen inden for 90 cm af en sådan modstander, fortsætter den resten af trækket almindeligt.',
  ),
  'BA-2.3.2-04': printed(
    '2.3.2 Ilmarch',
    'Whoever used fast march in a turn neither fires nor attacks in it.',
    'Wer in einem Zug im Eilmarsch ging, feuert in ihm nicht und greift nicht an.',
    'Den, der har brugt ilmarch i et træk, hverken skyder eller angriber i det.',
  ),
  'BA-2.3.3-01': printed(
    '2.3.3 Storm',
    'A charge goes up to obstacles, difficult ground, woods and buildings but not through them; a unit that meets them goes on at the normal rate.',
    'Ein Sturm geht bis an Hindernisse, schwieriges Gelände, Wald und Gebäude heran, nicht hindurch; wer darauf trifft, geht gewöhnlich weiter.',
    'Storm fører frem til hindringer, vanskeligt terræn, skov og bygninger, men ikke igennem; den, der møder dem, fortsætter almindeligt.',
  ),
  'BA-2.3.3-02': printed(
    '2.3.3 Storm',
    'A unit in light disorder cannot charge, and one that falls into it goes on at half the normal rate.',
    'Eine Einheit in leichter Unordnung kann nicht stürmen, und eine, die hineingerät, geht mit halber gewöhnlicher Strecke weiter.',
    'En enhed i let uorden kan ikke storme, og en, der kommer i den, fortsætter med halv almindelig marchlængde.',
  ),
  'BA-2.3.3-03': printed(
    '2.3.3 Storm',
    'Whoever charged in a turn has 2 less in melee in the next.',
    'Wer in einem Zug gestürmt ist, hat im nächsten 2 weniger im Nahkampf.',
    'Den, der har stormet i et træk, har 2 mindre i nærkamp i det næste.',
  ),
  'BA-2.3.3-04': printed(
    '2.3.3 Storm',
    'Four full turns must pass before the unit charges again.',
    'Vier volle Züge müssen vergehen, bis die Einheit wieder stürmt.',
    'Der skal gå fire hele træk, før enheden stormer igen.',
  ),
  'BA-2.3.3-05': printed(
    '2.3.3 Storm',
    'Square and huddle cannot charge.',
    'Karree und Klumpen können nicht stürmen.',
    'Karré og hob kan ikke storme.',
  ),
} satisfies Record<string, RuleRow>

/** Passing through other units. */
const passage = {
  'BA-2.3.4-01': printed(
    '2.3.4 Gennemmarch',
    'Units that are pressed back or flee may pass through friendly units.',
    'Einheiten, die zurückgedrängt werden oder fliehen, dürfen eigene Einheiten durchschreiten.',
    'Enheder, der presses tilbage eller flygter, kan gennemmarchere egne enheder.',
  ),
  'BA-2.3.4-02': printed(
    '2.3.4 Gennemmarch',
    'Skirmish lines and unlimbered guns let friendly units through that are not in full disorder.',
    'Schützenketten und abgeprotzte Geschütze lassen eigene Einheiten durch, die nicht in voller Unordnung sind.',
    'Kæder og afprodset artilleri kan gennemmarcheres af egne enheder, der ikke er i fuldstændig uorden.',
  ),
  'BA-2.3.4-03': printed(
    '2.3.4 Gennemmarch',
    'A skirmish line with a figure within 15 cm of its soutien also lets fleeing friendly units through, without being carried away.',
    'Eine Schützenkette mit einer Figur im Umkreis von 15 cm um ihr Soutien lässt auch fliehende eigene Einheiten durch, ohne mitgerissen zu werden.',
    'En kæde med en figur inden for 15 cm af sin soutien kan også gennemmarcheres af egne flygtende enheder uden kast for medriven.',
  ),
  'BA-2.3.4-04': printed(
    '2.3.4 Gennemmarch',
    'Enemies are never passed through, save unlimbered guns that they have abandoned.',
    'Durch Gegner geht niemand hindurch, außer durch abgeprotzte Geschütze, die sie verlassen haben.',
    'Ingen gennemmarcherer modstanderens enheder, kun hans forladte afprodsede figurpjecer.',
  ),
  'BA-2.3.4-05': printed(
    '2.3.4 Gennemmarch',
    'A unit that would end on another has its place adapted (ruling: on to the nearest free place ahead, or back to the last free one if there is none on the board).',
    'Wer auf einer anderen Einheit enden würde, dessen Platz wird angepasst (Auslegung: weiter zum nächsten freien Platz voraus, gibt es auf dem Tisch keinen, zurück zum letzten freien).',
    'En enhed, der ville ende på en anden, får sin plads tilpasset (fortolkning: frem til nærmeste frie plads, eller tilbage til den sidste frie, hvis bordet ingen har).',
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

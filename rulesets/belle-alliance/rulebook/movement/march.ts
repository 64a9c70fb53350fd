import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** The march and its rates: normal, fast and at the charge. */
export const march = {
  'BA-2.3.1-01': printed(
    '2.3.1 Hovedregel',
    'How far a unit marches in a turn depends on its formation and the ground; without a rate the ground is closed to it, and artillery that carries its crew counts as horse artillery.',
    'Wie weit eine Einheit im Zug marschiert, hängt von Formation und Gelände ab; ohne Wert ist ihr das Gelände verschlossen, und Artillerie, die ihre Bedienung fährt, zählt als reitende.',
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
    'An order may limit the march to a place, to a part of the movement phase or to both; otherwise the unit goes as far as it can, and so it does where the order asks for more.',
    'Ein Befehl darf den Marsch auf einen Ort, einen Abschnitt der Bewegungsphase oder beides begrenzen; sonst, und wo der Befehl mehr verlangt, geht die Einheit so weit sie kann.',
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
    "Fast march doubles the normal rate, halvings included; it is not for the column's skirmish line, and enemy skirmish lines do not prevent it.",
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

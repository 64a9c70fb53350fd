import { printed } from '@grognard/umpire/rulebook.ts'
import type { RuleRow } from '@grognard/umpire/rulebook.ts'

/** Pivots, wheels and about-turns. */
export const direction = {
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

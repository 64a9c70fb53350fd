import { lessonRow } from '@grognard/umpire'
import type { Lesson } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

const row = lessonRow<RuleId>

/** A first fight for a farm. */
export const lesson: Lesson<RuleId> = {
  scenario: 'crossroads-farm',
  rows: [
    row(
      {
        step: 'orders',
        orders: ['march', 'attack', 'form'],
        at: 'own',
        rules: ['BA-1.1.2-02', 'BA-1.1.3-01'],
      },
      'Choose a unit, then where it should march; the path and its cost are drawn. Other orders are in the list.',
      'Wähle eine Einheit und dann die Stelle, zu der sie marschieren soll; Weg und Kosten werden gezeigt. Andere Befehle stehen in der Liste.',
      'Vælg en enhed, og vælg så stedet, den skal marchere hen til; vejen og prisen tegnes. Andre ordrer står på listen.',
    ),
    row(
      { step: 'orders', orders: ['seal'], rules: ['BA-1.1.1-01'] },
      'The enemy is writing orders too, in secret. When your units have their orders, seal them: both sides march at once.',
      'Auch der Gegner schreibt seine Befehle, verdeckt. Haben deine Einheiten ihre Befehle, versiegle sie: Beide Seiten marschieren zugleich.',
      'Også modstanderen skriver sine ordrer, skjult. Når dine enheder har deres ordrer, så forsegl dem: begge sider marcherer på én gang.',
    ),
    row(
      {
        step: 'staff',
        orders: ['moveStaff', 'done'],
        at: 'own',
        rules: ['BA-1.1.4-12', 'BA-1.1.3-01'],
      },
      'Move commanders close to the units that matter next: within 30 cm they obey without a roll.',
      'Stelle Befehlshaber nahe zu den Einheiten, auf die es ankommt: Eine Einheit, die höchstens 30 cm entfernt ist, gehorcht ohne Wurf.',
      'Flyt chefer tæt på de enheder, det gælder næste gang: inden for 30 cm adlyder de uden kast.',
    ),
    row(
      {
        step: 'fire',
        orders: ['fire', 'done'],
        at: 'enemy',
        rules: ['BA-3.1.1-07', 'BA-3.1.6-01'],
      },
      'Choose a unit, then an enemy in its arc: every modifier is shown. Several units firing at one target do the most damage.',
      'Wähle eine Einheit und dann einen Gegner in ihrem Schussfeld: Alle Zu- und Abschläge werden gezeigt. Am meisten bewirken mehrere Einheiten auf ein Ziel.',
      'Vælg en enhed og så en modstander i dens skudfelt: alle tillæg og fradrag vises. Størst virkning har flere enheder mod samme mål.',
    ),
    row(
      { step: 'fire', orders: ['done'], rules: ['BA-3.1.1-07'] },
      'Press Done when your targets are named; both sides fire at once.',
      'Drücke „Fertig“, wenn deine Ziele genannt sind; beide Seiten feuern zugleich.',
      'Tryk på »Færdig«, når dine mål er valgt; begge sider skyder på én gang.',
    ),
    row(
      { step: 'advance', orders: ['advance', 'done'], at: 'own', rules: ['BA-4.1.4-01'] },
      'You have won a melee. A continued advance keeps the enemy running, but may leave the unit alone.',
      'Du hast einen Nahkampf gewonnen. Wenn du nachdrängst, bleibt der Gegner auf der Flucht, aber deine Einheit steht dann vielleicht allein.',
      'Du har vundet en nærkamp. En fortsat fremrykning holder modstanderen på flugt, men kan efterlade enheden alene.',
    ),
  ],
}

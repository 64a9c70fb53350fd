import { lessonRow } from '@grognard/umpire'
import type { Lesson } from '@grognard/umpire'
import type { RuleId } from '../../book/rulebook.ts'

const row = lessonRow<RuleId>

/** A first duel of frigates. */
export const lesson: Lesson<RuleId> = {
  scenario: 'constitution',
  rows: [
    row(
      { step: 'shots', orders: ['chooseShot', 'done'], at: 'own', rules: ['LOB-054', 'LOB-056'] },
      'Choose the shot for your ship, or press Done for round shot. Round shot is for hulls, chain for sails, grape for crews at close range. Your choice holds for the whole turn.',
      'Wähle das Geschoss für dein Schiff oder drücke „Fertig“ für Vollkugeln. Die Wahl gilt für den ganzen Zug. Vollkugeln sind für Rümpfe, Kettenkugeln für Segel, Streukugeln aus der Nähe für die Besatzung.',
      'Vælg ammunition til dit skib, eller tryk på »Færdig« for rundkugler. Den gælder hele trækket: rundkugler mod skrog, kædekugler mod sejl, druehagl mod besætning tæt på.',
    ),
    row(
      { step: 'move', orders: ['sail', 'tack'], at: 'own', rules: ['LOB-061', 'LOB-063'] },
      'Choose your ship, then where she should go; her course is drawn to that point. Then press Sail.',
      'Wähle dein Schiff und dann die Stelle, zu der es segeln soll; der Kurs wird bis dorthin gezeichnet. Drücke dann „Segeln“.',
      'Vælg dit skib og så det sted, det skal hen; kursen tegnes dertil. Tryk så på »Sejl«.',
    ),
    row(
      { step: 'target', orders: ['aim', 'done'], at: 'enemy', rules: ['LOB-132', 'LOB-137'] },
      'Choose your ship, then the enemy, to name her as your target; the odds are shown beside her. Firing across her bow or stern doubles the damage.',
      'Wähle dein Schiff und dann den Gegner als Ziel; daneben stehen die Aussichten. Quer vor dem Bug oder hinter dem Heck verdoppelt sich der Schaden.',
      'Vælg dit skib og så fjenden som mål; ved siden af står chancerne. På tværs af stævn eller hæk fordobles skaden.',
    ),
    row(
      { step: 'counter', orders: ['counterFire', 'holdFire'], rules: ['LOB-155'] },
      'You are fired upon. Each side of your ship may fire back once a turn, as strong as it was before the hit.',
      'Du wirst beschossen. Jede Seite deines Schiffs darf einmal im Zug zurückfeuern, so stark wie vor dem Treffer.',
      'Du bliver beskudt. Hver side af dit skib må besvare ilden én gang pr. træk, så stærk som før træfferen.',
    ),
    row(
      { step: 'board', orders: ['board', 'done'], at: 'enemy', rules: ['LOB-160'] },
      'The ships lie side by side. Board if your crew is the larger one; otherwise press Done.',
      'Die Schiffe liegen Seite an Seite. Entere, wenn deine Besatzung größer ist; sonst drücke „Fertig“.',
      'Skibene ligger side om side. Entr, hvis din besætning er størst; ellers tryk på »Færdig«.',
    ),
  ],
}

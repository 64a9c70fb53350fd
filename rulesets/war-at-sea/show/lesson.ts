import { lessonRow } from '@grognard/umpire'
import type { Lesson } from '@grognard/umpire'
import type { RuleId } from '../book/rulebook.ts'

const row = lessonRow<RuleId>

/** A first battle: three cruisers and a raider. */
export const lesson: Lesson<RuleId> = {
  scenario: 'river-plate',
  rows: [
    row(
      {
        step: 'move',
        orders: ['sail', 'lead', 'pivot'],
        at: 'own',
        rules: ['WAS-056', 'WAS-057', 'WAS-058'],
      },
      'Choose a ship, then where it should go: up to 90 mm and up to 90° of turn for each movement point. Then press Sail.',
      'Wähle ein Schiff, dann die Stelle, zu der es fahren soll: bis zu 90 mm und bis zu 90° Drehung je Bewegungspunkt. Drücke dann „Fahren“.',
      'Vælg et skib og så det sted, det skal hen: op til 90 mm og op til 90° drejning for hvert bevægelsespoint. Tryk så på »Sejl«.',
    ),
    row(
      { step: 'move', orders: ['done'], at: 'own', rules: ['WAS-055', 'WAS-046'] },
      'Ships close together can sail together. Come near enough to fire, from two sides if you can. When no ship can move any further, the step ends automatically; Done ends it sooner.',
      'Schiffe, die nahe beieinanderliegen, können gemeinsam fahren. Komm auf Schussweite heran, möglichst von zwei Seiten. Kann kein Schiff mehr weiter, endet der Schritt von selbst; „Fertig“ beendet ihn früher.',
      'Skibe, der ligger sammen, kan sejle sammen. Kom på skudhold, helst fra to sider. Når intet skib kan komme videre, slutter trinnet af sig selv; »Færdig« slutter det før.',
    ),
    row(
      {
        step: 'gunfire',
        orders: ['fire', 'fireMany'],
        at: 'enemy',
        rules: ['WAS-095', 'WAS-098', 'WAS-020'],
      },
      'Choose a ship, then the enemy: you see the chances of each attack. Nearer means more dice, and at range 2 or less torpedoes too, which no armour stops.',
      'Wähle ein Schiff, dann den Feind: Du siehst die Aussichten jedes Angriffs. Je näher, desto mehr Würfel, und bis Reichweite 2 auch Torpedos; gegen sie hilft keine Panzerung.',
      'Vælg et skib og så fjenden: du ser chancerne for hvert angreb. Jo nærmere, jo flere terninger, og op til afstand 2 også torpedoer; mod dem hjælper intet panser.',
    ),
    row(
      { step: 'gunfire', orders: ['done'], at: 'own', rules: ['WAS-049', 'WAS-097'] },
      'Each weapon of each ship attacks once. Damage counts at the end of the phase, so the enemy still answers. Press Done when all have fired.',
      'Jede Waffe jedes Schiffs greift einmal an. Schäden gelten erst am Ende der Phase, der Feind kann also noch antworten. Drücke „Fertig“, wenn alle gefeuert haben.',
      'Hvert våben på hvert skib angriber én gang. Skade gælder først ved fasens slutning, så fjenden kan stadig svare. Tryk på »Færdig«, når alle har skudt.',
    ),
  ],
}

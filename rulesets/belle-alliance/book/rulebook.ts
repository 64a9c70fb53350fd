import { hasRule, rulebookOf } from '@grognard/umpire/rulebook.ts'
import { fire } from './rulebook/fire.ts'
import { headings } from './rulebook/headings.ts'
import { melee } from './rulebook/melee.ts'
import { morale } from './rulebook/morale.ts'
import { movement } from './rulebook/movement.ts'
import { organisation } from './rulebook/organisation.ts'
import { rulings } from './rulebook/rulings.ts'
import { scenarios } from './rulebook/scenarios.ts'
import { special } from './rulebook/special.ts'
import { tables } from './rulebook/tables.ts'
import { units } from './rulebook/units.ts'

export const rulebook = rulebookOf(
  {
    title: 'Belle Alliance',
    edition: '2nd edition, 18 June 2001',
    authors: 'Peter Gjørtler',
    language: 'da',
    headings,
  },
  organisation,
  units,
  movement,
  fire,
  melee,
  morale,
  special,
  tables,
  rulings,
  scenarios,
)

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rulebook.rows

/** The rule that a reason names; null for the umpire's own. */
export function ruleNamed(id: string): RuleId | null {
  return hasRule(rulebook, id) ? id : null
}

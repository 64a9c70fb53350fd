import type { RuleRow } from '@grognard/umpire/rulebook.ts'
import { battle } from './rulings/battle.ts'
import { command } from './rulings/command.ts'
import { fire } from './rulings/fire.ts'
import { ground } from './rulings/ground.ts'
import { melee } from './rulings/melee.ts'
import { morale } from './rulings/morale.ts'
import { movement } from './rulings/movement.ts'
import { tables } from './rulings/tables.ts'
import { units } from './rulings/units.ts'

const bySubject = {
  ...battle,
  ...command,
  ...units,
  ...movement,
  ...fire,
  ...melee,
  ...morale,
  ...ground,
  ...tables,
}

/** Where the book is silent or at odds with itself. By number, as rulings.md has them. */
export const rulings = Object.fromEntries(
  Object.entries(bySubject).toSorted(([one], [other]) => (one < other ? -1 : 1)),
) as Record<keyof typeof bySubject, RuleRow>

import type { Rulebook } from '@grognard/umpire/rulebook.ts'
import { advanced } from './rules/advanced.ts'
import { beforeBattle } from './rules/before-battle.ts'
import { command } from './rules/command.ts'
import { components } from './rules/components.ts'
import { damage } from './rules/damage.ts'
import { fire } from './rules/fire.ts'
import { headings } from './rules/headings.ts'
import { manoeuvres } from './rules/manoeuvres.ts'
import { melee } from './rules/melee.ts'
import { movement } from './rules/movement.ts'
import { rally } from './rules/rally.ts'
import { scenarios } from './rules/scenarios.ts'
import { shallows } from './rules/shallows.ts'

const rows = {
  ...components,
  ...beforeBattle,
  ...command,
  ...movement,
  ...shallows,
  ...manoeuvres,
  ...fire,
  ...damage,
  ...melee,
  ...rally,
  ...advanced,
  ...scenarios,
}

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rows

export const rulebook: Rulebook<RuleId> = {
  title: { en: 'Line of Battle', de: 'Line of Battle', da: 'Line of Battle' },
  edition: 'Edition 2008, version 1.3',
  authors: 'www.line-of-battle.de, Bonn, 2003-2008',
  language: 'de',
  rows,
  headings,
}

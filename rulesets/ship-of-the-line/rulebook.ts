import type { Rulebook } from '@grognard/umpire/rulebook.ts'
import { battle } from './rulebook/battle.ts'
import { boarding } from './rulebook/boarding.ts'
import { components } from './rulebook/components.ts'
import { damage } from './rulebook/damage.ts'
import { headings } from './rulebook/headings.ts'
import { movement } from './rulebook/movement.ts'
import { officers } from './rulebook/officers.ts'

const rows = {
  ...components,
  ...movement,
  ...officers,
  ...battle,
  ...damage,
  ...boarding,
}

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rows

export const rulebook: Rulebook<RuleId> = {
  title: { en: 'Ship of the Line', de: 'Ship of the Line', da: 'Ship of the Line' },
  edition: 'Rules of play, undated',
  authors: 'unnamed',
  language: 'en',
  rows,
  headings,
}

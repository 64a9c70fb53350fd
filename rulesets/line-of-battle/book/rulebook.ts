import { rulebookOf } from '@grognard/umpire/rulebook.ts'
import { advanced } from './rulebook/advanced.ts'
import { beforeBattle } from './rulebook/before-battle.ts'
import { command } from './rulebook/command.ts'
import { components } from './rulebook/components.ts'
import { damage } from './rulebook/damage.ts'
import { fire } from './rulebook/fire.ts'
import { headings } from './rulebook/headings.ts'
import { manoeuvres } from './rulebook/manoeuvres.ts'
import { melee } from './rulebook/melee.ts'
import { movement } from './rulebook/movement.ts'
import { rally } from './rulebook/rally.ts'
import { scenarios } from './rulebook/scenarios.ts'
import { shallows } from './rulebook/shallows.ts'

export const rulebook = rulebookOf(
  {
    title: 'Line of Battle',
    edition: 'Edition 2008, version 1.3',
    authors: 'www.line-of-battle.de, Bonn, 2003-2008',
    language: 'de',
    headings,
  },
  components,
  beforeBattle,
  command,
  movement,
  shallows,
  manoeuvres,
  fire,
  damage,
  melee,
  rally,
  advanced,
  scenarios,
)

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rulebook.rows

import { rulebookOf } from '@grognard/umpire/rulebook.ts'
import { boarding } from './rulebook/boarding.ts'
import { collisions } from './rulebook/collisions.ts'
import { damage } from './rulebook/damage.ts'
import { gunfire } from './rulebook/gunfire.ts'
import { headings } from './rulebook/headings.ts'
import { movement } from './rulebook/movement.ts'
import { scope } from './rulebook/scope.ts'
import { sea } from './rulebook/sea.ts'
import { upkeep } from './rulebook/upkeep.ts'
import { weather } from './rulebook/weather.ts'

export const rulebook = rulebookOf(
  {
    title: 'Wooden Ships',
    edition: 'Battle Rules v.3, August 1998',
    authors: 'Niek van Diepen',
    language: 'en',
    headings,
  },
  scope,
  sea,
  weather,
  movement,
  collisions,
  boarding,
  gunfire,
  damage,
  upkeep,
)

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rulebook.rows

import { rulebookOf } from '@grognard/umpire/rulebook.ts'
import { air } from './rulebook/air.ts'
import { attackingAbilities } from './rulebook/attacking-abilities.ts'
import { damage } from './rulebook/damage.ts'
import { defendingAbilities } from './rulebook/defending-abilities.ts'
import { dice } from './rulebook/dice.ts'
import { ending } from './rulebook/ending.ts'
import { fleetAbilities } from './rulebook/fleet-abilities.ts'
import { fleetsAndSetup } from './rulebook/fleets-and-setup.ts'
import { headings } from './rulebook/headings.ts'
import { nightAndWeather } from './rulebook/night-and-weather.ts'
import { redefinedAbilities } from './rulebook/redefined-abilities.ts'
import { scenarios } from './rulebook/scenarios.ts'
import { seaMovement } from './rulebook/sea-movement.ts'
import { sight } from './rulebook/sight.ts'
import { submarines } from './rulebook/submarines.ts'
import { surfaceAttack } from './rulebook/surface-attack.ts'
import { tableAndCards } from './rulebook/table-and-cards.ts'
import { turn } from './rulebook/turn.ts'

export const rulebook = rulebookOf(
  {
    title: 'War at Sea',
    edition: 'Tabletop rules, 16 August 2009',
    authors: 'Stefan Axel Boës, Frank Boës',
    language: 'de',
    headings,
  },
  tableAndCards,
  dice,
  fleetsAndSetup,
  turn,
  seaMovement,
  sight,
  surfaceAttack,
  air,
  submarines,
  damage,
  ending,
  nightAndWeather,
  redefinedAbilities,
  attackingAbilities,
  defendingAbilities,
  fleetAbilities,
  scenarios,
)

/** Every rule of the book by its number; a citation of another does not compile. */
export type RuleId = keyof typeof rulebook.rows

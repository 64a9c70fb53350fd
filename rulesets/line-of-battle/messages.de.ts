import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsGerman, general, names, options } from './book/messages.de.ts'
import { ranks } from './book/ranks.ts'
import { commandGerman } from './chapters/command/messages.de.ts'
import { fireGerman } from './chapters/fire/messages.de.ts'
import { meleeGerman } from './chapters/melee/messages.de.ts'
import { movementGerman } from './chapters/movement/messages.de.ts'
import { pointsGerman } from './chapters/points/messages.de.ts'
import { rallyGerman } from './chapters/rally/messages.de.ts'
import { setupGerman } from './chapters/setup/messages.de.ts'
import { doctrineGerman } from './doctrine/messages.de.ts'
import { scenarios } from './scenarios/messages.de.ts'
import { stepsGerman } from './show/guide/messages.de.ts'
import { metricsGerman } from './show/metrics-messages.de.ts'
import { printedGerman } from './show/printed/messages.de.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [
  stepsGerman,
  fieldsGerman,
  scenarios,
  general,
  names,
  ranks,
  options,
  setupGerman,
  commandGerman,
  movementGerman,
  fireGerman,
  meleeGerman,
  pointsGerman,
  rallyGerman,
  printedGerman,
  doctrineGerman,
  metricsGerman,
]

export const german: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

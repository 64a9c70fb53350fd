import type { Catalogue } from '@grognard/umpire/message.ts'
import { commandGerman } from '../command/messages.de.ts'
import { fireGerman } from '../fire/messages.de.ts'
import { meleeGerman } from '../melee/messages.de.ts'
import { movementGerman } from '../movement/messages.de.ts'
import { pointsGerman } from '../points/messages.de.ts'
import { printedGerman } from '../printed/messages.de.ts'
import { rallyGerman } from '../rally/messages.de.ts'
import { setupGerman } from '../setup/messages.de.ts'
import { doctrineGerman } from '../doctrine/messages.de.ts'
import { metricsGerman } from '../findings/messages.de.ts'
import { stepsGerman } from '../guide/steps.de.ts'
import { fieldsGerman } from './fields.de.ts'
import { general } from './general.de.ts'
import { names } from './names.de.ts'
import { options } from './options.de.ts'
import { ranks } from './ranks.ts'
import { scenarios } from './scenarios.de.ts'

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

import type { Catalogue } from '@grognard/umpire/message.ts'
import { commandEnglish } from '../command/messages.en.ts'
import { fireEnglish } from '../fire/messages.en.ts'
import { meleeEnglish } from '../melee/messages.en.ts'
import { movementEnglish } from '../movement/messages.en.ts'
import { pointsEnglish } from '../points/messages.en.ts'
import { printedEnglish } from '../printed/messages.en.ts'
import { rallyEnglish } from '../rally/messages.en.ts'
import { setupEnglish } from '../setup/messages.en.ts'
import { doctrineEnglish } from '../doctrine/messages.en.ts'
import { metricsEnglish } from '../findings/messages.en.ts'
import { stepsEnglish } from '../guide/steps.en.ts'
import { fieldsEnglish } from './fields.en.ts'
import { general } from './general.en.ts'
import { names } from './names.en.ts'
import { options } from './options.en.ts'
import { ranks } from './ranks.ts'
import { scenarios } from './scenarios.en.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [
  stepsEnglish,
  fieldsEnglish,
  scenarios,
  general,
  names,
  ranks,
  options,
  setupEnglish,
  commandEnglish,
  movementEnglish,
  fireEnglish,
  meleeEnglish,
  pointsEnglish,
  rallyEnglish,
  printedEnglish,
  doctrineEnglish,
  metricsEnglish,
]

export const english: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

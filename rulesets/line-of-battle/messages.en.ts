import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsEnglish, general, names, options } from './book/messages.en.ts'
import { ranks } from './book/ranks.ts'
import { commandEnglish } from './chapters/command/messages.en.ts'
import { fireEnglish } from './chapters/fire/messages.en.ts'
import { meleeEnglish } from './chapters/melee/messages.en.ts'
import { movementEnglish } from './chapters/movement/messages.en.ts'
import { pointsEnglish } from './chapters/points/messages.en.ts'
import { rallyEnglish } from './chapters/rally/messages.en.ts'
import { setupEnglish } from './chapters/setup/messages.en.ts'
import { doctrineEnglish } from './doctrine/messages.en.ts'
import { scenarios } from './scenarios/messages.en.ts'
import { stepsEnglish } from './show/guide/messages.en.ts'
import { metricsEnglish } from './show/metrics-messages.en.ts'
import { printedEnglish } from './show/printed/messages.en.ts'

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

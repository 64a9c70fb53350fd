import type { Catalogue } from '@grognard/umpire/message.ts'
import { commandDanish } from '../command/messages.da.ts'
import { fireDanish } from '../fire/messages.da.ts'
import { meleeDanish } from '../melee/messages.da.ts'
import { movementDanish } from '../movement/messages.da.ts'
import { pointsDanish } from '../points/messages.da.ts'
import { printedDanish } from '../printed/messages.da.ts'
import { rallyDanish } from '../rally/messages.da.ts'
import { setupDanish } from '../setup/messages.da.ts'
import { doctrineDanish } from '../doctrine/messages.da.ts'
import { metricsDanish } from '../findings/messages.da.ts'
import { stepsDanish } from '../guide/steps.da.ts'
import { fieldsDanish } from './fields.da.ts'
import { general } from './general.da.ts'
import { names } from './names.da.ts'
import { options } from './options.da.ts'
import { ranks } from './ranks.ts'
import { scenarios } from './scenarios.da.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [
  stepsDanish,
  fieldsDanish,
  scenarios,
  general,
  names,
  ranks,
  options,
  setupDanish,
  commandDanish,
  movementDanish,
  fireDanish,
  meleeDanish,
  pointsDanish,
  rallyDanish,
  printedDanish,
  doctrineDanish,
  metricsDanish,
]

export const danish: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

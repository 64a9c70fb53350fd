import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsDanish, general, names, options } from './book/messages.da.ts'
import { ranks } from './book/ranks.ts'
import { commandDanish } from './chapters/command/messages.da.ts'
import { fireDanish } from './chapters/fire/messages.da.ts'
import { meleeDanish } from './chapters/melee/messages.da.ts'
import { movementDanish } from './chapters/movement/messages.da.ts'
import { pointsDanish } from './chapters/points/messages.da.ts'
import { rallyDanish } from './chapters/rally/messages.da.ts'
import { setupDanish } from './chapters/setup/messages.da.ts'
import { doctrineDanish } from './doctrine/messages.da.ts'
import { scenarios } from './scenarios/messages.da.ts'
import { stepsDanish } from './show/guide/messages.da.ts'
import { metricsDanish } from './show/metrics-messages.da.ts'
import { printedDanish } from './show/printed/messages.da.ts'

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

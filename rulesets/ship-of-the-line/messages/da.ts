import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsDanish, names, options, stepsDanish } from '../book/messages.da.ts'
import { boardingDanish } from '../chapters/boarding/messages.da.ts'
import { endingDanish } from '../chapters/ending/messages.da.ts'
import { battleDanish } from '../chapters/fire/messages.da.ts'
import { officersDanish } from '../chapters/officers/messages.da.ts'
import { roundDanish } from '../chapters/round/messages.da.ts'
import { sailingDanish } from '../chapters/sailing/messages.da.ts'
import { setupDanish } from '../chapters/setup/messages.da.ts'
import { doctrineDanish } from '../doctrine/messages.da.ts'
import { scenarios } from '../scenarios/messages.da.ts'
import { metricsDanish, pictureDanish, printedDanish } from '../show/messages.da.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [
  stepsDanish,
  fieldsDanish,
  scenarios,
  names,
  options,
  setupDanish,
  roundDanish,
  sailingDanish,
  battleDanish,
  boardingDanish,
  officersDanish,
  endingDanish,
  pictureDanish,
  printedDanish,
  doctrineDanish,
  metricsDanish,
]

export const danish: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

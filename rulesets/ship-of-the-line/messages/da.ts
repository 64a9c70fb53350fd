import type { Catalogue } from '@grognard/umpire/message.ts'
import { battleDanish } from '../battle/messages.da.ts'
import { boardingDanish } from '../boarding/messages.da.ts'
import { endingDanish } from '../ending/messages.da.ts'
import { officersDanish } from '../officers/messages.da.ts'
import { pictureDanish } from '../picture/messages.da.ts'
import { printedDanish } from '../printed/messages.da.ts'
import { roundDanish } from '../round/messages.da.ts'
import { sailingDanish } from '../sailing/messages.da.ts'
import { setupDanish } from '../setup/messages.da.ts'
import { doctrineDanish } from '../doctrine/messages.da.ts'
import { metricsDanish } from '../findings/messages.da.ts'
import { stepsDanish } from '../guide/steps.da.ts'
import { fieldsDanish } from './fields.da.ts'
import { names } from './names.da.ts'
import { options } from './options.da.ts'
import { scenarios } from './scenarios.da.ts'

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

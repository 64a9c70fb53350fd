import type { Catalogue } from '@grognard/umpire/message.ts'
import { commandDanish } from '../command/messages.da.ts'
import { endingDanish } from '../ending/messages.da.ts'
import { metricsDanish } from '../findings/messages.da.ts'
import { fireDanish } from '../fire/messages.da.ts'
import { formationDanish } from '../formation/messages.da.ts'
import { marchDanish } from '../march/messages.da.ts'
import { meleeDanish } from '../melee/messages.da.ts'
import { moraleDanish } from '../morale/messages.da.ts'
import { pictureDanish } from '../picture/messages.da.ts'
import { printedDanish } from '../printed/messages.da.ts'
import { setupDanish } from '../setup/messages.da.ts'
import { worksDanish } from '../works/messages.da.ts'
import { doctrineDanish } from '../doctrine/messages.da.ts'
import { stepsDanish } from '../guide/steps.da.ts'
import { fieldsDanish } from './fields.da.ts'
import { namesDanish } from './names.da.ts'
import { optionsDanish } from './options.da.ts'
import { statusDanish } from './status.da.ts'
import { scenarios } from './scenarios.da.ts'

/** Every part of the catalogue; no key stands in two of them. */
const parts: readonly Catalogue[] = [
  stepsDanish,
  fieldsDanish,
  scenarios,
  namesDanish,
  optionsDanish,
  statusDanish,
  setupDanish,
  commandDanish,
  formationDanish,
  marchDanish,
  metricsDanish,
  fireDanish,
  meleeDanish,
  moraleDanish,
  worksDanish,
  endingDanish,
  pictureDanish,
  printedDanish,
  doctrineDanish,
]

export const danish: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsDanish, namesDanish, optionsDanish } from '../book/messages.da.ts'
import { doctrineDanish } from '../doctrine/messages.da.ts'
import { scenarios } from '../scenarios/messages.da.ts'
import { stepsDanish } from '../show/guide.da.ts'
import { pictureDanish, statusDanish } from '../show/messages.da.ts'
import { metricsDanish } from '../show/metrics.da.ts'
import { printedDanish } from '../show/printed/messages.da.ts'

/** Every part of the catalogue; no key stands in two of them. */
const parts: readonly Catalogue[] = [
  stepsDanish,
  fieldsDanish,
  scenarios,
  namesDanish,
  optionsDanish,
  statusDanish,
  metricsDanish,
  pictureDanish,
  printedDanish,
  doctrineDanish,
]

export const danish: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

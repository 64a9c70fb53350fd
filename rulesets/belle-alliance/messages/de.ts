import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsGerman, namesGerman, optionsGerman } from '../book/messages.de.ts'
import { doctrineGerman } from '../doctrine/messages.de.ts'
import { scenarios } from '../scenarios/messages.de.ts'
import { stepsGerman } from '../show/guide.de.ts'
import { pictureGerman, statusGerman } from '../show/messages.de.ts'
import { metricsGerman } from '../show/metrics.de.ts'
import { printedGerman } from '../show/printed/messages.de.ts'

/** Every part of the catalogue; no key stands in two of them. */
const parts: readonly Catalogue[] = [
  stepsGerman,
  fieldsGerman,
  scenarios,
  namesGerman,
  optionsGerman,
  statusGerman,
  metricsGerman,
  pictureGerman,
  printedGerman,
  doctrineGerman,
]

export const german: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

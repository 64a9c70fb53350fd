import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsGerman, names, options, stepsGerman } from '../book/messages.de.ts'
import { boardingGerman } from '../chapters/boarding/messages.de.ts'
import { endingGerman } from '../chapters/ending/messages.de.ts'
import { battleGerman } from '../chapters/fire/messages.de.ts'
import { officersGerman } from '../chapters/officers/messages.de.ts'
import { roundGerman } from '../chapters/round/messages.de.ts'
import { sailingGerman } from '../chapters/sailing/messages.de.ts'
import { setupGerman } from '../chapters/setup/messages.de.ts'
import { doctrineGerman } from '../doctrine/messages.de.ts'
import { scenarios } from '../scenarios/messages.de.ts'
import { metricsGerman, pictureGerman, printedGerman } from '../show/messages.de.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [
  stepsGerman,
  fieldsGerman,
  scenarios,
  names,
  options,
  setupGerman,
  roundGerman,
  sailingGerman,
  battleGerman,
  boardingGerman,
  officersGerman,
  endingGerman,
  pictureGerman,
  printedGerman,
  doctrineGerman,
  metricsGerman,
]

export const german: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

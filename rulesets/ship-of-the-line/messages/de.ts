import type { Catalogue } from '@grognard/umpire/message.ts'
import { battleGerman } from '../battle/messages.de.ts'
import { boardingGerman } from '../boarding/messages.de.ts'
import { endingGerman } from '../ending/messages.de.ts'
import { officersGerman } from '../officers/messages.de.ts'
import { pictureGerman } from '../picture/messages.de.ts'
import { printedGerman } from '../printed/messages.de.ts'
import { roundGerman } from '../round/messages.de.ts'
import { sailingGerman } from '../sailing/messages.de.ts'
import { setupGerman } from '../setup/messages.de.ts'
import { doctrineGerman } from '../doctrine/messages.de.ts'
import { metricsGerman } from '../findings/messages.de.ts'
import { stepsGerman } from '../guide/steps.de.ts'
import { fieldsGerman } from './fields.de.ts'
import { names } from './names.de.ts'
import { options } from './options.de.ts'
import { scenarios } from './scenarios.de.ts'

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

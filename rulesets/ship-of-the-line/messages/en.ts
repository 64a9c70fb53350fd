import type { Catalogue } from '@grognard/umpire/message.ts'
import { battleEnglish } from '../battle/messages.en.ts'
import { boardingEnglish } from '../boarding/messages.en.ts'
import { endingEnglish } from '../ending/messages.en.ts'
import { officersEnglish } from '../officers/messages.en.ts'
import { pictureEnglish } from '../picture/messages.en.ts'
import { printedEnglish } from '../printed/messages.en.ts'
import { roundEnglish } from '../round/messages.en.ts'
import { sailingEnglish } from '../sailing/messages.en.ts'
import { setupEnglish } from '../setup/messages.en.ts'
import { doctrineEnglish } from '../doctrine/messages.en.ts'
import { metricsEnglish } from '../findings/messages.en.ts'
import { stepsEnglish } from '../guide/steps.en.ts'
import { fieldsEnglish } from './fields.en.ts'
import { names } from './names.en.ts'
import { options } from './options.en.ts'
import { scenarios } from './scenarios.en.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [
  stepsEnglish,
  fieldsEnglish,
  scenarios,
  names,
  options,
  setupEnglish,
  roundEnglish,
  sailingEnglish,
  battleEnglish,
  boardingEnglish,
  officersEnglish,
  endingEnglish,
  pictureEnglish,
  printedEnglish,
  doctrineEnglish,
  metricsEnglish,
]

export const english: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

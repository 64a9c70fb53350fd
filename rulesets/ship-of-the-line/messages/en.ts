import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsEnglish, names, options, stepsEnglish } from '../book/messages.en.ts'
import { boardingEnglish } from '../chapters/boarding/messages.en.ts'
import { endingEnglish } from '../chapters/ending/messages.en.ts'
import { battleEnglish } from '../chapters/fire/messages.en.ts'
import { officersEnglish } from '../chapters/officers/messages.en.ts'
import { roundEnglish } from '../chapters/round/messages.en.ts'
import { sailingEnglish } from '../chapters/sailing/messages.en.ts'
import { setupEnglish } from '../chapters/setup/messages.en.ts'
import { doctrineEnglish } from '../doctrine/messages.en.ts'
import { scenarios } from '../scenarios/messages.en.ts'
import { metricsEnglish, pictureEnglish, printedEnglish } from '../show/messages.en.ts'

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

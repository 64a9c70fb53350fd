import type { Catalogue } from '@grognard/umpire/message.ts'
import { commandEnglish } from '../command/messages.en.ts'
import { endingEnglish } from '../ending/messages.en.ts'
import { metricsEnglish } from '../findings/messages.en.ts'
import { fireEnglish } from '../fire/messages.en.ts'
import { formationEnglish } from '../formation/messages.en.ts'
import { marchEnglish } from '../march/messages.en.ts'
import { meleeEnglish } from '../melee/messages.en.ts'
import { moraleEnglish } from '../morale/messages.en.ts'
import { pictureEnglish } from '../picture/messages.en.ts'
import { printedEnglish } from '../printed/messages.en.ts'
import { setupEnglish } from '../setup/messages.en.ts'
import { worksEnglish } from '../works/messages.en.ts'
import { doctrineEnglish } from '../doctrine/messages.en.ts'
import { stepsEnglish } from '../guide/steps.en.ts'
import { fieldsEnglish } from './fields.en.ts'
import { namesEnglish } from './names.en.ts'
import { optionsEnglish } from './options.en.ts'
import { statusEnglish } from './status.en.ts'
import { scenarios } from './scenarios.en.ts'

/** Every part of the catalogue; no key stands in two of them. */
const parts: readonly Catalogue[] = [
  stepsEnglish,
  fieldsEnglish,
  scenarios,
  namesEnglish,
  optionsEnglish,
  statusEnglish,
  setupEnglish,
  commandEnglish,
  formationEnglish,
  marchEnglish,
  metricsEnglish,
  fireEnglish,
  meleeEnglish,
  moraleEnglish,
  worksEnglish,
  endingEnglish,
  pictureEnglish,
  printedEnglish,
  doctrineEnglish,
]

export const english: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

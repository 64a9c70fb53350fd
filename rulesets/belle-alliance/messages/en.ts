import type { Catalogue } from '@grognard/umpire/message.ts'
import { fieldsEnglish, namesEnglish, optionsEnglish } from '../book/messages.en.ts'
import { doctrineEnglish } from '../doctrine/messages.en.ts'
import { scenarios } from '../scenarios/messages.en.ts'
import { stepsEnglish } from '../show/guide.en.ts'
import { pictureEnglish, statusEnglish } from '../show/messages.en.ts'
import { metricsEnglish } from '../show/metrics.en.ts'
import { printedEnglish } from '../show/printed/messages.en.ts'

/** Every part of the catalogue; no key stands in two of them. */
const parts: readonly Catalogue[] = [
  stepsEnglish,
  fieldsEnglish,
  scenarios,
  namesEnglish,
  optionsEnglish,
  statusEnglish,
  metricsEnglish,
  pictureEnglish,
  printedEnglish,
  doctrineEnglish,
]

export const english: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

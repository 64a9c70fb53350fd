import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { fieldsDanish, namesDanish, optionsDanish } from './book/messages.da.ts'
import { fieldsGerman, namesGerman, optionsGerman } from './book/messages.de.ts'
import { fieldsEnglish, namesEnglish, optionsEnglish } from './book/messages.en.ts'
import { doctrineDanish } from './doctrine/messages.da.ts'
import { doctrineGerman } from './doctrine/messages.de.ts'
import { doctrineEnglish } from './doctrine/messages.en.ts'
import { scenariosDanish } from './scenarios/messages.da.ts'
import { scenariosGerman } from './scenarios/messages.de.ts'
import { scenariosEnglish } from './scenarios/messages.en.ts'
import { stepsDanish } from './show/guide.da.ts'
import { stepsGerman } from './show/guide.de.ts'
import { stepsEnglish } from './show/guide.en.ts'
import { pictureDanish, statusDanish } from './show/messages.da.ts'
import { pictureGerman, statusGerman } from './show/messages.de.ts'
import { pictureEnglish, statusEnglish } from './show/messages.en.ts'
import { metricsDanish } from './show/metrics.da.ts'
import { metricsGerman } from './show/metrics.de.ts'
import { metricsEnglish } from './show/metrics.en.ts'
import { printedDanish } from './show/printed/messages.da.ts'
import { printedGerman } from './show/printed/messages.de.ts'
import { printedEnglish } from './show/printed/messages.en.ts'

/** The sentences that stand in no chapter; no key stands in two of them. */
const parts: Record<Language, readonly Catalogue[]> = {
  en: [
    stepsEnglish,
    fieldsEnglish,
    scenariosEnglish,
    namesEnglish,
    optionsEnglish,
    statusEnglish,
    metricsEnglish,
    pictureEnglish,
    printedEnglish,
    doctrineEnglish,
  ],
  de: [
    stepsGerman,
    fieldsGerman,
    scenariosGerman,
    namesGerman,
    optionsGerman,
    statusGerman,
    metricsGerman,
    pictureGerman,
    printedGerman,
    doctrineGerman,
  ],
  da: [
    stepsDanish,
    fieldsDanish,
    scenariosDanish,
    namesDanish,
    optionsDanish,
    statusDanish,
    metricsDanish,
    pictureDanish,
    printedDanish,
    doctrineDanish,
  ],
}

/** Each language as one. */
export const messages: Record<Language, Catalogue> = {
  en: inOne(parts.en),
  de: inOne(parts.de),
  da: inOne(parts.da),
}

function inOne(catalogues: readonly Catalogue[]): Catalogue {
  return Object.assign({}, ...catalogues)
}

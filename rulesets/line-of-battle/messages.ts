import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { bookDanish } from './book/messages.da.ts'
import { bookGerman } from './book/messages.de.ts'
import { bookEnglish } from './book/messages.en.ts'
import { ranks } from './book/ranks.ts'
import { campaignDanish } from './campaign/messages.da.ts'
import { campaignGerman } from './campaign/messages.de.ts'
import { campaignEnglish } from './campaign/messages.en.ts'
import { doctrineDanish } from './doctrine/messages.da.ts'
import { doctrineGerman } from './doctrine/messages.de.ts'
import { doctrineEnglish } from './doctrine/messages.en.ts'
import { authorDanish } from './scenarios/author-messages.da.ts'
import { scenariosDanish } from './scenarios/messages.da.ts'
import { authorGerman } from './scenarios/author-messages.de.ts'
import { scenariosGerman } from './scenarios/messages.de.ts'
import { authorEnglish } from './scenarios/author-messages.en.ts'
import { scenariosEnglish } from './scenarios/messages.en.ts'
import { diagramsDanish } from './show/guide/diagrams.da.ts'
import { stepsDanish } from './show/guide/messages.da.ts'
import { diagramsGerman } from './show/guide/diagrams.de.ts'
import { stepsGerman } from './show/guide/messages.de.ts'
import { diagramsEnglish } from './show/guide/diagrams.en.ts'
import { stepsEnglish } from './show/guide/messages.en.ts'
import { metricsDanish } from './show/metrics-messages.da.ts'
import { metricsGerman } from './show/metrics-messages.de.ts'
import { metricsEnglish } from './show/metrics-messages.en.ts'
import { printedDanish } from './show/printed/messages.da.ts'
import { printedGerman } from './show/printed/messages.de.ts'
import { printedEnglish } from './show/printed/messages.en.ts'

/** The sentences that belong to no chapter, room by room; no key stands in two of them. */
export const messages: Record<Language, Catalogue> = {
  en: {
    ...bookEnglish,
    ...scenariosEnglish,
    ...authorEnglish,
    ...campaignEnglish,
    ...stepsEnglish,
    ...diagramsEnglish,
    ...printedEnglish,
    ...doctrineEnglish,
    ...metricsEnglish,
    ...ranks,
  },
  de: {
    ...bookGerman,
    ...scenariosGerman,
    ...authorGerman,
    ...campaignGerman,
    ...stepsGerman,
    ...diagramsGerman,
    ...printedGerman,
    ...doctrineGerman,
    ...metricsGerman,
    ...ranks,
  },
  da: {
    ...bookDanish,
    ...scenariosDanish,
    ...authorDanish,
    ...campaignDanish,
    ...stepsDanish,
    ...diagramsDanish,
    ...printedDanish,
    ...doctrineDanish,
    ...metricsDanish,
    ...ranks,
  },
}

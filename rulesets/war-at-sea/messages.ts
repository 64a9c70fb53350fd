import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { abilitiesDanish } from './book/abilities.da.ts'
import { abilitiesGerman } from './book/abilities.de.ts'
import { abilitiesEnglish } from './book/abilities.en.ts'
import { bookDanish } from './book/messages.da.ts'
import { bookGerman } from './book/messages.de.ts'
import { bookEnglish } from './book/messages.en.ts'
import { doctrineDanish } from './doctrine/messages.da.ts'
import { doctrineGerman } from './doctrine/messages.de.ts'
import { doctrineEnglish } from './doctrine/messages.en.ts'
import { cardNames } from './model/names.ts'
import { authorDanish } from './scenarios/author-messages.da.ts'
import { scenariosDanish } from './scenarios/messages.da.ts'
import { authorGerman } from './scenarios/author-messages.de.ts'
import { scenariosGerman } from './scenarios/messages.de.ts'
import { authorEnglish } from './scenarios/author-messages.en.ts'
import { scenariosEnglish } from './scenarios/messages.en.ts'
import { diagramsDanish } from './show/diagrams.da.ts'
import { showDanish } from './show/messages.da.ts'
import { metricsDanish } from './show/metrics-messages.da.ts'
import { printedDanish } from './show/printed/messages.da.ts'
import { diagramsGerman } from './show/diagrams.de.ts'
import { showGerman } from './show/messages.de.ts'
import { metricsGerman } from './show/metrics-messages.de.ts'
import { printedGerman } from './show/printed/messages.de.ts'
import { diagramsEnglish } from './show/diagrams.en.ts'
import { showEnglish } from './show/messages.en.ts'
import { metricsEnglish } from './show/metrics-messages.en.ts'
import { printedEnglish } from './show/printed/messages.en.ts'

/** The sentences that belong to no chapter, room by room; no key stands in two of them. */
export const messages: Record<Language, Catalogue> = {
  en: {
    ...bookEnglish,
    ...abilitiesEnglish,
    ...scenariosEnglish,
    ...authorEnglish,
    ...cardNames('en'),
    ...showEnglish,
    ...diagramsEnglish,
    ...metricsEnglish,
    ...printedEnglish,
    ...doctrineEnglish,
  },
  de: {
    ...bookGerman,
    ...abilitiesGerman,
    ...scenariosGerman,
    ...authorGerman,
    ...cardNames('de'),
    ...showGerman,
    ...diagramsGerman,
    ...metricsGerman,
    ...printedGerman,
    ...doctrineGerman,
  },
  da: {
    ...bookDanish,
    ...abilitiesDanish,
    ...scenariosDanish,
    ...authorDanish,
    ...cardNames('da'),
    ...showDanish,
    ...diagramsDanish,
    ...metricsDanish,
    ...printedDanish,
    ...doctrineDanish,
  },
}

import type { Catalogue, Language } from '@grognard/umpire/message.ts'
import { bookDanish, namesDanish } from './book/messages.da.ts'
import { bookGerman, namesGerman } from './book/messages.de.ts'
import { bookEnglish, namesEnglish } from './book/messages.en.ts'
import { doctrineDanish } from './doctrine/messages.da.ts'
import { doctrineGerman } from './doctrine/messages.de.ts'
import { doctrineEnglish } from './doctrine/messages.en.ts'
import { authorDanish } from './scenarios/author-messages.da.ts'
import { authorGerman } from './scenarios/author-messages.de.ts'
import { authorEnglish } from './scenarios/author-messages.en.ts'
import { scenariosDanish } from './scenarios/messages.da.ts'
import { scenariosGerman } from './scenarios/messages.de.ts'
import { scenariosEnglish } from './scenarios/messages.en.ts'
import { diagramsDanish } from './show/diagrams.da.ts'
import { showDanish } from './show/messages.da.ts'
import { diagramsGerman } from './show/diagrams.de.ts'
import { showGerman } from './show/messages.de.ts'
import { diagramsEnglish } from './show/diagrams.en.ts'
import { showEnglish } from './show/messages.en.ts'

/** The sentences that stand in no chapter. */
export const parts: Record<Language, readonly Catalogue[]> = {
  en: [
    scenariosEnglish,
    authorEnglish,
    namesEnglish,
    bookEnglish,
    showEnglish,
    diagramsEnglish,
    doctrineEnglish,
  ],
  de: [
    scenariosGerman,
    authorGerman,
    namesGerman,
    bookGerman,
    showGerman,
    diagramsGerman,
    doctrineGerman,
  ],
  da: [
    scenariosDanish,
    authorDanish,
    namesDanish,
    bookDanish,
    showDanish,
    diagramsDanish,
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

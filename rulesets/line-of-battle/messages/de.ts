import type { Catalogue } from '@grognard/umpire/message.ts'
import { setupGerman } from '../setup/messages.de.ts'
import { general } from './general.de.ts'
import { names } from './names.de.ts'
import { options } from './options.de.ts'
import { ranks } from './ranks.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [general, names, ranks, options, setupGerman]

export const german: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

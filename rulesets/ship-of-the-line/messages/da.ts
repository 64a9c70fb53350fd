import type { Catalogue } from '@grognard/umpire/message.ts'
import { pictureDanish } from '../picture/messages.da.ts'
import { setupDanish } from '../setup/messages.da.ts'
import { names } from './names.da.ts'
import { options } from './options.da.ts'

/** Every part of the catalogue; no key stands in two of them. */
export const parts: readonly Catalogue[] = [names, options, setupDanish, pictureDanish]

export const danish: Catalogue = Object.fromEntries(parts.flatMap(part => Object.entries(part)))

import { english } from './library.en.ts'
import { german } from './library.de.ts'
import { danish } from './library.da.ts'

/** What is said before a game has been chosen. */
export const libraryMessages = { en: english, de: german, da: danish }

import { english } from './library.en.ts'
import { german } from './library.de.ts'
import { danish } from './library.da.ts'
import { english as remoteEnglish } from './remote.en.ts'
import { english as lobbyEnglish } from './lobby.en.ts'
import { german as remoteGerman } from './remote.de.ts'
import { german as lobbyGerman } from './lobby.de.ts'
import { danish as remoteDanish } from './remote.da.ts'
import { danish as lobbyDanish } from './lobby.da.ts'

/** What is said before a game has been chosen, and of tables far away. */
export const libraryMessages = {
  en: { ...english, ...remoteEnglish, ...lobbyEnglish },
  de: { ...german, ...remoteGerman, ...lobbyGerman },
  da: { ...danish, ...remoteDanish, ...lobbyDanish },
}

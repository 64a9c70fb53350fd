import { english as remoteEnglish } from './remote.en.ts'
import { english as lobbyEnglish } from './lobby.en.ts'
import { german as remoteGerman } from './remote.de.ts'
import { german as lobbyGerman } from './lobby.de.ts'
import { danish as remoteDanish } from './remote.da.ts'
import { danish as lobbyDanish } from './lobby.da.ts'

/** What is said of tables far away; the shelf does without until there are any. */
export const farMessages = {
  en: { ...remoteEnglish, ...lobbyEnglish },
  de: { ...remoteGerman, ...lobbyGerman },
  da: { ...remoteDanish, ...lobbyDanish },
}

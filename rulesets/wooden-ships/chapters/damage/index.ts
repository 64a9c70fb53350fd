import type { State } from '../../model/state.ts'
import { again, ask, chapter, repeat, umpire } from '../../rules.ts'
import type { WsTable } from '../../rules.ts'
import { resolveCriticals } from './criticals.ts'
import { damageEvents } from './events.ts'
import { decideFates } from './fates.ts'
import { takeHits } from './hits.ts'
import { loseGuns, loseGunsFirst, mayChooseMore, seatsToChooseLosses } from './lose-guns.ts'
import { damageDanish } from './messages.da.ts'
import { damageGerman } from './messages.de.ts'
import { damageEnglish } from './messages.en.ts'

/** [WS-182] When all is taken off, nothing is left to choose or to work out. */
function isAllTaken({ results, choices }: State): boolean {
  return (
    choices.length === 0 &&
    results.every(({ isTaken, criticals }) => isTaken && criticals.length === 0)
  )
}

/** Losses, critical hits, how ships are lost. */
export const damage = chapter({
  events: damageEvents,
  orders: { loseGuns, loseGunsFirst },
  steps: {
    broadsides: [
      umpire('damaged', 'WS-182', (table: WsTable) => table.interrupt('damage')),
      umpire('fates', 'WS-200', decideFates),
    ],
    damage: [
      repeat(
        isAllTaken,
        umpire('hits', 'WS-183', takeHits),
        ask(
          'losses',
          'WS-185',
          seatsToChooseLosses,
          again(['loseGunsFirst', 'loseGuns'], mayChooseMore),
        ),
        umpire('criticals', 'WS-187', resolveCriticals),
      ),
    ],
  },
  messages: { en: damageEnglish, de: damageGerman, da: damageDanish },
})

export { rollForDoomed } from './fates.ts'

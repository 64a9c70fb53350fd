import { inches } from '@grognard/geometry/measured/units.ts'
import { byDie } from './by-die.ts'

/** [LOB-080] Widest gap between the ships; [LOB-084] an enemy within this makes it risky; 1/1000 in. */
export const transferGap = inches(2)
export const transferEnemyWithin = inches(10)

/** [LOB-083] The first weather that makes it risky. */
export const transferRoughWeather = 4

/** [LOB-081] Crew that the giver keeps. */
export const crewKept = 1

export type TransferId = 'lost' | 'aborted' | 'half' | 'all'

/** [LOB-085] By the die 1 to 6. */
export const transferTable: readonly TransferId[] = ['lost', 'aborted', 'half', 'all', 'all', 'all']

/** [LOB-085] What comes of the crew declared: how many arrive, stay aboard or are lost. */
export function transferOf(crew: number, die: number): Record<'arrive' | 'stay' | 'lost', number> {
  const result = byDie(transferTable, die)
  if (result === 'lost') return { arrive: 0, stay: 0, lost: crew }
  const arrive = { aborted: 0, half: Math.floor(crew / 2), all: crew }[result]
  return { arrive, stay: crew - arrive, lost: 0 }
}

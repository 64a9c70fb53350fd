import type { LobFurther, LobTable } from '../rules.ts'
import { isRoundDecided, judgeRound, openRound, rollRound } from './round.ts'

/** [LOB-162] What will come of the first round of the melee that was begun last. */
export function foreseeFirstRound(table: LobTable): LobFurther {
  const melee = table.state.melees.at(-1)
  if (!melee) return undefined
  openRound(table, melee.id)
  return foreseeRound
}

/** [LOB-163] Equal totals are thrown again. */
export function foreseeRound(table: LobTable): LobFurther {
  rollRound(table)
  return foreseeJudgement(table)
}

/** The same where the dice have fallen. */
export function foreseeJudgement(table: LobTable): LobFurther {
  judgeRound(table)
  return isRoundDecided(table.state) ? undefined : foreseeRound
}

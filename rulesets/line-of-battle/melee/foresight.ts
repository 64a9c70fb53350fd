import type { LobContinuation, LobTable } from '../rules.ts'
import { isRoundDecided, judgeRound, openRound, rollRound } from './round.ts'

/**
 * [LOB-162] [LOB-167] What will come of the melee that was begun last, round after round until it is
 * won, if nothing else befalls its ships meanwhile.
 */
export function foreseeMelee(table: LobTable): LobContinuation {
  const melee = table.state.melees.at(-1)
  if (!melee || melee.winner !== null) return undefined
  openRound(table, melee.id)
  return foreseeRound
}

/** [LOB-163] Equal totals are thrown again. */
function foreseeRound(table: LobTable): LobContinuation {
  rollRound(table)
  judgeRound(table)
  return isRoundDecided(table.state) ? foreseeMelee : foreseeRound
}

/** [LOB-163] What will come of the round whose dice have fallen; equal totals are thrown again. */
export function foreseeJudgement(table: LobTable): LobContinuation {
  judgeRound(table)
  return isRoundDecided(table.state) ? undefined : foreseeRoundInHand
}

function foreseeRoundInHand(table: LobTable): LobContinuation {
  rollRound(table)
  return foreseeJudgement(table)
}

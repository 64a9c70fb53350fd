import { foreseeDamage, foreseeFirstShot } from '../fire/foresight.ts'
import { judgeRescue } from '../fire/rescue.ts'
import { foreseeJudgement } from '../melee/foresight.ts'
import { judgeTack } from '../movement/tack.ts'
import { judgeMorale } from '../rally/morale.ts'
import type { LobContinuation, LobTable } from '../rules.ts'
import type { Test } from '../state.ts'

const judgements: Record<Test['kind'], (table: LobTable) => LobContinuation> = {
  tack: judgeTack,
  rescue(table) {
    judgeRescue(table)
    foreseeFirstShot(table)
  },
  hit: foreseeDamage,
  melee: foreseeJudgement,
  morale: judgeMorale,
}

/** [LOB-262] What will come of the open test as it stands, if no other points are put on it. */
export function foreseeTest(table: LobTable): LobContinuation {
  const { test } = table.state
  return test === null ? undefined : judgements[test.kind](table)
}

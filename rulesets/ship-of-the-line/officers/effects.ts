import type { SolTable } from '../rules.ts'
import type { EffectId } from '../tables/cards.ts'
import {
  backTopsails,
  backTopsailsRefusals,
  clubHaul,
  clubHaulTables,
  extraMove,
  extraMoveRefusals,
} from './manoeuvres.ts'
import type { CardRefusals, Playing } from './playing.ts'
import {
  bendSails,
  bendSailsRefusals,
  clearWreck,
  clearWreckRefusals,
  plugHull,
  plugHullRefusals,
  replaceRudder,
  replaceRudderRefusals,
} from './repairs.ts'

/** What a card does when it is played by itself, and what forbids it. */
export interface Effect {
  /** Tables in the order in which they are judged; the first that refuses is the last. */
  refusals: readonly CardRefusals[]
  carryOut: (table: SolTable, playing: Playing) => void
}

/** Cards of the captain's own turn; the others go with an attack or a boarding. */
export const effects: Partial<Record<EffectId, Effect>> = {
  clearWreck: { refusals: [clearWreckRefusals], carryOut: clearWreck },
  replaceSails: { refusals: [bendSailsRefusals], carryOut: bendSails },
  plugHull: { refusals: [plugHullRefusals], carryOut: plugHull },
  replaceRudder: { refusals: [replaceRudderRefusals], carryOut: replaceRudder },
  clubHaul: { refusals: clubHaulTables, carryOut: clubHaul },
  backTopsails: { refusals: [backTopsailsRefusals], carryOut: backTopsails },
  extraMove: { refusals: [extraMoveRefusals], carryOut: extraMove },
}

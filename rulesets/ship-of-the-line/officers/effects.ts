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
  execute: (table: SolTable, playing: Playing) => void
}

/** Cards of the captain's own turn; the others go with an attack or a boarding. */
export const effects: Partial<Record<EffectId, Effect>> = {
  clearWreck: { refusals: [clearWreckRefusals], execute: clearWreck },
  replaceSails: { refusals: [bendSailsRefusals], execute: bendSails },
  plugHull: { refusals: [plugHullRefusals], execute: plugHull },
  replaceRudder: { refusals: [replaceRudderRefusals], execute: replaceRudder },
  clubHaul: { refusals: clubHaulTables, execute: clubHaul },
  backTopsails: { refusals: [backTopsailsRefusals], execute: backTopsails },
  extraMove: { refusals: [extraMoveRefusals], execute: extraMove },
}

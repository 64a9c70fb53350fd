import type { Lookahead } from '@grognard/umpire'
import type { State } from '../state.ts'
import { partOfTurn } from './time.ts'

/** The manner of somebody who has little time. */
export const quick = 'quick'

/**
 * To where the guns are laid, and no further: what the dice make of it is all chance. So targets are
 * not followed, for the guns would not have fired.
 */
export const lookahead: Lookahead<State> = {
  clock: state => state.turn + partOfTurn(state),
  isOfUse: ({ place }) => place[place.length - 1]?.at !== 'target',
  ahead: 0.25,
  style: quick,
  candidates: 6,
  priorWeight: 2,
}

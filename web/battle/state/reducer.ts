import type { ActionOf, ActionType, Handlers } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { chartHandlers } from './chart.ts'
import { draftHandlers } from './draft.ts'
import { givingHandlers } from './give-order.ts'
import { withStandingGiven } from './together.ts'
import { playbackHandlers } from './playback.ts'
import { groupHandlers } from './command-group.ts'
import { planHandlers } from './plan.ts'
import { clickMeans, doubleClickMeans } from './pointing.ts'
import { selectionHandlers } from './selection.ts'
import { clockHandlers } from './step-clock.ts'
import { seatHandlers } from './take-seat.ts'
import { sourceHandlers } from './told.ts'

const handlers: Handlers = {
  ...selectionHandlers,
  ...chartHandlers,
  'chart/click': (state, { at }) => clickMeans(state, at).reduce(reduce, state),
  'chart/doubleClick': (state, { at }) => doubleClickMeans(state, at).reduce(reduce, state),
  ...groupHandlers,
  ...planHandlers,
  ...draftHandlers,
  ...givingHandlers,
  ...sourceHandlers,
  ...seatHandlers,
  ...playbackHandlers,
  ...clockHandlers,
}

/** The state after an action. */
export function reduce<Type extends ActionType>(
  state: BattleState,
  action: ActionOf<Type>,
): BattleState {
  const after = handlers[action.type](state, action)
  const hasEnded = state.playback !== null && after.playback === null
  const now = after.standing ? withStandingGiven(after) : after
  return hasEnded ? { ...now, hasJustPlayed: true, isFootFresh: true } : now
}

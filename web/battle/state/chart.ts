import type { ActionType, Handlers } from './actions.ts'
import type { BattleState } from './battle-state.ts'
import { withGhostAt, withPreview } from './draft.ts'
import { withGroupHover } from './group.ts'
import { orderPointedAt } from './pointing.ts'
import { isSameOrder } from './main-order.ts'

type Clicks = 'chart/click' | 'chart/doubleClick'

/** A click means other actions. */
type OfTheChart = Exclude<Extract<ActionType, `chart/${string}`>, Clicks>

/** What is done on the chart, and what is shown there besides the pieces. */
export const chartHandlers: Handlers<OfTheChart> = {
  'chart/hover'(state, { at }) {
    if (state.group) return withGroupHover(state, at)
    if (state.draft && !state.pending) return withGhostAt(state, at?.place ?? null)
    const previewed = orderPointedAt(state, at)
    return isSameOrder(previewed, state.pointer.previewed) ? state : withPreview(state, previewed)
  },
  'chart/toggleRuler'(state) {
    const barred = state.turnView?.ask ? state.turnView.picture.isMeasuringBarred : undefined
    if (barred) return { ...state, objection: { reasons: [], note: barred } }
    return { ...state, hasRuler: !state.hasRuler }
  },
  'chart/toggleArcs': state => ({ ...state, hasArcs: !state.hasArcs }),
  'chart/pinArcs': (state, { piece }) => ({ ...state, ...pinned(state, piece) }),
}

/** The arcs, ranges and reach of any piece besides the one in hand; why they cannot be shown. */
function pinned(state: BattleState, id: string): Partial<BattleState> {
  const { turnView, pinnedArcs } = state
  const piece = turnView?.picture.pieces.find(one => one.id === id)
  if (!turnView || !piece) return {}
  if (pinnedArcs.includes(id)) return { pinnedArcs: pinnedArcs.filter(one => one !== id) }
  const barred = turnView.ask ? turnView.picture.isMeasuringBarred : undefined
  if (barred && piece.seat !== turnView.viewer) return { objection: { reasons: [], note: barred } }
  if (turnView.picture.arcs.some(arc => arc.piece === id))
    return { pinnedArcs: [...pinnedArcs, id] }
  const note = { key: 'web.arcs.none', values: { piece: piece.label } }
  return { objection: { reasons: [], note } }
}

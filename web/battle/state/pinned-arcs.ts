import type { StoreApi } from 'zustand/vanilla'
import type { BattleState } from './battle-state.ts'

/** Shows the arcs, ranges and reach of any piece besides the one in hand, or hides them again; says why it cannot be. */
export function pinArcs(state: StoreApi<BattleState>, piece: string): void {
  state.setState(pinned(state.getState(), piece))
}

export function pinned(state: BattleState, id: string): Partial<BattleState> {
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

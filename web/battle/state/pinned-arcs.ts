import type { StoreApi } from 'zustand/vanilla'
import type { BattleState } from './battle-state.ts'

/** Shows the arcs, ranges and reach of any piece besides the one in hand, or hides them again; says why it cannot be. */
export function pinArcs(state: StoreApi<BattleState>, piece: string): void {
  state.setState(pinned(state.getState(), piece))
}

export function pinned(state: BattleState, id: string): Partial<BattleState> {
  const { standing, pinnedArcs } = state
  const piece = standing?.picture.pieces.find(one => one.id === id)
  if (!standing || !piece) return {}
  if (pinnedArcs.includes(id)) return { pinnedArcs: pinnedArcs.filter(one => one !== id) }
  const barred = standing.ask ? standing.picture.isMeasuringBarred : undefined
  if (barred && piece.seat !== standing.viewer) return { objection: { reasons: [], note: barred } }
  if (standing.picture.arcs.some(arc => arc.piece === id))
    return { pinnedArcs: [...pinnedArcs, id] }
  const note = { key: 'web.arcs.none', values: { piece: piece.label } }
  return { objection: { reasons: [], note } }
}

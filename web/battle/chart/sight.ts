import type { Playable, SightField } from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import type { BattleState } from '../state/battle-state.ts'

/** Whose sight is shown: of the piece in hand, whichever that is, of one that stays, or of none. */
export type SightOf = 'hand' | { piece: string } | null

export const sightOf = createStore<SightOf>(() => null)

/** Shows what the piece in hand sees, or no sight at all. */
export function toggleSight(state: StoreApi<BattleState>): void {
  const now = state.getState()
  if (sightOf.getState() !== null) return sightOf.setState(null)
  sightOf.setState('hand', true)
  const note = now.selected === null ? { key: 'web.sight.take' } : noteOn(now, now.selected)
  if (note) state.setState({ ...now, objection: { reasons: [], note } }, true)
}

/** Shows what any piece sees, or no sight if it was hers; says why it cannot be. */
export function toggleSightOf(state: StoreApi<BattleState>, piece: string): void {
  const shown = sightOf.getState()
  if (pieceShown(state.getState(), shown) === piece) return sightOf.setState(null)
  const note = noteOn(state.getState(), piece)
  if (note) return state.setState({ objection: { reasons: [], note } })
  sightOf.setState(piece === state.getState().selected ? 'hand' : { piece }, true)
}

/** The field of sight on the chart; null where none is shown. */
export function sightShown(
  state: BattleState,
  shown: SightOf = sightOf.getState(),
): SightField | null {
  const piece = pieceShown(state, shown)
  return piece === null || barOn(state, piece) ? null : fieldOf(state, piece)
}

function pieceShown({ selected }: BattleState, shown: SightOf): string | null {
  return shown === 'hand' ? selected : (shown?.piece ?? null)
}

/** Of another side nothing may be looked up while nothing may be measured. */
function barOn({ turnView }: BattleState, id: string) {
  const piece = turnView?.picture.pieces.find(one => one.id === id)
  const barred = turnView?.ask ? turnView.picture.isMeasuringBarred : undefined
  return piece?.seat === turnView?.viewer ? undefined : barred
}

/** Why a piece's sight is not shown. */
function noteOn(state: BattleState, id: string) {
  const barred = barOn(state, id)
  if (barred || fieldOf(state, id)) return barred
  const piece = state.turnView?.picture.pieces.find(one => one.id === id)
  return { key: 'web.sight.none', values: { piece: piece?.label ?? id } }
}

/** Each is worked out once for a view. */
const fields = new WeakMap<Playable, Map<string, SightField | null>>()

function fieldOf({ battle, turnView }: BattleState, piece: string): SightField | null {
  if (!turnView) return null
  const known = fields.get(turnView.view) ?? new Map<string, SightField | null>()
  fields.set(turnView.view, known)
  const before = known.get(piece)
  if (before !== undefined) return before
  const field = battle.game.sight(turnView.view, piece) ?? null
  known.set(piece, field)
  return field
}

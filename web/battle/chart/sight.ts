import type { Playable, SightField } from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'

/** What of the page says whose sight there is. */
type Looking = Pick<BattleState, 'game' | 'turnView' | 'selected'>
type Page = Pick<BattleStore, 'dispatch'> & { getState(): Looking }

/** Whose sight is shown: of the piece in hand, whichever that is, of one that stays, or of none. */
export type SightOf = 'hand' | { piece: string } | null

export const sightOf = createStore<SightOf>(() => null)

/** Shows what the piece in hand sees, or no sight at all. */
export function toggleSight({ getState, dispatch }: Page): void {
  const now = getState()
  if (sightOf.getState() !== null) return sightOf.setState(null)
  sightOf.setState('hand', true)
  const note = now.selected === null ? { key: 'web.sight.take' } : noteOn(now, now.selected)
  if (note) dispatch({ type: 'object', objection: { reasons: [], note } })
}

/** Shows what any piece sees, or no sight if it was hers; says why it cannot be. */
export function toggleSightOf({ getState, dispatch }: Page, piece: string): void {
  const now = getState()
  const shown = sightOf.getState()
  if (pieceShown(now, shown) === piece) return sightOf.setState(null)
  const note = noteOn(now, piece)
  if (note) return dispatch({ type: 'object', objection: { reasons: [], note } })
  sightOf.setState(piece === now.selected ? 'hand' : { piece }, true)
}

/** The field of sight on the chart; null where none is shown. */
export function sightShown(state: Looking, shown: SightOf = sightOf.getState()): SightField | null {
  const piece = pieceShown(state, shown)
  return piece === null || barOn(state, piece) ? null : fieldOf(state, piece)
}

function pieceShown({ selected }: Looking, shown: SightOf): string | null {
  return shown === 'hand' ? selected : (shown?.piece ?? null)
}

/** Of another side nothing may be looked up while nothing may be measured. */
function barOn({ turnView }: Looking, id: string) {
  const piece = turnView?.picture.pieces.find(one => one.id === id)
  const barred = turnView?.ask ? turnView.picture.isMeasuringBarred : undefined
  return piece?.seat === turnView?.viewer ? undefined : barred
}

/** Why a piece's sight is not shown. */
function noteOn(state: Looking, id: string) {
  const barred = barOn(state, id)
  if (barred || fieldOf(state, id)) return barred
  const piece = state.turnView?.picture.pieces.find(one => one.id === id)
  return { key: 'web.sight.none', values: { piece: piece?.label ?? id } }
}

/** Each is worked out once for a view. */
const fields = new WeakMap<Playable, Map<string, SightField | null>>()

function fieldOf({ game, turnView }: Looking, piece: string): SightField | null {
  if (!turnView) return null
  const known = fields.get(turnView.view) ?? new Map<string, SightField | null>()
  fields.set(turnView.view, known)
  const before = known.get(piece)
  if (before !== undefined) return before
  const field = game.sight(turnView.view, piece) ?? null
  known.set(piece, field)
  return field
}

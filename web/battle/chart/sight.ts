import type { Eye, Playable, SightField } from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import type { Pointed } from '@grognard/board'
import type { BattleState } from '../state/battle-state.ts'
import type { BattleStore } from '../state/battle-store.ts'

/** What of the page says whose sight there is. */
type Looking = Pick<BattleState, 'game' | 'turnView' | 'selected'>
type Page = Pick<BattleStore, 'dispatch'> & { getState(): Looking }

/** Whose sight is shown: of the piece in hand, whichever that is, of a piece or a place that stays, or of none. */
export type SightOf = 'hand' | { eye: Eye } | null

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
  if (eyeShown(now, shown) === piece) return sightOf.setState(null)
  const note = noteOn(now, piece)
  if (note) return dispatch({ type: 'object', objection: { reasons: [], note } })
  sightOf.setState(piece === now.selected ? 'hand' : { eye: piece }, true)
}

/** With the tool of sight and nothing in hand: the eye is put to a place. False where a piece is meant, or an order. */
export function lookFrom(
  state: Looking & Pick<BattleState, 'group'>,
  { piece, place }: Pick<Pointed, 'piece' | 'place'>,
): boolean {
  const shown = sightOf.getState()
  const isFree = state.selected === null && state.group === null && piece === null
  if (shown === null || !isFree || !state.game.hasSight) return false
  sightOf.setState({ eye: { x: Math.round(place.x), y: Math.round(place.y) } }, true)
  return true
}

/** The field of sight on the chart; null where none is shown. */
export function sightShown(state: Looking, shown: SightOf = sightOf.getState()): SightField | null {
  const eye = eyeShown(state, shown)
  return eye === null || barOn(state, eye) ? null : fieldOf(state, eye)
}

function eyeShown({ selected }: Looking, shown: SightOf): Eye | null {
  return shown === 'hand' ? selected : (shown?.eye ?? null)
}

/** Of another side nothing may be looked up while nothing may be measured; lines from a place tell no lengths. */
function barOn({ turnView }: Looking, id: Eye) {
  if (typeof id !== 'string') return undefined
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

function fieldOf({ game, turnView }: Looking, eye: Eye): SightField | null {
  if (!turnView) return null
  const known = fields.get(turnView.view) ?? new Map<string, SightField | null>()
  fields.set(turnView.view, known)
  const name = typeof eye === 'string' ? eye : `${eye.x} ${eye.y}`
  const before = known.get(name)
  if (before !== undefined) return before
  const field = game.sight(turnView.view, eye) ?? null
  known.set(name, field)
  return field
}

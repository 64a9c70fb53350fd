import type { Playable, SightField } from '@grognard/umpire'
import { observed } from '../../shared/observed.ts'
import type { Observed } from '../../shared/observed.ts'
import type { BattleState } from '../state/battle-state.ts'

/** Whose sight is shown: of the piece in hand, whichever that is, of one that stays, or of none. */
export type SightOf = 'hand' | { piece: string } | null

export const sightOf = observed<SightOf>(null)

/** Shows what the piece in hand sees, or no sight at all. */
export function toggleSight(state: Observed<BattleState>): void {
  const now = state.get()
  if (sightOf.get() !== null) return sightOf.set(null)
  sightOf.set('hand')
  const note = now.selected === null ? { key: 'web.sight.take' } : noteOn(now, now.selected)
  if (note) state.set({ ...now, objection: { reasons: [], note } })
}

/** Shows what any piece sees, or no sight if it was hers; says why it cannot be. */
export function toggleSightOf(state: Observed<BattleState>, piece: string): void {
  const shown = sightOf.get()
  if (pieceShown(state.get(), shown) === piece) return sightOf.set(null)
  const note = noteOn(state.get(), piece)
  if (note) return state.set({ ...state.get(), objection: { reasons: [], note } })
  sightOf.set(piece === state.get().selected ? 'hand' : { piece })
}

/** The field of sight on the chart; null where none is shown. */
export function sightShown(state: BattleState, shown: SightOf = sightOf.get()): SightField | null {
  const piece = pieceShown(state, shown)
  return piece === null || barOn(state, piece) ? null : fieldOf(state, piece)
}

function pieceShown({ selected }: BattleState, shown: SightOf): string | null {
  return shown === 'hand' ? selected : (shown?.piece ?? null)
}

/** Of another side nothing may be looked up while nothing may be measured. */
function barOn({ standing }: BattleState, id: string) {
  const piece = standing?.picture.pieces.find(one => one.id === id)
  const barred = standing?.ask ? standing.picture.isMeasuringBarred : undefined
  return piece?.seat === standing?.viewer ? undefined : barred
}

/** Why a piece's sight is not shown. */
function noteOn(state: BattleState, id: string) {
  const barred = barOn(state, id)
  if (barred || fieldOf(state, id)) return barred
  const piece = state.standing?.picture.pieces.find(one => one.id === id)
  return { key: 'web.sight.none', values: { piece: piece?.label ?? id } }
}

/** Each is worked out once for a view. */
const fields = new WeakMap<Playable, Map<string, SightField | null>>()

function fieldOf({ battle, standing }: BattleState, piece: string): SightField | null {
  if (!standing) return null
  const known = fields.get(standing.view) ?? new Map<string, SightField | null>()
  fields.set(standing.view, known)
  const before = known.get(piece)
  if (before !== undefined) return before
  const field = battle.game.sight(standing.view, piece) ?? null
  known.set(piece, field)
  return field
}

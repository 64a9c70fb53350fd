import { beginDraft, readyPieces } from '@grognard/board'
import type { BattleState } from './battle-state.ts'
import type { Standing } from './turn-view.ts'

export const emptyHand = {
  draft: null,
  verdict: null,
  pending: null,
  previewed: null,
  objection: null,
  asked: null,
}

/** A piece that alone can act, or the next to be set up, is taken in hand; one that is gone is let go. */
export function withHand(state: BattleState): BattleState {
  const { standing } = state
  if (!standing) return state
  const piece = pieceFor(standing, state.selected)
  const [kind] = (piece !== null && standing.choices.drawn.get(piece)) || []
  if (piece === null || kind === undefined) return { ...state, selected: piece }
  const heading = standing.picture.pieces.find(one => one.id === piece)?.heading ?? 0
  return { ...state, selected: piece, draft: beginDraft(standing.desk, kind, piece, heading) }
}

/** Nothing half done is kept. A piece waiting to be set up stays in hand, since no click would take it up again. */
export function withFreshHand(state: BattleState): BattleState {
  return withHand({ ...state, ...emptyHand })
}

/**
 * The piece goes out of hand, unless it alone can act and nothing of it is drawn: its orders would be
 * out of reach. With none on the chart that can act, the next is taken up.
 */
export function withoutPiece(state: BattleState): BattleState {
  const free = { ...state, ...emptyHand, selected: null }
  const { standing } = free
  if (!standing) return free
  const [lone, ...others] = readyPieces(standing.choices)
  const isOnlyListed =
    lone !== undefined && others.length === 0 && !standing.choices.drawn.has(lone)
  return isReadyOnChart(standing) && !isOnlyListed ? free : withHand(free)
}

function pieceFor(standing: Standing, selected: string | null): string | null {
  const ready = readyPieces(standing.choices)
  const isThere = standing.picture.pieces.some(piece => piece.id === selected)
  const isReady = selected !== null && ready.includes(selected)
  if (isReady || (isThere && ready.length === 0)) return selected
  const [first = null] = ready
  return ready.length === 1 || !isReadyOnChart(standing) ? first : null
}

function isReadyOnChart({ choices, picture }: Standing): boolean {
  const ready = readyPieces(choices)
  return picture.pieces.some(({ id }) => ready.includes(id))
}

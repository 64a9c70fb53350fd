import { beginDraft, readyPieces } from '@grognard/board'
import type { BattleState } from './battle-state.ts'
import type { TurnView } from './turn-view.ts'

export const emptySelection = {
  draft: null,
  verdict: null,
  pending: null,
  previewed: null,
  objection: null,
  asked: null,
}

/** A piece that alone can act, or the next to be set up, is taken in hand; one that is gone is let go. */
export function withSelection(state: BattleState): BattleState {
  const { turnView } = state
  if (!turnView) return state
  const piece = pieceFor(turnView, state.selected)
  const [kind] = (piece !== null && turnView.choices.drawn.get(piece)) || []
  if (piece === null || kind === undefined) return { ...state, selected: piece }
  const heading = turnView.picture.pieces.find(one => one.id === piece)?.heading ?? 0
  return {
    ...state,
    selected: piece,
    draft: beginDraft(turnView.orderContext, kind, piece, heading),
  }
}

/** Nothing half done is kept. A piece waiting to be set up stays in hand, since no click would take it up again. */
export function withFreshSelection(state: BattleState): BattleState {
  return withSelection({ ...state, ...emptySelection })
}

/**
 * The piece goes out of hand, unless it alone can act and nothing of it is drawn: its orders would be
 * out of reach. With none on the chart that can act, the next is taken up.
 */
export function withoutPiece(state: BattleState): BattleState {
  const free = { ...state, ...emptySelection, selected: null }
  const { turnView } = free
  if (!turnView) return free
  const [lone, ...others] = readyPieces(turnView.choices)
  const isOnlyListed =
    lone !== undefined && others.length === 0 && !turnView.choices.drawn.has(lone)
  return isReadyOnChart(turnView) && !isOnlyListed ? free : withSelection(free)
}

function pieceFor(turnView: TurnView, selected: string | null): string | null {
  const ready = readyPieces(turnView.choices)
  const isThere = turnView.picture.pieces.some(piece => piece.id === selected)
  const isReady = selected !== null && ready.includes(selected)
  if (isReady || (isThere && ready.length === 0)) return selected
  const [first = null] = ready
  return ready.length === 1 || !isReadyOnChart(turnView) ? first : null
}

function isReadyOnChart({ choices, picture }: TurnView): boolean {
  const ready = readyPieces(choices)
  return picture.pieces.some(({ id }) => ready.includes(id))
}

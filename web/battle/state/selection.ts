import { readyPieces } from '@grognard/board'
import type { Handlers } from './actions.ts'
import { emptySelection } from './battle-state.ts'
import type { BattleState } from './battle-state.ts'
import { askedBeforeTaking } from './confirmations.ts'
import { draftBegun, withDraftBegun } from './draft.ts'
import { orderInHand } from './main-order.ts'
import type { TurnView } from './turn-view.ts'

/** What is taken in hand and put aside. */
export const selectionHandlers: Handlers<'select' | 'highlight' | 'object' | 'dismiss'> = {
  /** An order that has been made ready is never dropped without a word. */
  select(state, { piece }) {
    if (orderInHand(state) && (piece === null || piece === state.selected)) return state
    const confirmation = piece === null ? null : askedBeforeTaking(state, piece)
    return confirmation ? { ...state, confirmation } : withPieceTaken(state, piece)
  },
  highlight: (state, { pieces }) => ({ ...state, stirred: pieces }),
  object: (state, { objection }) => ({ ...state, objection }),
  dismiss: state => ({ ...state, objection: null, fault: null }),
}

/** Takes a piece in hand, whatever is dropped for it; the first order that is drawn for it is begun. */
export function withPieceTaken(state: BattleState, selected: string | null): BattleState {
  const taken = { ...state, ...emptySelection, selected }
  const [kind] = (selected !== null && state.turnView?.choices.drawn.get(selected)) || []
  return kind === undefined ? taken : withDraftBegun(taken, kind)
}

/** A piece that alone can act, or the next to be set up, is taken in hand; one that is gone is let go. */
export function withSelection(state: BattleState): BattleState {
  const { turnView } = state
  if (!turnView) return state
  const selected = pieceFor(turnView, state.selected)
  const [kind] = (selected !== null && turnView.choices.drawn.get(selected)) || []
  if (selected === null || kind === undefined) return { ...state, selected }
  return { ...state, selected, draft: draftBegun(turnView, kind, selected) }
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

import { beginDraft, hoverDraft, orderAhead, pointDraft, shortenDraft } from '@grognard/board'
import type { Draft, Hands, Point } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { StoreApi } from 'zustand/vanilla'
import type { BattleState, Objection } from './battle-state.ts'
import { askedBeforeTaking } from './confirmations.ts'
import { isBegun, orderInHand } from './main-order.ts'
import { pinArcs } from './pinned-arcs.ts'
import { orderPointedAt, pointing } from './pointing.ts'
import { isSameOrder } from './same-order.ts'
import { emptySelection } from './selection.ts'

/** What orders are drawn, aimed and made ready with, before any is given. */
export interface Drafting {
  select(piece: string | null): void
  /** As `select`, but whatever is in hand is dropped. */
  take(piece: string | null): void
  consider(order: Kind): void
  setDraft(draft: Draft): void
  reshape(change: (draft: Draft) => Draft | null): void
  begin(kind: string): void
  back(): void
  hands: Hands
}

interface Ways {
  choose(order: Kind): void
  object(objection: Objection): void
}

export function createDrafting(state: StoreApi<BattleState>, { choose, object }: Ways): Drafting {
  const patch = (change: Partial<BattleState>): void => state.setState(change)

  const setDraft = (draft: Draft): void => {
    const { turnView } = state.getState()
    const ahead = turnView && orderAhead(turnView.orderContext, draft)
    const verdict = turnView && ahead ? turnView.orderContext.judge(ahead) : null
    const pending = isBegun({ turnView, draft }) ? null : state.getState().pending
    patch({ draft, verdict, objection: null, pending })
  }

  const reshape = (change: (draft: Draft) => Draft | null): void => {
    const { draft } = state.getState()
    if (draft) setDraft(change(draft) ?? draft)
  }

  const begin = (kind: string): void => {
    const { turnView, selected } = state.getState()
    if (!turnView || selected === null) return
    const heading = turnView.picture.pieces.find(piece => piece.id === selected)?.heading ?? 0
    patch({ pending: null })
    setDraft(beginDraft(turnView.orderContext, kind, selected, heading))
  }

  const take = (selected: string | null): void => {
    patch({ ...emptySelection, selected })
    const { turnView } = state.getState()
    const [kind] = (selected !== null && turnView?.choices.drawn.get(selected)) || []
    if (kind !== undefined) begin(kind)
  }

  /** An order that has been made ready is never dropped without a word. */
  const select = (piece: string | null): void => {
    const now = state.getState()
    if (orderInHand(now) && (piece === null || piece === now.selected)) return
    const asked = piece === null ? null : askedBeforeTaking(now, piece)
    if (asked) patch({ asked })
    else take(piece)
  }

  const back = (): void => {
    const { turnView } = state.getState()
    if (turnView) reshape(draft => shortenDraft(turnView.orderContext, draft))
  }

  const orderContext = () => state.getState().turnView?.orderContext
  const settleAt = (place: Point): void => {
    const at = orderContext()
    if (at) reshape(draft => pointDraft(at, draft, place))
  }
  const hoverAt = (place: Point | null): void => {
    const at = orderContext()
    if (at && state.getState().draft) reshape(draft => hoverDraft(at, draft, place))
  }

  const aim = (pending: Kind): void => {
    const { draft } = state.getState()
    const still = draft?.tool === 'path' ? { ...draft, ahead: null } : draft
    patch({ pending, draft: still, verdict: null, objection: null })
  }
  /** From the list as by pointing; what is drawn of another order gives way. */
  const consider = (wanted: Kind): void => {
    if (isBegun(state.getState())) patch({ ...emptySelection, pending: wanted })
    else aim(wanted)
  }
  const hands: Hands = {
    pointed: at => pointing(state.getState(), at, { select, choose, settleAt, object, aim }),
    hovered(at) {
      const now = state.getState()
      if (now.draft && !now.pending) return hoverAt(at?.place ?? null)
      const previewed = orderPointedAt(now, at)
      if (!isSameOrder(previewed, now.previewed)) patch({ previewed })
    },
    held: at => at.piece !== null && pinArcs(state, at.piece),
    drawn: hoverAt,
    drawnTo: settleAt,
  }

  return { select, take, consider, setDraft, reshape, begin, back, hands }
}

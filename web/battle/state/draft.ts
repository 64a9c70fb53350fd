import {
  beginDraft,
  flipSwitch,
  hoverDraft,
  orderAhead,
  pointDraft,
  settledOn,
  shortenDraft,
  traceOf,
  turnDraft,
} from '@grognard/board'
import type { Draft, Point } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import { emptySelection } from './battle-state.ts'
import type { BattleState, Objection } from './battle-state.ts'
import { draftNow, isBegun, isSameOrder } from './main-order.ts'
import { pieceName } from './turn-view.ts'
import type { TurnView } from './turn-view.ts'
import type { ActionType, Handlers } from './actions.ts'

type OfDrafts = Extract<ActionType, `draft/${string}`>
type OfOrdersInHand = 'order/preview' | 'order/consider' | 'order/aim' | 'order/suggest'

/** What orders are drawn and made ready with, before any is given. */
export const draftHandlers: Handlers<OfDrafts | OfOrdersInHand> = {
  /** What is drawn of the same order already stays as it is. */
  'draft/begin': (state, { kind }) =>
    state.draft?.kind === kind && isBegun(state)
      ? state
      : withDraftBegun({ ...state, pending: null }, kind),
  'draft/hover': (state, { place }) => withGhostAt(state, place),
  'draft/settle'(state, { place }) {
    const next = reshaped(state, (draft, at) => pointDraft(at, draft, place))
    const objection = isSpent(state, next)
      ? noFurther(next, place)
      : whyNoFurther(state, next, place)
    return objection ? { ...next, objection } : next
  },
  'draft/turn': (state, { by }) => reshaped(state, draft => turnDraft(draft, by)),
  'draft/flip': (state, { flipped }) => reshaped(state, draft => flipSwitch(draft, flipped)),
  'draft/shorten': state => reshaped(state, (draft, at) => shortenDraft(at, draft)),

  'order/preview': (state, { order }) => withPreview(state, order),
  'order/consider': (state, { order }) => considered(state, order),
  'order/aim': (state, { order }) => aimed(state, order),
  'order/suggest': (state, { order }) =>
    state.draft?.tool === 'path'
      ? withDraft(state, settledOn(state.draft, order))
      : considered(state, order),
}

/** Pointing there has led nowhere, since what the piece may spend on its way is spent. */
function isSpent({ draft: before, turnView }: BattleState, { draft }: BattleState): boolean {
  if (!turnView || before?.tool !== 'path' || draft?.tool !== 'path') return false
  const trace = traceOf(turnView.orderContext, before)
  return isSameOrder(before.order, draft.order) && trace !== null && trace.cost >= trace.budget
}

/** Nor has it though something is left: what the umpire has against one step more. */
function whyNoFurther(
  { draft: before }: BattleState,
  { draft, turnView }: BattleState,
  at: Point,
): Objection | null {
  if (!turnView || before?.tool !== 'path' || draft?.tool !== 'path') return null
  if (!isSameOrder(before.order, draft.order)) return null
  const { orderContext, view, viewer } = turnView
  const tool = orderContext.tool(draft.kind)
  const order = tool.tool === 'path' && tool.beyond?.(view, viewer, draft.order, at.x, at.y)
  const ruling = order && orderContext.judge(order)
  return ruling && !ruling.allowed ? { reasons: ruling.because, note: null, at } : null
}

function noFurther({ turnView, draft }: BattleState, at: Point): Objection {
  const piece = turnView && draft ? pieceName(turnView, draft.piece) : ''
  return { reasons: [], note: { key: 'web.order.noFurther', values: { piece } }, at }
}

export function withDraftBegun(state: BattleState, kind: string): BattleState {
  const { turnView, selected } = state
  if (!turnView || selected === null) return state
  return withDraft(state, draftBegun(turnView, kind, selected))
}

/** Nothing of it is drawn yet. */
export function draftBegun({ orderContext, picture }: TurnView, kind: string, id: string): Draft {
  const heading = picture.pieces.find(piece => piece.id === id)?.heading ?? 0
  return beginDraft(orderContext, kind, id, heading)
}

/** The draft as it is settled now; the ghost is where it is. */
export function withDraft(state: BattleState, draft: Draft): BattleState {
  return judged({ ...state, draft, pointer: { ...state.pointer, ghost: null } })
}

/** The ghost with the pointer's place taken, or without it. */
export function withGhostAt(state: BattleState, place: Point | null): BattleState {
  const { turnView, draft } = state
  const before = draftNow(state)
  if (!turnView || !draft || !before) return state
  const next = hoverDraft(turnView.orderContext, before, place)
  const isAtRest = next.tool === 'path' && next.ahead === null
  return judged({ ...state, pointer: { ...state.pointer, ghost: isAtRest ? null : next } })
}

/** The umpire's word on what is drawn; what was chosen or said before gives way to it. */
function judged(state: BattleState): BattleState {
  const { turnView } = state
  const draft = draftNow(state)
  const ahead = turnView && draft && orderAhead(turnView.orderContext, draft)
  const verdict = turnView && ahead ? turnView.orderContext.judge(ahead) : null
  const pending = isBegun(state) ? null : state.pending
  return { ...state, pointer: { ...state.pointer, verdict }, objection: null, pending }
}

type Change = (draft: Draft, at: TurnView['orderContext']) => Draft | null

function reshaped(state: BattleState, change: Change): BattleState {
  const draft = draftNow(state)
  if (!draft || !state.turnView) return state
  const next = change(draft, state.turnView.orderContext)
  return next ? withDraft(state, next) : judged(state)
}

export function withPreview(state: BattleState, previewed: Kind | null): BattleState {
  if (previewed === state.pointer.previewed) return state
  return { ...state, pointer: { ...state.pointer, previewed } }
}

/** From the list as by pointing; what is drawn of another order gives way. */
export function considered(state: BattleState, order: Kind): BattleState {
  return isBegun(state) ? { ...state, ...emptySelection, pending: order } : aimed(state, order)
}

function aimed(state: BattleState, pending: Kind): BattleState {
  const { ghost, previewed } = state.pointer
  const still = ghost?.tool === 'path' ? null : ghost
  const pointer = { ...state.pointer, ghost: still, verdict: null, previewed }
  return { ...state, pending, pointer, objection: null }
}

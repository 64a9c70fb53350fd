import { orderAhead, targetOf } from '@grognard/board'
import type { Point, Scene } from '@grognard/board'
import type { Words } from '@grognard/board/words/index.ts'
import type { Game, Kind, Ruling } from '@grognard/umpire'
import type { BattleState } from '../state/battle-state.ts'
import { isBegun } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'

/** The order that is looked at: under the pointer, in hand, or as the ghost of a draft stands. */
export function orderLookedAt(state: BattleState): Kind | null {
  const { turnView, previewed, pending, draft, playback } = state
  if (!turnView || playback || turnView.outcome) return null
  if (previewed ?? pending) return previewed ?? pending
  if (!draft) return null
  const isDrawn = isBegun(state) || (draft.tool === 'path' && draft.ahead !== null)
  return isDrawn ? orderAhead(turnView.orderContext, draft) : null
}

/** The order in words; of one that names no such piece only what kind it is. */
export function orderText(words: Words, game: Game, { view }: TurnView, order: Kind): string {
  try {
    return words.say(game.describeOrder(view, order))
  } catch {
    return words.name('order', order.kind)
  }
}

/** The umpire's word on it. What is offered is lawful; what is drawn has been judged already. */
export function rulingOn({ turnView, draft, verdict }: BattleState, order: Kind): Ruling | null {
  if (!turnView) return null
  const isDraft = draft !== null && orderAhead(turnView.orderContext, draft) === order
  return isDraft && verdict ? verdict : turnView.orderContext.judge(order)
}

/** What the note lies beside: the ghost, what the order is aimed at, or the piece that acts; null without any. */
export function anchorOf(state: BattleState, scene: Scene): Point | null {
  if (state.objection?.at) return state.objection.at
  const order = orderLookedAt(state)
  const { turnView } = state
  const target = order && turnView && targetOf(turnView.orderContext, order)
  const pieceWith = (id: string | null | undefined) =>
    scene.picture.pieces.find(piece => piece.id === id)
  return pieceWith(target) ?? scene.sketch?.poses.at(-1) ?? pieceWith(actingIn(state)) ?? null
}

function actingIn(state: BattleState): string | null {
  const order = orderLookedAt(state)
  const { turnView, selected } = state
  if (!order || !turnView) return selected
  const tool = turnView.orderContext.tool(order.kind)
  return (tool.tool === 'list' && tool.piece?.(order, turnView.view)) || selected
}

import { orderAhead, targetOf } from '@grognard/board'
import type { Point, Scene } from '@grognard/board'
import type { Words } from '@grognard/board/words/index.ts'
import type { Game, Kind, Ruling } from '@grognard/umpire'
import type { BattleState } from '../state/battle-state.ts'
import { sharedNow } from '../state/group.ts'
import { draftNow, isDrawn } from '../state/main-order.ts'
import type { TurnView } from '../state/turn-view.ts'

/** What says which order is looked at. */
type Looked = Pick<BattleState, 'turnView' | 'draft' | 'pointer' | 'pending' | 'playback'>

/** The order that is looked at: as the hand draws it now, under the pointer, in hand, or as it is drawn. */
export function orderLookedAt(state: Looked): Kind | null {
  const { turnView, pending, playback } = state
  const { previewed } = state.pointer
  if (!turnView || playback || turnView.outcome) return null
  const draft = draftNow(state)
  const isByHand = !pending && draft?.tool === 'path' && draft.ahead !== null
  if (!isByHand && (previewed ?? pending)) return previewed ?? pending
  return draft && isDrawn(state) ? orderAhead(turnView.orderContext, draft) : null
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
export function rulingOn(state: Looked, order: Kind): Ruling | null {
  const { turnView, pointer } = state
  if (!turnView) return null
  const draft = draftNow(state)
  const isDraft = draft !== null && orderAhead(turnView.orderContext, draft) === order
  return isDraft && pointer.verdict ? pointer.verdict : turnView.orderContext.judge(order)
}

/** What the note lies beside: the ghost, what the order is aimed at, or the piece that acts; null without any. */
export function anchorOf(state: BattleState, scene: Scene): Point | null {
  if (state.objection?.at) return state.objection.at
  const meant = sharedNow(state)?.aim
  if (meant && meant.at !== 'nothing') return meant.at === 'place' ? meant : pieceWith(meant.piece)
  const order = orderLookedAt(state)
  const { turnView } = state
  const target = order && turnView && targetOf(turnView.orderContext, order)
  return pieceWith(target) ?? endOf(order) ?? pieceWith(actingIn(state))

  function endOf(shown: Kind | null): Point | undefined {
    const isLooked = scene.looked && shown === state.pointer.previewed
    return (isLooked ? scene.looked : scene.sketch)?.poses.at(-1)
  }

  function pieceWith(id: string | null | undefined): Point | null {
    return scene.picture.pieces.find(piece => piece.id === id) ?? null
  }
}

function actingIn(state: BattleState): string | null {
  const order = orderLookedAt(state)
  const { turnView, selected } = state
  if (!order || !turnView) return selected
  const tool = turnView.orderContext.tool(order.kind)
  return (tool.tool === 'list' && tool.piece?.(order, turnView.view)) || selected
}

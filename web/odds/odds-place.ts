import { targetOf } from '@grognard/board'
import type { Point, Scene } from '@grognard/board'
import type { BattleState } from '../battle/battle-state.ts'
import { orderLookedAt } from './odds-order.ts'

/** What the note lies beside: the ghost, what the order is aimed at, or the piece that acts; null without any. */
export function anchorOf(state: BattleState, scene: Scene): Point | null {
  if (state.objection?.at) return state.objection.at
  const order = orderLookedAt(state)
  const { standing } = state
  const target = order && standing && targetOf(standing.desk, order)
  const pieceWith = (id: string | null | undefined) =>
    scene.picture.pieces.find(piece => piece.id === id)
  return pieceWith(target) ?? scene.sketch?.poses.at(-1) ?? pieceWith(actingIn(state)) ?? null
}

function actingIn(state: BattleState): string | null {
  const order = orderLookedAt(state)
  const { standing, selected } = state
  if (!order || !standing) return selected
  const tool = standing.desk.tool(order.kind)
  return (tool.tool === 'list' && tool.piece?.(order, standing.view)) || selected
}

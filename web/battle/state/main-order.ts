import { isFresh, orderOf, readyPieces, traceOf } from '@grognard/board'
import type { Draft } from '@grognard/board'
import type { Kind } from '@grognard/umpire'
import type { BattleState, Objection } from './battle-state.ts'
import { pieceName } from './piece-name.ts'
import { isSameOrder } from './same-order.ts'
import { suggested } from './suggested.ts'
import type { Standing } from './turn-view.ts'

/** What the main button does now. */
export type MainOrder =
  | { from: 'draft' | 'pending' | 'offer'; order: Kind }
  /** Asked for, but not open: the button says why. */
  | { from: 'shut'; order: Kind }
  /** One of several, of which the player has drawn or chosen none. */
  | { from: 'undrawn'; order: Kind }

export function mainOrder(state: BattleState): MainOrder | null {
  const { standing, draft, pending } = state
  if (!standing?.ask) return null
  const drafted = draft && orderOf(standing.desk, draft)
  if (draft && drafted && isBegun(state)) return { from: 'draft', order: drafted }
  if (pending) return { from: 'pending', order: pending }
  const [offered] = standing.choices.primary
  if (offered) return { from: 'offer', order: offered }
  const isLone = draft && drafted && isLoneOrder(standing, draft, drafted)
  if (isLone && standing.desk.judge(drafted).allowed) return { from: 'draft', order: drafted }
  const [shut] = standing.choices.shut
  if (shut !== undefined) return { from: 'shut', order: { kind: shut } }
  return drafted && !isLone ? { from: 'undrawn', order: drafted } : null
}

/** Nothing else could be meant than the order as it is before anything is drawn. */
export function isLoneOrder(standing: Standing, draft: Draft, drafted: Kind): boolean {
  return suggested(standing, draft).every(offered => isSameOrder(offered, drafted))
}

/** Going on asks for a hand: where one of several orders must be drawn or chosen first, this says so. */
export function undrawn({ standing, draft }: BattleState): Objection {
  const piece = standing && draft ? pieceName(standing, draft.piece) : ''
  return { reasons: [], note: { key: 'web.order.undrawn', values: { piece } } }
}

/** The order that is drawn or chosen and only wants to be given; null when there is none. */
export function orderInHand(state: BattleState): Kind | null {
  const main = mainOrder(state)
  return main && (main.from === 'pending' || isBegun(state)) ? main.order : null
}

/** A slip of many fields begins with the order of its kind that is in hand, as advice puts it there. */
export function filledIn(
  { desk, view, viewer }: Standing,
  kind: string,
  inHand: Kind | null,
): Kind {
  if (inHand?.kind === kind) return inHand
  const tool = desk.tool(kind)
  return tool.tool === 'form' ? tool.start(view, viewer) : { kind }
}

/** Going on is meant for its button: Enter alone says so. */
export function notByEnter({ standing, battle }: BattleState, order: Kind): Objection {
  const told = standing ? battle.game.describeOrder(standing.view, order) : ''
  return { reasons: [], note: { key: 'web.order.byButton', values: { order: told } } }
}

/** What was chosen stays so, whatever is pressed once more. */
export function standsAlready({ standing, battle }: BattleState, order: Kind): Objection {
  const told = standing ? battle.game.describeOrder(standing.view, order) : ''
  return { reasons: [], note: { key: 'web.order.chosen', values: { order: told } } }
}

/** Enter gives what is drawn or chosen: where going on is not open yet, what is asked for first. */
export function notYet({ standing, battle }: BattleState): Objection {
  const step = standing?.ask ? { key: `step.${standing.ask.step}` } : ''
  const named = battle.game.messages.en[`step.${standing?.ask?.step}`] === undefined ? '' : step
  return { reasons: [], note: { key: 'web.order.notYet', values: { step: named } } }
}

/** With nothing in hand and no way on there is still something that can be done. */
export function emptyHanded({ standing }: BattleState): Objection | null {
  if (!standing?.ask) return null
  const hasReady = readyPieces(standing.choices).length > 0
  const key = hasReady ? 'web.order.emptyHand' : 'web.order.emptyHandOffers'
  return { reasons: [], note: { key } }
}

/** Something of the draft is settled that giving another order would lose. */
export function isBegun({ standing, draft }: Pick<BattleState, 'standing' | 'draft'>): boolean {
  if (!standing || !draft) return false
  if (draft.tool === 'place') return draft.at !== null
  if (isFresh(standing.desk, draft))
    return draft.isPointed === true && standing.desk.judge(draft.order).allowed
  const trace = traceOf(standing.desk, { ...draft, ahead: null })
  return trace !== null && (trace.poses.length > 1 || trace.cost > 0)
}

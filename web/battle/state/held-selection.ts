import { orderAhead, orderOf } from '@grognard/board'
import type { Draft } from '@grognard/board'
import type { Kind, Reason } from '@grognard/umpire'
import type { BattleState, Objection } from './battle-state.ts'
import { isBegun } from './main-order.ts'
import type { Standing } from './turn-view.ts'

/** What was in a player's hand before the page showed something else: a playback, or the roll of a die. */
export interface HeldHand extends Pick<
  BattleState,
  'selected' | 'draft' | 'verdict' | 'pending' | 'objection' | 'asked'
> {
  standing: Standing
}

/** The hand as it is; what is held already while something else is shown; null where nobody is asked. */
export function handOf(state: BattleState): HeldHand | null {
  const { standing, held } = state
  if (held || !standing?.ask) return held
  const { selected, draft, verdict, pending, objection, asked } = state
  return { standing, selected, draft, verdict, pending, objection, asked }
}

/** Once orders are asked for again: what can still be ordered is in hand again; what cannot is told. */
export function withHandBack(state: BattleState): BattleState {
  const { held, standing } = state
  if (!held || state.playback) return state
  const after = { ...state, held: null }
  if (!standing || held.standing.viewer !== standing.viewer) return after
  return standing.ask?.step === held.standing.ask?.step
    ? givenBack(after, standing, held)
    : { ...after, ...told(after, held, readyIn(held), 'web.order.dropped.step', []) }
}

function givenBack(after: BattleState, standing: Standing, held: HeldHand): BattleState {
  const { objection, asked, pending, selected } = held
  const isAsked = asked && standing.desk.judge(asked.order).allowed
  const ruling = pending && standing.desk.judge(pending)
  const drawn = draftBack(standing, held)
  const lost = lostOf(standing, held, drawn !== null)
  return {
    ...after,
    objection,
    ...(isAsked && { asked }),
    ...(drawn && { ...drawn, selected }),
    ...(ruling?.allowed && { pending, selected }),
    ...(lost && told(after, held, lost.order, 'web.order.dropped', lost.because)),
  }
}

/** Null where it is drawn no more; what was lawful must still be so. */
function draftBack(
  standing: Standing,
  { draft, verdict }: HeldHand,
): Pick<BattleState, 'draft' | 'verdict'> | null {
  if (!draft || !standing.choices.drawn.get(draft.piece)?.includes(draft.kind)) return null
  const now = verdictOn(standing, draft)
  return verdict?.allowed && now && !now.allowed ? null : { draft, verdict: now ?? verdict }
}

function verdictOn({ desk }: Standing, draft: Draft): BattleState['verdict'] {
  const ahead = orderAhead(desk, draft)
  return ahead && desk.judge(ahead)
}

/** The order that was ready and can no longer be given, and why. */
function lostOf(
  { desk }: Standing,
  held: HeldHand,
  isDrawn: boolean,
): { order: Kind; because: readonly Reason[] } | null {
  const order = readyIn(held)
  if (!order || (!held.pending && isDrawn)) return null
  const ruling = desk.judge(order)
  return held.pending && ruling.allowed
    ? null
    : { order, because: ruling.allowed ? [] : ruling.because }
}

/** Only what the player has chosen or drawn himself is missed. */
function readyIn({ standing, draft, pending }: HeldHand): Kind | null {
  if (pending) return pending
  return draft && isBegun({ standing, draft }) ? orderOf(standing.desk, draft) : null
}

function told(
  { battle }: BattleState,
  { standing }: HeldHand,
  order: Kind | null,
  key: string,
  reasons: readonly Reason[],
): { objection: Objection } | undefined {
  if (!order) return undefined
  const values = { order: battle.game.describeOrder(standing.view, order) }
  return { objection: { reasons, note: { key, values } } }
}

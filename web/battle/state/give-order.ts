import { settledOn } from '@grognard/board'
import { resignation } from '@grognard/umpire'
import type { Forfeit, Kind } from '@grognard/umpire'
import type { Handlers } from './actions.ts'
import { emptySelection } from './battle-state.ts'
import type { BattleState, Objection } from './battle-state.ts'
import { askedBefore, isChosenAlready, isYetToConsider } from './confirmations.ts'
import { considered, withDraft } from './draft.ts'
import {
  draftNow,
  emptyHanded,
  isBegun,
  loneForm,
  mainOrder,
  notByEnter,
  notYet,
  orderInHand,
  undrawn,
} from './main-order.ts'
import { finished, toggled } from './playback.ts'
import { isWaitingToResume } from './prompt.ts'
import { asked, sent } from './requests.ts'
import { withFreshSelection, withoutPiece, withPieceTaken } from './selection.ts'
import { givenTogether, groupGiven, undoneTogether } from './together.ts'

type OfGiving =
  | 'order/choose'
  | 'order/fillIn'
  | 'order/confirm'
  | 'order/enter'
  | 'order/answer'
  | 'cancel'
  | 'undo'
  | 'resign'
  | 'agree'

/** How orders are given: each goes onto its way, from where the umpire's ruling comes back. */
export const givingHandlers: Handlers<OfGiving> = {
  'order/choose': (state, { order }) => chosen(state, order),
  'order/fillIn': (state, { form }) => ({ ...state, openForm: form }),
  'order/confirm'(state) {
    if (state.playback) return finished(state)
    if (isWaitingToResume(state)) return resumed(state)
    if (state.group?.shared) return groupGiven(state, state.group.shared)
    return goneOn(state, false)
  },
  'order/enter'(state) {
    if (state.playback) return finished(state)
    if (state.hasJustPlayed) return state
    if (state.group?.shared) return groupGiven(state, state.group.shared)
    const ready = orderInHand(state)
    if (ready) return chosen(state, ready)
    const draft = draftNow(state)
    if (draft?.tool === 'path' && draft.ahead)
      return withDraft(state, settledOn(draft, draft.ahead))
    return goneOn(state, true)
  },
  'order/answer'(state, { answer }) {
    const { confirmation } = state
    const after = { ...state, confirmation: null }
    if (confirmation?.about === 'forfeit' && answer === 'leave')
      return withFirstTaken(after, confirmation.forfeits)
    if (!confirmation || answer === 'leave') return after
    const thenTake = confirmation.about === 'ungiven' ? confirmation.piece : null
    if (confirmation.about === 'last' && confirmation.more.length > 0)
      return givenTogether(after, [confirmation.order, ...confirmation.more])
    if (answer === 'yes') return given(after, confirmation.order, thenTake)
    return thenTake !== null && after.turnView?.ask ? withPieceTaken(after, thenTake) : after
  },
  cancel(state) {
    if (state.playback?.isRunning) return toggled(state)
    if (state.confirmation) return { ...state, confirmation: null }
    if (state.isBoxing) return { ...state, isBoxing: false }
    if (state.group?.shared)
      return { ...state, group: { ...state.group, order: null, shared: null } }
    if (state.group) return { ...state, ...emptySelection, lastGroup: null }
    const isBusy = isBegun(state) || state.pending !== null || state.objection !== null
    return isBusy ? withFreshSelection(state) : withoutPiece(state)
  },
  undo(state) {
    if (state.playback || state.viewer === null) return state
    return asked(state, { ask: 'undo', count: undoneTogether(state) })
  },
  resign(state) {
    if (state.viewer === null) return state
    return sent(state, state.viewer, resignation)
  },
  agree: (state, { on }) => asked(state, { ask: 'agree', on }),
}

/** What may not have been meant is asked first; what stands already is told at the foot and stays. */
function chosen(state: BattleState, order: Kind): BattleState {
  if (isChosenAlready(state, order)) return { ...state, objection: null }
  if (isYetToConsider(state, order)) return considered(state, order)
  const confirmation = askedBefore(state, order)
  return confirmation ? { ...state, confirmation, objection: null } : given(state, order)
}

function given(state: BattleState, order: Kind, thenTake: string | null = null): BattleState {
  const { viewer, playback } = state
  return viewer === null || playback ? state : sent(state, viewer, order, thenTake)
}

/** Going on, by the main button or by Enter, which never does so unmeant. */
function goneOn(state: BattleState, isByEnter: boolean): BattleState {
  const main = mainOrder(state)
  const objecting = (objection: Objection | null) => (objection ? { ...state, objection } : state)
  const form = state.turnView && !main ? loneForm(state.turnView) : null
  if (form !== null) return { ...state, openForm: form }
  if (!main) return objecting(emptyHanded(state))
  if (main.from === 'undrawn') return objecting(undrawn(state))
  if (isByEnter && main.from === 'offer') return objecting(notByEnter(state, main.order))
  if (isByEnter && main.from === 'shut') return objecting(notYet(state))
  return chosen(state, main.order)
}

/** Who could still act comes in hand, where nothing else is. */
function withFirstTaken(state: BattleState, [first]: readonly Forfeit[]): BattleState {
  const { turnView, selected } = state
  const isThere = turnView?.picture.pieces.some(({ id }) => id === first?.piece)
  return first && isThere && selected === null ? withPieceTaken(state, first.piece) : state
}

function resumed(state: BattleState): BattleState {
  return asked({ ...state, objection: null, fault: null }, { ask: 'resume' })
}

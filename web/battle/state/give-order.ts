import { settledOn } from '@grognard/board'
import { resignation } from '@grognard/umpire'
import type { Forfeit, Kind, Seat } from '@grognard/umpire'
import { goingOnAfter } from '../record/playback-steps.ts'
import type { Handlers } from './actions.ts'
import { emptySelection } from './battle-state.ts'
import type { BattleState, Objection, OrderOnItsWay } from './battle-state.ts'
import { askedBefore, isChosenAlready, isYetToConsider } from './confirmations.ts'
import { considered, withDraft } from './draft.ts'
import { selectionOf } from './held-selection.ts'
import {
  draftNow,
  emptyHanded,
  isBegun,
  mainOrder,
  notByEnter,
  notYet,
  orderInHand,
  standsAlready,
  undrawn,
} from './main-order.ts'
import { finished, toggled } from './playback.ts'
import { isWaitingToResume } from './prompt.ts'
import { reconcile } from './reconcile.ts'
import { withFreshSelection, withoutPiece, withPieceTaken } from './selection.ts'
import { turnViewAt } from './turn-view.ts'
import { undoOf } from './undo-search.ts'

type OfGiving =
  | 'order/choose'
  | 'order/confirm'
  | 'order/enter'
  | 'order/answer'
  | 'cancel'
  | 'undo'
  | 'resign'

/** How orders are given: each goes onto its way, from where the umpire's ruling comes back. */
export const givingHandlers: Handlers<OfGiving> = {
  'order/choose': (state, { order }) => chosen(state, order),
  'order/confirm'(state) {
    if (state.playback) return finished(state)
    if (isWaitingToResume(state)) return resumed(state)
    return goneOn(state, false)
  },
  'order/enter'(state) {
    if (state.playback) return finished(state)
    if (state.hasJustPlayed) return state
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
    if (answer === 'yes') return given(after, confirmation.order, thenTake)
    return thenTake !== null && after.turnView?.ask ? withPieceTaken(after, thenTake) : after
  },
  cancel(state) {
    if (state.playback?.isRunning) return toggled(state)
    if (state.confirmation) return { ...state, confirmation: null }
    const isBusy = isBegun(state) || state.pending !== null || state.objection !== null
    return isBusy ? withFreshSelection(state) : withoutPiece(state)
  },
  undo(state) {
    if (state.playback || state.viewer === null) return state
    const undo = undoOf(state)
    if (!undo.isOpen) return { ...state, objection: { reasons: [], note: undo.why } }
    const after = { ...state, ...emptySelection, battle: undo.battle, thinking: null }
    return reconcile({ ...after, isHalted: false })
  },
  resign(state) {
    if (state.viewer === null) return state
    return sent({ ...state, thinking: null }, state.viewer, resignation)
  },
}

/** What may not have been meant is asked first. */
function chosen(state: BattleState, order: Kind): BattleState {
  if (isChosenAlready(state, order)) return { ...state, objection: standsAlready(state, order) }
  if (isYetToConsider(state, order)) return considered(state, order)
  const confirmation = askedBefore(state, order)
  return confirmation ? { ...state, confirmation, objection: null } : given(state, order)
}

function given(state: BattleState, order: Kind, thenTake: string | null = null): BattleState {
  const { viewer, playback } = state
  return viewer === null || playback ? state : sent(state, viewer, order, { thenTake })
}

/** Onto its way to the umpire. */
export function sent(
  state: BattleState,
  seat: Seat,
  order: Kind,
  more: Partial<OrderOnItsWay> = {},
): BattleState {
  const given = { seat, order, isComputers: false, looks: null, thenTake: null, ...more }
  return { ...state, onTheirWay: [...state.onTheirWay, given] }
}

/** Going on, by the main button or by Enter, which never does so unmeant. */
function goneOn(state: BattleState, isByEnter: boolean): BattleState {
  const main = mainOrder(state)
  const objecting = (objection: Objection | null) => (objection ? { ...state, objection } : state)
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
  return { ...state, objection: null, fault: null, isHalted: false }
}

type OfTheUmpire =
  | 'battle/played'
  | 'battle/refused'
  | 'battle/followed'
  | 'dice/wanted'
  | 'dice/rolled'
  | 'computer/thinks'
  | 'computer/answered'
  | 'computer/failed'
  | 'computer/resume'
  | 'save/began'
  | 'save/done'
  | 'save/failed'

/** What comes back: rulings, dice, the computer's answers, and how the keeping of the battle goes. */
export const answerHandlers: Handlers<OfTheUmpire> = {
  /** What came of it is shown, but for the events that were shown as their dice fell. */
  'battle/played'(state, { given: { seat, looks, thenTake }, given, battle, shown }) {
    const held = seat === state.viewer ? null : selectionOf(state)
    const viewer = looks ?? state.viewer
    const onTheirWay = state.onTheirWay.filter(one => one !== given)
    const after = { ...state, ...emptySelection, battle, viewer, held, onTheirWay, isHalted: false }
    const played = reconcile(after)
    const { playback } = played
    if (playback && shown > 0) {
      const onwards = goingOnAfter(playback, state.battle.file.entries.length, shown)
      return reconcile({ ...played, turnView: state.turnView, playback: onwards })
    }
    return thenTake !== null && played.turnView?.ask ? withPieceTaken(played, thenTake) : played
  },
  /** What was in hand is what it was. */
  'battle/refused'(state, { given, ruling }) {
    const onTheirWay = state.onTheirWay.filter(one => one !== given)
    const now = { ...state, onTheirWay, isHalted: given.isComputers || state.isHalted }
    const after = now.held && !now.playback ? reconcile(now) : now
    const objection = ruling ? refusal(given, ruling.because) : keptDice(after)
    return objection ? { ...after, objection } : after
  },
  'battle/followed': (state, { battle, players }) => reconcile({ ...state, battle, players }),

  'dice/wanted'(state, { view, phase }) {
    const { battle, viewer, playback } = state
    if (viewer === null || playback) return state
    const turnView = turnViewAt(battle.game, viewer, view, phase)
    return { ...state, ...emptySelection, held: selectionOf(state), turnView }
  },
  'dice/rolled': (state, { thrown }) => ({ ...state, thrown }),

  'computer/thinks': (state, { seat }) => ({ ...state, thinking: seat }),
  'computer/answered': (state, { seat, order }) =>
    sent({ ...state, thinking: null }, seat, order, { isComputers: true }),
  'computer/failed': (state, { fault }) => ({ ...state, thinking: null, isHalted: true, fault }),
  'computer/resume': resumed,

  'save/began': state => ({ ...state, saving: 'saving' }),
  'save/done'(state, { battle }) {
    if (battle !== state.battle) return state
    const isOfSaving = state.fault?.key.startsWith('web.save.')
    return { ...state, saving: 'saved', fault: isOfSaving ? null : state.fault }
  },
  'save/failed': (state, { saving, fault }) => ({ ...state, saving, fault }),
}

/** The computer's own are not told. */
function refusal({ isComputers }: OrderOnItsWay, reasons: Objection['reasons']): Objection | null {
  return isComputers ? null : { reasons, note: null }
}

/** Dice that have been rolled count for the next order. */
function keptDice({ thrown: { length: count } }: BattleState): Objection | null {
  return count === 0 ? null : { reasons: [], note: { key: 'web.dice.kept', values: { count } } }
}

import { flipSwitch, settledOn, turnDraft } from '@grognard/board'
import type { Hands } from '@grognard/board'
import type { Kind, Seat } from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import type { StoreApi } from 'zustand/vanilla'
import { isMotionReduced } from '../../shared/media.ts'
import { takeBegun } from '../../storage/keep-battle.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import type { Players } from '../../shared/player-kind.ts'
import { firstState } from './battle-state.ts'
import type { BattleState, LooksOn, Objection } from './battle-state.ts'
import { createDrafting } from './draft.ts'
import type { Drafting } from './draft.ts'
import { createGiving } from './give-order.ts'
import { createMainButton } from './main-button.ts'
import { watchEnd } from './playback-end.ts'
import { createProjector } from './playback.ts'
import type { Projector } from './playback.ts'
import { createSettling } from './reconcile.ts'
import { createChoosing } from './select.ts'
import { createSeating } from './take-seat.ts'
import { createTakingBack } from './undo.ts'

/** A battle on the screen with everything that can be done to it. */
export interface BattleStore {
  /** Counted as they are opened. */
  number: number
  state: StoreApi<BattleState>
  hands: Hands
  /** What happened is played back before the next order is asked for. */
  projector: Projector
  select(piece: string | null): void
  /** Begins to draw or place an order of this kind for the selected piece. */
  begin(kind: string): void
  /** Gives an order from the list. */
  choose(order: Kind): void
  /** Takes an order in hand, to be confirmed. */
  consider(order: Kind): void
  /** Shows where an offered order leads; null when it is left. */
  preview(order: Kind | null): void
  /** Takes an offered order in hand as if it had been drawn, to be confirmed. */
  suggest(order: Kind): void
  /** The main button. */
  confirm(): void
  /** Gives what is drawn or made ready, and nothing else; a course at the cross-hair is settled first. */
  enter(): void
  /** Answers what is asked: to do it, to do it without the order in hand, or to leave it. */
  answer(answer: 'yes' | 'no' | 'leave'): void
  back(): void
  cancel(): void
  /** Takes the last order back, or says why it stands. */
  undo(): void
  /** Points pieces out on the chart. */
  point(pieces: readonly string[]): void
  /** The computer goes on where it has halted. */
  resume(): void
  /** Puts an objection or a fault aside. */
  dismiss(): void
  turn(by: number): void
  flip(flipped: Kind): void
  /** The next seat looks at the screen. */
  takeSeat(): void
  /** A seat that has answered takes its answer back: the screen goes to it first. */
  recall(seat: Seat, order: Kind): void
  /** The answer stands after all: the screen goes to whoever is asked. */
  leaveRecall(): void
  setPlayers(players: Players): void
  /** The seat that looks gives the battle up for its side. */
  resign(): void
  /** Of a window that looks on: what the other has kept is shown. */
  follow(kept: Kept): void
  toggleRuler(): void
  toggleArcs(): void
  stop(): void
}

let opened = 0

export function openBattle(id: string, kept: Kept, looksOn: LooksOn | null = null): BattleStore {
  opened += 1
  let isStopped = false
  const first = firstState(id, kept, looksOn)
  const settling = createSettling(first, isMotionReduced)
  const { settle } = settling
  const state = createStore(() => settle(first))
  const patch = (change: Partial<BattleState>): void => state.setState(change)
  const object = (objection: Objection): void => patch({ objection })

  const giving = createGiving(state, settle)
  const { drive, follow } = giving
  const drafting = createDrafting(state, { choose: order => choosing.choose(order), object })
  const choosing = createChoosing(state, { ...giving, ...drafting, object })
  const projector = createProjector(state, settling, isMotionReduced, () => void drive())
  const shutter = watchEnd(state)
  const resume = (): void => {
    patch({ objection: null, fault: null })
    void drive()
  }
  // What is read from the browser's keeping is not kept anew: another window may be about to.
  if (takeBegun(id)) follow()
  else {
    patch({ saving: 'saved' })
    void drive()
  }
  return {
    number: opened,
    state,
    projector,
    resume,
    ...choosing,
    ...shaping(state, drafting),
    ...notes(state, object),
    ...createMainButton(state, { ...choosing, ...drafting, projector, resume, shutter, object }),
    ...createSeating(state, { ...giving, settle }),
    ...createTakingBack(state, { ...giving, projector, object, settle }),
    follow({ battle, players }) {
      if (looksOn && !isStopped)
        state.setState(settle({ ...state.getState(), battle, players }), true)
    },
    stop() {
      isStopped = true
      projector.stop()
      shutter.stop()
      giving.stop()
    },
  }
}

type OfTheDraft = 'hands' | 'select' | 'begin' | 'consider' | 'back' | 'suggest' | 'turn' | 'flip'

/** What shapes the order in hand. */
function shaping(
  state: StoreApi<BattleState>,
  { hands, select, begin, consider, back, setDraft, reshape }: Drafting,
): Pick<BattleStore, OfTheDraft> {
  return {
    hands,
    select,
    begin,
    consider,
    back,
    suggest(offered) {
      const { draft } = state.getState()
      if (draft?.tool === 'path') setDraft(settledOn(draft, offered))
      else consider(offered)
    },
    turn: by => reshape(draft => turnDraft(draft, by)),
    flip: flipped => reshape(draft => flipSwitch(draft, flipped)),
  }
}

type OfTheNotes = 'preview' | 'point' | 'dismiss' | 'toggleRuler' | 'toggleArcs'

/** What is shown beside the orders, and put aside. */
function notes(
  state: StoreApi<BattleState>,
  object: (objection: Objection) => void,
): Pick<BattleStore, OfTheNotes> {
  const patch = (change: Partial<BattleState>): void => state.setState(change)
  return {
    preview(previewed) {
      if (previewed !== state.getState().previewed) patch({ previewed })
    },
    point: stirred => patch({ stirred }),
    dismiss: () => patch({ objection: null, fault: null }),
    toggleRuler() {
      const { hasRuler, turnView } = state.getState()
      const barred = turnView?.ask && turnView.picture.isMeasuringBarred
      if (barred) object({ reasons: [], note: barred })
      else patch({ hasRuler: !hasRuler })
    },
    toggleArcs: () => patch({ hasArcs: !state.getState().hasArcs }),
  }
}

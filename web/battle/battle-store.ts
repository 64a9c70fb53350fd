import { flipSwitch, settledOn, turnDraft } from '@grognard/board'
import type { Hands } from '@grognard/board'
import type { Kind, Seat } from '@grognard/umpire'
import { askedBefore, isYetToConsider } from './asked.ts'
import { firstState } from './battle-state.ts'
import type { BattleState, LooksOn, Objection } from './battle-state.ts'
import { createDrafting } from './drafting.ts'
import { createGiving } from './giving.ts'
import { emptyHand, withFreshHand, withoutPiece } from './hand.ts'
import type { Kept } from '../kept/keep-battle.ts'
import {
  emptyHanded,
  isBegun,
  mainOrder,
  notByEnter,
  notYet,
  orderInHand,
  undrawn,
} from '../orders/main-order.ts'
import { isHalted } from '../orders/prompt.ts'
import { observed } from '../common/observed.ts'
import type { Observed } from '../common/observed.ts'
import { createProjector } from '../after/projector.ts'
import type { Projector } from '../after/projector.ts'
import type { Players } from '../kept/saved-battles.ts'
import { createSettling } from './settle.ts'
import { isMotionReduced } from '../common/motion.ts'
import { undoOf } from './undo.ts'
import { watchEnd } from '../after/playback-end.ts'

/** A battle on the screen with everything that can be done to it. */
export interface BattleStore {
  /** Counted as they are opened. */
  number: number
  state: Observed<BattleState>
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
  const state = observed(settle(first))
  const patch = (change: Partial<BattleState>): void => state.set({ ...state.get(), ...change })
  const object = (objection: Objection): void => patch({ objection })

  const { giveInTurn, drive, follow, ...giving } = createGiving(state, settle)

  /** True when the order was given. */
  const order = async (wanted: Kind): Promise<boolean> => {
    const { viewer, playback } = state.get()
    if (viewer === null || playback) return false
    const ruling = await giveInTurn(viewer, wanted)
    if (ruling && !ruling.allowed) object({ reasons: ruling.because, note: null })
    return ruling?.allowed === true
  }

  const choose = (wanted: Kind): void => {
    if (isYetToConsider(state.get(), wanted)) return consider(wanted)
    const asked = askedBefore(state.get(), wanted)
    if (asked) patch({ asked, objection: null })
    else void order(wanted)
  }
  const { select, take, consider, setDraft, reshape, begin, back, hands } = createDrafting(state, {
    choose,
    object,
  })

  const askForHand = (): void => {
    const empty = emptyHanded(state.get())
    if (empty) object(empty)
  }

  const resume = (): void => {
    patch({ objection: null, fault: null })
    void drive()
  }

  const projector = createProjector(state, settling, isMotionReduced, () => void drive())
  const shutter = watchEnd(state)
  follow()
  return {
    number: opened,
    state,
    hands,
    projector,
    select,
    begin,
    choose,
    consider,
    preview(previewed) {
      if (previewed !== state.get().previewed) patch({ previewed })
    },
    suggest(offered) {
      const { draft } = state.get()
      if (draft?.tool === 'path') setDraft(settledOn(draft, offered))
      else consider(offered)
    },
    confirm() {
      if (state.get().playback) return projector.finish()
      if (isHalted(state.get())) return resume()
      const main = mainOrder(state.get())
      if (main?.from === 'undrawn') object(undrawn(state.get()))
      else if (main) choose(main.order)
      else askForHand()
    },
    enter() {
      const now = state.get()
      if (now.playback) return projector.finish()
      if (shutter.hasJustEnded()) return
      const ready = orderInHand(now)
      if (ready) return choose(ready)
      const { draft } = now
      if (draft?.tool === 'path' && draft.ahead) return setDraft(settledOn(draft, draft.ahead))
      const main = mainOrder(now)
      if (main?.from === 'offer') object(notByEnter(now, main.order))
      else if (main?.from === 'shut') object(notYet(now))
      else if (main?.from === 'undrawn') object(undrawn(now))
      else if (main) choose(main.order)
      else askForHand()
    },
    async answer(answer) {
      const { asked } = state.get()
      patch({ asked: null })
      if (!asked || answer === 'leave') return
      const isDone = answer === 'no' || (await order(asked.order))
      if (asked.about === 'ungiven' && isDone && state.get().standing?.ask) take(asked.piece)
    },
    back,
    cancel() {
      const now = state.get()
      if (now.playback?.isRunning) return projector.toggle()
      if (now.asked) return patch({ asked: null })
      const isBusy = isBegun(now) || now.pending !== null || now.objection !== null
      state.set(isBusy ? withFreshHand(now) : withoutPiece(now))
    },
    undo() {
      const now = state.get()
      if (now.playback || now.viewer === null) return
      const undo = undoOf(now)
      if (!undo.isOpen) return object({ reasons: [], note: undo.why })
      giving.breakOff()
      state.set(settle({ ...now, ...emptyHand, battle: undo.battle, thinking: null }))
      follow()
    },
    point: stirred => patch({ stirred }),
    resume,
    dismiss: () => patch({ objection: null, fault: null }),
    turn: by => reshape(draft => turnDraft(draft, by)),
    flip: flipped => reshape(draft => flipSwitch(draft, flipped)),
    recall: (seat, recalled) => patch({ next: seat, recalled }),
    leaveRecall: () => state.set(settle({ ...state.get(), recalled: null })),
    takeSeat() {
      const { next, recalled } = state.get()
      patch({ recalled: null })
      if (next !== null && recalled) void giveInTurn(next, recalled, next)
      else state.set(settle({ ...state.get(), viewer: next }))
    },
    setPlayers(next) {
      state.set(settle({ ...state.get(), players: next }))
      follow()
    },
    follow({ battle, players }) {
      if (looksOn && !isStopped) state.set(settle({ ...state.get(), battle, players }))
    },
    toggleRuler() {
      const { hasRuler, standing } = state.get()
      const barred = standing?.ask && standing.picture.isMeasuringBarred
      if (barred) object({ reasons: [], note: barred })
      else patch({ hasRuler: !hasRuler })
    },
    toggleArcs: () => patch({ hasArcs: !state.get().hasArcs }),
    stop() {
      isStopped = true
      projector.stop()
      shutter.stop()
      giving.stop()
    },
  }
}

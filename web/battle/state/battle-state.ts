import type { Draft, Point } from '@grognard/board'
import type { Battle, Kind, Message, Reason, Roster, Ruling, Seat } from '@grognard/umpire'
import type { ThrownDie } from '../../shared/thrown-dice.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import type { Players } from '../../shared/player-kind.ts'
import type { LogRow } from '../record/log-rows.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { Asked } from './confirmations.ts'
import type { HeldSelection } from './held-selection.ts'
import { emptySelection } from './selection.ts'
import type { TurnView } from './turn-view.ts'

type Saving = 'saved' | 'saving' | 'full' | 'failed'

/** Why something was not done: reasons with rules, or a plain note. */
export interface Objection {
  reasons: readonly Reason[]
  note: Message | null
  /** Where on the chart it was meant: it is said there, and not at the foot. */
  at?: Point
}

/** What a window that looks on can do. */
export interface LooksOn {
  take(): void
}

/** Everything the battle page shows. Replaced as a whole, never changed. */
export interface BattleState {
  id: string
  battle: Battle
  players: Players
  /** Why no order can be given: what in the file of the battle does not hold. */
  sealed: Message | null
  /** Another window plays the battle and this one looks on; `take` plays on here. */
  looksOn: LooksOn | null
  /** Real dice that have been rolled and not yet counted. */
  thrown: readonly ThrownDie[]
  /** Of a branch: the entry after which it left another battle. */
  branchedAt?: number | undefined
  /** Null while the screen is handed over to `next`. */
  viewer: Seat | null
  next: Seat | null
  /** The answer that `next` takes back as soon as they look. */
  recalled: Kind | null
  turnView: TurnView | null
  rows: readonly LogRow[]
  /** The pieces that the rows tell of. */
  roster: Roster
  /** What is being played back; orders are asked for when it is over. */
  playback: Playback | null
  /** The few pieces that the moment on the screen is about. */
  stirred: readonly string[]
  selected: string | null
  draft: Draft | null
  /** On the draft as the ghost stands. */
  verdict: Ruling | null
  /** An order chosen by pointing that still wants to be confirmed. */
  pending: Kind | null
  /** An offered order that the pointer or the focus rests on. */
  previewed: Kind | null
  objection: Objection | null
  /** The hand while a playback or a roll is shown. */
  held: HeldSelection | null
  /** A question that wants an answer before anything is done. */
  asked: Asked | null
  thinking: Seat | null
  saving: Saving
  fault: Message | null
  hasRuler: boolean
  hasArcs: boolean
  /** Pieces whose arcs are shown besides those of the one in hand. */
  pinnedArcs: readonly string[]
}

/** A battle that nobody looks at yet. */
export function firstState(
  id: string,
  { battle, players, sealed, branchedAt, note, thrown = [] }: Kept,
  looksOn: LooksOn | null = null,
): BattleState {
  return {
    id,
    battle,
    players,
    sealed: looksOn ? (sealed ?? { key: 'web.windows.other' }) : sealed,
    looksOn,
    thrown,
    branchedAt,
    viewer: null,
    next: null,
    recalled: null,
    turnView: null,
    rows: [],
    roster: new Map(),
    playback: null,
    stirred: [],
    selected: null,
    ...emptySelection,
    held: null,
    thinking: null,
    saving: 'saving',
    fault: note ?? null,
    hasRuler: false,
    hasArcs: true,
    pinnedArcs: [],
  }
}

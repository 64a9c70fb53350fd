import type { Draft, Point } from '@grognard/board'
import type { Battle, Forfeit, Kind, Message, Reason, Roster, Ruling, Seat } from '@grognard/umpire'
import type { ThrownDie } from '../../shared/thrown-dice.ts'
import type { Kept } from '../../storage/keep-battle.ts'
import type { Players } from '../../shared/player-kind.ts'
import type { LogRow, ReadLog } from '../record/log-rows.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { Seen } from '../record/timeline.ts'
import type { TurnView } from './turn-view.ts'

type Saving = 'saved' | 'saving' | 'full' | 'failed'

/** What is new is shown at once, waits to be stepped through, or plays by itself. */
export type Autoplay = 'off' | 'still' | 'runs'

/** Why something was not done: reasons with rules, or a plain note. */
export interface Objection {
  reasons: readonly Reason[]
  note: Message | null
  /** Where on the chart it was meant: it is said there, and not at the foot. */
  at?: Point
}

/** An order that has been given and not been ruled on. */
export interface OrderOnItsWay {
  seat: Seat
  order: Kind
  isComputers: boolean
  /** Who looks at the screen once it is played; null for whoever does then. */
  looks: Seat | null
  /** The piece that is taken in hand once it is played. */
  thenTake: string | null
}

/** What the player is confirmation before something that may not have been meant is done. */
export type Confirmation =
  /** The order goes on while pieces have no orders yet. */
  | { about: 'unwritten'; order: Kind; count: number }
  /** The order goes on while pieces could still do what they lose by it. */
  | { about: 'forfeit'; order: Kind; forfeits: readonly Forfeit[] }
  /** Another piece is chosen while an order has been made ready and not given. */
  | { about: 'ungiven'; order: Kind; piece: string }

/** What moves with the pointer: the chart and the note beside it show it, little else does. */
interface PointerState {
  /** The draft with the pointer's leg or heading; null where it is as it is settled. */
  ghost: Draft | null
  /** On the draft as the ghost stands. */
  verdict: Ruling | null
  /** An offered order that the pointer or the focus rests on. */
  previewed: Kind | null
}

/** What was in hand before the page showed something else: a playback, or the roll of a die. */
export interface HeldSelection extends Pick<
  BattleState,
  'selected' | 'draft' | 'pointer' | 'pending' | 'objection' | 'confirmation'
> {
  turnView: TurnView
}

/** Everything the battle page shows: data alone, replaced by the reducer and never changed. */
export interface BattleState {
  id: string
  battle: Battle
  players: Players
  /** Why no order can be given: what in the file of the battle does not hold. */
  sealed: Message | null
  /** Another window plays the battle and this one looks on. */
  isWatching: boolean
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
  /** The log as it has been read, of the viewer and of a replay, to be read on. */
  logs: { own: ReadLog | null; replay: ReadLog | null }
  /** Up to where each seat has seen the battle. */
  seen: ReadonlyMap<Seat, Seen>
  /** What is being played back; orders are confirmation for when it is over. */
  playback: Playback | null
  autoplay: Autoplay
  /** A playback has ended so lately that a key may still be meant for it. */
  hasJustPlayed: boolean
  /** The few pieces that the moment on the screen is about. */
  stirred: readonly string[]

  selected: string | null
  /** What is drawn, as it is settled. */
  draft: Draft | null
  pointer: PointerState
  /** An order chosen by pointing that still wants to be confirmed. */
  pending: Kind | null
  objection: Objection | null
  /** What was in hand before a playback or a roll was shown. */
  held: HeldSelection | null
  /** A question that wants an answer before anything is done. */
  confirmation: Confirmation | null
  /** Orders that have been given and not been ruled on, one after the other. */
  onTheirWay: readonly OrderOnItsWay[]

  /** The computer's seat that is thinking. */
  thinking: Seat | null
  /** The computer has stopped, and goes on when it is told to. */
  isHalted: boolean
  saving: Saving
  fault: Message | null
  hasRuler: boolean
  hasArcs: boolean
  /** Pieces whose arcs are shown besides those of the one in hand. */
  pinnedArcs: readonly string[]
}

export const emptySelection = {
  draft: null,
  pointer: { ghost: null, verdict: null, previewed: null },
  pending: null,
  objection: null,
  confirmation: null,
} as const satisfies Partial<BattleState>

/** A battle that nobody looks at yet; all that lies before it has been seen by every seat. */
export function firstState(
  id: string,
  { battle, players, sealed, branchedAt, note, thrown = [] }: Kept,
  isWatching = false,
): BattleState {
  return {
    id,
    battle,
    players,
    sealed: isWatching ? (sealed ?? { key: 'web.windows.other' }) : sealed,
    isWatching,
    thrown,
    branchedAt,
    viewer: null,
    next: null,
    recalled: null,
    turnView: null,
    rows: [],
    roster: new Map(),
    logs: { own: null, replay: null },
    seen: seenByAll(battle),
    playback: null,
    autoplay: 'still',
    hasJustPlayed: false,
    stirred: [],
    selected: null,
    ...emptySelection,
    held: null,
    onTheirWay: [],
    thinking: null,
    isHalted: false,
    saving: 'saving',
    fault: note ?? null,
    hasRuler: false,
    hasArcs: true,
    pinnedArcs: [],
  }
}

function seenByAll({ game, state, file }: Battle): BattleState['seen'] {
  const entries = file.entries.length
  const seats = game.seats(state)
  return new Map(seats.map(seat => [seat, { entries, view: game.view(state, seat) }]))
}

import type { Draft, Point } from '@grognard/board'
import type {
  AgreedEnd,
  Forfeit,
  Kind,
  Message,
  OpenGroupOrder,
  PlannedOrder,
  Reason,
  Roster,
  Ruling,
  Seat,
  SharedOut,
} from '@grognard/umpire'
import type { Players } from '../../shared/player-kind.ts'
import type { Pauses } from '../../shared/settings.ts'
import type { LogRow, ReadLog } from '../record/log-rows.ts'
import type { Playback } from '../record/playback-steps.ts'
import type { Seen } from '../record/timeline.ts'
import type { Standing } from '../source/battle-source.ts'
import type { TurnView } from './turn-view.ts'

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
  ask: 'give'
  seat: Seat
  order: Kind
  /** The piece that is taken in hand once it is played. */
  thenTake: string | null
}

/** What is asked of the battle’s source. */
export type Request =
  | OrderOnItsWay
  /** One after the other; each is ruled on by itself. `goesOn` with what is left of some given before. */
  | { ask: 'giveMany'; seat: Seat; orders: readonly Kind[]; step: string; goesOn: boolean }
  /** So many orders that were given together are taken back together. */
  | { ask: 'undo'; count: number }
  | { ask: 'resume' }
  | { ask: 'look'; seat: Seat }
  | { ask: 'setPlayers'; players: Players }
  | { ask: 'agree'; on: AgreedEnd }

/** Who takes an answer back as soon as they look, and by which order. */
interface Recall {
  seat: Seat
  order: Kind
}

/** What the player is confirmation before something that may not have been meant is done. */
export type Confirmation =
  /** The order goes on while pieces have no orders yet. */
  | { about: 'unwritten'; order: Kind; names: readonly Message[] }
  /** The order goes on while pieces could still do what they lose by it. */
  | { about: 'forfeit'; order: Kind; forfeits: readonly Forfeit[] }
  /** Another piece is chosen while an order has been made ready and not given. */
  | { about: 'ungiven'; order: Kind; piece: string }

  /** The step ends with these orders, and with it what could be taken back. */
  | { about: 'last'; order: Kind; more: readonly Kind[] }

/** Pieces that are ordered together. */
export interface GroupInHand {
  pieces: readonly string[]
  /** Of a formation; null for pieces that the player has chosen. */
  name: Message | null
  /** The order that the next pointing is for; null where that is told by what is pointed at. */
  order: OpenGroupOrder | null
  /** What is ready to be given. */
  shared: SharedOut<Kind> | null
}

/** Orders that were given together, and how many entries there were then. */
interface Batch {
  count: number
  end: number
}

/** What is left of orders that were given together, while another answers or what he has done is seen. */
interface StandingOrders {
  step: string
  orders: readonly Kind[]
}

/** The staff's plan for what is asked. */
interface PlanInHand {
  /** It is shown, at this step and at those to come. */
  isWanted: boolean
  /** What it was made of, and what came of it; null while it is thought about. */
  of: object | null
  orders: readonly PlannedOrder<Kind>[] | null
}

/** What moves with the pointer: the chart and the note beside it show it, little else does. */
interface PointerState {
  /** The draft with the pointer's leg or heading; null where it is as it is settled. */
  ghost: Draft | null
  /** On the draft as the ghost stands. */
  verdict: Ruling | null
  /** An offered order that the pointer or the focus rests on. */
  previewed: Kind | null
  /** The group's order as it would be with the pointer's place or target taken. */
  shared: SharedOut<Kind> | null
}

export type SeenBySeat = Omit<Seen, 'view'> & { view: Seen['view'] | null }

/** What was in hand before the page showed something else: a playback, or the roll of a die. */
export interface HeldSelection extends Pick<
  BattleState,
  'selected' | 'draft' | 'pointer' | 'pending' | 'group' | 'openForm' | 'objection' | 'confirmation'
> {
  turnView: TurnView
}

/**
 * Everything the battle page shows: data alone, replaced by the reducer and never changed. Of the
 * battle it holds what its source has told, which is what the viewer may know.
 */
export interface BattleState extends Standing {
  id: string
  /** The fault that was told last; `fault` is null once it has been read. */
  toldFault: Message | null
  recalled: Recall | null
  turnView: TurnView | null

  rows: readonly LogRow[]
  /** The pieces that the rows tell of. */
  roster: Roster
  /** The log as it has been read, of the viewer and of a replay, to be read on. */
  logs: { own: ReadLog | null; replay: ReadLog | null }
  /** Up to where each seat has seen the battle; how it stood then for the viewer alone. */
  seen: ReadonlyMap<Seat, SeenBySeat>
  /** What is being played back; orders are confirmation for when it is over. */
  playback: Playback | null
  autoplay: Autoplay
  pauses: Pauses
  /** A playback has ended so lately that a key may still be meant for it. */
  hasJustPlayed: boolean
  /** The buttons at the foot have only now come where the playback's were: a tap may still be meant for those. */
  isFootFresh: boolean
  /** The few pieces that the moment on the screen is about. */
  stirred: readonly string[]
  /** Of these what a disaster has just befallen. */
  ruined: readonly string[]

  /** Seconds that a seat has used of the time of a step. */
  timesUsed: ReadonlyMap<string, number>

  selected: string | null
  /** What is drawn, as it is settled. */
  draft: Draft | null
  pointer: PointerState
  /** An order chosen by pointing that still wants to be confirmed. */
  pending: Kind | null
  group: GroupInHand | null
  /** The group that was ordered last, and at which step: it is in hand again at the next. */
  lastGroup: (Pick<GroupInHand, 'pieces' | 'name'> & { step: string }) | null
  /** Groups that the player keeps, by number. */
  keptGroups: ReadonlyMap<number, readonly string[]>
  /** A drag draws a box around pieces, and does not move the chart. */
  isBoxing: boolean
  plan: PlanInHand
  /** Orders that were given together and wait until the seat is asked for them again. */
  standing: StandingOrders | null
  /** The last orders that were given together. */
  batch: Batch | null
  /** The kind whose slip lies open, on which an order is filled in. */
  openForm: string | null
  objection: Objection | null
  /** What was in hand before a playback or a roll was shown. */
  held: HeldSelection | null
  /** A question that wants an answer before anything is done. */
  confirmation: Confirmation | null
  /** What has been asked of the source and not been answered, one after the other. */
  onTheirWay: readonly Request[]

  hasRuler: boolean
  hasArcs: boolean
  /** Pieces whose arcs are shown besides those of the one in hand. */
  pinnedArcs: readonly string[]
}

export const emptySelection = {
  draft: null,
  pointer: { ghost: null, verdict: null, previewed: null, shared: null },
  pending: null,
  group: null,
  openForm: null,
  objection: null,
  confirmation: null,
} as const satisfies Partial<BattleState>

/** Before it is laid out. */
export function firstState(id: string, standing: Standing): BattleState {
  return {
    ...standing,
    id,
    toldFault: standing.fault,
    recalled: null,
    turnView: null,
    rows: [],
    roster: new Map(),
    logs: { own: null, replay: null },
    seen: new Map(),
    playback: null,
    autoplay: 'still',
    pauses: 'never',
    hasJustPlayed: false,
    isFootFresh: false,
    stirred: [],
    ruined: [],
    timesUsed: new Map(),
    selected: null,
    ...emptySelection,
    lastGroup: null,
    keptGroups: new Map(),
    isBoxing: false,
    plan: { isWanted: false, of: null, orders: null },
    standing: null,
    batch: null,
    held: null,
    onTheirWay: [],
    hasRuler: false,
    hasArcs: true,
    pinnedArcs: [],
  }
}

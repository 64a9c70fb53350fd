import type { Connection } from '@grognard/remote/index.ts'
import type {
  AgreedEnd,
  Battle,
  Game,
  Kind,
  Message,
  Outcome,
  Playable,
  Ruling,
  Seat,
  SeatRecord,
} from '@grognard/umpire'
import type { Players } from '../../shared/player-kind.ts'

export type Saving = 'saved' | 'saving' | 'full' | 'failed'

/** A battle that is over: nothing of it is hidden any more. */
export type EndedBattle = Battle & { readonly state: { readonly outcome: Outcome } }

/** A die is rolled at the table: how the battle stands at that moment. */
export interface Rolling {
  view: Playable
  /** Null where there is none. */
  phase: string | null
  /** So many events of the order have led there, as the viewer may know them. */
  events: number
}

/** An answer that the seat may take back while the screen goes from hand to hand. */
export interface Retract {
  seat: Seat
  order: Kind
  told: Message
}

/** How a battle stands for whoever looks at this page, and no more than they may know. */
export interface Standing {
  game: Game
  scenario: string
  /** Null while the screen is handed over to `next`. */
  viewer: Seat | null
  next: Seat | null
  /** What the one who hands the screen over and the one who takes it may say to each other. */
  talk: readonly Message[]
  /** Null while nobody looks. */
  record: SeatRecord | null
  /** Another is to look as soon as the viewer has seen what is new. */
  isPassing: boolean
  /** The whole battle once it is over, for its replay by any eyes and what is to be learnt from it. */
  ended: EndedBattle | null
  /** So many entries were there when it was opened: they are no news to anybody. */
  openedAt: number
  players: Players
  /** Why no order can be given: what in the file of the battle does not hold. */
  sealed: Message | null
  /** Another window plays the battle and this one looks on. */
  isWatching: boolean
  /** What may be taken back while nobody looks. */
  retracts: readonly Retract[]
  /** The last order where it can be undone; null also as long as that is not known. */
  undoable: Message | null
  /** It can be taken back only where the others agree: then it is proposed to them. */
  undoAsks: boolean
  rolling: Rolling | null
  /** So many real dice have been rolled and not yet counted. */
  heldDice: number
  /** The computer's seat that is thinking. */
  thinking: Seat | null
  /** The computer has stopped, and goes on when it is told to. */
  isHalted: boolean
  saving: Saving
  fault: Message | null
  /** Null of a battle that is played on this page. */
  far: Connection | null
  /** Of a branch: the entry after which it left another battle. */
  branchedAt: number | undefined
}

/** Which dice fall in a branch: others, or for as many orders the same as in the battle it left. */
export type BranchDice = 'fresh' | 'same'

/** What a battle of its own may be that goes on after an entry. */
export interface Branching {
  /** None where nothing is left to be played. */
  dice: readonly BranchDice[]
  /** Real dice were rolled for the order that came next. */
  isRolledByHand: boolean
}

/** The umpire has not looked at the order: something was told meanwhile that its giver could not know of. */
export const stale: Ruling = { allowed: false, because: [{ rule: '', message: 'web.far.stale' }] }

/** A battle as it comes to the page: played here, or elsewhere for a seat. */
export interface BattleSource {
  now(): Standing
  /** Tells of each change; returns what ends that. */
  subscribe(told: () => void): () => void

  /** What is told comes before the ruling. Null where real dice were laid down: the order waits to be given again. */
  give(seat: Seat, order: Kind): Promise<Ruling | null>
  /** Takes the viewer's last order back; why it stands, or null. */
  undo(): Promise<Message | null>
  setPlayers(players: Players): void
  /** All who play at this screen have agreed how the battle ends. */
  agree(on: AgreedEnd): void

  /** The viewer has seen what is new: another looks, where `isPassing`. */
  pass(): void
  /** The seat looks at the screen. */
  look(seat: Seat): void
  /** So many moments are still to be shown: the computer does not run far ahead of them. */
  waitFor(moments: number): void
  /** The computer goes on where it has halted. */
  resume(): void
  /** Of a window that looks on: plays on here. */
  takeOver(): void

  /** To be read before it is played on: it comes from another edition, or another umpire. */
  readonly notices: readonly Message[]
  /** The battle file, as whoever holds it may take it along. */
  archive(): Promise<string>
  branching(seq: number): Branching
  /** Begins a branch and returns its id. */
  branch(seq: number, dice: BranchDice): string

  close(): void
}

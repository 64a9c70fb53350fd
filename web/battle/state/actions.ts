import type { Point, Pointed } from '@grognard/board'
import type {
  AgreedEnd,
  Kind,
  Message,
  PlannedOrder,
  Ruling,
  Seat,
  Viewpoint,
} from '@grognard/umpire'
import type { Pauses } from '../../shared/settings.ts'
import type { Players } from '../../shared/player-kind.ts'
import type { Standing } from '../source/battle-source.ts'
import type { Autoplay, BattleState, Objection, Request } from './battle-state.ts'

/** All that can be done to the battle page, by name; `unknown` where nothing more is to be said. */
interface Actions {
  /** Takes a piece in hand, or lets go of it; asks first where an order in hand would be dropped. */
  select: { piece: string | null }
  /** Lets go of what is in hand, or of a question; pauses what is played back. */
  cancel: unknown
  /** Points pieces out on the chart. */
  highlight: { pieces: readonly string[] }

  /** A click on the chart: a leg of what is drawn, a target, or a piece to take up. */
  'chart/click': { at: Pointed }
  'chart/hover': { at: Pointed | null }
  'chart/toggleRuler': unknown
  'chart/toggleArcs': unknown
  /** Shows the arcs of a piece besides those of the one in hand, or hides them. */
  'chart/pinArcs': { piece: string }

  /** A second click in the same place: the formation of the piece there. */
  'chart/doubleClick': { at: Pointed }

  /** Several pieces in hand; with those that are there already. */
  'group/take': { pieces: readonly string[]; isAdding?: boolean }
  /** Into the group, or out of it. */
  'group/toggle': { piece: string }
  /** The formation that a piece leads or stands in; once more, the next larger. */
  'group/formationOf': { piece: string }
  'group/formation': { id: string }
  /** Keeps the group under a number, and takes it up again. */
  'group/keep': { number: number }
  'group/recall': { number: number }
  /** Which order for many the group is to have; one that is aimed at nothing is ready at once. */
  'group/order': { id: string }
  /** Settles where the group goes, or what it is aimed at. */
  'group/aim': { at: Pointed }
  /** A drag draws a box around pieces from now on. */
  'group/box': { isOn: boolean }

  /** Shows the staff's plan, or hides it. */
  'plan/show': unknown
  'plan/found': { of: object; orders: readonly PlannedOrder<Kind>[] }
  /** Gives all its orders. */
  'plan/take': unknown

  /** Begins to draw or place an order of this kind for the piece in hand. */
  'draft/begin': { kind: string }
  /** Moves the ghost. */
  'draft/hover': { place: Point | null }
  /** Settles a leg or a place. */
  'draft/settle': { place: Point }
  'draft/turn': { by: number }
  'draft/flip': { flipped: Kind }
  /** One step back. */
  'draft/shorten': unknown

  /** Shows where an offered order leads; null when it is left. */
  'order/preview': { order: Kind | null }
  /** Takes an order in hand, to be confirmed; what is drawn of another gives way. */
  'order/consider': { order: Kind }
  /** The same by pointing: what is drawn stays as it is settled. */
  'order/aim': { order: Kind }
  /** Takes an offered order in hand as if it had been drawn. */
  'order/suggest': { order: Kind }
  /** Gives an order, once what may not have been meant has been asked. */
  'order/choose': { order: Kind }
  /** Lays the slip of a kind open on which its order is filled in; null lays it aside. */
  'order/fillIn': { form: string | null }
  /** The main button. */
  'order/confirm': unknown
  /** Enter: gives what is drawn or made ready, and never goes on unmeant. */
  'order/enter': unknown
  /** Answers the question: to do it, to do it without the order in hand, or to leave it. */
  'order/answer': { answer: 'yes' | 'no' | 'leave' }
  /** Takes the last order back, or says why it stands. */
  undo: unknown
  /** The seat that looks gives the battle up for its side. */
  resign: unknown
  /** All at this screen have agreed that nobody wins. */
  agree: { on: AgreedEnd }
  object: { objection: Objection }
  /** Puts an objection or a fault aside. */
  dismiss: unknown

  /** The next seat looks at the screen. */
  'seat/take': unknown
  /** A seat that has answered takes its answer back: the screen goes to it first. */
  'seat/recall': { seat: Seat; order: Kind }
  /** The answer stands after all. */
  'seat/leaveRecall': unknown
  'seat/setPlayers': { players: Players }

  'playback/toggle': unknown
  /** One moment forward or back, and it stands still; past the last one it is over. */
  'playback/step': { by: number }
  'playback/goTo': { at: number }
  /** The moment on the screen has been shown for its time. */
  'playback/tick': unknown
  /** To the end: orders are asked for again. A replay is left. */
  'playback/finish': unknown
  /** A key pressed now is no longer meant for what was played back. */
  'playback/forget': unknown
  /** A tap on what stands where the playback's button was is meant for it. */
  'playback/footSeen': unknown
  /** The whole battle from its beginning. */
  'replay/begin': unknown
  /** The battle again from a line of the log, and on from there. */
  'replay/fromLine': { line: { id: string; seq: number } }
  /** The battle again at what came of an entry. */
  'replay/atEntry': { seq: number }
  /** From another viewpoint; others' are open when the battle is over. */
  'replay/seeAs': { viewpoint: Viewpoint }

  /** A second of the viewer’s time for a step has gone by. */
  'clock/tick': unknown

  /** How the battle stands now. */
  'source/told': { standing: Standing }
  /** What was asked has been done, or why it was not; without a ruling an order’s dice were laid down. */
  'source/answered': {
    request: Request
    ruling?: Ruling | null
    why?: Message | null
    /** Of many orders: those that were refused when they were given. */
    refused?: readonly { order: Kind; ruling: Ruling | null }[]
    /** And those that must wait, since another is asked first. */
    left?: readonly Kind[]
  }
  /** Whether what is new is played back, and moves by itself. */
  'settings/autoplay': { autoplay: Autoplay; pauses: Pauses }
}

export type ActionType = keyof Actions
export type ActionOf<Type extends ActionType> = {
  [One in Type]: { type: One } & Actions[One]
}[Type]
export type Action = ActionOf<ActionType>
export type Dispatch = (action: Action) => void

/** What each of the actions makes of the state; no handler asks the browser or the clock. */
export type Handlers<Types extends ActionType = ActionType> = {
  [Type in Types]: (state: BattleState, action: ActionOf<Type>) => BattleState
}

import type { Json, Seat, StepName } from './kind.ts'
import type { Message, Value } from './message.ts'
import type { Piece, Silhouette } from './picture.ts'
import type { Reason } from './ruling.ts'

/** How an order is filled in on the screen. No tool decides: each asks the ruleset. */
export type Tool<State, Order> =
  | ListTool<State, Order>
  | PathTool<State, Order>
  | PlaceTool<State, Order>
  | FormTool<State, Order>

/** Choose one of the offered orders; those that concern a piece are shown with it. */
export interface ListTool<State, Order> {
  tool: 'list'
  /** The piece that acts. */
  piece?(order: Order, state: State): string | undefined
  /** The name of a piece that acts and is not on the board. */
  label?(state: State, piece: string): Message
  /** The piece it is aimed at, or the key of a ground cell's label, for choosing by pointing. */
  target?(order: Order, state: State): string | undefined
  /** Where the order leads the piece: from where it is to its last pose, in ground units. */
  leads?(state: State, seat: Seat, order: Order): Stance[]
  /**
   * Orders of the kind as the piece might be meant to have them, lawful or not: where none is open to
   * it, what stands against these tells why. Without it a blank order is asked about.
   */
  like?(state: State, seat: Seat, piece: string): Order[]
  /** An order that is seldom wanted, to be kept out of the way. */
  isRare?(order: Order, state: State): boolean
  /** Much hangs on the order: it is asked for twice. */
  isGrave?: true
  /** The order stands already, and giving it again changes nothing; shown as what was chosen. */
  isChosen?(order: Order, state: State): boolean
  /** The order has no further meaning than going on; shown as the main button. */
  isPrimary?: true
  /** What going on would throw away; the pieces are named, and the player is asked before. */
  forfeits?(state: State, seat: Seat): Forfeit[]
  /**
   * Steps that also end without this order, by the last that can be given: nothing but that order says
   * that one has finished, so the player is asked before it.
   */
  isUnsaidAt?: readonly StepName[]
}

/** What a piece could still do before it is gone on. */
export interface Forfeit {
  piece: string
  name: Value
  /** Asks whether to skip it, as the key of a message that is told `pieces`, their names, and their `count`. */
  ask: string
}

/** Ground units and hundredths of a degree. */
export interface Pose {
  x: number
  y: number
  heading: number
}

/** A pose with how long and broad the piece is there, ground units; as it is now where they are absent. */
interface Stance extends Pose {
  length?: number
  beam?: number
}

/** Draw a path for a piece. */
export interface PathTool<State, Order> {
  tool: 'path'
  piece(order: Order): string
  /** The pieces that can be given a path now. */
  pieces(state: State, seat: Seat): readonly string[]
  /** An order with no path yet. */
  start(state: State, seat: Seat, piece: string): Order
  /** The order made longer towards a point on the ground, as far as lawful. */
  extend(state: State, seat: Seat, order: Order, x: number, y: number): Order
  /**
   * One step more towards that point, lawful or not: where `extend` leaves the order as it was, what
   * stands against this one tells why.
   */
  beyond?(state: State, seat: Seat, order: Order, x: number, y: number): Order
  /** The order without its last leg. */
  shorten(order: Order): Order
  /** Where the path leads, and what it costs. */
  trace(state: State, seat: Seat, order: Order): Trace
  /** The order as it is written down by hand, where a path has letters for it. */
  write?(state: State, seat: Seat, order: Order, text: string): Order
  /** Further choices that go with a path, as on/off switches with a message key each. */
  switches?(state: State, seat: Seat, order: Order): PathSwitch<Order>[]
  /** The name of a piece that is not on the board yet. */
  label?(state: State, piece: string): Message
}

export interface PathSwitch<Order> {
  key: string
  isOn: boolean
  flipped: Order
}

/** Put a piece on a point, with a heading unless it is round. */
export interface PlaceTool<State, Order> {
  tool: 'place'
  piece(order: Order): string
  pieces(state: State, seat: Seat): readonly string[]
  at(state: State, seat: Seat, piece: string, x: number, y: number, heading: number): Order
  /** It faces nowhere: it is not turned where it is put. */
  isRound?: true
  /** What it is seen as while it is put, where it is not on the board yet. */
  figure?(state: State, piece: string): Figure
  /** The name of a piece that is not on the board yet. */
  label?(state: State, piece: string): Message
}

/** A steel ship or an aircraft from above, ground units. */
export interface Figure {
  silhouette: Silhouette
  length: number
  beam: number
}

/** A path in ground units and hundredths of a degree. */
export interface Trace {
  /** As far as the piece gets; one more than there are legs up to there, the piece's own first. */
  poses: Pose[]
  /** What the path as drawn uses up, and how much there is in all: ground units, or the measure below. */
  cost: number
  budget: number
  /** What cost and budget are counted in where it is not lengths, such as points; as the picture's. */
  measure?: { size: number; key: string }
  /** How the order is written down, such as “2L1”. */
  written?: string
  /** What is really used up of the cost: less where something stands in the way. */
  reached: number
  /** What ends the path before its end, such as “alongside HMS Temeraire”. */
  meets?: Message
  /** What else is to be known beforehand though nothing ends there, each with its rule. */
  notes?: Reason[]
  /** Where the path can still end, as outlines in ground units; for pieces that go from place to place. */
  within?: number[][]
  /** Where the piece would touch another or the shore before the end of its path. */
  contact: { x: number; y: number } | null
  /** Others that go along, and where they would end. */
  others?: { piece: string; pose: Pose }[]
}

/** Fill in the fields of the order's shape; lists grow and shrink by records. */
export interface FormTool<State, Order> {
  tool: 'form'
  /** A lawful or nearly lawful order to begin with. */
  start(state: State, seat: Seat): Order
  /** The values to choose from for fields of that name, wherever they stand in the order. */
  choices(state: State, seat: Seat): Record<string, Choice[]>
  /** What the order comes to so far, e.g. points spent. */
  summary(state: State, seat: Seat, order: Order): Message[]
  /** The cards that a list of the order is put together from, beside what it has so far; null: nothing. */
  stock?(state: State, seat: Seat, order: Order | null): Stock
}

/** Cards to put a fleet together from, and what it may cost. */
export interface Stock {
  /** The list of the order whose rows name a card each, in their field `card`. */
  list: string
  /** Points. */
  spent: number
  limit: number
  cards: StockCard[]
}

/** Something of which a fleet may have one or several. */
export interface StockCard {
  id: string
  /** The heading that it stands under. */
  kind: Message
  name: Message
  points: number
  /** What it can do. */
  note: Message
  look: Look
  /** The row that one more of it adds to the list. */
  row: Readonly<Record<string, Json>>
  /** The fields of its row that can be said otherwise; all but its card where absent. */
  fields?: readonly string[]
}

/** What something that is not in play looks like from above; ground units. */
export type Look = Pick<
  Piece,
  'shape' | 'build' | 'silhouette' | 'length' | 'beam' | 'side' | 'nation'
>

export interface Choice {
  value: string | number | boolean | null
  label: Message
  /** What choosing it means; choices with notes are laid out side by side. */
  note?: Message
}

import type { Ask } from './awaiting.ts'
import type { CampaignRules } from './campaign/rules.ts'
import type {
  Formation,
  GroupWish,
  OpenGroupOrder,
  PlannedOrder,
  SharedOut,
} from './command/command.ts'
import type { Dice } from './dice.ts'
import type { GameTool } from './game-tool.ts'
import type { Faces } from './message.ts'
import type { Guide } from './guide.ts'
import type { Json, Kind, Seat } from './kind.ts'
import type { Catalogue, Language, Message } from './message.ts'
import type { Metric } from './metrics.ts'
import type { Odds, OddsLimits } from './odds.ts'
import type { OutlinedPart } from './outline.ts'
import type { Eye, Picture, Piece, ShotSeen, SightField } from './picture.ts'
import type { Played } from './recorded.ts'
import type { Outcome, Playable, View } from './playable.ts'
import type { PrintedSheet, PrintRequest, SheetKind } from './printed.ts'
import type { Recorded } from './recorded.ts'
import type { Gist, Rulebook } from './rulebook.ts'
import type {
  Candidate,
  Clock,
  Lookahead,
  MissRate,
  OptionSpec,
  OrderSheet,
  Ruleset,
  Scenario,
  SideTalk,
} from './ruleset.ts'
import type { Options } from './kind.ts'
import type { Ruling } from './ruling.ts'
import type { ScenarioFileCard } from './scenario-file/rules.ts'
import type { Shape } from './shape.ts'
import type { ValidationError } from './validation-error.ts'

/**
 * A ruleset whose own types are closed in: what a program uses that knows no game. States, orders
 * and events are plain records; each is checked where it enters, and Malformed thrown if it is none.
 * A state that came out of a Game enters it unchecked, so calls in a row cost nothing.
 */
export interface Game {
  readonly id: string
  readonly isExample: boolean
  readonly title: Gist
  readonly rulebook: Rulebook
  readonly options: Record<string, OptionSpec>
  readonly scenarios: Record<string, ScenarioCard>
  /** Scenarios in a row, each result bearing on the next. */
  readonly campaigns: Record<string, CampaignRules<Playable>>
  readonly phases: readonly string[]
  readonly messages: Record<Language, Catalogue>
  /** How it is played, for a newcomer, and what its words mean. */
  readonly guide: Guide
  /** The sequence of play to be read. */
  readonly outline: readonly OutlinedPart[]

  /** The ruleset's options and the scenario's own. */
  optionsOf(scenario: string): Record<string, OptionSpec>
  prepare(scenario: string, options?: Options, attachments?: Record<string, Json>): Playable
  begin(start: Playable, dice: Dice): { state: Playable; events: Recorded<Kind>[] }
  seats(state: Playable): readonly Seat[]
  /** The seats that win and lose with this one, itself among them. */
  allies(state: Playable, seat: Seat): readonly Seat[]
  awaiting(state: Playable): Ask[] | Outcome
  asks(state: Playable): Ask[]
  /** Seats that have answered while others are still asked at the same step. */
  answered(state: Playable): Seat[]
  /** Seats that have answered and may take their answer back, and by which orders. */
  retracts(state: Playable): Ask[]
  /** Anything may be asked about; what is no order is refused as such. */
  judge(state: Playable, seat: Seat, order: unknown): Ruling
  /** A ruling with what its own law says of an order whose time it is not. */
  judgeInFull(state: Playable, seat: Seat, order: unknown): Ruling
  /** What may come of it, exactly; what is no order is refused as such. */
  odds(state: Playable, seat: Seat, order: unknown, limits?: OddsLimits): Odds<Playable, Kind>
  /** What may come of several, given one after the other; those that are refused by then are left out. */
  oddsTogether(
    state: Playable,
    seat: Seat,
    orders: readonly Kind[],
    limits?: OddsLimits,
  ): Odds<Playable, Kind>
  play(state: Playable, seat: Seat, order: unknown, dice: Dice): Played<Playable, Kind>
  /** For search: a lawful order, the state changed in place, nothing recorded but what is asked for. */
  playInPlace(state: Playable, seat: Seat, order: Kind, dice: Dice, found?: MetricsTaker): void
  legalOrders(state: Playable, seat: Seat, limit?: number): Kind[]
  /** All of them, a list for each kind of order. */
  ordersByKind(state: Playable, seat: Seat): Kind[][]
  sample(state: Playable, seat: Seat, dice: Dice): Kind | undefined
  /** The state after the events; the given one is left as it is. */
  replay(start: Playable, events: readonly Recorded<Kind>[]): Playable
  /** One event, in place. */
  applyEvent(state: Playable, event: Recorded<Kind>): void
  copy(state: Playable): Playable

  view(state: Playable, seat: Seat): View
  /** What the seat may know until the next order: it may be a part of the state, so nothing of it may be changed or kept. */
  sharedView(state: Playable, seat: Seat): View
  redact(event: Recorded<Kind>, seat: Seat): Recorded<Kind> | undefined
  /** A whole state that the view allows; all that it hides is made up, so a player may see it. */
  determinize(view: View, seat: Seat, dice: Dice): View
  choose(view: View, seat: Seat, dice: Dice, style?: string): Kind
  evaluate(view: View, seat: Seat): number
  /** Sensible orders, the best first; at least what the doctrine chooses. */
  candidates(view: View, seat: Seat, dice: Dice): Iterable<Candidate<Kind>>
  /** Lawful orders, as they come to a beginner's mind; at least what the doctrine chooses. */
  beginnersCandidates(view: View, seat: Seat, dice: Dice): Iterable<Candidate<Kind>>
  /** Null where the ruleset does not say how it is looked ahead into. */
  readonly lookahead: Lookahead<View> | null
  /** Ways to fight that `choose` knows as styles; none where the ruleset names none. */
  readonly plans: readonly string[]
  /** How much players of less experience overlook; nothing where the ruleset does not say. */
  readonly missRate: MissRate
  /** Attachments as an ended battle leaves them; none while it goes on. */
  exports(state: Playable, attachments: Record<string, Json>): Record<string, Json>

  /** What an event adds to what a rules designer asks of battles, and what the end adds. */
  metricsIn(event: Recorded<Kind>, before: Playable): readonly Metric[]
  metricsAtEnd(end: Playable): readonly Metric[]

  /** How scenarios of one's own are written; null where there are none. */
  readonly scenarioFile: ScenarioFileCard | null
  /** What a scenario file would lay on the table, lawful or not; null where that cannot be told. */
  pictureOfFile(file: Json): Picture | null

  /** What the game has to print. */
  readonly sheets: readonly SheetKind[]
  /** None of a kind that the game has no use for. */
  printed(sheet: SheetKind, request: PrintRequest<Playable>): PrintedSheet[]

  /** Who the seats and pieces are in this battle, by the keys of the catalogue. */
  faces(state: Playable, attachments: Record<string, Json>): Faces
  /** Bodies that the seat's pieces are commanded in; none where the game has none. */
  formations(view: Playable, seat: Seat): Formation[]
  /** The orders for many that are open to the seat now. */
  groupOrders(view: Playable, seat: Seat): OpenGroupOrder[]
  /** An order for many, shared out and judged one by one, as far as the seat's view tells. */
  shareOut(view: Playable, seat: Seat, wish: GroupWish): SharedOut<Kind>
  /** The staff's plan for the step that is asked, from the seat's view alone. */
  plan(view: Playable, seat: Seat): PlannedOrder<Kind>[]
  /** Whether the step ends with these orders, given one after the other, as far as the seat's view tells. */
  areLast(view: Playable, seat: Seat, orders: readonly Kind[]): boolean
  picture(state: Playable): Picture
  /** The pieces of the picture alone. */
  pieces(state: Playable): Piece[]
  /** Whether the rules tell what pieces see of the ground. */
  readonly hasSight: boolean
  /** What a piece sees of the ground, or an eye at any place; undefined where the rules tell nothing of it. */
  sight(view: Playable, from: Eye): SightField | undefined
  /** A line of the log; null where there is nothing to tell. */
  describeEvent(event: Recorded<Kind>, before: Playable): Message | null
  /** What can be seen to be fired in an event. */
  shots(event: Recorded<Kind>): ShotSeen[]
  status(view: Playable, seat: Seat): Message[]
  /** How long the seat has for the step that is asked; null where it has all the time it wants. */
  clock(view: Playable, seat: Seat): Clock | null
  /** How those of the seat's side may talk to each other; null where nothing is ruled. */
  talk(view: Playable, seat: Seat): SideTalk | null
  /** What to think of at the step that is asked, beside or instead of the step's own hint. */
  advice(view: Playable, seat: Seat): Message[]
  /** The seat's secret order sheet; none where the game has none. */
  orderSheets(view: Playable, seat: Seat): OrderSheet[]
  describeOrder(state: Playable, order: Kind): Message
  tool(kind: string): GameTool
  /** The fields of an order of the kind, without `kind` itself. */
  shape(kind: string): Record<string, Shape>

  /** Null where the ruleset does not describe its states; so with the fields of its events. */
  readonly stateShape: Shape | null
  readonly eventShapes: Record<string, Record<string, Shape>> | null
  /** From outside: what has a usual value may be left out. */
  stateFrom(value: unknown): Playable
  orderFrom(value: unknown): Kind
  errorInOrder(value: unknown): ValidationError | null
  errorInState(value: unknown): ValidationError | null
  /** The ruleset in its own types, for code that works for every ruleset and has no time to lose. */
  open<Result>(use: RulesetUser<Result>): Result
}

/** Is told what the laboratory counts, event by event. */
type MetricsTaker = (found: readonly Metric[]) => void

type ScenarioCard = Omit<Scenario<Playable>, 'begin'>

type RulesetUser<Result> = <
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  ruleset: Ruleset<State, Order, Event, Id>,
) => Result

import type { CampaignRules } from './campaign/rules.ts'
import type { Command } from './command/command.ts'
import type { Dice } from './dice.ts'
import type { FieldShapes, ShapesOf } from './fields.ts'
import type { Faces } from './message.ts'
import type { Guide } from './guide.ts'
import type { Json, Kind, Of, Options, OptionValue, Seat, StepName } from './kind.ts'
import type { Catalogue, Language, Message } from './message.ts'
import type { Metrics } from './metrics.ts'
import type { Eye, Picture, Piece, ShotsByKind, SightField } from './picture.ts'
import type { Playable } from './playable.ts'
import type { Printer } from './printed.ts'
import type { Rulebook } from './rulebook.ts'
import type { Ruling } from './ruling.ts'
import type { ScenarioFileRules } from './scenario-file/rules.ts'
import type { Step } from './sequence.ts'
import type { Shape } from './shape.ts'
import type { Table } from './table.ts'
import type { Tool } from './tool.ts'
import type { ValidationError } from './validation-error.ts'

/** One kind of order: what it looks like, whether it is lawful, what comes of it. */
export interface OrderRules<
  State,
  Event extends Kind,
  Order extends Kind,
  Id extends string = string,
> extends AnyOrderRules<State, Event, Order, Id> {
  /** The record from outside; `kind` is checked by the umpire and not named here. */
  shape: ShapesOf<Omit<Order, 'kind'>>
}

/** The rules of an order of whatever kind, as the umpire has them. */
export interface AnyOrderRules<
  State,
  Event extends Kind,
  Order extends Kind,
  Id extends string = string,
> {
  shape: FieldShapes
  /** The law: allowed, or every reason why not. */
  judge(state: State, seat: Seat, order: Order): Ruling
  /** What happens. Called with lawful orders only. */
  execute(table: Table<State, Event, Id>, seat: Seat, order: Order): void
  /** All lawful orders of this kind, or a sample of good shapes of continuous space. */
  legalOrders(state: State, seat: Seat): Order[]
  /** One lawful order without listing all, for search. */
  sample?(state: State, seat: Seat, dice: Dice): Order | undefined
  /** Nothing hidden from the seat tells in what is sampled: search samples it without making a view. */
  samplesOpenly?: true
  /**
   * Given by the clock of the table and by no player: nobody is asked for it and it is offered to
   * nobody, though the step takes it.
   */
  byClock?: true
  /** Search never gives such an order. */
  excludeFromSearch?: true
  /** Odds of an order that is resolved later: the sequence that is then played to its end. */
  resolves?: Plays<State, Event, Id>
  /** Where what comes later is no sequence: gives the order and does at once what will come of it. */
  continues?(
    table: Table<State, Event, Id>,
    seat: Seat,
    order: Order,
  ): Continuation<State, Event, Id>
  /**
   * Where a later step settles all orders of this kind that were given: what comes of these, of which
   * each has been given by then. The odds of one order and of several come from it.
   */
  settles?(seat: Seat, orders: readonly Order[]): Continuation<State, Event, Id>
  /** Why the odds of a lawful order may not be told yet; absent or null where they may. */
  oddsHidden?(state: State, seat: Seat, order: Order): Message | null
  /**
   * Takes the seat's answer back: open to a seat that has answered while others are still asked at
   * this step, and the seat is asked again. The judge refuses a seat that has not answered.
   */
  retracts?: true
  /** How the order is filled in at the table on the screen; `list` when absent. */
  tool?: Tool<State, Order>
  /** The order in words. */
  describe(state: State, order: Order): Message
}

/**
 * What is still to come, a function of the state alone, or nothing. States that are equal here are
 * gone on from once; where it leads back to the same state and itself, it is rolled until it does not.
 */
export type Continuation<State, Event extends Kind, Id extends string = string> =
  | void
  | Plays<State, Event, Id>
  | ((table: Table<State, Event, Id>) => Continuation<State, Event, Id>)

/** A sequence is played to its end by the umpire, with the answers that are given here. */
export interface Plays<State, Event extends Kind, Id extends string = string> {
  sequence: string
  /** What a seat that is asked at a step orders; where there is nothing, it is looked no further. */
  answer(state: State, seat: Seat, step: StepName): Kind | undefined
  /** What comes after the sequence, where more is to come. */
  next?: (table: Table<State, Event, Id>) => Continuation<State, Event, Id>
  /** From such a state it is looked no further: there would be too many ways. */
  until?: (state: State) => boolean
}

/** What a ruleset supplies; the umpire does the rest. */
export interface Ruleset<
  State extends Playable = Playable,
  Order extends Kind = Kind,
  Event extends Kind = Kind,
  Id extends string = string,
> {
  id: string
  rulebook: Rulebook<Id>
  /** Rules options that players may differ on. */
  options: Record<string, OptionSpec>
  scenarios: Record<string, Scenario<State>>
  /** Scenarios in a row, each result bearing on the next; none when absent. */
  campaigns?: Record<string, CampaignRules<State>>
  /** Sentences for refusals, modifiers, orders, events, options and scenarios. */
  messages: Record<Language, Catalogue>
  /** How it is played, for a newcomer, and what its words mean. */
  guide?: Guide<Id>
  rules: Rules<State, Order, Event, Id>
  secrecy: Secrecy<State, Event>
  display: Display<State, Event>
  players: Players<State, Order, Event>
  /** How pieces are commanded as bodies; one by one when absent. */
  command?: Command<State, Order>
  print?: Print<State>
  /** Scenarios that players write themselves; none where absent. */
  scenarioFile?: ScenarioFileRules<State>
}

/** What a battle is and how it goes on. */
export interface Rules<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
> {
  /** The sequence of the turn first, then those that interrupt it. */
  sequence: Record<string, readonly Step<State, Order, Event>[]>
  orders: { [K in Order['kind']]: OrderRules<State, Event, Of<Order, K>, Id> }
  /** What each event does to the state: never rolls, never decides, keeps no reference into the event. */
  apply: { [K in Event['kind']]: (state: State, event: Of<Event, K>) => void }
  /**
   * The fields of a state, but for where it stands and how it ended: types, ranges, units, and which
   * are names of what. Without it whatever its own copy writes out is taken for a state.
   */
  stateShape?: ShapesOf<Omit<State, keyof Playable>>
  /** The fields of each event. */
  eventShapes?: { [K in Event['kind']]: ShapesOf<Omit<Of<Event, K>, 'kind'>> }
  /** What else must hold of a state that is in shape, such as that no two pieces stand in one place. */
  errorInState?(state: State): ValidationError | null
  /**
   * Fields that nothing changes in place: options, charts, cards, the ground. Copies and views share
   * them; an event that has to change one (a bridge burns) puts another value there.
   */
  setting?: readonly (keyof State & string)[]
  /** A copy that shares nothing but the setting and drops nothing. */
  copy(state: State): State
  seats(state: State): readonly Seat[]
  /** The seats that win and lose with this one, itself among them; each fights for itself when absent. */
  allies?(state: State, seat: Seat): readonly Seat[]
}

/** Who may know what. */
export interface Secrecy<State, Event> {
  /** What the seat may know: the same type, a copy, secrets absent or `unknown`. */
  view(state: State, seat: Seat): State
  /**
   * The view for who looks, changes nothing and keeps nothing: what hides no secret may be the
   * state's own, and where nothing is hidden from the seat, the whole. On it the umpire judges, lists
   * and picks orders, so their rules can tell no secret. A view when absent.
   */
  sharedView?(state: State, seat: Seat): State
  /** What the seat learns of an event; undefined when it learns nothing. */
  redact(event: Event, seat: Seat): Event | undefined
  /** A whole state that this view allows, sharing nothing but the setting; players search on it. */
  determinize(view: State, seat: Seat, dice: Dice): State
}

/** What is shown of a battle, in pictures and in words. */
export interface Display<State, Event extends Kind> {
  picture(state: State): Picture
  /** The pieces of the picture alone, where that is quicker. */
  pieces?(state: State): Piece[]
  /**
   * What a piece of the picture sees of the ground, or what bars no line from a place, as the rules tell
   * it; undefined where they tell nothing. Asked for one at a time, never in search.
   */
  sight?(view: State, from: Eye): SightField | undefined
  /**
   * Who the seats and pieces are in this battle, by the keys under which the catalogue names them in
   * any; told of what everyone knows.
   */
  faces?(state: State, attachments: Record<string, Json>): Faces
  /**
   * A line of the log; null for bookkeeping that needs no telling. Its value named `rule`, if it has
   * one, is the rule that what it tells rests on; screens show that beside the line.
   */
  describe(event: Event, before: State): Message | null
  /** What can be seen to be fired in events of a kind. */
  shots?: ShotsByKind<Event>
  /** The state of the battle in words, a message for each line, for a seat's view. */
  status(view: State, seat: Seat): Message[]
  /** How long the seat has for the step that is asked; null where it has all the time it wants. */
  clock?(view: State, seat: Seat): Clock | null
  /** How those of the seat's side may talk to each other while the battle lasts; as they like when absent or null. */
  talk?(view: State, seat: Seat): SideTalk | null
  /** What to think of at the step that is asked, as things stand; without it the step's own `.hint`. */
  advice?(view: State, seat: Seat): Message[]
  /** What the seat has written in secret so far, piece by piece; those without orders too. */
  orderSheets?(view: State, seat: Seat): OrderSheet[]
}

/** How the book limits what those of one side say to each other. */
export interface SideTalk {
  /** By orders of the game alone, or by notes that are handed over when their writer is asked for an order. */
  by: 'signals' | 'notes'
  /** The rule that limits it. */
  rule: string
  /** The limits in words. */
  told: Message[]
}

/** The time of a step. The umpire keeps none: whoever keeps it gives `order` when it is over. */
export interface Clock {
  /** Another name, another time: it begins anew. */
  name: string
  seconds: number
  rule: string
  order: Kind
}

/** What its computer players and the laboratory go by. */
export interface Players<State, Order extends Kind, Event extends Kind> {
  doctrine: Doctrine<State, Order>
  /** What the laboratory counts beside who won. */
  metrics?: Metrics<State, Event>
}

/** What players take away on paper or in a file. */
export interface Print<State> {
  /** Sheets on paper: cards, logs, tables, gauges. */
  printed?: Printer<State>
  /** Attachments as an ended battle leaves them, by name, for the players to keep; none when absent. */
  exports?(state: State, attachments: Record<string, Json>): Record<string, Json>
}

/** The order sheet of one piece; empty where nothing is written for it. */
export interface OrderSheet {
  piece: string
  name: Message
  orders: Message[]
  /** By line, the order that strikes it out alone; absent where only all are struck out together. */
  strikes?: Kind[]
}

/** What the ruleset's computer player values. It is given a seat's view, never the state. */
export interface Doctrine<State, Order extends Kind> {
  /** A sensible order for a seat that is asked; in the style that is named, if one is. */
  choose(view: State, seat: Seat, dice: Dice, style?: string): Order
  /** How good the position is for the seat; larger is better. */
  evaluate(view: State, seat: Seat): number
  /**
   * Sensible orders for the decision to be made, best first, lawful as far as the view tells. Empty
   * where only what `choose` says makes sense. Worked out one by one: a caller may stop early.
   */
  candidates?(view: State, seat: Seat, dice: Dice): Iterable<Candidate<Order>>
  /** What beginners think of, their mistakes among it; the same as all others where it is left out. */
  beginnersCandidates?(view: State, seat: Seat, dice: Dice): Iterable<Candidate<Order>>
  /** How far it is worth while to look ahead, and what is then weighed. */
  lookahead?: Lookahead<State>
  /** How much players of less experience overlook. */
  missRate?: MissRate
  /** Ways to fight that `choose` knows as styles, by name: each a plan for a whole turn, or for a whole battle. */
  plans?: readonly string[]
}

/** A sensible order and what the doctrine thinks it worth, in its own measure. */
export interface Candidate<Order> {
  order: Order
  worth: number
  /** What speaks for it, for those who ask for advice; best reason first. */
  because?: Message[]
  /** The style in which this goes on; the usual one when absent. */
  style?: string
}

/** Of a hundred good candidates so many are passed over; found by playing, so that the levels lie apart. */
export interface MissRate {
  beginner: number
  practised: number
}

/** How a ruleset's battles are looked ahead into. */
export interface Lookahead<State> {
  /** How much of the battle is behind; it never goes back, and grows by 1 in a turn. */
  clock(view: State): number
  /** Whether anything can be seen ahead from here; always, where it is left out. */
  isOfUse?(view: State, seat: Seat): boolean
  /** The style that is best here as far as is known, which need not be found by looking ahead; null where there is none. */
  plan?(view: State, seat: Seat): string | null
  /** So much is played on before a position is weighed, by that clock. */
  ahead: number
  /** Candidates that are followed, the best ones. */
  candidates: number
  /** Ways that each candidate is followed before the worse half is given up; the player's own number without it. */
  rollouts?: number
  /** The style in which it is played on: a quicker one, where the doctrine has it. */
  style?: string
  /** What a difference in a candidate's own worth counts beside one found by looking ahead. */
  priorWeight: number
}

/** An option, the values it may take (the first of `values` or `from` is not the default), its rule. */
export interface OptionSpec {
  rule: string
  default: OptionValue
  values?: readonly OptionValue[]
  from?: number
  to?: number
  step?: number
  /** Switched on, it gives steps a time: `Display.clock` tells which. */
  timesSteps?: true
}

export interface Scenario<State> {
  /** Key of the title; `KEY.about` describes it. */
  title: string
  /** The scenario's own choices (point value, turn limit, who builds the fleets). */
  options: Record<string, OptionSpec>
  /** Records that players may bring: own ship cards, a commander's sheet. Checked before the battle. */
  attachments?: Record<string, Shape>
  seats(options: Options, attachments?: Record<string, Json>): readonly Seat[]
  /** The state before the first step. Throws AttachmentRefused for attachments against the rules. */
  begin(options: Options, attachments: Record<string, Json>): State
}

/** Attachments that can be read but that the rules refuse, with every reason. */
export class AttachmentRefused extends Error {
  readonly ruling: Ruling

  constructor(ruling: Ruling) {
    super(`The papers are not in order: ${ruling.because.map(reason => reason.rule).join(', ')}.`)
    this.name = 'AttachmentRefused'
    this.ruling = ruling
  }
}

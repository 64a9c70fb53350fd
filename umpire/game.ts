import { asksOf, awaiting, phasesOf, recallsOf } from './awaiting.ts'
import type { Ask } from './awaiting.ts'
import { begin, optionsOf, prepare } from './begin.ts'
import { borderOf, faultInState } from './border.ts'
import type { Dice } from './dice.ts'
import type { Fault } from './fault.ts'
import { gameTool } from './game-tool.ts'
import type { GameTool } from './game-tool.ts'
import { noGuide } from './guide.ts'
import type { Guide } from './guide.ts'
import { ideasOf } from './ideas.ts'
import { faultInOrder, judgeGiven, judgeInFull } from './judge.ts'
import { rulesFor, rulesOfAnyKind } from './order-rules.ts'
import type { Json, Kind, Seat } from './kind.ts'
import type { Catalogue, Language, Message } from './message.ts'
import { oddsOf } from './odds.ts'
import type { Odds, OddsLimits } from './odds.ts'
import { offersFor, pickFor } from './offers.ts'
import { outlineOf } from './outline.ts'
import type { OutlinedPart } from './outline.ts'
import type { Picture, SightField } from './picture.ts'
import { play, proceed, replay } from './play.ts'
import type { Played } from './play.ts'
import type { Outcome, Playable } from './playable.ts'
import { sheetKinds } from './printed.ts'
import type { PrintedSheet, PrintRequest, SheetKind } from './printed.ts'
import { evolve, isPlaced } from './recording.ts'
import type { Recorded } from './recording.ts'
import { redactFor } from './redact.ts'
import type { Gist, Rulebook } from './rulebook.ts'
import type { Ruling } from './ruling.ts'
import type {
  Idea,
  Lookahead,
  OptionSpec,
  Options,
  Oversight,
  Ruleset,
  Scenario,
  WrittenOrders,
} from './ruleset.ts'
import type { Shape } from './shape.ts'
import { shotsOf } from './shot-seen.ts'
import type { ShotSeen } from './shot-seen.ts'
import type { View } from './view.ts'

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
  readonly phases: readonly string[]
  readonly messages: Record<Language, Catalogue>
  /** How it is played, for a newcomer, and what its words mean. */
  readonly guide: Guide
  /** The sequence of play to be read. */
  readonly outline: readonly OutlinedPart[]

  /** The ruleset's options and the scenario's own. */
  optionsOf(scenario: string): Record<string, OptionSpec>
  prepare(scenario: string, options?: Options, papers?: Record<string, Json>): Playable
  begin(start: Playable, dice: Dice): { state: Playable; events: Recorded<Kind>[] }
  seats(state: Playable): readonly Seat[]
  awaiting(state: Playable): Ask[] | Outcome
  asks(state: Playable): Ask[]
  /** Seats that have answered and may take their answer back, and by which orders. */
  recalls(state: Playable): Ask[]
  /** Anything may be asked about; what is no order is refused as such. */
  judge(state: Playable, seat: Seat, order: unknown): Ruling
  /** The same, with what its own law says of an order whose time it is not. */
  judgeInFull(state: Playable, seat: Seat, order: unknown): Ruling
  /** What may come of it, exactly; what is no order is refused as such. */
  odds(state: Playable, seat: Seat, order: unknown, limits?: OddsLimits): Odds<Playable, Kind>
  play(state: Playable, seat: Seat, order: unknown, dice: Dice): Played<Playable, Kind>
  /** For search: a lawful order, the state changed in place, nothing recorded. */
  proceed(state: Playable, seat: Seat, order: Kind, dice: Dice): void
  offers(state: Playable, seat: Seat, limit?: number): Kind[]
  pick(state: Playable, seat: Seat, dice: Dice): Kind | undefined
  /** The state after the events; the given one is left as it is. */
  replay(start: Playable, events: readonly Recorded<Kind>[]): Playable
  /** One event, in place. */
  evolve(state: Playable, event: Recorded<Kind>): void
  copy(state: Playable): Playable

  view(state: Playable, seat: Seat): View
  redact(event: Recorded<Kind>, seat: Seat): Recorded<Kind> | undefined
  /** A whole state that the view allows; all that it hides is made up, so a player may see it. */
  imagine(view: View, seat: Seat, dice: Dice): View
  choose(view: View, seat: Seat, dice: Dice, manner?: string): Kind
  evaluate(view: View, seat: Seat): number
  /** Sensible orders, the best first; at least what the doctrine chooses. */
  ideas(view: View, seat: Seat, dice: Dice): Idea<Kind>[]
  /** Null where the ruleset does not say how it is looked ahead into. */
  readonly lookahead: Lookahead<View> | null
  /** How much players of less experience overlook; nothing where the ruleset does not say. */
  readonly oversight: Oversight
  /** Papers as an ended battle leaves them; none while it goes on. */
  papersLeft(state: Playable, papers: Record<string, Json>): Record<string, Json>

  /** What the game has to print. */
  readonly sheets: readonly SheetKind[]
  /** None of a kind that the game has no use for. */
  printed(sheet: SheetKind, request: PrintRequest<Playable>): PrintedSheet[]

  picture(state: Playable): Picture
  /** Whether the rules tell what pieces see of the ground. */
  readonly hasSight: boolean
  /** What a piece sees of the ground; undefined where the rules tell nothing of it. */
  sight(view: Playable, piece: string): SightField | undefined
  /** A line of the log; null where there is nothing to tell. */
  narrate(event: Recorded<Kind>, before: Playable): Message | null
  /** What can be seen to be fired in an event. */
  shots(event: Recorded<Kind>): ShotSeen[]
  situation(view: Playable, seat: Seat): Message[]
  /** What to think of at the step that is asked, beside or instead of the step's own hint. */
  advice(view: Playable, seat: Seat): Message[]
  /** The seat's secret order sheet; none where the game has none. */
  written(view: Playable, seat: Seat): WrittenOrders[]
  tell(state: Playable, order: Kind): Message
  tool(kind: string): GameTool
  /** The fields of an order of the kind, without `kind` itself. */
  shape(kind: string): Record<string, Shape>

  stateFrom(value: unknown): Playable
  orderFrom(value: unknown): Kind
  faultInOrder(value: unknown): Fault | null
  faultInState(value: unknown): Fault | null
  /** The ruleset in its own types, for code that works for every ruleset and has no time to lose. */
  open<Result>(use: RulesetUser<Result>): Result
}

export type ScenarioCard = Omit<Scenario<Playable>, 'begin'>

export type RulesetUser<Result> = <
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(
  ruleset: Ruleset<State, Order, Event, Id>,
) => Result

export function gameOf<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(ruleset: Ruleset<State, Order, Event, Id>, { isExample = false } = {}): Game {
  const border = borderOf(ruleset)
  const { own, order: read, state: enter } = border
  const { id, rulebook, options, scenarios, messages, doctrine } = ruleset
  const { lookahead = null, oversight = { beginner: 0, practised: 0 } } = doctrine
  return {
    id,
    isExample,
    title: rulebook.title,
    rulebook,
    options,
    scenarios,
    phases: phasesOf(ruleset),
    messages,
    guide: ruleset.guide ?? noGuide,
    outline: outlineOf(ruleset),

    optionsOf: scenario => optionsOf(ruleset, scenario),
    prepare: (scenario, given, papers) => own(prepare(ruleset, scenario, given, papers)),
    begin(start, dice) {
      const { state, events } = begin(ruleset, enter(start), dice)
      return { state: own(state), events }
    },
    seats: state => ruleset.seats(enter(state)),
    awaiting: state => awaiting(ruleset, enter(state)),
    asks: state => asksOf(ruleset, enter(state)),
    recalls: state => recallsOf(ruleset, enter(state)),
    judge: (state, seat, order) => judgeGiven(ruleset, enter(state), seat, order).ruling,
    judgeInFull: (state, seat, order) => judgeInFull(ruleset, enter(state), seat, order),
    odds(given, seat, order, limits) {
      const state = enter(given)
      const judged = judgeGiven(ruleset, state, seat, order)
      if (!judged.order) return { ruling: judged.ruling, outcomes: [], throws: [], isExact: true }
      const odds = oddsOf(ruleset, state, seat, judged.order, limits)
      const outcomes = odds.outcomes.map(outcome => ({ ...outcome, state: own(outcome.state) }))
      return { ...odds, outcomes }
    },
    play(given, seat, order, dice) {
      const state = enter(given)
      const judged = judgeGiven(ruleset, state, seat, order)
      if (!judged.order) return { ruling: judged.ruling, events: [], state }
      const played = play(ruleset, state, seat, judged.order, dice)
      return { ...played, state: own(played.state) }
    },
    proceed: (state, seat, order, dice) => proceed(ruleset, enter(state), seat, read(order), dice),
    offers: (state, seat, limit) => offersFor(ruleset, enter(state), seat, limit),
    pick: (state, seat, dice) => pickFor(ruleset, enter(state), seat, dice),
    replay: (start, events) => own(replay(ruleset, enter(start), events.map(border.event))),
    evolve: (state, event) => evolve(ruleset, enter(state), border.event(event)),
    copy: state => own(ruleset.copy(enter(state))),

    view: (state, seat) => border.seen(ruleset.view(enter(state), seat)),
    redact: (event, seat) => redactFor(ruleset, border.event(event), seat),
    imagine: (view, seat, dice) => border.seen(ruleset.imagine(enter(view), seat, dice)),
    choose: (view, seat, dice, manner) => doctrine.choose(enter(view), seat, dice, manner),
    evaluate: (view, seat) => doctrine.evaluate(enter(view), seat),
    ideas: (view, seat, dice) => ideasOf(doctrine, enter(view), seat, dice),
    oversight,
    lookahead: lookahead && { ...lookahead, clock: view => lookahead.clock(enter(view)) },
    papersLeft: (state, papers) =>
      state.outcome ? (ruleset.papersLeft?.(enter(state), papers) ?? {}) : {},

    sheets: sheetKinds.filter(sheet => ruleset.printed?.[sheet] !== undefined),
    printed: (sheet, { state, condition }) =>
      ruleset.printed?.[sheet]?.({ state: state && enter(state), condition }) ?? [],

    picture: state => ruleset.picture(enter(state)),
    hasSight: ruleset.sight !== undefined,
    sight: (view, piece) => ruleset.sight?.(enter(view), piece),
    narrate(given, before) {
      const event = border.event(given)
      return isPlaced(event) ? null : ruleset.narrate(event, enter(before))
    },
    shots(given) {
      const event = border.event(given)
      return isPlaced(event) ? [] : shotsOf(ruleset, event)
    },
    situation: (view, seat) => ruleset.situation(enter(view), seat),
    advice: (view, seat) => ruleset.advice?.(enter(view), seat) ?? [],
    written: (view, seat) => ruleset.written?.(enter(view), seat) ?? [],
    tell(state, given) {
      const order = read(given)
      return rulesFor(ruleset, order).tell(enter(state), order)
    },
    shape: kind => rulesOfAnyKind(ruleset, kind).shape,
    tool(kind) {
      const { tool } = rulesOfAnyKind(ruleset, kind)
      const readOne = (order: Kind) => border.order(order, kind)
      return tool ? gameTool(tool, { own: enter, read: readOne }) : { tool: 'list' }
    },

    stateFrom: enter,
    orderFrom: read,
    faultInOrder: value => faultInOrder(ruleset, value),
    faultInState: value => faultInState(ruleset, value),
    open: use => use(ruleset),
  }
}

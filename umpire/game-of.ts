import { answeredOf, asksOf, awaiting, phasesOf, retractsOf } from './awaiting.ts'
import { beforeFirstStep, begin, optionsOf, prepare } from './begin.ts'
import { beginnersCandidatesOf, candidatesOf } from './candidates.ts'
import type { CampaignRules } from './campaign/rules.ts'
import { commandOf } from './command/game-command.ts'
import { decoderOf, errorInPlay, errorInState, shapeOfState } from './decode.ts'
import { gameTool } from './game-tool.ts'
import type { Game } from './game.ts'
import { noGuide } from './guide.ts'
import { errorInOrder, judgeGiven, judgeInFull } from './judge.ts'
import type { Json, Kind } from './kind.ts'
import { legalOrdersFor, ordersByKind, sampleFor } from './legal-orders.ts'
import { oddsOf } from './odds.ts'
import { oddsTogether } from './odds-together.ts'
import { knownTo } from './known.ts'
import { rulesFor, rulesOfAnyKind } from './order-rules.ts'
import { outlineOf } from './outline.ts'
import { shotsOf } from './picture.ts'
import { play, playInPlace, replay } from './play.ts'
import type { Playable } from './playable.ts'
import { sheetKinds } from './printed.ts'
import { applyEvent } from './recording.ts'
import {
  describeOwn,
  isOwnKind,
  isOwnOrder,
  judgeOwn,
  outcomeOf,
  playOwn,
  shapeOfOwn,
} from './own-orders.ts'
import { isEnded, isPlaced, isUmpires } from './recorded.ts'
import { redactFor } from './redact.ts'
import { oddsOfOwn } from './odds.ts'
import type { Ruleset } from './ruleset.ts'

export function gameOf<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
  Id extends string,
>(ruleset: Ruleset<State, Order, Event, Id>, { isExample = false } = {}): Game {
  const decoder = decoderOf(ruleset)
  const { own, order: read, state: enter } = decoder
  const { id, rulebook, options, scenarios, messages } = ruleset
  const { doctrine } = ruleset.players
  const { lookahead = null, missRate = { beginner: 0, practised: 0 } } = doctrine
  const foundBy = ruleset.players.metrics?.inEvent?.bind(ruleset.players.metrics)
  return {
    id,
    isExample,
    title: rulebook.title,
    rulebook,
    options,
    scenarios,
    campaigns: campaignsWith(ruleset.campaigns ?? {}, enter),
    phases: phasesOf(ruleset),
    messages,
    guide: ruleset.guide ?? noGuide,
    outline: outlineOf(ruleset),

    optionsOf: scenario => optionsOf(ruleset, scenario),
    prepare: (scenario, given, attachments) => own(prepare(ruleset, scenario, given, attachments)),
    begin(start, dice) {
      const { state, events } = begin(ruleset, enter(start), dice)
      return { state: own(state), events }
    },
    seats: state => ruleset.rules.seats(enter(state)),
    awaiting: state => awaiting(ruleset, enter(state)),
    allies: (state, seat) => ruleset.rules.allies?.(enter(state), seat) ?? [seat],
    asks: state => asksOf(ruleset, enter(state)),
    answered: state => answeredOf(ruleset, enter(state)),
    retracts: state => retractsOf(ruleset, enter(state)),
    judge: (state, seat, order) =>
      isOwnOrder(order)
        ? judgeOwn(ruleset, enter(state), seat)
        : judgeGiven(ruleset, enter(state), seat, order).ruling,
    judgeInFull: (state, seat, order) =>
      isOwnOrder(order)
        ? judgeOwn(ruleset, enter(state), seat)
        : judgeInFull(ruleset, enter(state), seat, order),
    odds(given, seat, order, limits) {
      const state = enter(given)
      if (isOwnOrder(order)) return oddsOfOwn(ruleset, state, seat, order)
      const judged = judgeGiven(ruleset, state, seat, order)
      if (!judged.order) return { ruling: judged.ruling, outcomes: [], rolls: [], isExact: true }
      const odds = oddsOf(ruleset, state, seat, judged.order, limits)
      const outcomes = odds.outcomes.map(outcome => ({ ...outcome, state: own(outcome.state) }))
      return { ...odds, outcomes }
    },
    oddsTogether(given, seat, orders, limits) {
      const all = orders.map(order => read(order))
      const odds = oddsTogether(ruleset, enter(given), seat, all, limits)
      const outcomes = odds.outcomes.map(outcome => ({ ...outcome, state: own(outcome.state) }))
      return { ...odds, outcomes }
    },
    play(given, seat, order, dice) {
      const state = enter(given)
      if (isOwnOrder(order)) {
        const ended = playOwn(ruleset, state, seat, order)
        return { ...ended, state: own(ended.state) }
      }
      const judged = judgeGiven(ruleset, state, seat, order)
      if (!judged.order) return { ruling: judged.ruling, events: [], state }
      const played = play(ruleset, state, seat, judged.order, dice)
      return { ...played, state: own(played.state) }
    },
    playInPlace(state, seat, order, dice, found) {
      const hear =
        found && foundBy ? (event: Event, before: State) => found(foundBy(event, before)) : null
      playInPlace(ruleset, enter(state), seat, read(order), dice, hear)
    },
    legalOrders: (state, seat, limit) => legalOrdersFor(ruleset, enter(state), seat, limit),
    ordersByKind: (state, seat) => ordersByKind(ruleset, enter(state), seat),
    sample: (state, seat, dice) => sampleFor(ruleset, enter(state), seat, dice),
    replay: (start, events) => own(replay(ruleset, enter(start), events.map(decoder.event))),
    applyEvent: (state, event) => applyEvent(ruleset, enter(state), decoder.event(event)),
    copy: state => own(ruleset.rules.copy(enter(state))),

    view: (state, seat) => decoder.seen(ruleset.secrecy.view(enter(state), seat)),
    sharedView(given, seat) {
      const state = enter(given)
      const known = knownTo(ruleset, state, seat)
      return decoder.seen(known === state ? { ...state } : known)
    },
    redact: (event, seat) => redactFor(ruleset, decoder.event(event), seat),
    determinize: (view, seat, dice) =>
      decoder.seen(ruleset.secrecy.determinize(enter(view), seat, dice)),
    choose: (view, seat, dice, style) => doctrine.choose(enter(view), seat, dice, style),
    evaluate: (view, seat) => doctrine.evaluate(enter(view), seat),
    candidates: (view, seat, dice) => candidatesOf(doctrine, enter(view), seat, dice),
    beginnersCandidates: (view, seat, dice) =>
      beginnersCandidatesOf(doctrine, enter(view), seat, dice),
    missRate,
    plans: doctrine.plans ?? [],
    lookahead: lookahead && {
      ...lookahead,
      clock: view => lookahead.clock(enter(view)),
      isOfUse: (view, seat) => lookahead.isOfUse?.(enter(view), seat) ?? true,
      plan: (view, seat) => lookahead.plan?.(enter(view), seat) ?? null,
    },
    exports: (state, attachments) =>
      state.outcome ? (ruleset.print?.exports?.(enter(state), attachments) ?? {}) : {},

    metricsIn(given, before) {
      const event = decoder.event(given)
      return isUmpires(event) ? [] : (foundBy?.(event, enter(before)) ?? [])
    },
    metricsAtEnd: end => ruleset.players.metrics?.atEnd?.(enter(end)) ?? [],

    scenarioFile: ruleset.scenarioFile ?? null,
    pictureOfFile(file) {
      const state = ruleset.scenarioFile?.draft(file)
      return state ? ruleset.display.picture(beforeFirstStep(ruleset, state)) : null
    },

    sheets: sheetKinds.filter(sheet => ruleset.print?.printed?.[sheet] !== undefined),
    printed: (sheet, { state, condition }) =>
      ruleset.print?.printed?.[sheet]?.({ state: state && enter(state), condition }) ?? [],

    faces: (state, attachments) => ruleset.display.faces?.(enter(state), attachments) ?? {},
    ...commandOf(ruleset, decoder),
    picture: state => ruleset.display.picture(enter(state)),
    pieces(given) {
      const state = enter(given)
      return ruleset.display.pieces?.(state) ?? ruleset.display.picture(state).pieces
    },
    hasSight: ruleset.display.sight !== undefined,
    sight: (view, from) => ruleset.display.sight?.(enter(view), from),
    describeEvent(given, before) {
      const event = decoder.event(given)
      if (isEnded(event)) return outcomeOf(event).message
      return isPlaced(event) ? null : ruleset.display.describe(event, enter(before))
    },
    shots(given) {
      const event = decoder.event(given)
      return isUmpires(event) ? [] : shotsOf(ruleset.display, event)
    },
    status: (view, seat) => ruleset.display.status(enter(view), seat),
    clock: (view, seat) => ruleset.display.clock?.(enter(view), seat) ?? null,
    talk: (view, seat) => ruleset.display.talk?.(enter(view), seat) ?? null,
    advice: (view, seat) => ruleset.display.advice?.(enter(view), seat) ?? [],
    orderSheets: (view, seat) => ruleset.display.orderSheets?.(enter(view), seat) ?? [],
    describeOrder(state, given) {
      if (isOwnOrder(given)) return describeOwn(given)
      const order = read(given)
      return rulesFor(ruleset, order).describe(enter(state), order)
    },
    shape: kind => (isOwnKind(kind) ? shapeOfOwn(kind) : rulesOfAnyKind(ruleset, kind).shape),
    tool(kind) {
      if (isOwnKind(kind)) return { tool: 'list' }
      const { tool } = rulesOfAnyKind(ruleset, kind)
      const readOne = (order: Kind) => decoder.order(order, kind)
      return tool ? gameTool(tool, { own: enter, read: readOne }) : { tool: 'list' }
    },

    stateFrom: decoder.fullState,
    stateShape: shapeOfState(ruleset),
    eventShapes: ruleset.rules.eventShapes ?? null,
    orderFrom: value => (isOwnOrder(value) ? value : read(value)),
    errorInOrder: value => (isOwnOrder(value) ? null : errorInOrder(ruleset, value)),
    errorInState(value) {
      const error = errorInState(ruleset, value)
      return error ?? errorInPlay(ruleset, enter(value))
    },
    open: use => use(ruleset),
  }
}

/** The same campaigns, given states that are checked where they come in. */
function campaignsWith<State>(
  campaigns: Record<string, CampaignRules<State>>,
  enter: (state: Playable) => State,
): Record<string, CampaignRules<Playable>> {
  const closed = Object.entries(campaigns).map(([id, rules]) => [
    id,
    {
      ...rules,
      carryOn: (carried: Json, number: number, end: Playable) =>
        rules.carryOn(carried, number, enter(end)),
    },
  ])
  return Object.fromEntries(closed)
}

import { playOwn } from './own-orders.ts'
import type { OwnOrder } from './own-orders.ts'
import { ceaseAsking } from './advance.ts'
import { TooManyWays } from './branching-dice.ts'
import { EndlessDice } from './dice.ts'
import type { Roll } from './recorded.ts'
import { judge } from './judge.ts'
import type { Kind, Seat } from './kind.ts'
import type { Message } from './message.ts'
import { rulesOfKind } from './order-rules.ts'
import type { Playable } from './playable.ts'
import { everyPlayout, mergedWays, onePlayout } from './playouts.ts'
import type { OnRolls, Way } from './playouts.ts'
import { chanceOf } from './probability.ts'
import type { Chance } from './probability.ts'
import type { AnyOrderRules, Continuation, Ruleset } from './ruleset.ts'
import type { Ruling } from './ruling.ts'
import { seededDice } from './seeded-dice.ts'
import type { Table } from './table.ts'

/** What may come of an order, before any die is rolled. */
export interface Odds<State, Event extends Kind> {
  ruling: Ruling
  /** The likeliest first; none of a refused order. */
  outcomes: OddsOutcome<State, Event>[]
  /** The rolls that may be made, each once, with what goes onto them. */
  rolls: ExpectedRoll[]
  /** False where there are too many ways for the dice to fall, and some were drawn at random. */
  isExact: boolean
  /** Why the rules do not let them be known yet, where it is so. */
  oddsHidden?: Message
}

export type OddsOutcome<State, Event extends Kind> = Way<State, Event>

/** A roll to come: everything but what it shows. */
export type ExpectedRoll = Omit<Roll, 'result' | 'withLast'>

export interface OddsLimits {
  /** More ways than these are drawn from at random. */
  ways?: number
  samples?: number
}

/**
 * The order is executed once for each way its dice can fall, up to the next step of the sequence:
 * what other steps make of it is not looked at. Orders resolved later tell what it is that they lead to.
 * The state is the seat's view where the seat may not know more.
 */
export function oddsOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
  limits?: OddsLimits,
): Odds<State, Event> {
  const ruling = judge(ruleset, state, seat, order)
  if (!ruling.allowed) return { ruling, outcomes: [], rolls: [], isExact: true }
  const known = playedOut(ruleset, state, table => given(ruleset, table, seat, order), limits)
  const oddsHidden = rulesOfKind(ruleset, order.kind).oddsHidden?.(state, seat, order)
  return { ruling, ...known, ...(oddsHidden && { oddsHidden }) }
}

/** The order is given, and what it leads to is still to come. */
export function given<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  table: Table<State, Event>,
  seat: Seat,
  order: Order,
): Continuation<State, Event> {
  const next = resolution(rulesOfKind(ruleset, order.kind), table, seat, order)
  // The sequence is played on from here: the seat has answered.
  if (typeof next === 'object') ceaseAsking(table.state, seat)
  return next
}

/** All that comes of it from the state, the likeliest first. */
export function playedOut<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  first: Continuation<State, Event>,
  { ways = 20_000, samples = 2_000 }: OddsLimits = {},
): Pick<Odds<State, Event>, 'outcomes' | 'rolls' | 'isExact'> {
  const expected = new Map<string, ExpectedRoll>()
  const onRolls: OnRolls = rolls => noteRolls(expected, rolls)
  const { all, isExact } = waysOf(ruleset, state, first, { ways, samples, onRolls })
  return { outcomes: all.toSorted(byChance), rolls: [...expected.values()], isExact }
}

/** What comes of the order at once, and what is still to come. */
function resolution<State extends Playable, Order extends Kind, Event extends Kind>(
  rules: AnyOrderRules<State, Event, Order>,
  table: Table<State, Event>,
  seat: Seat,
  order: Order,
): Continuation<State, Event> {
  if (rules.continues) return rules.continues(table, seat, order)
  const isHidden = rules.oddsHidden?.(table.state, seat, order) ?? null
  rules.execute(table, seat, order)
  if (!rules.settles) return rules.resolves
  return isHidden ? undefined : rules.settles(seat, [order])
}

function waysOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  first: Continuation<State, Event>,
  { ways, samples, onRolls }: Required<OddsLimits> & { onRolls: OnRolls },
): { all: Way<State, Event>[]; isExact: boolean } {
  try {
    return { all: everyPlayout(ruleset, state, first, { limit: ways, onRolls }), isExact: true }
  } catch (error) {
    if (!(error instanceof TooManyWays || error instanceof EndlessDice)) throw error
    const dice = seededDice('odds')
    const chance = chanceOf(1n, BigInt(samples))
    const drawn = Array.from({ length: samples }, () => ({
      ...onePlayout(ruleset, state, first, { dice, onRolls }),
      chance,
    }))
    return { all: mergedWays(state, drawn), isExact: false }
  }
}

function byChance(a: { chance: Chance }, b: { chance: Chance }): number {
  const difference = b.chance.ways * a.chance.of - a.chance.ways * b.chance.of
  return Number(difference > 0n) - Number(difference < 0n)
}

function noteRolls(expected: Map<string, ExpectedRoll>, rolls: readonly Roll[]): void {
  for (const { sides, count, rule, tally } of rolls) {
    const roll = { sides, count, rule, tally }
    expected.set(JSON.stringify(roll), roll)
  }
}

/** It comes as it is given. */
export function oddsOfOwn<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  given: State,
  seat: Seat,
  order: OwnOrder,
): Odds<State, Event> {
  const { ruling, events, state } = playOwn(ruleset, given, seat, order)
  const outcomes = ruling.allowed ? [{ chance: chanceOf(1n, 1n), events, state }] : []
  return { ruling, outcomes, rolls: [], isExact: true }
}

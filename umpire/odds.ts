import { rulesInUse } from './bench.ts'
import { everyWay, TooManyWays } from './branching-dice.ts'
import { chanceOf, chanceOfEither } from './chance.ts'
import type { Chance } from './chance.ts'
import type { Dice, Roll } from './dice.ts'
import { judge } from './judge.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import { recordingTable } from './recording.ts'
import type { Recorded } from './recording.ts'
import type { Ruling } from './ruling.ts'
import type { Ruleset } from './ruleset.ts'
import { seededDice } from './seeded-dice.ts'

/** What may come of an order, before any die is thrown. */
export interface Odds<State, Event extends Kind> {
  ruling: Ruling
  /** The likeliest first; none of a refused order. */
  outcomes: OddsOutcome<State, Event>[]
  /** The throws that may be made, each once, with what goes onto them. */
  throws: ExpectedThrow[]
  /** False where there are too many ways for the dice to fall, and some were drawn at random. */
  isExact: boolean
}

export interface OddsOutcome<State, Event extends Kind> {
  chance: Chance
  /** One way to it: others that lead to the same state may tell of other dice. */
  events: Recorded<Event>[]
  /** How it stands then; the sequence of play rests where it was. */
  state: State
}

/** A throw to come: everything but what it shows. */
export type ExpectedThrow = Omit<Roll, 'result' | 'withLast'>

export interface OddsLimits {
  /** More ways than these are drawn from at random. */
  ways?: number
  samples?: number
}

/**
 * The order is carried out once for each way its dice can fall, up to the next step of the sequence:
 * what other steps make of it is not looked at. Orders resolved later tell their odds in `foresee`.
 * The state is the seat's view where the seat may not know more.
 */
export function oddsOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
  { ways = 20_000, samples = 2_000 }: OddsLimits = {},
): Odds<State, Event> {
  const ruling = judge(ruleset, state, seat, order)
  if (!ruling.allowed) return { ruling, outcomes: [], throws: [], isExact: true }
  const run = runOf(ruleset, state, seat, order)
  const { runs, isExact } = runsOf(run, ways, samples)
  const outcomes = mergedByState(mergedByEvents(runs)).toSorted(byChance)
  return { ruling, outcomes, throws: throwsIn(runs), isExact }
}

/** One way in which it may go. */
type Run<State, Event extends Kind> = OddsOutcome<State, Event> & { rolls: Roll[] }

function runOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  state: State,
  seat: Seat,
  order: Order,
): (dice: Dice) => Omit<Run<State, Event>, 'chance'> {
  const rules = rulesInUse(ruleset, order.kind)
  const carryOut = rules.foresee ?? rules.carryOut
  return dice => {
    const table = recordingTable(ruleset, ruleset.copy(state), dice)
    carryOut.call(rules, table, seat, order)
    const rolls = [...table.events.flatMap(event => event.rolls ?? []), ...table.loose()]
    return { events: table.events, state: table.state, rolls }
  }
}

function runsOf<State, Event extends Kind>(
  run: (dice: Dice) => Omit<Run<State, Event>, 'chance'>,
  ways: number,
  samples: number,
): { runs: Run<State, Event>[]; isExact: boolean } {
  try {
    const branches = everyWay(run, ways)
    const runs = branches.map(({ result, ways: n, of }) => ({ ...result, chance: chanceOf(n, of) }))
    return { runs, isExact: true }
  } catch (error) {
    if (!(error instanceof TooManyWays)) throw error
    const dice = seededDice('odds')
    const chance = chanceOf(1n, BigInt(samples))
    const runs = Array.from({ length: samples }, () => ({ ...run(dice), chance }))
    return { runs, isExact: false }
  }
}

/** Where the same happened it stands the same: cheaper to see than by the whole state. */
function mergedByEvents<State, Event extends Kind>(
  runs: readonly Run<State, Event>[],
): Run<State, Event>[] {
  return mergedBy(runs, ({ events }) => JSON.stringify(events.map(withoutRolls)))
}

function mergedByState<State, Event extends Kind>(
  runs: readonly Run<State, Event>[],
): Run<State, Event>[] {
  return mergedBy(runs, ({ state }) => JSON.stringify(state))
}

function withoutRolls<Event extends Kind>(event: Recorded<Event>): object {
  return { ...event, rolls: undefined }
}

function mergedBy<Item extends { chance: Chance }>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Item[] {
  const merged = new Map<string, Item>()
  for (const item of items) {
    const key = keyOf(item)
    const same = merged.get(key)
    merged.set(key, same ? { ...same, chance: chanceOfEither(same.chance, item.chance) } : item)
  }
  return [...merged.values()]
}

function byChance(a: { chance: Chance }, b: { chance: Chance }): number {
  const difference = b.chance.ways * a.chance.of - a.chance.ways * b.chance.of
  return Number(difference > 0n) - Number(difference < 0n)
}

function throwsIn(runs: readonly { rolls: Roll[] }[]): ExpectedThrow[] {
  const throws = new Map<string, ExpectedThrow>()
  for (const { rolls } of runs)
    for (const { sides, count, rule, tally } of rolls) {
      const expected = { sides, count, rule, tally }
      throws.set(JSON.stringify(expected), expected)
    }
  return [...throws.values()]
}

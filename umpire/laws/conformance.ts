import { gameOf } from '../game-of.ts'
import type { Kind } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Options } from '../kind.ts'
import type { Ruleset } from '../ruleset.ts'
import { checkLaws } from './check.ts'
import { rulesOfTies } from './equal-dice.ts'
import { forms } from './form.ts'
import { faultsInCopiesOfFullStates } from './full-states.ts'
import { spoil } from './mutants.ts'
import { neverSampled } from './sampling.ts'
import { faultsWithStrangeNames } from './strange-names.ts'
import type { Trial, Violation, Wording } from './trial.ts'
import { walk } from './walk.ts'

/** Battles of random orders on which every law is tried: in one scenario, or in each where none is named. */
interface Battles {
  scenario?: string
  /** For every scenario, or what each is played with. */
  options?: Options | ((scenario: string) => Options)
  seed: string
  /** The laws look at every nth order; at each where it is left out. */
  every?: number
  /** A battle that has not ended after so many orders breaks a law. */
  steps: number
}

/** What a ruleset brings along to be tried. */
export interface Claims {
  battles: readonly Battles[]
  /** By scenario, the rules by which those who tie roll again, as far as equal dice come to them. */
  ties?: Record<string, readonly string[]>
  /** Battles in which whatever is offered must come of sampling too; the others where left out. */
  sampled?: readonly Battles[]
  /** Fields of states that are spoilt one by one. */
  spoilt?: number
}

/** One demand on a ruleset. Met where it finds nothing to say. */
interface Demand {
  name: string
  look(): (string | Violation)[]
}

/** Everything that is demanded of any ruleset, to be looked at one by one: it takes its time. */
export function conformance<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  claims: Claims,
  wording: Wording,
): Demand[] {
  const game = gameOf(ruleset)
  const scenarios = Object.keys(ruleset.scenarios)
  const { battles, sampled = battles, ties = {}, spoilt = 400 } = claims
  const trialsIn = (rows: readonly Battles[]) =>
    rows.flatMap(row => trialsOf(row, scenarios, wording))
  const trials = trialsIn(battles)
  const met = new Map<Trial, State[]>()
  return [
    ...Object.entries(forms).map(([name, look]) => ({ name, look: () => look(game) })),
    { name: 'copiesOfFullStates', look: () => faultsInCopiesOfFullStates(ruleset) },
    { name: 'strangeNames', look: () => faultsWithStrangeNames(game) },
    ...[...new Set([...scenarios.slice(0, 1), ...Object.keys(ties)])].map(scenario => ({
      name: `equalDice in ${scenario}`,
      look: () => otherTies(ties[scenario] ?? [], rulesOfTies(game, scenario)),
    })),
    ...trialsIn(sampled).map(trial => ({
      name: `sampling in ${nameOf(trial)}`,
      look: () => neverSampled(ruleset, trial),
    })),
    ...trials.map(trial => ({
      name: `laws in ${nameOf(trial)}`,
      look: () => lawsOnTheWay(ruleset, trial, met),
    })),
    { name: 'spoiltStates', look: () => faultsInSpoilt(ruleset, trials, spoilt, met) },
  ]
}

function trialsOf(
  { scenario, options = {}, seed, every = 1, steps }: Battles,
  scenarios: readonly string[],
  wording: Wording,
): Trial[] {
  const played = scenario === undefined ? scenarios : [scenario]
  return played.map(one => ({
    scenario: one,
    options: typeof options === 'function' ? options(one) : options,
    seed,
    every,
    steps,
    wording,
  }))
}

function nameOf({ scenario, seed, options }: Trial): string {
  return `${scenario} (${seed}) ${JSON.stringify(options)}`
}

function otherTies(claimed: readonly string[], found: readonly string[]): string[] {
  return [
    ...found.filter(rule => !claimed.includes(rule)).map(rule => `Equal dice never end ${rule}.`),
    ...claimed
      .filter(rule => !found.includes(rule))
      .map(rule => `Equal dice did not come to ${rule}.`),
  ]
}

/** Orders that are played before states are spoilt, and how often one is taken. */
const SPOILT = { orders: 200, every: 15 }

/** Looks at the laws, and keeps the states to be spoilt: a battle is played once for both. */
function lawsOnTheWay<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
  met: Map<Trial, State[]>,
): Violation[] {
  const states: State[] = []
  const violations = checkLaws(ruleset, trial, moment => {
    if (isToBeSpoilt(moment)) states.push(moment.after)
  })
  if (violations.length === 0) met.set(trial, states)
  return violations
}

function isToBeSpoilt<State extends Playable>({ step, after }: { step: number; after: State }) {
  return step <= SPOILT.orders && step % SPOILT.every === 0 && !after.outcome
}

/** A state in which one field is spoilt is refused where it is loaded, or can be played on. */
function faultsInSpoilt<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trials: readonly Trial[],
  times: number,
  met: ReadonlyMap<Trial, State[]>,
): string[] {
  const firsts = trials.filter(
    ({ scenario }, index) => trials.findIndex(one => one.scenario === scenario) === index,
  )
  const states = firsts.flatMap(trial => met.get(trial) ?? statesOf(ruleset, trial))
  const { untold, unplayable, refused, accepted } = spoil(ruleset, states, times, 'gate')
  const isOpen = refused <= accepted
  return [
    ...untold,
    ...unplayable,
    ...(isOpen ? [`Of ${times} spoilt states ${accepted} were taken.`] : []),
  ]
}

function statesOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  trial: Trial,
): State[] {
  const states: State[] = []
  for (const moment of walk(ruleset, trial)) {
    if (moment.step > SPOILT.orders) break
    if (isToBeSpoilt(moment)) states.push(moment.after)
  }
  return states
}

import { randomUUID } from 'node:crypto'
import { contestants, contestantNamed, matchOf, valuesOf } from '@grognard/lab/plan.ts'
import type { Contestant, Plan, Variation } from '@grognard/lab/plan.ts'
import { usualLevel } from '@grognard/players'
import type { Game, Seat } from '@grognard/umpire'
import { gameNamed, scenarioNamed } from '../games.ts'
import { attachmentsFrom, optionsFrom, pairFrom, prepared, seatsOf } from '../play/plan.ts'
import { tellerFor } from '../teller.ts'
import { usageError } from '../usage-error.ts'
import { numberFrom } from './flags.ts'
import type { SimulateFlags } from './flags.ts'

/** Who plays each seat, as the flags `seat=player` say, else as is usual. Throws UsageError. */
function contestantsFrom(
  game: Game,
  seats: readonly Seat[],
  flags: readonly string[],
  usual: Readonly<Record<Seat, Contestant>> = {},
): Record<Seat, Contestant> {
  const named = new Map<Seat, Contestant>()
  for (const flag of flags) {
    const [seat, player] = pairFrom(flag, 'seat')
    if (!seats.includes(seat)) throw usageError('noSeat', { seat, known: seats.join(', ') })
    named.set(seat, playerNamed(game, player))
  }
  return Object.fromEntries(seats.map(seat => [seat, named.get(seat) ?? usual[seat] ?? usualLevel]))
}

function playerNamed(game: Game, text: string): Contestant {
  const found = contestantNamed(game, text)
  if (found !== undefined) return found
  const withPlans = game.plans.map(plan => `doctrine:${plan}`)
  throw usageError('noPlayer', { known: [...contestants, ...withPlans].join(', '), text })
}

/** What `--vary` says is to differ. Throws UsageError. */
function variationFrom(
  game: Game,
  scenario: string,
  seats: readonly Seat[],
  { vary = '', option }: SimulateFlags,
): Variation {
  const [name, list] = pairFrom(vary, 'vary')
  const texts = list.split(',').map(text => text.trim())
  const specs = game.optionsOf(scenario)
  if (Object.hasOwn(specs, name)) {
    checkNotFixed(name, option)
    const values = texts.flatMap(text => optionsFrom(specs, [`${name}=${text}`])[name] ?? [])
    return { of: 'option', name, values: severalOf(name, values) }
  }
  if (!seats.includes(name))
    throw usageError('simulate.notVaried', {
      name,
      options: Object.keys(specs).join(', '),
      seats: seats.join(', '),
    })
  return {
    of: 'seat',
    name,
    values: severalOf(
      name,
      texts.map(text => playerNamed(game, text)),
    ),
  }
}

/** What is varied has no one value besides. Throws UsageError. */
function checkNotFixed(name: string, flags: readonly string[]): void {
  if (flags.some(flag => flag.startsWith(`${name}=`))) throw usageError('simulate.varied', { name })
}

function severalOf<Value>(name: string, values: Value[]): Value[] {
  if (values.length > 1 && new Set(values).size === values.length) return values
  throw usageError('simulate.several', { name })
}

const USUAL_BATTLES = '100'
const MOST_BATTLES = 1_000_000

/** The run that the flags describe. Throws UsageError. */
export function planFrom(flags: SimulateFlags): Plan {
  if (flags.ruleset === undefined) throw usageError('simulate.what')
  const game = gameNamed(flags.ruleset)
  const scenario = scenarioWished(game, flags.scenario)
  const options = optionsFrom(game.optionsOf(scenario), flags.option)
  const attachments = attachmentsFrom(flags.paper)
  const seats = seatsOf(game, scenario, options, attachments)
  const swap = flags.swap ?? false
  const battles = battlesFrom(flags.battles ?? USUAL_BATTLES)
  if (swap && battles % 2 === 1) throw usageError('simulate.odd', { battles })
  const vary = flags.vary === undefined ? null : variationFrom(game, scenario, seats, flags)
  const contestants = contestantsFrom(game, seats, flags.seat)
  if (swap && vary?.of !== 'seat') checkDiffering(contestants)
  const plan: Plan = {
    ruleset: game.id,
    scenario,
    options,
    papers: attachments,
    contestants,
    battles,
    seed: flags.seed ?? randomUUID().slice(0, 8),
    swap,
    vary,
  }
  checkPlayable(game, plan, flags)
  return plan
}

/** The plan with what the flags say otherwise; what they do not say stays. Throws UsageError. */
export function plannedAnew(game: Game, plan: Plan, flags: SimulateFlags): Plan {
  const { scenario, contestants } = plan
  const seats = Object.keys(contestants)
  const { battles, seed = plan.seed, swap = plan.swap } = flags
  if (plan.vary?.of === 'option') checkNotFixed(plan.vary.name, flags.option)
  return {
    ...plan,
    options: { ...plan.options, ...optionsFrom(game.optionsOf(scenario), flags.option) },
    papers: { ...plan.papers, ...attachmentsFrom(flags.paper) },
    contestants: contestantsFrom(game, seats, flags.seat, contestants),
    battles: battles === undefined ? plan.battles : battlesFrom(battles),
    seed,
    swap,
    vary: flags.vary === undefined ? plan.vary : variationFrom(game, scenario, seats, flags),
  }
}

function battlesFrom(text: string): number {
  return numberFrom('battles', text, 1, MOST_BATTLES)
}

function scenarioWished(game: Game, id: string | undefined): string {
  if (id !== undefined) return scenarioNamed(game, id)
  const known = Object.keys(game.scenarios).join(', ')
  throw usageError('simulate.whichScenario', { game: game.id, known })
}

/** Where all seats are played alike, both battles of a seed would be the same. Throws UsageError. */
function checkDiffering(contestants: Plan['contestants']): void {
  const [one = '', ...others] = new Set(Object.values(contestants))
  if (others.length > 0) return
  throw usageError('simulate.alike', { player: one })
}

/** Each value that is varied can be set up, with the same seats. Throws UsageError. */
export function checkPlayable(game: Game, plan: Plan, { language }: SimulateFlags): void {
  const teller = tellerFor(game, language)
  const seats = Object.keys(plan.contestants).toSorted().join(', ')
  for (const [index, value] of valuesOf(plan).entries()) {
    const { options, papers: attachments } = matchOf(plan, index + 1)
    const state = prepared(teller, { scenario: plan.scenario, options, papers: attachments })
    const here = game.seats(state).toSorted().join(', ')
    if (here === seats) continue
    const varied = { name: plan.vary?.name ?? '', value }
    throw plan.vary
      ? usageError('simulate.otherSeatsWith', { ...varied, here, seats })
      : usageError('simulate.otherSeats', { here, seats })
  }
}

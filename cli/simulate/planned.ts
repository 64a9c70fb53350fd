import { randomUUID } from 'node:crypto'
import { matchOf, valuesOf } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Game } from '@grognard/umpire'
import { gameNamed, scenarioNamed } from '../games.ts'
import { attachmentsFrom, optionsFrom, seatsOf } from '../play/plan.ts'
import { prepared } from '../play/prepared.ts'
import { tellerFor } from '../teller.ts'
import { usageFault } from '../usage-error.ts'
import { contestantsFrom } from './contestants.ts'
import { checkNotFixed, variationFrom } from './variation.ts'
import { numberFrom } from './wish.ts'
import type { SimulateWish } from './wish.ts'

const USUAL_BATTLES = '100'
const MOST_BATTLES = 1_000_000

/** The run that the flags describe. Throws UsageError. */
export function planFrom(wish: SimulateWish): Plan {
  if (wish.ruleset === undefined) throw usageFault('simulate.what')
  const game = gameNamed(wish.ruleset)
  const scenario = scenarioWished(game, wish.scenario)
  const options = optionsFrom(game.optionsOf(scenario), wish.option)
  const attachments = attachmentsFrom(wish.paper)
  const seats = seatsOf(game, scenario, options, attachments)
  const swap = wish.swap ?? false
  const battles = battlesFrom(wish.battles ?? USUAL_BATTLES)
  if (swap && battles % 2 === 1) throw usageFault('simulate.odd', { battles })
  const vary = wish.vary === undefined ? null : variationFrom(game, scenario, seats, wish)
  const contestants = contestantsFrom(seats, wish.seat)
  if (swap && vary?.of !== 'seat') checkDiffering(contestants)
  const plan: Plan = {
    ruleset: game.id,
    scenario,
    options,
    papers: attachments,
    contestants,
    battles,
    seed: wish.seed ?? randomUUID().slice(0, 8),
    swap,
    vary,
  }
  checkPlayable(game, plan, wish)
  return plan
}

/** The plan with what the flags say otherwise; what they do not say stays. Throws UsageError. */
export function plannedAnew(game: Game, plan: Plan, wish: SimulateWish): Plan {
  const { scenario, contestants } = plan
  const seats = Object.keys(contestants)
  const { battles, seed = plan.seed, swap = plan.swap } = wish
  if (plan.vary?.of === 'option') checkNotFixed(plan.vary.name, wish.option)
  return {
    ...plan,
    options: { ...plan.options, ...optionsFrom(game.optionsOf(scenario), wish.option) },
    papers: { ...plan.papers, ...attachmentsFrom(wish.paper) },
    contestants: contestantsFrom(seats, wish.seat, contestants),
    battles: battles === undefined ? plan.battles : battlesFrom(battles),
    seed,
    swap,
    vary: wish.vary === undefined ? plan.vary : variationFrom(game, scenario, seats, wish),
  }
}

function battlesFrom(text: string): number {
  return numberFrom('battles', text, 1, MOST_BATTLES)
}

function scenarioWished(game: Game, id: string | undefined): string {
  if (id !== undefined) return scenarioNamed(game, id)
  const known = Object.keys(game.scenarios).join(', ')
  throw usageFault('simulate.whichScenario', { game: game.id, known })
}

/** Where all seats are played alike, both battles of a seed would be the same. Throws UsageError. */
function checkDiffering(contestants: Plan['contestants']): void {
  const [one = '', ...others] = new Set(Object.values(contestants))
  if (others.length > 0) return
  throw usageFault('simulate.alike', { player: one })
}

/** Each value that is varied can be set up, with the same seats. Throws UsageError. */
export function checkPlayable(game: Game, plan: Plan, { language }: SimulateWish): void {
  const teller = tellerFor(game, language)
  const seats = Object.keys(plan.contestants).toSorted().join(', ')
  for (const [index, value] of valuesOf(plan).entries()) {
    const { options, papers: attachments } = matchOf(plan, index + 1)
    const state = prepared(teller, { scenario: plan.scenario, options, papers: attachments })
    const here = game.seats(state).toSorted().join(', ')
    if (here === seats) continue
    const varied = { name: plan.vary?.name ?? '', value }
    throw plan.vary
      ? usageFault('simulate.otherSeatsWith', { ...varied, here, seats })
      : usageFault('simulate.otherSeats', { here, seats })
  }
}

import type { Seat } from '@grognard/umpire'
import { section } from '../book/tables/measures.ts'
import type { SeaUnit, State } from '../model/state.ts'
import { isEnemyAfloat, isOwnAfloat, speedOf } from '../model/units.ts'
import { away, usualCaution } from './exchange.ts'
import { goalOf, isBreakingOut, wayOut } from './goals.ts'
import type { Goal } from './goals.ts'
import { stakeOf } from './worth.ts'

/** How a side sails for now. */
export interface Plan {
  /** How much of what may be suffered counts beside what may be done. */
  caution: number
  goal: (view: State, unit: SeaUnit) => Goal
}

const usual: Plan = { caution: usualCaution, goal: goalOf }

/**
 * What an admiral does otherwise than a captain where a raider wants to get away: she keeps farther off,
 * who hunts sails for where she is bound, not for where she is. Found by playing.
 */
const plans = {
  keepOff: { ...usual, caution: 2 },
  cutOff: { ...usual, goal: wayAhead },
} as const satisfies Record<string, Plan>

type PlanId = keyof typeof plans

export const planIds = Object.keys(plans).filter(isPlan)

function isPlan(style: string | undefined): style is PlanId {
  return style !== undefined && Object.hasOwn(plans, style)
}

export function planNamed(style: string | undefined): Plan {
  return isPlan(style) ? plans[style] : usual
}

/** [WAS-S-2] The admiral's plan while the raider can get away; null elsewhere, where it was not found to help. */
export function planOf(view: State, seat: Seat): PlanId | null {
  if (view.rules.victory !== 'riverPlate') return null
  const runner = view.units.find(unit => isRunner(view, unit))
  if (!runner) return null
  return runner.seat === seat ? 'keepOff' : 'cutOff'
}

function isRunner(view: State, unit: SeaUnit): boolean {
  return isOwnAfloat(unit.seat, unit) && isBreakingOut(view, unit)
}

/** So many turns ahead of the prey. */
const TURNS_AHEAD = 1

/** [WAS-S-2] Where the enemy who is worth most will be on the way out, if he can still get away. */
function wayAhead(view: State, unit: SeaUnit): Goal {
  const prey = preyOf(view, unit)
  const out = prey && wayOut(view, prey)
  if (!prey || !out) return goalOf(view, unit)
  const far = away(prey, out)
  const part = Math.min(1, (TURNS_AHEAD * speedOf(view, prey) * section) / Math.max(1, far))
  const at = { x: prey.x + (out.x - prey.x) * part, y: prey.y + (out.y - prey.y) * part }
  return { at, kind: 'aim' }
}

function preyOf(view: State, { seat }: SeaUnit): SeaUnit | undefined {
  const foes = view.units.filter(other => isEnemyAfloat(seat, other))
  return foes.toSorted((one, other) => stakeOf(view, other) - stakeOf(view, one))[0]
}

import type { Centre } from '../state.ts'
import { disorders } from '../tables/disorder.ts'
import type { Effect } from './effect.ts'

/** An effect with the centres of others of the same degree. */
export interface Worst extends Effect {
  also: Centre[]
}

/** [BA-3.1.5-01] [BA-Q-57] Of each unit's effects the worst, once, with all that came to the same. */
export function worstEffects(effects: readonly Effect[]): Worst[] {
  const units = new Set(effects.map(({ unit }) => unit))
  return [...units].flatMap(unit => worstOf(effects.filter(effect => effect.unit === unit)))
}

/** An effect that gives a direction goes before those that leave it free. */
function worstOf(effects: readonly Effect[]): Worst[] {
  const most = Math.max(...effects.map(rankOf))
  const equal = effects.filter(effect => rankOf(effect) === most)
  const lead = equal.find(effect => centreOf(effect) !== null) ?? equal[0]
  return lead ? [{ ...lead, also: othersThan(lead, equal) }] : []
}

function rankOf({ degree }: Effect): number {
  return disorders.indexOf(degree)
}

function othersThan(lead: Effect, equal: readonly Effect[]): Centre[] {
  return equal
    .filter(({ fromX, fromY }) => fromX !== lead.fromX || fromY !== lead.fromY)
    .map(centreOf)
    .filter(centre => centre !== null)
}

function centreOf({ fromX: x, fromY: y }: Effect): Centre | null {
  return x === null || y === null ? null : { x, y }
}

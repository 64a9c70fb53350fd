import type { Arc } from '@grognard/umpire'
import { cosine, sine } from '@grognard/geometry'
import { CM } from '../measures.ts'
import type { Staff } from '../state.ts'
import { distances } from '../tables/distances.ts'

/** Points of a circle are so far apart, 1/100 degree. */
const STEP = 600
const FULL_TURN = 36_000

/** [BA-1.1.3-01] Within this circle a chief's units follow their orders without a roll. */
export function commandOf({ id, kind, x, y }: Staff): Arc[] {
  if (kind !== 'chief') return []
  const reach = distances.orderRoll
  const polygon = Array.from({ length: FULL_TURN / STEP }, (_, i) => [
    Math.round(x + reach * sine(i * STEP)),
    Math.round(y + reach * cosine(i * STEP)),
  ]).flat()
  const label = { key: 'ba.arc.command.reach', values: { cm: reach / CM } }
  return [{ piece: id, key: 'ba.arc.command', bands: [{ polygon, label }] }]
}

import type { Reason } from '@grognard/umpire'
import { cm, CM } from '../../book/measures.ts'
import type { Rate } from '../../model/clauses.ts'
import type { TerrainCost } from '../../model/ground/terrain-cost.ts'
import { landOf } from '../../model/marching/land.ts'
import type { Land } from '../../model/marching/land.ts'
import { marcherOf } from '../../model/marching/marcher.ts'
import { openTerrain, speedOf } from '../../model/marching/rates.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { placeAfter } from './foreseen-way.ts'
import type { ForeseenWay } from './foreseen-way.ts'

type Halving = [because: string, holds: (unit: Unit) => boolean]

/** [BA-2.3.1-06] What halves the march of a unit wherever it goes. */
const halvings: readonly Halving[] = [
  ['disorder', ({ disorder }) => disorder === 'LU' || disorder === 'U'],
  ['reformed', ({ doing }) => doing.reformed],
  ['split', ({ doing }) => doing.split],
]

/** What makes a march slower than its rate on open ground: the unit itself, then the first ground that does. */
export function slowedNotes(state: State, way: ForeseenWay): Reason[] {
  const own = halvings.filter(([, holds]) => holds(way.unit)).map(([because]) => halvedBy(because))
  return [...own, ...groundNote(state, way)]
}

function halvedBy(because: string): Reason {
  const values = { because: { key: `ba.halved.${because}` } }
  return { rule: 'BA-2.3.1-06', message: 'ba.trace.halved', values }
}

/** So far into a stretch one looks at its ground, 1/1000 cm: it begins on the border. */
const INTO = cm(0.2)

/** [BA-2.3.1-07] [BA-2.3.5-03] The first ground that makes it slower than open ground would. */
function groundNote(state: State, way: ForeseenWay): Reason[] {
  const land = landOf(state)
  for (const { rate, spent } of way.bits) {
    const cost = costAfter(land, way, Math.min(spent + INTO, way.spent))
    const by = slowedBy(way.unit, rate, cost)
    if (by) return [slowedAfter(spent, by)]
  }
  return []
}

function costAfter(land: Land, way: ForeseenWay, spent: number): TerrainCost {
  const place = placeAfter(way, spent)
  return land.terrainCostAt(marcherOf({ ...way.unit, ...place }, 0), place)
}

function slowedBy(
  unit: Unit,
  rate: Rate,
  cost: TerrainCost,
): 'wood' | 'difficult' | 'obstacle' | null {
  const open = speedOf(unit, rate, openTerrain)
  if (speedOf(unit, rate, cost) >= open) return null
  if (speedOf(unit, rate, { ...cost, obstacle: null }) >= open) return 'obstacle'
  return cost.grounds.includes('wood') ? 'wood' : 'difficult'
}

function slowedAfter(spent: number, by: string): Reason {
  const values = { cm: Math.round(spent / CM), by: { key: `ba.slowed.${by}` } }
  const rule = by === 'obstacle' ? 'BA-2.3.5-03' : 'BA-2.3.1-07'
  return { rule, message: 'ba.trace.slowed', values }
}

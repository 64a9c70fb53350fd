import { advance } from '@grognard/geometry/measured/pose.ts'
import { normalise } from '@grognard/geometry/measured/angle.ts'
import { QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import type { State, Unit, Work } from '../state.ts'
import { coverRows } from '../tables/covers.ts'
import type { CoverRow } from '../tables/covers.ts'
import { workGroup } from '../tables/works.ts'
import type { WorkKind } from '../tables/works.ts'
import type { Look, Terrain } from '../terrain.ts'
import { groupsOf } from './crew.ts'

interface Built {
  look: Look
  row: CoverRow
}

/** [BA-T-05] [BA-T-20] What each work leaves on the ground. */
const builds: Partial<Record<WorkKind, Built>> = {
  abatis: { look: 'abatis', row: coverRows.abatis },
  chevaux: { look: 'chevaux', row: coverRows.abatis },
  barricade: { look: 'barricade', row: coverRows.barricade },
  epaulement: { look: 'epaulement', row: coverRows.epaulement },
}

/** [BA-6.3.0-02] The finished work: five centimetres for each group, across the way it looks. */
export function builtBy(state: State, unit: Unit, work: Work): Terrain | null {
  const built = builds[work.kind]
  if (!built) return null
  return {
    id: `work-${state.turn}-${unit.id}`,
    kind: 'linear',
    name: '',
    points: acrossOf(work, (groupsOf(unit) * workGroup.length) / 2),
    level: 0,
    look: built.look,
    width: 0,
    obstacle: built.row.obstacle,
    cover: built.row.cover,
    edgeDepth: 0,
    edgeObstacle: null,
    edgeCover: null,
    isNonRicochet: false,
    crossing: 'none',
    capacity: 0,
    isStrengthened: false,
    isDestroyed: false,
    builtBy: unit.id,
  }
}

function acrossOf({ x, y, heading }: Work, half: number): number[] {
  const across = { x, y, heading: normalise(heading + QUARTER_TURN) }
  const right = advance(across, half)
  const left = advance(across, -half)
  return [left.x, left.y, right.x, right.y]
}

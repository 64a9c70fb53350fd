import type { TerrainFile } from '../scenarios/file.ts'
import { distances } from '../tables/distances.ts'
import type { Terrain } from '../terrain.ts'
import { buildingCapacity } from '../formation/capacity.ts'
import { lengthOf, pointsOf } from './lengths.ts'

/** [BA-1.1.9-01] A piece of terrain; what its author left out is nothing. */
export function terrainFrom(file: TerrainFile): Terrain {
  const points = pointsOf(file.points)
  return {
    id: file.id,
    kind: file.kind,
    name: file.name ?? '',
    points,
    level: file.level ?? (file.kind === 'wood' || file.kind === 'building' ? 1 : 0),
    look: file.look ?? 'plain',
    width: lengthOf(file.width ?? 0),
    obstacle: file.obstacle ?? null,
    cover: file.cover ?? null,
    edgeDepth: edgeDepthOf(file),
    edgeObstacle: file.edgeObstacle ?? null,
    edgeCover: file.edgeCover ?? null,
    isNonRicochet: file.nonRicochet ?? false,
    crossing: file.crossing ?? 'none',
    capacity: file.kind === 'building' ? buildingCapacity(points) : 0,
    isStrengthened: false,
    isDestroyed: false,
    builtBy: '',
  }
}

/** [BA-Q-52] Of a wood whose author names none, two ranks of infantry. */
function edgeDepthOf({ kind, edgeDepth }: TerrainFile): number {
  if (edgeDepth !== undefined) return lengthOf(edgeDepth)
  return kind === 'wood' ? distances.woodEdge : 0
}

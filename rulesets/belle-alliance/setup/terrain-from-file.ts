import type { TerrainFile } from '../scenarios/file.ts'
import { distances } from '../tables/distances.ts'
import { coverRows } from '../tables/covers.ts'
import { blockingHeight } from '../tables/sight.ts'
import type { Class, Terrain } from '../terrain.ts'
import { buildingCapacity } from '../formation/capacity.ts'
import { lengthOf, pointsOf } from './lengths.ts'

/** [BA-1.1.9-01] A piece of terrain; what its author left out is as the book has it, or nothing. */
export function terrainFrom(file: TerrainFile): Terrain {
  const points = pointsOf(file.points)
  return {
    id: file.id,
    kind: file.kind,
    name: file.name ?? '',
    points,
    level: file.level ?? (isTall(file) ? blockingHeight : 0),
    look: file.look ?? 'plain',
    width: lengthOf(file.width ?? 0),
    obstacle: file.obstacle ?? null,
    cover: file.cover ?? coverOf(file),
    edgeDepth: edgeDepthOf(file),
    edgeObstacle: file.edgeObstacle ?? (isWood(file) ? coverRows.woodEdge.obstacle : null),
    edgeCover: file.edgeCover ?? (isWood(file) ? coverRows.woodEdge.cover : null),
    isNonRicochet: file.nonRicochet ?? isSoft(file),
    crossing: file.crossing ?? 'none',
    capacity: file.kind === 'building' ? buildingCapacity(points) : 0,
    isStrengthened: false,
    isDestroyed: false,
    builtBy: '',
  }
}

function isWood({ kind }: TerrainFile): boolean {
  return kind === 'wood'
}

/** [BA-1.1.6-03] */
function isTall({ kind }: TerrainFile): boolean {
  return kind === 'wood' || kind === 'building'
}

/** [BA-T-05] Woods and buildings are cover. */
function coverOf({ kind, look }: TerrainFile): Class | null {
  if (kind === 'wood') return coverRows.wood.cover
  if (kind !== 'building') return null
  return look === 'stone' ? coverRows.stoneBuilding.cover : coverRows.woodenBuilding.cover
}

/** [BA-3.4.5-01] Woods, ploughed fields and orchards; of other ground the author says so. */
function isSoft({ kind, look }: TerrainFile): boolean {
  return kind === 'wood' || (kind === 'difficult' && (look === 'field' || look === 'orchard'))
}

/** [BA-Q-52] Of a wood whose author names none, two ranks of infantry. */
function edgeDepthOf({ kind, edgeDepth }: TerrainFile): number {
  if (edgeDepth !== undefined) return lengthOf(edgeDepth)
  return kind === 'wood' ? distances.woodEdge : 0
}

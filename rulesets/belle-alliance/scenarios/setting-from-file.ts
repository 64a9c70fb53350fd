import type { Seat } from '@grognard/umpire'
import { CM, DEGREE } from '../book/measures.ts'
import { blockingHeight, coverRows } from '../book/tables/ground.ts'
import type { Class } from '../book/tables/ground.ts'
import { disorders } from '../book/tables/morale.ts'
import { distances } from '../book/tables/scale.ts'
import { arms } from '../book/tables/troops.ts'
import { buildingCapacity } from '../model/buildings.ts'
import type { PointRule, Terrain, VictoryRules } from '../model/setting.ts'
import type { PointsFile, TerrainFile, VictoryFile } from './file.ts'

/** Centimetres in whole thousandths. */
export function lengthOf(centimetres: number): number {
  return Math.round(centimetres * CM)
}

/** Points in centimetres as x, y, x, y … in thousandths. */
export function pointsOf(points: readonly (readonly [number, number])[]): number[] {
  return points.flatMap(([x, y]) => [lengthOf(x), lengthOf(y)])
}

/** Degrees in whole hundredths, 0 to 35999. */
export function headingOf(degrees: number): number {
  return Math.round(degrees * DEGREE) % (360 * DEGREE)
}

/** `15:30` as minutes after midnight. */
export function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

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

/** Turns of the longest battle, for a rule that holds to its end. */
const NEVER = 1000

/** [BA-Q-34] The scenario's own victory rules; what is left out of a row means no limit. */
export function victoryFrom(file: VictoryFile, seats: readonly Seat[]): VictoryRules {
  return {
    points: file.points.map(row => pointRuleFrom(row, seats)),
    suddenEnd: file.suddenEndPercent === undefined ? null : { percent: file.suddenEndPercent },
    startOwners: (file.startOwners ?? []).map(({ place, seat }) => ({ place, seat })),
    levels: file.levels.map(({ least, most, seat, grade }) => ({ least, most, seat, grade })),
  }
}

function pointRuleFrom(row: PointsFile, both: readonly Seat[]): PointRule {
  const { when, points } = row
  const base = { seats: [...(row.seats ?? both)], when, points }
  const places = [...(row.places ?? [])]
  const { kind } = row
  switch (kind) {
    case 'holdBuilding':
      return { ...base, kind, places }
    case 'holdArea':
      return { ...base, kind, places, area: pointsOf(row.area ?? []), fromTurn: row.fromTurn ?? 1 }
    case 'unitInDisorder':
      return { ...base, kind, disorder: row.disorder ?? 'U' }
    case 'exited':
      return { ...base, kind, ...exitOf(row), ...whoOf(row) }
    case 'unitsBeyond':
      return { ...base, kind, ...limitsOf(row, base.seats[0] ?? ''), ...whoOf(row) }
    case 'prisoners':
    case 'losses':
      return { ...base, kind, per: row.per ?? 1 }
    default:
      return { ...base, kind }
  }
}

function exitOf(row: PointsFile) {
  return {
    edge: row.edge ?? ('north' as const),
    from: lengthOf(row.from ?? 0),
    to: lengthOf(row.to ?? 0),
    fromTurn: row.fromTurn ?? 1,
    untilTurn: row.untilTurn ?? NEVER,
  }
}

function limitsOf(row: PointsFile, seat: Seat) {
  const below = row.below === undefined ? null : lengthOf(row.below)
  const above = row.above === undefined ? null : lengthOf(row.above)
  return { of: row.of ?? seat, axis: row.axis ?? ('x' as const), below, above }
}

function whoOf(row: PointsFile) {
  return { disorders: [...(row.disorders ?? disorders)], arms: [...(row.arms ?? arms)] }
}

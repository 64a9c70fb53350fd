import type { GroundLine, GroundShape, Message } from '@grognard/umpire'
import type { Look, Terrain, TerrainKind } from '../terrain.ts'

const areas: Partial<Record<TerrainKind, GroundShape['kind']>> = {
  hill: 'hill',
  wood: 'wood',
  building: 'building',
  difficult: 'field',
}

/** [BA-2.3.7-01] Difficult ground by its look. */
const grounds: Partial<Record<Look, GroundShape['kind']>> = { orchard: 'orchard', marsh: 'scrub' }

/** Hills under fields under woods under buildings. */
const order: readonly GroundShape['kind'][] = [
  'hill',
  'field',
  'scrub',
  'orchard',
  'wood',
  'building',
]

export function groundShapes(terrain: readonly Terrain[]): GroundShape[] {
  return terrain
    .flatMap(areaOf)
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind))
}

function areaOf(piece: Terrain): GroundShape[] {
  const kind = areas[piece.kind]
  if (!kind || piece.isDestroyed) return []
  const shape: GroundShape = {
    kind: kind === 'field' ? (grounds[piece.look] ?? kind) : kind,
    polygon: piece.points.slice(),
    label: labelOf(piece),
  }
  if (piece.kind === 'building') return [{ ...shape, capacity: piece.capacity }]
  return [piece.kind === 'hill' ? { ...shape, level: piece.level } : shape]
}

function labelOf(piece: Terrain): Message {
  const name = piece.name === '' ? { key: `ba.terrain.${piece.kind}` } : piece.name
  if (piece.kind === 'hill') return { key: 'ba.ground.hill', values: { name, level: piece.level } }
  return { key: 'ba.ground.named', values: { name } }
}

const lines: Partial<Record<Look, GroundLine['kind']>> = {
  hedge: 'hedge',
  wall: 'wall',
  dyke: 'dyke',
  ditch: 'ditch',
  abatis: 'abatis',
  chevaux: 'abatis',
  barricade: 'barricade',
  epaulement: 'epaulement',
}

/** Streams, then roads and bridges over them, then walls and hedges. */
export function groundLines(terrain: readonly Terrain[]): GroundLine[] {
  const standing = terrain.filter(piece => !piece.isDestroyed)
  const ofKind = (kind: TerrainKind) => standing.filter(piece => piece.kind === kind)
  return [
    ...ofKind('stream').map(piece => lineOf(piece, 'stream')),
    ...ofKind('road').map(piece => lineOf(piece, crossingOf(piece))),
    ...ofKind('slope').map(piece => lineOf(piece, 'slope')),
    ...ofKind('linear').map(piece => lineOf(piece, lines[piece.look] ?? 'hedge')),
  ]
}

function crossingOf({ crossing }: Terrain): GroundLine['kind'] {
  if (crossing === 'none') return 'road'
  return crossing === 'ford' ? 'ford' : 'bridge'
}

function lineOf(piece: Terrain, kind: GroundLine['kind']): GroundLine {
  return { kind, points: piece.points.slice(), width: piece.width, label: labelOf(piece) }
}

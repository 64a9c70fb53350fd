import { stepOf } from '@grognard/umpire'
import type { DrawnPath, GroundLine, GroundShape, Marker, Message } from '@grognard/umpire'
import { foreseenWay } from '../chapters/march/foreseen-way.ts'
import { findBuilding } from '../model/buildings.ts'
import type { ClauseOf, MarchClause, OrderClause } from '../model/clauses.ts'
import { centreOf, hullOf } from '../model/footprint.ts'
import { reformed } from '../model/formations.ts'
import type { Look, Terrain, TerrainKind } from '../model/setting.ts'
import type { Attack, Sheet, Staff, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import { findUnit, isDisordered, isOnBoard } from '../model/units.ts'
import { aimsOf } from './arcs.ts'

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
    id: piece.id,
    kind: kind === 'field' ? (grounds[piece.look] ?? kind) : kind,
    polygon: piece.points.slice(),
    label: labelOf(piece),
  }
  if (piece.kind === 'building') {
    const material = piece.look === 'wooden' ? 'wooden' : 'stone'
    return [{ ...shape, capacity: piece.capacity, material }]
  }
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
  return {
    id: piece.id,
    kind,
    points: piece.points.slice(),
    width: piece.width,
    label: labelOf(piece),
  }
}

/** What is written as far as the state tells of it, what is announced, and whom the staff is with. */
export function pathsIn(state: State): DrawnPath[] {
  return [
    ...(isWritten(state) ? state.sheets.flatMap(sheet => writtenOn(state, sheet)) : []),
    ...state.attacks.flatMap(attack => announced(state, attack)),
    ...aimsOf(state),
    ...state.staff.flatMap(figure => tieOf(state, figure)),
  ]
}

/** [BA-1.1.2-05] While orders are written: later they are carried out. */
function isWritten(state: State): boolean {
  return stepOf(state) === 'orders'
}

function writtenOn(state: State, { unit: id, parts }: Sheet): DrawnPath[] {
  const unit = findUnit(state, id)
  if (!unit) return []
  return parts.flatMap(clause => {
    if (clause.kind === 'march') return [marchOf(state, unit, clause)]
    if (clause.kind === 'form') return parts.some(isMarch) ? [] : [formedAs(unit, clause)]
    return clause.kind === 'attack' ? attackOf(state, unit, clause, 'meansToAttack') : []
  })
}

const isMarch = ({ kind }: OrderClause) => kind === 'march'

/** [BA-2.2.1-01] The ground of its new formation, where no march leads it on. */
function formedAs(unit: Unit, clause: ClauseOf<'form'>): DrawnPath {
  const ghost = hullOf({ ...unit, ...reformed(unit, clause) })
  return { piece: unit.id, points: [ghost.x, ghost.y], kind: 'march', ghost }
}

/** [BA-1.1.2-06] Where it would go over the ground as it lies, and how it would stand at the end. */
function marchOf(state: State, unit: Unit, clause: MarchClause): DrawnPath {
  const way = foreseenWay(state, unit, clause)
  const hulls = way.poses.map(pose => hullOf({ ...way.unit, ...pose }))
  const ghost = hulls[hulls.length - 1]
  const points = hulls.flatMap(({ x, y }) => [x, y])
  return { piece: unit.id, points, kind: 'march', ...(ghost && { ghost }) }
}

/** [BA-4.1.1-03] [BA-5.3.2-01] An attack that has not met its enemy yet, while its unit can make it. */
function announced(state: State, attack: Attack): DrawnPath[] {
  const unit = findUnit(state, attack.unit)
  const isOn = unit && attack.state === 'announced' && !isDisordered(unit)
  return isOn ? attackOf(state, unit, attack, 'attack') : []
}

type Aimed = Pick<ClauseOf<'attack'>, 'target' | 'terrain'>

function attackOf(
  state: State,
  unit: Unit,
  { target, terrain }: Aimed,
  kind: 'attack' | 'meansToAttack',
): DrawnPath[] {
  const enemy = findUnit(state, target) ?? findBuilding(state, terrain)
  if (!enemy || !isOnBoard(unit)) return []
  const from = centreOf(unit)
  const to = 'points' in enemy ? middleOf(enemy.points) : centreOf(enemy)
  return [{ piece: unit.id, points: [from.x, from.y, to.x, to.y], kind }]
}

function middleOf(points: readonly number[]): { x: number; y: number } {
  const count = points.length / 2
  const sum = (odd: number) =>
    points.reduce((total, value, i) => (i % 2 === odd ? total + value : total), 0)
  return { x: Math.round(sum(0) / count), y: Math.round(sum(1) / count) }
}

/** [BA-1.1.4-01] A chief or orderly follows the unit he is in contact with. */
function tieOf(state: State, { id, contact, status, x, y }: Staff): DrawnPath[] {
  const unit = contact === null ? undefined : findUnit(state, contact)
  if (!unit || status !== 'onBoard' || !isOnBoard(unit)) return []
  const to = centreOf(unit)
  return [{ piece: id, points: [x, y, to.x, to.y], kind: 'contact' }]
}

/** [BA-4.1.3-01] Half way between two that are to fight. */
export function meleePlaces(state: State): Marker[] {
  return state.attacks.flatMap(({ unit, met, state: stage }) => {
    const one = findUnit(state, unit)
    const other = met === null ? undefined : findUnit(state, met)
    if (!one || !other || stage !== 'met') return []
    const [a, b] = [centreOf(one), centreOf(other)]
    const middle = { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) }
    return [{ kind: 'melee', ...middle, label: { key: 'ba.marker.melee' } }]
  })
}

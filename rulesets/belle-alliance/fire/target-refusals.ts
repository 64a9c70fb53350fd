import { containsPoint } from '@grognard/geometry'
import { isBeside, sidesOf } from '../ground/lines.ts'
import { nameOf, thingNamed } from '../names.ts'
import type { BaRefusal } from '../rules.ts'
import type { State } from '../state.ts'
import { figureBases } from '../tables/bases.ts'
import type { Terrain, TerrainKind } from '../terrain.ts'
import { areEnemies, findUnit, isOnBoard, unitOf } from '../units.ts'
import { lastTurnAt } from './ranging.ts'
import type { Declared } from './shot.ts'

/** Fire that is to be declared by a unit that may fire. */
export interface Declaring {
  state: State
  fire: Declared
}

const targetName = ({ state, fire }: Declaring) => {
  const target = findUnit(state, fire.target)
  return { target: target ? nameOf(target) : fire.target }
}

/** What can be fired at. */
export const targetRefusals: readonly BaRefusal<Declaring>[] = [
  {
    rule: 'BA-1.1.2-10',
    message: 'ba.refuse.noPlaceToHide',
    when: declaring => declaring.fire.isHidden && !isPartOfTerrain(declaring),
    stop: true,
  },
  {
    rule: 'BA-1.1.4-05',
    message: 'ba.refuse.noFireAtStaff',
    when: ({ state, fire }) => state.staff.some(({ id }) => id === fire.target),
    stop: true,
  },
  {
    rule: 'BA-3.1.3-01',
    message: 'ba.refuse.noSuchTarget',
    values: ({ state, fire }) => ({ thing: thingNamed(state, fire.target) }),
    when: ({ state, fire }) => !fire.isHidden && !isTarget(state, fire),
    stop: true,
  },
  {
    rule: 'BA-1.1.1-03',
    message: 'ba.refuse.onlyLastTarget',
    values: targetName,
    when: ({ state, fire }) => fire.phase === 'continued' && !isLastTarget(state, fire),
    stop: true,
  },
]

/** [BA-4.5.0-03] Gunners in refuge are part of the infantry, guns without gunners no enemy. */
function isTarget(state: State, { unit, target: id }: Declared): boolean {
  const target = findUnit(state, id)
  if (!target || !isOnBoard(target) || !areEnemies(target, unitOf(state, unit))) return false
  return target.figures > 0 && target.refuge === null
}

function isLastTarget(state: State, { unit, target, isHidden }: Declared): boolean {
  return !isHidden && lastTurnAt(state, unitOf(state, unit), target) !== undefined
}

const hiding: readonly TerrainKind[] = ['wood', 'building', 'linear', 'difficult']

/** [BA-1.1.2-09] Ground that one may assume to be held. */
export function isHidingPlace(kind: TerrainKind): boolean {
  return hiding.includes(kind)
}

/** [BA-1.1.2-10] The point lies in a piece that somebody may hide in, or at a line of terrain. */
function isPartOfTerrain({ state, fire: { target, x, y } }: Declaring): boolean {
  const piece = state.terrain.find(({ id }) => id === target)
  return piece !== undefined && isHidingPlace(piece.kind) && isAt(piece, x, y)
}

function isAt(piece: Terrain, x: number, y: number): boolean {
  if (piece.kind !== 'linear') return containsPoint(piece.points, x, y)
  return isBeside(sidesOf(piece), x, y, piece.width / 2 + figureBases.infantry.width)
}

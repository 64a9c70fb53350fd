import { centreOf } from '../formation/footprint.ts'
import { garrisonOf, roomIn } from '../ground/buildings.ts'
import type { Unit } from '../state.ts'
import { isDisordered, isInfantry } from '../units.ts'
import { near } from './distances.ts'
import { distanceBetweenPoints } from './field.ts'
import type { Field } from './field.ts'
import type { Goal } from './goals.ts'
import type { Task } from './tasks.ts'

/** Fewer figures are not worth a house, nor to be left outside of one. */
export const leastParty = 6

/** Units sent against a house that is held, and into one that is empty. */
const STORMERS = 2
/** Share of a side's foot that houses may take up. */
const SHARE = 0.7

/** Who goes for which house: the nearest, to those worth most first. */
export function houseTasks(
  field: Field,
  goals: readonly Goal[],
  tasks: ReadonlyMap<string, Task>,
): [Unit, Task][] {
  const free = field.own.filter(unit => isFree(unit, tasks))
  const most = Math.ceil(free.length * SHARE)
  const sent: [Unit, Task][] = []
  for (const goal of housesToTake(field, goals))
    for (let count = partiesFor(field, goal); count > 0 && sent.length < most; count -= 1) {
      const unit = nearestOf(field, free, goal, sent)
      if (unit) sent.push([unit, { kind: 'attack', at: goal.at, building: goal.place }])
    }
  return sent
}

function isFree(unit: Unit, tasks: ReadonlyMap<string, Task>): boolean {
  if (!isInfantry(unit) || isDisordered(unit) || unit.mother !== null) return false
  if (unit.building !== null || unit.figures < leastParty) return false
  return tasks.get(unit.id)?.kind !== 'withdraw'
}

/** Houses that are not ours, and ours that stand empty with an enemy near. */
function housesToTake({ state }: Field, goals: readonly Goal[]): Goal[] {
  return goals
    .filter(({ isBuilding }) => isBuilding)
    .filter(({ place, isOurs, isThreatened }) => {
      if (!isOurs) return true
      return isThreatened && garrisonOf(state, place).length === 0
    })
    .toSorted((one, other) => other.worth - one.worth)
}

function partiesFor({ state, seat }: Field, { place }: Goal): number {
  const isHeld = garrisonOf(state, place).some(unit => unit.seat !== seat)
  if (isHeld) return STORMERS
  return roomIn(state, place) >= leastParty ? 1 : 0
}

/** Near to the house, and the house near to its chief. */
function nearestOf(
  { state }: Field,
  free: readonly Unit[],
  { at }: Goal,
  sent: readonly [Unit, Task][],
): Unit | undefined {
  const far = (unit: Unit) => {
    const chief = state.staff.find(({ id, status }) => id === unit.chief && status === 'onBoard')
    const way = distanceBetweenPoints(centreOf(unit), at)
    return chief ? way + distanceBetweenPoints(chief, at) / 2 : way
  }
  const [best] = free
    .filter(unit => !sent.some(([other]) => other === unit))
    .filter(unit => distanceBetweenPoints(centreOf(unit), at) < near.house)
    .toSorted((one, other) => far(one) - far(other))
  return best
}

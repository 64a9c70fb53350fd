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

interface Party {
  unit: Unit
  goal: Goal
  /** The way to the house, and half of that from the chief to it. */
  far: number
}

/** Who goes for which house: the shortest way first, that to a place worth more counts for less. */
export function houseTasks(
  field: Field,
  goals: readonly Goal[],
  tasks: ReadonlyMap<string, Task>,
): [Unit, Task][] {
  const free = field.own.filter(unit => isFree(unit, tasks))
  const open = new Map(housesToTake(field, goals).map(goal => [goal, partiesFor(field, goal)]))
  const sent = new Map<Unit, Task>()
  for (const { unit, goal } of partiesTo(field, free, [...open.keys()])) {
    const places = open.get(goal) ?? 0
    if (places === 0 || sent.has(unit) || sent.size >= free.length * SHARE) continue
    open.set(goal, places - 1)
    sent.set(unit, { kind: 'attack', at: goal.at, building: goal.place })
  }
  return [...sent]
}

function partiesTo(field: Field, free: readonly Unit[], goals: readonly Goal[]): Party[] {
  const most = Math.max(1, ...goals.map(({ worth }) => worth))
  const price = ({ goal, far }: Party) => far * (2 - goal.worth / most)
  return goals
    .flatMap(goal => free.map(unit => ({ unit, goal, far: wayTo(field, unit, goal) })))
    .filter(({ far }) => far < near.house)
    .toSorted((one, other) => price(one) - price(other))
}

function isFree(unit: Unit, tasks: ReadonlyMap<string, Task>): boolean {
  if (!isInfantry(unit) || isDisordered(unit) || unit.mother !== null) return false
  if (unit.building !== null || unit.figures < leastParty) return false
  return tasks.get(unit.id)?.kind !== 'withdraw'
}

/** Houses that are not ours, and ours that stand empty with an enemy near. */
function housesToTake({ state }: Field, goals: readonly Goal[]): Goal[] {
  return goals.filter(({ isBuilding, place, isOurs, isThreatened }) => {
    if (!isBuilding || !isOurs) return isBuilding
    return isThreatened && garrisonOf(state, place).length === 0
  })
}

function partiesFor({ state, seat }: Field, { place }: Goal): number {
  const isHeld = garrisonOf(state, place).some(unit => unit.seat !== seat)
  if (isHeld) return STORMERS
  return roomIn(state, place) >= leastParty ? 1 : 0
}

function wayTo({ state }: Field, unit: Unit, { at }: Goal): number {
  const chief = state.staff.find(({ id, status }) => id === unit.chief && status === 'onBoard')
  const way = distanceBetweenPoints(centreOf(unit), at)
  return chief ? way + distanceBetweenPoints(chief, at) / 2 : way
}

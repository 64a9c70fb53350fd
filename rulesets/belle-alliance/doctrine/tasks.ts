import type { Point } from '@grognard/geometry'
import { areaCentre } from '@grognard/geometry/measured/polygon-shape.ts'
import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import { garrisonOf, roomIn } from '../model/buildings.ts'
import { centreOf } from '../model/footprint.ts'
import { piecesOf } from '../model/ground/land.ts'
import { ownArea, ownerOf } from '../model/places.ts'
import type { PointRule } from '../model/setting.ts'
import type { Staff } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'
import {
  isArtillery,
  isCavalry,
  isDisordered,
  isInfantry,
  sideOf,
  terrainOf,
} from '../model/units.ts'
import { distanceBetweenPoints, middleOf, near, room, strengthOfAll } from './field.ts'
import type { Field } from './field.ts'
import { exitFor, lanesOf, stationsOf } from './stations.ts'

/** The units under one chief, by arm. */
export interface Brigade {
  chief: Staff | null
  units: Unit[]
  foot: Unit[]
  horse: Unit[]
  guns: Unit[]
  middle: Point
}

/** The brigades of a side, the strongest first. */
function brigadesOf({ own, state }: Field): Brigade[] {
  return [...new Set(own.map(unit => unit.chief))]
    .map(id => {
      const units = own.filter(unit => unit.chief === id && unit.mother === null)
      const chief = state.staff.find(figure => figure.id === id) ?? null
      return brigade(chief, units)
    })
    .filter(({ units }) => units.length > 0)
    .toSorted((one, other) => strengthOfAll(other.units) - strengthOfAll(one.units))
}

function brigade(chief: Staff | null, units: Unit[]): Brigade {
  const foot = units.filter(isInfantry)
  const horse = units.filter(isCavalry)
  const guns = units.filter(isArtillery)
  const body = [foot, horse, guns].find(arm => arm.length > 0) ?? units
  return { chief, units, foot, horse, guns, middle: middleOf(body) }
}

/** A place that gives this side points or denies them to the enemy. */
interface Goal {
  place: string
  at: Point
  worth: number
  isOurs: boolean
  isBuilding: boolean
  /** An enemy is near to it. */
  isThreatened: boolean
}

type PlaceRule = Extract<PointRule, { kind: 'holdBuilding' | 'holdArea' }>

function isPlaceRule(rule: PointRule): rule is PlaceRule {
  return rule.kind === 'holdBuilding' || rule.kind === 'holdArea'
}

function goalsOf(field: Field): Goal[] {
  const { state } = field
  return state.victory.points.filter(isPlaceRule).flatMap(rule => {
    const places = rule.places.map(place =>
      goalAt(field, rule, place, terrainOf(state, place).points),
    )
    if (rule.kind === 'holdBuilding' || rule.area.length === 0) return places
    return [
      ...places,
      goalAt(field, rule, ownArea(state, rule), rule.area),
      ...housesIn(field, rule),
    ]
  })
}

/** The houses of an area: who sits in them is not driven out by horse. */
function housesIn(field: Field, rule: PlaceRule & { kind: 'holdArea' }): Goal[] {
  const { state, seat } = field
  return piecesOf(state, 'building')
    .filter(({ points }) => {
      const { x, y } = areaCentre(points)
      return containsPoint(rule.area, x, y)
    })
    .map(({ id, points }) => ({
      ...goalAt(field, rule, id, points),
      isBuilding: true,
      isOurs: garrisonOf(state, id).some(unit => unit.seat === seat),
    }))
}

function goalAt(field: Field, rule: PlaceRule, place: string, polygon: readonly number[]): Goal {
  const { state, seat, enemies } = field
  const at = areaCentre(polygon)
  return {
    place,
    at,
    worth: rule.points,
    isOurs: ownerOf(state, place) === sideOf(state, seat),
    isBuilding: rule.kind === 'holdBuilding',
    isThreatened: enemies.some(
      enemy => enemy.disorder !== 'FU' && distanceBetweenPoints(centreOf(enemy), at) < near.threat,
    ),
  }
}

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
function houseTasks(
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

/** What a unit is to do, and where it is to stand. */
export interface Task {
  kind: 'hold' | 'attack' | 'support' | 'screen' | 'withdraw'
  at: Point
  /** The building to be taken, or empty. */
  building: string
}

/** What a brigade as a whole is to do: where its middle goes, and what it looks towards. */
export interface Mission {
  kind: Task['kind']
  at: Point
  towards: Point
}

/** What every unit is to do; the strongest brigade takes what is nearest first. */
export function tasksFor(field: Field): Map<string, Task> {
  const tasks = new Map<string, Task>()
  const goals = goalsOf(field)
  const missions: Mission[] = []
  for (const brigade of brigadesOf(field)) {
    const exit = exitFor(field, brigade)
    const mission = exit ?? missionOf(field, brigade, goals, missions)
    missions.push(mission)
    const places = exit ? lanesOf(field, brigade, exit) : stationsOf(brigade, mission)
    for (const [unit, task] of places) tasks.set(unit.id, task)
  }
  for (const [unit, task] of houseTasks(field, goals, tasks)) tasks.set(unit.id, task)
  return tasks
}

/** Places that others go for count for less; those that are ours and safe for very little. */
const SAFE = 0.1
const NEARNESS = 20_000
/** Goals this near to each other are one to a brigade. */
const SAME = 25_000
/** Brigades that find room at one goal. */
const MOST_AT_GOAL = 2

/** What is worth most for its way is attacked or held; who comes third backs the others. */
function missionOf(
  field: Field,
  brigade: Brigade,
  goals: readonly Goal[],
  missions: readonly Mission[],
): Mission {
  if (field.temper.aim !== 'places') return byTemper(field, brigade)
  const worth = (goal: Goal) => worthOf(brigade, goal, crowdAt(goal.at, missions))
  const [best] = goals.toSorted((one, other) => worth(other) - worth(one))
  if (!best) return againstEnemy(field, brigade)
  if (crowdAt(best.at, missions) >= MOST_AT_GOAL) return reserveOf(field, brigade, best.at)
  if (!best.isOurs) return { kind: 'attack', at: best.at, towards: best.at }
  return { kind: 'hold', at: best.at, towards: frontOf(field, best.at) }
}

/** The ground it stands on, or the enemies that are nearest. */
function byTemper(field: Field, { middle }: Brigade): Mission {
  const towards = frontOf(field, middle)
  return field.temper.aim === 'ground'
    ? { kind: 'hold', at: middle, towards }
    : { kind: 'attack', at: towards, towards }
}

function worthOf({ middle }: Brigade, goal: Goal, crowd: number): number {
  const far = distanceBetweenPoints(middle, goal.at) + NEARNESS
  const need = goal.isOurs && !goal.isThreatened ? SAFE : 1
  return (goal.worth * need) / far / (1 + crowd)
}

function crowdAt(at: Point, missions: readonly Mission[]): number {
  return missions.filter(other => distanceBetweenPoints(other.at, at) < SAME).length
}

function reserveOf(_field: Field, { middle }: Brigade, front: Point): Mission {
  const far = Math.max(1, distanceBetweenPoints(middle, front))
  const share = Math.min(1, room.reserve / far)
  const at = {
    x: Math.round(front.x + (middle.x - front.x) * share),
    y: Math.round(front.y + (middle.y - front.y) * share),
  }
  return { kind: 'support', at, towards: front }
}

/** Where the enemy is looked for: the middle of those nearest to a place. */
function frontOf({ enemies }: Field, at: Point): Point {
  const far = (unit: Unit) => distanceBetweenPoints(unit, at)
  const nearest = enemies.toSorted((one, other) => far(one) - far(other)).slice(0, 4)
  return nearest.length > 0 ? middleOf(nearest) : at
}

/** A weaker side than this share of the enemy waits for him. */
const BOLD = 0.8

/** With nothing to hold, the stronger side goes for the enemy and the weaker waits for him. */
function againstEnemy({ own, enemies }: Field, { middle }: Brigade): Mission {
  const towards = enemies.length > 0 ? middleOf(enemies) : middle
  const isBold = strengthOfAll(own) >= strengthOfAll(enemies) * BOLD
  return isBold ? { kind: 'attack', at: towards, towards } : { kind: 'hold', at: middle, towards }
}

import type { Point } from '@grognard/geometry'
import { areaCentre } from '@grognard/geometry/measured/polygon-shape.ts'
import { ownArea, ownerOf } from '../ending/holding.ts'
import { cm } from '../measures.ts'
import type { Staff, Unit } from '../state.ts'
import { isArtillery, sideOf, terrainOf } from '../units.ts'
import type { ExitRule, PointRule } from '../victory-rules.ts'
import { distanceBetweenPoints, middleOf, strengthOf } from './field.ts'
import type { Field } from './field.ts'

/** What a brigade is to do, and where. */
export interface Task {
  kind: 'hold' | 'attack' | 'support' | 'withdraw'
  at: Point
  /** The building to be taken, or empty. */
  building: string
}

/** A body of units under one chief. */
export interface Brigade {
  chief: Staff | null
  units: Unit[]
  middle: Point
}

/** The bodies of a side, each with what it is to do; the strongest takes what is nearest first. */
export function tasksFor(field: Field): Map<string, Task> {
  const brigades = brigadesOf(field)
  const leaving = exitNow(field)
  const goals = goalsOf(field)
  const tasks = new Map<string, Task>()
  const taken = new Map<string, number>()
  for (const brigade of brigades) {
    const task = leaving ? withdrawal(field, leaving) : taskOf(field, brigade, goals, taken)
    for (const [unit, own] of stationsOf(brigade, task)) tasks.set(unit.id, own)
  }
  return tasks
}

function brigadesOf({ own, state }: Field): Brigade[] {
  const chiefs = [...new Set(own.map(unit => unit.chief))]
  return chiefs
    .map(id => {
      const units = own.filter(unit => unit.chief === id)
      const chief = state.staff.find(figure => figure.id === id) ?? null
      return { chief, units, middle: middleOf(units) }
    })
    .toSorted((one, other) => worthOf(other) - worthOf(one))
}

function worthOf({ units }: Brigade): number {
  return units.reduce((sum, unit) => sum + strengthOf(unit), 0)
}

interface Goal {
  place: string
  at: Point
  worth: number
  isOurs: boolean
  isBuilding: boolean
}

type PlaceRule = Extract<PointRule, { kind: 'holdBuilding' | 'holdArea' }>

/** Places that give this side points or deny them to the enemy. */
function goalsOf({ state, seat }: Field): Goal[] {
  const side = sideOf(state, seat)
  const isPlaceRule = (rule: PointRule): rule is PlaceRule =>
    rule.kind === 'holdBuilding' || rule.kind === 'holdArea'
  return state.victory.points.filter(isPlaceRule).flatMap(rule => {
    const goal = (place: string, polygon: readonly number[]): Goal => ({
      place,
      at: areaCentre(polygon),
      worth: rule.points,
      isOurs: ownerOf(state, place) === side,
      isBuilding: rule.kind === 'holdBuilding',
    })
    const places = rule.places.map(place => goal(place, terrainOf(state, place).points))
    if (rule.kind === 'holdBuilding' || rule.area.length === 0) return places
    return [...places, goal(ownArea(state, rule), rule.area)]
  })
}

/** What others go for already counts for less. */
const CROWD = 1

/** Room for each unit of a brigade abreast, 1/1000 cm. */
const ABREAST = cm(16)

/** Side by side in the order they stand in; the one in the middle has the goal itself. */
function stationsOf({ units, middle }: Brigade, task: Task): [Unit, Task][] {
  if (task.kind === 'withdraw') return units.map(unit => [unit, task])
  const [dx, dy] = [task.at.x - middle.x, task.at.y - middle.y]
  const length = Math.max(1, Math.sqrt(dx * dx + dy * dy))
  const aside = { x: dy / length, y: -dx / length }
  const places = units
    .map(unit => ({ unit, at: (unit.x - middle.x) * aside.x + (unit.y - middle.y) * aside.y }))
    .toSorted((one, other) => one.at - other.at)
  const centre = (places.length - 1) / 2
  return places.map(({ unit }, index) => {
    const off = Math.round((index - Math.floor(centre)) * ABREAST)
    const at = {
      x: Math.round(task.at.x + aside.x * off),
      y: Math.round(task.at.y + aside.y * off),
    }
    return [unit, { ...task, at, building: off === 0 ? task.building : '' }]
  })
}

/** Attack what is worth most for its distance; hold what is ours and threatened; else the enemy. */
function taskOf(
  field: Field,
  brigade: Brigade,
  goals: readonly Goal[],
  taken: Map<string, number>,
): Task {
  const value = ({ place, at, worth }: Goal) => {
    const far = distanceBetweenPoints(brigade.middle, at) + 10_000
    return worth / far / (1 + CROWD * (taken.get(place) ?? 0))
  }
  const [best] = goals.toSorted((one, other) => value(other) - value(one))
  if (best) {
    taken.set(best.place, (taken.get(best.place) ?? 0) + 1)
    const building = best.isBuilding ? best.place : ''
    return { kind: best.isOurs ? 'hold' : 'attack', at: best.at, building }
  }
  return againstEnemy(field, brigade)
}

/** With nothing to hold, the stronger side goes for the enemy and the weaker waits for him. */
function againstEnemy({ own, enemies }: Field, brigade: Brigade): Task {
  const sum = (units: readonly Unit[]) => units.reduce((all, unit) => all + strengthOf(unit), 0)
  const isBatteries = brigade.units.every(isArtillery)
  const at = enemies.length > 0 ? middleOf(enemies) : brigade.middle
  if (isBatteries) return { kind: 'support', at, building: '' }
  return { kind: sum(own) >= sum(enemies) * 0.8 ? 'attack' : 'hold', at, building: '' }
}

/** A way out that gives points from this turn on, or the next. */
function exitNow({ state, seat }: Field): ExitRule | undefined {
  return state.victory.points.find(
    (rule): rule is PointRule & ExitRule =>
      rule.kind === 'exited' &&
      rule.points > 0 &&
      rule.seats.includes(seat) &&
      state.turn >= rule.fromTurn - 1,
  )
}

function withdrawal({ state }: Field, { edge, from, to }: ExitRule): Task {
  const along = Math.round((from + to) / 2)
  const beyond = 20_000
  const at = {
    north: { x: along, y: state.height + beyond },
    south: { x: along, y: -beyond },
    east: { x: state.width + beyond, y: along },
    west: { x: -beyond, y: along },
  }[edge]
  return { kind: 'withdraw', at, building: '' }
}

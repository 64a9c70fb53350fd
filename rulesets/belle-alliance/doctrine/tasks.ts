import type { Point } from '@grognard/geometry'
import type { Unit } from '../state.ts'
import { brigadesOf } from './brigades.ts'
import type { Brigade } from './brigades.ts'
import { room } from './distances.ts'
import { exitFor } from './exits.ts'
import { distanceBetweenPoints, middleOf, strengthOfAll } from './field.ts'
import type { Field } from './field.ts'
import { goalsOf } from './goals.ts'
import type { Goal } from './goals.ts'
import { houseTasks } from './houses.ts'
import { lanesOf, stationsOf } from './stations.ts'

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

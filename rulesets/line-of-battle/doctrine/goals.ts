import { turnBetween } from '@grognard/geometry/measured/angle.ts'
import { advance } from '@grognard/geometry/measured/pose.ts'
import type { Point } from '@grognard/geometry/measured/pose.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { hasLeftAsOrdered } from '../rally/fates.ts'
import { roomTo } from '../movement/edges.ts'
import { isActiveEnemy } from '../ships.ts'
import { sideOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { taskSide } from '../tables/missions.ts'
import { merchantman } from '../tables/ships.ts'
import { windHeadings } from '../tables/wind.ts'
import { bestBy } from './choosing.ts'
import { spyGoal } from './spying.ts'

/** How far beyond an edge a ship aims that is to cross it, 1/1000 in. */
const BEYOND = inches(1)

/** Where the scenario wants the ship to go; null where it is only to fight. */
export function goalOf(state: State, ship: Ship): Point | null {
  if (sideOf(state, ship.firstSeat) !== taskSide || ship.seat !== ship.firstSeat) return null
  switch (state.rules.victory) {
    case 'blockade':
      return harbourMouth(state, ship)
    case 'puttingToSea':
      return seaGoal(state, ship)
    case 'convoy':
      return ship.card === merchantman.id ? wayOut(state, ship) : null
    case 'spy':
      return spyGoal(state, ship)
    default:
      return null
  }
}

/** Clear of the headlands on either side, 1/1000 in. */
const CLEARANCE = inches(1.5)

/** [LOB-S-4] The nearest point of the mouth that keeps clear of its ends. */
function harbourMouth(state: State, ship: Ship): Point | null {
  const { entrance } = state.rules
  if (!entrance) return null
  const y = Math.max(entrance.from + CLEARANCE, Math.min(entrance.to - CLEARANCE, ship.y))
  return { x: state.width + BEYOND, y }
}

/** [LOB-S-3] Through the channel, then straight for the edge that counts. */
function seaGoal(state: State, ship: Ship): Point {
  const channel = state.terrain.find(row => row.kind === 'depth')
  const eastings = channel?.polygon.filter((_, index) => index % 2 === 0) ?? []
  const northings = channel?.polygon.filter((_, index) => index % 2 === 1) ?? []
  if (ship.x > Math.max(...eastings)) return { x: state.width + BEYOND, y: ship.y }
  const from = Math.min(...northings) + CLEARANCE
  const to = Math.max(...northings) - CLEARANCE
  return { x: Math.max(...eastings) + BEYOND, y: Math.max(from, Math.min(to, ship.y)) }
}

/** How far ahead of a merchantman a raider steers, 1/1000 in. */
const LEAD = inches(5)

/** [LOB-S-2] Where a raider cuts off the nearest merchantman that still sails; null without one. */
export function quarryOf(state: State, ship: Ship): Point | null {
  if (state.rules.victory !== 'convoy' || sideOf(state, ship.seat) === taskSide) return null
  const merchantmen = state.ships.filter(
    other => other.card === merchantman.id && isActiveEnemy(state, ship, other),
  )
  const nearest = bestBy(merchantmen, other => -distanceBetween(ship, other))
  if (!nearest) return null
  const ahead = advance(nearest, LEAD)
  return {
    x: Math.max(0, Math.min(state.width, ahead.x)),
    y: Math.max(0, Math.min(state.height, ahead.y)),
  }
}

/** What a quarter turn costs a merchantman, and how far from an edge an enemy is minded, 1/1000 in. */
const QUARTER_TURN_COST = inches(3)
const MINDED = inches(20)

/** [LOB-S-2] Over the edge that is soonest reached and least guarded. */
function wayOut(state: State, ship: Ship): Point | null {
  const edges = windHeadings.filter(edge => counts(state, ship, edge))
  const edge = bestBy(edges, row => -costOfEdge(state, ship, row))
  return edge === undefined ? null : pointBeyond(state, ship, edge)
}

function counts(state: State, ship: Ship, edge: number): boolean {
  return hasLeftAsOrdered(state, { ...ship, status: 'fled', left: { edge, byMorale: false } })
}

function costOfEdge(state: State, ship: Ship, edge: number): number {
  const turning = (Math.abs(turnBetween(ship.heading, edge)) / 9000) * QUARTER_TURN_COST
  const there = pointBeyond(state, ship, edge)
  let danger = 0
  for (const enemy of state.ships) {
    if (!isActiveEnemy(state, ship, enemy)) continue
    danger += Math.max(0, MINDED - distanceBetween(enemy, there)) / 2
  }
  return roomTo(state, edge, ship) + turning + danger
}

function pointBeyond(state: State, { x, y }: Point, edge: number): Point {
  if (edge === 0) return { x, y: state.height + BEYOND }
  if (edge === 9000) return { x: state.width + BEYOND, y }
  return edge === 18_000 ? { x, y: -BEYOND } : { x: -BEYOND, y }
}

export function distanceBetween(one: Point, other: Point): number {
  const dx = one.x - other.x
  const dy = one.y - other.y
  return Math.sqrt(dx * dx + dy * dy)
}

/** Whether to cross this edge is what the scenario asks of the ship. */
export function isWayHome(state: State, ship: Ship, edge: number, at: Point): boolean {
  if (goalOf(state, ship) === null) return false
  const { entrance } = state.rules
  if (!entrance) return counts(state, ship, edge)
  const along = edge % 18_000 === 0 ? at.x : at.y
  return edge === entrance.edge && along >= entrance.from && along <= entrance.to
}

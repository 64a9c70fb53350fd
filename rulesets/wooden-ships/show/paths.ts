import { middleOf } from '@grognard/geometry/hex/plane.ts'
import { stepOf } from '@grognard/umpire'
import type { DrawnPath } from '@grognard/umpire'
import { poseOnGround, posesAlong, readPlot } from '../model/plots.ts'
import type { HexPose } from '../model/plots.ts'
import { cardOf, isOnSea, shipOf, sternOf } from '../model/ships.ts'
import type { Ship, State } from '../model/state.ts'
import { shipsAhead } from '../model/wake.ts'
import { coursesInWake } from './followers.ts'
import { sizeOf } from '../model/look.ts'

/** Wakes of the last movement, plots that the seat has written, and what its guns are aimed at. */
export function pathsOf(state: State): DrawnPath[] {
  const step = stepOf(state)
  const inWake = step === 'plots' ? coursesInWake(state) : new Map<string, readonly HexPose[]>()
  return [
    ...state.ships.filter(isOnSea).flatMap(wakeOf),
    ...(step === 'plots' ? state.ships.flatMap(ship => plotOf(state, ship, inWake)) : []),
    ...state.ships.flatMap(ship => towOf(state, ship)),
    ...(step === 'targets' ? aimsOf(state) : []),
  ]
}

/** [WS-089] Through the hexes that the bow has left to where the stern lies. */
function wakeOf(ship: Ship): DrawnPath[] {
  if (ship.trail.length < 4) return []
  const points: number[] = []
  for (let i = 0; i + 1 < ship.trail.length; i += 2) {
    const { x, y } = middleOf({ q: ship.trail[i] ?? 0, r: ship.trail[i + 1] ?? 0 })
    points.push(x, y)
  }
  const stern = middleOf(sternOf(ship))
  return [{ piece: ship.id, points: [...points, stern.x, stern.y], kind: 'wake' }]
}

/** [WS-064] Where a written plot leads; a ship that follows is tied to the one ahead, and stands where her wake will bring her. */
function plotOf(
  state: State,
  ship: Ship,
  inWake: ReadonlyMap<string, readonly HexPose[]>,
): DrawnPath[] {
  const plot = ship.plot === null ? null : readPlot(ship.plot)
  if (plot?.kind === 'wake')
    return [...tieOf(state, ship, plot.ahead), ...wayOf(state, ship, inWake.get(ship.id) ?? [])]
  if (plot?.kind !== 'steps') return []
  return wayOf(state, ship, posesAlong(ship, plot.steps, ship))
}

/** A way with her ghost at its end. */
function wayOf(state: State, ship: Ship, way: readonly HexPose[]): DrawnPath[] {
  const poses = way.map(poseOnGround)
  const end = poses.at(-1)
  if (!end) return []
  const points = poses.flatMap(({ x, y }) => [x, y])
  return [
    { piece: ship.id, points, kind: 'march', ghost: { ...end, ...sizeOf(cardOf(state, ship)) } },
  ]
}

/** [WS-089] To the ship that is named, or the one ahead. */
function tieOf(state: State, ship: Ship, named: string | null): DrawnPath[] {
  const ahead = named === null ? shipsAhead(state, ship)[0] : shipOf(state, named)
  return ahead ? [{ piece: ship.id, points: between(ship, ahead), kind: 'contact' }] : []
}

/** [WS-108] */
function towOf(state: State, ship: Ship): DrawnPath[] {
  const tow = state.tows.find(({ towed }) => towed === ship.id)
  if (!tow) return []
  return [{ piece: ship.id, points: between(ship, shipOf(state, tow.tower)), kind: 'contact' }]
}

/** [WS-154] Those that the seat knows of. */
function aimsOf(state: State): DrawnPath[] {
  return state.fires.flatMap(({ ship, target }): DrawnPath[] => {
    if (target === null) return []
    const points = between(shipOf(state, ship), shipOf(state, target))
    return [{ piece: ship, points, kind: 'aim' }]
  })
}

function between(one: Ship, other: Ship): number[] {
  const [from, to] = [poseOnGround(one), poseOnGround(other)]
  return [from.x, from.y, to.x, to.y]
}

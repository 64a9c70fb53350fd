import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import { becalmed, driftEvery } from '../../book/tables/sailing.ts'
import { writeSteps } from '../../model/plots.ts'
import type { HexPose } from '../../model/plots.ts'
import { groupOf, isDismasted, isOfTheLine, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { tellCollisions } from './execution.ts'
import { isContested, plain, settle } from './settling.ts'
import type { Afters, Moving } from './settling.ts'
import { isStep } from './wishes.ts'

/** [WS-099] [WS-100] [WS-101] Ships that have lain still for two movement phases go with the wind, whole groups together. */
export function drift(table: WsTable): void {
  const { state } = table
  if (state.wind.velocity === becalmed) return
  if (!isAnyAdrift(state)) return
  const drifting = state.ships.filter(ship => isOnSea(ship) && isAdrift(state, ship))
  const afters: (HexPose | undefined)[] = []
  for (const ship of drifting) afters[ship.index] = blownFrom(state, ship)
  if (!isContested(state, afters)) {
    const moves = drifting.map(ship => ({ ship: ship.id, ...(afters[ship.index] ?? plain(ship)) }))
    table.emit({ kind: 'shipsDrifted', moves })
    return
  }
  const movers = moversAdrift(state, afters)
  const collisions = settle(table, movers)
  const moves = movers.flatMap(mover => {
    const hasDrifted = mover.after.q !== mover.before.q || mover.after.r !== mover.before.r
    return hasDrifted ? [{ ship: mover.id, ...plain(mover.after) }] : []
  })
  if (moves.length > 0) table.emit({ kind: 'shipsDrifted', moves })
  tellCollisions(table, collisions)
}

/** In most turns nobody is, and no list is made. */
function isAnyAdrift(state: State): boolean {
  for (const ship of state.ships) if (isOnSea(ship) && isAdrift(state, ship)) return true
  return false
}

/** [WS-100] [WS-101] All ships of a group must be due; [WS-102] none may lie at anchor or aground. */
function isAdrift(state: State, ship: Ship): boolean {
  if (ship.stillTurns < 1 || hasSailed(ship.made)) return false
  if (state.bonds.length === 0) return isFreeToDrift(ship, everyTurns(state, ship))
  const group = groupOf(state, ship)
  const every = group.length > 1 ? driftEvery.line : everyTurns(state, ship)
  return group.every(member => isFreeToDrift(member, every))
}

function isFreeToDrift(ship: Ship, every: number): boolean {
  return ship.anchor === 'none' && ship.aground === 0 && isDue(ship, every)
}

function everyTurns(state: State, ship: Ship): number {
  return isOfTheLine(state, ship) ? driftEvery.line : driftEvery.other
}

/** [WS-100] Her bow stays in its hex for the second phase running, and she last drifted long enough ago. */
function isDue({ made, stillTurns, driftClock }: Ship, every: number): boolean {
  if (hasSailed(made) || stillTurns < 1) return false
  return driftClock < 0 || driftClock >= every
}

/** A hex forward, if only by turning back. */
function hasSailed(made: string): boolean {
  return made.includes('F') || made.includes('T')
}

/** [WS-100] A hex with the wind. */
function blownFrom({ wind }: State, ship: Ship): HexPose {
  const { q, r } = hexTowards(ship, wind.direction)
  return { q, r, heading: ship.heading }
}

/** [WS-101] What stops one ship of a group stops all. */
function moversAdrift(state: State, afters: Afters): Moving[] {
  return state.ships.filter(isOnSea).map(ship => {
    const before = plain(ship)
    const after = afters[ship.index] ?? before
    return {
      id: ship.id,
      before,
      after,
      mayShare: false,
      mayPledge: false,
      pledge: 'none',
      tiedTo: groupOf(state, ship).map(({ id }) => id),
      shared: null,
      stepsLeft: 0,
      undone: [],
    }
  })
}

/** [WS-080] What remains of the movement: speed, what must follow, how long she has lain still. */
export function endMovement(table: WsTable): void {
  const ships = []
  for (const ship of table.state.ships) if (isOnSea(ship)) ships.push(remains(ship))
  table.emit({ kind: 'movementEnded', ships })
}

function remains(ship: Ship) {
  const { made } = ship
  const sailed = hasSailed(made)
  return {
    ship: ship.id,
    speed: sailed ? speedMade(ship) : 0,
    isTurnOpen: endsInTurn(made),
    wasIdle: !sailed,
    plot: plotMade(ship),
    hasMoved: sailed || hasTurned(made),
    stillTurns: sailed ? 0 : ship.stillTurns + 1,
    driftClock: sailed || ship.driftClock < 0 ? -1 : ship.driftClock + 1,
    driftedTurns: driftedTurnsAfter(ship),
  }
}

function hasTurned(made: string): boolean {
  return made.includes('L') || made.includes('R')
}

/** [WS-080] Turns count once she has sailed; [WS-086] nothing does after a collision. */
function speedMade({ made, hasStopped, pledge }: Ship): number {
  if (hasStopped && pledge === 'none') return 0
  let speed = 0
  for (const step of made) if (step !== 'B') speed++
  return speed
}

/** [WS-070] No hex forward has followed the last turn. */
function endsInTurn(made: string): boolean {
  if (made === '') return false
  let at = made.length - 1
  while (made[at] === 'B') at--
  const last = made[at]
  return last === 'L' || last === 'R' || last === 'T'
}

/** [WS-103] As a plot; D where she drifted. */
function plotMade({ made, driftClock }: Ship): string {
  if (made === '') return driftClock === 0 ? 'D' : ''
  const known = written.get(made)
  if (known !== undefined) return known
  if (written.size >= MOST_KEPT) written.clear()
  const plot = writeSteps(made.split('').filter(isStep))
  written.set(made, plot)
  return plot
}

/** What has been written: the same few plots are made again and again. */
const written = new Map<string, string>()
const MOST_KEPT = 5000

/** [WS-104] Only a dismasted ship counts them, until she turns. */
function driftedTurnsAfter(ship: Ship): number {
  return isDismasted(ship) && !hasTurned(ship.made) ? ship.driftedTurns + 1 : 0
}

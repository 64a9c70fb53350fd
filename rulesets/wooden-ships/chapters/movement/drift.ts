import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import { becalmed, driftEvery } from '../../book/tables/sailing.ts'
import { writeSteps } from '../../model/plots.ts'
import type { PlotStep } from '../../model/plots.ts'
import { groupOf, isDismasted, isOfTheLine, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { plain, settle, tellCollisions } from './execution.ts'
import type { Moving } from './execution.ts'

/** [WS-099] [WS-100] [WS-101] Ships that have lain still for two movement phases go with the wind, whole groups together. */
export function drift(table: WsTable): void {
  const { state } = table
  if (state.wind.velocity === becalmed) return
  const drifting = state.ships.filter(ship => isOnSea(ship) && isAdrift(state, ship))
  if (drifting.length === 0) return
  const movers = moversAdrift(state, drifting)
  const collisions = settle(table, movers)
  holdGroups(state, movers)
  const moves = movers.flatMap(mover => {
    const hasDrifted = mover.after.q !== mover.before.q || mover.after.r !== mover.before.r
    return hasDrifted ? [{ ship: mover.id, ...plain(mover.after) }] : []
  })
  if (moves.length > 0) table.emit({ kind: 'shipsDrifted', moves })
  tellCollisions(table, collisions)
}

/** [WS-100] [WS-101] All ships of a group must be due; [WS-102] none may lie at anchor or aground. */
function isAdrift(state: State, ship: Ship): boolean {
  const group = groupOf(state, ship)
  const every = group.length > 1 ? driftEvery.line : everyTurns(state, ship)
  return group.every(
    member => member.anchor === 'none' && member.aground === 0 && isDue(member, every),
  )
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

function moversAdrift(state: State, drifting: readonly Ship[]): Moving[] {
  return state.ships.filter(isOnSea).map(ship => {
    const before = plain(ship)
    const hex = hexTowards(ship, state.wind.direction)
    const after = drifting.includes(ship) ? { ...hex, heading: ship.heading } : before
    return {
      id: ship.id,
      before,
      after,
      mayShare: false,
      isLastTurn: false,
      owes: 'none',
      tiedTo: null,
    }
  })
}

/** [WS-101] What stops one ship of a group stops all. */
function holdGroups(state: State, movers: Moving[]): void {
  for (const ship of state.ships) {
    const group = groupOf(state, ship).map(({ id }) => id)
    const members = movers.filter(({ id }) => group.includes(id))
    const isHeld = members.some(({ before, after }) => before.q === after.q && before.r === after.r)
    if (isHeld) for (const member of members) member.after = member.before
  }
}

/** [WS-080] What remains of the movement: speed, what must follow, how long she has lain still. */
export function endMovement(table: WsTable): void {
  const { state } = table
  const ships = state.ships.filter(isOnSea).map(ship => ({
    ship: ship.id,
    speed: speedMade(ship),
    isTurnOpen: endsInTurn(ship.made),
    wasIdle: !hasSailed(ship.made),
    plot: plotMade(ship),
    hasMoved: /[FTLR]/.test(ship.made),
    stillTurns: hasSailed(ship.made) ? 0 : ship.stillTurns + 1,
    driftClock: driftClockAfter(ship),
    driftedTurns: driftedTurnsAfter(ship),
  }))
  table.emit({ kind: 'movementEnded', ships })
}

/** [WS-080] Turns count once she has sailed; [WS-086] nothing does after a collision. */
function speedMade({ made, hasStopped, pledge }: Ship): number {
  if ((hasStopped && pledge === 'none') || !hasSailed(made)) return 0
  return made.split('').filter(step => step !== 'B').length
}

/** [WS-070] No hex forward has followed the last turn. */
function endsInTurn(made: string): boolean {
  const last = made.split('').findLast(step => step !== 'B')
  return last === 'L' || last === 'R' || last === 'T'
}

/** [WS-103] As a plot; D where she drifted. */
function plotMade({ made, driftClock }: Ship): string {
  if (made === '' && driftClock === 0) return 'D'
  return writeSteps(made.split('').filter((step): step is PlotStep => 'FLRBT'.includes(step)))
}

/** Turns since she drifted, that one counted; -1 as long as she has not, or once she has sailed again. */
function driftClockAfter({ made, driftClock }: Ship): number {
  if (hasSailed(made)) return -1
  return driftClock < 0 ? -1 : driftClock + 1
}

/** [WS-104] Only a dismasted ship counts them, until she turns. */
function driftedTurnsAfter(ship: Ship): number {
  if (!isDismasted(ship) || /[LR]/.test(ship.made)) return 0
  return ship.driftedTurns + 1
}

import { allows } from '@grognard/umpire'
import type { Reason, Seat } from '@grognard/umpire'
import { anchoredTurns, becalmed, dismastedWait } from '../../book/tables/sailing.ts'
import { hasGunners } from '../../model/crews.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import type { Limits } from '../../model/plot-limits.ts'
import {
  mayEnd,
  reasonsAgainst,
  reasonsAgainstEnd,
  startOf,
  walkOn,
} from '../../model/plot-walk.ts'
import type { Plot } from '../../model/plots.ts'
import { isBound, isDismasted, isFighting } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { shipsAhead } from '../../model/wake.ts'
import type { WsRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A plot that is written for a ship. */
export interface Plotting {
  state: State
  seat: Seat
  ship: Ship
  plot: Plot
}

const moves = ({ plot }: Plotting) => plot.kind === 'steps' || plot.kind === 'wake'
const stepsOf = ({ plot }: Plotting) => (plot.kind === 'steps' ? plot.steps : [])
const turnsIn = (plotting: Plotting) =>
  stepsOf(plotting).filter(step => step === 'L' || step === 'R' || step === 'T').length

/** [WS-111] About an anchor at bow or stern she only turns. */
const isWarp = (plotting: Plotting) =>
  plotting.plot.kind === 'steps' &&
  (plotting.ship.anchor === 'bow' || plotting.ship.anchor === 'stern') &&
  stepsOf(plotting).every(step => step === 'L' || step === 'R') &&
  stepsOf(plotting).length <= anchoredTurns

/** Why a ship cannot be plotted for at all. */
export const shipRefusals: readonly WsRefusal<Pick<Plotting, 'seat' | 'ship'>>[] = [
  stop(
    'WS-064',
    'ws.refuse.notYourShip',
    ({ seat, ship }) => ship.seat !== seat || !isFighting(ship),
  ),
]

export const mayBePlottedFor = allows(shipRefusals)

/** What holds a ship where she lies. */
const stayRefusals: readonly WsRefusal<Plotting>[] = [
  stop(
    'WS-120',
    'ws.refuse.boundShipStays',
    plotting => isBound(plotting.state, plotting.ship) && moves(plotting),
  ),
  stop(
    'WS-250',
    'ws.refuse.agroundShipStays',
    plotting => plotting.ship.aground > 0 && moves(plotting),
  ),
  stop(
    'WS-111',
    'ws.refuse.anchoredShipStays',
    plotting => plotting.ship.anchor !== 'none' && moves(plotting) && !isWarp(plotting),
  ),
  stop(
    'WS-112',
    'ws.refuse.weighingShipStays',
    plotting => plotting.ship.anchorNote === 'weigh' && moves(plotting),
  ),
  stop(
    'WS-109',
    'ws.refuse.towedShipFollows',
    plotting =>
      plotting.state.tows.some(({ towed }) => towed === plotting.ship.id) && moves(plotting),
  ),
  stop(
    'WS-059',
    'ws.refuse.noHandsToSail',
    plotting => !hasGunners(plotting.ship) && moves(plotting),
  ),
]

/** What keeps a ship from turning. */
const turnRefusals: readonly WsRefusal<Plotting>[] = [
  refuse(
    'WS-211',
    'ws.refuse.mastHangs',
    plotting =>
      plotting.ship.hanging.port + plotting.ship.hanging.starboard > 0 && turnsIn(plotting) > 0,
  ),
  refuse(
    'WS-104',
    'ws.refuse.dismastedMustWait',
    plotting =>
      isDismasted(plotting.ship) && turnsIn(plotting) > 0 && turnsToWait(plotting.ship) > 0,
    ({ ship }) => ({ turns: turnsToWait(ship) }),
  ),
]

const driftRefusals: readonly WsRefusal<Plotting>[] = [
  refuse(
    'WS-103',
    'ws.refuse.notDueToDrift',
    ({ state, ship, plot }) =>
      plot.kind === 'drift' && (ship.stillTurns < 1 || state.wind.velocity === becalmed),
  ),
]

/** What holds a ship where she lies, or keeps her from turning or drifting. */
export const holdRefusals: readonly WsRefusal<Plotting>[] = [
  ...stayRefusals,
  ...turnRefusals,
  ...driftRefusals,
]

const mayLeave = allows(stayRefusals)
const mayTurn = allows(turnRefusals)
const isDueToDrift = allows(driftRefusals)

const hexAhead: Plot = { kind: 'steps', steps: ['F'] }
const turnInPlace: Plot = { kind: 'steps', steps: ['L'] }
const adrift: Plot = { kind: 'drift' }

/** Whether she is free to sail, asked of the least plot that does. */
export function isFreeToSail(state: State, ship: Ship): boolean {
  return mayLeave({ state, seat: ship.seat, ship, plot: hexAhead })
}

/** [WS-111] Whether she is free to swing about her anchor, but for what keeps any ship from turning. */
export function isFreeToSwing(state: State, ship: Ship): boolean {
  return mayLeave({ state, seat: ship.seat, ship, plot: turnInPlace })
}

/** [WS-104] [WS-211] Whether anything of her own keeps her from turning. */
export function isFreeToTurn(state: State, ship: Ship): boolean {
  return mayTurn({ state, seat: ship.seat, ship, plot: turnInPlace })
}

/** [WS-103] [WS-083] Whether she is due to drift, and may have lost enough way; her limits may be known already. */
export function mayDrift(state: State, ship: Ship, known?: Limits): boolean {
  const plotting = { state, seat: ship.seat, ship, plot: adrift }
  return isDueToDrift(plotting) && mayStop(state, ship, known)
}

/** Whether a plot without a step may end so. */
function mayStop(state: State, ship: Ship, known?: Limits): boolean {
  if (ship.anchor !== 'none') return true
  const limits = known ?? limitsOf(state, ship)
  return mayEnd({ limits, walk: startOf(limits) })
}

/** What is wrong with a plot step by step: the first step that may not follow, or its end. */
export function reasonsAlong({ state, ship, plot }: Plotting): Reason[] {
  if (plot.kind === 'wake' || ship.anchor !== 'none') return []
  const limits = limitsOf(state, ship)
  let walk = startOf(limits)
  for (const step of plot.kind === 'steps' ? plot.steps : []) {
    const because = reasonsAgainst(limits, walk, step)
    if (because.length > 0) return because
    walk = walkOn(limits, walk, step)
  }
  return reasonsAgainstEnd(limits, walk)
}

export const wakeRefusals: readonly WsRefusal<Plotting>[] = [
  stop(
    'WS-089',
    'ws.refuse.nobodyAhead',
    ({ state, ship, plot }) => plot.kind === 'wake' && shipsAhead(state, ship).length === 0,
  ),
  stop(
    'WS-089',
    'ws.refuse.whomToFollow',
    ({ state, ship, plot }) =>
      plot.kind === 'wake' && plot.ahead === null && shipsAhead(state, ship).length > 1,
  ),
  refuse(
    'WS-089',
    'ws.refuse.notJustAhead',
    ({ state, ship, plot }) =>
      plot.kind === 'wake' &&
      plot.ahead !== null &&
      !shipsAhead(state, ship).some(({ id }) => id === plot.ahead),
  ),
]

/** More turns than any battle has. */
const NEVER = 10_000

/** [WS-104] Drifting turns still to wait before a dismasted ship may turn; many where she never may. */
function turnsToWait({ driftedTurns, turning }: Ship): number {
  return (dismastedWait[turning] ?? NEVER) - driftedTurns
}

import type { Seat } from '@grognard/umpire'
import { anchoredTurns, becalmed } from '../../book/tables/sailing.ts'
import { hasGunners } from '../../model/crews.ts'
import { turnsToWait } from '../../model/plot-limits.ts'
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

/** What holds a ship where she lies, or keeps her from turning. */
export const holdRefusals: readonly WsRefusal<Plotting>[] = [
  stop(
    'WS-120',
    'ws.refuse.boundShipStays',
    plotting => moves(plotting) && isBound(plotting.state, plotting.ship),
  ),
  stop(
    'WS-250',
    'ws.refuse.agroundShipStays',
    plotting => moves(plotting) && plotting.ship.aground > 0,
  ),
  stop(
    'WS-111',
    'ws.refuse.anchoredShipStays',
    plotting => moves(plotting) && plotting.ship.anchor !== 'none' && !isWarp(plotting),
  ),
  stop(
    'WS-112',
    'ws.refuse.weighingShipStays',
    plotting => moves(plotting) && plotting.ship.anchorNote === 'weigh',
  ),
  stop(
    'WS-109',
    'ws.refuse.towedShipFollows',
    plotting =>
      moves(plotting) && plotting.state.tows.some(({ towed }) => towed === plotting.ship.id),
  ),
  stop(
    'WS-059',
    'ws.refuse.noHandsToSail',
    plotting => moves(plotting) && !hasGunners(plotting.ship),
  ),
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
  refuse(
    'WS-103',
    'ws.refuse.notDueToDrift',
    ({ state, ship, plot }) =>
      plot.kind === 'drift' && (ship.stillTurns < 1 || state.wind.velocity === becalmed),
  ),
]

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

import { stepDown, stepEast } from '@grognard/geometry/hex/hex.ts'
import { limitsOf, pledgedHeading, slowedBy } from '../../model/plot-limits.ts'
import { mayEnd, mayFollow, startOf, walkOn } from '../../model/plot-walk.ts'
import type { PlotStep } from '../../model/plots.ts'
import { writeSteps } from '../../model/plots.ts'
import { isFighting, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { shipsAhead } from '../../model/wake.ts'
import type { WsTable } from '../../rules.ts'
import { isFreeToSail } from './refusals.ts'

/** [WS-031] [WS-064] [WS-085] All plots are shown; who has none lies still, or sails on while she has too much way. */
export function showPlots(table: WsTable): void {
  const { state } = table
  const plots = []
  for (const ship of state.ships) if (isOnSea(ship)) plots.push(shown(state, ship))
  table.emit({ kind: 'plotsShown', plots })
}

function shown(state: State, ship: Ship) {
  const losses = slowedBy(state, ship)
  return {
    ship: ship.id,
    plot: plotShown(state, ship, losses),
    heading: pledgedHeading(ship),
    slowedBy: losses,
    stern: [ship.q - stepEast(ship.heading), ship.r - stepDown(ship.heading)],
  }
}

/** [WS-089] Whoever follows without a name follows the one ship that lies ahead. */
function plotShown(state: State, ship: Ship, losses: number): string {
  if (ship.plot === null) return isFighting(ship) ? leastOn(state, ship, losses) : '0'
  if (ship.plot !== 'W') return ship.plot
  return `W${shipsAhead(state, ship)[0]?.id ?? ''}`
}

/** [WS-085] Nothing, or as many hexes ahead as she needs so as not to slow more than she may. */
function leastOn(state: State, ship: Ship, losses: number): string {
  if (!isFreeToSail(state, ship)) return '0'
  const limits = limitsOf(state, ship, losses)
  let walk = startOf(limits)
  const made: PlotStep[] = []
  while (!mayEnd({ limits, walk }) && mayFollow(limits, walk, 'F')) {
    made.push('F')
    walk = walkOn(limits, walk, 'F')
  }
  return writeSteps(made)
}

import { cornersOf, hexAt } from '@grognard/geometry/hex/plane.ts'
import type { Pose, Trace } from '@grognard/umpire'
import { poseOnGround, posesAlong, readPlot, writeSteps } from '../../model/plots.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { hexesWithin, wayTo } from './courses.ts'
import { limitsOf } from './limits.ts'

/** An order with a plot that is pointed out on the chart or written down. */
interface Plotted {
  ship: string
  plot: string
}

/** The plot made longer towards a point of the sea; one that follows or drifts is written anew. */
export function extended<O extends Plotted>(state: State, order: O, x: number, y: number): O {
  const ship = shipOf(state, order.ship)
  const steps = wayTo(limitsOf(state, ship), ship, stepsIn(order.plot), hexAt({ x, y }))
  return { ...order, plot: writeSteps(steps) }
}

function stepsIn(text: string): readonly PlotStep[] {
  const plot = readPlot(text)
  return plot?.kind === 'steps' ? plot.steps : []
}

/** Without its last step; nothing is written where none is left. */
export function shortened<O extends Plotted>(order: O): O {
  const steps = stepsIn(order.plot).slice(0, -1)
  return { ...order, plot: steps.length === 0 ? '' : writeSteps(steps) }
}

/** [WS-054] Where the plot leads, and its points. */
export function traceOf(state: State, { ship: id, plot: text }: Plotted): Trace {
  const ship = shipOf(state, id)
  const limits = limitsOf(state, ship)
  const steps = stepsIn(text)
  return {
    poses: legsOf(ship, limits.from, steps),
    cost: steps.length,
    budget: limits.allowance,
    reached: steps.length,
    measure: { size: 1, key: 'unit.point' },
    written: text,
    contact: null,
    within: hexesWithin(state, ship, limits, steps).map(cornersOf),
  }
}

/** From hex to hex: while she only turns, her middle swings aside, and that is no leg. */
function legsOf(ship: Ship, from: HexPose, steps: readonly PlotStep[]): Pose[] {
  const isLeg = (index: number) => steps[index - 1] === 'F' || steps[index - 1] === 'T'
  return posesAlong(from, steps, ship)
    .filter((_, index) => index === 0 || index === steps.length || isLeg(index))
    .map(poseOnGround)
}

/** [WS-060] Written in small letters too; the name of a ship to follow stays as it is. */
export function inCapitals(text: string): string {
  const plain = text.trim()
  return /^w./i.test(plain) ? `W${plain.slice(1)}` : plain.toUpperCase()
}

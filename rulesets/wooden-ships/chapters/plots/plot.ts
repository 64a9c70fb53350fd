import { cornersOf, hexAt } from '@grognard/geometry/hex/plane.ts'
import { field, judgeBy } from '@grognard/umpire'
import type { Of, PathSwitch, Pose, Ruling, Seat, Trace } from '@grognard/umpire'
import { shipName } from '../../model/names.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import { poseOnGround, posesAlong, readPlot, writeSteps } from '../../model/plots.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import { findShip, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules } from '../../rules.ts'
import { refused } from '../../words.ts'
import { anyPlot, hexesWithin, otherPlots, plotsOpenTo, stepTowards, wayTo } from './courses.ts'
import {
  holdRefusals,
  mayBePlottedFor,
  reasonsAlong,
  shipRefusals,
  wakeRefusals,
} from './refusals.ts'

/** [WS-061] Every reason against a plot; in the program it is refused, not cut off. */
export function rulingOnPlot(state: State, seat: Seat, id: string, text: string): Ruling {
  const ship = findShip(state, id)
  if (!ship) return refused('WS-064', 'ws.refuse.notYourShip')
  const owned = judgeBy(shipRefusals, { seat, ship })
  if (!owned.allowed) return owned
  const plot = readPlot(text)
  if (!plot) return refused('WS-065', 'ws.refuse.unknownSign')
  const plotting = { state, seat, ship, plot }
  const because = [
    ...judgeBy(holdRefusals, plotting).because,
    ...judgeBy(wakeRefusals, plotting).because,
    ...reasonsAlong(plotting),
  ]
  return { allowed: because.length === 0, because }
}

export const plotShape = { ship: field.piece('ship'), plot: field.text(40) }

/** [WS-052] [WS-064] What a ship will do in the movement phase; written in secret, and again as often as one likes. */
export const plot: WsOrderRules<'plot'> = {
  shape: plotShape,
  judge: (state, seat, order) => rulingOnPlot(state, seat, order.ship, order.plot),
  execute: (table, seat, order) =>
    table.emit({ kind: 'plotWritten', seat, ship: order.ship, plot: order.plot }),
  legalOrders: (state, seat) =>
    shipsToPlot(state, seat).flatMap(ship =>
      plotsOpenTo(state, ship).map(text => ({ kind: 'plot' as const, ship: ship.id, plot: text })),
    ),
  sample(state, seat, dice) {
    const ships = shipsToPlot(state, seat)
    const ship = ships[dice.roll(Math.max(1, ships.length)) - 1]
    return ship && { kind: 'plot', ship: ship.id, plot: anyPlot(state, ship, dice) }
  },
  samplesOpenly: true,
  tool: {
    tool: 'path',
    piece: ({ ship }) => ship,
    pieces: (state, seat) => shipsToPlot(state, seat).map(({ id }) => id),
    start: (_state, _seat, ship) => ({ kind: 'plot', ship, plot: '' }),
    extend: (state, _seat, order, x, y) => extended(state, order, x, y),
    beyond: (state, _seat, order, x, y) => beyond(state, order, x, y),
    shorten: shortened,
    trace: (state, _seat, order) => traceOf(state, order),
    write: (_state, _seat, order, text) => ({ ...order, plot: inCapitals(text) }),
    switches: switchesOf,
  },
  describe: (state, order) => ({
    key: 'ws.order.plot',
    values: { ship: shipName(state, order.ship), plot: order.plot },
  }),
}

/** [WS-064] Ships of the seat that take orders. */
export function shipsToPlot(state: State, seat: Seat): Ship[] {
  return state.ships.filter(ship => mayBePlottedFor({ seat, ship }))
}

type PlotOrder = Of<Order, 'plot'>

/** [WS-089] [WS-103] [WS-060] One click each for what is written with a single letter, where it may be. */
function switchesOf(state: State, seat: Seat, order: PlotOrder): PathSwitch<PlotOrder>[] {
  const ship = shipOf(state, order.ship)
  const still = rulingOnPlot(state, seat, order.ship, '0').allowed ? ['0'] : []
  return [...otherPlots(state, ship), ...still].map(text => ({
    key: switchKeys[text.charAt(0)] ?? 'ws.switch.still',
    isOn: order.plot === text,
    flipped: { ...order, plot: order.plot === text ? '' : text },
  }))
}

const switchKeys: Readonly<Record<string, string>> = {
  W: 'ws.switch.follow',
  D: 'ws.switch.drift',
  '0': 'ws.switch.still',
}

/** An order with a plot that is pointed out on the chart or written down. */
interface Plotted {
  ship: string
  plot: string
}

/** The plot made longer towards a point of the sea; one that follows or drifts is written anew. */
export function extended<O extends Plotted>(state: State, order: O, x: number, y: number): O {
  const ship = shipOf(state, order.ship)
  const steps = wayTo(state, ship, stepsIn(order.plot), hexAt({ x, y }))
  return { ...order, plot: writeSteps(steps) }
}

/** [WS-054] One step more than she can make. */
function beyond(state: State, order: PlotOrder, x: number, y: number): PlotOrder {
  const steps = stepsIn(order.plot)
  const { from } = limitsOf(state, shipOf(state, order.ship))
  return { ...order, plot: writeSteps([...steps, stepTowards(from, steps, hexAt({ x, y }))]) }
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

import { field, judgeBy } from '@grognard/umpire'
import type { PathSwitch, Reason, Ruling, Seat } from '@grognard/umpire'
import { readPlot } from '../../model/plots.ts'
import type { Plot } from '../../model/plots.ts'
import { shipName } from '../../model/names.ts'
import { findShip, isFighting, shipOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules } from '../../rules.ts'
import { refused } from '../../words.ts'
import { anyPlot, otherPlots, plotsOpenTo } from './courses.ts'
import { limitsOf } from './limits.ts'
import type { Limits } from './limits.ts'
import { extended, inCapitals, shortened, traceOf } from './plot-path.ts'
import { holdRefusals, shipRefusals, wakeRefusals } from './plot-refusals.ts'
import { reasonsAgainst, reasonsAgainstEnd, startOf, walkOn } from './walk.ts'
import type { Of } from '@grognard/umpire'

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
    ...reasonsAlong(limitsOf(state, ship), ship, plot),
  ]
  return { allowed: because.length === 0, because }
}

/** What is wrong with it step by step: the first step that may not follow, or its end. */
function reasonsAlong(limits: Limits, ship: Ship, plot: Plot): Reason[] {
  if (plot.kind === 'wake' || ship.anchor !== 'none') return []
  let walk = startOf(limits)
  for (const step of plot.kind === 'steps' ? plot.steps : []) {
    const because = reasonsAgainst(limits, walk, step)
    if (because.length > 0) return because
    walk = walkOn(limits, walk, step)
  }
  return reasonsAgainstEnd(limits, walk)
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
  tool: {
    tool: 'path',
    piece: ({ ship }) => ship,
    pieces: (state, seat) => shipsToPlot(state, seat).map(({ id }) => id),
    start: (_state, _seat, ship) => ({ kind: 'plot', ship, plot: '' }),
    extend: (state, _seat, order, x, y) => extended(state, order, x, y),
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
  return state.ships.filter(ship => ship.seat === seat && isFighting(ship))
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

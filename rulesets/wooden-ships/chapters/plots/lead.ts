import { allowed, field } from '@grognard/umpire'
import type { Dice, Of, PathSwitch, Seat } from '@grognard/umpire'
import { shipsMeant, spokesmen, whomShape } from '../../model/many.ts'
import type { Whom } from '../../model/many.ts'
import { shipName } from '../../model/names.ts'
import { isFighting } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { hasShipAhead, shipsAhead } from '../../model/wake.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules } from '../../rules.ts'
import { refused } from '../../words.ts'
import { anyPlot, plotsAhead } from './courses.ts'
import { isAnyLine, linesOf, writeLines } from './plot-many.ts'
import type { Line } from './plot-many.ts'
import { extended, inCapitals, rulingOnPlot, shipsToPlot, shortened, traceOf } from './plot.ts'

/** How many ships go by one plot: in the leader's wake, or all by it at once. */
const ways = ['inLine', 'together'] as const

export const leadShape = { ...whomShape, way: field.one(ways), plot: field.text(40) }

type Lead = Of<Order, 'lead'>

/** [WS-064] [WS-089] One plot for the ship that leads and for those that go with her. */
export const lead: WsOrderRules<'lead'> = {
  shape: leadShape,
  judge(state, seat, order) {
    if (shipsLed(state, seat, order).length < 2) return refused('WS-064', 'ws.refuse.nobodyToLead')
    const leads = rulingOnPlot(state, seat, order.ship, order.plot)
    if (!leads.allowed) return leads
    const isOther = ({ id }: Ship) => id !== order.ship
    const isFollowed = isAnyLine(state, seat, order, ship => plotLed(state, ship, order), isOther)
    return isFollowed ? allowed : refused('WS-064', 'ws.refuse.nothingToPlot')
  },
  execute: (table, seat, order) => writeLines(table, seat, linesLed(table.state, seat, order)),
  legalOrders: (state, seat) =>
    leadersOf(state, seat).flatMap(words => {
      const plots = plotsAhead(state, words.leader)
      return ways.flatMap(way => plots.flatMap(plot => offered(state, seat, words, way, plot)))
    }),
  sample: anyOrder,
  samplesOpenly: true,
  tool: {
    tool: 'path',
    piece: ({ ship }) => ship,
    pieces: (state, seat) => [...new Set(leadersOf(state, seat).map(({ leader }) => leader.id))],
    start: (state, seat, ship) => startOf(state, seat, ship),
    extend: (state, _seat, order, x, y) => extended(state, order, x, y),
    shorten: shortened,
    trace: (state, _seat, order) => traceOf(state, order),
    write: (_state, _seat, order, text) => ({ ...order, plot: inCapitals(text) }),
    switches: switchesOf,
  },
  describe: (state, { ship, whom, way, plot }) => ({
    key: `ws.order.lead.${way}`,
    values: { whom: { key: `ws.whose.${whom}`, values: { ship: shipName(state, ship) } }, plot },
  }),
}

/** Who would go by her plot, she among them. */
function shipsLed(state: State, seat: Seat, { ship, whom }: Lead): Ship[] {
  const able = shipsToPlot(state, seat)
  return shipsMeant(state, seat, ship, whom).filter(one => able.includes(one))
}

function linesLed(state: State, seat: Seat, order: Lead): Line[] {
  return linesOf(state, seat, order, ship => plotLed(state, ship, order))
}

function plotLed(state: State, ship: Ship, { ship: leader, way, plot }: Lead): string | null {
  return way === 'together' || ship.id === leader ? plot : followingPlot(state, ship)
}

/** [WS-089] In the wake of the ship just ahead; of several that of her own division. */
export function followingPlot(state: State, ship: Ship): string | null {
  const ahead = shipsAhead(state, ship)
  if (ahead.length < 2) return ahead.length === 0 ? null : 'W'
  const division = state.cards[ship.index]?.division
  const mate = ahead.find(other => state.cards[other.index]?.division === division)
  return `W${(mate ?? ahead[0])?.id}`
}

interface Leading {
  leader: Ship
  ship: string
  whom: Whom
}

/** Who could lead: the first of each division and fleet that follows nobody, where others are with her. */
function leadersOf(state: State, seat: Seat): Leading[] {
  const able = shipsToPlot(state, seat)
  return spokesmen(state, able).flatMap(({ ship, whom }) => {
    const meant = shipsMeant(state, seat, ship, whom).filter(isFighting)
    if (meant.length < 2) return []
    const leader = meant.find(one => !hasShipAhead(state, one))
    return leader ? [{ leader, ship: leader.id, whom }] : []
  })
}

/** Her division, or the fleet where she leads no other; in line where anybody is in her wake. */
function startOf(state: State, seat: Seat, ship: string): Lead {
  const led = leadersOf(state, seat).filter(({ leader }) => leader.id === ship)
  const whom = led.some(one => one.whom === 'division') ? 'division' : 'fleet'
  const others = shipsMeant(state, seat, ship, whom)
  const hasLine = others.some(other => shipsAhead(state, other).some(({ id }) => id === ship))
  return { kind: 'lead', ship, whom, way: hasLine ? 'inLine' : 'together', plot: '' }
}

function switchesOf(state: State, seat: Seat, order: Lead): PathSwitch<Lead>[] {
  const isTogether = order.way === 'together'
  const together: PathSwitch<Lead> = {
    key: 'ws.switch.together',
    isOn: isTogether,
    flipped: { ...order, way: isTogether ? 'inLine' : 'together' },
  }
  const led = leadersOf(state, seat).filter(({ leader }) => leader.id === order.ship)
  if (led.length < 2) return [together]
  const isFleet = order.whom === 'fleet'
  const flipped: Lead = { ...order, whom: isFleet ? 'division' : 'fleet' }
  return [together, { key: 'ws.switch.fleet', isOn: isFleet, flipped }]
}

function offered(
  state: State,
  seat: Seat,
  { ship, whom }: Leading,
  way: Lead['way'],
  plot: string,
): Lead[] {
  const order = { kind: 'lead' as const, ship, whom, way, plot }
  return lead.judge(state, seat, order).allowed ? [order] : []
}

function anyOrder(state: State, seat: Seat, dice: Dice): Lead | undefined {
  const way = ways[dice.roll(ways.length) - 1] ?? 'inLine'
  const all = leadersOf(state, seat)
  const words = all[dice.roll(Math.max(1, all.length)) - 1]
  return words && offered(state, seat, words, way, anyPlot(state, words.leader, dice))[0]
}

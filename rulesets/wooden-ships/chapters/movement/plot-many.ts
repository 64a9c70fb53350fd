import { allowed, field } from '@grognard/umpire'
import type { Dice, Of, Ruling, Seat } from '@grognard/umpire'
import { shipsMeant, spokesmen, whomShape } from '../../model/many.ts'
import { shipName } from '../../model/names.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules } from '../../rules.ts'
import { refused } from '../../words.ts'
import { anyPlot, plotsAhead, straightOn } from './courses.ts'
import { limitsOf } from './limits.ts'
import { rulingOnPlot, shipsToPlot } from './plot.ts'
import { shipsAhead } from './wake.ts'

/**
 * How many ships go: in the leader's wake, all by the leader's plot, each as in the last turn, or,
 * where nothing is written for them, [WS-246] straight ahead.
 */
const ways = ['inLine', 'together', 'asLast', 'straightOn'] as const
type Way = (typeof ways)[number]

export const plotManyShape = { ...whomShape, way: field.one(ways), plot: field.text(40) }

type PlotMany = Of<Order, 'plotMany'>

/** A plot that one of many ships would have; null where she is left out. */
interface Line {
  ship: Ship
  plot: string | null
}

/** [WS-064] One word for a division or the fleet: each ship's plot is judged by itself, and one that is refused is not written. */
export const plotMany: WsOrderRules<'plotMany'> = {
  shape: plotManyShape,
  judge(state, seat, order) {
    const leads = judgeLeader(state, seat, order)
    if (!leads.allowed) return leads
    const written = linesOf(state, seat, order).filter(({ plot }) => plot !== null)
    return written.length > 0 ? allowed : refused('WS-064', 'ws.refuse.nothingToPlot')
  },
  execute(table, seat, order) {
    const lines = linesOf(table.state, seat, order)
    const plots = lines.flatMap(({ ship, plot }) =>
      plot === null ? [] : [{ ship: ship.id, plot }],
    )
    const left = lines.flatMap(({ ship, plot }) =>
      plot === null && ship.plot === null ? [ship.id] : [],
    )
    table.emit({ kind: 'plotsWritten', seat, plots, left })
  },
  legalOrders: (state, seat) => [
    ...spokesmenOf(state, seat).flatMap(words =>
      (['straightOn', 'asLast'] as const).flatMap(way => offered(state, seat, way, words, [''])),
    ),
    ...leadersOf(state, seat).flatMap(words => {
      const plots = plotsAhead(state, words.leader)
      return (['inLine', 'together'] as const).flatMap(way =>
        offered(state, seat, way, words, plots),
      )
    }),
  ],
  sample: anyOrder,
  tool: { tool: 'list', piece: ({ ship }) => ship },
  describe: (state, { ship, whom, way, plot }) => ({
    key: `ws.order.plotMany.${way}`,
    values: { whom: { key: `ws.whom.${whom}`, values: { ship: shipName(state, ship) } }, plot },
  }),
}

/** [WS-061] Whoever leads is judged first: her plot is the one that was written. */
function judgeLeader(state: State, seat: Seat, { ship, way, plot }: PlotMany): Ruling {
  if (!shipsToPlot(state, seat).some(({ id }) => id === ship))
    return refused('WS-064', 'ws.refuse.notYourShip')
  return isLed(way) ? rulingOnPlot(state, seat, ship, plot) : allowed
}

const isLed = (way: Way) => way === 'inLine' || way === 'together'

/** What would be written for each ship that is meant. */
function linesOf(state: State, seat: Seat, order: PlotMany): Line[] {
  const able = shipsToPlot(state, seat)
  const meant = shipsMeant(state, seat, order.ship, order.whom).filter(ship => able.includes(ship))
  const lines = meant.map(ship => ({
    ship,
    plot: lawful(state, seat, ship, wish(state, ship, order)),
  }))
  const follow = lines.some(({ ship, plot }) => ship.id !== order.ship && plot !== null)
  return isLed(order.way) && !follow ? [] : lines
}

function wish(state: State, ship: Ship, { ship: leader, way, plot }: PlotMany): string | null {
  if (way === 'straightOn') return ship.plot === null ? straightOn(limitsOf(state, ship)) : null
  if (way === 'asLast') return ship.lastPlot || '0'
  return way === 'together' || ship.id === leader ? plot : followingPlot(state, ship)
}

/** [WS-089] In the wake of the ship just ahead; of several that of her own division. */
function followingPlot(state: State, ship: Ship): string | null {
  const ahead = shipsAhead(state, ship)
  if (ahead.length < 2) return ahead.length === 0 ? null : 'W'
  const division = state.cards[ship.index]?.division
  const mate = ahead.find(other => state.cards[other.index]?.division === division)
  return `W${(mate ?? ahead[0])?.id}`
}

function lawful(state: State, seat: Seat, ship: Ship, plot: string | null): string | null {
  return plot !== null && rulingOnPlot(state, seat, ship.id, plot).allowed ? plot : null
}

type Words = Pick<PlotMany, 'ship' | 'whom'>

function spokesmenOf(state: State, seat: Seat): Words[] {
  return spokesmen(state, shipsToPlot(state, seat))
}

/** Who could lead: the first of each division and fleet that follows nobody. */
function leadersOf(state: State, seat: Seat): (Words & { leader: Ship })[] {
  const heads = shipsToPlot(state, seat).filter(ship => shipsAhead(state, ship).length === 0)
  return spokesmen(state, shipsToPlot(state, seat)).flatMap(({ ship, whom }) => {
    const meant = shipsMeant(state, seat, ship, whom)
    const leader = heads.find(head => meant.includes(head))
    return leader ? [{ leader, ship: leader.id, whom }] : []
  })
}

function offered(
  state: State,
  seat: Seat,
  way: Way,
  { ship, whom }: Words,
  plots: readonly string[],
): PlotMany[] {
  return plots
    .map(plot => ({ kind: 'plotMany' as const, ship, whom, way, plot }))
    .filter(order => plotMany.judge(state, seat, order).allowed)
}

/** Of the orders that are offered, and for leaders any plot. */
function anyOrder(state: State, seat: Seat, dice: Dice): PlotMany | undefined {
  const way = ways[dice.roll(ways.length) - 1] ?? 'asLast'
  const words = isLed(way) ? leadersOf(state, seat) : spokesmenOf(state, seat)
  const leader = words[dice.roll(Math.max(1, words.length)) - 1]
  const ship = leader && state.ships.find(({ id }) => id === leader.ship)
  if (!ship) return undefined
  const plot = isLed(way) ? anyPlot(state, ship, dice) : ''
  return offered(state, seat, way, leader, [plot])[0]
}

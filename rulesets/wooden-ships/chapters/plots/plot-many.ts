import { allowed, field } from '@grognard/umpire'
import type { Dice, Of, Seat } from '@grognard/umpire'
import { shipsMeant, spokesmen, whomShape } from '../../model/many.ts'
import type { Whom } from '../../model/many.ts'
import { shipName } from '../../model/names.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import { isFighting } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import type { WsOrderRules, WsTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { plotsOpenTo, straightOn } from './courses.ts'
import { rulingOnPlot, shipsToPlot } from './plot.ts'

/** A plot that one of many ships would have; null where she is left out. */
export interface Line {
  ship: Ship
  plot: string | null
}

interface Words {
  ship: string
  whom: Whom
}

/** [WS-064] What would be written for each ship that is meant: each plot is judged by itself, and one that is refused is not written. */
export function linesOf(
  state: State,
  seat: Seat,
  words: Words,
  wish: (ship: Ship) => string | null,
): Line[] {
  const meant = shipsMeant(state, seat, words.ship, words.whom).filter(isFighting)
  return meant.map(ship => ({ ship, plot: lawful(state, seat, ship, wish(ship)) }))
}

/** Whether anything could be written for a ship that is meant and that counts; the rest is not looked at. */
export function isAnyLine(
  state: State,
  seat: Seat,
  words: Words,
  wish: (ship: Ship) => string | null,
  counts: (ship: Ship) => boolean = isFighting,
): boolean {
  return shipsMeant(state, seat, words.ship, words.whom).some(
    ship => isFighting(ship) && counts(ship) && lawful(state, seat, ship, wish(ship)) !== null,
  )
}

function lawful(state: State, seat: Seat, ship: Ship, plot: string | null): string | null {
  return plot !== null && rulingOnPlot(state, seat, ship.id, plot).allowed ? plot : null
}

/** Writes what can be written, and tells who is left without a plot. */
export function writeLines(table: WsTable, seat: Seat, lines: readonly Line[]): void {
  const plots = lines.flatMap(({ ship, plot }) => (plot === null ? [] : [{ ship: ship.id, plot }]))
  const left = lines.flatMap(({ ship, plot }) =>
    plot === null && ship.plot === null ? [ship.id] : [],
  )
  table.emit({ kind: 'plotsWritten', seat, plots, left })
}

/** Each as in the last turn; or, where nothing is written for her, [WS-246] straight ahead. */
const ways = ['asLast', 'straightOn'] as const
type Way = (typeof ways)[number]

export const plotManyShape = { ...whomShape, way: field.one(ways) }

type PlotMany = Of<Order, 'plotMany'>

/** [WS-064] One word for a division or the fleet, each of which goes on by itself. */
export const plotMany: WsOrderRules<'plotMany'> = {
  shape: plotManyShape,
  judge(state, seat, order) {
    if (!shipsToPlot(state, seat).some(({ id }) => id === order.ship))
      return refused('WS-064', 'ws.refuse.notYourShip')
    const isAny = isAnyLine(state, seat, order, ship => wish(state, seat, ship, order.way))
    return isAny ? allowed : refused('WS-064', 'ws.refuse.nothingToPlot')
  },
  execute: (table, seat, order) => writeLines(table, seat, plotsFor(table.state, seat, order)),
  legalOrders: (state, seat) =>
    spokesmen(state, shipsToPlot(state, seat)).flatMap(words =>
      waysOpen(state, seat).flatMap(way => offered(state, seat, way, words)),
    ),
  sample: anyOrder,
  samplesOpenly: true,
  tool: { tool: 'list', piece: ({ ship, whom }) => (whom === 'fleet' ? undefined : ship) },
  describe: (state, { ship, whom, way }) => ({
    key: `ws.order.plotMany.${way}`,
    values: { whom: { key: `ws.whose.${whom}`, values: { ship: shipName(state, ship) } } },
  }),
}

/** In the first turn there is no last one to be repeated. */
function waysOpen(state: State, seat: Seat): readonly Way[] {
  const hasSailed = state.ships.some(ship => ship.seat === seat && ship.lastPlot !== '')
  return hasSailed ? ways : ['straightOn']
}

/** [WS-246] Ships without a plot in time sail straight ahead. */
export function plotLate(table: WsTable, seat: Seat): void {
  const [first] = shipsToPlot(table.state, seat)
  if (!first) return
  const order = { kind: 'plotMany', ship: first.id, whom: 'fleet', way: 'straightOn' } as const
  const lines = plotsFor(table.state, seat, order)
  if (lines.some(({ plot }) => plot !== null)) writeLines(table, seat, lines)
}

function plotsFor(state: State, seat: Seat, order: PlotMany): Line[] {
  return linesOf(state, seat, order, ship => wish(state, seat, ship, order.way))
}

function wish(state: State, seat: Seat, ship: Ship, way: Way): string | null {
  if (way === 'asLast') return ship.lastPlot || '0'
  if (ship.plot !== null) return null
  const ahead = straightOn(limitsOf(state, ship))
  return lawful(state, seat, ship, ahead) ?? plotsOpenTo(state, ship)[0] ?? null
}

function offered(state: State, seat: Seat, way: Way, { ship, whom }: Words): PlotMany[] {
  const order = { kind: 'plotMany' as const, ship, whom, way }
  return plotMany.judge(state, seat, order).allowed ? [order] : []
}

function anyOrder(state: State, seat: Seat, dice: Dice): PlotMany | undefined {
  const way = ways[dice.roll(ways.length) - 1] ?? 'asLast'
  const all = spokesmen(state, shipsToPlot(state, seat))
  const words = all[dice.roll(Math.max(1, all.length)) - 1]
  return words && offered(state, seat, way, words)[0]
}

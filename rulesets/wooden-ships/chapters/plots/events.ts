import { field } from '@grognard/umpire'
import type { EventsOf, Message, Value } from '@grognard/umpire'
import { along, heading, plotText, seat, ship, squares } from '../../model/fields.ts'
import { joined, mostNamed, shipName, shipNames } from '../../model/names.ts'
import { openSeals, shipOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

/** The plots themselves where few ships sail; a fleet's are on the chart. */
function plotsTold(state: State, plots: readonly { ship: string; plot: string }[]): Message<Key> {
  if (plots.length > mostNamed) return { key: 'ws.event.allPlotsShown' }
  const told = plots.map(({ ship: id, plot }) => ({
    key: 'ws.event.plotOf',
    values: { ship: shipName(state, id), plot: plotTold(state, plot) },
  }))
  return { key: 'ws.event.plotsShown', values: { plots: joined(told) } }
}

/** As it is written, but a ship that is followed has her name. */
function plotTold(state: State, plot: string): Value {
  const ahead = plot.startsWith('W') ? plot.slice(1) : ''
  return ahead === '' ? plot : { key: 'ws.plot.behind', values: { ship: shipName(state, ahead) } }
}

export const plotsEvents = {
  /** [WS-023] Known to its own seat until all are shown. */
  plotWritten: event(
    { seat, ship, plot: plotText },
    {
      apply(state, e) {
        shipOf(state, e.ship).plot = e.plot
      },
      describe: (e, before) => ({
        key: 'ws.event.plotWritten',
        values: { ship: shipName(before, e.ship), plot: plotTold(before, e.plot) },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  /** [WS-023] Of many ships; known to their own seat until all are shown. */
  plotsWritten: event(
    {
      seat,
      plots: field.list(field.record({ ship, plot: plotText })),
      /** Ships that still have no plot. */
      left: field.list(ship),
    },
    {
      rule: 'WS-064',
      apply(state, e) {
        for (const row of e.plots) shipOf(state, row.ship).plot = row.plot
      },
      describe: (e, before) => ({
        key: 'ws.event.plotsWritten',
        values: {
          plots: joined(
            e.plots.map(row => ({
              key: 'ws.order.plot',
              values: { ship: shipName(before, row.ship), plot: plotTold(before, row.plot) },
            })),
          ),
          left: shipNames(before, e.left),
          count: e.left.length,
        },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  plotsShown: event(
    {
      plots: field.list(
        field.record({
          ship,
          plot: plotText,
          heading,
          slowedBy: squares,
          stern: field.list(along),
        }),
      ),
    },
    {
      rule: 'WS-031',
      apply(state, e) {
        openSeals(state)
        state.moveStep = 1
        for (const row of e.plots) {
          const moved = shipOf(state, row.ship)
          moved.plot = row.plot
          moved.made = ''
          moved.hasStopped = false
          moved.hasMoved = false
          moved.startHeading = row.heading
          moved.slowedBy = row.slowedBy
          moved.trail = row.stern.slice()
        }
      },
      describe: (e, before) => plotsTold(before, e.plots),
    },
  ),
}

export type PlotsEvent = EventsOf<typeof plotsEvents>

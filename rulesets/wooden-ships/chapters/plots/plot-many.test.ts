import { expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { TestShip } from '../../model/fixtures.ts'
import type { State } from '../../model/state.ts'
import { view } from '../../model/view.ts'
import { plotsEvents } from './events.ts'
import { lead } from './lead.ts'
import { plotMany } from './plot-many.ts'

/** Three of a division in line, and one of another abeam; all run with a wind from astern of the beam. */
const line: TestShip[] = [
  { id: 'ajax', at: 'R20', heading: 1, speed: 2 },
  { id: 'bellona', at: 'R22', heading: 1, speed: 2 },
  { id: 'conqueror', at: 'R24', heading: 1, speed: 2 },
  { id: 'defence', at: 'X20', heading: 1, speed: 2, card: { division: 'second' } },
]

type PlotMany = Parameters<typeof plotMany.judge>[2]
type Lead = Parameters<typeof lead.judge>[2]

const running = (ships = line) => battleOf({ wind: { direction: 2 }, ships })

function order(way: PlotMany['way'], whom: PlotMany['whom'] = 'division'): PlotMany {
  return { kind: 'plotMany', ship: 'ajax', whom, way }
}

function led(way: Lead['way'], plot: string, whom: Lead['whom'] = 'division'): Lead {
  return { kind: 'lead', ship: 'ajax', whom, way, plot }
}

function plotsAfter(state: State, given: PlotMany | Lead): (string | null)[] {
  const table = tableFor(state)
  if (given.kind === 'lead') {
    expect(rulesOf(lead.judge(state, 'a', given))).toEqual([])
    lead.execute(table, 'a', given)
  } else {
    expect(rulesOf(plotMany.judge(state, 'a', given))).toEqual([])
    plotMany.execute(table, 'a', given)
  }
  return state.ships.map(({ plot }) => plot)
}

test('[WS-089] in line the leader’s division follows in her wake', () => {
  expect(plotsAfter(running(), led('inLine', '2'))).toEqual(['2', 'W', 'W', null])
})

test('[WS-089] of two ahead a follower takes the one of her own division', () => {
  const ships = [...line, { id: 'edgar', at: 'Q21', heading: 1, card: { division: 'second' } }]
  expect(plotsAfter(running(ships), led('inLine', '2'))[1]).toBe('Wajax')
})

test('[WS-064] together, or the whole fleet together, all have the leader’s plot', () => {
  expect(plotsAfter(running(), led('together', '1R1'))).toEqual(['1R1', '1R1', '1R1', null])
  expect(plotsAfter(running(), led('together', '2', 'fleet'))).toEqual(['2', '2', '2', '2'])
})

test('[WS-064] each plot is judged by itself: one that is refused is left unwritten and told', () => {
  const ships = line.map(ship => (ship.id === 'bellona' ? { ...ship, speed: 0 } : ship))
  const state = running(ships)
  const table = tableFor(state)
  lead.execute(table, 'a', led('together', '3'))
  expect(state.ships.map(({ plot }) => plot)).toEqual(['3', null, '3', null])
  expect(table.events).toEqual([
    {
      kind: 'plotsWritten',
      seat: 'a',
      plots: [
        { ship: 'ajax', plot: '3' },
        { ship: 'conqueror', plot: '3' },
      ],
      left: ['bellona'],
    },
  ])
})

test('[WS-061] the leader’s own plot must be lawful, and she her own', () => {
  const state = running()
  expect(rulesOf(lead.judge(state, 'a', led('together', '4')))).toContain('WS-052')
  expect(rulesOf(lead.judge(state, 'b', led('together', '2')))).toEqual(['WS-064'])
})

test('[WS-064] a line that nobody follows is refused', () => {
  const state = running()
  const alone = { ...led('inLine', '2'), ship: 'defence' }
  expect(rulesOf(lead.judge(state, 'a', alone))).toEqual(['WS-064'])
})

test('[WS-064] as last turn, each as she did then', () => {
  const ships = line.map((ship, at) => ({ ...ship, lastPlot: ['2', '1R1', '', '3'][at] ?? '' }))
  expect(plotsAfter(running(ships), order('asLast', 'fleet'))).toEqual(['2', '1R1', '0', '3'])
})

test('[WS-246] who is late goes straight ahead with her whole allowance, within what momentum lets her', () => {
  const ships = line.map(ship => (ship.id === 'defence' ? { ...ship, speed: 0 } : ship))
  const state = running(ships.map(ship => (ship.id === 'ajax' ? { ...ship, plot: '1' } : ship)))
  expect(plotsAfter(state, order('straightOn', 'fleet'))).toEqual(['1', '3', '3', '1'])
  expect(rulesOf(plotMany.judge(state, 'a', order('straightOn')))).toEqual(['WS-064'])
})

test('[WS-246] who cannot go ahead, for she is held, has the plot that is left to her', () => {
  const state = running([{ ...line[0], aground: 2 }, { ...line[1] }])
  expect(plotsAfter(state, order('straightOn', 'fleet'))).toEqual(['0', '3'])
})

test('[WS-023] what is written for many is known to its own seat alone', () => {
  const event = {
    seat: 'a',
    plots: [{ ship: 'ajax', plot: '2' }],
    left: [],
  }
  expect(plotsEvents.plotsWritten.redact?.(event, 'b')).toBeUndefined()
  expect(plotsEvents.plotsWritten.redact?.(event, 'a')).toEqual(event)
  const state = running([{ ...line[0], plot: '2' }])
  expect(view(state, 'b').ships[0]?.plot).toBeNull()
})

test('[WS-064] what is offered is lawful: each way for the fleet and both divisions that have two ships', () => {
  const state = running()
  expect(plotMany.legalOrders(state, 'a').map(({ way }) => way)).not.toContain('asLast')
  for (const ship of state.ships) ship.lastPlot = '2'
  const many = plotMany.legalOrders(state, 'a')
  expect(many.filter(one => !plotMany.judge(state, 'a', one).allowed)).toEqual([])
  expect(new Set(many.map(({ way }) => way))).toEqual(new Set(['straightOn', 'asLast']))
  const leads = lead.legalOrders(state, 'a')
  expect(leads.filter(one => !lead.judge(state, 'a', one).allowed)).toEqual([])
  expect(new Set(leads.map(({ way }) => way))).toEqual(new Set(['inLine', 'together']))
})

test('[WS-064] a plot for many is pointed out by who leads: her division in line first, then together or the whole fleet', () => {
  const state = running()
  const { tool } = lead
  if (tool?.tool !== 'path') throw new Error('It is drawn.')
  expect(tool.pieces(state, 'a')).toEqual(['ajax'])
  const begun = tool.start(state, 'a', 'ajax')
  expect(begun).toEqual(led('inLine', ''))
  expect(tool.write?.(state, 'a', begun, '1r1')).toEqual(led('inLine', '1R1'))
  const [together, fleet] = tool.switches?.(state, 'a', begun) ?? []
  expect(together?.flipped).toEqual(led('together', ''))
  expect(fleet?.flipped).toEqual(led('inLine', '', 'fleet'))
})

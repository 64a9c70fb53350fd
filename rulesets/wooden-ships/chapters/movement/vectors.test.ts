import { describe, expect, test } from 'vitest'
import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import { hexNamed, nameOfHex } from '@grognard/geometry/hex/names.ts'
import vectors from '../../book/tables/vectors.json' with { type: 'json' }
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { blanketingBy, limitsOf } from '../../model/plot-limits.ts'
import { speedOf, startOf, walkOn } from '../../model/plot-walk.ts'
import { posesAlong, readPlot } from '../../model/plots.ts'
import { sternOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import { plot } from '../plots/plot.ts'
import { showPlots } from '../plots/show-plots.ts'
import { arePlotsDone, moveOneStep } from './execution.ts'

interface PlotInput {
  plot: string
  heading: number
  wind: number
  last: number
  cls?: number
  rating?: number
  ta?: number
  sail?: 'full'
  speed?: number
  pending_turn?: true
  idle_last?: true
  bow_still?: true
}

function firstShip({ ships: [ship] }: State): Ship {
  if (ship) return ship
  throw new RangeError('There is no ship.')
}

const plots = vectors.filter(({ rules, input }) => rules.includes('WS-083') || 'last' in input)

function plotting(input: PlotInput): State {
  const full = input.sail === 'full' ? (input.speed ?? 5) : 5
  const battle = input.sail === 'full' ? 3 : (input.speed ?? 3)
  return battleOf({
    wind: { direction: input.wind },
    ships: [
      {
        id: 'ship',
        heading: input.heading,
        speed: input.last,
        turning: input.ta ?? 2,
        sails: input.sail ?? 'battle',
        isTurnOpen: input.pending_turn ?? false,
        wasIdle: input.idle_last ?? false,
        stillTurns: input.bow_still ? 1 : 0,
        card: { class: input.cls ?? 2, rating: input.rating ?? 74, battle, full },
      },
    ],
  })
}

describe('[WS-052] [WS-055] [WS-056] [WS-070] [WS-073] [WS-081] [WS-082] plots, by the vectors', () => {
  test.each(plots)('$id', ({ input, expect: wanted }) => {
    const given = input as PlotInput
    const state = plotting(given)
    const ruling = plot.judge(state, 'a', { kind: 'plot', ship: 'ship', plot: given.plot })
    const { legal, reason, allowance, speed, heading, pendingTurn } = wanted as {
      legal: boolean
      reason?: string
      allowance: number
      speed: number
      heading?: number
      pendingTurn?: boolean
    }
    expect(ruling.allowed).toBe(legal)
    if (reason) expect(rulesOf(ruling)).toContain(reason)
    const limits = limitsOf(state, firstShip(state))
    expect(limits.allowance).toBe(allowance)
    if (!legal) return
    const read = readPlot(given.plot)
    let walk = startOf(limits)
    for (const step of read?.kind === 'steps' ? read.steps : []) walk = walkOn(limits, walk, step)
    expect({ speed: speedOf(walk), heading: walk.heading }).toEqual({ speed, heading })
    expect(walk.isOpen).toBe(pendingTurn)
  })
})

describe('[WS-014] [WS-073] [WS-090] where plots lead', () => {
  const leading = vectors.filter(({ rules }) => rules.includes('WS-014'))
  test.each(leading)('$id', ({ input, expect: wanted }) => {
    const { bow, heading, plot: text } = input as { bow: string; heading: number; plot: string }
    const from = hexNamed(bow) ?? { q: 0, r: 0 }
    const read = readPlot(text)
    const start = { ...from, heading }
    const last = posesAlong(start, read?.kind === 'steps' ? read.steps : []).at(-1) ?? start
    const ship = firstShip(battleOf({ ships: [{ ...last }] }))
    expect({
      bow: nameOfHex(last),
      stern: nameOfHex(sternOf(ship)),
      heading: last.heading,
    }).toEqual(wanted)
  })
})

describe('[WS-091] [WS-092] [WS-093] [WS-094] [WS-095] collisions, by the vectors', () => {
  const collisions = vectors.filter(({ rules }) => rules.includes('WS-091'))
  test.each(collisions)('$id', ({ input, expect: wanted }) => {
    const { ships, dice } = input as {
      ships: Record<string, { bow: string; heading: number; plot: string }>
      dice: number[]
    }
    const { end, collisions: told } = wanted as {
      end: Record<string, { bow: string; stern: string; heading: number }>
      collisions: { step: number; hex: string; ships: string[]; back: string[] }[]
    }
    const state = battleOf({
      ships: Object.entries(ships).map(([id, { bow, heading, plot }], index) => ({
        id,
        at: bow,
        heading,
        plot,
        seat: index === 0 ? 'a' : 'b',
      })),
    })
    const table = tableFor(state, [...dice, ...told.map(() => 6)])
    showPlots(table)
    do moveOneStep(table)
    while (!arePlotsDone(state))
    for (const ship of state.ships)
      expect({
        bow: nameOfHex(ship),
        stern: nameOfHex(sternOf(ship)),
        heading: ship.heading,
      }).toEqual(end[ship.id])
    const met = table.events.flatMap(event =>
      event.kind === 'shipsCollided'
        ? [{ hex: nameOfHex(event), back: event.ships.filter(id => id !== event.keeper) }]
        : [],
    )
    expect(met).toEqual(told.map(({ hex, back }) => ({ hex, back })))
  })
})

describe('[WS-105] [WS-106] blanketing, by the vectors', () => {
  const blanketings = vectors.filter(({ rules }) => rules.includes('WS-105'))
  test.each(blanketings)('$id', ({ input, expect: wanted }) => {
    const { full, halfRigging, blocker, blocked } = input as {
      full: boolean
      halfRigging: boolean
      blocker: number
      blocked: number
    }
    const loss = blanketingBy({ isFull: full, hasHalf: halfRigging, rating: blocker }, blocked)
    expect(loss).toBe((wanted as { loss: number }).loss)
  })
})

test('[WS-088] a pledged turn and a turn the other way with it leave her as she lies, and are a step', () => {
  const state = battleOf({ ships: [{ id: 'ajax', plot: 'L', pledge: 'R', heading: 3 }] })
  const table = tableFor(state)
  showPlots(table)
  moveOneStep(table)
  moveOneStep(table)
  expect(state.ships[0]).toMatchObject({ heading: 3, made: 'L', pledge: 'none' })
  expect(arePlotsDone(state)).toBe(true)
})

test('[WS-094] a stern that swings into another ship goes back where her ship cannot sail on', () => {
  const state = battleOf({
    ships: [
      { id: 'ajax', at: 'R20', heading: 4, plot: 'LT' },
      { id: 'mars', seat: 'b', at: nameOfHex(hexTowards(at('R20'), 3, -1)), heading: 3, plot: '2' },
    ],
  })
  const table = tableFor(state, [6, 6])
  showPlots(table)
  moveOneStep(table)
  expect(state.ships.map(({ heading, made }) => ({ heading, made }))).toEqual([
    { heading: 4, made: '' },
    { heading: 3, made: '' },
  ])
})

function at(name: string) {
  const hex = hexNamed(name)
  if (!hex) throw new Error(`There is no hex ${name}.`)
  return hex
}

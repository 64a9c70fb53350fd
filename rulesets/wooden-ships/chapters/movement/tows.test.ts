import { expect, test } from 'vitest'
import { hexNamed, nameOfHex } from '@grognard/geometry/hex/names.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { limitsOf } from '../../model/plot-limits.ts'
import { newBond, sternOf } from '../../model/ships.ts'
import type { State } from '../../model/state.ts'
import { plot } from '../plots/plot.ts'
import { showPlots } from '../plots/show-plots.ts'
import { takeTow } from '../seamanship/tow.ts'
import { arePlotsDone, moveOneStep } from './execution.ts'

/** Ajax tows Bellona to the north, the wind from astern of the beam. */
function towing(course: string, setting: Setting = {}): State {
  return battleOf({
    wind: { direction: 2 },
    ships: [
      { id: 'ajax', at: 'R20', heading: 1, speed: 2, plot: course },
      { id: 'bellona', at: 'R22', heading: 1, plot: '0' },
    ],
    bonds: [{ ...newBond('ajax', 'bellona'), grapples: 1 }],
    tows: [{ tower: 'ajax', towed: 'bellona', ...(hexNamed('R21') ?? { q: 0, r: 0 }) }],
    ...setting,
  })
}

function sail(state: State, dice: number[] = []): State {
  const table = tableFor(state, dice)
  showPlots(table)
  do moveOneStep(table)
  while (!arePlotsDone(state))
  return state
}

const places = ({ ships }: State) =>
  ships.map(ship => `${nameOfHex(ship)} ${nameOfHex(sternOf(ship))} ${ship.heading}`)

test('[WS-108] the ship in tow follows exactly in the wake', () => {
  expect(places(sail(towing('2')))).toEqual(['R18 R19 1', 'R20 R21 1'])
  expect(places(sail(towing('1R1')))).toEqual(['S19 R19 2', 'R20 R21 1'])
})

test('[WS-108] the wake is kept when the tower ends her turn by turning', () => {
  const state = sail(towing('1R'))
  expect(places(state)).toEqual(['R19 Q20 2', 'R21 R22 1'])
  for (const [at, course] of ['2', '0'].entries()) {
    const ship = state.ships[at]
    if (ship) ship.plot = course
  }
  expect(places(sail(state))).toEqual(['T18 S19 2', 'R19 R20 1'])
})

test('[WS-108] a collision of the one stops both', () => {
  const state = towing('2', {
    ships: [
      { id: 'ajax', at: 'R20', heading: 1, speed: 2, plot: '2' },
      { id: 'bellona', at: 'R22', heading: 1, plot: '0' },
      { id: 'foe', seat: 'b', at: 'R18', heading: 4, plot: '0' },
    ],
  })
  expect(places(sail(state, [6])).slice(0, 2)).toEqual(['R19 R20 1', 'R21 R22 1'])
})

test('[WS-109] the tower is slower by one, by two if the ship in tow is rated higher; that one does not steer', () => {
  const allowance = (rating: number) => {
    const state = towing('2', {
      ships: [
        { id: 'ajax', at: 'R20', heading: 1, card: { rating: 74 } },
        { id: 'bellona', at: 'R22', heading: 1, card: { rating } },
      ],
    })
    const [ajax] = state.ships
    return ajax && limitsOf(state, ajax).allowance
  }
  expect([allowance(74), allowance(80)]).toEqual([2, 1])
  const order = { kind: 'plot', ship: 'bellona', plot: '1' } as const
  expect(rulesOf(plot.judge(towing('2'), 'a', order))).toContain('WS-109')
})

test('[WS-111] at a bow anchor the stern swings, at a stern anchor the bow, up to 120 degrees, and the guns are silent', () => {
  const anchored = (anchor: 'bow' | 'stern') =>
    battleOf({ ships: [{ id: 'ajax', at: 'R20', heading: 1, anchor, plot: 'RR' }] })
  expect(places(sail(anchored('bow')))).toEqual(['R20 Q20 3'])
  expect(places(sail(anchored('stern')))).toEqual(['S22 R21 3'])
  expect(sail(anchored('stern')).ships[0]?.hasWarped).toBe(true)
  const judged = (anchor: 'plain' | 'bow', course: string) => {
    const state = battleOf({ ships: [{ id: 'ajax', anchor }] })
    return rulesOf(plot.judge(state, 'a', { kind: 'plot', ship: 'ajax', plot: course }))
  }
  expect(judged('bow', 'LL')).toEqual([])
  expect([judged('plain', 'L'), judged('bow', 'LLL'), judged('bow', '1')]).toEqual([
    ['WS-111'],
    ['WS-111'],
    ['WS-111'],
  ])
})

test('[WS-112] a ship that weighs plots 0', () => {
  const state = battleOf({ ships: [{ id: 'ajax', anchor: 'bow', anchorNote: 'weigh' }] })
  const order = { kind: 'plot', ship: 'ajax', plot: 'L' } as const
  expect(rulesOf(plot.judge(state, 'a', order))).toEqual(['WS-112'])
})

test('[WS-098] a ship stops before land', () => {
  const hex = hexNamed('R18') ?? { q: 0, r: 0 }
  const state = battleOf({
    ground: [{ ...hex, depth: 0 }],
    ships: [{ id: 'ajax', at: 'R20', heading: 1, plot: '2' }],
  })
  expect(places(sail(state))).toEqual(['R19 R20 1'])
  expect(state.ships[0]?.hasStopped).toBe(true)
})

/** Ajax tows Bellona, who tows Conqueror; the lines were passed from the last ship on. */
const chained = (course: string, setting: Setting = {}): State =>
  battleOf({
    wind: { direction: 2 },
    ships: [
      { id: 'ajax', at: 'R20', heading: 1, speed: 2, plot: course },
      { id: 'bellona', at: 'R22', heading: 1, plot: '0' },
      { id: 'conqueror', at: 'R24', heading: 1, plot: '0' },
    ],
    bonds: [
      { ...newBond('bellona', 'conqueror'), grapples: 1 },
      { ...newBond('ajax', 'bellona'), grapples: 1 },
    ],
    tows: [
      { tower: 'bellona', towed: 'conqueror', ...(hexNamed('R23') ?? { q: 0, r: 0 }) },
      { tower: 'ajax', towed: 'bellona', ...(hexNamed('R21') ?? { q: 0, r: 0 }) },
    ],
    ...setting,
  })

test('[WS-108] a chain of tows follows its head in one wake', () => {
  expect(places(sail(chained('2')))).toEqual(['R18 R19 1', 'R20 R21 1', 'R22 R23 1'])
  expect(places(sail(chained('1R1')))).toEqual(['S19 R19 2', 'R20 R21 1', 'R22 R23 1'])
})

test('[WS-108] who is stopped at its end stops all', () => {
  const state = chained('2')
  const last = state.ships[2]
  if (last) Object.assign(last, { aground: 3, afloatAt: { q: last.q, r: last.r, heading: 1 } })
  expect(places(sail(state))).toEqual(['R20 R21 1', 'R22 R23 1', 'R24 R25 1'])
})

test('[WS-109] each ship of a chain slows its head', () => {
  const allowance = (state: State) => {
    const [ajax] = state.ships
    return ajax && limitsOf(state, ajax).allowance
  }
  const free = chained('0', { tows: [], bonds: [] })
  expect((allowance(free) ?? 0) - (allowance(chained('0')) ?? 0)).toBe(2)
})

test('[WS-108] a chain grows at its ends, and is no ring', () => {
  const chain = [{ tower: 'ajax', towed: 'bellona', q: 17, r: 13 }]
  const mayTow = (state: State, ship: string, towed: string) =>
    !rulesOf(takeTow.judge(state, 'a', { kind: 'takeTow', ship, towed })).length
  const state = chained('0', { tows: chain })
  expect(mayTow(state, 'bellona', 'conqueror')).toBe(true)
  expect(mayTow(chained('0'), 'bellona', 'conqueror')).toBe(false)
  const ring = battleOf({
    ships: state.ships.map(({ id }, at) => ({ id, at: ['R20', 'R22', 'R24'][at] ?? 'A1' })),
    tows: chained('0').tows,
    bonds: [{ ...newBond('conqueror', 'ajax'), grapples: 1 }],
  })
  const [ajax, , conqueror] = ring.ships
  if (ajax && conqueror) Object.assign(ajax, { heading: 4, q: conqueror.q, r: conqueror.r - 1 })
  const judged = takeTow.judge(ring, 'a', { kind: 'takeTow', ship: 'conqueror', towed: 'ajax' })
  expect(judged.because.map(({ message }) => message)).toContain('ws.refuse.towedAlready')
})

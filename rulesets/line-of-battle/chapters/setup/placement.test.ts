import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { seededDice } from '@grognard/umpire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { battleOf, shipWith } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import type { Player, State, Terrain } from '../../model/state.ts'
import { place } from './place.ts'
import { headingAsked, judgePlacement, placeByChance, placesFor, pointedAt } from './placement.ts'

const west = { side: 0, isForMerchantmen: false, x: 0, y: 0, width: 16_000, height: 48_000 }
const shore: Terrain = {
  kind: 'land',
  name: 'coast',
  polygon: [0, 0, 2000, 0, 2000, 48_000, 0, 48_000],
  depth: 0,
}

/** One line1, 2.3 in by 0.6 in, to be placed in the western third. */
function deploying(setting: Setting = {}): State {
  return battleOf({
    rules: { deployment: 'blockade', areas: [west] },
    ships: [{ id: 'ajax', name: 'Ajax', card: 'line1', status: 'waiting' }],
    ...setting,
  })
}

const at = (x: number, y: number, heading = 0, ship = 'ajax') => ({ ship, x, y, heading })

function reasons(state: State, placement: ReturnType<typeof at>, seat = 'red') {
  return judgePlacement(state, seat, placement).because
}

test('[LOB-042] the whole hull lies in the area: touching its border is within', () => {
  expect(reasons(deploying(), at(300, 1150))).toEqual([])
  expect(reasons(deploying(), at(299, 1150))).toEqual([
    {
      rule: 'LOB-042',
      message: 'lob.refuse.outsideArea',
      values: { west: 0, east: 16, south: 0, north: 48 },
    },
  ])
  expect(reasons(deploying(), at(15_700, 46_850))).toEqual([])
  expect(reasons(deploying(), at(15_700, 46_851))).toHaveLength(1)
})

test('[LOB-042] no ship lies on another; touching hulls are allowed', () => {
  const ships = [
    { id: 'ajax', name: 'Ajax', card: 'line1', status: 'waiting' },
    { id: 'orion', name: 'Orion', card: 'line1', x: 8000, y: 8000 },
  ] as const
  const state = deploying({ ships: [...ships] })
  expect(reasons(state, at(8600, 8000))).toEqual([])
  expect(reasons(state, at(8599, 8000))).toEqual([
    { rule: 'LOB-042', message: 'lob.refuse.placedOnShip', values: { other: 'Orion' } },
  ])
})

test('[LOB-042] [LOB-091] no ship lies on land, nor in water shallower than it draws', () => {
  const state = deploying({ terrain: [shore] })
  expect(reasons(state, at(2300, 8000))).toEqual([])
  expect(reasons(state, at(2299, 8000))).toEqual([
    {
      rule: 'LOB-091',
      message: 'lob.refuse.placedAground',
      values: { ship: 'Ajax', draught: 3, terrain: { key: 'lob.terrain.coast' }, depth: 0 },
    },
  ])
  const shoal: Terrain = { ...shore, kind: 'depth', name: 'shoals', depth: 2 }
  expect(reasons(deploying({ terrain: [shoal] }), at(1000, 8000))).toHaveLength(1)
  expect(reasons(deploying({ terrain: [{ ...shoal, depth: 3 }] }), at(1000, 8000))).toEqual([])
})

test('[LOB-042] a ship that is not the seat’s, stands already or is unknown is not placed', () => {
  const ships = [
    { id: 'ajax', name: 'Ajax', status: 'waiting' },
    { id: 'orion', name: 'Orion' },
    { id: 'heros', seat: 'blue', status: 'waiting' },
  ] as const
  const state = deploying({ ships: [...ships] })
  for (const ship of ['orion', 'heros', 'nowhere'])
    expect(reasons(state, at(8000, 8000, 0, ship))).toEqual([
      { rule: 'LOB-042', message: 'lob.refuse.notToPlace', values: { ships: 'Ajax' } },
    ])
})

test('[LOB-042] where every ship stands, nothing is left to place', () => {
  const state = deploying({ ships: [{ id: 'orion', name: 'Orion' }] })
  expect(reasons(state, at(8000, 8000, 0, 'orion')).map(({ message }) => message)).toEqual([
    'lob.refuse.nothingToPlace',
  ])
})

const four: Partial<Player>[] = [
  { seat: 'a' },
  { seat: 'b', side: 1 },
  { seat: 'c' },
  { seat: 'd', side: 1 },
]

function common(deployment: 'quarters' | 'convoy', fleetHeading: number | null): State {
  const players = four.map(player => ({
    ...player,
    fleetHeading: player.seat === 'a' ? fleetHeading : null,
  }))
  return battleOf({ players, rules: { deployment, hasCommonHeading: [true, false] } })
}

const askedOf = (state: State) => state.players.map(player => headingAsked(state, player))

test('[LOB-042] [LOB-S-2] the first ship placed sets the heading of its side', () => {
  expect(askedOf(common('convoy', null))).toEqual([null, null, null, null])
  expect(askedOf(common('convoy', 4500))).toEqual([4500, null, 4500, null])
})

test('[LOB-042] [LOB-S-1] in quarters each player’s ships share one heading', () => {
  expect(askedOf(common('quarters', 4500))).toEqual([4500, null, null, null])
})

test('[LOB-042] another heading than the fleet’s is refused with the one asked', () => {
  const state = deploying({
    rules: { deployment: 'blockade', areas: [west], hasCommonHeading: [true, true] },
    players: [{ seat: 'red', fleetHeading: 9000 }],
  })
  expect(reasons(state, at(8000, 8000, 9000))).toEqual([])
  expect(reasons(state, at(8000, 8000, 0))).toEqual([
    { rule: 'LOB-042', message: 'lob.refuse.commonHeading', values: { degrees: 90 } },
  ])
})

test('[LOB-042] what is offered is lawful, and chance places fleet after fleet without overlap', () => {
  fc.assert(
    fc.property(fc.string(), seed => {
      const ships = Array.from({ length: 20 }, (_, index) => ({
        id: `ship${index}`,
        card: 'line1',
        status: 'waiting' as const,
      }))
      const state = deploying({ ships, terrain: [shore] })
      const dice = seededDice(seed)
      for (const ship of state.ships) {
        const spot = placeByChance(state, ship, dice)
        if (!spot) throw new Error(`No place was left for ${ship.id}.`)
        expect(reasons(state, spot)).toEqual([])
        Object.assign(ship, spot, { status: 'afloat' })
      }
      const pairs = state.ships.flatMap(one => state.ships.map(other => [one, other] as const))
      expect(pairs.some(([one, other]) => one !== other && hullsOverlap(one, other))).toBe(false)
    }),
    { numRuns: 40 },
  )
})

test('[LOB-042] places are offered from the middle of the ground outwards, on the wished heading', () => {
  const state = deploying()
  const [ship] = state.ships
  if (!ship) throw new Error('A ship was to be placed.')
  expect(placesFor(state, ship, 3, [9000])).toMatchObject([
    { x: 8000, y: 24_000, heading: 9000 },
    { x: 11_800, y: 24_000, heading: 9000 },
    { x: 4200, y: 24_000, heading: 9000 },
  ])
  const legalOrders = place.legalOrders(state, 'red')
  expect(legalOrders).toHaveLength(4)
  expect(legalOrders.every(offer => place.judge(state, 'red', offer).allowed)).toBe(true)
})

test('[LOB-042] places are offered on the eight headings of the compass', () => {
  const places = placesFor(
    deploying(),
    shipWith({ id: 'ajax', card: 'line1', status: 'waiting' }),
    100_000,
  )
  const headings = [...new Set(places.map(({ heading }) => heading))]
  expect(headings.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(n => n * 4500))
})

function pointing(red: Partial<Player>, hasCommonHeading: boolean): State {
  return battleOf({
    rules: { deployment: 'quarters', hasCommonHeading: [hasCommonHeading, hasCommonHeading] },
    players: [
      { seat: 'red', quarter: 0, ...red },
      { seat: 'blue', side: 1 },
    ],
    ships: [{ id: 'ajax', status: 'waiting' }],
  })
}

test('[LOB-042] [LOB-S-1] once the first ship stands, pointing keeps the heading of the fleet', () => {
  const state = pointing({ fleetHeading: 9000 }, true)
  expect(pointedAt(state, 'ajax', 5000, 5000, 18_000).heading).toBe(9000)
  const { tool } = place
  if (tool?.tool !== 'place') throw new Error('Ships are placed by pointing.')
  const order = tool.at(state, 'red', 'ajax', 5000, 5000, 18_000)
  expect(place.judge(state, 'red', order).allowed).toBe(true)
})

test.each([
  [0, 0],
  [749, 0],
  [750, 1500],
  [8300, 9000],
  [35_500, 0],
])('[LOB-042] before, a heading of %i that is pointed at becomes %i', (pointed, heading) => {
  expect(pointedAt(pointing({}, true), 'ajax', 0, 0, pointed).heading).toBe(heading)
})

test('[LOB-042] where headings are free, what the other ships lie on binds nobody', () => {
  const state = pointing({ fleetHeading: 9000 }, false)
  expect(pointedAt(state, 'ajax', 0, 0, 18_100).heading).toBe(18_000)
})

test('[LOB-042] places that are pointed at fall on tenths of an inch', () => {
  expect(pointedAt(pointing({}, true), 'ajax', 12_345, 6050, 0)).toMatchObject({
    x: 12_300,
    y: 6100,
  })
})

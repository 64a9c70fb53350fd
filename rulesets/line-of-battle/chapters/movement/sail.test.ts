import { expect, test } from 'vitest'
import { hullDistance } from '@grognard/geometry/measured/hull.ts'
import { distanceToPolygon } from '@grognard/geometry/measured/polygon.ts'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { errorIn } from '@grognard/umpire'
import { classIds } from '../../book/tables/ships.ts'
import { battleOf, ground, reasons, said, tableFor } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import type { SailOrder } from '../../orders.ts'
import { courseText, legsShape, sail } from './sail.ts'

const told = (...legs: [number, number][]) =>
  said(courseText(legs.map(([advance, turn]) => ({ advance, turn }))))

test('[LOB-069] a course tells where it turns, how far and to which hand', () => {
  expect(told([6000, 0])).toBe('6 in, straight on')
  expect(told([5000, 1], [1000, -49])).toBe('6 in, straight on')
  expect(told([2000, 4500], [4000, -3000])).toBe(
    '6 in, turning 45° to starboard after 2 in, turning 30° to larboard after 6 in',
  )
  expect(told([1000, 0], [1000, 3000], [1500, 0])).toBe(
    '3.5 in, turning 30° to starboard after 2 in',
  )
})

test('[LOB-068] a turn that goes on leg by leg is told as one bend', () => {
  expect(told([1000, 3000], [1000, 3000], [1000, 3000])).toBe(
    '3 in, turning 90° to starboard between 1 and 3 in',
  )
  expect(told([1000, 3000], [1000, 0], [1000, 3000])).toBe(
    '3 in, turning 30° to starboard after 1 in, turning 30° to starboard after 3 in',
  )
})

test('[LOB-102] a ship that has come about turns before she sails', () => {
  expect(told([0, -18_000], [2500, 0])).toBe('2.5 in, turning 180° to larboard at once')
})

test('[LOB-069] every move that is offered to a ship reads differently', () => {
  const state = battleOf({ ships: [{ id: 'ajax', heading: 9000 }] })
  const texts = sail.legalOrders(state, 'red').map(order => said(sail.describe(state, order)))
  expect(texts.length).toBeGreaterThan(8)
  expect(new Set(texts).size).toBe(texts.length)
})

/** A heading with the wind from the north abeam. */
const abeam = 9000

function order(legs: Leg[], more: Partial<SailOrder> = {}): SailOrder {
  return { kind: 'sail', ship: 'a', legs, anchor: false, ...more }
}

const straight = (count: number): Leg[] => [{ advance: inches(count), turn: 0 }]

function withShip(ship: Partial<Ship> = {}, setting: Setting = {}) {
  const others = setting.ships ?? []
  return battleOf({ ...setting, ships: [{ id: 'a', heading: abeam, ...ship }, ...others] })
}

function judged(legs: Leg[], ship: Partial<Ship> = {}, more: Partial<SailOrder> = {}) {
  return reasons(sail.judge(withShip(ship), 'red', order(legs, more)))
}

function sailed(legs: Leg[], ship: Partial<Ship> = {}, setting: Setting = {}, anchor = false) {
  const table = tableFor(withShip(ship, setting))
  sail.execute(table, 'red', order(legs, { anchor }))
  return { table, ship: shipOf(table.state, 'a') }
}

test('[LOB-060] [LOB-069] a ship sails up to its speed and need not use all of it', () => {
  expect(judged(straight(4))).toEqual([])
  expect(judged(straight(2.5))).toEqual([])
  expect(judged(straight(4.001))).toEqual(['LOB-067 tooFar'])
  const { ship } = sailed(straight(2.5), { x: inches(20), y: inches(20) })
  expect(ship).toMatchObject({ x: inches(22.5), y: inches(20), heading: abeam })
  expect(ship).toMatchObject({ hasMoved: true, travelled: inches(2.5), speed: inches(4) })
})

test('[LOB-061] the least is one inch', () => {
  expect(judged(straight(1))).toEqual([])
  expect(judged(straight(0.999))).toEqual(['LOB-061 tooShort'])
  expect(judged([])).toEqual(['LOB-061 tooShort'])
})

test('[LOB-061] contact may end the move sooner', () => {
  const setting = { ships: [{ id: 'b', x: inches(26), heading: abeam }] }
  const state = withShip({ x: inches(24) }, setting)
  expect(reasons(sail.judge(state, 'red', order(straight(0.5))))).toEqual([])
})

test('[LOB-062] [LOB-065] the wind at the start holds for the whole move', () => {
  const legs = [{ advance: inches(1), turn: 4500 }, ...straight(5)]
  expect(judged(legs, { heading: 18_000 })).toEqual([])
  expect(judged(legs, { heading: 16_000 })).toEqual(['LOB-067 tooFar'])
})

test('[LOB-068] a turn sharper than the class allows is refused with what is allowed', () => {
  const ruling = sail.judge(withShip(), 'red', order([{ advance: inches(0.5), turn: 3000 }]))
  expect(reasons(ruling)).toEqual(['LOB-068 turnTooSharp', 'LOB-061 tooShort'])
  expect(ruling.because[0]?.values).toMatchObject({ leg: 1, degrees: 30, inches: 0.5, most: 22 })
})

test('[LOB-068] the ship travels first and then turns', () => {
  const { ship } = sailed([{ advance: inches(1), turn: 4500 }], { x: 0, y: inches(20) })
  expect(ship).toMatchObject({ x: inches(1), y: inches(20), heading: 13_500 })
})

test('[LOB-071] [LOB-073] a brig that anchors under way has three inches (LOB-TV-07)', () => {
  const brig = { card: 'brig' }
  expect(judged(straight(3), brig, { anchor: true })).toEqual([])
  expect(judged(straight(3.5), brig, { anchor: true })).toEqual(['LOB-067 tooFar'])
  const { ship } = sailed(straight(3), brig, {}, true)
  expect(ship).toMatchObject({ isAnchored: true, isAnchorUsed: true, travelled: inches(3) })
})

test('[LOB-072] [LOB-073] an anchored ship weighs for an inch and cannot drop it again', () => {
  const anchored = { isAnchored: true }
  expect(judged(straight(3), anchored)).toEqual([])
  expect(judged(straight(4), anchored)).toEqual(['LOB-067 tooFar'])
  expect(judged(straight(2), anchored, { anchor: true })).toEqual(['LOB-073 weighAndDrop'])
  expect(judged(straight(2), { isAnchored: true, isAnchorUsed: true })).toEqual([
    'LOB-073 anchorUsed',
  ])
  const { ship } = sailed(straight(3), anchored)
  expect(ship).toMatchObject({ isAnchored: false, isAnchorUsed: true })
})

test('[LOB-075] a move ends where the hulls touch, without damage', () => {
  const setting = { ships: [{ id: 'b', seat: 'blue', x: inches(27), heading: abeam }] }
  const { ship, table } = sailed(straight(4), { x: inches(24) }, setting)
  const other = shipOf(table.state, 'b')
  expect(hullDistance(ship, other)).toBe(0)
  expect(ship).toMatchObject({ travelled: inches(1.3), hull: 10 })
  expect(other.hull).toBe(10)
  expect(table.events).toMatchObject([{ kind: 'sailed', met: 'b' }])
})

test('[LOB-141] without a rudder only straight on', () => {
  expect(judged([{ advance: inches(1), turn: 100 }], { rudderTurns: 2 })).toEqual([
    'LOB-141 rudder',
  ])
  expect(judged(straight(4), { rudderTurns: 2 })).toEqual([])
})

test('[LOB-102] after a failed tack nothing but straight on at full speed', () => {
  const failed: Partial<Ship> = { manoeuvre: 'tackFailed' }
  expect(judged(straight(4), failed)).toEqual([])
  expect(judged(straight(3), failed)).toEqual(['LOB-102 tackFailed'])
  expect(judged([{ advance: inches(4), turn: 1 }], failed)).toEqual(['LOB-102 tackFailed'])
  expect(judged(straight(3), failed, { anchor: true })).toEqual(['LOB-102 anchorAfterTack'])
})

test('[LOB-102] after a passed tack one turn of half a circle, without any travel before it', () => {
  const about = [{ advance: 0, turn: 18_000 }, ...straight(4)]
  expect(judged(about, { card: 'line1', manoeuvre: 'tackPassed' })).toEqual(['LOB-067 tooFar'])
  expect(judged(about, { manoeuvre: 'tackPassed' })).toEqual([])
  expect(judged(about)).toEqual(['LOB-068 turnTooSharp'])
})

test('[LOB-066] into the closed sector is refused with the angle to keep', () => {
  const state = withShip({ heading: 2000 }, { options: { noGo30: true } })
  const ruling = sail.judge(state, 'red', order(straight(2)))
  expect(reasons(ruling)).toEqual(['LOB-066 intoTheWind'])
  expect(ruling.because[0]?.values).toMatchObject({ degrees: 30, leg: 1 })
})

test.each([
  ['LOB-046 notYourShip', { seat: 'blue' }],
  ['LOB-125 notOnBoard', { status: 'fled' as const }],
  ['LOB-206 hasStruck', { isStruck: true }],
  ['LOB-151 noCrew', { crew: 0 }],
  ['LOB-203 isFleeing', { isFleeing: true }],
  ['LOB-094 aground', { agroundSince: 1 }],
  ['LOB-149 noSails', { sails: 0 }],
  ['LOB-060 hasMoved', { hasMoved: true }],
  ['LOB-080 hasTransferred', { hasTransferred: true, isAnchored: true }],
])('[LOB-060] [LOB-149] [LOB-151] [LOB-203] %s keeps a ship from sailing', (reason, ship) => {
  expect(judged(straight(1), ship)).toEqual([reason])
})

test('[LOB-172] a ship in melee does not sail', () => {
  const melees = [
    {
      id: 1,
      attacker: 'b',
      defender: 'a',
      attackerBattery: 'port' as const,
      defenderBattery: 'port' as const,
      attackerWins: 0,
      defenderWins: 0,
      bonus: 0,
      startedIn: 1,
      winner: null,
      isOpen: false,
    },
  ]
  const state = withShip({}, { melees })
  expect(reasons(sail.judge(state, 'red', order(straight(1))))).toEqual(['LOB-172 inMelee'])
})

test('an unknown ship is refused, not an error', () => {
  expect(reasons(sail.judge(battleOf(), 'red', order(straight(1))))).toEqual([
    'LOB-008 unknownShip',
  ])
})

test('[LOB-069] a course has a hundred legs at most', () => {
  const legs = (length: number) => Array.from({ length }, () => ({ advance: 10, turn: 0 }))
  expect(errorIn(legsShape, legs(100))).toBeNull()
  expect(errorIn(legsShape, legs(101))).not.toBeNull()
})

const east = 9000

/** Straight on to the east over four inches, from x 20, y 24. */
function sailedAlong(ship: Partial<Ship>, setting: Setting = {}, length = 4) {
  const start = { id: 'a', x: inches(20), y: inches(24), heading: east, ...ship }
  const table = tableFor(battleOf({ ...setting, ships: [start, ...(setting.ships ?? [])] }))
  const legs = [{ advance: inches(length), turn: 0 }]
  sail.execute(table, 'red', { kind: 'sail', ship: 'a', legs, anchor: false })
  return { table, ship: shipOf(table.state, 'a'), kinds: table.events.map(event => event.kind) }
}

const zone = (depth: number) => ({ terrain: [ground(inches(22), inches(20), inches(8), depth)] })

test('[LOB-090] [LOB-091] [LOB-092] a depth of two lets all but ships of the line in (LOB-TV-08)', () => {
  const aground = classIds.filter(
    card => sailedAlong({ card }, zone(2), 3).ship.agroundSince !== null,
  )
  expect(aground).toEqual(['line4', 'line3', 'line2', 'line1'])
})

test('[LOB-092] a depth of one lets only the small ones in', () => {
  const afloat = classIds.filter(
    card => sailedAlong({ card }, zone(1), 3).ship.agroundSince === null,
  )
  expect(afloat).toEqual(['schooner', 'cutter', 'brig'])
})

test('[LOB-093] [LOB-094] aground at the edge of the zone: two damage on the hull, and a stop', () => {
  const { ship, table, kinds } = sailedAlong({ card: 'line3' }, zone(2), 3)
  expect(kinds).toEqual(['sailed', 'ranAground'])
  expect(ship).toMatchObject({ hull: 12, agroundSince: 1, travelled: inches(1) })
  expect(distanceToPolygon(ship, table.state.terrain[0]?.polygon ?? [])).toBe(0)
})

test('[LOB-002] [LOB-093] land has no depth at all', () => {
  expect(sailedAlong({ card: 'schooner' }, zone(0)).ship.agroundSince).toBe(1)
})

test('[LOB-093] [LOB-152] the last of a hull breaks up', () => {
  const { ship, kinds } = sailedAlong({ hull: 2 }, zone(0))
  expect(kinds).toEqual(['sailed', 'ranAground', 'wrecked'])
  expect(ship).toMatchObject({ hull: 0, status: 'sunk' })
  expect(sailedAlong({ hull: 3 }, zone(0)).ship).toMatchObject({ hull: 1, status: 'afloat' })
})

test('[LOB-093] a ship that was to anchor does not when it grounds', () => {
  const table = tableFor(
    battleOf({ ...zone(0), ships: [{ id: 'a', x: inches(20), y: inches(24), heading: east }] }),
  )
  const legs = [{ advance: inches(3), turn: 0 }]
  sail.execute(table, 'red', { kind: 'sail', ship: 'a', legs, anchor: true })
  expect(shipOf(table.state, 'a')).toMatchObject({ isAnchored: false, agroundSince: 1 })
})

test('[LOB-125] [LOB-127] a ship whose centre crosses the edge has fled, over that edge', () => {
  const { ship, kinds } = sailedAlong({ x: inches(45) })
  expect(kinds).toEqual(['sailed', 'leftBoard'])
  expect(ship).toMatchObject({
    status: 'fled',
    travelled: inches(3),
    left: { edge: east, byMorale: false },
  })
})

test('[LOB-127] a centre on the edge is still on the board, whatever sticks out', () => {
  expect(sailedAlong({ x: inches(44) }).ship).toMatchObject({ status: 'afloat', x: inches(48) })
})

test('[LOB-125] one that flees by failed morale is marked so', () => {
  const { ship } = sailedAlong({ x: inches(45), isFleeing: true })
  expect(ship.left).toEqual({ edge: east, byMorale: true })
})

const harbour = { rules: { entrance: { edge: east, from: inches(20), to: inches(28) } } }

test('[LOB-S-4] through the entrance a ship of the first side reaches the harbour', () => {
  expect(sailedAlong({ x: inches(45) }, harbour).ship.status).toBe('inHarbour')
  expect(sailedAlong({ x: inches(45), y: inches(19.9) }, harbour).ship.status).toBe('fled')
  expect(sailedAlong({ x: inches(45), seat: 'blue' }, harbour).ship.status).toBe('fled')
})

test('[LOB-112] a hull that sails through a link breaks it, though it is through', () => {
  const line = [30, 26.3, 22.6].map((y, place) => ({
    id: `f${place + 1}`,
    seat: 'blue',
    card: 'line3',
    x: inches(24),
    y: inches(y),
  }))
  const through = sailedAlong({ y: inches(28.15), x: inches(22) }, { ships: line })
  expect(through.kinds).toEqual(['sailed', 'linkBroken'])
  expect(through.table.state.brokenLinks).toEqual([{ leader: 'f1', follower: 'f2' }])
  const ahead = sailedAlong({ y: inches(33), x: inches(22) }, { ships: line })
  expect(ahead.kinds).toEqual(['sailed'])
})

test('[LOB-112] own ships break nothing, and two ships are no line', () => {
  const pair = [30, 26.3].map((y, place) => ({
    id: `f${place + 1}`,
    seat: 'blue',
    card: 'line3',
    x: inches(24),
    y: inches(y),
  }))
  expect(sailedAlong({ y: inches(28.15), x: inches(22) }, { ships: pair }).kinds).toEqual([
    'sailed',
  ])
  const own = [...pair, { id: 'f3', card: 'line3', x: inches(24), y: inches(22.6) }].map(ship => ({
    ...ship,
    seat: 'red',
  }))
  expect(sailedAlong({ y: inches(28.15), x: inches(22) }, { ships: own }).kinds).toEqual(['sailed'])
})

test('[LOB-060] [LOB-109] a move of its own is measured from its beginning, whatever was sailed before', () => {
  expect(sailedAlong({ travelled: inches(3) }).ship.travelled).toBe(inches(4))
})

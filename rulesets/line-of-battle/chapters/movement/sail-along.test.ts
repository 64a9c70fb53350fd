import { distanceToPolygon } from '@grognard/geometry/measured/polygon.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import { classIds } from '../../book/tables/ships.ts'
import { battleOf } from '../../model/fixtures.ts'
import type { Setting } from '../../model/fixtures.ts'
import { shipOf } from '../../model/ships.ts'
import type { Ship } from '../../model/state.ts'
import { ground, tableOf } from './fixtures.ts'
import { sail } from './sail.ts'

const east = 9000

/** Straight on to the east over four inches, from x 20, y 24. */
function sailed(ship: Partial<Ship>, setting: Setting = {}, length = 4) {
  const start = { id: 'a', x: inches(20), y: inches(24), heading: east, ...ship }
  const table = tableOf(battleOf({ ...setting, ships: [start, ...(setting.ships ?? [])] }))
  const legs = [{ advance: inches(length), turn: 0 }]
  sail.execute(table, 'red', { kind: 'sail', ship: 'a', legs, anchor: false })
  return { table, ship: shipOf(table.state, 'a'), kinds: table.events.map(event => event.kind) }
}

const zone = (depth: number) => ({ terrain: [ground(inches(22), inches(20), inches(8), depth)] })

test('[LOB-090] [LOB-091] [LOB-092] a depth of two lets all but ships of the line in (LOB-TV-08)', () => {
  const aground = classIds.filter(card => sailed({ card }, zone(2), 3).ship.agroundSince !== null)
  expect(aground).toEqual(['line4', 'line3', 'line2', 'line1'])
})

test('[LOB-092] a depth of one lets only the small ones in', () => {
  const afloat = classIds.filter(card => sailed({ card }, zone(1), 3).ship.agroundSince === null)
  expect(afloat).toEqual(['schooner', 'cutter', 'brig'])
})

test('[LOB-093] [LOB-094] aground at the edge of the zone: two damage on the hull, and a stop', () => {
  const { ship, table, kinds } = sailed({ card: 'line3' }, zone(2), 3)
  expect(kinds).toEqual(['sailed', 'ranAground'])
  expect(ship).toMatchObject({ hull: 12, agroundSince: 1, travelled: inches(1) })
  expect(distanceToPolygon(ship, table.state.terrain[0]?.polygon ?? [])).toBe(0)
})

test('[LOB-002] [LOB-093] land has no depth at all', () => {
  expect(sailed({ card: 'schooner' }, zone(0)).ship.agroundSince).toBe(1)
})

test('[LOB-093] [LOB-152] the last of a hull breaks up', () => {
  const { ship, kinds } = sailed({ hull: 2 }, zone(0))
  expect(kinds).toEqual(['sailed', 'ranAground', 'wrecked'])
  expect(ship).toMatchObject({ hull: 0, status: 'sunk' })
  expect(sailed({ hull: 3 }, zone(0)).ship).toMatchObject({ hull: 1, status: 'afloat' })
})

test('[LOB-093] a ship that was to anchor does not when it grounds', () => {
  const table = tableOf(
    battleOf({ ...zone(0), ships: [{ id: 'a', x: inches(20), y: inches(24), heading: east }] }),
  )
  const legs = [{ advance: inches(3), turn: 0 }]
  sail.execute(table, 'red', { kind: 'sail', ship: 'a', legs, anchor: true })
  expect(shipOf(table.state, 'a')).toMatchObject({ isAnchored: false, agroundSince: 1 })
})

test('[LOB-125] [LOB-127] a ship whose centre crosses the edge has fled, over that edge', () => {
  const { ship, kinds } = sailed({ x: inches(45) })
  expect(kinds).toEqual(['sailed', 'leftBoard'])
  expect(ship).toMatchObject({
    status: 'fled',
    travelled: inches(3),
    left: { edge: east, byMorale: false },
  })
})

test('[LOB-127] a centre on the edge is still on the board, whatever sticks out', () => {
  expect(sailed({ x: inches(44) }).ship).toMatchObject({ status: 'afloat', x: inches(48) })
})

test('[LOB-125] one that flees by failed morale is marked so', () => {
  const { ship } = sailed({ x: inches(45), isFleeing: true })
  expect(ship.left).toEqual({ edge: east, byMorale: true })
})

const harbour = { rules: { entrance: { edge: east, from: inches(20), to: inches(28) } } }

test('[LOB-S-4] through the entrance a ship of the first side reaches the harbour', () => {
  expect(sailed({ x: inches(45) }, harbour).ship.status).toBe('inHarbour')
  expect(sailed({ x: inches(45), y: inches(19.9) }, harbour).ship.status).toBe('fled')
  expect(sailed({ x: inches(45), seat: 'blue' }, harbour).ship.status).toBe('fled')
})

test('[LOB-112] a hull that sails through a link breaks it, though it is through', () => {
  const line = [30, 26.3, 22.6].map((y, place) => ({
    id: `f${place + 1}`,
    seat: 'blue',
    card: 'line3',
    x: inches(24),
    y: inches(y),
  }))
  const through = sailed({ y: inches(28.15), x: inches(22) }, { ships: line })
  expect(through.kinds).toEqual(['sailed', 'linkBroken'])
  expect(through.table.state.brokenLinks).toEqual([{ leader: 'f1', follower: 'f2' }])
  const ahead = sailed({ y: inches(33), x: inches(22) }, { ships: line })
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
  expect(sailed({ y: inches(28.15), x: inches(22) }, { ships: pair }).kinds).toEqual(['sailed'])
  const own = [...pair, { id: 'f3', card: 'line3', x: inches(24), y: inches(22.6) }].map(ship => ({
    ...ship,
    seat: 'red',
  }))
  expect(sailed({ y: inches(28.15), x: inches(22) }, { ships: own }).kinds).toEqual(['sailed'])
})

test('[LOB-060] [LOB-109] a move of its own is measured from its beginning, whatever was sailed before', () => {
  expect(sailed({ travelled: inches(3) }).ship.travelled).toBe(inches(4))
})

import { isWithinCone } from '@grognard/geometry/measured/angle.ts'
import { bowOf, sternOf } from '@grognard/geometry/measured/hull.ts'
import { containsPoint } from '@grognard/geometry/measured/polygon.ts'
import { prepare } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { gauge } from '../book/tables/setup.ts'
import { begun } from '../chapters/setup/fixtures.ts'
import { lineOfBattle } from '../index.ts'
import { battleOf } from '../model/fixtures.ts'
import { shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import { deploymentZones, picture } from './picture.ts'

const { messages } = lineOfBattle

const middle = {
  side: 0,
  isForMerchantmen: true,
  x: 16_000,
  y: 16_000,
  width: 16_000,
  height: 16_000,
}
const around = {
  ...middle,
  isForMerchantmen: false,
  x: 12_000,
  y: 12_000,
  width: 24_000,
  height: 24_000,
}

function asked(at: Step, waiting: string[], given: Parameters<typeof battleOf>[0] = {}): State {
  const ships = [
    { id: 'ajax', status: 'waiting' as const },
    { id: 'orion', status: 'waiting' as const },
    { id: 'heros', seat: 'blue', status: 'waiting' as const },
  ]
  return battleOf({ at, waiting, ships, rules: { deployment: 'quarters' }, ...given })
}

test('[LOB-040] [LOB-042] who is asked to place ships is shown the ground, once for all of them', () => {
  const players = [
    { seat: 'red', quarter: 2 },
    { seat: 'blue', side: 1, quarter: 0 },
  ]
  expect(deploymentZones(asked('place', ['red'], { players }))).toEqual([
    {
      kind: 'zone',
      polygon: [24_000, 24_000, 48_000, 24_000, 48_000, 48_000, 24_000, 48_000],
      label: { key: 'lob.zone.fleet', values: { seat: { key: 'seat.red' } } },
    },
  ])
  const [zone] = deploymentZones(asked('place', ['blue'], { players }))
  expect(zone?.polygon.slice(0, 2)).toEqual([0, 0])
})

test('[LOB-042] no ground is shown when nobody places ships', () => {
  expect(deploymentZones(asked('move', ['red']))).toEqual([])
  expect(deploymentZones(asked('place', []))).toEqual([])
})

test('[LOB-S-2] the merchantmen’s ground is told from the escort’s', () => {
  const ships = [
    { id: 'corn', card: 'merchant', status: 'waiting' as const },
    { id: 'ajax', status: 'waiting' as const },
  ]
  const rules = { deployment: 'convoy' as const, areas: [middle, around] }
  const zones = deploymentZones(asked('place', ['red'], { ships, rules }))
  expect(zones.map(zone => [zone.label?.key, zone.polygon[0]])).toEqual([
    ['lob.zone.merchantmen', 16_000],
    ['lob.zone.fleet', 12_000],
  ])
})

test.each(['vanguard', 'reinforcement'] as const)(
  '[LOB-S-2] at the step %s the raider’s edge is shown',
  at => {
    const players = [{ seat: 'red' }, { seat: 'blue', side: 1, entryEdge: 27_000 }]
    const rules = { deployment: 'convoy' as const }
    const [zone] = deploymentZones(asked(at, ['blue'], { players, rules }))
    expect(zone?.polygon).toEqual([0, 0, 3000, 0, 3000, 48_000, 0, 48_000])
  },
)

test('[LOB-040] [LOB-041] who chooses a quarter is shown those that are free', () => {
  const players = [
    { seat: 'red', quarter: 2 },
    { seat: 'blue', side: 1 },
  ]
  const zones = deploymentZones(asked('quarter', ['blue'], { players }))
  expect(zones.map(zone => zone.polygon.slice(0, 4))).toEqual([[0, 0, 24_000, 0]])
  const first = deploymentZones(asked('quarter', ['red']))
  expect(first).toHaveLength(4)
})

const measured = (options: Parameters<typeof battleOf>[0]) => picture(battleOf(options)).measure

test('[LOB-003] the ruler reads the players’ inches: at 1/600 every distance is twice as long', () => {
  expect(measured({})).toEqual({ size: 1000, key: 'lob.measure.inch' })
  const { size } = measured({ options: { scale: 600 } })
  expect(gauge.range / size).toBe(30)
  expect(gauge.range / measured({ options: { scale: 2400 } }).size).toBe(7.5)
})

test('[LOB-004] on a metric ruler 15 inches read 45 centimetres', () => {
  const { size, key } = measured({ options: { measure: 'metric' } })
  expect(key).toBe('lob.measure.metric')
  expect(gauge.range / size).toBeCloseTo(45, 0)
  const small = measured({ options: { measure: 'metric', scale: 600 } })
  expect(gauge.range / small.size).toBeCloseTo(90, 0)
})

test('[LOB-004] the rules stay in inches whatever the ruler', () => {
  const moves = (['inch', 'metric'] as const).map(measure => {
    const state = battleOf({ ships: [{}], options: { measure } })
    return picture(state).pieces[0]?.card.find(line => line.key === 'lob.card.move')
  })
  expect(moves[0]).toEqual(moves[1])
})

test('[LOB-007] the guns’ arcs show 15 inches and 30 degrees either way of the beam', () => {
  const state = battleOf({ ships: [{ id: 'ajax' }] })
  const arcs = picture(state).arcs.filter(arc => arc.key === 'lob.battery.starboard')
  expect(arcs.flatMap(arc => arc.bands.map(band => band.label.values?.inches))).toEqual([5, 10, 15])
  const outer = arcs[0]?.bands.at(-1)?.polygon ?? []
  const [ship] = state.ships
  if (!ship) throw new Error('A ship was placed.')
  const east = ship.x + ship.beam / 2 + gauge.range
  expect(Math.max(...outer.filter((_, i) => i % 2 === 0))).toBe(east)
  const bow = bowOf(ship)
  const tip = { x: bow.x + 13_000, y: bow.y + 7505 }
  expect(containsPoint(outer, tip.x, tip.y - 100)).toBe(true)
  expect(containsPoint(outer, tip.x, tip.y + 100)).toBe(false)
})

test('[LOB-007] the gauge astern of a ship of the line shows 2 inches and 30 degrees', () => {
  const state = battleOf({ ships: [{ id: 'ajax', card: 'line3', heading: 9000 }] })
  const [ship] = state.ships
  const arc = picture(state).arcs.find(row => row.key === 'lob.gauge')
  if (!ship || !arc) throw new Error('A gauge was asked for.')
  expect(arc.bands.map(band => band.label)).toEqual([
    { key: 'lob.gauge.gap', values: { inches: 2, degrees: 30 } },
  ])
  const polygon = arc.bands[0]?.polygon ?? []
  const stern = sternOf(ship)
  expect(polygon.slice(0, 2)).toEqual([stern.x, stern.y])
  for (let i = 2; i < polygon.length; i += 2) {
    const [x = 0, y = 0] = polygon.slice(i)
    const distance = Math.sqrt((x - stern.x) * (x - stern.x) + (y - stern.y) * (y - stern.y))
    expect(distance).toBeCloseTo(gauge.gap, -1)
    expect(isWithinCone(stern.x, stern.y, 27_000, gauge.halfArc + 5, x, y)).toBe(true)
  }
  expect(containsPoint(polygon, stern.x - 1900, stern.y)).toBe(true)
})

test('[LOB-007] frigates and wrecks have no gauge for the line', () => {
  const state = battleOf({ ships: [{ card: 'frigate5' }, { card: 'line1', isStruck: true }] })
  expect(picture(state).arcs.filter(arc => arc.key === 'lob.gauge')).toEqual([])
})

test('[LOB-002] land, shoals and the harbour mouth are drawn', () => {
  const kinds = (scenario: string) =>
    picture(prepare(lineOfBattle, scenario)).ground.map(shape => shape.kind)
  expect(kinds('spy')).toEqual(['land', 'shoal'])
  expect(kinds('putting-to-sea')).toEqual(['land', 'shoal'])
  expect(kinds('blockade-runners')).toEqual(['land', 'land', 'harbour'])
  expect(kinds('trafalgar')).toEqual([])
})

test('[LOB-008] the open card shows every value and the three rows of boxes', () => {
  const state = battleOf({ ships: [{ card: 'line1', hull: 13, shot: 'chain', rudderTurns: 2 }] })
  const [piece] = picture(state).pieces
  expect(piece?.rows).toEqual([
    { key: 'lob.row.hull', left: 13, of: 20 },
    { key: 'lob.row.sails', left: 10, of: 10 },
    { key: 'lob.row.crew', left: 20, of: 20 },
  ])
  const values = Object.assign({}, ...(piece?.card ?? []).map(line => line.values))
  expect(values).toMatchObject({ move: 3, degrees: 30, draught: 3, morale: 5, firepower: 6 })
  expect(values).toMatchObject({ points: 1000, shot: { key: 'lob.shot.chain' }, turns: 2 })
})

test('[LOB-008] LOB-TV-01: the card of a first-rate', () => {
  const [piece] = picture(battleOf({ ships: [{ card: 'line1' }] })).pieces
  const values = Object.assign({}, ...(piece?.card ?? []).map(line => line.values))
  expect(values).toMatchObject({
    move: 3,
    degrees: 30,
    draught: 3,
    morale: 5,
    firepower: 6,
    points: 1000,
  })
})

test('[LOB-010] fled and sunk ships are set aside; a ship lost to the enemy lies there as his', () => {
  const state = battleOf({
    ships: [
      { id: 'sunk', status: 'sunk' },
      { id: 'fled', status: 'fled' },
      { id: 'home', status: 'inHarbour' },
      { id: 'prize', seat: 'blue', firstSeat: 'red' },
      { id: 'struck', seat: 'blue', firstSeat: 'red', isStruck: true, crew: 0 },
    ],
  })
  const pieces = picture(state).pieces.map(({ id, seat, side, badges }) => ({
    id,
    seat,
    side,
    badges: badges.map(badge => badge.kind),
  }))
  expect(pieces).toEqual([
    { id: 'prize', seat: 'blue', side: 1, badges: ['prize'] },
    { id: 'struck', seat: 'blue', side: 1, badges: ['struck', 'unmanned'] },
  ])
})

test('[LOB-012] the head strip tells turn, time, weather and wind, and the pools where they count', () => {
  const setting = { turn: 3, clock: 20 * 60 + 30, weather: 4, windFrom: 9000 }
  const keys = (actionPoints: boolean) =>
    picture(battleOf({ ...setting, options: { actionPoints } })).headline
  expect(keys(false)).toMatchObject([
    { key: 'lob.headline.turn', values: { turn: 3, limit: 20 } },
    { key: 'lob.headline.clock', values: { time: '20:30', light: { key: 'lob.light.dusk' } } },
    { key: 'lob.headline.weather', values: { level: 4 } },
    { key: 'lob.wind.9000' },
  ])
  expect(
    keys(true)
      .slice(4)
      .map(message => message.key),
  ).toEqual(['lob.headline.pool', 'lob.headline.pool'])
})

test('[LOB-038] flagships carry their mark', () => {
  const state = begun('trafalgar')
  const flags = picture(state).pieces.filter(piece =>
    piece.badges.some(badge => badge.kind === 'flagship'),
  )
  expect(flags.map(piece => piece.id)).toEqual([
    'victory',
    'britannia',
    'santisima-trinidad',
    'bucentaure',
  ])
  expect(shipOf(state, 'victory').officer).toBe('viceAdmiral')
})

test('[LOB-117] where a party went ashore and wants to be taken off is marked', () => {
  const landing = {
    ship: 'ajax',
    seat: 'red',
    objective: 'spy',
    landingX: 1,
    landingY: 2,
    pickUpX: 3,
    pickUpY: 4,
    dueIn: 5,
    carrier: null,
  }
  const state = battleOf({
    ships: [{ id: 'ajax' }],
    landings: [
      { ...landing, outcome: 'ashore' },
      { ...landing, outcome: 'failed' },
    ],
  })
  expect(picture(state).markers.map(({ kind, x, y }) => [kind, x, y])).toEqual([
    ['landing', 1, 2],
    ['pickUp', 3, 4],
  ])
})

test.each(Object.keys(lineOfBattle.scenarios))('every word of the picture of %s is known', id => {
  const words = JSON.stringify(picture(begun(id))).matchAll(/"key":"([^"]+)"/g)
  const unknown = [...words].flatMap(([, key = '']) =>
    messages.en[key] === undefined ? [key] : [],
  )
  expect(unknown).toEqual([])
})

test('[LOB-038] [LOB-039] a flagship bears her mark until the enemy has her', () => {
  const officer = 'admiral'
  const state = battleOf({ ships: [{ officer }, { officer, seat: 'blue', firstSeat: 'red' }] })
  const badges = picture(state).pieces.map(piece => piece.badges.map(badge => badge.kind))
  expect(badges).toEqual([['flagship'], ['prize']])
})

test('[LOB-149] [LOB-151] [LOB-094] a ship that cannot travel has no speed on her card', () => {
  const state = battleOf({ ships: [{}, { sails: 0 }, { crew: 0 }, { agroundSince: 1 }] })
  const speeds = picture(state).pieces.map(
    piece => piece.card.find(line => line.key === 'lob.card.speed')?.values?.speed,
  )
  expect(speeds).toEqual([3, 0, 0, 0])
})

test('[LOB-117] the party is named for the ship that sent it', () => {
  const at = { landingX: 1, landingY: 2, pickUpX: 3, pickUpY: 4, dueIn: 5, carrier: null }
  const landing = { ship: 'ajax', seat: 'red', objective: 'spy', outcome: 'ashore' } as const
  const state = battleOf({
    ships: [{ id: 'ajax', name: 'Ajax' }],
    landings: [{ ...landing, ...at }],
  })
  expect(picture(state).markers[0]?.label).toEqual({
    key: 'lob.landing.ashore',
    values: { ship: 'Ajax', turn: 5 },
  })
})

test('[LOB-014] each class is drawn with its decks and masts', () => {
  const built = (card: string) => picture(battleOf({ ships: [{ card }] })).pieces[0]?.build
  expect(built('cutter')).toEqual({ masts: 1, decks: 1 })
  expect(built('brig')).toEqual({ masts: 2, decks: 1 })
  expect(built('frigate5')).toEqual({ masts: 3, decks: 1 })
  expect(built('line3')).toEqual({ masts: 3, decks: 2 })
  expect(built('line1')).toEqual({ masts: 3, decks: 3 })
})

test('[LOB-132] a target that has been named is shown until it is fired at', () => {
  const ships = [{ id: 'ajax' }, { id: 'heros', seat: 'blue', x: 30_000 }]
  const aims = [{ ship: 'ajax', battery: 'starboard' as const, target: 'heros' }]
  const [ajax, heros] = picture(battleOf({ ships })).pieces
  expect(picture(battleOf({ ships })).paths).toEqual([])
  const { paths } = picture({ ...battleOf({ ships }), aims })
  expect(paths).toEqual([
    { piece: 'ajax', points: [ajax?.x, ajax?.y, heros?.x, heros?.y], kind: 'aim' },
  ])
})

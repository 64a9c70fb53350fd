import { describe, expect, test } from 'vitest'
import { layouts } from '../../book/tables/layouts.ts'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import type { TestUnit } from '../../model/fixtures.ts'
import { groundOf, islandAt } from '../../model/ground.ts'
import { unitOf } from '../../model/units.ts'
import { deploymentZones } from '../../show/picture.ts'
import { deploy, placesFor, seatToDeploy } from './deploy.ts'
import { chooseSide, rollLayout, rollSides, seatToChooseSide } from './sides.ts'

const waiting = { status: 'waiting' as const }

const begin = (units: TestUnit[], home: 'west' | 'east' = 'west') =>
  battleOf({
    units: units.map(unit => ({ as: waiting, ...unit })),
    step: 'deploy',
    rules: { width: 1080, height: 720 },
    state: {
      turn: 0,
      islands: [islandAt(150, 500)],
      players: [
        { seat: 'allies', bonus: 0, tally: 0, home, enlisted: null },
        {
          seat: 'axis',
          bonus: 0,
          tally: 0,
          home: home === 'west' ? 'east' : 'west',
          enlisted: null,
        },
      ],
    },
  })

const why = (state: ReturnType<typeof begin>, x: number, y: number, heading = 9000) =>
  rulesOf(deploy.judge(state, 'allies', { kind: 'deploy', unit: 'unit-1', x, y, heading }))

describe('[WAS-035] a die chooses the layout', () => {
  const free = (layout: number) =>
    battleOf({ rules: { width: 1080, height: 720, layout, fleetPoints: 100 } })

  test('islands, fog and three objectives are laid', () => {
    const state = free(0)
    rollLayout(tableFor(state, [4]))
    expect(state.islands).toHaveLength(2)
    expect(state.clouds.map(({ kind, x, y, radius }) => [kind, x, y, radius])).toEqual([
      ['fog', 4500, 3000, 900],
      ['fog', 6300, 4200, 900],
    ])
    expect(state.objectives).toEqual([
      { x: 6300, y: 1800, owner: null },
      { x: 5400, y: 3600, owner: null },
      { x: 4500, y: 5400, owner: null },
    ])
  })

  test('unless the players have chosen it', () => {
    const state = free(6)
    rollLayout(tableFor(state))
    expect(state.objectives[0]).toEqual({ x: 3600, y: 5400, owner: null })
  })

  test('each layout is the same when it is turned by 180 degrees, on every table', () => {
    for (let die = 1; die <= layouts.length; die++)
      for (const [width, height] of [
        [10_800, 7200],
        [14_400, 10_800],
        [18_000, 10_800],
      ] as const) {
        const { islands, clouds, objectives } = groundOf(die, width, height)
        const spots = [...clouds, ...objectives, ...islands.map(({ land }) => middle(land))]
        const turned = spots.map(({ x, y }) => `${width - x} ${height - y}`)
        expect(turned.toSorted()).toEqual(spots.map(({ x, y }) => `${x} ${y}`).toSorted())
        expect(objectives).toHaveLength(3)
      }
  })

  const middle = (land: number[]) => ({
    x: land.reduce((sum, at, i) => sum + (i % 2 === 0 ? at : 0), 0) / 8,
    y: land.reduce((sum, at, i) => sum + (i % 2 === 1 ? at : 0), 0) / 8,
  })

  test('[WAS-070] an island has eight corners, its water around it', () => {
    expect(islandAt(405, 270).land.slice(0, 6)).toEqual([4050, 3100, 4333, 2983, 4450, 2700])
    expect(islandAt(405, 270).water.slice(0, 4)).toEqual([4050, 3500, 4616, 3266])
  })
})

describe('[WAS-036] sides', () => {
  test('the lower of two dice each chooses, ties are rolled again', () => {
    const state = begin([])
    for (const player of state.players) player.home = null
    rollSides(tableFor(state, [7, 7, 4, 8]))
    expect(state.order).toEqual(['allies', 'axis'])
    expect(seatToChooseSide(state)).toEqual(['allies'])
    chooseSide.execute(tableFor(state), 'allies', { kind: 'chooseSide', edge: 'east' })
    expect(state.players.map(({ home }) => home)).toEqual(['east', 'west'])
    expect(seatToChooseSide(state)).toEqual([])
    expect(
      rulesOf(chooseSide.judge(state, 'allies', { kind: 'chooseSide', edge: 'west' })),
    ).toEqual(['WAS-036'])
  })

  test('one deploys all of the fleet, then the other', () => {
    const state = begin([{}, {}, { seat: 'axis' }])
    expect(seatToDeploy(state, 'allies')).toEqual(['allies'])
    unitOf(state, 'unit-1').status = 'afloat'
    expect(seatToDeploy(state, 'allies')).toEqual(['allies'])
    unitOf(state, 'unit-2').status = 'afloat'
    expect(seatToDeploy(state, 'allies')).toEqual([])
    expect(why(state, 1000, 1000)).toEqual(['WAS-036'])
  })

  test('reinforcements of a scenario are not deployed', () => {
    const state = begin([{}])
    state.turn = 1
    expect(seatToDeploy(state, 'allies')).toEqual([])
  })
})

describe('[WAS-037] ships at their own edge', () => {
  const state = begin([{}])

  test('the reference point within 180 mm of it', () => {
    expect(why(state, 1800, 2000)).toEqual([])
    expect(why(state, 1801, 2000)).toEqual(['WAS-037'])
    const east = begin([{}], 'east')
    expect(why(east, 9000, 2000, 27_000)).toEqual([])
    expect(why(east, 8999, 2000, 27_000)).toEqual(['WAS-037'])
  })

  test('[WAS-005] wholly on the table, at any heading', () => {
    expect(why(state, 320, 2000)).toEqual([])
    expect(why(state, 319, 2000)).toEqual(['WAS-005'])
    expect(why(state, 319, 2000, 0)).toEqual([])
    expect(why(state, 1000, 7100, 4500)).toEqual(['WAS-005'])
  })

  test('off land and island waters', () => {
    expect(why(state, 1500, 5000)).toEqual(['WAS-037'])
    expect(why(state, 1000, 5700)).toEqual(['WAS-037'])
    expect(why(state, 380, 5000)).toEqual([])
  })

  test('[WAS-065] not where another lies', () => {
    const two = begin([{}, { as: {}, x: 100, y: 200, heading: 90 }])
    expect(why(two, 1000, 2070)).toEqual([])
    expect(why(two, 1000, 2060)).toEqual(['WAS-065'])
  })

  test('it lies there, heading as told', () => {
    const table = tableFor(begin([{}]))
    deploy.execute(table, 'allies', {
      kind: 'deploy',
      unit: 'unit-1',
      x: 900,
      y: 800,
      heading: 4500,
    })
    expect(unitOf(table.state, 'unit-1')).toMatchObject({
      status: 'afloat',
      x: 900,
      y: 800,
      heading: 4500,
    })
  })

  test('places are offered that are lawful', () => {
    const places = placesFor(state, unitOf(state, 'unit-1'))
    expect(places.length).toBeGreaterThan(100)
    expect(places.every(({ x, y, heading }) => why(state, x, y, heading).length === 0)).toBe(true)
  })
})

describe('[WAS-038] submarines on their own half', () => {
  const boat = { card: 'us-gato-class' }

  test('90 mm from the middle at least', () => {
    expect(why(begin([boat]), 4500, 2000)).toEqual([])
    expect(why(begin([boat]), 4501, 2000)).toEqual(['WAS-038'])
    expect(why(begin([boat], 'east'), 6300, 2000)).toEqual([])
    expect(why(begin([boat], 'east'), 6299, 2000)).toEqual(['WAS-038'])
  })
})

test('[WAS-037] [WAS-038] the zones are drawn while a fleet is deployed', () => {
  const state = begin([{}, { card: 'us-gato-class' }])
  expect(deploymentZones(state).map(({ polygon }) => polygon)).toEqual([
    [0, 0, 1800, 0, 1800, 7200, 0, 7200],
    [0, 0, 4500, 0, 4500, 7200, 0, 7200],
  ])
  unitOf(state, 'unit-2').status = 'afloat'
  expect(deploymentZones(state)).toHaveLength(1)
  expect(deploymentZones(battleOf({}))).toEqual([])
})

import { hullsOverlap } from '@grognard/geometry/measured/hull.ts'
import { hullMeetsPolygon } from '@grognard/geometry/measured/polygon.ts'
import { begin, prepare, scriptedDice, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { lightAt } from '../book/tables/rally.ts'
import { begun } from '../chapters/setup/fixtures.ts'
import { lineOfBattle } from '../index.ts'
import { follows, isInLine, linesOf } from '../model/lines.ts'
import { sideOf } from '../model/players.ts'
import { cardOf, shipOf } from '../model/ships.ts'
import type { State } from '../model/state.ts'

/** Classes and points of each fleet, board and turns, as the project's checklist lists them. */
const battles = {
  trafalgar: {
    board: [60_000, 48_000],
    start: { clock: 750, weather: 2, windFrom: 27_000 },
    turns: 17,
    points: [4500, 4500],
    classes: [
      ['line1', 'line2', 'line2', 'line3', 'line1', 'line3'],
      ['line3', 'line1', 'line3', 'line3', 'line3', 'line3', 'line3', 'line3'],
    ],
    flags: { victory: 'viceAdmiral', britannia: 'commodore', bucentaure: 'viceAdmiral' },
  },
  'first-of-june': {
    board: [60_000, 48_000],
    start: { clock: 570, weather: 3, windFrom: 18_000 },
    turns: 24,
    points: [4750, 4500],
    classes: [
      ['line2', 'line3', 'line3', 'line3', 'line1', 'line3', 'line3', 'line3'],
      ['line3', 'line3', 'line1', 'line3', 'line3', 'line3', 'line3', 'line3'],
    ],
    flags: { barfleur: 'commodore', 'queen-charlotte': 'admiral', montagne: 'viceAdmiral' },
  },
  constitution: {
    board: [48_000, 48_000],
    start: { clock: 1020, weather: 3, windFrom: 27_000 },
    turns: 16,
    points: [250, 250],
    classes: [['frigate5'], ['frigate5']],
    flags: {},
  },
  spy: {
    board: [48_000, 48_000],
    start: { clock: 300, weather: 2, windFrom: 0 },
    turns: 20,
    points: [330, 210],
    classes: [
      ['frigate5', 'brig'],
      ['corvette', 'brig', 'schooner'],
    ],
    flags: {},
  },
}

const fleet = (state: State, side: number) =>
  state.ships.filter(ship => sideOf(state, ship.seat) === side)

test.each(Object.entries(battles))(
  '[LOB-S-5] [LOB-S-6] [LOB-S-7] [LOB-S-8] %s: classes, points, board and beginning',
  (scenario, { board, start, turns, points, classes, flags }) => {
    const state = prepare(lineOfBattle, scenario)
    expect([state.width, state.height]).toEqual(board)
    expect(state).toMatchObject(start)
    expect(state.rules.turnLimit).toBe(turns)
    expect([0, 1].map(side => fleet(state, side).map(ship => ship.card))).toEqual(classes)
    const worth = [0, 1].map(side =>
      fleet(state, side).reduce((sum, ship) => sum + cardOf(state, ship).points, 0),
    )
    expect(worth).toEqual(points)
    for (const [id, officer] of Object.entries(flags))
      expect(shipOf(state, id).officer).toBe(officer)
    for (const { seat, isDoubleLoaded } of state.ships)
      expect(isDoubleLoaded).toBe(seat === 'a' || scenario !== 'trafalgar')
  },
)

test.each(Object.keys(battles))('[LOB-042] %s: no hull lies on another or aground', scenario => {
  const { ships, terrain } = prepare(lineOfBattle, scenario)
  const pairs = ships.flatMap((one, index) =>
    ships.slice(index + 1).map(other => [one, other] as const),
  )
  expect(pairs.filter(([one, other]) => hullsOverlap(one, other))).toEqual([])
  const isAground = ships.some(ship => terrain.some(row => hullMeetsPolygon(ship, row.polygon)))
  expect(isAground).toBe(false)
})

test.each(Object.keys(battles))('[LOB-030] %s begins with no die but the initiative', scenario => {
  const start = prepare(lineOfBattle, scenario)
  const opening = begin(lineOfBattle, start, scriptedDice([6, 1], seededDice('none')))
  expect(opening.state).toMatchObject({ turn: 1, clock: start.clock, weather: start.weather })
  expect(opening.state.windFrom).toBe(start.windFrom)
})

test('[LOB-S-5] [LOB-103] both fleets off Trafalgar have ships in line of battle at the start', () => {
  const state = begun('trafalgar')
  const lines = linesOf(state).map(line => line.map(ship => ship.id))
  expect(lines).toContainEqual([
    'victory',
    'temeraire',
    'neptune',
    'leviathan',
    'britannia',
    'conqueror',
  ])
  expect(lines).toContainEqual(['heros', 'santisima-trinidad', 'bucentaure', 'redoutable'])
  expect(isInLine(state, shipOf(state, 'indomptable'))).toBe(false)
})

test('[LOB-S-6] [LOB-103] the French centre stands in one line, the British abreast in none', () => {
  const state = begun('first-of-june')
  expect(linesOf(state).map(line => line.map(ship => ship.id))).toEqual([
    [
      'tyrannicide',
      'juste',
      'montagne',
      'jacobin',
      'achille',
      'vengeur-du-peuple',
      'patriote',
      'northumberland',
    ],
  ])
})

test('[LOB-S-5] [LOB-S-6] each gap of these lines is two inches or less', () => {
  for (const scenario of ['trafalgar', 'first-of-june']) {
    const state = begun(scenario)
    for (const line of linesOf(state))
      for (const [index, ship] of line.entries()) {
        const leader = line[index - 1]
        if (leader) expect(follows(state, leader, ship)).toBe(true)
      }
  }
})

test('[LOB-111] the lines as deployed are no feat', () => {
  const state = begun('first-of-june')
  expect(state.players.map(player => player.strokes.manoeuvre)).toEqual([0, 0])
  expect(state.ships.filter(ship => ship.wasInLine)).toHaveLength(8)
})

test('[LOB-S-7] [LOB-011] Constitution has twelve boxes of hull only where the trait is agreed', () => {
  const plain = prepare(lineOfBattle, 'constitution')
  const famous = prepare(lineOfBattle, 'constitution', { oldIronsides: true })
  expect([plain, famous].map(state => shipOf(state, 'constitution').hull)).toEqual([10, 12])
  expect([plain, famous].map(state => shipOf(state, 'guerriere').hull)).toEqual([10, 10])
  expect(cardOf(famous, shipOf(famous, 'constitution'))).toMatchObject({ points: 250, crew: 8 })
  expect(lineOfBattle.scenarios.constitution?.options.players?.values).toEqual(['1v1'])
})

test('[LOB-S-8] the spy lives on land, and small ships may sail over the shoals', () => {
  const state = prepare(lineOfBattle, 'spy')
  expect(state.objectives).toEqual([{ id: 'spy', name: 'spy', x: 24_000, y: 31_000, priority: 1 }])
  expect(state.terrain.map(row => [row.kind, row.depth])).toEqual([
    ['land', 0],
    ['depth', 2],
  ])
  expect(state.rules).toMatchObject({ victory: 'spy', exitEdges: [18_000], missionPoints: 15 })
  expect(lightAt(state.clock)).toBe('dawn')
  const draughts = state.ships.map(ship => cardOf(state, ship).draught)
  expect(draughts.every(draught => draught <= 2)).toBe(true)
})

test('[LOB-053] two players of a side share a stationed fleet by halves', () => {
  const state = prepare(lineOfBattle, 'trafalgar', { players: '2v2' })
  const count = (seat: string) => state.ships.filter(ship => ship.seat === seat).length
  expect(['a', 'b', 'c', 'd'].map(count)).toEqual([3, 4, 3, 4])
  expect(state.players.map(({ seat, side }) => [seat, side])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
    ['d', 1],
  ])
})

test('[LOB-137] a scenario can do without the double load for one side or both', () => {
  const loads = ['both', 'a', 'b', 'none'].map(doubleLoad => {
    const state = prepare(lineOfBattle, 'constitution', { doubleLoad })
    return ['constitution', 'guerriere'].map(id => shipOf(state, id).isDoubleLoaded)
  })
  expect(loads).toEqual([
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ])
})

test.each(Object.keys(lineOfBattle.scenarios))(
  '[LOB-001] [LOB-008] %s: a board of 48 inches or more, and a card for every ship',
  scenario => {
    const state = begun(scenario)
    expect(Math.min(state.width, state.height)).toBeGreaterThanOrEqual(48_000)
    for (const ship of state.ships) {
      const card = cardOf(state, ship)
      expect([ship.hull, ship.sails, ship.crew]).toEqual([card.hull, card.sails, card.crew])
      expect([ship.length, ship.beam]).toEqual([card.length, card.beam])
    }
    expect(new Set(state.ships.map(ship => ship.id)).size).toBe(state.ships.length)
  },
)

test('a battle shares nothing with the next of its kind', () => {
  const one = prepare(lineOfBattle, 'spy')
  one.terrain[0]?.polygon.fill(0)
  one.rules.exitEdges.push(0)
  if (one.objectives[0]) one.objectives[0].x = 0
  const other = prepare(lineOfBattle, 'spy')
  expect(other.terrain[0]?.polygon[0]).toBe(16_000)
  expect(other.rules.exitEdges).toEqual([18_000])
  expect(other.objectives[0]?.x).toBe(24_000)
})

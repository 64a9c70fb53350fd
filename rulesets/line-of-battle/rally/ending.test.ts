import type { Message } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { ScenarioRules } from '../setting.ts'
import type { Landing, Ship, State } from '../state.ts'
import { battleOf, tableFor } from '../testing.ts'
import { countPoints, endBattle, endingOf, missionPointsOf, resultOf } from './ending.ts'
import { rallyEvolve } from './evolve.ts'

const corners = [
  { id: 'red1', x: 10_000, y: 10_000 },
  { id: 'blue1', seat: 'blue', x: 40_000, y: 40_000 },
]

function endedAt(turn: number, ships: Partial<Ship>[] = corners): State {
  const state = battleOf({ turn, ships, rules: { turnLimit: 12 } })
  countPoints(tableFor(state, rallyEvolve))
  return state
}

test('[LOB-048] the battle ends after its last turn and goes on before', () => {
  expect(endedAt(11).outcome).toBeNull()
  expect(endedAt(12).outcome).toEqual({
    winners: [],
    message: {
      key: 'lob.outcome.draw',
      values: expect.objectContaining({
        ending: { key: 'lob.ending.turnLimit' },
        pointsOfA: 5,
        pointsOfB: 5,
      }),
    },
  })
})

test('[LOB-048] it ends when a side has no operational ship on the board and none to come', () => {
  const wreck = { id: 'wreck', seat: 'blue', crew: 0, x: 40_000, y: 40_000 }
  expect(endedAt(2, [{ id: 'red1' }, wreck]).outcome).not.toBeNull()
  const relief = { id: 'relief', seat: 'blue', status: 'waiting' as const }
  const convoy = battleOf({
    ships: [{ id: 'red1' }, wreck, relief],
    rules: { deployment: 'convoy' },
  })
  expect(endingOf(convoy)).toBeNull()
})

test('[LOB-048] [LOB-042] a ship that found no room on her ground is not one to come', () => {
  const wreck = { id: 'wreck', seat: 'blue', crew: 0, x: 40_000, y: 40_000 }
  const away = { id: 'away', seat: 'blue', status: 'waiting' as const }
  expect(endedAt(2, [{ id: 'red1' }, wreck, away]).outcome).not.toBeNull()
})

test('[LOB-048] it ends when all agree', () => {
  const state = battleOf({ ships: corners, proposal: 'end' })
  endBattle(tableFor(state, rallyEvolve), 'agreement')
  expect(state.outcome?.message.values?.ending).toEqual({ key: 'lob.ending.agreement' })
  expect(state.proposal).toBeNull()
})

test('[LOB-215] [LOB-216] [LOB-217] [LOB-218] every line of the count is told before the result', () => {
  const ships = [
    { id: 'a', x: 10_000, y: 10_000 },
    { id: 'b', seat: 'blue', status: 'sunk' as const, officer: 'admiral' as const },
    { id: 'c', firstSeat: 'blue', x: 11_000, y: 10_000 },
    { id: 'd', status: 'fled' as const, left: { edge: 0, byMorale: true } },
  ]
  const table = tableFor(battleOf({ ships, turn: 3 }), rallyEvolve)
  countPoints(table)
  const counted = table.events.flatMap(event => (event.kind === 'pointsCounted' ? [event] : []))
  expect(
    counted.map(({ side, rule, points, ship, quarter }) => ({ side, rule, points, ship, quarter })),
  ).toEqual([
    { side: 0, rule: 'LOB-215', points: 10, ship: 'b', quarter: null },
    { side: 0, rule: 'LOB-216', points: 5, ship: 'c', quarter: null },
    { side: 0, rule: 'LOB-218', points: 5, ship: null, quarter: 0 },
    { side: 1, rule: 'LOB-217', points: 5, ship: 'd', quarter: null },
  ])
  expect(table.events.at(-1)).toMatchObject({ kind: 'battleEnded', points: [20, 5] })
})

test('[LOB-254] the points of the task are a line of the count', () => {
  const table = tableFor(spying(gone), rallyEvolve)
  countPoints(table)
  expect(table.events).toContainEqual({
    kind: 'pointsCounted',
    side: 0,
    rule: 'LOB-254',
    points: 10,
    ship: null,
    quarter: null,
  })
})

test('[LOB-112] a link of a line that was broken mends when the turn is over', () => {
  const state = battleOf({
    ships: corners,
    brokenLinks: [{ leader: 'a', follower: 'b' }],
    shaken: ['red1'],
  })
  countPoints(tableFor(state, rallyEvolve))
  expect([state.brokenLinks, state.shaken]).toEqual([[], []])
})

test('[LOB-219] the side with more points wins by the grade of the difference', () => {
  const lost = { seat: 'red', firstSeat: 'blue', officer: 'admiral' as const }
  const sunk = { id: 'b', seat: 'blue', status: 'sunk' as const }
  const state = endedAt(3, [{ id: 'a', ...lost, x: 10_000, y: 10_000 }, sunk])
  expect(state.outcome).toEqual({
    winners: ['red'],
    message: {
      key: 'lob.outcome.won',
      values: expect.objectContaining({
        side: { key: 'lob.side.0' },
        grade: { key: 'lob.grade.narrow' },
        pointsOfA: 20,
        pointsOfB: 0,
      }),
    },
  })
})

function told({ key, values = {} }: Message): string {
  const words = Object.values(values).map(value =>
    typeof value === 'object' ? told(value) : String(value),
  )
  return [key, ...words].join(' ')
}

test('[LOB-048] [LOB-215] [LOB-218] the end tells what became of each ship, and what points are for', () => {
  const state = endedAt(3, [
    { id: 'ajax', x: 10_000, y: 10_000 },
    { id: 'wreck', seat: 'blue', crew: 0, x: 40_000, y: 40_000 },
    { id: 'heros', seat: 'blue', status: 'fled' },
    { id: 'prize', seat: 'red', firstSeat: 'blue', x: 10_000, y: 12_000 },
  ])
  const { ending, forA, forB } = state.outcome?.message.values ?? {}
  if (typeof ending !== 'object' || typeof forA !== 'object') throw new Error('Nothing was told.')
  expect(told(ending)).toMatch(/^lob.ending.fleetGone lob.side.1 /)
  for (const fate of ['wreck lob.gone.unmanned', 'heros lob.gone.fled', 'prize lob.gone.taken'])
    expect(told(ending)).toContain(fate)
  expect(told(forA)).toContain('5 lob.points.quarter lob.quarter.0')
  expect(told(forA)).toContain('5 lob.points.fled heros')
  expect(forB).toEqual({ key: 'lob.outcome.nothing' })
})

type Victory = ScenarioRules['victory']

function task(victory: Victory, ships: Partial<Ship>[], more: Partial<State> = {}): State {
  const rules = { victory, exitEdges: victory === 'puttingToSea' ? [9000] : [] }
  return { ...battleOf({ ships, rules, turn: 3 }), ...more }
}

const raider = { id: 'raider', seat: 'blue' }
const gone = { status: 'fled' as const, left: { edge: 9000, byMorale: false } }
const routed = { status: 'fled' as const, left: { edge: 9000, byMorale: true } }
const merchants = (...fates: Partial<Ship>[]) => [
  { id: 'escort' },
  ...fates.map((fate, index) => ({ id: `m${index}`, card: 'merchant', ...fate })),
]
const squadron = (...fates: Partial<Ship>[]) =>
  fates.map((fate, index) => ({ id: `s${index}`, ...fate }))

const sideThatWins = (state: State) => resultOf(state).side
const takenByBlue = { seat: 'blue', firstSeat: 'red' }
const sunk = { status: 'sunk' as const }

test('[LOB-220] [LOB-S-2] a convoy wins with three merchantmen off the board, driven ones not counted', () => {
  const away = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
  expect([endingOf(away), sideThatWins(away)]).toEqual(['mission', 0])
  const driven = task('convoy', [...merchants(gone, gone, routed, {}, {}), raider])
  expect(endingOf(driven)).toBeNull()
})

test('[LOB-220] as agreed the edge the raiders came in over does not count', () => {
  const state = task('convoy', [...merchants(gone, gone, gone, {}, {}), raider])
  const blue = state.players.find(player => player.seat === 'blue')
  if (blue) blue.entryEdge = 9000
  expect(endingOf(state)).toBe('mission')
  state.options.convoyExit = 'notEntryEdge'
  expect(endingOf(state)).toBeNull()
})

test('[LOB-221] merchantmen taken and surrendered are destroyed; three are enough for the raiders', () => {
  const struck = { ...takenByBlue, isStruck: true, crew: 0 }
  const state = task('convoy', [...merchants(sunk, takenByBlue, struck, {}, {}), raider])
  expect([endingOf(state), sideThatWins(state)]).toEqual(['mission', 1])
  expect(endingOf(task('convoy', [...merchants(sunk, sunk, {}, {}, {}), raider]))).toBeNull()
})

test('[LOB-221] a fleet without an operational ship on the board is gone', () => {
  const state = task('convoy', [...merchants({}, {}), { ...raider, crew: 0 }])
  expect([endingOf(state), sideThatWins(state)]).toEqual(['mission', 0])
})

test('[LOB-220] a convoy that is away to the last ship has won', () => {
  const ships = [{ id: 'escort', ...gone }, ...merchants(gone, gone, gone).slice(1), raider]
  expect(sideThatWins(task('convoy', ships))).toBe(0)
  const tooFew = [{ id: 'escort', ...gone }, ...merchants(gone, gone, routed).slice(1), raider]
  expect(sideThatWins(task('convoy', tooFew))).toBe(1)
})

test('[LOB-221] at the turn limit with neither condition met it is a draw', () => {
  const state = task('convoy', [...merchants({}, {}, {}), raider], { turn: 20 })
  expect([endingOf(state), sideThatWins(state)]).toEqual(['turnLimit', null])
})

test('[LOB-220] [LOB-S-3] putting to sea: two thirds of the fleet away over the right edge', () => {
  const won = task('puttingToSea', [...squadron(gone, gone, {}), raider])
  expect([endingOf(won), sideThatWins(won)]).toEqual(['mission', 0])
  const wrongEdge = { ...gone, left: { edge: 0, byMorale: false } }
  expect(endingOf(task('puttingToSea', [...squadron(gone, wrongEdge, {}), raider]))).toBeNull()
  expect(endingOf(task('puttingToSea', [...squadron(gone, routed, {}), raider]))).toBeNull()
})

test('[LOB-220] putting to sea: more than one third destroyed', () => {
  expect(endingOf(task('puttingToSea', [...squadron(sunk, {}, {}), raider]))).toBeNull()
  const lost = task('puttingToSea', [...squadron(sunk, takenByBlue, {}), raider])
  expect([endingOf(lost), sideThatWins(lost)]).toEqual(['mission', 1])
})

const inHarbour = { status: 'inHarbour' as const }

test('[LOB-220] [LOB-S-4] blockade: two thirds in harbour win', () => {
  const won = task('blockade', [...squadron(inHarbour, inHarbour, {}), raider])
  expect([endingOf(won), sideThatWins(won)]).toEqual(['mission', 0])
})

test('[LOB-220] blockade: one third at most wins for the blockaders as soon as no more can come', () => {
  const open = task('blockade', [...squadron(inHarbour, sunk, {}), raider])
  expect(endingOf(open)).toBeNull()
  const shut = task('blockade', [...squadron(inHarbour, sunk, sunk), raider])
  expect([endingOf(shut), sideThatWins(shut)]).toEqual(['mission', 1])
})

test('[LOB-220] blockade: between one and two thirds at the turn limit nobody wins', () => {
  const six = squadron(inHarbour, inHarbour, inHarbour, {}, {}, {})
  const state = task('blockade', [...six, raider], { turn: 20 })
  expect([endingOf(state), sideThatWins(state)]).toEqual(['turnLimit', null])
  const late = squadron(inHarbour, {}, {})
  expect(sideThatWins(task('blockade', [...late, raider], { turn: 20 }))).toBe(1)
})

test('[LOB-220] blockade: with the blockaders gone the rest comes in unhindered', () => {
  const free = task('blockade', [...squadron({}, {}, sunk), { ...raider, crew: 0 }])
  expect([endingOf(free), sideThatWins(free)]).toEqual(['mission', 0])
})

function landing(given: Partial<Landing>): Landing {
  return {
    ship: 's0',
    seat: 'red',
    objective: 'house',
    landingX: 0,
    landingY: 0,
    pickUpX: 0,
    pickUpY: 0,
    dueIn: 5,
    outcome: 'succeeded',
    carrier: 's0',
    ...given,
  }
}

function spying(fate: Partial<Ship>, given: Partial<Landing> = {}): State {
  const rules = { victory: 'spy' as const, exitEdges: [9000], missionPoints: 10 }
  const ships = [...squadron(fate, {}), { ...raider, x: 40_000 }]
  return battleOf({ ships, rules, turn: 3, landings: [landing(given)] })
}

test('[LOB-121] [LOB-254] [LOB-S-8] the spy: away with the party over the right edge brings the mission points', () => {
  const state = spying(gone)
  expect(endingOf(state)).toBe('mission')
  expect([missionPointsOf(state, 0), missionPointsOf(state, 1)]).toEqual([10, 0])
  expect(resultOf(state).points[0]).toBeGreaterThanOrEqual(10)
})

test('[LOB-220] the spy: the battle goes on while the party is ashore or aboard', () => {
  expect(endingOf(spying({}))).toBeNull()
  expect(endingOf(spying({}, { outcome: 'ashore', carrier: null }))).toBeNull()
})

test('[LOB-254] the spy: with the guards gone nobody hinders the party any more', () => {
  const state = spying({}, { outcome: 'ashore', carrier: null })
  for (const ship of state.ships) if (ship.seat === 'blue') ship.crew = 0
  expect([endingOf(state), missionPointsOf(state, 0)]).toEqual(['mission', 10])
})

test('[LOB-254] the spy: at the turn limit an open task counts as failed', () => {
  const state = spying({}, { outcome: 'ashore', carrier: null })
  state.turn = 20
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['turnLimit', 10])
})

const unfetched = { outcome: 'failed', carrier: null } as const
const village = { id: 'spy', name: 'spy', x: 0, y: 0, priority: 1 }

test('[LOB-S-8] the spy: after a party that nobody fetched another may be landed in time', () => {
  const state = spying({}, { objective: 'spy', ...unfetched })
  state.objectives.push(village)
  expect(endingOf(state)).toBeNull()
  state.turn = state.rules.turnLimit - 3
  expect(endingOf(state)).toBeNull()
  state.turn += 1
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['mission', 10])
})

test('[LOB-S-8] the spy: a party lost with the ship that fetched it is followed by none', () => {
  const state = spying(sunk, { objective: 'spy' })
  state.objectives.push(village)
  expect([endingOf(state), missionPointsOf(state, 1)]).toEqual(['mission', 10])
})

test.each([
  ['nobody fetched them and there is nothing to land for', {}, unfetched],
  ['the carrier is taken', takenByBlue, {}],
  ['the carrier is sunk', sunk, {}],
  ['the carrier leaves elsewhere', { ...gone, left: { edge: 0, byMorale: false } }, {}],
] as const)('[LOB-254] the spy: %s, and the points go to the other side', (_, fate, given) => {
  const state = spying(fate, given)
  expect(endingOf(state)).toBe('mission')
  expect([missionPointsOf(state, 0), missionPointsOf(state, 1)]).toEqual([0, 10])
})

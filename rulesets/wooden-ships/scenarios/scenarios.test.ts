import { expect, describe, test } from 'vitest'
import { begin, prepare, seededDice } from '@grognard/umpire'
import { classChart } from '../book/tables/class-chart.ts'
import { woodenShips } from '../index.ts'
import { distanceBetween } from '../model/ships.ts'
import type { State } from '../model/state.ts'
import { advancedFrom } from '../model/new-ship.ts'

function battle(scenario: string, options = {}): State {
  return begin(woodenShips, prepare(woodenShips, scenario, options), seededDice('one')).state
}

/** Ships and points of each fleet, the distance of the nearest enemies, the wind. */
function summary({ cards, ships, wind, rules }: State): Record<string, unknown> {
  const fleets = [0, 1].map(fleet => cards.filter(card => card.fleet === fleet))
  const there = ships.filter(({ status }) => status === 'afloat')
  const apart = there.flatMap(one =>
    there
      .filter(other => cards[one.index]?.fleet === 0 && cards[other.index]?.fleet === 1)
      .map(other => distanceBetween(one, other)),
  )
  return {
    ships: fleets.map(({ length }) => length),
    points: fleets.map(fleet => fleet.reduce((sum, { points }) => sum + points, 0)),
    nearest: Math.min(...apart),
    wind: [wind.direction, wind.velocity, wind.change],
    victory: rules.victory,
  }
}

const duel = { ships: [1, 1], victory: 'duel' }

test.each([
  [
    'WS-S-1',
    'trafalgar',
    { ships: [27, 33], points: [759, 758], nearest: 4, wind: [5, 2, 6], victory: 'points' },
  ],
  [
    'WS-S-1F',
    'trafalgar-frigates',
    { ships: [31, 38], points: [803, 823], nearest: 4, wind: [5, 2, 6], victory: 'points' },
  ],
  ['WS-S-2', 'mars-hercule', { ...duel, points: [29, 24], nearest: 13, wind: [1, 3, 5] }],
  ['WS-S-3', 'nymphe-cleopatre', { ...duel, points: [11, 10], nearest: 13, wind: [1, 3, 4] }],
  ['WS-S-4', 'constitution', { ...duel, points: [24, 15], nearest: 13, wind: [2, 5, 6] }],
  ['WS-S-5', 'flamborough-head', { ...duel, points: [11, 12], nearest: 11, wind: [1, 3, 6] }],
  [
    'WS-S-6',
    'san-domingo',
    { ships: [9, 8], points: [210, 164], nearest: 12, wind: [5, 3, 6], victory: 'escape' },
  ],
])('[WS-S-1] [WS-S-1F] [WS-S-2] [WS-S-3] [WS-S-4] [WS-S-5] [WS-S-6] %s', (_rule, id, wanted) => {
  expect(summary(battle(id))).toMatchObject(wanted)
})

test.each([
  ['ranger-drake', { ...duel, points: [7, 6], nearest: 12, wind: [4, 3, 5] }],
  ['ambuscade-bayonnaise', { ...duel, points: [9, 9], nearest: 15, wind: [4, 3, 5] }],
  ['constellation-insurgente', { ...duel, points: [17, 11], nearest: 16, wind: [1, 5, 6] }],
  ['constellation-vengeance', { ...duel, points: [17, 15], nearest: 12, wind: [1, 3, 5] }],
  ['united-states-macedonian', { ...duel, points: [24, 16], nearest: 19, wind: [1, 3, 5] }],
  ['constitution-java', { ...duel, points: [24, 19], nearest: 10, wind: [1, 3, 6] }],
  ['chesapeake-shannon', { ...duel, points: [14, 17], nearest: 12, wind: [1, 3, 5] }],
  ['wasp-reindeer', { ...duel, points: [12, 9], nearest: 11, wind: [1, 1, 5] }],
  ['natividad', { ...duel, points: [13, 14], nearest: 10, wind: [1, 5, 5] }],
  [
    'lake-erie',
    { ships: [2, 3], points: [21, 18], nearest: 12, wind: [1, 1, 6], victory: 'points' },
  ],
  [
    'lake-champlain',
    { ships: [4, 3], points: [36, 29], nearest: 12, wind: [4, 3, 6], victory: 'points' },
  ],
  ['droits-de-lhomme', { ships: [2, 1], points: [28, 24], nearest: 20, victory: 'points' }],
  ['cyane-levant', { ships: [1, 2], points: [24, 21], nearest: 11, victory: 'points' }],
  ['president', { ships: [3, 1], points: [52, 24], nearest: 7, victory: 'escape' }],
  ['lissa', { ships: [4, 6], points: [55, 75], nearest: 12, victory: 'points' }],
])('[WS-S-8] frigate actions: %s', (id, wanted) => {
  expect(summary(battle(id))).toMatchObject(wanted)
})

test('[WS-S-8] [WS-110] on Lake Champlain one may anchor, and nobody lies at anchor yet', () => {
  const { ships, rules } = battle('lake-champlain')
  expect(rules.hasAnchorage).toBe(true)
  expect(ships.map(({ anchor }) => anchor)).toEqual(ships.map(() => 'none'))
  expect(battle('lake-erie').rules.hasAnchorage).toBe(false)
})

test('[WS-S-8] schooners of the Lakes are no galleys, and have a crew section fewer', () => {
  const small = [...battle('lake-erie').cards, ...battle('lake-champlain').cards].filter(
    ({ log }) => log.crew[0] === 0,
  )
  expect(
    small.map(({ id, class: shipClass, full, log }) => [id, shipClass, full, log.crew]),
  ).toEqual([
    ['lady-prevost', 5, 7, [0, 2, 2]],
    ['preble', 5, 7, [0, 2, 2]],
  ])
})

describe('[WS-013] at the start no two ships share a hex', () => {
  test.each(Object.keys(woodenShips.scenarios))('%s', id => {
    const ships = battle(id).ships.filter(({ status }) => status === 'afloat')
    const apart = ships.flatMap((one, at) =>
      ships.slice(at + 1).map(other => distanceBetween(one, other)),
    )
    expect(Math.min(...apart)).toBeGreaterThan(0)
  })
})

test('[WS-063] seven of the British come on later at Trafalgar', () => {
  const waiting = battle('trafalgar').ships.filter(({ status }) => status === 'waiting')
  expect(waiting.length).toBe(7)
})

test('[WS-005] the basic game is played with Basic logs', () => {
  const hulls = ['basic', 'advanced', 'battleRules'].map(
    game => battle('mars-hercule', { game }).ships[0]?.hull,
  )
  expect(hulls).toEqual([14, 21, 21])
})

test('[WS-022] without seasoned crews such a crew is average', () => {
  const qualityOf = (seasonedCrews: boolean) =>
    battle('san-domingo', { seasonedCrews }).ships.find(({ id }) => id === 'atlas')?.quality
  expect([qualityOf(true), qualityOf(false)]).toEqual(['SE', 'AV'])
})

test('[WS-025] a counter of her own goes with a ship, and leaders go aboard', () => {
  const [richard] = battle('flamborough-head').cards
  expect(richard).toMatchObject({ turning: 2, battle: 3, full: 5 })
  expect(battle('trafalgar').cards.find(({ id }) => id === 'victory')?.leaders).toEqual(['Nelson'])
})

describe('[WS-016] the class chart', () => {
  test('points fall with quality, and those of seasoned crews lie halfway between crack and average', () => {
    for (const { id, points } of classChart) {
      const { EL, CR, SE, AV, GR, PR } = points
      expect([EL, CR, SE, AV, GR, PR], id).toEqual(
        [EL, CR, SE, AV, GR, PR].toSorted((a, b) => b - a),
      )
      expect(SE, id).toBe(Math.ceil((AV + CR) / 2))
    }
  })

  test('has the ships of the scenarios: Mars and Hercule are of it', () => {
    const logs = classChart.map(({ log }) => JSON.stringify(advancedFrom(log)))
    for (const { log } of battle('mars-hercule').cards) expect(logs).toContain(JSON.stringify(log))
  })
})

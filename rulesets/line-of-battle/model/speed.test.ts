import { inches } from '@grognard/geometry/measured/units.ts'
import { tallyLines } from '@grognard/umpire'
import { expect, test } from 'vitest'
import type { LobOptions } from '../book/options.ts'
import { cards } from '../book/tables/ships.ts'
import { battleOf, shipWith } from './fixtures.ts'
import { speedModifiers, speedOf, speedReasons } from './speed.ts'
import type { Ship } from './state.ts'

/** Wind from the north: heading 180 has it astern, 0 ahead, 90 abeam. */
const astern = 18_000
const abeam = 9000

function speed(ship: Partial<Ship>, options: Partial<LobOptions> = {}, usesAnchor = false) {
  const state = battleOf({ options })
  return speedOf(state, shipWith({ heading: abeam, ...ship }), usesAnchor)
}

const nations = { nations: true }

test('[LOB-060] without wind astern or ahead a class moves by its base move', () => {
  for (const card of cards) expect(speed({ card: card.id })).toBe(card.move)
})

test.each([
  ['LOB-TV-34', 'first rate, wind aft', { card: 'line1', heading: astern }, 5],
  ['LOB-TV-35', 'first rate into the wind', { card: 'line1', heading: 0 }, 2],
  ['LOB-TV-36', 'schooner, wind aft', { card: 'schooner', heading: astern }, 7],
  ['LOB-TV-37', 'French third rate', { card: 'line3', nation: 'france' as const }, 4],
  [
    'LOB-TV-38',
    'American frigate, wind aft',
    { card: 'frigate5', nation: 'usa' as const, heading: astern },
    8,
  ],
  [
    'LOB-TV-39',
    'third rate, wind aft, no mainmast',
    { card: 'line3', heading: astern, isMainmastLost: true },
    2.5,
  ],
  [
    'LOB-TV-40',
    'third rate into the wind, no mainmast',
    { card: 'line3', heading: 0, isMainmastLost: true },
    1,
  ],
])('[LOB-067] [LOB-242] [LOB-244] %s: %s', (_vector, _what, ship, expected) => {
  expect(speed(ship, nations)).toBe(inches(expected))
})

test('[LOB-240] nations change nothing unless they are played', () => {
  expect(speed({ card: 'frigate5', nation: 'usa' })).toBe(inches(4))
})

test('[LOB-067] [LOB-148] half the sails or more halve the speed, less does not (LOB-TV-49, LOB-TV-50)', () => {
  expect(speed({ card: 'brig', sails: 3 })).toBe(inches(2))
  expect(speed({ card: 'brig', sails: 4 })).toBe(inches(4))
  expect(speed({ card: 'line3', sails: 5 })).toBe(inches(1.5))
})

test('[LOB-067] [LOB-142] mast and sails together halve it once, and never below an inch', () => {
  expect(speed({ card: 'brig', sails: 3, isMainmastLost: true })).toBe(inches(2))
  expect(speed({ card: 'line1', heading: 0, sails: 1 }, {}, true)).toBe(inches(1))
})

test('[LOB-077] [LOB-071] [LOB-072] the inch for the anchor goes before the halving', () => {
  expect(speed({ card: 'brig' }, {}, true)).toBe(inches(3))
  expect(speed({ card: 'brig', isMainmastLost: true }, {}, true)).toBe(inches(1.5))
})

test('[LOB-066] where the sector is closed the inch for wind ahead is never taken off', () => {
  expect(speed({ heading: 0 }, { noGo30: true })).toBe(inches(4))
  const wide = { noGo30: true, windToleranceDeg: 45 as const }
  expect(speed({ heading: 4000 }, wide)).toBe(inches(4))
  expect(speed({ heading: 4000 }, { windToleranceDeg: 45 })).toBe(inches(3))
})

test('[LOB-096] a ship aground has no good of the wind astern', () => {
  expect(speed({ heading: astern, agroundSince: 1 })).toBe(inches(4))
})

test('[LOB-032] [LOB-067] the weather changes no speed', () => {
  const speeds = [1, 2, 3, 4, 5, 6].map(weather =>
    speedOf(battleOf({ weather }), shipWith({ heading: astern }), false),
  )
  expect(new Set(speeds)).toEqual(new Set([inches(6)]))
})

test('[LOB-062] every change of the speed is named with its rule', () => {
  const state = battleOf({ options: nations })
  const ship = shipWith({ heading: astern, nation: 'france' })
  const lines = tallyLines(speedModifiers, { state, ship, usesAnchor: true })
  expect(lines.map(line => [line.rule, line.value])).toEqual([
    ['LOB-077', inches(-1)],
    ['LOB-240', inches(1)],
    ['LOB-062', inches(2)],
  ])
})

function reasons(given: Partial<Ship>, setting: Parameters<typeof battleOf>[0] = {}) {
  const state = battleOf({ ships: [given], windFrom: 27_000, ...setting })
  return state.ships.flatMap(ship => speedReasons(state, ship)).map(line => line.values)
}

test('[LOB-062] [LOB-064] [LOB-065] what the wind does is told, with how exact the heading must be', () => {
  expect(reasons({ heading: 10_500 })).toEqual([
    expect.objectContaining({ rule: 'LOB-062', sign: '+', inches: 2 }),
  ])
  expect(reasons({ heading: 10_501 })).toEqual([{ rule: 'LOB-064', tolerance: 15 }])
})

test('[LOB-077] [LOB-142] [LOB-148] so is the anchor, and what halves the speed, once', () => {
  expect(reasons({ heading: 0, isAnchored: true })[0]).toMatchObject({ rule: 'LOB-077', sign: '−' })
  const rulesOf = (given: Partial<Ship>) => reasons({ heading: 0, ...given }).map(row => row?.rule)
  expect(rulesOf({ isMainmastLost: true, sails: 1 })).toEqual(['LOB-064', 'LOB-142'])
  expect(rulesOf({ sails: 4 })).toEqual(['LOB-064', 'LOB-148'])
})

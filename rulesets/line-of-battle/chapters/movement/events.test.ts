import { expect, test } from 'vitest'
import { battleOf, faultsInLines } from '../../model/fixtures.ts'
import { movementEvents } from './events.ts'

const before = battleOf({
  ships: [
    { id: 'a', name: 'Ajax' },
    { id: 'b', name: 'Berwick' },
  ],
})

const pose = { x: 1000, y: 2000, heading: 9000 }
const straight = {
  ship: 'a',
  legs: [],
  poses: [pose],
  travelled: 2500,
  speed: 4000,
  isWeighed: false,
  isAnchored: false,
  met: null,
  isFlight: false,
}

const { leftBoard, ranAground, reachedHarbour, sailed, wrecked } = movementEvents
const lines = [
  sailed.describe(straight, before),
  sailed.describe({ ...straight, met: 'b' }, before),
  sailed.describe({ ...straight, isFlight: true }, before),
  sailed.describe({ ...straight, isAnchored: true }, before),
  sailed.describe({ ...straight, isWeighed: true }, before),
  ranAground.describe({ ship: 'a', damage: 2, hull: 8, turn: 1 }, before),
  wrecked.describe({ ship: 'a' }, before),
  leftBoard.describe({ ship: 'a', edge: 0, byMorale: false }, before),
  leftBoard.describe({ ship: 'a', edge: 9000, byMorale: true }, before),
  reachedHarbour.describe({ ship: 'a', edge: 0, byMorale: false }, before),
]

test('wherever a ship sails is told in every language', () => {
  expect(faultsInLines(lines)).toEqual([])
})

test('what is told names the ships and measures in inches and degrees', () => {
  expect(sailed.describe({ ...straight, met: 'b' }, before)).toEqual({
    key: 'lob.event.sailedInto',
    values: { ship: 'Ajax', inches: 2.5, degrees: 90, other: 'Berwick' },
  })
})

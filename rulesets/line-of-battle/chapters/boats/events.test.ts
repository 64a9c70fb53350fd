import { expect, test } from 'vitest'
import { battleOf, faultsInLines } from '../../model/fixtures.ts'
import { boatsEvents } from './events.ts'

const before = battleOf({
  ships: [
    { id: 'a', name: 'Ajax' },
    { id: 'b', name: 'Berwick' },
  ],
  objectives: [{ id: 'o', name: 'spy', x: 0, y: 0, priority: 1 }],
})

const landing = {
  ship: 'a',
  seat: 'red',
  objective: 'o',
  landingX: 0,
  landingY: 0,
  pickUpX: 0,
  pickUpY: 0,
  dueIn: 7,
  outcome: 'ashore' as const,
  carrier: null,
}
const crew = {
  from: 'a',
  to: 'b',
  turn: 1,
  declared: 4,
  arrived: 2,
  lost: 0,
  fromCrew: 3,
  toCrew: 5,
}

const { crewTransferred, partyLanded, landingEnded } = boatsEvents
const lines = [
  crewTransferred.describe({ ...crew, die: null }, before),
  crewTransferred.describe({ ...crew, die: 3 }, before),
  partyLanded.describe({ landing }, before),
  landingEnded.describe({ place: 0, ship: 'a', outcome: 'succeeded', carrier: 'b' }, before),
  landingEnded.describe({ place: 0, ship: 'a', outcome: 'failed', carrier: null }, before),
]

test('whatever boats do is told in every language', () => {
  expect(faultsInLines(lines)).toEqual([])
})

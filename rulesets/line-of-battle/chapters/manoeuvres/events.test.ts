import { expect, test } from 'vitest'
import { battleOf, faultsInLines } from '../../model/fixtures.ts'
import { manoeuvresEvents } from './events.ts'

const before = battleOf({
  ships: [
    { id: 'a', name: 'Ajax' },
    { id: 'b', name: 'Berwick' },
  ],
})
const pose = { x: 1000, y: 2000, heading: 9000 }
const tried = { ship: 'a', turn: 1, die: 5, ...pose }

const { anchored, lineFormed, linesSeen, linkBroken, refloatTried, spun } = manoeuvresEvents
const { tackDeclared, tackRolled, tackJudged } = manoeuvresEvents
const lines = [
  linkBroken.describe({ leader: 'a', follower: 'b', by: 'b' }, before),
  tackDeclared.describe({ ship: 'a' }, before),
  tackRolled.describe({ ship: 'a', die: 4, bonus: 1 }, before),
  tackJudged.describe({ ship: 'a', isPassed: true }, before),
  tackJudged.describe({ ship: 'a', isPassed: false }, before),
  anchored.describe({ ship: 'a' }, before),
  spun.describe({ ship: 'a', heading: 0, met: null }, before),
  spun.describe({ ship: 'a', heading: 0, met: 'b' }, before),
  refloatTried.describe({ ...tried, isFree: true }, before),
  refloatTried.describe({ ...tried, die: 1, isFree: false }, before),
  lineFormed.describe({ seat: 'red', ships: ['a', 'b'] }, before),
  linesSeen.describe({ ships: ['a'] }, before),
]

test('whatever comes of manoeuvres is told in every language', () => {
  expect(faultsInLines(lines)).toEqual([])
})

test('[LOB-095] [LOB-101] an attempt that fails is told as one that fails', () => {
  const keys = [true, false].map(isFree => refloatTried.describe({ ...tried, isFree }, before)?.key)
  expect(keys).toEqual(['lob.event.refloated', 'lob.event.stayedAground'])
})

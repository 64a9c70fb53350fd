import { expect, test } from 'vitest'
import { battleOf } from '../fixtures.ts'
import { layingAt, layingBack, layingOf, layings } from './laying.ts'
import { exposure, opportunity, outlookFor } from './outlook.ts'
import { firingWaysWithin, posesWithin, waysOnto } from './reach.ts'

const target = { x: 2, y: -3, heading: 5 }

test('[SOL-053] ways to bring guns to bear are those of all poses within the moves', () => {
  const poses = posesWithin(1, 4, 3)
  const expected = poses.map(pose => layingOf(pose, target)).filter(laying => laying !== null)
  const ways = waysOnto(firingWaysWithin(1, 4, 3), target.x, target.y)
  expect(ways.map(way => layings[layingAt(way, target.heading)])).toEqual(expected)
  expect(expected.length).toBeGreaterThan(10)
})

test('[SOL-065] and how the target answers each of them', () => {
  const answers = posesWithin(1, 4, 3)
    .filter(pose => layingOf(pose, target) !== null)
    .map(pose => layingOf(target, pose))
  const ways = waysOnto(firingWaysWithin(1, 4, 3), target.x, target.y)
  const back = ways.map(way => layings[layingBack(way, target.heading)] ?? null)
  expect(back).toEqual(answers)
  expect(answers).toContain(null)
})

test('nothing bears on a dot beyond moves and range', () => {
  expect(waysOnto(firingWaysWithin(0, 4, 1), 0, -5)).toEqual([])
})

test('[SOL-082] a ship held by a wreck threatens no farther than a cable', () => {
  const prospects = (isWreckHolding: boolean) => {
    const foe = { seat: 'b', x: 10, y: 8, heading: 0, isWreckHolding }
    const state = battleOf({ ships: [{ x: 12, y: 8, heading: 0 }, foe] })
    const [ship] = state.ships
    if (!ship) throw new Error('There is no ship.')
    const outlook = outlookFor(state, 'a', ship)
    return [exposure(outlook, ship), opportunity(outlook, ship)]
  }
  const [[danger = 0, chance = 0], [less = 0, more = 0]] = [prospects(false), prospects(true)]
  expect(danger).toBeGreaterThan(0)
  expect(less).toBe(0)
  expect(more).toBeGreaterThanOrEqual(chance)
})

import { expect, test } from 'vitest'
import { hexNamed } from '@grognard/geometry/hex/names.ts'
import { battleOf } from '../model/fixtures.ts'
import type { TestShip } from '../model/fixtures.ts'
import { posesAlong } from '../model/plots.ts'
import type { PlotStep } from '../model/plots.ts'
import { stoppedBy } from './clashes.ts'
import { thoughtsOn } from './exchange.ts'
import { outlookFor } from './outlook.ts'
import { becalmedAt } from './reach.ts'
import { coursesOf } from './sailing.ts'

const sea = (foe: TestShip) =>
  battleOf({
    ships: [
      { id: 'ajax', at: 'R20', heading: 1, speed: 2 },
      { id: 'heros', seat: 'b', heading: 2, ...foe },
    ],
  })

function stops(foe: TestShip, steps: readonly PlotStep[], ends: 'still' | 'sails') {
  const state = sea(foe)
  const [ajax, heros] = state.ships
  if (!ajax || !heros) throw new Error('There are two ships.')
  const outlook = outlookFor(thoughtsOn(state), ajax)
  const there = ends === 'still' ? becalmedAt(state, heros, heros.heading) : heros
  return stoppedBy(state, ajax, posesAlong(ajax, steps), [there], outlook)
}

test('[WS-091] who runs into an enemy that lies still is stopped in the hex before', () => {
  const found = stops({ at: 'R18', speed: 0 }, ['F', 'F', 'F'], 'still')
  expect(found).toMatchObject({ ...hexNamed('R19'), speed: 0 })
  expect(stops({ at: 'M18', speed: 0 }, ['F', 'F', 'F'], 'still')).toBeNull()
})

test('[WS-100] also where the wind takes him away when all others have sailed', () => {
  const found = stops({ at: 'R19', speed: 0, stillTurns: 1 }, ['F'], 'still')
  expect(found).toMatchObject({ ...hexNamed('R20'), speed: 0 })
})

test('of one who sails only the end is known', () => {
  expect(stops({ at: 'R18', speed: 2 }, ['F', 'F', 'F', 'F'], 'sails')).toBeNull()
  expect(stops({ at: 'R18', speed: 2 }, ['F', 'F'], 'sails')).toMatchObject(hexNamed('R19') ?? {})
})

test('an enemy who has lain still for turns is not expected to make way for her', () => {
  const foe = { at: 'R19', heading: 3, speed: 0, stillTurns: 3, driftClock: 0 }
  const [best] = coursesOf(sea(foe), 'a')?.courses ?? []
  expect(best?.plot.startsWith('1')).toBe(false)
})

import { nameOfHex } from '@grognard/geometry/hex/names.ts'
import { expect, test } from 'vitest'
import { arePlotsDone, moveOneStep } from '../chapters/movement/execution.ts'
import { showPlots } from '../chapters/plots/show-plots.ts'
import { battleOf, tableFor } from '../model/fixtures.ts'
import { poseOnGround } from '../model/plots.ts'
import type { State } from '../model/state.ts'
import { coursesInWake } from './followers.ts'
import { pathsOf } from './paths.ts'

/** A line of three to the north, the wind from astern of the beam; the first turns away. */
const line = (course: string): State =>
  battleOf({
    wind: { direction: 2 },
    ships: [
      { id: 'van', at: 'R20', heading: 1, speed: 2, plot: course },
      { id: 'rear', at: 'R24', heading: 1, speed: 2, plot: 'W' },
      { id: 'mid', at: 'R22', heading: 1, speed: 2, plot: 'W' },
      { id: 'alone', at: 'A1', heading: 1, plot: null },
    ],
  })

const endOf = (state: State, id: string) => {
  const end = coursesInWake(state).get(id)?.at(-1)
  return end && `${nameOfHex(end)} ${end.heading}`
}

/** Where it really ends, once all has been carried out. */
function sailed(state: State): State {
  const table = tableFor(state)
  showPlots(table)
  do moveOneStep(table)
  while (!arePlotsDone(state))
  return state
}

test.each(['2', '1R1', 'R2', '1', '2R'])(
  '[WS-089] ships in the wake of %s are shown where they will come to lie',
  course => {
    const ends = ['mid', 'rear'].map(id => endOf(line(course), id))
    const { ships } = sailed(line(course))
    const really = ['mid', 'rear'].map(id => {
      const ship = ships.find(one => one.id === id)
      return ship && `${nameOfHex(ship)} ${ship.heading}`
    })
    expect(ends).toEqual(really)
  },
)

test('[WS-064] each of them as a ghost at the end of her way, beside the tie to the ship ahead', () => {
  const state = line('2')
  const rear = pathsOf(state).filter(({ piece }) => piece === 'rear')
  expect(rear.map(({ kind }) => kind)).toEqual(['contact', 'march'])
  const end = coursesInWake(state).get('rear')?.at(-1)
  expect(rear[1]?.ghost).toMatchObject(end ? poseOnGround(end) : {})
  expect(pathsOf(state).some(({ piece }) => piece === 'alone')).toBe(false)
})

import { expect, test } from 'vitest'
import { batteryStruck, nearestBattery, nearestMast } from './bearing.ts'
import type { MastId, Side } from './state.ts'
import { batteryNumbers } from './tables/ship.ts'
import { target } from './testing-bearing.ts'

const fullSails: Record<MastId, number | null> = { fore: 3, main: 3, mizzen: 3 }

const works = [true, true, true, true, true]

const allGuns: Record<Side, boolean[]> = { starboard: works, port: works }

const gone = [false, false, false, false, false]

test('[SOL-063] batteries 1 and 2 abreast of a parallel ship hit foremast, 3 the main, 4 and 5 the mizzen', () => {
  const shooter = { x: 1, y: 0, heading: 0 }
  const ship = { ...target(0), masts: fullSails }
  const hit = batteryNumbers.map(n => nearestMast(shooter, n, ship, 'mast'))
  expect(hit).toEqual(['fore', 'fore', 'main', 'mizzen', 'mizzen'])
})

test('[SOL-063] a mast that is gone is passed over, for sails a bare one too', () => {
  const shooter = { x: 1, y: 0, heading: 0 }
  const ship = { ...target(0), masts: { fore: 0, main: null, mizzen: 3 } }
  expect(nearestMast(shooter, 1, ship, 'mast')).toBe('fore')
  expect(nearestMast(shooter, 1, ship, 'sail')).toBe('mizzen')
  expect(nearestMast(shooter, 3, ship, 'mast')).toBe('fore')
  expect(
    nearestMast(shooter, 3, { ...ship, masts: { fore: null, main: null, mizzen: null } }, 'mast'),
  ).toBeNull()
})

test('[SOL-063] of two masts equally near the one nearer the bow is hit', () => {
  const ship = { ...target(0), masts: { ...fullSails, main: null } }
  expect(nearestMast({ x: 1, y: 0, heading: 0 }, 3, ship, 'mast')).toBe('fore')
})

test('[SOL-074] the battery opposite is taken, then the next on that side, then the far side', () => {
  const shooter = { x: 1, y: 0, heading: 4 }
  const ship = { ...target(0), batteries: allGuns }
  const place = (side: Side, battery: number) => ({ side, battery })
  expect(nearestBattery(shooter, 1, ship)).toEqual(place('starboard', 5))
  const one = { starboard: [true, false, false, false, false], port: works }
  expect(nearestBattery(shooter, 1, { ...ship, batteries: one })).toEqual(place('starboard', 1))
  const far = { starboard: gone, port: works }
  expect(nearestBattery(shooter, 1, { ...ship, batteries: far })).toEqual(place('port', 5))
  const none = { starboard: gone, port: gone }
  expect(nearestBattery(shooter, 1, { ...ship, batteries: none })).toBeNull()
})

test('[SOL-074] from astern on the keel line each battery takes the side on which it stands itself', () => {
  const ship = { ...target(0), batteries: allGuns }
  const sides = (heading: number) =>
    batteryNumbers.map(n => nearestBattery({ x: 0, y: 1, heading }, n, ship)?.side)
  expect(sides(2)).toEqual(['starboard', 'starboard', 'starboard', 'port', 'port'])
  expect(sides(7)).toEqual(['port', 'port', 'starboard', 'starboard', 'starboard'])
})

test('[SOL-099] a struck ship loses the battery nearest to the moving ship', () => {
  const ship = { ...target(0), batteries: allGuns }
  expect(batteryStruck({ x: -1, y: 0, heading: 2 }, ship)).toEqual({ side: 'port', battery: 3 })
  expect(batteryStruck({ x: 1, y: 1, heading: 7 }, ship)).toEqual({ side: 'starboard', battery: 5 })
})

test('[SOL-099] dead astern the starboard one is taken, and where it is gone the other', () => {
  const ship = { ...target(0), batteries: allGuns }
  const astern = { x: 0, y: 1, heading: 0 }
  expect(batteryStruck(astern, ship)).toEqual({ side: 'starboard', battery: 5 })
  const batteries = { starboard: [true, true, true, true, false], port: works }
  expect(batteryStruck(astern, { ...ship, batteries })).toEqual({ side: 'port', battery: 5 })
  expect(batteryStruck(astern, { ...ship, batteries: { starboard: gone, port: works } })).toEqual({
    side: 'port',
    battery: 5,
  })
})

import { degrees, inches } from '@grognard/geometry/measured/units.ts'
import { expect, test } from 'vitest'
import * as fire from './fire.ts'
import {
  allLost,
  byDie,
  halfCrewFirepower,
  halfLost,
  rowIds,
  shotIds,
  shotRows,
  shots,
} from './fire.ts'
import fixture from './fixture.json' with { type: 'json' }

test('a table is read from 1, and beyond its ends there is no entry', () => {
  expect(byDie(['one', 'two'], 2)).toBe('two')
  expect(() => byDie(['one', 'two'], 0)).toThrow(RangeError)
  expect(() => byDie(['one', 'two'], 3)).toThrow(RangeError)
})

test('[LOB-054] there are three kinds of shot', () => {
  expect(shots.map(row => row.id)).toEqual([...shotIds])
})

test('[LOB-128] round shot reaches 15 inches, chain 10, grape 5', () => {
  const { round, grape, chain } = fixture.ranges
  expect(shots.map(row => row.range)).toEqual([round, grape, chain].map(inches))
})

test('[LOB-056] [LOB-146] [LOB-147] chain goes for the sails, grape for the crew', () => {
  expect(shotIds.map(id => shotRows[id].row)).toEqual([null, 'crew', 'sails'])
})

test('[LOB-008] a card has three rows of boxes', () => {
  expect(rowIds).toEqual(['hull', 'sails', 'crew'])
})

test('[LOB-148] [LOB-149] [LOB-150] [LOB-151] effects come at half and at all of a row', () => {
  expect([halfLost, allLost, halfCrewFirepower]).toEqual([50, 100, -2])
})

const dice = [1, 2, 3, 4, 5, 6]

test('[LOB-130] a battery bears 30 degrees either way from the beam', () => {
  expect(fire.halfArc).toBe(degrees(fixture.fire.offBeam))
})

test('[LOB-135] 1 to 3 miss, 4 and 5 hit, 6 is critical', () => {
  expect(dice.map(fire.hitResult)).toEqual(fixture.fire.hit)
})

test('[LOB-135] a modified die is held within 1 and 6', () => {
  expect([-2, 0, 7, 9].map(fire.hitResult)).toEqual(['miss', 'miss', 'critical', 'critical'])
})

test('[LOB-129] the bands have the ends and modifiers of the book', () => {
  const { near, mid, far } = fixture.fire.bands
  const printed = [near, mid, far].map(band => [inches(band.upTo), band.modifier])
  expect(fire.rangeBands.map(row => [row.upTo, row.modifier])).toEqual(printed)
})

test('[LOB-129] exactly 5 is near, exactly 10 neither, exactly 15 far, and beyond is nothing', () => {
  const ranges = [0, 5_000, 5_001, 10_000, 10_001, 15_000, 15_001]
  expect(ranges.map(range => fire.bandAt(range)?.band)).toEqual([
    'near',
    'near',
    'mid',
    'mid',
    'far',
    'far',
    undefined,
  ])
})

test('[LOB-134] weather and light weigh on the hit roll as printed', () => {
  expect(fire.weatherModifiers).toEqual(fixture.fire.weather)
  expect(fire.lightModifiers).toEqual(fixture.fire.light)
})

test('[LOB-139] small targets take one off, large ones add one', () => {
  expect(fire.sizeModifiers).toEqual(fixture.fire.size)
})

test('[LOB-140] [LOB-141] [LOB-142] [LOB-144] criticals of round shot', () => {
  const results = dice.map(die => fire.criticalResult('round', die, 'double'))
  expect(results).toEqual(fixture.fire.criticalRound)
})

test.each(['grape', 'chain'] as const)('[LOB-143] criticals of %s are double by default', shot => {
  const results = dice.map(die => fire.criticalResult(shot, die, 'double'))
  expect(results).toEqual(fixture.fire.criticalOther)
})

test('[LOB-143] as agreed a 4 or 5 with chain is a normal hit, a 6 a full one', () => {
  const results = dice.map(die => fire.criticalResult('chain', die, 'normal'))
  expect(results).toEqual(['none', 'none', 'none', 'none', 'none', 'full'])
})

test('[LOB-145] round shot lands in the hull on 1 to 3, the sails on 4 and 5, the crew on 6', () => {
  expect(fire.locationTable).toEqual(fixture.fire.location)
})

test('[LOB-137] [LOB-141] [LOB-144] factors and the rudder', () => {
  const { doubleLoad, rudderTurns } = fixture.fire
  expect([fire.doubleLoadFactor, fire.rudderTurns]).toEqual([doubleLoad, rudderTurns])
  expect(fire.doubleHitFactor).toBe(2)
})

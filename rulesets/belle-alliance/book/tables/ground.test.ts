import { expect, test } from 'vitest'
import {
  blockingHeight,
  classes,
  coverRows,
  obstacleHalvings,
  rankOfClass,
  sightPerLevel,
  sightRows,
  slopes,
  strengthened,
  strongerClass,
  turnsGivenAway,
} from './ground.ts'

test('[BA-T-02] [BA-1.1.6-01] [BA-1.1.6-02] [BA-1.1.6-03] how far one sees and is seen', () => {
  const printed = Object.values(sightRows).map(row => Object.values(row).map(value => value / 1000))
  expect(printed).toEqual([
    [200, 200, 200],
    [200, 30, 100],
    [15, 15, 30],
  ])
  expect([sightPerLevel, blockingHeight, turnsGivenAway]).toEqual([20_000, 1, 1])
})

test('[BA-T-04] [BA-2.3.5-03] class I halves horses and guns, II once more, III stops them', () => {
  const halvings = (arm: 'infantry' | 'light cavalry' | 'artillery') =>
    classes.map(one => obstacleHalvings(one, arm))
  expect(halvings('infantry')).toEqual([0, 1, 2])
  expect(halvings('light cavalry')).toEqual([1, 2, null])
  expect(halvings('artillery')).toEqual([1, 2, null])
})

test('[BA-T-05] the 21 kinds of ground have the printed obstacle and cover', () => {
  const rows = Object.entries(coverRows)
  expect(rows.map(([name, { obstacle, cover }]) => [name, obstacle, cover])).toEqual([
    ['slopeUnder5', 'I', null],
    ['slopeUnder2', 'II', null],
    ['slopeUnder1', 'III', null],
    ['hedge', 'I', null],
    ['ditch', 'I', null],
    ['stream', 'II', null],
    ['woodEdge', 'I', 'I'],
    ['wood', null, 'I'],
    ['firedAtFromWood', null, 'II'],
    ['holsteinHedge', 'II', 'I'],
    ['lowWall', 'I', 'I'],
    ['wall', 'II', 'II'],
    ['highWall', 'III', 'III'],
    ['woodenBuilding', null, 'I'],
    ['stoneBuilding', null, 'II'],
    ['strongBuilding', null, 'III'],
    ['unlimberedGuns', null, null],
    ['otherMaterial', 'I', 'I'],
    ['abatis', 'I', null],
    ['barricade', 'I', 'I'],
    ['epaulement', 'II', 'II'],
  ])
})

test('[BA-T-05] the narrower a slope the worse', () => {
  expect(slopes.map(({ under, obstacle }) => [under / 1000, obstacle])).toEqual([
    [1, 'III'],
    [2, 'II'],
    [5, 'I'],
  ])
})

test('[BA-Q-43] barricades and other material cover by contact', () => {
  const byContact = Object.entries(coverRows).filter(([, row]) => 'isByContact' in row)
  expect(byContact.map(([id]) => id)).toEqual(['otherMaterial', 'barricade'])
})

test('[BA-Q-42] a class more, at most III; the stronger of two', () => {
  expect([null, ...classes].map(strengthened)).toEqual(['I', 'II', 'III', 'III'])
  expect(strongerClass('I', 'III')).toBe('III')
  expect(strongerClass(null, null)).toBe(null)
  expect([null, ...classes].map(rankOfClass)).toEqual([0, 1, 2, 3])
})

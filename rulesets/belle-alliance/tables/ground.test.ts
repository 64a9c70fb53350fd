import { expect, test } from 'vitest'
import { classes, coverRows, rankOfClass, slopes, strengthened, strongerClass } from './covers.ts'
import { obstacleHalvings } from './obstacles.ts'
import { sightPerLevel, sightRows } from './sight.ts'

test('[BA-T-02] [BA-1.1.6-01] how far one sees and is seen', () => {
  const printed = Object.values(sightRows).map(row => Object.values(row).map(value => value / 1000))
  expect(printed).toEqual([
    [200, 200, 200],
    [200, 30, 100],
    [15, 15, 30],
  ])
  expect(sightPerLevel).toBe(20_000)
})

test('[BA-T-04] [BA-2.3.5-03] class I halves horses and guns, II once more, III stops them', () => {
  const halvings = (arm: 'infantry' | 'light cavalry' | 'artillery') =>
    classes.map(one => obstacleHalvings(one, arm))
  expect(halvings('infantry')).toEqual([0, 1, 2])
  expect(halvings('light cavalry')).toEqual([1, 2, null])
  expect(halvings('artillery')).toEqual([1, 2, null])
})

test('[BA-T-05] the 21 kinds of ground have the printed obstacle and cover', () => {
  const rows = Object.values(coverRows)
  const count = (of: 'obstacle' | 'cover') =>
    [null, ...classes].map(one => rows.filter(row => row[of] === one).length)
  expect(rows.length).toBe(21)
  expect(count('obstacle')).toEqual([6, 8, 5, 2])
  expect(count('cover')).toEqual([8, 7, 4, 2])
  expect(coverRows.holsteinHedge).toEqual({ obstacle: 'II', cover: 'I' })
  expect(coverRows.epaulement).toEqual({ obstacle: 'II', cover: 'II' })
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

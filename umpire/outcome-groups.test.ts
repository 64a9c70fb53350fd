import { expect, test } from 'vitest'
import { chanceOf, effectsIn, fractionText, groupsIn } from './index.ts'
import type { Change, Forecast, Prospect } from './index.ts'

const lost = (row: string, by: number): Change => ({ kind: 'row', piece: 'x', row, by, left: 0 })

function prospect(ways: bigint, ...changes: Change[]): Prospect {
  return { chance: chanceOf(ways, 12n), changes, own: changes, told: [] }
}

const forecast: Forecast = {
  ruling: { allowed: true, because: [] },
  isExact: true,
  rolls: [],
  prospects: [
    prospect(5n),
    prospect(1n, lost('sails', -8)),
    prospect(2n, lost('hull', -2)),
    prospect(3n, lost('hull', -8)),
    prospect(1n, lost('hull', -4), lost('crew', -4)),
  ],
  certain: [],
  labels: {},
}

const shown = (most: number) => {
  const { groups, rest } = groupsIn(forecast, most)
  const told = groups.map(({ chance, effects }) => [
    fractionText(chance),
    ...effects.map(({ least, greatest }) => `${least} ${greatest}`),
  ])
  return [told, rest && fractionText(rest)]
}

test('few outcomes are told one by one, no effect first, then the likeliest', () => {
  const one = ['1/12', '-8 -8']
  const both = ['1/12', '-4 -4', '-4 -4']
  expect(shown(5)).toEqual([[['5/12'], ['1/4', '-8 -8'], ['1/6', '-2 -2'], one, both], null])
})

test('that nothing changes is told first, however seldom it comes', () => {
  const prospects = [prospect(9n, lost('hull', -2)), prospect(1n), prospect(2n, lost('crew', -1))]
  const { groups } = groupsIn({ ...forecast, prospects }, 5)
  expect(groups.map(({ chance }) => fractionText(chance))).toEqual(['1/12', '3/4', '1/6'])
})

test('many are told by what they change, each in one group alone', () => {
  const one = ['1/12', '-8 -8']
  const both = ['1/12', '-4 -4', '-4 -4']
  expect(shown(4)).toEqual([[['5/12'], ['5/12', '-2 -8'], one, both], null])
})

test('what is beyond the list is one rest, so that the whole stays the whole', () => {
  expect(shown(3)).toEqual([[['5/12'], ['5/12', '-2 -8']], '1/6'])
})

test('outcomes that change the same are one group, in whatever order they change it', () => {
  const turned = {
    ...forecast,
    prospects: [
      prospect(5n),
      prospect(2n, lost('crew', -1), lost('hull', -2)),
      prospect(1n, lost('hull', -4), lost('crew', -4)),
      prospect(4n, lost('sails', -8)),
    ],
  }
  const { groups } = groupsIn(turned, 3)
  expect(groups.map(({ chance }) => fractionText(chance))).toEqual(['5/12', '1/3', '1/4'])
})

test('single effects are told the likeliest first, equally likely ones as they were found', () => {
  const told = effectsIn(forecast).map(({ change, chance }) => [
    change.kind === 'row' && change.row,
    fractionText(chance),
  ])
  expect(told).toEqual([
    ['hull', '1/2'],
    ['sails', '1/12'],
    ['crew', '1/12'],
  ])
})

import { expect, test } from 'vitest'
import { battleOf, rulesOf, tableFor } from '../../model/fixtures.ts'
import { unitOf } from '../../model/units.ts'
import { lead } from './lead.ts'

/** Three in line ahead to the north, the leader in front, and one far away. */
function column() {
  return battleOf({
    units: [
      { name: 'leader', card: 'uk-kent', x: 1000, y: 1200 },
      { name: 'second', card: 'uk-kent', x: 1000, y: 1070 },
      { name: 'third', card: 'uk-hood', x: 1000, y: 930 },
      { name: 'far', card: 'uk-kent', x: 300, y: 300 },
    ],
  })
}

const order = (whom: 'group' | 'fleet', turn = 4500) =>
  ({
    kind: 'lead',
    unit: 'leader',
    whom,
    legs: [
      { advance: 1200, turn },
      { advance: 600, turn: 0 },
    ],
  }) as const

function play(whom: 'group' | 'fleet') {
  const state = column()
  const { legs, ...rest } = order(whom)
  lead.execute(tableFor(state), 'allies', { ...rest, legs: legs.map(leg => ({ ...leg })) })
  return state
}

test('[WAS-055] a group sails as its leader does, each turning as early as her length lets her', () => {
  const state = play('group')
  const headings = ['leader', 'second', 'third', 'far'].map(id => unitOf(state, id).heading)
  expect(headings).toEqual([4500, 4500, 4500, 0])
  expect(unitOf(state, 'far').hasSailed).toBe(false)
  const { x: first } = unitOf(state, 'leader')
  const { x: third } = unitOf(state, 'third')
  expect(third).toBeLessThan(first)
})

test('all ships go with her where she leads the fleet', () => {
  expect(unitOf(play('fleet'), 'far').hasSailed).toBe(true)
})

test('[WAS-067] who would run into somebody stops short, and the leader’s path must be lawful', () => {
  const state = column()
  unitOf(state, 'far').x = 10_000
  unitOf(state, 'far').y = 13_500
  const { legs, ...rest } = order('group', 0)
  const given = { ...rest, legs: legs.map(leg => ({ ...leg })) }
  expect(rulesOf(lead.judge(state, 'allies', given))).toContain('WAS-067')
  const alone = battleOf({ units: [{ name: 'leader', card: 'uk-kent' }] })
  expect(rulesOf(lead.judge(alone, 'allies', given))).toEqual(['WAS-055'])
})

test('[WAS-055] while a path is drawn, those that follow are shown where they would end', () => {
  const state = column()
  const { tool } = lead
  if (tool?.tool !== 'path') throw new Error('It is drawn.')
  const { legs, ...rest } = order('group')
  const given = { ...rest, legs: legs.map(leg => ({ ...leg })) }
  const { others } = tool.trace(state, 'allies', given)
  const sailed = play('group')
  expect(others?.map(({ piece }) => piece)).toEqual(['second', 'third'])
  for (const { piece, pose } of others ?? []) {
    const { x, y, heading } = unitOf(sailed, piece)
    expect(pose).toEqual({ x, y, heading })
  }
  expect(state.units).toEqual(column().units)
})

import { expect, test } from 'vitest'
import { battle, said } from '../../fixtures.ts'
import { scenarios } from '../../scenarios/index.ts'
import { status } from '../../show/status.ts'
import { endingEvents } from './events.ts'
import { levelTold, pointsTold, scoredTold } from './points-told.ts'

function told(scenario: string, language: 'en' | 'de' | 'da' = 'en'): string[] {
  const state = scenarios[scenario]?.begin({}, {})
  if (!state) throw new RangeError(scenario)
  return pointsTold(state).map(message => said(message, language))
}

test('[BA-Q-34] every rule of points, every level and the sudden end are told in words', () => {
  const lines = told('crossroads-farm')
  expect(lines[0]).toBe(
    '6 points to either side for each building that its infantry holds (La Ferme, La Grange); so far France 0, Prussia 0.',
  )
  expect(lines).toContain('Draw: equal points.')
  expect(lines).toContain('Decisive victory for France if at least 14 points ahead.')
  expect(lines).toContain(
    '1 point to either side for every 2 enemy figures lost; so far France 0, Prussia 0.',
  )
  expect(lines.at(-1)).toContain('more than 50% of the units')
})

test('[BA-Q-34] a victory is told as the winner sees it, ahead or behind', () => {
  const state = scenarios['crossroads-farm']?.begin({}, {})
  if (!state) throw new RangeError('crossroads-farm')
  const seen = (least: number | null, most: number | null, seat: string | null) =>
    said(levelTold(state, { least, most, seat, grade: seat === null ? 'draw' : 'victory' }))
  expect(seen(-13, -1, 'prussia')).toBe('Victory for Prussia if 1 to 13 points ahead.')
  expect(seen(3, 11, 'prussia')).toBe('Victory for Prussia if 3 to 11 points behind.')
  expect(seen(-2, 3, 'prussia')).toBe(
    'Victory for Prussia if at most 2 points ahead, level or at most 3 points behind.',
  )
  expect(seen(null, 2, 'prussia')).toBe(
    'Victory for Prussia if ahead, level or at most 2 points behind.',
  )
  expect(seen(-1, 1, null)).toBe('Draw: no side more than 1 point ahead.')
  expect(seen(0, 2, null)).toBe('Draw: France level or at most 2 points ahead.')
})

test('[BA-Q-34] the end names what each side holds, and the log every place that changed hands', () => {
  const state = scenarios['crossroads-farm']?.begin({}, {})
  if (!state) throw new RangeError('crossroads-farm')
  const owners = ['b1', 'b2'].map((place, side) => ({ place, side }))
  const one = endingEvents.placesHeld.describe({ owners }, state)
  expect(one && said(one)).toBe('France now holds La Ferme, Prussia now holds La Grange.')
  const both = owners.map(({ place }) => ({ place, side: 0 }))
  const all = endingEvents.placesHeld.describe({ owners: both }, state)
  expect(all && said(all)).toBe('France now holds La Ferme, La Grange.')
  const points = state.victory.points.map(rule => ({ ...rule, when: 'end' as const }))
  state.score.owners = owners
  const scored = said(scoredTold({ ...state, victory: { ...state.victory, points } }))
  expect(scored).toContain('France 6 (for holding La Ferme)')
  expect(scored).toContain('Prussia 6 (for holding La Grange)')
})

test('[BA-Q-34] what is held from the start is told, with the points that it is worth now', () => {
  const state = scenarios.hougoumont?.begin({}, {})
  if (!state) throw new RangeError('hougoumont')
  for (const rule of state.victory.points) rule.seats = ['france', 'allies']
  const lines = pointsTold(state).map(message => said(message))
  expect(lines[0]).toMatch(/^12 points .*so far France 0, Allies 12\.$/)
  expect(lines.filter(line => line.startsWith('Held by Allies until'))).toHaveLength(1)
})

test('[BA-Q-34] exits are told with their edge, stretch, turns and arms', () => {
  const [foot] = told('bornhoved')
  expect(foot).toMatch(
    /^3 points to Denmark .*the northern edge between 60 and 120 cm, from turn 6 on/,
  )
})

test('[BA-Q-34] each scenario says in all languages what earns points, no two lines alike', () => {
  for (const scenario of Object.keys(scenarios))
    for (const language of ['en', 'de', 'da'] as const) {
      const lines = told(scenario, language)
      expect(lines.length).toBeGreaterThan(5)
      expect(new Set(lines).size).toBe(lines.length)
    }
})

test('[BA-Q-34] the situation ends with them', () => {
  const state = scenarios.hougoumont?.begin({}, {})
  const lines = state ? status(state, 'france') : []
  expect(lines.filter(({ key }) => key === 'ba.points.rule')).toHaveLength(6)
})

test('[BA-Q-34] ground to be gained is told by its limits on all four sides', () => {
  const rule = { kind: 'unitsBeyond' as const, seats: ['red'], when: 'end' as const, points: 1 }
  const all = { of: 'red', disorders: [], arms: [], below: 60_000, above: 150_000 }
  const limits = (axis: 'x' | 'y') => {
    const state = battle({ victory: { points: [{ ...rule, ...all, axis }] } })
    const keys = JSON.stringify(pointsTold(state)).match(/ba\.points\.(west|east|north|south)/g)
    return keys?.map(key => key.slice(10))
  }
  expect(limits('x')).toEqual(['west', 'east'])
  expect(limits('y')).toEqual(['south', 'north'])
})

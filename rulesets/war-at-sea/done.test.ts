import { expect, test } from 'vitest'
import { done } from './done.ts'
import { battleOf } from './model/fixtures.ts'
import type { Setting } from './model/fixtures.ts'

const ships = [
  { name: 'near', card: 'uk-kent', x: 300, y: 300, heading: 0 },
  { name: 'far', card: 'uk-kent', x: 1500, y: 300, heading: 0 },
  { name: 'foe', card: 'de-koeln', seat: 'axis' as const, x: 400, y: 300, heading: 0 },
]

/** Who could still do what, as it is asked before Done is given. */
function lost(setting: Setting): string[] {
  const { tool } = done
  if (tool?.tool !== 'list') throw new Error('Done is chosen from a list.')
  const state = battleOf({ units: ships, ...setting })
  return tool.forfeits?.(state, 'allies').map(({ piece, ask }) => `${piece} ${ask}`) ?? []
}

test('[WAS-055] whoever goes on while moving is told which units have still to sail', () => {
  expect(lost({ step: 'move' })).toEqual(['near was.ask.sail', 'far was.ask.sail'])
})

test('[WAS-095] whoever goes on under fire is told once of each ship whose guns bear', () => {
  expect(lost({ step: 'gunfire' })).toEqual(['near was.ask.attack'])
})

test('[WAS-046] where nothing is lost, nothing is asked', () => {
  expect(lost({ step: 'antiair' })).toEqual([])
  expect(lost({ step: 'cargo' })).toEqual([])
})

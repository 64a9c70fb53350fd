import { asBegun } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { cardOf, speedOf } from '../model/units.ts'
import { scenarios } from '../scenarios/index.ts'
import { diagrams } from './diagrams.ts'

test('[WAS-056] [WAS-057] the path that is drawn is one that the ship has points for', () => {
  const picture = diagrams['was.sailing']?.()
  const [ship] = picture?.pieces ?? []
  const state = asBegun(scenarios['river-plate'])
  const unit = state.units.find(row => cardOf(state, row).name === ship?.name)
  const points = picture?.markers.at(-1)?.label.values?.['points']
  expect(points).toBe(unit && speedOf(state, unit))
})

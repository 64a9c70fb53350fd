import { expect, test } from 'vitest'
import { crossingEnd } from '../../chapters/fire/fire.ts'
import { isInArc } from '../../model/guns.ts'
import { linesOf } from '../../model/lines.ts'
import { arcsState, lineState, rakingState } from './diagrams.ts'

test('[LOB-107] the frigate of the drawing lies across the bow', () => {
  const state = rakingState()
  const [shooter, target] = state.ships
  if (!shooter || !target) throw new Error('Two ships are drawn.')
  expect(crossingEnd(state, shooter, target)).toBe('bow')
  expect(isInArc(shooter, 'starboard', target)).toBe(true)
})

test('[LOB-130] the enemy of the drawing is in the starboard arc alone', () => {
  const [ship, target] = arcsState().ships
  if (!ship || !target) throw new Error('Two ships are drawn.')
  expect(isInArc(ship, 'starboard', target)).toBe(true)
  expect(isInArc(ship, 'port', target)).toBe(false)
})

test('[LOB-103] the three of the drawing stand in line of battle', () => {
  expect(linesOf(lineState()).map(line => line.length)).toEqual([3])
})

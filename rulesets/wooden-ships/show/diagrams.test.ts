import { expect, test } from 'vitest'
import { fieldsOf } from '../model/arcs.ts'
import { sides } from '../model/state.ts'
import { rakesState } from './diagrams.ts'

test('[WS-152] whoever is drawn firing has the ship in a field of fire', () => {
  const [target, ...firers] = rakesState().ships
  for (const firer of firers)
    expect(sides.some(side => fieldsOf(firer, side, target) !== 0)).toBe(true)
})

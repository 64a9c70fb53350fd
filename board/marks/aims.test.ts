import { expect, test } from 'vitest'
import { namedAims } from './aims.ts'

const from = { x: 0, y: 0 }
const at = { x: 900, y: 300 }
const aim = (piece: string, kind: 'aim' | 'attack' = 'aim', to = at) => ({
  piece,
  points: [from.x, from.y, to.x, to.y],
  kind,
})
const sides = { ajax: 0, orion: 0, heros: 1 }
const pieces = Object.entries(sides).map(([id, side]) => ({ id, side }))

test('who is aimed at is marked once for each side that aims, and by nothing but an aim', () => {
  const paths = [aim('ajax'), aim('orion'), aim('heros'), aim('ajax', 'attack', { x: 5, y: 5 })]
  expect(namedAims({ paths, pieces })).toEqual([
    { ...at, side: 0 },
    { ...at, side: 1 },
  ])
  expect(namedAims({ paths: [], pieces })).toEqual([])
})

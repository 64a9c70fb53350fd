import { expect, test } from 'vitest'
import { box, layersOf, oval, part, posed } from './parts.ts'

const hat = oval('hat', 0, 0, 10, 10)
const quarter = { x: 100, y: 50, degrees: 90 }

test('steps from where the last one ended become places', () => {
  const walked = part('belt', 'M10 20h5v-5l1 2m3 3H0V40')
  expect(layersOf([[walked]])).toEqual([
    { look: 'belt', d: 'M10 20L15 20L15 15L16 17M19 20L0 20L0 40' },
  ])
})

test('a figure is turned clockwise about its middle, then moved', () => {
  const turned = posed([box('pack', 0, 0, 10, 20)], quarter)
  expect(layersOf([turned])).toEqual([{ look: 'pack', d: 'M100 50L100 60L80 60L80 50Z' }])
  const bent = posed([part('tail', 'M0 0Q10 0 10 20')], quarter)
  expect(layersOf([bent])).toEqual([{ look: 'tail', d: 'M100 50Q100 60 80 60' }])
})

test('a round hat is round however it is turned', () => {
  const numbers = (degrees: number) => {
    const [layer] = layersOf([posed([hat], { x: 0, y: 0, degrees })])
    return layer?.d.match(/-?\d+/g)?.map(Number).toSorted()
  }
  expect(numbers(90)).toEqual(numbers(0))
})

test('what looks alike is one layer, and what lies low in one figure lies low in all', () => {
  const bay = [part('body bay', 'M0 0'), part('coat', 'M1 1')]
  const black = [part('body black', 'M2 2'), part('coat', 'M3 3')]
  expect(layersOf([bay, black])).toEqual([
    { look: 'body bay', d: 'M0 0' },
    { look: 'body black', d: 'M2 2' },
    { look: 'coat', d: 'M1 1M3 3' },
  ])
})

test('thirty men are as many elements as one', () => {
  const man = [part('legs', 'M0 0v5'), hat]
  const men = Array.from({ length: 30 }, (_, i) => posed(man, { x: 40 * i, y: 0, degrees: 0 }))
  expect(layersOf(men)).toHaveLength(layersOf([man]).length)
})

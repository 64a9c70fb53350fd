import { expect, test } from 'vitest'
import { nationNamed, nations, valeursOf, valeurTable } from './valeur.ts'
import { strokesInDanish, troopsInGerman } from './valeur-names.ts'

const entries = Object.values(valeurTable).flat()

function all(valeur: number | readonly number[]): readonly number[] {
  return typeof valeur === 'number' ? [valeur] : valeur
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

test('[BA-T-21] 188 entries, and their valeurs add up', () => {
  expect(entries.length).toBe(188)
  expect(sum(entries.map(([, , , valeur]) => all(valeur)[0] ?? NaN))).toBe(79)
  expect(sum(entries.flatMap(([, , , valeur]) => [...all(valeur)]))).toBe(61)
  expect(entries.filter(entry => entry[4] !== undefined).length).toBe(40)
})

test('[BA-5.5.1-01] valeur is between -5 and 5', () => {
  const values = entries.flatMap(([, , , valeur]) => [...all(valeur)])
  expect([Math.min(...values), Math.max(...values)]).toEqual([-4, 5])
})

test('[BA-T-21] every nation has its entries under the name that is printed', () => {
  expect(Object.keys(valeurTable).toSorted()).toEqual(Object.keys(nations).toSorted())
  expect(nationNamed('Danmark')).toBe('denmark')
  expect(() => nationNamed('Utopia')).toThrow(RangeError)
})

test('[BA-T-21] troops are found by their name and arm', () => {
  expect(valeursOf('denmark', 'Auxiliærkorps', 'infantry', 1813)).toEqual([2])
  expect(valeursOf('hanseaticCities', 'Hanseatisk legion', 'artillery', null)).toEqual([-2])
  expect(() => valeursOf('denmark', 'Auxiliærkorps', 'heavy cavalry', 1813)).toThrow(RangeError)
})

test('[BA-Q-31] of two printed values the first is meant, the other may be chosen', () => {
  expect(valeursOf('prussia', 'Landeværn', 'infantry', 1813)).toEqual([-2, -3])
})

test('[BA-Q-33] the special of the year takes the place of the general entry', () => {
  expect(valeursOf('france', 'Kyrasserer', 'heavy cavalry', 1813)).toEqual([0, -1])
  expect(valeursOf('france', 'Kyrasserer', 'heavy cavalry', 1815)).toEqual([1])
})

test('[BA-Q-30] [BA-Q-32] what is not listed has 0, guard artillery 1, Portugal 0', () => {
  expect(valeursOf('general', 'Ikke anførte enheder', 'infantry', 1815)).toEqual([0])
  expect(valeursOf('general', 'Ikke anførte gardeenheder', 'artillery', 1815)).toEqual([1])
  expect(() => valeursOf('general', 'Ikke anførte gardeenheder', 'infantry', 1815)).toThrow(
    RangeError,
  )
  expect(valeursOf('portugal', '-', 'infantry', 1815)).toEqual([0])
})

test('[BA-T-21] all troops have a German name, and those of a stroke a Danish one', () => {
  const unnamed = entries.filter(([, english]) => !(english in troopsInGerman))
  const strokes = entries.filter(([printed]) => printed === '-')
  expect(unnamed).toEqual([])
  expect(strokes.filter(([, english]) => !(english in strokesInDanish))).toEqual([])
})

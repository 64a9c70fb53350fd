import { expect, test } from 'vitest'
import { foundByChance, oneByChance } from './by-chance.ts'
import { scriptedDice } from './dice.ts'

const letters = ['a', 'b', 'c', 'd']

test('the dice choose where the list is begun, and it is gone round', () => {
  const looked: string[] = []
  const found = foundByChance(letters, scriptedDice([3]), letter => {
    looked.push(letter)
    return letter === 'b' ? letter.toUpperCase() : undefined
  })
  expect(found).toBe('B')
  expect(looked).toEqual(['c', 'd', 'a', 'b'])
})

test('nothing is looked at after the first that will do', () => {
  const looked: string[] = []
  const isRight = (letter: string) => looked.push(letter) > 0
  expect(oneByChance(letters, scriptedDice([2]), isRight)).toBe('b')
  expect(looked).toEqual(['b'])
})

test('each is looked at once where none will do, and for an empty list nothing is rolled', () => {
  let looked = 0
  const find = () => {
    looked++
    return undefined
  }
  expect(foundByChance(letters, scriptedDice([4]), find)).toBeUndefined()
  expect(looked).toBe(4)
  expect(foundByChance([], scriptedDice([]), find)).toBeUndefined()
})

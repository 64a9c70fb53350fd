import { expect, test } from 'vitest'
import { nearestTo } from './parsing-error.ts'

test('the nearest names come first, as many as are wanted', () => {
  const names = ['BA-1.1.2-05', 'BA-4.1.3-02', 'BA-4.1.3-01', 'BA-Q-34']
  expect(nearestTo('BA-4.1.3-1', names, 2)).toEqual(['BA-4.1.3-01', 'BA-4.1.3-02'])
  expect(nearestTo('BA-Q-3', names, 1)).toEqual(['BA-Q-34'])
  expect(nearestTo('--lang', ['--all', '--long', '--language'], 1)).toEqual(['--language'])
})

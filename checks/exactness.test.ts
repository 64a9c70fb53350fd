import { expect, test } from 'vitest'
import { exactnessFaults } from './exactness.ts'

function messages(text: string): string[] {
  return exactnessFaults('umpire/a.ts', text).map(fault => fault.message)
}

test.each([
  'const a = Math.sqrt(2) + Math.floor(1.5) * Math.imul(2, 3)',
  'const a = [3, 1].sort((a, b) => a - b)',
  'const a = [3, 1].toSorted(byNumber)',
  'const a = { Date: 1, performance: 2, Intl: 3 }',
  'interface A { performance: number }',
  'const a = ship.performance',
  'const a = 2 * 3 - 4 / 5',
  `const a = parseFloat('1.5')`,
  `// Math.sin, 2 ** 3 and Date.now are only mentioned\nconst a = 'Math.random()'`,
])('exact: %s', text => {
  expect(messages(text)).toEqual([])
})

test.each(
  ['sin', 'cos', 'tan', 'atan2', 'hypot', 'pow', 'exp', 'log', 'random', 'cbrt', 'PI'].map(name => [
    name,
  ]),
)('Math.%s is not exact', name => {
  expect(messages(`const a = Math.${name}(1)`)).toEqual([
    expect.stringContaining(`Math.${name} differs between engines`),
  ])
})

test.each([
  ['const a = globalThis.Math.abs(1)', 'Math reached by a detour'],
  ['const a = window.Math.abs(1)', 'Math reached by a detour'],
  [`const a = self['Math'].abs(1)`, 'Math reached by a detour'],
  ['const a = globalThis', 'globalThis: name what you use'],
  [`const a = Math['sin'](1)`, 'Math[…] cannot be checked'],
  ['const a = Math[name](1)', 'Math[…] cannot be checked'],
  ['const { sin } = Math', 'Math itself may not be handed on'],
  ['const { sqrt } = Math', 'Math itself may not be handed on'],
  ['const maths = Math', 'Math itself may not be handed on'],
  ['use(Math)', 'Math itself may not be handed on'],
  ['const a = { Math }', 'Math itself may not be handed on'],
  ['const a = 2 ** 3', '** differs between engines'],
  ['let a = 2; a **= 3', '** differs between engines'],
  ['const a = new Date()', 'Date: the clock'],
  ['const a = Date.now()', 'Date: the clock'],
  ['let a: Date', 'Date: the clock'],
  ['const a = performance.now()', 'performance: the clock'],
  ['const a = (1).toLocaleString()', 'toLocaleString depends on the language'],
  [`const a = 'a'['toLocaleUpperCase']()`, 'toLocaleUpperCase depends on the language'],
  [`const a = 'a'.localeCompare('b')`, 'localeCompare depends on the language'],
  [`const a = new Intl.NumberFormat('de')`, 'Intl: wording differs'],
  ['const a = [3, 10].sort()', 'sort() without a comparator'],
  ['const a = [3, 10]?.toSorted()', 'toSorted() without a comparator'],
])('not exact: %s', (text, message) => {
  expect(messages(text)).toContainEqual(expect.stringContaining(message))
})

test('a fault names its line', () => {
  expect(exactnessFaults('umpire/a.ts', '\nconst a = 2 ** 3')).toMatchObject([{ line: 2 }])
})

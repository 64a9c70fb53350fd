import { expect, test } from 'vitest'
import { withList } from './file-list.ts'

const list = [{ url: 'index.html', revision: 'a"b' }]

test('the list is written where its place is, whatever quotes stand round it', () => {
  const written =
    'const files = JSON.parse("[{\\"url\\":\\"index.html\\",\\"revision\\":\\"a\\\\\\"b\\"}]")'
  for (const quote of ['"', "'", '`'])
    expect(withList(`const files = JSON.parse(${quote}__FILES__${quote})`, list)).toBe(written)
  expect(JSON.parse(JSON.parse(written.slice(written.indexOf('"'), -1)))).toEqual(list)
})

test('a service worker without a place for its files is not built', () => {
  expect(() => withList('const files = []', list)).toThrow('no place')
})

import { expect, test } from 'vitest'
import { withList } from './file-list.ts'

const list = [{ url: 'index.html', revision: 'a"b' }]

test('the list is written where its place is, whatever quotes stand round it', () => {
  for (const quote of ['"', "'", '`']) {
    const script = withList(`const files = JSON.parse(${quote}__FILES__${quote})`, list)
    const read: unknown = new Function(`${script}; return files`)()
    expect(read).toEqual(list)
  }
})

test('a service worker without a place for its files is not built', () => {
  expect(() => withList('const files = []', list)).toThrow('no place')
})

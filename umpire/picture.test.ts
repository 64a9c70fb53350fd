import { expect, test } from 'vitest'
import { shotsOf } from './picture.ts'

type Event = { kind: 'fired'; by: string; at: string } | { kind: 'sailed'; by: string }

const ruleset = {
  shots: {
    fired: ({ by, at }: Extract<Event, { kind: 'fired' }>) => [{ from: by, to: at, isHit: true }],
  },
}

test('shots are seen in events that a ruleset names, and in no others', () => {
  const fired = shotsOf<Event>(ruleset, { kind: 'fired', by: 'victory', at: 'redoutable' })
  expect(fired).toEqual([{ from: 'victory', to: 'redoutable', isHit: true }])
  expect(shotsOf<Event>(ruleset, { kind: 'sailed', by: 'victory' })).toEqual([])
  expect(shotsOf<Event>({}, { kind: 'fired', by: 'victory', at: 'redoutable' })).toEqual([])
})

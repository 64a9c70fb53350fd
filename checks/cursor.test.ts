import { expect, test } from 'vitest'
import { cursorFaults } from './cursor.ts'

function lines(text: string): number[] {
  return cursorFaults('rulesets/a.ts', text).map(({ line }) => line)
}

test.each([
  'const step = state.place[state.place.length - 1]?.at',
  'const step = state.place.at(-1)?.at',
  `const frames = state['place'].map(frame => frame.at)`,
  'const { place } = state; const step = place[0]?.at',
  'const seats = top.waiting',
  'const { waiting } = frame',
  'for (const frame of state.place) use(frame)',
  'const frames = [...state.place]',
])('reads the cursor: %s', text => {
  expect(new Set(lines(text))).toEqual(new Set([1]))
})

test.each([
  'const step = stepOf(state)',
  'const copied = { place: copyPlace(state.place), outcome: null }',
  'const begun = { place: [], outcome: null }',
  'const owner = owners.find(({ place }) => place.startsWith(AREA))',
  'const at = placeName(state, owner.place)',
  `const isToCome = ship.status === 'waiting'`,
  'const x = pose.place.x',
  'const order = { ...place }',
])('reads no cursor: %s', text => {
  expect(lines(text)).toEqual([])
})

test('a fault says what to ask instead, and where', () => {
  const [fault] = cursorFaults('rulesets/a.ts', '\nuse(frame.waiting)')
  expect(fault).toMatchObject({ path: 'rulesets/a.ts', line: 2 })
  expect(fault?.message).toContain('seatsAsked')
})

import { expect, test } from 'vitest'
import { chapterWords } from './chapter.ts'
import { seatsAsked, seatsInterrupted, stepOf, turnStepOf } from './cursor.ts'
import type { ByStep } from './cursor.ts'
import type { Playable } from './playable.ts'
import type { Table } from './table.ts'

/* What a ruleset asks of the cursor, and what must not compile: the type checker fails where it does. */

type State = Playable<'turn' | 'sail' | 'fire' | 'boarding' | 'grape'>
type Order = { kind: 'done' }
type Event = { kind: 'sailed' }

const { ask, umpire, chapter, plays } = chapterWords<State, Order, Event, 'X-1'>()

const begun: State = { place: [], outcome: null }
const sailing: State = { place: [{ at: 'sail', loop: [0], waiting: ['red'] }], outcome: null }
const boarded: State = {
  place: [...sailing.place, { at: 'grape', loop: [], waiting: ['blue', 'green'] }],
  outcome: null,
}

test('the step and the seats are those of what is played now', () => {
  expect([begun, sailing, boarded].map(stepOf)).toEqual(['', 'sail', 'grape'])
  expect([begun, sailing, boarded].map(seatsAsked)).toEqual([[], ['red'], ['blue', 'green']])
})

test('what was interrupted is known still', () => {
  expect([begun, sailing, boarded].map(turnStepOf)).toEqual(['', 'sail', 'sail'])
  expect([begun, sailing, boarded].map(seatsInterrupted)).toEqual([[], [], ['red']])
})

test('a step that there is not does not compile', () => {
  const none = { en: {}, de: {}, da: {} }
  const hints: ByStep<State, string> = { sail: 'Choose a course.' }
  const slips = [
    // @ts-expect-error: to be compared with
    () => stepOf(sailing) === 'sale',
    // @ts-expect-error: of the turn
    () => turnStepOf(boarded) === 'sale',
    // @ts-expect-error: in a state
    (): State => ({ place: [{ at: 'sale', loop: [], waiting: [] }], outcome: null }),
    // @ts-expect-error: as a step that asks
    () => ask('sale', 'X-1', seatsAsked, 'done'),
    // @ts-expect-error: as a step of the umpire
    () => umpire('sale', 'X-1', () => undefined),
    // @ts-expect-error: in a table by step
    (): ByStep<State, string> => ({ sale: 'Choose a course.' }),
    // @ts-expect-error: as a sequence of a chapter
    () => chapter({ orders: {}, events: {}, messages: none, steps: { bording: [] } }),
    // @ts-expect-error: as what interrupts
    (table: Table<State, Event>) => table.interrupt('bording'),
    // @ts-expect-error: as what is played for odds
    () => plays('bording'),
    // @ts-expect-error: as a step that is answered for odds
    () => plays('boarding', { grap: 'done' }),
  ]
  expect(slips).toHaveLength(10)
  expect(hints[stepOf(sailing)]).toBe('Choose a course.')
})

test('what is played for odds answers at the steps that it names, and at no other', () => {
  const { answer } = plays('boarding', { grape: 'done' })
  expect(answer(boarded, 'blue', 'grape')).toEqual({ kind: 'done' })
  expect(answer(sailing, 'red', 'sail')).toBeUndefined()
  expect(answer(sailing, 'red', 'toString')).toBeUndefined()
})

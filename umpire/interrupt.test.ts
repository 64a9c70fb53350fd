import { expect, test } from 'vitest'
import { topOf } from './cursor.ts'
import {
  answered,
  ask,
  courseOf,
  each,
  end,
  list,
  phase,
  played,
  red,
  trace,
  umpire,
} from './fixtures-sequence.ts'
import { begin, play, playInPlace, prepare, seededDice } from './index.ts'
import { changed } from './laws/testing/broken.ts'
import { duel } from './laws/testing/duel.ts'
import { phaseOf } from './program.ts'

test('a sequence interrupts, and play goes on where it stood', () => {
  const opening = umpire<string>('fire', 'R', (table, item) => table.interrupt(`answer ${item}`))
  const course = courseOf({
    turn: [each(list, opening, trace('after')), end],
    'answer a': [trace('first')],
    'answer b': [trace('second')],
  })
  expect(played(course)).toBe('first after:a second after:b')
})

test('of several sequences opened at once the first is played first', () => {
  const opening = umpire('fire', 'R', table => {
    table.interrupt('one')
    table.interrupt('two')
  })
  const course = courseOf({
    turn: [opening, end],
    one: [trace('first')],
    two: [trace('second')],
  })
  expect(played(course)).toBe('first second')
})

test('a sequence opened within a sequence is finished before it', () => {
  const course = courseOf({
    turn: [umpire('fire', 'R', table => table.interrupt('outer')), trace('last'), end],
    outer: [
      trace('outer starts'),
      umpire('deeper', 'R', table => table.interrupt('inner')),
      trace('outer ends'),
    ],
    inner: [ask('rest', 'R', red, 'go'), trace('inside')],
  })
  expect(played(course)).toBe('outer starts')
  expect(course.state.place.map(frame => frame.at)).toEqual(['fire', 'deeper', 'rest'])
  expect(answered(course, 'red')).toBe('outer starts inside outer ends last')
})

test('a sequence opened by an order comes before the others who are still asked', () => {
  const course = courseOf({
    turn: [ask('rest', 'R', () => ['red', 'blue'], 'go'), end],
    riposte: [ask('answer', 'R', () => ['green'], 'go')],
  })
  played(course)
  course.table.interrupt('riposte')
  answered(course, 'red')
  expect(topOf(course.state)).toEqual({ at: 'answer', loop: [], waiting: ['green'] })
  answered(course, 'green')
  expect(topOf(course.state)).toEqual({ at: 'rest', loop: [], waiting: ['blue'] })
})

test('a sequence is played in the phase that it interrupts', () => {
  const course = courseOf({
    turn: [
      phase(
        'combat',
        umpire('fire', 'R', table => table.interrupt('riposte')),
      ),
      end,
    ],
    riposte: [ask('answer', 'R', red, 'go')],
  })
  played(course)
  expect(topOf(course.state).at).toBe('answer')
  expect(phaseOf(course.program, course.state.place)).toBe('combat')
  expect(phaseOf(course.program, [])).toBe('')
})

test('a sequence that an order opened before it broke off is not played by the next of a search', () => {
  const choose: typeof duel.rules.orders.choose = {
    ...duel.rules.orders.choose,
    execute(table, seat, order) {
      if (order.stance === 'high') return duel.rules.orders.choose.execute(table, seat, order)
      table.interrupt('riposte')
      throw new Error('stumbled')
    },
  }
  const game = changed(duel, { orders: { ...duel.rules.orders, choose } })
  const { state } = begin(game, prepare(game, 'hall'), seededDice('stumble'))
  state.struck = 'blue'
  const dice = seededDice('unused')
  const low = { kind: 'choose', stance: 'low' } as const
  const high = { kind: 'choose', stance: 'high' } as const
  expect(() => playInPlace(game, game.rules.copy(state), 'red', low, dice)).toThrow('stumbled')
  const scratch = game.rules.copy(state)
  playInPlace(game, scratch, 'red', high, dice)
  expect(scratch).toEqual(play(game, state, 'red', high, dice).state)
})

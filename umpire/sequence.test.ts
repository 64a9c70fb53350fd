import { expect, test } from 'vitest'
import { stepAsked } from './advance.ts'
import { topOf } from './cursor.ts'
import {
  answered,
  ask,
  courseOf,
  each,
  end,
  list,
  other,
  phase,
  played,
  red,
  repeat,
  trace,
  umpire,
  when,
} from './fixtures-sequence.ts'
import { never } from './index.ts'

test('the umpire’s steps run in order until somebody is asked', () => {
  const course = courseOf({ turn: [trace('one'), trace('two'), ask('rest', 'R', red, 'go'), end] })
  expect(played(course)).toBe('one two')
  expect(course.state.place).toEqual([{ at: 'rest', loop: [], waiting: ['red'] }])
  expect(answered(course, 'red')).toBe('one two')
  expect(course.state.outcome).not.toBeNull()
})

test('a loop runs its steps for each item, a loop within it afresh for each', () => {
  const inner = each(other, trace('in'))
  const course = courseOf({ turn: [each(list, trace('out'), inner, trace('after')), end] })
  expect(played(course)).toBe('out:a in:x in:y after:a out:b in:x in:y after:b')
})

test('the place in every loop is kept while a seat is asked', () => {
  const choice = ask<string>('rest', 'R', (_state, item) => [item], 'go')
  const course = courseOf({ turn: [each(list, each(other, choice)), end] })
  played(course)
  expect(course.state.place).toEqual([{ at: 'rest', loop: [0, 0], waiting: ['x'] }])
  answered(course, 'x')
  expect(course.state.place).toEqual([{ at: 'rest', loop: [0, 1], waiting: ['y'] }])
  answered(course, 'y')
  expect(course.state.place).toEqual([{ at: 'rest', loop: [1, 0], waiting: ['x'] }])
})

test('an empty list is passed over, and a loop in a loop over it', () => {
  const course = courseOf({ turn: [each(list, each(other, trace('in'))), trace('next'), end] })
  course.state.other = []
  expect(played(course)).toBe('next')
})

test('steps with a condition are run when it holds for the item', () => {
  const onlyB = when<string>((_state, item) => item === 'b', trace('b'), trace('too'))
  const course = courseOf({
    turn: [each(list, onlyB), when(state => state.count > 0, trace('counted')), trace('next'), end],
  })
  expect(played(course)).toBe('b:b too:b next')
})

test('a repeat runs at least once and until its condition holds', () => {
  const count = umpire('count', 'R', ({ state }) => {
    state.count += 1
    state.trail.push(String(state.count))
  })
  const course = courseOf({ turn: [repeat(state => state.count >= 3, count), trace('next'), end] })
  expect(played(course)).toBe('1 2 3 next')
})

test('a repeat within a loop keeps the item', () => {
  const count = umpire<string>('count', 'R', ({ state }, item) => {
    state.count += 1
    state.trail.push(`${item}${state.count}`)
  })
  const twice = repeat<string>(state => state.count % 2 === 0, count)
  const course = courseOf({ turn: [each(list, twice), end] })
  expect(played(course)).toBe('a1 a2 b3 b4')
})

test('several seats are asked at once and answer in any order', () => {
  const course = courseOf({ turn: [ask('rest', 'R', () => ['red', 'blue', 'green'], 'go'), end] })
  played(course)
  expect(topOf(course.state).waiting).toEqual(['red', 'blue', 'green'])
  answered(course, 'blue')
  expect(topOf(course.state).waiting).toEqual(['red', 'green'])
  answered(course, 'nobody')
  answered(course, 'red')
  expect(course.state.outcome).toBeNull()
  answered(course, 'green')
  expect(course.state.outcome).not.toBeNull()
})

test('the list of who is asked is the umpire’s own', () => {
  const seats = ['red', 'blue']
  const course = courseOf({ turn: [ask('rest', 'R', () => seats, 'go'), end] })
  played(course)
  answered(course, 'red')
  expect(seats).toEqual(['red', 'blue'])
})

test('a step that asks nobody is passed over', () => {
  const course = courseOf({ turn: [ask('rest', 'R', () => [], 'go'), trace('next'), end] })
  expect(played(course)).toBe('next')
})

test('nothing is played after the end', () => {
  const course = courseOf({ turn: [end, trace('next')] })
  expect(played(course)).toBe('')
})

test('the phase of each step is known, in the order of play', () => {
  const { program } = courseOf({
    turn: [phase('movement', each(list, trace('sail'))), phase('combat', trace('fire')), end],
  })
  expect([...program.phases]).toEqual([
    ['turn', ''],
    ['sail', 'movement'],
    ['fire', 'combat'],
    ['end', ''],
  ])
})

test('two steps of one name are refused', () => {
  expect(() => courseOf({ turn: [trace('one'), trace('one')] })).toThrow(
    'Two steps or sequences are called "one".',
  )
})

test('mistakes of a sequence are told', () => {
  expect(() => played(courseOf({ turn: [trace('one')] }))).toThrow(
    'The sequence of play ran out before the battle ended.',
  )
  expect(() => played(courseOf({ turn: [repeat(never, trace('spin'))] }))).toThrow(
    'The umpire ran 100000 steps without asking anyone, last at "spin".',
  )
  expect(() => played(courseOf({ turn: [repeat(never)] }))).toThrow('without asking anyone')
  const lost = courseOf({ turn: [end] })
  lost.state.place = [{ at: 'nowhere', loop: [], waiting: [] }]
  expect(() => played(lost)).toThrow('The sequence has no step "nowhere".')
})

test('a list that shrinks while it is run over stops the loop early', () => {
  const shrink = umpire<string>('shrink', 'R', ({ state }, item) => {
    state.trail.push(item)
    state.list = []
  })
  expect(played(courseOf({ turn: [each(list, shrink), trace('next'), end] }))).toBe('a next')
})

test('an item asked for after its list shrank is told', () => {
  const shrink = umpire('shrink', 'R', ({ state }) => {
    state.list = []
  })
  expect(() => played(courseOf({ turn: [each(list, shrink, trace('gone')), end] }))).toThrow(
    'A list of the sequence grew shorter than 1 while it was run over.',
  )
})

test('a state that rests at no ask is told', () => {
  const { program, state } = courseOf({ turn: [trace('one'), end] })
  expect(() => stepAsked(program, state)).toThrow('"turn" asks nobody.')
})

test('the umpire goes a hundred thousand steps without asking, and no farther', () => {
  const opened = (times: number) => {
    const opening = umpire('open', 'R', table => {
      table.state.count += 1
      table.interrupt('idle')
    })
    const enough = (state: { count: number }) => state.count >= times
    return courseOf({ turn: [repeat(enough, opening), ask('rest', 'R', red, 'go'), end], idle: [] })
  }
  expect(played(opened(49_999))).toBe('')
  expect(() => played(opened(50_000))).toThrow('ran 100000 steps without asking anyone')
})

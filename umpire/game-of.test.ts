import { changed } from './laws/testing/broken.ts'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import { expect, test } from 'vitest'
import { gameOf, Malformed, scriptedDice, seededDice } from './index.ts'
import type { Game, Playable } from './index.ts'
import { duel } from './laws/testing/duel.ts'

const game = gameOf(ticTacToe, { isExample: true })
const secret = gameOf(duel)
const dice = seededDice('unused')

function opened(one: Game, scenario: string): Playable {
  return one.begin(one.prepare(scenario), dice).state
}

/** A state as it comes from a worker or a server: the same data, another object. */
function posted(state: Playable): Playable {
  return JSON.parse(JSON.stringify(state))
}

test('a game tells what it is', () => {
  expect(game.id).toBe('tic-tac-toe')
  expect(game.isExample).toBe(true)
  expect(secret.isExample).toBe(false)
  expect(secret.phases).toEqual(['secret', 'blows'])
  expect(Object.keys(game.optionsOf('standard'))).toEqual(['first'])
  expect(game.scenarios['standard']?.seats({ first: 'noughts' })).toEqual(['noughts', 'crosses'])
})

test('a battle is played through a game, states posted or not', () => {
  let state = opened(game, 'standard')
  while (!state.outcome) {
    const [ask] = game.asks(posted(state))
    const seat = ask?.seat ?? ''
    const order = game.choose(game.view(posted(game.view(state, seat)), seat), seat, dice)
    const played = game.play(posted(state), seat, order, dice)
    expect(game.replay(state, played.events)).toEqual(played.state)
    state = played.state
  }
  expect(state.outcome.winners).toEqual([])
  expect(game.awaiting(state)).toEqual(state.outcome)
  expect(game.asks(state)).toEqual([])
  expect(game.legalOrders(state, 'crosses')).toEqual([])
})

test('search goes on in place', () => {
  const state = game.copy(opened(game, 'standard'))
  const order = game.sample(state, 'crosses', dice) ?? { kind: '' }
  game.playInPlace(state, 'crosses', order, dice)
  expect(game.asks(state)[0]?.seat).toBe('noughts')
  expect(game.evaluate(game.view(state, 'crosses'), 'crosses')).toBeGreaterThan(0)
})

test.each([null, 7, 'mark', [], {}, { kind: 7 }, { kind: 'mark' }, { kind: 'mark', cell: 'x' }])(
  'what is no order is refused as such: %j',
  given => {
    const state = opened(game, 'standard')
    const { ruling, state: after, events } = game.play(state, 'crosses', given, dice)
    expect(ruling.because[0]?.message).toBe('umpire.malformed')
    expect([after, events]).toEqual([state, []])
    expect(game.errorInOrder(given)).not.toBeNull()
    expect(() => game.orderFrom(given)).toThrow(Malformed)
  },
)

test('the umpire refuses what it is not the time for', () => {
  const state = opened(secret, 'hall')
  const done = { kind: 'done' }
  const messageOf = (at: Playable, seat: string, order: unknown) =>
    secret.judge(at, seat, order).because.map(({ rule, message }) => `${rule} ${message}`)
  expect(messageOf(state, 'red', done)).toEqual(['DUEL-1 umpire.notNow'])
  expect(messageOf(state, 'red', { kind: 'constructor' })).toEqual(['DUEL-1 umpire.notNow'])
  expect(messageOf(state, 'green', { kind: 'choose', stance: 'high' })).toEqual([
    'DUEL-1 umpire.notAsked',
  ])
  const over = { ...state, outcome: { winners: [], message: { key: 'x' } } }
  expect(messageOf(over, 'red', done)).toEqual([' umpire.over'])
})

test.each([
  [{}, 'place'],
  [{ wind: 1 }, 'wind'],
  [{ place: [] }, 'place'],
  [{ cells: 7 }, 'cells'],
  [{ cells: ['free'] }, 'cells'],
  [{ cells: Array(9).fill('triangles') }, 'cells[0]'],
  [{ players: ['crosses', 'crosses'] }, 'players[1]'],
  [{ outcome: { winners: 'all', message: { key: 'x' } } }, 'outcome.winners'],
  [{ cells: [undefined] }, 'cells[0]'],
])('what is no state is told: %j', (change, at) => {
  const state = Object.keys(change).length === 0 ? {} : { ...opened(game, 'standard'), ...change }
  expect(game.errorInState(state)?.at).toBe(at)
  expect(() => game.stateFrom(state)).toThrow(Malformed)
})

test('a state of another game is no state of this one', () => {
  const state = opened(secret, 'hall')
  expect(() => game.legalOrders(state, 'crosses')).toThrow('This is no state of the ruleset')
})

test('an event of another game is no event of this one', () => {
  const state = opened(game, 'standard')
  expect(() => game.replay(state, [{ kind: 'hit' }])).toThrow('This is no event of the ruleset')
  expect(() => game.redact({ kind: 'toString' }, 'crosses')).toThrow(Malformed)
})

test('a seat learns of a roll only where nothing of its event is hidden', () => {
  const roll = { sides: 6, count: 1, result: 4, rule: 'DUEL-3', tally: [] }
  const hit = { kind: 'hit', seat: 'red', rolls: [roll] }
  expect(secret.redact(hit, 'blue')).toEqual(hit)
  const chosen = { kind: 'chosen', seat: 'red', stance: 'high', rolls: [roll] }
  expect(secret.redact(chosen, 'blue')).toEqual({ kind: 'chosen', seat: 'red', stance: 'unknown' })
  expect(secret.redact(chosen, 'red')).toEqual(chosen)
})

test('events are told but for where play came to rest', () => {
  const state = opened(game, 'standard')
  const { events } = game.play(state, 'crosses', { kind: 'mark', cell: 4 }, dice)
  expect(events.map(event => game.describeEvent(event, state)?.key ?? null)).toEqual([
    'event.marked',
    null,
  ])
})

test('tools read plain records', () => {
  const tool = game.tool('mark')
  const order = { kind: 'mark', cell: 4 }
  const marking = opened(game, 'standard')
  expect(tool.tool === 'list' && tool.target?.(order, marking)).toBe('cell.4')
  expect(() => tool.tool === 'list' && tool.target?.({ kind: 'mark' }, marking)).toThrow(Malformed)
  expect(secret.tool('taunt')).toEqual({ tool: 'list' })
  expect(game.shape('mark')).toEqual({ cell: { type: 'integer' } })
  expect(() => game.tool('erase')).toThrow('tic-tac-toe has no order "erase".')
})

test('rolls that no event tells of stand with the place of rest', () => {
  const { taunt } = duel.rules.orders
  const rolling: typeof taunt = { ...taunt, execute: table => void table.roll(6, 'DUEL-4') }
  const one = gameOf(changed(duel, { orders: { ...duel.rules.orders, taunt: rolling } }))
  const afterHit = (['red', 'blue'] as const).reduce(
    (state, seat) =>
      one.play(state, seat, { kind: 'choose', stance: 'high' }, scriptedDice([6, 1])).state,
    opened(one, 'hall'),
  )
  const { events } = one.play(afterHit, 'blue', { kind: 'taunt' }, scriptedDice([5]))
  expect(events).toMatchObject([{ kind: 'placed', rolls: [{ result: 5, rule: 'DUEL-4' }] }])
})

test('the ruleset can be had in its own types', () => {
  expect(game.open(ruleset => Object.keys(ruleset.rules.apply))).toContain('marked')
})

test('where play rests is told by nobody', () => {
  const state = opened(secret, 'hall')
  expect(secret.describeEvent({ kind: 'placed', place: state.place }, state)).toBeNull()
  expect(secret.describeEvent({ kind: 'boutEnded' }, state)).toMatchObject({ key: 'event.told' })
})

import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { beforeEach, expect, test } from 'vitest'
import { gameOf } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { answerTo } from './answer.ts'
import { ask, blue, codeOf, engineOf, high, low, newDuel, newGame, okOf, red } from './fixtures.ts'
import { newOpenBattles } from './open-battles.ts'
import type { Engine } from './seen.ts'

let engine: Engine
let bot: Engine
beforeEach(() => {
  engine = engineOf(null)
  bot = engineOf('red')
})

test('an engine of a seat that the battle lacks is told so when the battle is opened', () => {
  const stranger = { ...engine, battles: newOpenBattles('zz') }
  const { battle } = okOf(engine, newGame)
  const { file } = okOf(engine, { do: 'file', battle })
  const { state } = okOf(engine, { do: 'state', battle })
  for (const request of [
    newGame,
    { do: 'load', file },
    { do: 'load', ruleset: 'tic-tac-toe', state },
  ])
    expect(ask(stranger, request).error).toMatchObject({
      code: 'unknownSeat',
      message: "this engine answers for zz alone; the battle's seats are crosses, noughts",
    })
})

test('an engine of one seat answers for that seat alone', () => {
  okOf(bot, newDuel)
  expect(okOf(bot, { do: 'view', ...red })).toHaveProperty('view.bout', 1)
  expect(okOf(bot, { do: 'orders', ...red })).toMatchObject({
    groups: [{ kind: 'choose', orders: [high, low] }],
  })
  for (const verb of ['view', 'orders', 'judge', 'play', 'suggest', 'odds']) {
    const request = { do: verb, ...blue, ...orderFor(verb) }
    expect(codeOf(bot, request), verb).toBe('notYours')
  }
  for (const verb of ['state', 'file'])
    expect(codeOf(bot, { do: verb, battle: 'b1' }), verb).toBe('notYours')
  expect(codeOf(bot, newGame)).toBe('unknownSeat')
})

function orderFor(verb: string): object {
  if (verb === 'view' || verb === 'orders') return {}
  return verb === 'suggest' ? { level: 1 } : { order: high }
}

test('an engine of one seat keeps of a state and tells of events what the seat may know', () => {
  okOf(engine, newDuel)
  okOf(engine, { do: 'play', ...blue, order: high })
  const { state } = okOf(engine, { do: 'state', battle: 'b1' })
  okOf(bot, { do: 'load', ruleset: 'duel', state })
  const { view } = okOf(bot, { do: 'view', ...red })
  expect(view).toMatchObject({ fencers: [{ stance: null }, { stance: 'unknown' }] })
  const { file } = okOf(engine, { do: 'file', battle: 'b1' })
  okOf(bot, { do: 'load', file })
  expect(okOf(bot, { do: 'view', battle: 'b2', seat: 'red' })).toEqual({ view })
  expect(answerTo(bot, JSON.stringify({ do: 'awaiting', battle: 'b2' }))).not.toContain('high')
})

test('an engine of one seat takes no dice: those that do not fit would tell what is hidden', () => {
  okOf(bot, newDuel)
  okOf(engine, newDuel)
  const { state } = okOf(engine, { do: 'state', battle: 'b1' })
  for (const request of [
    { ...newDuel, dice: [] },
    { do: 'load', ruleset: 'duel', state, dice: [1] },
    { do: 'play', ...red, order: high, dice: [99] },
    { do: 'continue', battle: 'b1', dice: [1] },
  ])
    expect(ask(bot, request).error).toMatchObject({ code: 'notYours', at: 'dice' })
})

test('an engine of one seat does not say how the rules failed', () => {
  const loud = gameOf(
    changed(duel, {
      orders: {
        ...duel.rules.orders,
        choose: {
          ...duel.rules.orders.choose,
          execute(table) {
            throw new Error(`blue holds ${table.state.fencers[1]?.stance}`)
          },
        },
      },
    }),
  )
  const told = (seat: string | null) => {
    const own = { ...engineOf(seat), catalogue: { duel: loud } }
    okOf(own, newDuel)
    return ask(own, { do: 'play', ...red, order: high }).error
  }
  expect(told('red')).toMatchObject({ code: 'failed', message: 'the rules failed at this request' })
  expect(told(null)?.message).toContain('blue holds')
})

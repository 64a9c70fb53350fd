import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { beforeEach, expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { gameOf } from '@grognard/umpire'
import type { OrderRules, Table } from '@grognard/umpire'
import type { Event, Order, RuleId, State } from '@grognard/umpire/laws/testing/duel-state.ts'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { answerTo } from './answer.ts'
import { newOpenBattles } from './open-battles.ts'
import type { Engine } from './seen.ts'

type Choose = Extract<Order, { kind: 'choose' }>

/** A taunt for 6, if the other's stance is hidden as it must be from this seat. */
function boast(table: Table<State, Event, RuleId>, seat: string): void {
  const isHidden = table.state.fencers.some(one => one.stance === 'unknown')
  const isLoud = table.roll(6, 'DUEL-4') === 6
  if (isLoud) table.emit({ kind: 'taunted', seat })
  if (!isHidden) table.emit({ kind: 'missed', seat })
}

const choose: OrderRules<State, Event, Choose, RuleId> = {
  ...duel.rules.orders.choose,
  continues: boast,
}
const boasting = gameOf(changed(duel, { orders: { ...duel.rules.orders, choose } }))

let engine: Engine
beforeEach(() => {
  const games = { ...catalogue, duel: boasting }
  engine = { catalogue: games, battles: newOpenBattles(null), language: 'en' }
})

function okOf(request: object): Record<string, unknown> {
  const answer: { ok?: Record<string, unknown> } = JSON.parse(
    answerTo(engine, JSON.stringify(request)),
  )
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return answer.ok
}

const high = { kind: 'choose', stance: 'high' }
const newDuel = { do: 'new', ruleset: 'duel', scenario: 'hall', seed: 's' }

test('odds are told as fractions with what would change, from what the seat may know', () => {
  okOf(newDuel)
  okOf({ do: 'play', battle: 'b1', seat: 'blue', order: high })
  const odds = okOf({ do: 'odds', battle: 'b1', seat: 'red', order: high })
  expect(odds).toMatchObject({
    allowed: true,
    exact: true,
    outcomes: [
      { chance: '5/6', p: 0.833333333333, summary: 'no effect', change: [] },
      { chance: '1/6', summary: expect.stringContaining('taunted'), change: [] },
    ],
    throws: [{ rule: 'DUEL-4', sides: 6, count: 1, tally: [] }],
  })
})

test('a refused order has its ruling instead of odds', () => {
  okOf(newDuel)
  const odds = okOf({ do: 'odds', battle: 'b1', seat: 'red', order: { kind: 'taunt' } })
  expect(odds).toMatchObject({ allowed: false, because: [{ rule: 'DUEL-1' }] })
  expect(odds).not.toHaveProperty('outcomes')
})

test('in a real game the odds of a certain order are one outcome', () => {
  okOf({ do: 'new', ruleset: 'tic-tac-toe', scenario: 'standard' })
  const order = { kind: 'mark', cell: 4 }
  const { outcomes } = okOf({ do: 'odds', battle: 'b1', seat: 'crosses', order })
  expect(outcomes).toEqual([
    {
      chance: '1',
      p: 1,
      summary: expect.any(String),
      change: [expect.objectContaining({ kind: 'came' })],
    },
  ])
})

test('an order that ends the battle is told with how it ends, also where no piece changes', () => {
  okOf({ do: 'new', ruleset: 'tic-tac-toe', scenario: 'standard' })
  const order = { kind: 'resign' }
  const { outcomes } = okOf({ do: 'odds', battle: 'b1', seat: 'crosses', order })
  expect(outcomes).toEqual([
    {
      chance: '1',
      p: 1,
      summary: 'Crosses concedes the battle.',
      change: [],
      outcome: {
        winners: ['noughts'],
        message: expect.objectContaining({ key: 'umpire.resigned' }),
      },
    },
  ])
})

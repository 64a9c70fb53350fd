import { expect, test } from 'vitest'
import { gameOf, seededDice } from '@grognard/umpire'
import type { Playable } from '@grognard/umpire'
import { woodenShips } from '../index.ts'

const game = gameOf(woodenShips)
const start = game.begin(game.prepare('trafalgar'), seededDice('bodies')).state

/** Played on as the doctrine would until the seat is asked the step. */
function at(step: string, seat: string): Playable {
  let state = start
  for (let orders = 0; orders < 200; orders++) {
    const asks = game.asks(state)
    if (asks.some(ask => ask.seat === seat && ask.step === step)) return state
    const [ask] = asks
    if (!ask) break
    const order = game.choose(game.view(state, ask.seat), ask.seat, seededDice(`${orders}`))
    state = game.play(state, ask.seat, order, seededDice(`${orders}`)).state
  }
  throw new Error(`Nobody comes to ${step}.`)
}

test('divisions are bodies, and the fleet besides', () => {
  const [first, , fleet] = game.formations(start, 'a')
  expect(first?.name).toMatchObject({ key: 'ws.body.division', values: { ship: 'Victory' } })
  expect(fleet?.name.key).toBe('ws.body.fleet')
  expect(fleet?.pieces.length).toBeGreaterThan(first?.pieces.length ?? 0)
})

test('the first of a division is plotted, the others follow in the wake, and each shows where it comes', () => {
  const state = at('plots', 'a')
  const view = game.view(state, 'a')
  const [first] = game.formations(view, 'a')
  const victory = game.pieces(view).find(({ id }) => id === 'victory')
  const aim = { at: 'place' as const, x: (victory?.x ?? 0) + 3000, y: victory?.y ?? 0 }
  const pieces = first?.pieces ?? []
  const { members } = game.shareOut(view, 'a', { id: 'follow', pieces, aim })
  const plotOf = (ship: string) => members.find(({ piece }) => piece === ship)?.orders[0]
  expect(plotOf('temeraire')).toMatchObject({ kind: 'plot', plot: 'W' })
  expect(plotOf('victory')).not.toMatchObject({ plot: 'W' })
  const wake = members.find(({ piece }) => piece === 'temeraire')
  expect(wake?.poses.length).toBeGreaterThan(1)
})

test('the fleet is loaded alike, both sides of each ship', () => {
  const pieces = game.formations(start, 'a').at(-1)?.pieces ?? []
  const wish = { id: 'double', pieces, aim: { at: 'nothing' as const } }
  const { members } = game.shareOut(start, 'a', wish)
  expect(members.every(({ ruling, orders }) => ruling.allowed && orders.length === 2)).toBe(true)
})

test('[WS-089] the staff’s plan shows who follows in the wake where the wake will bring her', () => {
  const plots = at('plots', 'a')
  const plan = game.plan(plots, 'a')
  const wakes = plan.filter(({ order }) => 'plot' in order && String(order.plot).startsWith('W'))
  expect(wakes.length).toBeGreaterThan(0)
  const moved = wakes.filter(({ piece, poses }) => {
    const now = game.pieces(plots).find(({ id }) => id === piece)
    const end = poses.at(-1)
    return end !== undefined && (end.x !== now?.x || end.y !== now.y)
  })
  expect(moved.length).toBeGreaterThan(wakes.length / 2)
})

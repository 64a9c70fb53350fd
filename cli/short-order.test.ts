import { catalogue, gameById } from '@grognard/rulesets'
import { give, newBattle, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { formsFor } from './games.ts'
import { readOrder } from './order-line.ts'
import { shortOrder } from './short-order.ts'
import { tellerFor } from './teller.ts'
import { unitsOf } from './units.ts'

/** What a battle offers at its steps, as it is played on: each order with the line that is printed for it. */
function printed(id: string, scenario: string, steps: number) {
  const dice = { kind: 'seeded' as const, seed: 'short' }
  let battle = newBattle(gameById(id), { scenario, dice })
  const chance = seededDice('short')
  const all = []
  for (let step = 0; step < steps; step++) {
    const { game, state } = battle
    const [ask] = game.asks(state)
    if (!ask) break
    const view = game.view(state, ask.seat)
    const offers = game.legalOrders(view, ask.seat, 40)
    const teller = tellerFor(game, 'en')
    const units = unitsOf(teller, state)
    for (const order of offers) {
      const forms = formsFor(teller, [order.kind])
      const ofKind = (kind: string) => offers.filter(offer => offer.kind === kind)
      const [line = ''] = forms.map(form => shortOrder(order, form, units, ofKind))
      all.push({ order, line, read: readOrder(line, forms, units, ofKind) })
    }
    battle = give(battle, ask.seat, game.choose(view, ask.seat, chance)).battle
  }
  return all
}

test('every line that is printed is read as its order', () => {
  for (const game of Object.values(catalogue)) {
    const [scenario = ''] = Object.keys(game.scenarios)
    for (const { order, line, read } of printed(game.id, scenario, 6))
      expect(read, line).toEqual({ order })
  }
})

test('what is usual or shared is left out, and values stand without names', () => {
  const lines = printed('line-of-battle', 'constitution', 10).map(({ line }) => line)
  expect(lines).toContain('chooseShot constitution grape')
  expect(lines).toContain('sail constitution 6in')
  expect(lines).toContain('sail constitution 5in anchor')
})

test('lengths are typed as the game tells them', () => {
  const lines = printed('war-at-sea', 'river-plate', 6).map(({ line }) => line)
  expect(lines.filter(line => /^sail \S+ 180mm$/.test(line)).length).toBeGreaterThan(0)
  expect(lines.join('\n')).not.toContain('section')
})

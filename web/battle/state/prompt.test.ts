import { expect, test } from 'vitest'
import { beginDraft, readyPieces } from '@grognard/board'
import { give, seededDice } from '@grognard/umpire'
import { aShipsTurn, duel, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
import { promptOf } from './prompt.ts'

const name = (_group: string, id: string) => id

test('a ship that waits is said to have nothing to do; one that can act is not', () => {
  const battle = aShipsTurn()
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const state = stateOf(battle, seat)
  const ready = state.turnView ? readyPieces(state.turnView.choices) : []
  const own = battle.game.picture(battle.state).pieces.filter(piece => piece.seat === seat)
  const lines = own.map(({ id }) => promptOf({ ...state, selected: id }, name).map(m => m.key))
  const waiting = ['web.order.yours', 'web.order.nothing']
  const choosing = ['web.order.yours', 'web.order.chooseFor']
  expect(own).toHaveLength(3)
  expect(lines).toEqual(own.map(({ id }) => (ready.includes(id) ? choosing : waiting)))
})

test('a ship that bears a number on the chart is called by her name', () => {
  const battle = aShipsTurn()
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const state = stateOf(battle, seat)
  const [selected = ''] = state.turnView ? readyPieces(state.turnView.choices) : []
  const ship = battle.game.picture(battle.state).pieces.find(({ id }) => id === selected)
  expect(ship?.name).toMatch(/^\d$/)
  expect(promptOf({ ...state, selected }, name)[1]?.values).toEqual({ piece: ship?.label })
})

test('with nothing in hand a piece is to be chosen', () => {
  const battle = aShipsTurn()
  const seat = battle.game.asks(battle.state)[0]?.seat ?? ''
  const keys = promptOf(stateOf(battle, seat), name).map(message => message.key)
  expect(keys).toEqual(['web.order.yours', 'web.order.choose'])
})

test('with a target in hand and no ship of one’s own, it is said what is to be chosen first', () => {
  const { battle, enemy, own } = namingTargets()
  const keys = (selected: string) =>
    promptOf({ ...stateOf(battle, 'a'), selected }, name).map(message => message.key)
  expect(keys(enemy).at(-1)).toBe('web.order.chooseOwn')
  expect(keys(own).at(-1)).not.toBe('web.order.chooseOwn')
})

/** The duel, played on until seat `a` can name a target. */
function namingTargets() {
  let battle = duel()
  const { game } = battle
  const isOpen = () => game.legalOrders(battle.state, 'a').some(({ kind }) => kind === 'aim')
  for (let step = 0; step < 200 && !isOpen(); step++) {
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const order = game.choose(game.view(battle.state, ask.seat), ask.seat, seededDice(`${step}`))
    battle = give(battle, ask.seat, order).battle
  }
  const idOf = (seat: string) =>
    game.picture(battle.state).pieces.find(piece => piece.seat === seat)?.id ?? ''
  return { battle, enemy: idOf('b'), own: idOf('a') }
}

test('before a way is drawn no length of it is told', () => {
  const state = stateOf(landBattle(), 'france')
  if (!state.turnView) throw new Error('Nobody looks.')
  const draft = beginDraft(state.turnView.orderContext, 'march', 'f2', 0)
  const keys = promptOf({ ...state, selected: 'f2', draft }, name).map(message => message.key)
  expect(keys).toEqual(['web.order.yours', 'web.order.drawFrom'])
})

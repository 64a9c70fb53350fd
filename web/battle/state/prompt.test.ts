import { expect, test } from 'vitest'
import { beginDraft, readyPieces } from '@grognard/board'
import { aShipsTurn, landBattle, stateOf } from '../../journeys/battles-for-tests.ts'
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

test('before a way is drawn no length of it is told', () => {
  const state = stateOf(landBattle(), 'france')
  if (!state.turnView) throw new Error('Nobody looks.')
  const draft = beginDraft(state.turnView.orderContext, 'march', 'f2', 0)
  const keys = promptOf({ ...state, selected: 'f2', draft }, name).map(message => message.key)
  expect(keys).toEqual(['web.order.yours', 'web.order.drawFrom'])
})

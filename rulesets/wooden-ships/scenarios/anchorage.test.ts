import { begin, prepare, seededDice } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { woodenShips } from '../index.ts'
import { depthUnder } from '../model/ground.ts'

const { state } = begin(woodenShips, prepare(woodenShips, 'algeciras'), seededDice('roads'))

test('[WS-025] [WS-110] the French lie at anchor and make no way', () => {
  const french = state.ships.filter(({ seat }) => seat === 'b')
  expect(french.map(({ anchor, speed }) => `${anchor} ${speed}`)).toEqual([
    'bow 0',
    'bow 0',
    'bow 0',
    'bow 0',
  ])
})

test('[WS-250] every ship begins in water that is deep enough', () => {
  const stranded = state.ships.filter(
    ship => depthUnder(state, ship) <= (state.cards[ship.index]?.depth ?? 0),
  )
  expect(stranded).toEqual([])
})

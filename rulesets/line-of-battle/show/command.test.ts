import { expect, test } from 'vitest'
import { gameOf, seededDice } from '@grognard/umpire'
import { lineOfBattle } from '../index.ts'

const game = gameOf(lineOfBattle)
const start = game.begin(game.prepare('trafalgar'), seededDice('bodies')).state
const [column] = game.formations(start, 'a')
const pieces = column?.pieces ?? []

test('ships that sail one behind the other are a column under the flagship’s name', () => {
  expect(game.formations(start, 'a')).toHaveLength(1)
  expect(column).toMatchObject({ leader: 'victory', name: { key: 'lob.body.column' } })
  expect(pieces[0]).toBe('victory')
  expect(pieces).toHaveLength(6)
})

test('the same shot goes to all who have another, and says nothing to the rest', () => {
  const aim = { at: 'nothing' as const }
  const { members } = game.shareOut(start, 'a', { id: 'chain', pieces, aim })
  expect(members.map(({ orders }) => orders)).toEqual(
    pieces.map(ship => [{ kind: 'chooseShot', ship, shot: 'chain' }]),
  )
  const order = { kind: 'chooseShot', ship: 'victory', shot: 'chain' }
  const { state } = game.play(start, 'a', order, seededDice('shot'))
  const again = game.shareOut(game.view(state, 'a'), 'a', { id: 'chain', pieces, aim })
  expect(again.members[0]?.orders).toEqual([])
})

test('who may not be aimed at is told for each ship, and nothing is given', () => {
  const enemy = game.pieces(start).find(({ seat }) => seat === 'b')?.id ?? ''
  const aim = { at: 'piece' as const, piece: enemy }
  const { members } = game.shareOut(start, 'a', { id: 'fireAt', pieces, aim })
  expect(members.every(({ ruling }) => !ruling.allowed)).toBe(true)
})

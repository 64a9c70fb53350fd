import { gameById } from '@grognard/rulesets'
import { give, newBattle, recordOf, seededDice, takeBackOf } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { undoIn } from './undo-from-afar.ts'

test('what the server gives back is offered; after a reveal it is proposed', () => {
  const game = gameById('belle-alliance')
  const dice = seededDice('afar')
  let battle = newBattle(game, {
    scenario: 'crossroads-farm',
    dice: { kind: 'seeded', seed: 'afar' },
  })
  const found = { free: 0, asks: 0 }
  for (let played = 0; played < 30; played++) {
    const seats = game.asks(battle.state).map(({ seat }) => seat)
    const seat = seats[played % seats.length] ?? ''
    battle = give(battle, seat, game.sample(battle.state, seat, dice)).battle
    const undo = undoIn(recordOf(battle, seat), seat, undefined)
    const back = takeBackOf(battle, seat)
    if (back.isOpen && back.seq === battle.file.entries.length - 1)
      expect(undo).toMatchObject({ asks: false, order: expect.anything() })
    if (undo.asks) expect(back.isOpen).toBe(false)
    if (undo.order) found[undo.asks ? 'asks' : 'free'] += 1
  }
  expect(found.free).toBeGreaterThan(0)
  expect(found.asks).toBeGreaterThan(0)
})

test('what the server has refused to give back is proposed', () => {
  const game = gameById('tic-tac-toe')
  const first = newBattle(game, { scenario: 'standard', dice: { kind: 'seeded', seed: 'u' } })
  const { battle } = give(first, 'crosses', Object.assign({ kind: 'mark' }, { cell: 4 }))
  const record = recordOf(battle, 'crosses')
  expect(undoIn(record, 'crosses', undefined).asks).toBe(false)
  expect(undoIn(record, 'crosses', record.entries.at(-1)).asks).toBe(true)
})

import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { exportBattle, give, giveAgreed, newBattle } from './battle/battle.ts'
import { importBattle } from './battle/import.ts'
import { undone } from './battle/undo.ts'
import { verify } from './battle/verify.ts'
import { isAgreement } from './agree.ts'

const dice = { kind: 'hmac-sha256' as const, seed: 'agree' }

const scenarios = [
  ['tic-tac-toe', 'standard'],
  ['line-of-battle', 'constitution'],
  ['ship-of-the-line', 'duel'],
  ['belle-alliance', 'crossroads-farm'],
] as const

function begun(ruleset: string, scenario: string) {
  return newBattle(gameById(ruleset), { scenario, dice })
}

test.each(scenarios)('%s is drawn by consent, kept, read and proven', (ruleset, scenario) => {
  const battle = begun(ruleset, scenario)
  const [seat = ''] = battle.game.seats(battle.state)
  const { battle: after, ruling } = giveAgreed(battle, seat, 'draw')
  expect(ruling.allowed).toBe(true)
  expect(after.state.outcome).toEqual({ winners: [], message: { key: 'umpire.agreed.draw' } })
  expect(after.game.asks(after.state)).toEqual([])
  const text = exportBattle(after)
  const read = importBattle(text, { [ruleset]: battle.game })
  expect(verify(read)).toMatchObject({ valid: true })
  expect(exportBattle(read)).toBe(text)
  expect(undone(after, seat)).toBeNull()
})

test('nobody agrees alone, nor after the end, and it is never proposed by the game', () => {
  const battle = begun('tic-tac-toe', 'standard')
  const order = { kind: 'conclude', on: 'draw' }
  expect(give(battle, 'crosses', order)).toMatchObject({
    battle,
    ruling: { allowed: false, because: [{ message: 'umpire.agree.alone' }] },
  })
  const after = giveAgreed(battle, 'crosses', 'end').battle
  expect(after.state.outcome?.message.key).toBe('umpire.agreed.end')
  expect(giveAgreed(after, 'crosses', 'draw').ruling.allowed).toBe(false)
  expect(giveAgreed(battle, 'nobody', 'draw').ruling.allowed).toBe(false)
  expect(battle.game.legalOrders(battle.state, 'crosses').some(isAgreement)).toBe(false)
})

test('an agreement that is none, and one that gives the victory to somebody, are found out', () => {
  const after = giveAgreed(begun('tic-tac-toe', 'standard'), 'crosses', 'draw').battle
  const catalogue = { 'tic-tac-toe': after.game }
  const text = exportBattle(after)
  const victory = text.replace(
    '"kind":"concluded","on":"draw"',
    '"kind":"concluded","on":"victory"',
  )
  expect(() => importBattle(victory, catalogue)).toThrow('events[0].on')
  const other = text.replace('"kind":"concluded","on":"draw"', '"kind":"concluded","on":"end"')
  expect(verify(importBattle(other, catalogue))).toMatchObject({ valid: false, seq: 1 })
  const more = text.replace(
    '"kind":"conclude","on":"draw"',
    '"kind":"conclude","on":"draw","now":1',
  )
  expect(() => importBattle(more, catalogue)).toThrow('entries[1].order')
})

test('what is said of it beforehand is what comes of it', () => {
  const { game, state } = begun('ship-of-the-line', 'duel')
  const [seat = ''] = game.seats(state)
  const order = { kind: 'conclude', on: 'draw' }
  expect(game.odds(state, seat, order).outcomes).toHaveLength(1)
  expect(game.describeOrder(state, order)).toEqual({ key: 'umpire.agree.draw' })
  expect(game.judge(state, seat, order).allowed).toBe(true)
  expect(game.tool('conclude')).toEqual({ tool: 'list' })
  expect(Object.keys(game.shape('conclude'))).toEqual(['on'])
})

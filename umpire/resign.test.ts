import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { exportBattle, forkAt, give, newBattle } from './battle/battle.ts'
import type { Battle } from './battle/battle.ts'
import { importBattle } from './battle/import.ts'
import { undone } from './battle/undo.ts'
import { verify } from './battle/verify.ts'
import { isResignation, resignation } from './resign.ts'

const dice = { kind: 'seeded' as const, seed: 'resign' }

function begun(ruleset: string, scenario: string, options = {}): Battle {
  return newBattle(gameById(ruleset), { scenario, options, dice })
}

function resigned(battle: Battle, seat: string): Battle {
  const given = give(battle, seat, resignation)
  expect(given.ruling).toEqual({ allowed: true, because: [] })
  return given.battle
}

test('a seat gives the battle up, asked or not: it is an entry, and the others have won', () => {
  const battle = begun('tic-tac-toe', 'standard')
  for (const [seat, other] of [
    ['crosses', 'noughts'],
    ['noughts', 'crosses'],
  ] as const) {
    const after = resigned(battle, seat)
    expect(after.state.outcome).toEqual({
      winners: [other],
      message: { key: 'umpire.resigned', values: { seat: { key: `seat.${seat}` } } },
    })
    expect(after.file.entries.at(-1)).toMatchObject({
      seq: 1,
      seat,
      order: { kind: 'resign' },
      events: [{ kind: 'resigned', seat, winners: [other] }, { kind: 'placed' }],
    })
    expect(after.game.asks(after.state)).toEqual([])
    expect(battle.state.outcome).toBeNull()
  }
})

test('every game can be given up, and the file that tells of it is read, proven and gone back on', () => {
  for (const [ruleset, scenario] of [
    ['tic-tac-toe', 'standard'],
    ['line-of-battle', 'constitution'],
    ['ship-of-the-line', 'duel'],
    ['belle-alliance', 'crossroads-farm'],
  ] as const) {
    const battle = begun(ruleset, scenario)
    const [seat = ''] = battle.game.seats(battle.state)
    const after = resigned(battle, seat)
    const text = exportBattle(after)
    const read = importBattle(text, { [ruleset]: battle.game })
    expect(read.state.outcome).toEqual(after.state.outcome)
    expect(verify(read)).toMatchObject({ valid: true })
    expect(exportBattle(read)).toBe(text)
    expect(forkAt(read, 0).state.outcome).toBeNull()
  }
})

test('a file that gives the victory to another than the rules do is found out', () => {
  const after = resigned(begun('tic-tac-toe', 'standard'), 'crosses')
  const catalogue = { 'tic-tac-toe': after.game }
  const forged = exportBattle(after).replace('"winners":["noughts"]', '"winners":["crosses"]')
  expect(verify(importBattle(forged, catalogue))).toMatchObject({ valid: false, seq: 1 })
  const unfit = exportBattle(after).replace('"winners":["noughts"]', '"winners":"noughts"')
  expect(() => importBattle(unfit, catalogue)).toThrow('entries[1].events[0].winners')
  const more = exportBattle(after).replace('{"kind":"resign"}', '{"kind":"resign","now":1}')
  expect(() => importBattle(more, catalogue)).toThrow('entries[1].order')
})

test('allies win and lose together', () => {
  const battle = begun('line-of-battle', 'trafalgar', { players: '2v2' })
  const { game, state } = battle
  const [seat = ''] = game.seats(state)
  const { winners = [] } = resigned(battle, seat).state.outcome ?? {}
  expect(winners).toHaveLength(2)
  for (const winner of winners) {
    const lost = resigned(battle, winner).state.outcome?.winners
    expect(lost).toContain(seat)
    expect(lost).toHaveLength(2)
  }
})

test('nobody resigns who has no seat, nor after the end; it is not taken back, and never proposed', () => {
  const battle = begun('line-of-battle', 'constitution')
  const { game, state } = battle
  expect(give(battle, 'nobody', resignation).ruling).toMatchObject({
    allowed: false,
    because: [{ message: 'umpire.noSeat' }],
  })
  const [seat = ''] = game.seats(state)
  const after = resigned(battle, seat)
  expect(give(after, seat, resignation).ruling.because[0]?.message).toBe('umpire.over')
  expect(undone(after, seat)).toBeNull()
  expect(game.legalOrders(state, seat).some(isResignation)).toBe(false)
})

test('what is said of it beforehand is what comes of it', () => {
  const { game, state } = begun('ship-of-the-line', 'duel')
  const [seat = ''] = game.seats(state)
  const [only, ...others] = game.odds(state, seat, resignation).outcomes
  expect([only?.state.outcome?.winners.length, others]).toEqual([1, []])
  expect(game.odds(state, 'nobody', resignation).outcomes).toEqual([])
  expect(game.describeOrder(state, resignation)).toEqual({ key: 'umpire.resign' })
  expect([game.shape('resign'), game.tool('resign')]).toEqual([{}, { tool: 'list' }])
})

import { expect, test } from 'vitest'
import {
  BadDie,
  DiceNeeded,
  exportBattle,
  forkAt,
  gameOf,
  give,
  importBattle,
  newBattle,
  takenBackTo,
  undone,
  verify,
} from '../index.ts'
import type { Battle, BattlePlan } from '../index.ts'
import { duel } from '../laws/testing/duel.ts'

const game = gameOf(duel)
const catalogue = { duel: game }
const seeded: BattlePlan = { scenario: 'hall', dice: { kind: 'hmac-sha256', seed: 'steel' } }
const quick: BattlePlan = { scenario: 'hall', dice: { kind: 'seeded', seed: 'steel' } }
const typed: BattlePlan = { scenario: 'hall', dice: { kind: 'typed' } }

const high = { kind: 'choose', stance: 'high' }
const low = { kind: 'choose', stance: 'low' }

/** Both have chosen alike in secret but blue, who is to choose next. */
function ready(plan: BattlePlan): Battle {
  return give(newBattle(game, plan), 'red', high).battle
}

function rolls(battle: Battle): number[] {
  return battle.file.entries.flatMap(entry =>
    entry.events.flatMap(event => (event.rolls ?? []).map(roll => roll.result)),
  )
}

/** Plays by the doctrine to the end, by the battle's own dice. */
function toTheEnd(battle: Battle): Battle {
  const [ask] = game.asks(battle.state)
  if (!ask) return battle
  const order = game.legalOrders(battle.state, ask.seat).at(-1)
  return toTheEnd(give(battle, ask.seat, order).battle)
}

test('the dice of an entry depend on the seed and its number alone', () => {
  const whole = toTheEnd(newBattle(game, seeded))
  const half = importBattle(exportBattle(takenBackTo(whole, 3)), catalogue)
  expect(exportBattle(toTheEnd(half))).toBe(exportBattle(whole))
  expect(verify(whole)).toMatchObject({ valid: true, reserves: [], proof: { typed: { dice: 0 } } })
})

test('typed results go before the battle’s own and are marked', () => {
  const given = give(ready(seeded), 'blue', low, [6])
  expect(given.diceUsed).toBe(1)
  expect(rolls(given.battle)[0]).toBe(6)
  expect(given.battle.file.entries.at(-1)?.dice).toBe('typed')
  const reserves = [{ key: 'battle.reserve.typed', values: { dice: 1, entries: '2' } }]
  const typed = { dice: 1, entries: [2] }
  expect(verify(given.battle)).toMatchObject({ valid: true, reserves, proof: { typed } })
  expect(verify(toTheEnd(given.battle))).toMatchObject({ valid: true, reserves })
})

test('typed results that no die wants are left over', () => {
  const given = give(newBattle(game, seeded), 'red', high, [3])
  expect(given.diceUsed).toBe(0)
  expect(given.battle.file.entries.at(-1)?.dice).toBeUndefined()
})

test('a result the die does not have changes nothing', () => {
  const battle = ready(seeded)
  const written = exportBattle(battle)
  expect(() => give(battle, 'blue', low, [7])).toThrow(BadDie)
  expect(exportBattle(battle)).toBe(written)
})

test('a battle of real dice tells which result it needs, and for what', () => {
  const battle = ready(typed)
  const written = exportBattle(battle)
  const asked = () => give(battle, 'blue', low)
  expect(asked).toThrow(DiceNeeded)
  try {
    asked()
  } catch (error) {
    expect(error).toMatchObject({
      sides: 6,
      count: 1,
      rule: 'DUEL-3',
      tally: [{ rule: 'DUEL-3', message: 'strike.open', value: 2 }],
    })
  }
  expect(exportBattle(battle)).toBe(written)
  expect(() => give(battle, 'blue', low, [1])).toThrow(DiceNeeded)
  const { battle: after } = give(battle, 'blue', low, [1, 1])
  expect(rolls(after)).toEqual([1, 1])
  const proof = { typed: { dice: 2, entries: [2] }, seeded: { dice: 0 } }
  expect(verify(after)).toMatchObject({ valid: true, proof })
})

test('loaded dice do not verify', () => {
  const battle = give(ready(seeded), 'blue', low).battle
  const [first] = rolls(battle)
  const other = give(ready(seeded), 'blue', low, [first === 6 ? 5 : 6]).battle
  const unmarked = exportBattle(other).replace(',"dice":"typed"', '')
  const { entries } = other.file
  expect(verify(importBattle(unmarked, catalogue))).toMatchObject({
    valid: false,
    seq: entries.length - 1,
    reason: { key: 'battle.dice', values: { die: 1, given: rolls(other)[0], expected: first } },
  })
})

test('dice that do not lead to the recorded events do not verify', () => {
  const battle = give(ready(seeded), 'blue', low, [6]).battle
  const after = (from: string, to: string) =>
    verify(importBattle(exportBattle(battle).replace(from, to), catalogue))
  expect(after('"kind":"hit"', '"kind":"missed"')).toMatchObject({
    valid: false,
    seq: 2,
    why: 'Entry 2: the rules lead to other events, first at entries[2].events[2].kind.',
  })
  expect(after('"result":6', '"result":9')).toMatchObject({
    why: 'Entry 2 cannot be played again: Die 1 reads 9; 1d6 gives 1 to 6.',
  })
  expect(after('"result":6', '"result":1')).toMatchObject({
    why: 'Entry 2 cannot be played again: A result of 1d6 is needed.',
  })
})

test('a fork with a seed of its own rolls otherwise, and both verify', () => {
  const battle = ready(seeded)
  const results = ['a', 'b', 'c', 'd', 'e', 'f'].map(seed => {
    const fork = toTheEnd(forkAt(battle, 1, seed))
    expect(verify(importBattle(exportBattle(fork), catalogue))).toMatchObject({
      valid: true,
      proof: { typed: { dice: 0 }, seedChanges: [2], forks: [] },
      reserves: [{ key: 'battle.reserve.seed', values: { entries: '2' } }],
    })
    return rolls(fork).join(' ')
  })
  expect(new Set(results).size).toBeGreaterThan(1)
})

test('a fork of a fork remembers every seed that it needs', () => {
  const first = toTheEnd(forkAt(ready(seeded), 1, 'a'))
  const second = forkAt(first, 4, 'b')
  expect(second.file.dice).toEqual({
    kind: 'hmac-sha256',
    seed: 'steel',
    later: [
      { from: 2, seed: 'a' },
      { from: 5, seed: 'b' },
    ],
  })
  expect(verify(toTheEnd(second))).toMatchObject({ valid: true, proof: { seedChanges: [2, 5] } })
  expect(forkAt(second, 0).file.dice).toEqual({ kind: 'hmac-sha256', seed: 'steel' })
  expect(forkAt(second, 1).file.dice).toMatchObject({ later: [{ from: 2, seed: 'a' }] })
  expect(forkAt(second, 1, 'c').file.dice).toMatchObject({ later: [{ from: 2, seed: 'c' }] })
})

test('a battle of real dice goes on from a fork with a seed', () => {
  const battle = give(ready(typed), 'blue', low, [1, 1]).battle
  const fork = toTheEnd(forkAt(battle, 2, 'a'))
  const change = { from: 3, seed: 'a', kind: 'hmac-sha256' }
  expect(fork.file.dice).toEqual({ kind: 'typed', later: [change] })
  expect(verify(importBattle(exportBattle(fork), catalogue))).toMatchObject({
    valid: true,
    proof: { typed: { dice: 2, entries: [2] }, seedChanges: [3] },
    reserves: [{ key: 'battle.reserve.typed' }, { key: 'battle.reserve.seed' }],
  })
  const dice = { kind: 'hmac-sha256' as const, seed: 'a' }
  const asBefore = verify({ ...fork, file: { ...fork.file, dice } })
  expect(asBefore).toMatchObject({ valid: true, proof: { typed: { entries: [2] } } })
  const again = forkAt(fork, 1).file
  expect(again).toMatchObject({ dice: { kind: 'typed' } })
  expect(again.forks).toBeUndefined()
})

test('a fork with the same dice is told, to go on from the end is none', () => {
  const whole = toTheEnd(newBattle(game, seeded))
  const fork = toTheEnd(importBattle(exportBattle(forkAt(whole, 3)), catalogue))
  expect(verify(importBattle(exportBattle(fork), catalogue))).toMatchObject({
    valid: true,
    proof: { forks: [3] },
    reserves: [{ key: 'battle.reserve.forks', values: { entries: '3' } }],
  })
  expect(verify(forkAt(whole, 3))).toMatchObject({ proof: { forks: [] }, reserves: [] })
  expect(forkAt(fork, 4).file.forks).toEqual([3, 4])
  expect(forkAt(fork, 1).file.forks).toEqual([1])
  expect(forkAt(fork, 4, 'a').file.forks).toEqual([3])
  expect(forkAt(fork, 3, 'a').file.forks).toBeUndefined()
  expect(forkAt(whole, whole.file.entries.length - 1).file).toEqual(whole.file)
})

test('taking back leaves no trace and takes none away', () => {
  const first = give(newBattle(game, seeded), 'red', high).battle
  expect(undone(first, 'red')?.file).toEqual(newBattle(game, seeded).file)
  const fork = forkAt(toTheEnd(first), 1)
  expect(undone(fork, 'red')?.file.forks).toEqual([0])
  const other = forkAt(toTheEnd(first), 1, 'a')
  expect(undone(other, 'red')?.file.dice).toMatchObject({ later: [{ from: 1, seed: 'a' }] })
})

test('a battle of the older dice stays provable, and its fork has dice of play', () => {
  const old = importBattle(exportBattle(toTheEnd(newBattle(game, quick))), catalogue)
  const verdict = verify(old)
  expect(verdict).toMatchObject({ valid: true, reserves: [{ key: 'battle.reserve.foretellable' }] })
  const fork = forkAt(old, 1, 'a')
  expect(fork.file.dice).toEqual({
    kind: 'seeded',
    seed: 'steel',
    later: [{ from: 2, seed: 'a', kind: 'hmac-sha256' }],
  })
  const played = toTheEnd(importBattle(exportBattle(fork), catalogue))
  const keyed = { ...played.file, dice: { kind: 'hmac-sha256' as const, seed: 'a' } }
  expect(verify({ ...played, file: keyed })).toMatchObject({ valid: true, reserves: [] })
  expect(verify(played)).toMatchObject({
    proof: { foretellable: { dice: 0 } },
    reserves: [{ key: 'battle.reserve.seed' }],
  })
})

import { gameById } from './index.ts'
import { DiceNeeded, newBattle, subjectOf, rolledFor } from '@grognard/umpire'
import { expect, test } from 'vitest'

const game = gameById('line-of-battle')
const plan = { scenario: 'constitution', dice: { kind: 'typed' as const } }
const begin = (typed: readonly number[]) => newBattle(game, plan, typed)
const eventsOf = (battle: ReturnType<typeof begin>) => battle.file.entries[0]?.events ?? []

test('each die of the opening is known by the seat it is thrown for', () => {
  const before = game.prepare(plan.scenario)
  const seats = [[], [3]].map(typed => {
    const purpose = rolledFor(begin, typed, eventsOf)
    return purpose && subjectOf(game, before, 'a', purpose)?.seat
  })
  expect(seats).toEqual(['a', 'b'])
})

test('dice thrown together are counted', () => {
  const roll = { sides: 6, count: 1, result: 1, rule: 'x', tally: [] }
  const withLast = { ...roll, withLast: true as const }
  const [rolled] = eventsOf(begin([3, 4])).filter(({ rolls }) => rolls)
  const event = { ...rolled, kind: rolled?.kind ?? '', rolls: [roll, roll, withLast, withLast] }
  const before = game.prepare(plan.scenario)
  const subjects = [0, 2].map(at => subjectOf(game, before, 'a', { event, at }))
  expect(subjects.map(subject => [subject?.number, subject?.of])).toEqual([
    [1, 1],
    [2, 3],
  ])
})

test('where two throw against each other, whose die it is comes first', () => {
  const before = game.prepare(plan.scenario)
  const ships = game.picture(before).pieces
  const ids = ['a', 'b'].map(seat => ships.find(ship => ship.seat === seat)?.id)
  const roll = { sides: 6, count: 1, result: 1, rule: 'x', tally: [] }
  const [attacker, defender] = ids
  const fight = { melee: 1, attacker, defender, die: 1, otherDie: 2, bonus: 0, otherBonus: 0 }
  const event = { kind: 'roundRolled', ...fight, rolls: [roll, roll] }
  const seats = [0, 1].map(at => subjectOf(game, before, 'a', { event, at })?.seat)
  expect(seats).toEqual(['a', 'b'])
})

test('where no event tells of the die nothing is said', () => {
  const attempt = (typed: readonly number[]): null => {
    if (typed.length === 0) throw new DiceNeeded(6, 1)
    return null
  }
  expect(rolledFor(attempt, [], () => [])).toBeNull()
})

test('which battery throws is named where the game has words for it', () => {
  const before = game.prepare(plan.scenario)
  const [shooter, target] = game.picture(before).pieces.map(({ id }) => id)
  const roll = { sides: 6, count: 1, result: 1, rule: 'LOB-135', tally: [] }
  const shot = { shooter, battery: 'starboard', target, die: 1, bonus: 0 }
  const fired = { kind: 'hitRolled', ...shot, rolls: [roll] }
  const { part } = subjectOf(game, before, 'a', { event: fired, at: 0 }) ?? {}
  expect(part).toMatchObject({
    key: 'roll.hitRolled',
    values: { battery: { key: 'lob.battery.starboard' } },
  })
})

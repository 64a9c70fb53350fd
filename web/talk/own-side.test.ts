import type { TableCard } from '@grognard/remote/index.ts'
import { loadGame } from '@grognard/rulesets/library.ts'
import { newBattle, recordOf } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { sidesAt } from './own-side.ts'

const seatAt = (seat: string) => ({
  seat,
  kind: 'person' as const,
  level: null,
  name: seat,
  isHere: true,
  hash: null,
  share: null,
})

async function table(scenario: string, options: TableCard['options'], stage: TableCard['stage']) {
  const game = await loadGame('wooden-ships')
  const battle = newBattle(game, {
    scenario,
    options,
    dice: { kind: 'hmac-sha256', seed: 'sides' },
  })
  const seats = game.seats(battle.state)
  const card = { scenario, options, stage, seats: seats.map(seatAt) } as unknown as TableCard
  return { game, card, battle, seats }
}

test('[WS-003] what limits a side is told while the battle lasts, and not before or after', async () => {
  for (const stage of ['waiting', 'playing', 'ended'] as const) {
    const { game, card, battle, seats } = await table('san-domingo', { commandersA: 2 }, stage)
    const own = seats.find(seat => game.allies(battle.state, seat).length > 1) ?? ''
    const record = stage === 'waiting' ? null : recordOf(battle, own)
    const { hasOwn, limit } = sidesAt({ game, card, record, own })
    expect(hasOwn).toBe(true)
    expect(limit?.rule).toBe(stage === 'playing' ? 'WS-047' : undefined)
  }
})

test('seats of one side bear one colour, and enemies another', async () => {
  const { game, card, battle, seats } = await table('san-domingo', { commandersA: 2 }, 'playing')
  const { sideOf } = sidesAt({ game, card, record: null, own: seats[0] ?? '' })
  for (const seat of seats)
    expect(game.allies(battle.state, seat).map(sideOf)).toEqual(
      game.allies(battle.state, seat).map(() => sideOf(seat)),
    )
  expect(new Set(seats.map(sideOf)).size).toBe(2)
})

test('who fights alone has nobody to talk to in secret', async () => {
  const { game, card, seats } = await table('mars-hercule', {}, 'waiting')
  expect(sidesAt({ game, card, record: null, own: seats[0] ?? '' }).hasOwn).toBe(false)
})

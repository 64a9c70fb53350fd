import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gameById } from '@grognard/rulesets'
import { give, newBattle } from '@grognard/umpire'
import type { Battle } from '@grognard/umpire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tellerFor } from '../teller.ts'
import { typing, written } from './fixtures.ts'
import { newSession, save } from './session.ts'
import { timesUsedIn } from './times-used.ts'
import { playOn } from './turns.ts'

const ships = gameById('wooden-ships')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function begun(scenario: string, options: Record<string, string | number | boolean>): Battle {
  const dice = { kind: 'seeded', seed: 'clock' } as const
  const battle = newBattle(ships, { scenario, options, dice })
  return ships
    .seats(battle.state)
    .reduce((now, seat) => give(now, seat, { kind: 'done' }).battle, battle)
}

/** People at a terminal who press Enter for the screen, and then type nothing until they leave. */
function silent(battle: Battle, humans: readonly string[], saveTo?: string) {
  let isLeft = false
  const waiting: (() => void)[] = []
  const enter = typing('')
  const input = {
    ...enter,
    clear: () => undefined,
    next: async () => {
      const line = await enter.next()
      if (line !== undefined || isLeft) return line
      return new Promise<undefined>(resolve => waiting.push(() => resolve(undefined)))
    },
  }
  const session = newSession({
    teller: tellerFor(ships, 'en'),
    saveTo,
    battle,
    input,
    humans,
    timesUsed: timesUsedIn(saveTo ?? '', battle),
  })
  if (saveTo !== undefined) save(session, saveTo)
  const leave = (): void => {
    isLeft = true
    for (const go of waiting) go()
  }
  return { session, leave, played: playOn(session) }
}

test('[WS-246] between two at one terminal the end of the time is an order', async () => {
  const { session, leave, played } = silent(begun('mars-hercule', { timedMoves: true }), ['a', 'b'])
  await vi.advanceTimersByTimeAsync(59_000)
  expect(session.battle.file.entries).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(session.battle.file.entries.at(-1)).toMatchObject({ seat: 'a', order: { kind: 'timeUp' } })
  await vi.advanceTimersByTimeAsync(20_000)
  expect(session.battle.file.entries).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(session.battle.file.entries).toHaveLength(5)
  leave()
  await played
})

test('[WS-245] a battle that is left goes on where its clock stood', async () => {
  const saveTo = join(mkdtempSync(join(tmpdir(), 'clock-')), 'duel.grognard')
  const battle = begun('mars-hercule', { timedMoves: true })
  const left = silent(battle, ['a', 'b'], saveTo)
  await vi.advanceTimersByTimeAsync(40_000)
  left.leave()
  await left.played
  const again = silent(battle, ['a', 'b'], saveTo)
  await vi.advanceTimersByTimeAsync(19_000)
  expect(again.session.battle.file.entries).toHaveLength(3)
  await vi.advanceTimersByTimeAsync(2000)
  expect(again.session.battle.file.entries.at(-1)).toMatchObject({ order: { kind: 'timeUp' } })
  again.leave()
  await again.played
  const other = {
    ...battle,
    file: { ...battle.file, dice: { kind: 'seeded', seed: 'other' } },
  } as const
  expect(timesUsedIn(saveTo, other).size).toBe(0)
  expect(timesUsedIn(saveTo, battle).size).toBeGreaterThan(0)
})

test('[WS-245] nobody is timed who plays alone', async () => {
  const { session, leave, played } = silent(begun('mars-hercule', { timedMoves: true }), ['a'])
  await vi.advanceTimersByTimeAsync(600_000)
  expect(session.battle.file.entries).toHaveLength(3)
  leave()
  await played
})

test('[WS-003] commanders of one side are told what they may say', async () => {
  const battle = begun('san-domingo', { commandersA: 2 })
  const { leave, played } = silent(battle, ['a', 'c'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(written.out).toContain('Commanders of one fleet talk only by signals')
  leave()
  await played
})

import { beforeEach, expect, test } from 'vitest'
import type { Kind, Recorded } from '@grognard/umpire'
import { ask, engineOf, okOf } from './fixtures.ts'
import type { Engine } from './seen.ts'

let engine: Engine
beforeEach(() => {
  engine = engineOf(null)
})

const sea = { do: 'new', ruleset: 'line-of-battle', scenario: 'constitution', seed: 'until' }

interface Given {
  battle: string
  seat: string
  order: unknown
}

/** Plays what is offered first until an order leads into another phase, and gives that order. */
function orderIntoNextPhase(battle: string): Given {
  for (;;) {
    const { file } = okOf(engine, { do: 'file', battle })
    const { seats } = okOf(engine, { do: 'awaiting', battle }) as { seats: { seat: string }[] }
    const seat = seats[0]?.seat ?? ''
    const { order } = okOf(engine, { do: 'suggest', battle, seat, level: 1 })
    const probe = okOf(engine, { do: 'load', file })['battle'] as string
    const { events } = okOf(engine, { do: 'play', battle: probe, seat, order })
    if (phasesIn(events as Recorded<Kind>[]) > 1) return { battle, seat, order }
    okOf(engine, { do: 'play', battle, seat, order })
  }
}

function phasesIn(events: readonly Recorded<Kind>[]): number {
  return events.filter(({ inPhase }, index) => index > 0 && inPhase !== undefined).length
}

test('the umpire stops before the next phase and goes on where it is told to, to the same end', () => {
  okOf(engine, sea)
  const given = orderIntoNextPhase('b1')
  const { file } = okOf(engine, { do: 'file', battle: 'b1' })
  const { battle: other } = okOf(engine, { do: 'load', file })
  const whole = okOf(engine, { do: 'play', ...given, battle: other })
  const first = okOf(engine, { do: 'play', ...given, until: 'phase' })
  expect(first['awaiting']).toMatchObject({ seats: [], paused: { phase: expect.any(String) } })
  for (const request of [
    { do: 'play', ...given },
    { do: 'judge', ...given },
    { do: 'orders', battle: 'b1', seat: given.seat },
    { do: 'suggest', battle: 'b1', seat: given.seat },
    { do: 'file', battle: 'b1' },
  ])
    expect(ask(engine, request).error).toMatchObject({ code: 'paused' })
  const { view } = okOf(engine, { do: 'view', battle: 'b1', seat: given.seat })
  expect(view).toMatchObject({ place: [{ waiting: [] }] })
  expect(okOf(engine, { do: 'state', battle: 'b1' })).toHaveProperty('state.ships')
  let told = first['events'] as unknown[]
  let last = first
  while ('paused' in (last['awaiting'] as object)) {
    last = okOf(engine, { do: 'continue', battle: 'b1', until: 'phase' })
    const [head] = last['events'] as Recorded<Kind>[]
    expect(head).toHaveProperty('inPhase')
    told = [...told, ...(last['events'] as unknown[])]
  }
  expect(told).toEqual(whole['events'])
  expect(last['awaiting']).toEqual(whole['awaiting'])
  const fileOf = (battle: unknown) => okOf(engine, { do: 'file', battle })
  expect(fileOf('b1')).toEqual(fileOf(other))
  expect(ask(engine, { do: 'continue', battle: 'b1' }).error).toMatchObject({ code: 'notPaused' })
})

test('strict dice are asked for phase by phase, and those of a phase told before stay as they fell', () => {
  okOf(engine, sea)
  const given = orderIntoNextPhase('b1')
  const { file } = okOf(engine, { do: 'file', battle: 'b1' })
  const dice: number[] = []
  let phases = 1
  let answer = tried({ do: 'play', ...given, until: 'phase', strict: true }, dice)
  while ('paused' in (answer['awaiting'] as object)) {
    phases += 1
    answer = tried({ do: 'continue', battle: 'b1', until: 'phase', strict: true }, dice)
  }
  expect(phases).toBeGreaterThan(1)
  const { battle: other } = okOf(engine, { do: 'load', file })
  okOf(engine, { do: 'play', ...given, battle: other, dice, strict: true })
  const fileOf = (battle: unknown) => okOf(engine, { do: 'file', battle })
  expect(fileOf('b1')).toEqual(fileOf(other))
})

/** Gives ones and twos in turn until there are enough dice, and keeps what was used. */
function tried(request: object, used: number[]): Record<string, unknown> {
  const dice: number[] = []
  for (;;) {
    const { ok, error } = ask(engine, { ...request, dice })
    if (ok) {
      used.push(...dice)
      return ok
    }
    if (error?.code !== 'diceNeeded') throw new Error(JSON.stringify(error))
    const { needed } = error as unknown as { needed: { count: number; given: number } }
    for (let die = needed.given; die < needed.count; die++)
      dice.push(1 + ((used.length + dice.length) % 2))
  }
}

/** A battle that has stopped before a phase, after one in which dice of its own were rolled. */
function pausedAfterDice(): string {
  for (let seed = 1; seed < 30; seed++) {
    const battle = okOf(engine, { ...sea, seed: `until ${seed}` })['battle'] as string
    const given = orderIntoNextPhase(battle)
    const first = okOf(engine, { do: 'play', ...given, until: 'phase' })
    const rolls = (first['events'] as Recorded<Kind>[]).flatMap(event => event.rolls ?? [])
    const isPaused = 'paused' in (first['awaiting'] as object)
    if (rolls.length > 0 && isPaused) return battle
  }
  throw new Error('No battle rolls dice before its next phase.')
}

test('dice are not typed for a phase that comes after one with dice of the battle’s own', () => {
  const battle = pausedAfterDice()
  const { error } = ask(engine, { do: 'continue', battle, dice: [1, 1, 1, 1, 1, 1, 1, 1, 1] })
  expect(error).toMatchObject({ code: 'badDice' })
})

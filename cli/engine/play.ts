import { give } from '@grognard/umpire'
import type { Battle, Kind, Playable, Recorded, Seat } from '@grognard/umpire'
import { EngineError } from './errors.ts'
import type { OpenBattle } from './open-battles.ts'
import { diceWanting, dealtFor } from './real-dice.ts'
import type { GivenDice, DealtDice } from './real-dice.ts'

/** An order to be played on: from its beginning, or from where the umpire stopped within it. */
export interface Going {
  seat: Seat
  order: unknown
  /** Results that were given for it before, one a roll. */
  results: readonly number[]
  /** Events of it that have been told. */
  told: number
}

/** What is told now, and how the battle is held afterwards. */
export interface Gone {
  events: Recorded<Kind>[]
  held: OpenBattle
}

/**
 * Plays a lawful order on. Dice given with the request are used first, then those given when the
 * battle was opened, then the battle's own. Whatever is wrong with dice is thrown before anything
 * changes.
 */
export function playOn(
  held: OpenBattle,
  { seat, order, results, told }: Going,
  { dice, isStrict }: GivenDice,
  stopsAtPhase: boolean,
): Gone {
  const dealt = dealtFor(held.battle, seat, order, [...dice, ...held.dice], results)
  const { events, battle } = outcomeOf(held.battle, seat, order, dealt, isStrict)
  const rolledBefore = rollsIn(events.slice(0, told))
  if (dice.length > 0 && rolledBefore > results.length) throw ownDiceBefore()
  const end = stopsAtPhase ? endOfPhase(events, told) : events.length
  const next =
    events[end]?.inPhase ?? (stopsAtPhase && end > told ? wantingIn(battle, dealt) : null)
  if (!battle && next === null && dealt.wanting) throw diceWanting(dealt.wanting, dealt.diceUsed)
  const part = events.slice(told, end)
  checkAllUsed(dice, diceIn(part))
  const left = held.dice.slice(Math.max(0, Math.min(dealt.diceUsed, diceIn(part)) - dice.length))
  if (battle && next === null)
    return { events: part, held: { ...held, battle, dice: left, paused: null } }
  const rolls = rollsIn(events.slice(0, end))
  const paused = {
    seat,
    order,
    results: dealt.results.slice(0, rolls),
    told: end,
    phase: next ?? '',
    state: standing(held.battle, events.slice(0, end)),
  }
  return { events: part, held: { ...held, dice: left, paused } }
}

/** Strict dice that run out leave what had happened before; all else is played to its end. */
function outcomeOf(
  battle: Battle,
  seat: Seat,
  order: unknown,
  { wanting, results }: DealtDice,
  isStrict: boolean,
): { events: Recorded<Kind>[]; battle: Battle | null } {
  if (isStrict && wanting) return { events: wanting.events, battle: null }
  return give(battle, seat, order, results)
}

/** The phase that would begin with the die that is wanting, where the order has not been played out. */
function wantingIn(battle: Battle | null, { wanting }: DealtDice): string | null {
  return battle ? null : (wanting?.inPhase ?? null)
}

/** Where the next phase begins, after what has been told; the end where none does. */
function endOfPhase(events: readonly Recorded<Kind>[], told: number): number {
  const next = events.findIndex(({ inPhase }, index) => index > told && inPhase !== undefined)
  return next < 0 ? events.length : next
}

function rollsIn(events: readonly Recorded<Kind>[]): number {
  return events.reduce((sum, { rolls = [] }) => sum + rolls.length, 0)
}

function diceIn(events: readonly Recorded<Kind>[]): number {
  const counts = events.flatMap(({ rolls = [] }) => rolls.map(({ count }) => count))
  return counts.reduce((sum, count) => sum + count, 0)
}

function checkAllUsed({ length }: readonly number[], used: number): void {
  if (length <= used) return
  const message = `${length} results were given and the order rolls ${used}`
  throw new EngineError('badDice', message, `dice[${used}]`)
}

function ownDiceBefore(): EngineError {
  const message = "the order's first dice were the battle's own, so its others are too"
  return new EngineError('badDice', message, 'dice')
}

/** Between two phases: what has happened has happened, and nobody is asked. */
function standing({ game, state }: Battle, events: readonly Recorded<Kind>[]): Playable {
  const stands = game.replay(state, events)
  for (const frame of stands.place) frame.waiting = []
  return stands
}

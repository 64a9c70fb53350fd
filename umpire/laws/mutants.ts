import { seatsAsked } from '../cursor.ts'
import { Malformed } from '../decode.ts'
import { gameOf } from '../game-of.ts'
import { copyJson } from '../json.ts'
import type { Kind } from '../kind.ts'
import { sampleFor } from '../legal-orders.ts'
import { play } from '../play.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { seededDice } from '../seeded-dice.ts'
import type { Generator } from '../seeded-dice.ts'
import { leavesOf } from './stir.ts'

/** What came of states in which one field was spoilt. */
export interface Spoilt {
  refused: number
  /** Told where the fault is, but not what is found there. */
  untold: string[]
  accepted: number
  /** Taken for states, and yet the rules could not play on from them. */
  unplayable: string[]
}

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  -3,
  0.5,
  1e15,
  7,
  0,
  'S',
  '',
  'x',
  [],
  {},
  Number.NaN,
]

/** Orders that are played from a spoilt state that was taken for one. */
const PLAYED_ON = 12

/** Spoils so many single fields of the states by chance; each is refused, or can be played on. */
export function spoil<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  states: readonly State[],
  times: number,
  seed: string,
): Spoilt {
  const dice = seededDice(seed)
  const found: Spoilt = { refused: 0, untold: [], accepted: 0, unplayable: [] }
  const game = gameOf(ruleset)
  for (let time = 0; time < times; time++) {
    const { state, change } = spoiltOne(one(states, dice), dice)
    try {
      game.stateFrom(state)
    } catch (error) {
      found.refused += 1
      const isTold = error instanceof Malformed && error.detail.found !== undefined
      if (!isTold) found.untold.push(`${change}: ${String(error)}`)
      continue
    }
    found.accepted += 1
    const why = whyUnplayable(ruleset, ruleset.rules.copy(state), dice)
    if (why !== null) found.unplayable.push(`${change}: ${why}`)
  }
  return found
}

/** A leaf becomes junk, or what stands in another place of the same type. */
function spoiltOne<State>(whole: State, dice: Generator): { state: State; change: string } {
  const state = copyJson(whole)
  const leaves = leavesOf(state)
  const { holder, name, leaf } = one(leaves, dice)
  const alike = leaves.filter(other => typeof other.leaf === typeof leaf)
  const value = dice.roll(4) === 1 ? one(alike, dice).leaf : one(junk, dice)
  Reflect.set(holder, name, value)
  return { state, change: `${name} ${JSON.stringify(leaf)} → ${JSON.stringify(value)}` }
}

function one<Value>(values: readonly Value[], dice: Generator): Value {
  const value = values[dice.roll(values.length) - 1]
  if (value === undefined) throw new RangeError('There is nothing to choose from.')
  return value
}

/** Random play, with what every seat is shown and what a computer player would choose. */
function whyUnplayable<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
  start: State,
  dice: Generator,
): string | null {
  let state = start
  try {
    for (let played = 0; played < PLAYED_ON && !state.outcome; played++) {
      const seat = one(seatsAsked(state), dice)
      ruleset.players.doctrine.choose(ruleset.secrecy.view(state, seat), seat, dice)
      const order = sampleFor(ruleset, state, seat, dice)
      if (!order) return `${seat} has no order`
      const { ruling, state: after } = play(ruleset, state, seat, order, dice)
      if (!ruling.allowed) return `${JSON.stringify(order)} is refused`
      state = after
      for (const viewer of ruleset.rules.seats(state))
        ruleset.display.picture(ruleset.secrecy.view(state, viewer))
    }
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

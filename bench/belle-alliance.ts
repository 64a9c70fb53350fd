import { belleAlliance } from '@grognard/rulesets/belle-alliance/index.ts'
import type { State } from '@grognard/rulesets/belle-alliance/model/state.ts'
import type { Order } from '@grognard/rulesets/belle-alliance/orders.ts'
import { asksOf, begin, playInPlace, prepare, seededDice } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { brigades } from './brigades.ts'
import { digits, measure, print, printLimit, printMeasures } from './harness.ts'
import type { Case, Effort, Measured } from './harness.ts'

/** A turn takes long and much code, so that few rounds of few turns are enough. */
const effort: Effort = { warmUpMilliseconds: 3000, roundMilliseconds: 400, rounds: 9 }

const MOST_MICROSECONDS = 50_000

interface Given {
  seat: Seat
  order: Order
}

/** A turn as both commanders order it: where it begins, every order, and the seed of its dice. */
interface Turn {
  start: State
  given: Given[]
  seed: string
}

/** The next order of whoever is asked, as the doctrine would have it. */
function nextGiven(state: State, seed: string): Given {
  const [ask] = asksOf(belleAlliance, state)
  if (!ask) throw new Error('Nobody is asked.')
  const view = belleAlliance.secrecy.view(state, ask.seat)
  return {
    seat: ask.seat,
    order: belleAlliance.players.doctrine.choose(view, ask.seat, seededDice(seed)),
  }
}

/** The turn with this number, of a battle that both commanders play by doctrine. */
function turnOf(
  scenario: string,
  attachments: Parameters<typeof prepare>[3],
  number: number,
): Turn {
  const dice = seededDice('turns')
  const prepared = prepare(belleAlliance, scenario, {}, attachments)
  const state = belleAlliance.rules.copy(begin(belleAlliance, prepared, dice).state)
  const play = (last: number, turnDice = dice, given: Given[] = []): Given[] => {
    while (state.turn <= last && !state.outcome) {
      const next = nextGiven(state, `doctrine ${given.length}`)
      given.push(next)
      playInPlace(belleAlliance, state, next.seat, next.order, turnDice)
    }
    return given
  }
  play(number - 1)
  const start = belleAlliance.rules.copy(state)
  const seed = `turn ${number}`
  return { start, seed, given: play(number, seededDice(seed)) }
}

/** Every order of the turn carried out, the march and all its fire and melees among it. */
function carriedOut(name: string, { start, given, seed }: Turn): Case {
  return {
    name,
    run(times) {
      let sum = 0
      for (let i = 0; i < times; i++) {
        const state = belleAlliance.rules.copy(start)
        const dice = seededDice(seed)
        for (const { seat, order } of given) playInPlace(belleAlliance, state, seat, order, dice)
        sum += state.turn
      }
      return sum
    },
  }
}

const SIZES = [10, 20, 40, 80, 160, 320] as const
/** By then the lines have met. */
const MIDDLE = 4

/** What a full turn costs: the medium scenario, and how the cost grows with the units. */
export function benchBelleAlliance(): void {
  const medium = carriedOut(
    'belle alliance, a full turn of the medium scenario',
    turnOf('sehested', {}, MIDDLE),
  )
  const sizes = SIZES.map(size =>
    carriedOut(
      `belle alliance, a full turn of ${size} units`,
      turnOf('own', { scenario: brigades(size) }, 3),
    ),
  )
  const measures = measure([medium, ...sizes], effort)
  printMeasures(measures)
  printLimit(medium.name, measures[0], MOST_MICROSECONDS)
  printGrowth(measures.slice(1))
}

/** Against the smallest field and against half as many units, at most as n log n. */
function printGrowth(measures: readonly Measured[]): void {
  for (const [index, { microseconds }] of measures.entries()) {
    const others = new Set([0, index - 1].filter(other => other >= 0 && other < index))
    for (const other of others) {
      const [size, least] = [SIZES[index] ?? 0, SIZES[other] ?? 1]
      const ratio = digits(microseconds / (measures[other]?.microseconds ?? 1))
      const atMost = digits(nLogN(size) / nLogN(least))
      const name = `a turn of ${size} units against one of ${least}, at most n log n`
      print({ name, ratio, atMost, reached: ratio <= atMost })
    }
  }
}

function nLogN(count: number): number {
  return count * Math.log2(count)
}

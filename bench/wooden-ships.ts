import { playerOf } from '@grognard/players'
import { woodenShips } from '@grognard/rulesets/wooden-ships/index.ts'
import type { State } from '@grognard/rulesets/wooden-ships/model/state.ts'
import type { Order } from '@grognard/rulesets/wooden-ships/orders.ts'
import {
  begin,
  gameOf,
  playInPlace,
  prepare,
  sampleFor,
  seatsAsked,
  seededDice,
} from '@grognard/umpire'
import type { Dice } from '@grognard/umpire'
import { digits, measure, middle, print, printLimit, printMeasures } from './harness.ts'
import type { Case, Effort } from './harness.ts'
import { sailLoop } from './sail.ts'
import type { SailLoop } from './sail.ts'

const effort: Effort = { warmUpMilliseconds: 3000, roundMilliseconds: 300, rounds: 11 }

/** Microseconds that a step of search may take in a duel; what sixty ships do together in a turn has no limit. */
const STEP = 3
/** Seconds that captains may take over the whole of Trafalgar. */
const TRAFALGAR = 60

/** Before the first loads are chosen. */
function battleOf(scenario: string): State {
  const dice = seededDice(scenario)
  return begin(woodenShips, prepare(woodenShips, scenario), dice).state
}

function seatOf(state: State): string {
  return seatsAsked(state)[0] ?? ''
}

function picked(state: State, dice: Dice): Order {
  const order = sampleFor(woodenShips, state, seatOf(state), dice)
  if (!order) throw new Error('Nothing to pick.')
  return order
}

/** Random battles to their ends one after another; each run goes on where the last one stopped. */
function searchIn(scenario: string): Case {
  const start = battleOf(scenario)
  const dice = seededDice('search')
  let state = woodenShips.rules.copy(start)
  return {
    name: `wooden ships search step, ${scenario}, whole battles`,
    run(times) {
      let ended = 0
      for (let i = 0; i < times; i++) {
        playInPlace(woodenShips, state, seatOf(state), picked(state, dice), dice)
        if (!state.outcome) continue
        ended += 1
        state = woodenShips.rules.copy(start)
      }
      return ended
    },
  }
}

function copyOf(scenario: string): Case {
  const start = battleOf(scenario)
  return {
    name: `wooden ships copy, ${scenario}`,
    run(times) {
      let sum = 0
      for (let i = 0; i < times; i++) sum += woodenShips.rules.copy(start).turn
      return sum
    },
  }
}

/** Captains fight a battle to its end: seconds of the processor, and turns. */
function fought(scenario: string, seed: string): { seconds: number; turns: number } {
  const game = gameOf(woodenShips)
  const dice = seededDice(seed)
  const { state } = game.begin(game.prepare(scenario), dice)
  const captain = playerOf(game, 'captain')
  const own = seededDice(`${seed} own`)
  const before = process.threadCpuUsage()
  let turns = 0
  for (let [ask] = game.asks(state); ask && !state.outcome; [ask] = game.asks(state)) {
    const view = game.view(state, ask.seat)
    turns = game.lookahead?.clock(view) ?? 0
    game.playInPlace(state, ask.seat, captain.next(view, ask.seat, own), dice)
  }
  const { user, system } = process.threadCpuUsage(before)
  return { seconds: (user + system) / 1e6, turns }
}

function printBattles(scenario: string, battles: number): { seconds: number; turns: number } {
  fought(scenario, `${scenario} warm`)
  const all = Array.from({ length: battles }, (_, index) =>
    fought(scenario, `${scenario} ${index}`),
  )
  const seconds = all.reduce((sum, one) => sum + one.seconds, 0) / battles
  const turns = all.reduce((sum, one) => sum + one.turns, 0) / battles
  print({
    name: `a battle by captains, ${scenario}`,
    seconds: digits(seconds),
    turns: digits(turns),
    turnsPerSecond: digits(turns / seconds),
  })
  return { seconds, turns }
}

/** Actions that BSD sail has too, and how long it plays each where nobody gives in. */
const alike = [
  { scenario: 'constitution', scene: 'Constitution vs. Guerriere', turnLimit: 40, battles: 8 },
  { scenario: 'lissa', scene: 'The Battle of Lissa', turnLimit: 33, battles: 2 },
]

/** Our turns to those of sail are to be at least so many. */
const TENTH = 0.1
const SAIL_ROUNDS = 3

/** Turns in a second of the processor where all orders are drawn by chance: the umpire’s work alone. */
function chanceTurnsPerSecond(scenario: string): number {
  const start = battleOf(scenario)
  const dice = seededDice('turns')
  const before = process.threadCpuUsage()
  let turns = 0
  for (let spent = 0; spent < 1e6;) {
    const state = woodenShips.rules.copy(start)
    while (!state.outcome) playInPlace(woodenShips, state, seatOf(state), picked(state, dice), dice)
    turns += state.turn
    const { user, system } = process.threadCpuUsage(before)
    spent = user + system
  }
  const { user, system } = process.threadCpuUsage(before)
  return (turns / (user + system)) * 1e6
}

function captainsTurnsPerSecond(scenario: string, battles: number, round: number): number {
  const all = Array.from({ length: battles }, (_, at) => fought(scenario, `alike ${round} ${at}`))
  const sum = (of: 'turns' | 'seconds') => all.reduce((total, one) => total + one[of], 0)
  return sum('turns') / sum('seconds')
}

/** Sail’s computer looks at some courses and scores them, so it does less than a captain and more than chance. */
function printBesideSail(
  sail: SailLoop,
  { scenario, scene, turnLimit, battles }: (typeof alike)[0],
): void {
  const rounds = Array.from({ length: SAIL_ROUNDS }, (_, round) => ({
    sail: sail.turnsPerSecond(scene, turnLimit),
    chance: chanceTurnsPerSecond(scenario),
    captains: captainsTurnsPerSecond(scenario, battles, round),
  }))
  const turnsOf = (who: 'sail' | 'chance' | 'captains') => middle(rounds.map(one => one[who]))
  for (const who of ['chance', 'captains'] as const) {
    const ratio = middle(rounds.map(one => one[who] / one.sail))
    print({
      name: `${scenario}, turns in a second beside BSD sail, orders by ${who}`,
      turnsPerSecond: digits(turnsOf(who)),
      sail: digits(turnsOf('sail')),
      ratio: digits(ratio),
      atLeast: TENTH,
      reached: ratio >= TENTH,
    })
  }
}

/** One run on one machine, in turn, so that the ratio holds whatever else the machine does. */
function benchBesideSail(): void {
  const sail = sailLoop()
  if (!sail) {
    print({ name: 'turns beside BSD sail', skipped: 'SAIL_SOURCES names no sources of bsdgames' })
    return
  }
  for (const action of alike) printBesideSail(sail, action)
  sail.close()
}

/** What a step and a copy of a duel and of sixty ships cost, and how long captains fight. */
export function benchWoodenShips(): void {
  const scenarios = ['constitution', 'trafalgar']
  const searches = scenarios.flatMap(scenario => measure([searchIn(scenario)], effort))
  printMeasures(searches)
  const [duel] = searches
  printLimit(duel?.name ?? '', duel, STEP)
  printMeasures(measure(scenarios.map(copyOf), effort))
  printBattles('constitution', 20)
  printBattles('san-domingo', 5)
  const { seconds } = printBattles('trafalgar', 2)
  print({
    name: 'the whole of Trafalgar by captains',
    seconds: digits(seconds),
    atMost: TRAFALGAR,
    reached: seconds <= TRAFALGAR,
  })
  benchBesideSail()
}

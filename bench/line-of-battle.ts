import { produce, setAutoFreeze } from 'immer'
import type { Event } from '@grognard/rulesets/line-of-battle/events.ts'
import { lineOfBattle } from '@grognard/rulesets/line-of-battle/index.ts'
import type { State } from '@grognard/rulesets/line-of-battle/model/state.ts'
import { play, playInPlace, replay, seededDice } from '@grognard/umpire'
import type { Recorded } from '@grognard/umpire'
import { measure, print, printLimit, printMeasures, printRatio } from './harness.ts'
import type { Case, Effort } from './harness.ts'
import { inTheMiddle, picked, seatOf, thirtyShips } from './thirty-ships.ts'

setAutoFreeze(false)

/** Much code has to grow warm, and rounds have to be longer than a battle. */
const effort: Effort = { warmUpMilliseconds: 2000, roundMilliseconds: 200, rounds: 9 }
const searchEffort: Effort = { warmUpMilliseconds: 4000, roundMilliseconds: 300, rounds: 15 }

/** Random battles to their ends one after another; each run goes on where the last one stopped. */
function searchFrom(start: State, name: string): Case {
  const dice = seededDice('search')
  let state = lineOfBattle.rules.copy(start)
  return {
    name,
    run(times) {
      let ended = 0
      for (let i = 0; i < times; i++) {
        playInPlace(lineOfBattle, state, seatOf(state), picked(state, dice), dice)
        if (!state.outcome) continue
        ended += 1
        state = lineOfBattle.rules.copy(start)
      }
      return ended
    },
  }
}

function recordedFrom(start: State): Case {
  const dice = seededDice('recorded')
  let state = start
  return {
    name: 'line of battle recorded step, 30 ships',
    run(times) {
      let events = 0
      for (let i = 0; i < times; i++) {
        const played = play(lineOfBattle, state, seatOf(state), picked(state, dice), dice)
        events += played.events.length
        state = played.state.outcome ? start : played.state
      }
      return events
    },
  }
}

/** A change in every row that has changed since the scenario began: what both ways must copy. */
function change(state: State): void {
  state.turn += 1
  for (const frame of state.place) frame.loop.push(1)
  for (const player of state.players) {
    player.pool += 1
    player.strokes.melee += 1
    player.attributes.melee += 1
  }
  for (const ship of state.ships) {
    ship.x += 1
    ship.hasFired.port = !ship.hasFired.port
    ship.hasCountered.port = !ship.hasCountered.port
  }
  for (const melee of state.melees) melee.bonus += 1
  for (const transfer of state.transfers) transfer.turn += 1
}

function copyOf(start: State): Case {
  return {
    name: 'line of battle copy, every row changed',
    run(times) {
      let sum = 0
      for (let i = 0; i < times; i++) {
        const state = lineOfBattle.rules.copy(start)
        change(state)
        sum += state.turn
      }
      return sum
    },
  }
}

function immerUpdateOf(start: State): Case {
  return {
    name: 'line of battle update by Immer, every row changed',
    run(times) {
      let sum = 0
      for (let i = 0; i < times; i++) sum += produce(start, change).turn
      return sum
    },
  }
}

/** The events of a random battle to its end. */
function recordedBattle(start: State): Recorded<Event>[] {
  const dice = seededDice('replayed')
  const events: Recorded<Event>[] = []
  let state = start
  while (!state.outcome) {
    const played = play(lineOfBattle, state, seatOf(state), picked(state, dice), dice)
    events.push(...played.events)
    state = played.state
  }
  return events
}

function replayOf(start: State, events: readonly Recorded<Event>[]): Case {
  return {
    name: `line of battle replay of a whole battle, ${events.length} events`,
    run(times) {
      let sum = 0
      for (let i = 0; i < times; i++) sum += replay(lineOfBattle, start, events).turn
      return sum
    },
  }
}

/**
 * What a step, a copy and a replay of two fleets of fifteen ships cost. Search comes first, by
 * itself, as a computer player does it: engines lay code out otherwise once events are recorded too.
 */
export function benchLineOfBattle(): void {
  const deployed = thirtyShips()
  const middle = inTheMiddle(deployed, 6)
  const search = searchFrom(deployed, 'line of battle search step, 30 ships, whole battles')
  const searchOn = searchFrom(middle, 'line of battle search step, 30 ships, from turn 6 on')
  const copy = copyOf(middle)
  const immerUpdate = immerUpdateOf(middle)
  const replayed = replayOf(deployed, recordedBattle(deployed))
  const measures = [
    ...measure([search, searchOn], searchEffort),
    ...measure([recordedFrom(deployed), copy, immerUpdate, replayed], effort),
  ]
  const of = (wanted: Case) => measures.find(({ name }) => name === wanted.name)
  printMeasures(measures)
  print({ name: 'ships afloat when turn 6 begins', ships: afloat(middle) })
  printLimit(search.name, of(search), 7)
  printLimit(searchOn.name, of(searchOn), 7)
  printRatio('copy faster than Immer', of(immerUpdate), of(copy), 15)
}

function afloat(state: State): number {
  return state.ships.filter(ship => ship.status === 'afloat').length
}

import { lineOfBattle } from '@grognard/rulesets/line-of-battle/index.ts'
import type { Event } from '@grognard/rulesets/line-of-battle/events.ts'
import type { State } from '@grognard/rulesets/line-of-battle/state.ts'
import { play, proceed, replay, seededDice } from '@grognard/umpire'
import type { Recorded } from '@grognard/umpire'
import { produce, setAutoFreeze } from 'immer'
import type { Case } from './harness.ts'
import { measure, print, printLimit, printMeasures, printRatio } from './harness.ts'
import { inTheMiddle, picked, seatOf, thirtyShips } from './thirty-ships.ts'

setAutoFreeze(false)

const deployed = thirtyShips()
const middle = inTheMiddle(deployed, 6)
const dice = seededDice('bench')

/** Random battles to their ends one after another; each run goes on where the last one stopped. */
function searchFrom(start: State, name: string): Case {
  let state = lineOfBattle.copy(start)
  return {
    name,
    run(times) {
      let ended = 0
      for (let i = 0; i < times; i++) {
        proceed(lineOfBattle, state, seatOf(state), picked(state, dice), dice)
        if (!state.outcome) continue
        ended += 1
        state = lineOfBattle.copy(start)
      }
      return ended
    },
  }
}

const searchStep = searchFrom(deployed, 'line of battle search step, 30 ships, whole battles')
const searchInTheMiddle = searchFrom(middle, 'line of battle search step from turn 6 on')

function recordedFrom(start: State): Case {
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

const recordedStep = recordedFrom(deployed)

/** A change in every row of the state. */
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

const copy: Case = {
  name: 'line of battle copy, every row changed',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) {
      const state = lineOfBattle.copy(middle)
      change(state)
      sum += state.turn
    }
    return sum
  },
}

const immerUpdate: Case = {
  name: 'line of battle update by Immer, every row changed',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) sum += produce(middle, change).turn
    return sum
  },
}

/** The events of a random battle from its first turn to its end. */
function recordedBattle(): Recorded<Event>[] {
  const seed = seededDice('recorded')
  const events: Recorded<Event>[] = []
  let state = deployed
  while (!state.outcome) {
    const played = play(lineOfBattle, state, seatOf(state), picked(state, seed), seed)
    events.push(...played.events)
    state = played.state
  }
  return events
}

const recorded = recordedBattle()

const replayed: Case = {
  name: 'line of battle replay of a whole battle',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) sum += replay(lineOfBattle, deployed, recorded).turn
    return sum
  },
}

/** What a step, a copy and a replay of two fleets of fifteen ships cost. */
export function benchLineOfBattle(): void {
  const cases = [searchStep, searchInTheMiddle, recordedStep, copy, immerUpdate, replayed]
  const measures = measure(cases)
  const of = (wanted: Case) => measures.find(({ name }) => name === wanted.name)
  printMeasures(measures)
  print({ name: 'events of the replayed battle', events: recorded.length })
  printLimit('search step, 30 ships', of(searchStep), 7)
  printLimit('search step from turn 6 on', of(searchInTheMiddle), 7)
  printRatio('copy faster than Immer', of(immerUpdate), of(copy), 15)
}

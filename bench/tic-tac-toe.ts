import { produce, setAutoFreeze } from 'immer'
import { ticTacToe } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { State } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import type { Order } from '@grognard/rulesets/examples/tic-tac-toe/index.ts'
import {
  begin,
  play,
  playInPlace,
  prepare,
  replay,
  sampleFor,
  seatsAsked,
  seededDice,
} from '@grognard/umpire'
import { marked, opened as openedThere } from './boardgame-io.ts'
import type { Case } from './harness.ts'
import { measure, printMeasures, printRatio } from './harness.ts'

setAutoFreeze(false)

const dice = seededDice('bench')
const opened = begin(ticTacToe, prepare(ticTacToe, 'standard'), dice).state

function seatOf(state: State): string {
  return seatsAsked(state)[0] ?? ''
}

function picked(state: State): Order {
  const order = sampleFor(ticTacToe, state, seatOf(state), dice)
  if (!order) throw new Error('Nothing to pick.')
  return order
}

/** Random battles one after another, each time a step of one. */
const searchStep: Case = {
  name: 'tic-tac-toe search step',
  run(times) {
    let state = ticTacToe.rules.copy(opened)
    let ended = 0
    for (let i = 0; i < times; i++) {
      playInPlace(ticTacToe, state, seatOf(state), picked(state), dice)
      if (!state.outcome) continue
      ended += 1
      state = ticTacToe.rules.copy(opened)
    }
    return ended
  },
}

const recordedStep: Case = {
  name: 'tic-tac-toe recorded step',
  run(times) {
    let state = opened
    let ended = 0
    for (let i = 0; i < times; i++) {
      state = play(ticTacToe, state, seatOf(state), picked(state), dice).state
      if (!state.outcome) continue
      ended += 1
      state = opened
    }
    return ended
  },
}

/** The same battles by boardgame.io: a free cell is picked in the same way, its reducer plays. */
const reducerStep: Case = {
  name: 'tic-tac-toe step by the reducer of boardgame.io',
  run(times) {
    let state = openedThere
    let ended = 0
    for (let i = 0; i < times; i++) {
      state = marked(state, freeCell(state.G.cells))
      if (state.ctx.gameover === undefined) continue
      ended += 1
      state = openedThere
    }
    return ended
  },
}

function freeCell(cells: readonly (string | null)[]): number {
  let free = 0
  for (const mark of cells) if (mark === null) free += 1
  let left = dice.roll(free)
  return cells.findIndex(mark => mark === null && --left === 0)
}

const halfway = [4, 0, 8, 2].reduce(
  (state, cell) => play(ticTacToe, state, seatOf(state), { kind: 'mark', cell }, dice).state,
  opened,
)

/** A copy and a change to it. */
const copy: Case = {
  name: 'tic-tac-toe copy',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) {
      const state = ticTacToe.rules.copy(halfway)
      state.cells[5] = 'crosses'
      sum += state.cells.length
    }
    return sum
  },
}

const immerUpdate: Case = {
  name: 'tic-tac-toe update by Immer',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) {
      const state = produce(halfway, draft => {
        draft.cells[5] = 'crosses'
      })
      sum += state.cells.length
    }
    return sum
  },
}

const recorded = [4, 0, 8, 2, 1, 7, 3, 5, 6].reduce(
  ({ state, events }, cell) => {
    const played = play(ticTacToe, state, seatOf(state), { kind: 'mark', cell }, dice)
    return { state: played.state, events: [...events, ...played.events] }
  },
  { state: opened, events: play(ticTacToe, opened, '', { kind: 'mark', cell: 0 }, dice).events },
)

const replayed: Case = {
  name: 'tic-tac-toe replay of a whole battle',
  run(times) {
    let sum = 0
    for (let i = 0; i < times; i++) sum += replay(ticTacToe, opened, recorded.events).cells.length
    return sum
  },
}

export function benchTicTacToe(): void {
  const cases = [searchStep, reducerStep, recordedStep, copy, immerUpdate, replayed]
  const measures = measure(cases)
  const of = (wanted: Case) => measures.find(({ name }) => name === wanted.name)
  printMeasures(measures)
  printRatio('search step faster than boardgame.io', of(reducerStep), of(searchStep), 20)
  printRatio('recorded step faster than boardgame.io', of(reducerStep), of(recordedStep), 1)
  printRatio('copy faster than Immer', of(immerUpdate), of(copy), 15)
}

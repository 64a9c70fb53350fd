import { advance, ceaseAsking } from './advance.ts'
import type { UmpiresTable } from './table.ts'
import { sequenceWords } from './index.ts'
import type { Kind, Playable, Seat, Step } from './index.ts'
import { compile } from './program.ts'
import type { Program } from './program.ts'

/** A state that keeps a trail of what the umpire did. */
export interface State extends Playable {
  trail: string[]
  list: string[]
  other: string[]
  count: number
}

type Table = UmpiresTable<State, Kind>

export const { ask, each, phase, repeat, umpire, when } = sequenceWords<State, Kind, Kind, string>()

export interface Course {
  program: Program<State, Kind, Kind>
  table: Table
  state: State
}

const unused = () => 0

/** A game of these sequences, begun. */
export function courseOf(sequence: Record<string, Step<State, Kind, Kind>[]>): Course {
  const state: State = {
    place: [{ at: 'turn', loop: [], waiting: [] }],
    outcome: null,
    trail: [],
    list: ['a', 'b'],
    other: ['x', 'y'],
    count: 0,
  }
  const opened: string[] = []
  const table: Table = {
    state,
    opened,
    emit: unused,
    roll: unused,
    sum: unused,
    tally: unused,
    interrupt: sequence => void opened.push(sequence),
  }
  return { program: compile(sequence), table, state }
}

/** Plays on from the start; the trail so far. */
export function played(course: Course): string {
  advance(course.program, course.table)
  return course.state.trail.join(' ')
}

/** Plays on once the seat has answered; the trail so far. */
export function answered(course: Course, seat: Seat): string {
  ceaseAsking(course.state, seat)
  return played(course)
}

export const trace = (name: string) =>
  umpire<unknown>(name, 'R', ({ state }, item) => {
    state.trail.push(
      item === undefined
        ? name
        : `${name}:${typeof item === 'string' ? item : JSON.stringify(item)}`,
    )
  })

export const end = umpire('end', 'R', ({ state }) => {
  state.outcome = { winners: [], message: { key: 'over' } }
})

export const list = (state: State): readonly string[] => state.list

export const other = (state: State): readonly string[] => state.other

export const red = (): readonly Seat[] => ['red']

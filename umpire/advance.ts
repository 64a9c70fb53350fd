import type { Kind, Seat } from './kind.ts'
import type { Frame, Playable } from './playable.ts'
import type { Operation, Program } from './program.ts'
import type { AskStep } from './sequence.ts'
import type { Table } from './table.ts'

const MOST_STEPS = 100_000

/** A table that keeps the chapters opened by rules code until that code is done. */
export interface UmpiresTable<State, Event extends Kind> extends Table<State, Event> {
  /** In the order of opening. */
  readonly chapters: string[]
}

/** Plays on until a seat is asked or the battle is over. Changes the state in place. */
export function advance<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  table: UmpiresTable<State, Event>,
): void {
  const state = table.state
  openChapters(state, table.chapters)
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (state.outcome !== null) return
    const frame = topOf(state)
    if (frame.waiting.length > 0) return
    moveOn(program, table, frame)
    if (table.chapters.length > 0) openChapters(state, table.chapters)
  }
  throw new Error(
    `The umpire ran ${MOST_STEPS} steps without asking anyone, last at "${topOf(state).at}".`,
  )
}

export function topOf(state: Playable): Frame {
  const frame = state.place[state.place.length - 1]
  if (!frame) throw new Error('The sequence of play ran out before the battle ended.')
  return frame
}

/** The seat has answered and is asked no more at this step. */
export function ceaseAsking(state: Playable, seat: Seat): void {
  const { waiting } = topOf(state)
  const index = waiting.indexOf(seat)
  if (index >= 0) waiting.splice(index, 1)
}

/** The ask the battle rests at. */
export function stepAsked<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  state: State,
): AskStep<State, Order> {
  const operation = operationAt(program, positionOf(program, topOf(state).at))
  if (operation.step !== 'ask') throw new Error(`"${topOf(state).at}" asks nobody.`)
  return operation
}

/** The first chapter opened is played first, so it goes on top. */
function openChapters(state: Playable, chapters: string[]): void {
  for (let at = chapters.pop(); at !== undefined; at = chapters.pop())
    state.place.push({ at, loop: [], waiting: [] })
}

/** From the frame's step to its next; asks are entered, the umpire's steps carried out. */
function moveOn<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  table: UmpiresTable<State, Event>,
  frame: Frame,
): void {
  const state = table.state
  let at = positionOf(program, frame.at) + 1
  for (let rounds = 0; rounds < MOST_STEPS; rounds++) {
    const operation = operationAt(program, at)
    switch (operation.step) {
      case 'ask':
        frame.at = operation.name
        frame.waiting = operation.who(state, indexOf(frame)).slice()
        return
      case 'umpire':
        frame.at = operation.name
        operation.run(table, indexOf(frame))
        return
      case 'enterLoop':
        at = enterLoop(operation.length(state), frame, at, operation.end)
        break
      case 'nextInLoop':
        at = nextInLoop(operation.length(state), frame, operation.start, at)
        break
      case 'skipUnless':
        at = operation.holds(state, indexOf(frame)) ? at + 1 : operation.to
        break
      case 'backUnless':
        at = operation.until(state, indexOf(frame)) ? at + 1 : operation.to
        break
      default:
        state.place.pop()
        return
    }
  }
  throw new Error(`The umpire ran ${MOST_STEPS} steps without asking anyone, after "${frame.at}".`)
}

function indexOf(frame: Frame): number {
  return frame.loop[frame.loop.length - 1] ?? 0
}

function enterLoop(length: number, frame: Frame, at: number, end: number): number {
  if (length === 0) return end
  frame.loop.push(0)
  return at + 1
}

function nextInLoop(length: number, frame: Frame, start: number, at: number): number {
  const next = indexOf(frame) + 1
  if (next < length) {
    frame.loop[frame.loop.length - 1] = next
    return start
  }
  frame.loop.pop()
  return at + 1
}

function positionOf<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  at: string,
): number {
  const position = program.positions.get(at)
  if (position === undefined) throw new Error(`The sequence has no step "${at}".`)
  return position
}

function operationAt<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  at: number,
): Operation<State, Order, Event> {
  const operation = program.operations[at]
  if (!operation) throw new Error(`The sequence has no operation ${at}.`)
  return operation
}

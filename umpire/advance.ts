import { topOf } from './cursor.ts'
import type { Frame } from './cursor.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Operation, Program } from './program.ts'
import type { UmpiresTable } from './table.ts'

const MOST_STEPS = 100_000

/** Plays on until a seat is asked or the battle is over. Changes the state in place. */
export function advance<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  table: UmpiresTable<State, Event>,
): void {
  const { state, opened } = table
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    if (opened.length > 0) openSequences(state, opened)
    if (state.outcome !== null) return
    const frame = topOf(state)
    if (frame.waiting.length > 0) return
    moveOn(program, table, frame)
  }
  throw endless(topOf(state))
}

function endless({ at }: Frame): Error {
  return new Error(`The umpire ran ${MOST_STEPS} steps without asking anyone, last at "${at}".`)
}

/** The seat has answered and is asked no more at this step. */
export function ceaseAsking(state: Playable, seat: Seat): void {
  const { waiting } = topOf(state)
  if (waiting[waiting.length - 1] === seat) waiting.pop()
  else if (waiting.includes(seat)) waiting.splice(waiting.indexOf(seat), 1)
}

/** The seat takes its answer back and is asked once more. */
export function askAgain(state: Playable, seat: Seat): void {
  const { waiting } = topOf(state)
  if (!waiting.includes(seat)) waiting.push(seat)
}

/** The ask the battle rests at. */
export function stepAsked<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  state: State,
): Operation<State, Order, Event> {
  const { at } = topOf(state)
  const operation = operationAt(program, positionOf(program, at))
  if (operation.step !== 'ask') throw new Error(`"${at}" asks nobody.`)
  return operation
}

/** The first sequence opened is played first, so it goes on top. */
export function openSequences(state: Playable, opened: string[]): void {
  for (let at = opened.pop(); at !== undefined; at = opened.pop())
    state.place.push({ at, loop: [], waiting: [] })
}

/**
 * From the frame's step onwards: the umpire's steps run until one asks, opens a sequence
 * or ends the battle, or until the frame's own sequence ends.
 */
export function moveOn<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  table: UmpiresTable<State, Event>,
  frame: Frame,
): void {
  const { state, opened } = table
  let at = positionOf(program, frame.at) + 1
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const operation = operationAt(program, at)
    switch (operation.step) {
      case 'ask':
        frame.at = operation.name
        if (asksAnyone(frame, operation.who(state, indexOf(frame)))) return
        at += 1
        break
      case 'umpire':
        frame.at = operation.name
        operation.run(table, indexOf(frame))
        if (opened.length > 0 || state.outcome !== null) return
        at += 1
        break
      case 'enterLoop':
        at = enterLoop(operation.length(state), frame, at, operation.to)
        break
      case 'nextInLoop':
        at = nextInLoop(operation.length(state), frame, operation.to, at)
        break
      case 'goOnIf':
        at = operation.holds(state, indexOf(frame)) ? at + 1 : operation.to
        break
      default:
        state.place.pop()
        return
    }
  }
  throw endless(frame)
}

/** Nobody is waiting yet. Stored by place, since engines do not inline a push onto lists of several kinds. */
function asksAnyone({ waiting }: Frame, seats: readonly Seat[]): boolean {
  for (let i = 0; i < seats.length; i++) {
    const seat = seats[i]
    if (seat !== undefined) waiting[i] = seat
  }
  return waiting.length > 0
}

/** Outside any loop the index is 0; a look at place -1 of a list would be slow. */
function indexOf({ loop }: Frame): number {
  return loop.length === 0 ? 0 : (loop[loop.length - 1] ?? 0)
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

/** Whoever samples an order and whoever executes it look up the same name: the last is kept at hand. */
function positionOf<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  at: string,
): number {
  if (at === program.last.name) return program.last.position
  const position = program.positions.get(at)
  if (position === undefined) throw new Error(`The sequence has no step "${at}".`)
  program.last.name = at
  program.last.position = position
  return position
}

/** What may be missing is compared with undefined: whether a record is true takes engines several looks. */
function operationAt<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  at: number,
): Operation<State, Order, Event> {
  const operation = program.operations[at]
  if (operation === undefined) throw new Error(`The sequence has no operation ${at}.`)
  return operation
}

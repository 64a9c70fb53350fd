import type { Frame } from './cursor.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Program, Standing } from './program.ts'
import { errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/**
 * The first thing wrong with where a state says that it stands, or null: its steps are those of the
 * sequence, its loops run over what is there, and whoever is asked is one the step asks. The lists of
 * `place` are known to be in shape.
 */
export function errorInCursor<State extends Playable, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  seats: readonly Seat[],
  state: State,
): ValidationError | null {
  for (const [depth, frame] of state.place.entries()) {
    const error = errorInFrame(program, seats, state, frame, depth)
    if (error) return error
  }
  return state.outcome === null ? errorInAsking(program, state) : null
}

function errorInFrame<State extends Playable, Order extends Kind, Event extends Kind>(
  { standings }: Program<State, Order, Event>,
  seats: readonly Seat[],
  state: State,
  { at: name, loop, waiting }: Frame,
  depth: number,
): ValidationError | null {
  const at = `place[${depth}]`
  const steps = stepsAt(standings, depth)
  const standing = steps.get(name)
  if (!standing) return errorAt(`${at}.at`, 'step', { steps: [...steps.keys()].join(', ') })
  const { lengths } = standing
  if (loop.length !== lengths.length)
    return errorAt(`${at}.loop`, 'loops', { count: lengths.length })
  const beyond = loop.findIndex((index, i) => index >= (lengths[i]?.(state) ?? 0))
  if (beyond >= 0) return errorInLoop(`${at}.loop[${beyond}]`, lengths[beyond]?.(state) ?? 0)
  const unknownSeat = waiting.findIndex(
    (seat, i) => !seats.includes(seat) || waiting.indexOf(seat) < i,
  )
  if (unknownSeat < 0) return null
  return errorAt(`${at}.waiting[${unknownSeat}]`, 'seatOnce', { seats: seats.join(', ') })
}

function errorInLoop(at: string, length: number): ValidationError {
  if (length === 0) return errorAt(at, 'noLoop')
  return errorAt(at, 'integerWithin', { from: 0, to: length - 1 })
}

/** The turn lies at the bottom; upon it lie the sequences that interrupt, at a step of theirs. */
function stepsAt<State>(
  standings: ReadonlyMap<string, Standing<State>>,
  depth: number,
): Map<string, Standing<State>> {
  const [[turn] = ['']] = standings
  return new Map(
    [...standings].filter(([, { sequence, step }]) =>
      depth === 0 ? sequence === turn : sequence !== turn && step !== 'sequence',
    ),
  )
}

/**
 * A battle that goes on has not begun, or rests at a step that asks those who are waited for. Where a
 * seat goes on ordering until it is done, what others order may leave it nothing, and it is still
 * waited for.
 */
function errorInAsking<State extends Playable, Order extends Kind, Event extends Kind>(
  { standings }: Program<State, Order, Event>,
  state: State,
): ValidationError | null {
  const depth = state.place.length - 1
  const { at: name, loop, waiting } = state.place[depth] ?? { at: '', loop: [], waiting: [] }
  const standing = standings.get(name)
  const hasBegun = standing?.step !== 'sequence'
  if (!standing || (!hasBegun && waiting.length === 0)) return null
  const at = `place[${depth}]`
  if (!hasBegun) return errorAt(`${at}.waiting`, 'noSeats')
  if (standing.step !== 'ask') return errorAt(`${at}.at`, 'askingStep')
  if (waiting.length === 0) return errorAt(`${at}.waiting`, 'fewest', { fewest: 1 })
  if (standing.goesOn) return null
  const asked = standing.who(state, loop.at(-1) ?? 0)
  const unknownSeat = waiting.findIndex(seat => !asked.includes(seat))
  if (unknownSeat < 0) return null
  const inPlace = `${at}.waiting[${unknownSeat}]`
  return asked.length === 0
    ? errorAt(inPlace, 'nobodyAsked', { step: name })
    : errorAt(inPlace, 'seatAsked', { step: name, seats: asked.join(', ') })
}

import type { Frame } from './cursor.ts'
import { pathTo } from './json.ts'
import type { Kind, Seat } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Program, Standing } from './program.ts'
import { errorIn, isRecord } from './shape.ts'
import type { Shape } from './shape.ts'
import { errorAt } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'

/**
 * The first thing wrong with where a state says that it stands, or null: its steps are those of the
 * sequence, its loops run over what is there, and whoever is asked is one the step asks. The lists of
 * `place` are known to be in shape.
 */
export function errorInPlace<State extends Playable, Order extends Kind, Event extends Kind>(
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
 * seat goes on ordering until it is done, it may be waited for when it has nothing left to order.
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
  const asked = standing.who(state, loop.at(-1) ?? 0)
  const unknownSeat = waiting.findIndex(seat => !asked.includes(seat))
  if (unknownSeat < 0 || (asked.length === 0 && standing.goesOn)) return null
  const inPlace = `${at}.waiting[${unknownSeat}]`
  return asked.length === 0
    ? errorAt(inPlace, 'nobodyAsked', { step: name })
    : errorAt(inPlace, 'seatAsked', { step: name, seats: asked.join(', ') })
}

/** Names as they stand in a record: where, of what sort, and whether it is given or referred to. */
interface Mention {
  at: string
  name: string
  sort: string
  isGiven: boolean
}

/** A name that is given twice, or one that nothing of its sort bears; null where all is in order. */
export function errorInNames(shape: Shape, value: unknown): ValidationError | null {
  const mentions = [...mentionsIn(shape, value, '')]
  const known = new Map<string, Set<string>>()
  for (const { at, name, sort, isGiven } of mentions) {
    if (!isGiven) continue
    const names = known.get(sort) ?? new Set()
    if (names.has(name)) return errorAt(at, 'ownName', { sort })
    known.set(sort, names.add(name))
  }
  const unknown = mentions.find(
    ({ name, sort, isGiven }) => !isGiven && !known.get(sort)?.has(name),
  )
  return unknown ? errorAt(unknown.at, 'nameOf', { sort: unknown.sort }) : null
}

function* mentionsIn(shape: Shape, value: unknown, at: string): Generator<Mention> {
  if (shape.type === 'text' && typeof value === 'string') yield* mentioned(shape, value, at)
  else if (shape.type === 'list' && Array.isArray(value))
    for (let i = 0; i < value.length; i++) yield* mentionsIn(shape.of, value[i], `${at}[${i}]`)
  else if (shape.type === 'record' && isRecord(value))
    for (const [name, field] of Object.entries(shape.fields))
      yield* mentionsIn(field, value[name], pathTo(at, name))
  else if (shape.type === 'table' && isRecord(value))
    for (const [name, entry] of Object.entries(value))
      yield* mentionsIn(shape.of, entry, pathTo(at, name))
  else if (shape.type === 'oneOf') {
    const choice = shape.of.find(one => errorIn(one, value) === null)
    if (choice) yield* mentionsIn(choice, value, at)
  }
}

function* mentioned(
  { names, refersTo, orElse }: Extract<Shape, { type: 'text' }>,
  name: string,
  at: string,
): Generator<Mention> {
  if (names !== undefined) yield { at, name, sort: names, isGiven: true }
  if (refersTo !== undefined && !orElse?.includes(name))
    yield { at, name, sort: refersTo, isGiven: false }
}

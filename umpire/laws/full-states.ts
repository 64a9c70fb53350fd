import type { Kind } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { errorIn } from '../shape.ts'
import type { Shape } from '../shape.ts'
import { faultsInCopy } from './data.ts'

const anything: Shape = { type: 'anything' }

const cursor = { place: [{ at: 'step', loop: [1, 2], waiting: ['seat'] }] }
const outcome = { winners: ['seat'], message: { key: 'one', values: { two: { key: 'three' } } } }

/** So many states are made, each with another choice wherever the shape leaves one. */
const WAYS = 6

/**
 * Copies drop nothing and share nothing, in states with a row in every list and something in every
 * field, whether play ever leads to them or not. Nothing where the ruleset describes no state.
 */
export function faultsInCopiesOfFullStates<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
>(ruleset: Ruleset<State, Order, Event>): string[] {
  const { stateShape } = ruleset.rules
  if (!stateShape) return []
  const fields = { place: anything, outcome: anything, ...stateShape }
  const shape: Shape = { type: 'record', fields }
  const isState = (value: unknown): value is State => errorIn(shape, value) === null
  return Array.from({ length: WAYS }, (_, way) => way).flatMap(way => {
    const state: unknown = { ...Object(fullOf(shape, way)), ...cursor, outcome }
    if (isState(state)) return faultsInCopy(ruleset, state)
    return [`No full state can be made of its shape: see ${errorIn(shape, state)?.at}.`]
  })
}

/** A value of the shape with something in it wherever something can be. */
function fullOf(shape: Shape, way: number): unknown {
  switch (shape.type) {
    case 'text':
      return shape.values ? chosen(shape.values, way) : `name ${way}`
    case 'integer':
    case 'number':
      return numberIn(shape, way)
    case 'yesNo':
      return way % 2 === 0
    case 'list':
      return listIn(shape, way)
    case 'record': {
      const fields = Object.entries(shape.fields).map(([name, of]) => [name, fullOf(of, way)])
      return Object.fromEntries(fields)
    }
    case 'table':
      return { [`one ${way}`]: fullOf(shape.of, way), [`two ${way}`]: fullOf(shape.of, way + 1) }
    case 'oneOf':
      return fullOf(chosen(shape.of, way + 1), way)
    case 'nothing':
    case 'anything':
      return null
  }
}

function chosen<Value>(values: readonly Value[], way: number): Value {
  const value = values[way % values.length]
  if (value === undefined) throw new RangeError('There is nothing to choose from.')
  return value
}

function numberIn(shape: Extract<Shape, { type: 'integer' | 'number' }>, way: number): number {
  const step = (shape.type === 'integer' && shape.step) || 1
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = shape
  const values = Math.floor((to - from) / step) + 1
  return from + (way % values) * step
}

function listIn(shape: Extract<Shape, { type: 'list' }>, way: number): unknown[] {
  const { fewest = 0, most = fewest + 2 } = shape
  const length = Math.min(most, Math.max(fewest, 2))
  return Array.from({ length }, (_, index) => fullOf(shape.of, way + index))
}

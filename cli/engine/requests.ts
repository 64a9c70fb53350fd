import { describeError, errorIn } from '@grognard/umpire'
import type { Aim, Json, Options, Shape } from '@grognard/umpire'
import { valueText } from '../order-form.ts'
import { EngineError } from './errors.ts'

/** A verb that takes no field of its own. */
type Nothing = Readonly<Record<string, never>>

/** What each verb takes; the type and the shape of each field stand side by side. */
export interface Requests {
  hello: Nothing
  shape: { ruleset: string; kind?: string }
  schema: { ruleset: string; of?: 'state' | 'orders' | 'events'; kind?: string }
  new: {
    ruleset: string
    scenario: string
    options?: Options
    papers?: Record<string, Json>
    seed?: string | number
    dice?: number[]
    strict?: boolean
  }
  load: {
    file?: unknown
    ruleset?: string
    state?: unknown
    seed?: string | number
    dice?: number[]
    strict?: boolean
  }
  awaiting: { battle: string }
  orders: { battle: string; seat: string; limit?: number }
  judge: { battle: string; seat: string; order: unknown }
  play: {
    battle: string
    seat: string
    order?: unknown
    orders?: unknown[]
    dice?: number[]
    strict?: boolean
    until?: 'phase'
  }
  continue: { battle: string; dice?: number[]; strict?: boolean; until?: 'phase' }
  groups: { battle: string; seat: string }
  share: { battle: string; seat: string; group: string; pieces: string[]; aim?: Aim }
  odds: { battle: string; seat: string; order?: unknown; orders?: unknown[] }
  view: { battle: string; seat: string }
  state: { battle: string }
  file: { battle: string }
  verify: { file: unknown }
  suggest: { battle: string; seat: string; level?: string | number; ms?: number }
  close: { battle: string }
}

export type Verb = keyof Requests

const text: Shape = { type: 'text' }
const anything: Shape = { type: 'anything' }
const whole: Shape = { type: 'integer', from: 1 }
const yesNo: Shape = { type: 'yesNo' }
const until: Shape = { type: 'text', values: ['phase'] }
const dice: Shape = { type: 'list', of: { type: 'integer' } }
const textOrNumber: Shape = { type: 'oneOf', of: [text, { type: 'number' }] }
const optionValue: Shape = { type: 'oneOf', of: [{ type: 'yesNo' }, { type: 'number' }, text] }
const seats = { battle: text, seat: text }
const seatsOrder = { ...seats, order: anything }
const seatsOrders = { ...seatsOrder, orders: { type: 'list' as const, of: anything } }

const aimedAt = (at: Aim['at'], fields: Record<string, Shape>): Shape => ({
  type: 'record',
  fields: { at: { type: 'text', values: [at] }, ...fields },
})
const aim: Shape = {
  type: 'oneOf',
  of: [
    aimedAt('nothing', {}),
    aimedAt('place', { x: { type: 'integer' }, y: { type: 'integer' } }),
    aimedAt('piece', { piece: text }),
  ],
}

interface RequestShape {
  fields: Record<string, Shape>
  optional?: readonly string[]
}

const shapes: Record<Verb, RequestShape> = {
  hello: { fields: {} },
  shape: { fields: { ruleset: text, kind: text }, optional: ['kind'] },
  schema: {
    fields: {
      ruleset: text,
      of: { type: 'text', values: ['state', 'orders', 'events'] },
      kind: text,
    },
    optional: ['of', 'kind'],
  },
  new: {
    fields: {
      ruleset: text,
      scenario: text,
      options: { type: 'table', of: optionValue },
      papers: { type: 'table', of: anything },
      seed: textOrNumber,
      dice,
      strict: yesNo,
    },
    optional: ['options', 'papers', 'seed', 'dice', 'strict'],
  },
  load: {
    fields: {
      file: anything,
      ruleset: text,
      state: anything,
      seed: textOrNumber,
      dice,
      strict: yesNo,
    },
    optional: ['file', 'ruleset', 'state', 'seed', 'dice', 'strict'],
  },
  awaiting: { fields: { battle: text } },
  orders: { fields: { battle: text, seat: text, limit: whole }, optional: ['limit'] },
  judge: { fields: seatsOrder },
  play: {
    fields: { ...seatsOrders, dice, strict: yesNo, until },
    optional: ['order', 'orders', 'dice', 'strict', 'until'],
  },
  continue: {
    fields: { battle: text, dice, strict: yesNo, until },
    optional: ['dice', 'strict', 'until'],
  },
  groups: { fields: seats },
  share: {
    fields: { ...seats, group: text, pieces: { type: 'list', of: text }, aim },
    optional: ['aim'],
  },
  odds: { fields: seatsOrders, optional: ['order', 'orders'] },
  view: { fields: seats },
  state: { fields: { battle: text } },
  file: { fields: { battle: text } },
  verify: { fields: { file: anything } },
  suggest: {
    fields: { battle: text, seat: text, level: textOrNumber, ms: { type: 'number' } },
    optional: ['level', 'ms'],
  },
  close: { fields: { battle: text } },
}

export const verbs = Object.keys(shapes)

/** Each verb with its fields as they are filled in, for help. */
export function requestTexts(): [string, string][] {
  return Object.entries(shapes).map(([verb, { fields, optional = [] }]) => {
    const texts = Object.entries(fields).map(([name, shape]) => {
      const mark = optional.includes(name) ? '?' : ''
      return `${name}${mark}: ${valueText(shape)}`
    })
    return [verb, texts.join(', ')]
  })
}

export function isVerb(name: unknown): name is Verb {
  return typeof name === 'string' && Object.hasOwn(shapes, name)
}

/** Checks a request's fields. Throws EngineError naming the first that is wrong. */
export function requestFor<V extends Verb>(verb: V, fields: Record<string, unknown>): Requests[V] {
  if (isRequest(verb, fields)) return fields
  const fault = faultInRequest(verb, fields)
  const what = fault ? describeError({ ...fault, at: '' }) : 'expected a request'
  throw new EngineError('malformed', what, fault?.at ?? '')
}

function isRequest<V extends Verb>(
  verb: V,
  fields: Record<string, unknown>,
): fields is Record<string, unknown> & Requests[V] {
  return faultInRequest(verb, fields) === null
}

function faultInRequest(verb: Verb, fields: Record<string, unknown>) {
  return errorIn({ type: 'record', ...shapes[verb] }, fields)
}

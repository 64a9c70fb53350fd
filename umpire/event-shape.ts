import { place } from './decode.ts'
import { withFound } from './validation-error.ts'
import type { ValidationError } from './validation-error.ts'
import type { Kind } from './kind.ts'
import { errorIn } from './shape.ts'
import type { Shape } from './shape.ts'

/** The fields of events by their kind, without the kind itself. */
export type FieldsOfEvents = Record<string, Record<string, Shape>>

const text: Shape = { type: 'text' }
const texts: Shape = { type: 'list', of: text }

/** The lines of a sum: what goes onto a roll, and by which rule. */
export const tallyShape: Shape = {
  type: 'list',
  of: {
    type: 'record',
    fields: {
      rule: text,
      message: text,
      values: { type: 'anything' },
      value: { type: 'number' },
      sums: texts,
    },
    optional: ['values', 'sums'],
  },
}

export const rollsShape: Shape = {
  type: 'list',
  of: {
    type: 'record',
    fields: {
      sides: { type: 'integer', from: 1 },
      count: { type: 'integer', from: 1 },
      result: { type: 'integer' },
      rule: text,
      tally: tallyShape,
      withLast: { type: 'yesNo' },
    },
    optional: ['withLast'],
  },
}

/** The umpire's own events, which every ruleset has. */
export const umpiresEvents: FieldsOfEvents = {
  placed: { place, rolls: { ...rollsShape, mayLack: true } },
  resigned: { seat: text, winners: texts },
  concluded: { on: { type: 'text', values: ['draw', 'end'] } },
}

/** The umpire's own marks on an event: they are checked apart from it. */
export const eventMarks: Record<string, Shape> = {
  rolls: { ...rollsShape, mayLack: true },
  inPhase: { ...text, mayLack: true },
}

/** The first thing wrong with an event's own fields, or null; the umpire's own events have none. */
export function errorInEvent(
  shapes: FieldsOfEvents | null | undefined,
  event: Kind,
): ValidationError | null {
  const fields = shapes && Object.hasOwn(shapes, event.kind) ? shapes[event.kind] : undefined
  if (!fields) return null
  const own = Object.fromEntries(
    Object.entries(event).filter(([name]) => name !== 'kind' && !Object.hasOwn(eventMarks, name)),
  )
  const error = errorIn({ type: 'record', fields }, own)
  return error && withFound(error, event)
}

import { withFound } from './fault.ts'
import type { Fault } from './fault.ts'
import type { Kind } from './kind.ts'
import { faultIn } from './shape.ts'
import type { Shape } from './shape.ts'

/** The fields of events by their kind, without the kind itself. */
export type FieldsOfEvents = Record<string, Record<string, Shape>>

/** The umpire's own marks on an event: they are checked apart from it. */
const marks = ['kind', 'rolls', 'inPhase']

/** The first thing wrong with an event's own fields, or null; the umpire's own events have none. */
export function faultInEvent(shapes: FieldsOfEvents | null | undefined, event: Kind): Fault | null {
  const fields = shapes && Object.hasOwn(shapes, event.kind) ? shapes[event.kind] : undefined
  if (!fields) return null
  const own = Object.fromEntries(Object.entries(event).filter(([name]) => !marks.includes(name)))
  const fault = faultIn({ type: 'record', fields }, own)
  return fault && withFound(fault, event)
}

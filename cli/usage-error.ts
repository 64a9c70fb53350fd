import { excerpt } from '@grognard/umpire'
import type { Message, Value, Values } from '@grognard/umpire'
import type { FaultName } from './messages/faults.en.ts'

/**
 * A flag or a file that cannot be used, told in the player's language at the edge: a line on standard
 * error, one more for each part; exit code 2.
 */
export class UsageError extends Error {
  readonly why: Message
  readonly parts: readonly string[]

  constructor(why: Message, parts: readonly string[] = []) {
    super(why.key)
    this.name = 'UsageError'
    this.why = why
    this.parts = parts
  }
}

/** One of the command line's own faults. */
export function usageError(name: FaultName, values: Values = {}): UsageError {
  return new UsageError(errorMessage(name, values))
}

/** A fault that is in the player's language already. */
export function errorWithText(text: string, parts: readonly string[] = []): UsageError {
  return new UsageError(errorMessage('said', { text }), parts)
}

export function unwritable(file: string, why: Value): UsageError {
  return usageError('unwritable', { file, why })
}

/** What was given wrong is told again, but not at any length; what would be right is told whole. */
export function errorMessage(name: FaultName, values: Values = {}): Message {
  const told = Object.entries(values).map(([field, value]): [string, Value] => {
    const isGiven = typeof value === 'string' && name !== 'said' && !ours.has(field)
    return [field, isGiven ? excerpt(value) : value]
  })
  return { key: `cli.fault.${name}`, values: Object.fromEntries(told) }
}

/** Values that say what would be right. */
const ours = new Set(['known', 'form', 'options', 'seats', 'names'])

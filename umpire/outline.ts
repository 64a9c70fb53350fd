import { compiledOf } from './compiled.ts'
import type { Kind } from './kind.ts'
import type { Playable } from './playable.ts'
import type { Ruleset } from './ruleset.ts'

/** A part of the sequence of play: a phase of the turn ('' outside any), or what may interrupt it. */
export interface OutlinedPart {
  part: 'phase' | 'sequence'
  name: string
  steps: OutlinedStep[]
}

interface OutlinedStep {
  name: string
  rule: string
  /** The kinds of order that are asked for; none where the umpire acts by himself. */
  orders: readonly string[]
}

/** The sequence of play to be read, the turn first. */
export function outlineOf<State extends Playable, Order extends Kind, Event extends Kind>(
  ruleset: Ruleset<State, Order, Event>,
): OutlinedPart[] {
  const parts: OutlinedPart[] = []
  const { operations, phases } = compiledOf(ruleset).program
  const turn = operations[0]?.name
  let sequence = ''
  for (const { step, name, rule, orders, retracts } of operations) {
    if (step === 'startSequence') sequence = name
    if (step !== 'ask' && step !== 'umpire') continue
    const part = sequence === turn ? 'phase' : 'sequence'
    const title = part === 'phase' ? (phases.get(name) ?? '') : sequence
    partCalled(parts, part, title).steps.push({ name, rule, orders: [...orders, ...retracts] })
  }
  return parts
}

function partCalled(parts: OutlinedPart[], part: OutlinedPart['part'], name: string): OutlinedPart {
  const there = parts.find(one => one.part === part && one.name === name)
  if (there) return there
  const made: OutlinedPart = { part, name, steps: [] }
  parts.push(made)
  return made
}

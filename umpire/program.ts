import type { Dice } from './dice.ts'
import type { Kind, Seat, StepName } from './kind.ts'
import type { Frame } from './playable.ts'
import { noItem } from './sequence.ts'
import type { BoundStep, Step } from './sequence.ts'
import type { Table } from './table.ts'

/** The sequence of play compiled to flat operations, so that a cursor is a name and loop numbers. */
export interface Program<State, Order extends Kind, Event extends Kind> {
  operations: Operation<State, Order, Event>[]
  /** Where each chapter and each step stands. */
  positions: Map<StepName, number>
  /** The one looked up last. */
  last: { name: StepName; position: number }
  /** The phase of each step, in the order of play; '' outside any. */
  phases: Map<StepName, string>
}

/** All operations have all fields, so that the engine finds each where it was in the one before. */
export interface Operation<State, Order extends Kind, Event extends Kind> {
  step: 'ask' | 'umpire' | 'enterLoop' | 'nextInLoop' | 'goOnIf' | 'startChapter' | 'endChapter'
  name: StepName
  rule: string
  /** Of an ask. */
  orders: readonly Order['kind'][]
  /** Of an ask: the orders by which a seat that has answered takes its answer back. */
  recalls: readonly Order['kind'][]
  /** Of an ask: how search picks an order of each kind it gives. */
  picks: readonly PickOrder<State, Order>[]
  who: (state: State, index: number) => readonly Seat[]
  /** Of an umpire's step. */
  run: (table: Table<State, Event>, index: number) => void
  /** Of a loop. */
  length: (state: State) => number
  /** Of a condition; `index` is the innermost loop's. */
  holds: (state: State, index: number) => boolean
  /** Where a loop or a condition leads instead of the next operation. */
  to: number
}

/** One lawful order of a kind, chosen by the dice. */
export type PickOrder<State, Order> = (state: State, seat: Seat, dice: Dice) => Order | undefined

export function compile<State, Order extends Kind, Event extends Kind>(
  sequence: Record<string, readonly Step<State, Order, Event>[]>,
  picksOf: (kind: Order['kind']) => PickOrder<State, Order>[] = () => [],
  recalls: (kind: Order['kind']) => boolean = () => false,
): Program<State, Order, Event> {
  const program: Program<State, Order, Event> = {
    operations: [],
    positions: new Map(),
    last: { name: Object.keys(sequence)[0] ?? '', position: 0 },
    phases: new Map(),
  }
  for (const [chapter, steps] of Object.entries(sequence)) {
    addName(program, chapter, '')
    push(program, { step: 'startChapter', name: chapter })
    for (const step of steps) add(program, step.within(noItem), '')
    push(program, { step: 'endChapter', name: chapter })
  }
  for (const operation of program.operations) {
    operation.recalls = operation.orders.filter(recalls)
    operation.orders = operation.orders.filter(kind => !recalls(kind))
    operation.picks = operation.orders.flatMap(picksOf)
  }
  return program
}

/** The phase that is played: a chapter outside any belongs to the phase it interrupts. '' for none. */
export function phaseOf(
  { phases }: { phases: ReadonlyMap<StepName, string> },
  place: readonly Frame[],
): string {
  for (let depth = place.length - 1; depth >= 0; depth--) {
    const phase = phases.get(place[depth]?.at ?? '')
    if (phase) return phase
  }
  return ''
}

function push<State, Order extends Kind, Event extends Kind>(
  { operations }: Program<State, Order, Event>,
  fields: Partial<Operation<State, Order, Event>> & Pick<Operation<State, Order, Event>, 'step'>,
): Operation<State, Order, Event> {
  const operation: Operation<State, Order, Event> = {
    step: fields.step,
    name: fields.name ?? '',
    rule: fields.rule ?? '',
    orders: fields.orders ?? [],
    recalls: [],
    picks: [],
    who: fields.who ?? (() => []),
    run: fields.run ?? (() => undefined),
    length: fields.length ?? (() => 0),
    holds: fields.holds ?? (() => true),
    to: fields.to ?? 0,
  }
  operations.push(operation)
  return operation
}

function addName<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  at: StepName,
  phase: string,
): void {
  if (program.positions.has(at)) throw new Error(`Two steps or chapters are called "${at}".`)
  program.positions.set(at, program.operations.length)
  program.phases.set(at, phase)
}

function add<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  step: BoundStep<State, Order, Event>,
  phase: string,
): void {
  switch (step.step) {
    case 'ask':
    case 'umpire':
      addName(program, step.name, phase)
      push(program, step)
      return
    case 'phase':
      return addAll(program, step.steps, step.name)
    case 'each':
      return addLoop(program, step.length, step.steps, phase)
    case 'when': {
      const skip = push(program, { step: 'goOnIf', holds: step.holds })
      addAll(program, step.steps, phase)
      skip.to = program.operations.length
      return
    }
    case 'repeat': {
      const to = program.operations.length
      addAll(program, step.steps, phase)
      push(program, { step: 'goOnIf', holds: step.until, to })
    }
  }
}

function addAll<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  steps: readonly BoundStep<State, Order, Event>[],
  phase: string,
): void {
  for (const step of steps) add(program, step, phase)
}

function addLoop<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  length: (state: State) => number,
  steps: readonly BoundStep<State, Order, Event>[],
  phase: string,
): void {
  const enter = push(program, { step: 'enterLoop', length })
  const start = program.operations.length
  addAll(program, steps, phase)
  push(program, { step: 'nextInLoop', length, to: start })
  enter.to = program.operations.length
}

import type { Frame } from './cursor.ts'
import type { Dice } from './dice.ts'
import type { Kind, Seat, StepName } from './kind.ts'
import { noItem } from './sequence.ts'
import type { Again, AskStep, BoundStep, Step } from './sequence.ts'
import type { Table } from './table.ts'

/** The sequence of play compiled to flat operations, so that a cursor is a name and loop numbers. */
export interface Program<State, Order extends Kind, Event extends Kind> {
  operations: Operation<State, Order, Event>[]
  /** Where each sequence and each step stands. */
  positions: Map<StepName, number>
  /** The one looked up last. */
  last: { name: StepName; position: number }
  /** The phase of each step, in the order of play; '' outside any. */
  phases: Map<StepName, string>
  /** What a cursor at each sequence and step has to hold; the turn first. */
  standings: Map<StepName, Standing<State>>
  /** Whether there is a step at which a seat goes on after its order: others need not look it up. */
  hasAgain: boolean
}

/** Where play can stand: in which sequence, within which loops, and whom it asks. */
export interface Standing<State> {
  step: 'sequence' | 'ask' | 'umpire'
  sequence: string
  /** The lengths of the loops around it, the outermost first. */
  lengths: readonly ((state: State) => number)[]
  who: (state: State, index: number) => readonly Seat[]
  /** It asks for orders after which the seat may be asked for more. */
  goesOn: boolean
}

/** Where a step is written down: its sequence, its phase, and the loops around it. */
interface Within<State> {
  sequence: string
  phase: string
  lengths: readonly ((state: State) => number)[]
}

/** All operations have all fields, so that the engine finds each where it was in the one before. */
export interface Operation<State, Order extends Kind, Event extends Kind> {
  step: 'ask' | 'umpire' | 'enterLoop' | 'nextInLoop' | 'goOnIf' | 'startSequence' | 'endSequence'
  name: StepName
  rule: string
  /** Of an ask. */
  orders: readonly Order['kind'][]
  /** Of an ask: the orders by which a seat that has answered takes its answer back. */
  retracts: readonly Order['kind'][]
  /** Of an ask: how search samples an order of each kind it gives. */
  samples: readonly Sampler<State, Order>[]
  /** Of an ask: orders after which the seat goes on, as long as this holds; null where there are none. */
  again: ReadonlyMap<Order['kind'], Again<State, Order>['holds']> | null
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

/** How one lawful order of a kind is chosen by the dice. */
export interface Sampler<State, Order> {
  sample: (state: State, seat: Seat, dice: Dice) => Order | undefined
  /** It may be given the state itself, since it looks at nothing that is hidden. */
  isOpen: boolean
}

export function compile<State, Order extends Kind, Event extends Kind>(
  sequences: Record<string, readonly Step<State, Order, Event>[]>,
  samplesOf: (kind: Order['kind']) => Sampler<State, Order>[] = () => [],
  retracts: (kind: Order['kind']) => boolean = () => false,
): Program<State, Order, Event> {
  const program: Program<State, Order, Event> = {
    operations: [],
    positions: new Map(),
    last: { name: Object.keys(sequences)[0] ?? '', position: 0 },
    phases: new Map(),
    standings: new Map(),
    hasAgain: false,
  }
  for (const [sequence, steps] of Object.entries(sequences)) {
    const within = { sequence, phase: '', lengths: [] }
    addName(program, sequence, within)
    push(program, { step: 'startSequence', name: sequence })
    for (const step of steps) add(program, step.within(noItem), within)
    push(program, { step: 'endSequence', name: sequence })
  }
  for (const operation of program.operations) {
    operation.retracts = operation.orders.filter(retracts)
    operation.orders = operation.orders.filter(kind => !retracts(kind))
    operation.samples = operation.orders.flatMap(samplesOf)
    const standing = program.standings.get(operation.name)
    if (standing && operation.step === 'ask') standing.goesOn = operation.again !== null
    program.hasAgain ||= operation.again !== null
  }
  return program
}

/** The phase that is played: a sequence outside any belongs to the phase it interrupts. '' for none. */
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
    retracts: [],
    samples: [],
    again: fields.again ?? null,
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
  name: StepName,
  { sequence, phase, lengths }: Within<State>,
  asked?: AskStep<State, Order>,
): void {
  if (program.positions.has(name)) throw new Error(`Two steps or sequences are called "${name}".`)
  program.positions.set(name, program.operations.length)
  program.phases.set(name, phase)
  const step = asked ? 'ask' : name === sequence ? 'sequence' : 'umpire'
  program.standings.set(name, {
    step,
    sequence,
    lengths,
    who: asked?.who ?? (() => []),
    goesOn: false,
  })
}

function add<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  step: BoundStep<State, Order, Event>,
  within: Within<State>,
): void {
  switch (step.step) {
    case 'ask':
      addName(program, step.name, within, step)
      push(program, { ...step, again: againByKind(step) })
      return
    case 'umpire':
      addName(program, step.name, within)
      push(program, step)
      return
    case 'phase':
      return addAll(program, step.steps, { ...within, phase: step.name })
    case 'each':
      return addLoop(program, step.length, step.steps, within)
    case 'when': {
      const skip = push(program, { step: 'goOnIf', holds: step.holds })
      addAll(program, step.steps, within)
      skip.to = program.operations.length
      return
    }
    case 'repeat': {
      const to = program.operations.length
      addAll(program, step.steps, within)
      push(program, { step: 'goOnIf', holds: step.until, to })
    }
  }
}

function againByKind<State, Order extends Kind>({
  again,
}: AskStep<State, Order>): Map<Order['kind'], Again<State, Order>['holds']> | null {
  if (again.length === 0) return null
  return new Map(again.flatMap(({ kinds, holds }) => kinds.map(kind => [kind, holds] as const)))
}

function addAll<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  steps: readonly BoundStep<State, Order, Event>[],
  within: Within<State>,
): void {
  for (const step of steps) add(program, step, within)
}

function addLoop<State, Order extends Kind, Event extends Kind>(
  program: Program<State, Order, Event>,
  length: (state: State) => number,
  steps: readonly BoundStep<State, Order, Event>[],
  within: Within<State>,
): void {
  const enter = push(program, { step: 'enterLoop', length })
  const start = program.operations.length
  addAll(program, steps, { ...within, lengths: [...within.lengths, length] })
  push(program, { step: 'nextInLoop', length, to: start })
  enter.to = program.operations.length
}

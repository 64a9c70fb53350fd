import type { Kind, StepName } from './kind.ts'
import { noItem } from './sequence.ts'
import type { AskStep, BoundStep, Step, UmpireStep } from './sequence.ts'

/** The sequence of play compiled to flat operations, so that a cursor is a name and loop numbers. */
export interface Program<State, Order extends Kind, Event extends Kind> {
  operations: Operation<State, Order, Event>[]
  /** Where each chapter and each step stands. */
  positions: Map<StepName, number>
  /** The phase of each step, in the order of play; '' outside any. */
  phases: Map<StepName, string>
}

export type Operation<State, Order extends Kind, Event extends Kind> =
  | AskStep<State, Order>
  | UmpireStep<State, Event>
  | { step: 'enterLoop'; length: (state: State) => number; end: number }
  | { step: 'nextInLoop'; length: (state: State) => number; start: number }
  | { step: 'skipUnless'; holds: (state: State, index: number) => boolean; to: number }
  | { step: 'backUnless'; until: (state: State, index: number) => boolean; to: number }
  | { step: 'startChapter' }
  | { step: 'endChapter' }

export function compile<State, Order extends Kind, Event extends Kind>(
  sequence: Record<string, readonly Step<State, Order, Event>[]>,
): Program<State, Order, Event> {
  const program: Program<State, Order, Event> = {
    operations: [],
    positions: new Map(),
    phases: new Map(),
  }
  for (const [chapter, steps] of Object.entries(sequence)) {
    addName(program, chapter, '')
    program.operations.push({ step: 'startChapter' })
    for (const step of steps) add(program, step.within(noItem), '')
    program.operations.push({ step: 'endChapter' })
  }
  return program
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
      program.operations.push(step)
      return
    case 'phase':
      return addAll(program, step.steps, step.name)
    case 'each':
      return addLoop(program, step.length, step.steps, phase)
    case 'when': {
      const skip = { step: 'skipUnless' as const, holds: step.holds, to: 0 }
      program.operations.push(skip)
      addAll(program, step.steps, phase)
      skip.to = program.operations.length
      return
    }
    case 'repeat': {
      const to = program.operations.length
      addAll(program, step.steps, phase)
      program.operations.push({ step: 'backUnless', until: step.until, to })
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
  const enter = { step: 'enterLoop' as const, length, end: 0 }
  const start = program.operations.push(enter)
  addAll(program, steps, phase)
  program.operations.push({ step: 'nextInLoop', length, start })
  enter.end = program.operations.length
}

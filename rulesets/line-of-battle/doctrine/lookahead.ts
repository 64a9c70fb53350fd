import { stepOf, turnStepOf } from '@grognard/umpire'
import type { Lookahead } from '@grognard/umpire'
import type { State } from '../model/state.ts'
import type { Step } from '../model/steps.ts'
import type { Thoroughness } from './courses.ts'

const beforeTheGuns: readonly (Step | '')[] = [
  'newTurn',
  'pools',
  'initiative',
  'shots',
  'reveal',
  'reinforcement',
  'move',
  'pickUp',
  'lines',
  'rudders',
]

const layingTheGuns: readonly (Step | '')[] = ['guns', 'target']

/** How much of a turn is behind: until all have moved, while guns are laid, and after that. */
const parts = { before: 0, laying: 0.5, after: 0.75 }

function partOfTurn(state: State): number {
  const step = turnStepOf(state)
  if (beforeTheGuns.includes(step)) return parts.before
  return layingTheGuns.includes(step) ? parts.laying : parts.after
}

/** Whether the broadsides of this turn are still to come. */
export function areGunsToSpeak(state: State): boolean {
  return partOfTurn(state) < parts.after
}

/** The style of a player with little time. */
const quick = 'quick'

/** How many courses are thought of in a style; one that names a plan takes its time. */
export function thoroughnessIn(style: string | undefined): Thoroughness {
  return style === quick ? 'quick' : 'thorough'
}

/**
 * To where the guns are laid, and no further: what the dice make of it is all chance. So targets are
 * not followed, for the guns would not have fired.
 */
export const lookahead: Lookahead<State> = {
  clock: state => state.turn + partOfTurn(state),
  isOfUse: state => stepOf(state) !== 'target',
  ahead: 0.25,
  style: quick,
  candidates: 6,
  priorWeight: 2,
}

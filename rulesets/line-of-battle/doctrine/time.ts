import type { State } from '../state.ts'

const beforeTheGuns = [
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
const layingTheGuns = ['guns', 'target']

/** How much of a turn is behind: until all have moved, while guns are laid, and after that. */
const parts = { before: 0, laying: 0.5, after: 0.75 }

export function partOfTurn({ place }: State): number {
  const step = place[0]?.at ?? ''
  if (beforeTheGuns.includes(step)) return parts.before
  return layingTheGuns.includes(step) ? parts.laying : parts.after
}

/** Whether the broadsides of this turn are still to come. */
export function areGunsToSpeak(state: State): boolean {
  return partOfTurn(state) < parts.after
}

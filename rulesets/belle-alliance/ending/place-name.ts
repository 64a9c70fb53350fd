import type { Value } from '@grognard/umpire'
import type { State } from '../state.ts'

/** The name of a place that gives points: its terrain's, or that of an area of the rule's own. */
export function placeName(state: Pick<State, 'terrain'>, place: string): Value {
  const piece = state.terrain.find(row => row.id === place)
  if (!piece) return { key: 'ba.place.area' }
  return piece.name === '' ? { key: `ba.terrain.${piece.kind}` } : piece.name
}

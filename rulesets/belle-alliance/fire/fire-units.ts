import { fireUnits } from '../tables/loss.ts'
import type { Fire, State } from '../state.ts'
import { isArtillery, unitOf } from '../units.ts'
import { tacticalId } from './family.ts'
import { shotOf } from './shot.ts'
import type { Declared, Shot } from './shot.ts'

/** [BA-3.1.2-03] [BA-3.1.1-01] [BA-3.1.1-02] [BA-3.1.1-03] Fire units of a part, given those named before it. */
export function unitsOfPart(
  of: 'figures' | 'gunners',
  figures: number,
  earlier: readonly number[],
): number {
  const isSmallUsed = earlier.some(count => fireUnits(count, of) > fireUnits(count, of, false))
  return fireUnits(figures, of, !isSmallUsed)
}

/** [BA-3.3.3-01] The same for a shot, among all that its tactical unit fires in the phase. */
export function fireUnitsOf({ state, fire, firer, figures }: Shot): number {
  const earlier = partsOf(state, fire).filter(other => isBefore(state, other, fire))
  const counts = earlier.map(other => shotOf(state, other).figures)
  return unitsOfPart(isArtillery(firer) ? 'gunners' : 'figures', figures, counts)
}

/** [BA-3.3.3-01] All that a tactical unit fires in a phase: its own parts and its skirmish line's. */
export function partsOf(state: State, { unit, phase }: Pick<Declared, 'unit' | 'phase'>): Fire[] {
  const tactical = tacticalId(state, unitOf(state, unit))
  return state.fires.filter(
    fire => fire.phase === phase && tacticalId(state, unitOf(state, fire.unit)) === tactical,
  )
}

/** Named before; what is not declared yet would be named last. */
function isBefore(state: State, other: Declared, fire: Declared): boolean {
  const place = state.fires.findIndex(
    row => row.unit === fire.unit && row.part === fire.part && row.phase === fire.phase,
  )
  const at = state.fires.findIndex(row => row === other)
  return place < 0 || at < place
}

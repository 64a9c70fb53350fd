import type { Formation, State, Unit } from '../state.ts'
import type { FormationKind } from '../tables/formations.ts'
import { figureBases } from '../tables/bases.ts'
import {
  LEAST_DEPTH,
  LEAST_FRONT,
  SKIRMISH_GAP,
  SQUARE,
  formationsToTake,
} from '../tables/shapes.ts'
import { isCavalry, isGunnersOnly } from '../units.ts'
import { broadestFront } from './closing-up.ts'

/** [BA-1.3.1-01] The formations that the unit may be ordered to take. */
export function formationsFor(unit: Unit): readonly FormationKind[] {
  if (unit.arm === 'infantry') return formationsToTake.foot
  if (isCavalry(unit)) return formationsToTake.horse
  if (unit.arm === 'wagon') return formationsToTake.wagons
  return isGunnersOnly(unit) ? formationsToTake.gunners : formationsToTake.guns
}

/** [BA-1.3.1-05] [BA-1.3.1-08] Its front is chosen. */
export function hasChosenFront(kind: FormationKind): boolean {
  return kind === 'attackColumn' || kind === 'battalionMass'
}

/** [BA-1.3.1-05] [BA-1.3.1-11] Figures that fill the formation's least shape. */
export function leastFiguresIn(kind: FormationKind): number {
  if (hasChosenFront(kind)) return LEAST_FRONT * LEAST_DEPTH
  return kind === 'square' ? SQUARE.leastHollow : 1
}

/** [BA-1.3.1-12] The front is one that so many figures may have; none where it is not chosen. */
export function isFrontLawful({ kind, front }: Formation, figures: number): boolean {
  if (!hasChosenFront(kind)) return front === null
  return front !== null && front >= LEAST_FRONT && front <= broadestFront(figures)
}

/** [BA-1.3.2-04] One to two breadths of a base in a skirmish line, none in other formations. */
export function isGapLawful(unit: Pick<Unit, 'arm'>, { kind, gap }: Formation): boolean {
  if (kind !== 'skirmish') return gap === null
  const { least, most } = gapsFor(unit)
  return gap !== null && gap >= least && gap <= most
}

/** [BA-1.3.2-04] Least and greatest gap of a skirmish line, 1/1000 cm. */
export function gapsFor({ arm }: Pick<Unit, 'arm'>): { least: number; most: number } {
  const { width } = figureBases[arm]
  return { least: SKIRMISH_GAP.least * width, most: SKIRMISH_GAP.most * width }
}

/** A few good shapes of a formation: narrow, middling and broad fronts, close and open lines. */
export function shapesOf(unit: Unit, kind: FormationKind, figures = unit.figures): Formation[] {
  if (kind === 'skirmish') {
    const { least, most } = gapsFor(unit)
    return [least, most].map(gap => ({ kind, front: null, gap }))
  }
  if (!hasChosenFront(kind)) return [{ kind, front: null, gap: null }]
  const most = broadestFront(figures)
  const fronts = new Set([LEAST_FRONT, Math.floor((LEAST_FRONT + most) / 2), most])
  return [...fronts].map(front => ({ kind, front, gap: null }))
}

/** [BA-1.3.2-03] The unit's line that has not been split off; after a rout it may have formed up. */
export function lineOut({ units }: State, mother: Unit): Unit | undefined {
  return units.find(({ mother: of, status }) => of === mother.id && status === 'onBoard')
}

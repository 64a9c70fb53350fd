import { figuresWithin } from '../formation/soutien.ts'
import { sizeOfUnit } from '../formation/size.ts'
import type { Unit } from '../state.ts'
import { distances } from '../tables/distances.ts'
import { fireUnits } from '../tables/loss.ts'
import { CORNERS_OF_SIDE, FILES_FIGHTING, RANKS_FIGHTING } from '../tables/melee-limits.ts'
import { isArtillery, isGunnersOnly, isSkirmishLine } from '../units.ts'
import type { Aspect } from './aspect.ts'

/**
 * [BA-6.1.2-08] [BA-4.1.3-08] [BA-4.1.3-10] Figures of a unit that come into melee units when it is taken like that;
 * an attacker fights to its front.
 */
export function figuresFighting(unit: Unit, enemy: Unit, taken: Aspect): number {
  const { figures, walls, disorder } = unit
  if (isSkirmishLine(unit)) return figuresAtHand(unit, enemy)
  if (walls !== null || disorder === 'FU') return figures
  if (isArtillery(unit) && !isGunnersOnly(unit)) return figures
  if (taken === 'flank') return inFlank(unit)
  return taken === 'rear' ? inRear(unit) : inFront(unit)
}

/** [BA-4.3.1-03] Of a line that fights alone: those near enough to the enemy. */
export function figuresAtHand(line: Unit, enemy: Unit): number {
  return figuresWithin(line, enemy, distances.soutien)
}

/** [BA-4.1.3-08] Counted as fire units of infantry are, of guns too. */
export function meleeUnits(figures: number): number {
  return fireUnits(figures, 'figures')
}

/** [BA-Q-51] Two ranks; of a square's side the corners belong to the neighbouring sides too. */
function inFront(unit: Unit): number {
  const { files } = sizeOfUnit(unit)
  const corners = unit.formation.kind === 'square' ? CORNERS_OF_SIDE : 0
  return Math.min(unit.figures, RANKS_FIGHTING * files - corners)
}

/** The two outer files over all ranks; the last rank counts as filled from that wing. */
function inFlank(unit: Unit): number {
  const { files } = sizeOfUnit(unit)
  const full = Math.floor(unit.figures / files)
  const last = unit.figures - full * files
  return full * Math.min(FILES_FIGHTING, files) + Math.min(FILES_FIGHTING, last)
}

/** The two rear ranks, the last of them as it is filled. */
function inRear(unit: Unit): number {
  const { files, ranks } = sizeOfUnit(unit)
  return unit.figures - Math.max(0, ranks - RANKS_FIGHTING) * files
}

import { coverAgainst, isNonRicochet } from '../ground/index.ts'
import type { Cover } from '../ground/index.ts'
import type { State, Unit } from '../state.ts'
import { calibres, GUNNER_IN_RATIO, zones } from '../tables/fire-limits.ts'
import { isArtillery, isSkirmishLine } from '../units.ts'
import { isAlong, isDrawnUp, isFormed } from './angles.ts'
import { familyOf } from './family.ts'
import { partsOf } from './fire-units.ts'
import type { LineOfFire } from './line.ts'
import { neighbourOf, supportOf } from './helpers.ts'
import { isRanged } from './ranging.ts'
import { unitsBehind } from './safety.ts'
import { gunsNamed } from './shot.ts'
import type { Shot } from './shot.ts'
import { figuresUnderFire, hasSoutien } from './under-fire.ts'

/** [BA-3.1.1-07] What tables 6 and 7 look at: a shot at somebody, before any fire of the phase. */
export interface FireContext {
  state: State
  shot: Shot
  firer: Unit
  target: Unit
  line: LineOfFire
  zone: number
  cover: Cover
  /** [BA-3.4.3-01] Figures for the ratio rows. */
  firing: number
  underFire: number
}

/** The situation of a shot; null for one without target, line or zone. */
export function contextOf(shot: Shot): FireContext | null {
  const { state, firer, target, line, zone, figures, fire } = shot
  if (!target || !line || zone === null) return null
  return {
    state,
    shot,
    firer,
    target,
    line,
    zone,
    cover: coverAgainst(state, target, line.hit, line.from),
    firing: isArtillery(firer) ? figures * GUNNER_IN_RATIO : figures,
    underFire: figuresUnderFire(state, target, fire.phase),
  }
}

/** [BA-3.1.9-01] [BA-3.1.9-02] [BA-3.1.9-03] */
export function hasColumnEffect({ line, target, firer, shot }: FireContext): boolean {
  if (isAlong(line, target)) return true
  if (!isArtillery(firer) || !isDrawnUp(target) || !shot.aiming) return false
  const range = shot.ends.at(-1) ?? 0
  return unitsBehind(line, target, shot.aiming.bystanders, range).some(isFormed)
}

/** [BA-1.1.1-08] Any movement of any part of it this turn. */
export function hasMoved({ state, firer }: FireContext): boolean {
  return familyOf(state, firer).some(({ doing }) => doing.moved)
}

/** [BA-Q-27] [BA-Q-66] */
export function isFirstFire({ state, firer }: FireContext): boolean {
  return !familyOf(state, firer).some(({ hasFought }) => hasFought)
}

/** [BA-3.1.2-02] [BA-3.3.3-01] Split fire at several targets; it stays so if one part fails. */
export function isSplit({ state, shot }: FireContext): boolean {
  const parts = partsOf(state, shot.fire).filter(({ isRanging }) => !isRanging)
  return new Set([...parts.map(({ target }) => target), shot.fire.target]).size > 1
}

/** [BA-3.1.7-04] [BA-3.3.1-02] */
export function isBacked({ state, target }: FireContext): boolean {
  if (isSkirmishLine(target) && hasSoutien(state, target)) return true
  return supportOf(state, target) !== undefined
}

/** [BA-3.1.6-01] */
export function hasNeighbour({ shot }: FireContext): boolean {
  return neighbourOf(shot) !== undefined
}

/** [BA-3.4.1-01] */
export function mustRange({ state, firer, target, zone }: FireContext): boolean {
  return zone >= zones.far && !isRanged(state, firer, target)
}

/** [BA-3.4.5-01] */
export function isWithoutRicochet({ state, line, zone }: FireContext): boolean {
  return zone >= zones.far && isNonRicochet(state, line.from, line.hit)
}

/** [BA-T-07] A foot gun among those that fire. */
export function hasFootGun({ shot, firer }: FireContext): boolean {
  return gunsNamed(firer, shot.fire.guns).some(({ isHorse }) => !isHorse)
}

/** [BA-T-07] [BA-Q-39] Of several calibres the lightest gun counts. */
export function calibreOf({ shot, firer }: FireContext): 'light' | 'middle' | 'heavy' {
  const pounders = gunsNamed(firer, shot.fire.guns).map(({ pounder }) => pounder)
  const least = Math.min(...pounders)
  if (least <= calibres.lightUpTo) return 'light'
  return least >= calibres.heavyFrom ? 'heavy' : 'middle'
}

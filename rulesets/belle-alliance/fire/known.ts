import { isAllowed } from '@grognard/umpire'
import { shotChecks } from './checks.ts'
import { dangerTo } from './danger.ts'
import { fireUnitsOf } from './fire-units.ts'
import { mayForesee } from './foresight.ts'
import { GUESS } from './occasions.ts'
import { friendInLine } from './safety.ts'
import type { Shot } from './shot.ts'

const byEye = shotChecks.filter(({ isByEye }) => isByEye)

/**
 * [BA-1.1.1-11] What everybody can know before it is declared to come to nothing: all that measuring
 * tells where measuring is, else what is plain to the eye: nobody to aim, a friend in the line itself,
 * units so near that no guess makes it good.
 */
export function isKnownLost(shot: Shot): boolean {
  const { state, fire } = shot
  const checks = mayForesee(state, fire.unit, fire.phase) ? shotChecks : byEye
  if (!isAllowed(checks, shot) || isFriendInLine(shot) || fireUnitsOf(shot) === 0) return true
  return !fire.isHidden && dangerTo(shot, 1 / GUESS) !== null
}

/** [BA-3.1.4-01] However far away, that is too near. */
function isFriendInLine({ line, firer, aiming, hasCanister }: Shot): boolean {
  if (!line || !aiming) return false
  return friendInLine(line, firer, aiming.bystanders, hasCanister) !== undefined
}

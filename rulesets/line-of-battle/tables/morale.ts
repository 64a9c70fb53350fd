import { inches } from '@grognard/geometry/measured/units.ts'
import type { OfficerId } from './command.ts'

/** [LOB-200] A test is due when more than this share of hull or crew is lost, in percent. */
export const shakenBeyond = 50

/** [LOB-202] How near an officer must be, 1/1000 in, and what the highest of them adds to the value. */
export const officerWithin = inches(10)
export const officerMorale: Record<OfficerId, number> = {
  commodore: 1,
  viceAdmiral: 2,
  admiral: 2,
}

/** [LOB-104] [LOB-202] What a line of battle and a flagship add to the value. */
export const lineMorale = 2
export const flagshipMorale = 2

/** [LOB-206] Failures running after which the flag is struck. */
export const failsToStrike = 3

import type { OfficerId } from './command.ts'

/** [LOB-051] Added for the largest number of ships. */
export const mostShipsBonus = 1

/** [LOB-051] Added for the highest officer in the fleet. */
export const officerInitiative: Record<OfficerId, number> = {
  commodore: 1,
  viceAdmiral: 2,
  admiral: 3,
}

import { inches } from '@grognard/geometry/measured/units.ts'

/** From the lowest to the highest. */
export const officerIds = ['commodore', 'viceAdmiral', 'admiral'] as const
export type OfficerId = (typeof officerIds)[number]

/** [LOB-037] Fleet points for each officer of a kind. */
export const pointsPerOfficer: Record<OfficerId, number> = {
  commodore: 5000,
  viceAdmiral: 10000,
  admiral: 20000,
}

/** [LOB-037] The most officers of a kind that a fleet of this value may have. */
export function mostOfficers(officer: OfficerId, fleetPoints: number): number {
  return Math.floor(fleetPoints / pointsPerOfficer[officer])
}

/** 0 for nobody, then 1 to 3 by rank. */
export function seniorityOf(officer: OfficerId | null): number {
  return officer === null ? 0 : officerIds.indexOf(officer) + 1
}

/** [LOB-051] Added for the largest number of ships. */
export const mostShipsBonus = 1

/** [LOB-051] Added for the highest officer in the fleet. */
export const officerInitiative: Record<OfficerId, number> = {
  commodore: 1,
  viceAdmiral: 2,
  admiral: 3,
}

export const nationIds = ['none', 'england', 'france', 'spain', 'usa'] as const
export type NationId = (typeof nationIds)[number]

export interface NationTraits {
  /** Added to the move, 1/1000 in. */
  move: number
  /** Added to the morale value. */
  morale: number
  /** Added to the dice of special manoeuvres. */
  manoeuvre: number
  /** Added to the firepower of each side. */
  firepower: number
}

const plain: NationTraits = { move: 0, morale: 0, manoeuvre: 0, firepower: 0 }

/** [LOB-241] England, [LOB-242] France, [LOB-243] Spain, [LOB-244] USA: in force with the option. */
export const nationTraits: Record<NationId, NationTraits> = {
  none: plain,
  england: { ...plain, morale: 2, manoeuvre: 1 },
  france: { ...plain, move: inches(1), morale: 1 },
  spain: { ...plain, firepower: 1 },
  usa: { ...plain, move: inches(2) },
}

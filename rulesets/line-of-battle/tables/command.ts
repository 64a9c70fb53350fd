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

/** [SOL-012] Flags to fight under. */
export const nationIds = ['england', 'france', 'spain', 'netherlands', 'denmark', 'usa'] as const
export type NationId = (typeof nationIds)[number]

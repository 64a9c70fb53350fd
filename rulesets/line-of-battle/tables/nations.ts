import { inches } from '@grognard/geometry/measured/units.ts'

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

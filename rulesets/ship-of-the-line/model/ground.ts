/** Ground units between two dots. */
export const STEP = 1000

/** Columns run to the east, rows to the south; the ground's y runs to the north. */
export const eastOf = (column: number): number => column * STEP
export const northOf = (row: number): number => 0 - row * STEP

/** Hundredths of a degree in one step of heading. */
export const HEADING_STEP = 4500

export interface GroundPose {
  x: number
  y: number
  heading: number
}

/** A dot and a heading in ground units. */
export function poseOf(at: { x: number; y: number; heading: number }): GroundPose {
  return { x: eastOf(at.x), y: northOf(at.y), heading: at.heading * HEADING_STEP }
}

/** What the computer player values; our own measures, found by playing. One box is worth 1 or so. */
export const weights = {
  /** A box of each row. */
  hull: 1,
  sails: 0.35,
  crew: 0.9,
  /** What damage dealt is worth against the same damage taken. */
  dealt: 1,
  taken: 0.8,
  /** A ship lost or taken, beside her boxes. */
  ship: 8,
  /** For each inch farther from the nearest enemy than the range it wants. */
  distance: 0.12,
  /** For each inch nearer to the board's edge than the margin. */
  edge: 1.2,
  edgeMargin: 6000,
  /** For running aground. */
  grounding: 12,
  /** Lying close enough to board a weaker crew, or a stronger one. */
  boarding: 3,
  /** For each inch to go towards a scenario's goal. */
  goal: 0.45,
  /** For a place in the line of battle. */
  line: 0.8,
  /** A raking position counts this share of its damage again, as the enemy will move too. */
  foresight: 0.75,
}

/** The range a doctrine wants to fight at, 1/1000 in. */
export const wantedRange = 4000

/** Crew that must be over before a captain boards. */
export const boardingMargin = 1

/** Paths looked at for one ship. */
export const mostPaths = 90

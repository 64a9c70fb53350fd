import { turnBetween } from '../base/place.ts'

/** How the yards of a ship stand: degrees of brace, and degrees of the leeward side; both clockwise. */
export interface Trim {
  brace: number
  leeward: number
  /** 0 with the wind in the ship's teeth, 1 with it abaft. */
  fill: number
}

/** 1 where the lee side is to starboard, -1 where it is to port. */
export function leeSide({ leeward }: Trim): 1 | -1 {
  return Math.sin((leeward * Math.PI) / 180) >= 0 ? 1 : -1
}

const MOST_BRACE = 52

/** Yards stand square before the wind and are braced up as it draws ahead; the weather arm forward. */
export function trimFor(heading: number, windFrom: number | null): Trim {
  if (windFrom === null) return { brace: 0, leeward: 0, fill: 0.7 }
  const bearing = turnBetween(heading, windFrom) / 100
  const fromAft = 180 - Math.abs(bearing)
  const brace = Math.min(MOST_BRACE, fromAft * 0.5) * (bearing >= 0 ? -1 : 1)
  return { brace, leeward: bearing + 180, fill: Math.min(1, Math.max(0.12, 1.25 - fromAft / 150)) }
}

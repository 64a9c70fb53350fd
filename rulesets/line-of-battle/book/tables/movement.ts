import {
  degrees,
  FULL_TURN,
  HALF_TURN,
  inches,
  QUARTER_TURN,
} from '@grognard/geometry/measured/units.ts'
import { byDie } from './fire.ts'

/** [LOB-061] The least a ship under way travels and [LOB-067] its least speed, 1/1000 in. */
export const leastMove = inches(1)

/** [LOB-071] [LOB-072] What dropping or weighing the anchor takes off the base move, 1/1000 in. */
export const anchorCost = inches(1)

/** [LOB-068] The travel for which a class turns by its value, 1/1000 in. */
export const turningUnit = inches(1)

/** [LOB-067] [LOB-142] [LOB-148] What speed is divided by when the mainmast or half the sails are gone. */
export const speedDivisor = 2

/** [LOB-035] The headings of the four edges the wind may come from, 1/100 degree: N, E, S, W. */
export const windHeadings = [0, 9000, 18000, 27000] as const

/** [LOB-062] [LOB-063] What wind from astern and from ahead adds to a move, 1/1000 in. */
export const windAstern = inches(2)
export const windAhead = inches(-1)

/** [LOB-066] No closer to the wind's eye than this, 1/100 degree. */
export const noGo = degrees(30)

/** [LOB-210] Change of the wind's heading by the die 1 to 6, 1/100 degree, clockwise above 0. */
export const windShifts = [QUARTER_TURN, 0, 0, 0, 0, -QUARTER_TURN] as const

/** [LOB-210] The heading the wind comes from after the die. */
export function windAfter(windFrom: number, die: number): number {
  return (windFrom + byDie<number>(windShifts, die) + FULL_TURN) % FULL_TURN
}

/** [LOB-101] The least die that passes the test of a special manoeuvre. */
export const manoeuvreFrom = 4

/** [LOB-102] The most a successful tack or wear turns a ship at one place, 1/100 degree. */
export const tackTurn = HALF_TURN

/** [LOB-103] [LOB-106] A line of battle: lengths in 1/1000 in, angles in 1/100 degree. */
export const lineOfBattle = {
  leastShips: 3,
  gap: inches(2),
  bearing: degrees(30),
  headingDifference: degrees(30),
}

/** [LOB-107] [LOB-108] Crossing bow or stern: distance in 1/1000 in, angle off the axis in 1/100 degree. */
export const crossing = { distance: inches(5), offAxis: degrees(30), factor: 2 }

/** [LOB-109] What a crossing with rescue multiplies damage by. */
export const rescueFactor = 3

/** [LOB-110] What it multiplies damage by when the test fails, as agreed. */
export const failedRescueFactors = { normal: 1, double: 2 }

/** [LOB-093] Damage of running aground, on the hull. */
export const groundingDamage = 2

/** [LOB-094] Turns without movement, the turn of the grounding included. */
export const groundedTurns = 2

/** [LOB-095] The least die that frees the ship; where it lies then, off the obstacle, 1/1000 in. */
export const refloatFrom = 5
export const refloatDistance = inches(2)

/** [LOB-080] Widest gap between the ships; [LOB-084] an enemy within this makes it risky; 1/1000 in. */
export const transferGap = inches(2)
export const transferEnemyWithin = inches(10)

/** [LOB-083] The first weather that makes it risky. */
export const transferRoughWeather = 4

/** [LOB-081] Crew that the giver keeps. */
export const crewKept = 1

export type TransferId = 'lost' | 'aborted' | 'half' | 'all'

/** [LOB-085] By the die 1 to 6. */
export const transferTable: readonly TransferId[] = ['lost', 'aborted', 'half', 'all', 'all', 'all']

/** [LOB-085] What comes of the crew declared: how many arrive, stay aboard or are lost. */
export function transferOf(crew: number, die: number): Record<'arrive' | 'stay' | 'lost', number> {
  const result = byDie(transferTable, die)
  if (result === 'lost') return { arrive: 0, stay: 0, lost: crew }
  const arrive = { aborted: 0, half: Math.floor(crew / 2), all: crew }[result]
  return { arrive, stay: crew - arrive, lost: 0 }
}

/** [LOB-116] How near the coast a ship lands a party and how near no enemy may be, 1/1000 in. */
export const landingWithin = inches(1)
export const landingEnemyWithin = inches(2)

/** [LOB-118] What a party walks in a turn, 1/1000 in, and the fewest turns it takes. */
export const marchPerTurn = inches(4)
const leastLandingTurns = 1

/** [LOB-S-8] The fewest turns for a whole landing: ashore, back at the coast, away with the ship. */
export const turnsForALanding = 1 + leastLandingTurns + 1

/** [LOB-119] How near the pick-up a ship must be, 1/1000 in. */
export const pickUpWithin = inches(1)

/** [LOB-118] Turns for a walk of this length, 1/1000 in: halves rounded up. */
export function landingTurns(walk: number): number {
  return Math.max(leastLandingTurns, Math.floor(walk / marchPerTurn + 0.5))
}

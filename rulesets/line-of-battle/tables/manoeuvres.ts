import { degrees, HALF_TURN, inches } from '@grognard/geometry/measured/units.ts'

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

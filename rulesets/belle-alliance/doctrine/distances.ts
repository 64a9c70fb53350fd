import { cm } from '../measures.ts'

/** Lengths at which a sensible officer changes his mind, 1/1000 cm. */
export const near = {
  /** Nearer to the enemy infantry stands in line; a formation changed too near needs a roll. */
  deploy: cm(55),
  /** An attack on foot is ordered. */
  assault: cm(42),
  /** Horse charges. */
  charge: cm(58),
  /** Squares and masses are formed, on the way out later; and kept until horse is so much farther. */
  cavalry: cm(60),
  cavalryBehind: cm(32),
  cavalryGone: cm(20),
  /** Guns unlimber. */
  guns: cm(48),
  /** Nearer than this to the enemy guns stay where they are. */
  gunsStay: cm(75),
  /** Guns this near to their place may unlimber. */
  gunsBeside: cm(20),
  /** A unit has come to where it was sent. */
  goal: cm(6),
  /** Parties are sent to houses from as far, half of their chief's way counted too. */
  house: cm(90),
  /** An enemy this near threatens a place. */
  threat: cm(60),
  /** Friends and enemies this near are weighed against each other on the march. */
  neighbourhood: cm(60),
  /** Enemies this near to another come to his help. */
  help: cm(20),
  /** Skirmishers are sent out with enemies farther than the first and nearer than the second. */
  skirmishFrom: cm(31),
  skirmishTo: cm(75),
  /** Beyond this march columns are formed, if there is so far to go. */
  columns: cm(120),
  longWay: cm(70),
  /** Horse forms column for a ride as long as this. */
  ride: cm(25),
  /** Enemies bar a way that is no longer than this through them. */
  barred: cm(12),
  /** A march beside a road follows it. */
  road: cm(4),
  /** A chief wants his units this near, and an orderly his chief. */
  chief: cm(26),
  orderly: cm(15),
} as const

/** Lengths that units keep, 1/1000 cm. */
export const room = {
  /** Between units side by side. */
  interval: cm(4),
  /** Between the first row and the second. */
  rows: cm(14),
  /** Between a brigade and its reserve. */
  reserve: cm(30),
  /** From the wing to the horse beside it, and how far it stays back. */
  screen: cm(14),
  screenBack: cm(12),
  /** From the wing to the guns beside it; from guns to what they fire at. */
  guns: cm(10),
  gunRange: cm(42),
  /** Marches that are no attack end so far from formed enemies. */
  standOff: cm(38),
  /** The same for a body that is stronger than the enemies round it. */
  boldStandOff: cm(20),
  /** Between units on the march. */
  passing: cm(0.5),
  /** From a house that lies in the way. */
  house: cm(3),
  /** Skirmishers before their unit. */
  skirmish: cm(7),
  /** Staff stays so far from enemies, and so far behind its units. */
  staff: cm(22),
  staffBehind: cm(8),
  staffPlace: cm(3),
  /** From the ends of an exit, and before one that is not yet open or lies aside. */
  lane: cm(4),
  beforeExit: cm(12),
  /** Beyond the edge. */
  beyond: cm(20),
} as const

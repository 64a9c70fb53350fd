import { hullDistance, reachOf } from '@grognard/geometry/measured/hull.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import type { Ship } from '../model/state.ts'

/** What the computer player values; our own measures, found by playing. One box is worth 1 or so. */
export const weights = {
  /** A box of each row. */
  hull: 1,
  sails: 0.35,
  crew: 0.9,
  /** What damage dealt is worth, and the same damage taken. */
  dealt: 1,
  taken: 0.65,
  /** Of an exchange with a ship that has still to move: she will not be there. */
  foresight: 0.6,
  /** A ship lost or taken, beside her boxes. */
  ship: 8,
  /** A point of victory, were the battle to end now. */
  point: 0.8,
  /** For each inch farther from the nearest enemy than the range wanted. */
  distance: 0.15,
  /** For each inch nearer to the board's edge than the margin. */
  edge: 1.2,
  /** For running aground; for running into another hull; for each hull closer than there is room. */
  grounding: 12,
  jam: 3,
  crowd: 0.8,
  /** Lying close enough to board a weaker crew, or a stronger one. */
  boarding: 3,
  /** For each inch nearer to a ship without a crew, and for lying close enough to take her. */
  prey: 0.6,
  prize: 10,
  /** For each inch nearer to what the scenario asks for. */
  goal: 3,
  /** For each inch nearer to an enemy than a wide berth, for a ship that is bound somewhere. */
  shun: 1.5,
  /** For each inch nearer to a merchantman's way, and how much more her boxes count. */
  chase: 0.6,
  merchantman: 3,
  /** For each inch nearer to the ship on an errand, for those that cover her. */
  escort: 0.4,
  /** For lying where a party can land or be taken off. */
  coast: 12,
  /** For each neighbour ahead or astern in the line. */
  line: 1.5,
}

/** The range a captain wants to fight at, and how near the edge he goes, 1/1000 in. */
export const wantedRange = inches(3)
export const edgeMargin = inches(6)

/** How near an enemy a ship that is bound somewhere comes, 1/1000 in. */
export const wideBerth = inches(3)

/** Room wanted to every hull that is not to be boarded, 1/1000 in. */
export const elbowRoom = inches(1)

/** How far a captain goes after a ship without a crew, 1/1000 in, and the hands he wants for it. */
export const prizeReach = inches(15)
export const boardersWanted = 3

/** Crew that must be over before a captain boards. */
export const boardingMargin = 1

/** The least chance of a hit for which a double load is given away: one in three. */
export const worthyHits = 1 / 3

/** The item worth most, the first of equals; undefined of none. */
export function bestBy<Item>(
  items: readonly Item[],
  worth: (item: Item) => number,
): Item | undefined {
  let best: Item | undefined
  let most = -Infinity
  for (const item of items) {
    const value = worth(item)
    if (value > most || best === undefined) {
      most = value
      best = item
    }
  }
  return best
}

/** The ship whose hull is nearest; of those that cannot be nearer the distance is not worked out. */
export function nearestTo(ship: Ship, others: readonly Ship[]): Ship | undefined {
  let nearest: Ship | undefined
  let least = Infinity
  for (const other of others) {
    if (isSurelyBeyond(ship, other, least)) continue
    const distance = hullDistance(ship, other)
    if (nearest !== undefined && distance >= least) continue
    nearest = other
    least = distance
  }
  return nearest
}

/** Whether two hulls lie farther apart than this by their centres alone, 1/1000 in. */
export function isSurelyBeyond(ship: Ship, other: Ship, distance: number): boolean {
  const dx = other.x - ship.x
  const dy = other.y - ship.y
  const centres = distance + reachOf(ship) + reachOf(other)
  return dx * dx + dy * dy > centres * centres
}

/** Of a list in order of size the one in the middle. */
export function middleOf<Item>(items: readonly Item[]): Item | undefined {
  return items[Math.floor((items.length - 1) / 2)]
}

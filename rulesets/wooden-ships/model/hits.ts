import { isOn } from '../book/options.ts'
import { cardOf } from './ships.ts'
import type { Ship, State } from './state.ts'

/** [WS-183] [WS-184] [WS-186] Squares lost of a ship but for her guns, by section. */
export interface Losses {
  hull: number
  crew: number[]
  /** [WS-184] Of the prize crew aboard. */
  prize: number
  rigging: number[]
}

/** [WS-067] Rigging hits count double on a ship under full sail, [WS-078] unless she is rigged fore and aft. */
export function riggingFelt(state: State, target: Ship, squares: number): number {
  const isForeAndAft = cardOf(state, target).isForeAndAft && isOn(state.options, 'foreAndAft')
  return target.sails === 'full' && !isForeAndAft ? 2 * squares : squares
}

/** [WS-183] [WS-184] [WS-186] What the hits of a step take; what is more than she has is lost. */
export function lossesOf(
  ship: Ship,
  hits: { hull: number; crew: number; rigging: number },
): Losses {
  const { prize } = ship
  const ofPrize = prize ? Math.ceil(hits.crew / 2) : 0
  return {
    hull: Math.min(ship.hull, hits.hull),
    crew: firstSectionFirst(ship.crew, hits.crew - ofPrize),
    prize: Math.min(prize?.crew ?? 0, ofPrize),
    rigging: firstSectionFirst(ship.rigging, hits.rigging),
  }
}

/** Squares lost by section, the lowest that has any first. */
function firstSectionFirst(sections: readonly number[], squares: number): number[] {
  let left = squares
  return sections.map(has => {
    const lost = Math.min(has, left)
    left -= lost
    return lost
  })
}

/** [WS-187] A whole rigging section: the lowest that has squares. */
export function wholeSection(ship: Ship): number[] {
  const first = ship.rigging.findIndex(squares => squares > 0)
  return ship.rigging.map((squares, at) => (at === first ? squares : 0))
}

/** For events' `apply`. [WS-068] Without its first section a ship drops full sail. */
export function lose(ship: Ship, { hull, crew, prize, rigging }: Losses): void {
  ship.hull -= hull
  for (let at = 0; at < crew.length; at++) ship.crew[at] = (ship.crew[at] ?? 0) - (crew[at] ?? 0)
  if (ship.prize) ship.prize.crew -= prize
  for (let at = 0; at < rigging.length; at++)
    ship.rigging[at] = (ship.rigging[at] ?? 0) - (rigging[at] ?? 0)
  if (ship.rigging[0] !== 0) return
  ship.sails = 'battle'
  ship.isFullSailBarred = true
}

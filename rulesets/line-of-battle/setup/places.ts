import type { Dice } from '@grognard/umpire'
import { playerOf } from '../players.ts'
import type { Ship, State } from '../state.ts'
import { placingStep } from '../tables/setup.ts'
import { areasFor, headingAsked, judgePlacement } from './placement.ts'
import type { Placement } from './placement.ts'

const HEADINGS = [0, 9000, 18000, 27000, 4500, 13500, 22500, 31500]

/** Lawful places for a ship: columns and ranks from the middle of its ground outwards. */
export function placesFor(
  state: State,
  ship: Ship,
  most: number,
  wished: readonly number[] = HEADINGS,
): Placement[] {
  const player = playerOf(state, ship.seat)
  const asked = headingAsked(state, player)
  const headings = asked === null ? wished : [asked]
  const places: Placement[] = []
  for (const heading of headings)
    for (const place of candidates(state, ship, heading)) {
      if (places.length >= most) return places
      if (judgePlacement(state, ship.seat, place).allowed) places.push(place)
    }
  return places
}

/** [LOB-042] A ship for which no room is left on its ground stays away. */
export function hasRoom(state: State, ship: Ship): boolean {
  return placesFor(state, ship, 1).length > 0
}

/** One lawful place, tried by chance first. */
export function placeByChance(state: State, ship: Ship, dice: Dice): Placement | undefined {
  const areas = areasFor(state, ship)
  const asked = headingAsked(state, playerOf(state, ship.seat))
  for (let attempt = 0; attempt < 8; attempt++) {
    const area = areas[dice.roll(Math.max(1, areas.length)) - 1]
    if (!area) break
    const heading = asked ?? HEADINGS[dice.roll(4) - 1] ?? 0
    const x = area.x + Math.floor((area.width * dice.roll(60)) / 61)
    const y = area.y + Math.floor((area.height * dice.roll(60)) / 61)
    const place = { ship: ship.id, x, y, heading }
    if (judgePlacement(state, ship.seat, place).allowed) return place
  }
  return placesFor(state, ship, 1)[0]
}

function* candidates(state: State, ship: Ship, heading: number): Generator<Placement> {
  const isAlongX = heading % 18000 === 9000
  for (const area of areasFor(state, ship)) {
    const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 }
    const columns = outwards(isAlongX ? area.height : area.width, placingStep)
    const ranks = outwards(isAlongX ? area.width : area.height, ship.length + placingStep)
    for (const across of columns)
      for (const along of ranks) {
        const x = Math.round(middle.x + (isAlongX ? along : across))
        const y = Math.round(middle.y + (isAlongX ? across : along))
        yield { ship: ship.id, x, y, heading }
      }
  }
}

/** Offsets from the middle outwards: 0, 1, -1, 2, -2 … spacings. */
function outwards(span: number, spacing: number): number[] {
  const offsets = [0]
  for (let offset = spacing; offset < span / 2; offset += spacing) offsets.push(offset, -offset)
  return offsets
}

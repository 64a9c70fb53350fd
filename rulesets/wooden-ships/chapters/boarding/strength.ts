import {
  boardingModifiers,
  heightModifiers,
  meleeColumn,
  meleeLosses,
} from '../../book/tables/melee.ts'
import { strengthPoints } from '../../book/tables/ships.ts'
import type { QualityId } from '../../book/tables/ships.ts'
import { tiedSection } from '../../model/crews.ts'
import { cardOf } from '../../model/ships.ts'
import type { PartyKind, Ship, State } from '../../model/state.ts'
import type { WsModifier } from '../../rules.ts'
import { adds } from '../../words.ts'

/** [WS-221] */
export function strengthOf(squares: number, quality: QualityId): number {
  return Math.ceil(squares * strengthPoints[quality])
}

/** Hands of one ship that fight together: of these sections, or the prize crew. */
export interface Force {
  ship: Ship
  /** Null: the prize crew. */
  sections: number[] | null
  squares: number
}

/** [WS-121] The sections of a kind that have hands; of those that board, only the ones meant for a ship. */
export function sectionsOf(ship: Ship, kind: PartyKind, target?: string): number[] {
  const tied = tiedSection(ship)
  return ship.crew.flatMap((squares, at) => {
    const party = ship.parties[at]
    if (squares === 0 || at === tied || party?.kind !== kind) return []
    return target === undefined || party.target === target ? [at] : []
  })
}

/** [WS-230] Those who board a ship together. */
export function boardersOf(ships: readonly Ship[], target: string): Force[] {
  return ships
    .map(ship => forceOf(ship, sectionsOf(ship, 'offensive', target)))
    .filter(({ squares }) => squares > 0)
}

/** [WS-229] Her defenders; where none stand ready, those who would board defend. [WS-234] A prize crew always does. */
export function defendersOf(ship: Ship): Force {
  if (ship.prize) return { ship, sections: null, squares: ship.prize.crew }
  const defending = sectionsOf(ship, 'defensive')
  return forceOf(ship, defending.length > 0 ? defending : sectionsOf(ship, 'offensive'))
}

export function forceOf(ship: Ship, sections: number[]): Force {
  return { ship, sections, squares: sections.reduce((sum, at) => sum + (ship.crew[at] ?? 0), 0) }
}

const qualityOf = (ship: Ship) => ship.prize?.quality ?? ship.quality

/** [WS-221] Of several ships together. */
export function strengthTogether(forces: readonly Force[]): number {
  return forces.reduce((sum, { ship, squares }) => sum + strengthOf(squares, qualityOf(ship)), 0)
}

/** One side of a round. */
export interface Fighting {
  state: State
  own: Ship
  enemy: Ship
  /** [WS-224] Boarders meet boarders. */
  isMutual: boolean
  isBoarding: boolean
}

/** [WS-223] */
function heightModifier({ state, own, enemy }: Fighting): number {
  return heightModifiers[rankOf(state, own)]?.[rankOf(state, enemy)] ?? 0
}

function rankOf(state: State, ship: Ship): number {
  return Math.min(cardOf(state, ship).class, 3) - 1
}

/** [WS-223] To the own die; low is good. */
export const meleeModifiers: readonly WsModifier<Fighting>[] = [
  adds(
    'WS-223',
    'ws.melee.boards',
    boardingModifiers.boards,
    ({ isMutual, isBoarding }) => !isMutual && isBoarding,
  ),
  adds(
    'WS-223',
    'ws.melee.defends',
    boardingModifiers.defends,
    ({ isMutual, isBoarding }) => !isMutual && !isBoarding,
  ),
  adds('WS-223', 'ws.melee.height', heightModifier, fighting => heightModifier(fighting) !== 0),
]

/** [WS-230] Of ships that board together the strongest counts, of those alike the worse placed. */
export function leadingForce(state: State, forces: readonly Force[]): Force | undefined {
  return forces.toSorted(
    (one, other) =>
      strengthTogether([other]) - strengthTogether([one]) ||
      cardOf(state, other.ship).class - cardOf(state, one.ship).class,
  )[0]
}

/** [WS-222] Squares the enemy loses. */
export function lossesBy(strength: number, die: number): number {
  if (strength <= 0) return 0
  const row = meleeLosses[Math.ceil(die / 2) - 1] ?? []
  const column = Math.min(Math.ceil(strength / meleeColumn), row.length) - 1
  return row[column] ?? 0
}

/** A loss of a party; of the prize crew where no section is named. */
export interface Loss {
  ship: string
  section: number | null
  squares: number
}

/** [WS-222] From the lowest section on; [WS-230] of joined crews the strongest ship bears it first. */
export function spread(forces: readonly Force[], squares: number): Loss[] {
  const losses: Loss[] = []
  let left = squares
  for (const { ship, sections } of forces)
    for (const section of sections ?? [null]) {
      const there = section === null ? (ship.prize?.crew ?? 0) : (ship.crew[section] ?? 0)
      const lost = Math.min(left, there)
      if (lost > 0) losses.push({ ship: ship.id, section, squares: lost })
      left -= lost
    }
  return losses
}

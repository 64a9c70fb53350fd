import { areEnemies, cardOf, findShip } from './ships.ts'
import type { PartyKind, Ship, State } from './state.ts'

/** [WS-188] The section that is tied up below, the last that has hands; -1: none. */
export function tiedSection({ isSectionTied, crew }: Ship): number {
  if (!isSectionTied) return -1
  for (let at = crew.length - 1; at >= 0; at--) if ((crew[at] ?? 0) > 0) return at
  return -1
}

/** [WS-126] [WS-158] A section at the guns: with hands, and neither a party nor tied up. */
export function isSectionFree(ship: Ship, section: number): boolean {
  return (
    (ship.crew[section] ?? 0) > 0 &&
    (ship.parties[section] ?? null) === null &&
    tiedSection(ship) !== section
  )
}

/** [WS-163] Sections that she began with and that no longer serve the guns. */
export function sectionsGone(state: State, ship: Ship): number {
  const { crew } = cardOf(state, ship).log
  let gone = 0
  for (let at = 0; at < crew.length; at++)
    if ((crew[at] ?? 0) > 0 && !isSectionFree(ship, at)) gone++
  return gone
}

/** [WS-189] Crew sections without a square, of those that she began with. */
export function sectionsLost(state: State, ship: Ship): number {
  const { crew } = cardOf(state, ship).log
  let lost = 0
  for (let at = 0; at < crew.length; at++)
    if ((crew[at] ?? 0) > 0 && (ship.crew[at] ?? 0) === 0) lost++
  return lost
}

/** [WS-158] [WS-234] Hands to serve the guns. */
export function hasGunners(ship: Ship): boolean {
  if (ship.prize) return ship.prize.crew > 0
  for (let at = 0; at < ship.crew.length; at++) if (isSectionFree(ship, at)) return true
  return false
}

/** [WS-121] [WS-233] Who crosses to an enemy takes her over if she surrenders. */
export function taskOf(
  state: State,
  { ship: id, party, target: at }: { ship: string; party: PartyKind; target: string | null },
): PartyKind | 'takeover' {
  if (party !== 'transfer') return party
  const ship = findShip(state, id)
  const target = findShip(state, at ?? '')
  return ship && target && areEnemies(state, ship, target) ? 'takeover' : party
}

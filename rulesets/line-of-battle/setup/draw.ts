import type { Seat } from '@grognard/umpire'
import type { Enlisted } from '../orders.ts'
import type { LobTable } from '../rules.ts'
import { playerOf } from '../players.ts'
import type { State } from '../state.ts'
import { officerIds, pointsPerOfficer } from '../tables/command.ts'
import type { OfficerId } from '../tables/command.ts'
import { shipsToDraw } from '../tables/setup.ts'
import { warships } from '../tables/ships.ts'
import type { Card } from '../tables/ships.ts'
import { fleetFrom } from './fleet.ts'
import { freeNames } from './names.ts'
import { mostShipsFor, pointsFor } from './points.ts'

/** Which of so many cards, dearest first, is taken next: 0 is the dearest. */
export type Taste = (cards: number) => number

const dearest: Taste = () => 0
export const middling: Taste = cards => Math.floor(cards / 2)
export const cheapest: Taste = cards => cards - 1
export const tastes: readonly Taste[] = [dearest, middling, cheapest]

/** [LOB-036] [LOB-013] Cards a fleet is built from: the book's and the players' own, not merchantmen. */
export function musterableCards(state: State): Card[] {
  const ofWorth = state.cards.filter(card => card.points > 0)
  return [...warships, ...ofWorth].toSorted((a, b) => b.points - a.points)
}

/** [LOB-036] [LOB-037] A lawful fleet that spends its points by a taste; the best ship has the flag. */
export function fleetBy(state: State, seat: Seat, taste: Taste): Enlisted[] {
  const { nation } = playerOf(state, seat)
  const cards = cardsBy(
    musterableCards(state),
    pointsFor(state, seat),
    mostShipsFor(state, seat),
    taste,
  )
  const value = cards.reduce((sum, card) => sum + card.points, 0)
  const names = freeNames(state, seat, cards.length)
  return cards.map((card, index) => ({
    card: card.id,
    name: names[index] ?? card.id,
    nation,
    officer: index === 0 ? highestOfficer(value) : null,
  }))
}

/**
 * Dear cards while they last, none below a floor that keeps the fleet to a number that can be
 * handled; what is left over goes into the dearest small ships it buys.
 */
function cardsBy(all: readonly Card[], limit: number, most: number, taste: Taste): Card[] {
  const chosen: Card[] = []
  const floor = Math.min(limit / shipsToDraw, all[1]?.points ?? 0)
  let left = limit
  while (chosen.length < most) {
    const affordable = all.filter(card => card.points <= left)
    const weighty = affordable.filter(card => card.points >= floor)
    const pool = weighty.length > 0 ? weighty : affordable.slice(0, 1)
    if (pool.length === 0) break
    const card = pool[Math.min(pool.length - 1, taste(pool.length))]
    if (!card) break
    chosen.push(card)
    left -= card.points
  }
  return chosen.toSorted((a, b) => b.points - a.points)
}

function highestOfficer(value: number): OfficerId | null {
  return officerIds.findLast(officer => value >= pointsPerOfficer[officer]) ?? null
}

/** [LOB-036] Fleets that nobody built are drawn by the dice. */
export function drawFleets(table: LobTable): void {
  const { state } = table
  const byDice: Taste = cards => (cards === 1 ? 0 : table.roll(cards, 'LOB-036') - 1)
  for (const { seat, isMustered } of state.players) {
    if (state.rules.fleets !== 'drawn' || isMustered) continue
    const ships = fleetFrom(state, seat, fleetBy(state, seat, byDice))
    table.emit({ kind: 'fleetMustered', seat, ships, isDrawn: true })
  }
}

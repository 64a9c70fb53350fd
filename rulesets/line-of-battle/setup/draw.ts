import type { Seat } from '@grognard/umpire'
import type { Enlisted } from '../orders.ts'
import type { LobTable } from '../rules.ts'
import { playerOf } from '../state.ts'
import type { State } from '../state.ts'
import { officerIds, pointsPerOfficer } from '../tables/command.ts'
import type { OfficerId } from '../tables/command.ts'
import { mostShips, shipsToDraw } from '../tables/setup.ts'
import { shipNames } from '../tables/ship-names.ts'
import { warships } from '../tables/ships.ts'
import type { Card } from '../tables/ships.ts'
import { fleetFrom } from './fleet.ts'
import { pointsFor } from './points.ts'

/** Which of so many cards, dearest first, is taken next: 0 is the dearest. */
export type Taste = (cards: number) => number

export const dearest: Taste = () => 0
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
  const player = playerOf(state, seat)
  const names = shipNames[player.nation]
  const cards = cardsBy(musterableCards(state), pointsFor(state, seat), taste)
  const value = cards.reduce((sum, card) => sum + card.points, 0)
  const taken = state.ships.filter(ship => ship.nation === player.nation).length
  return cards.map((card, index) => ({
    card: card.id,
    name: names[(taken + index) % names.length] ?? card.id,
    nation: player.nation,
    officer: index === 0 ? highestOfficer(value) : null,
  }))
}

/** Dear cards first within a floor that keeps the fleet to a number that can be handled. */
function cardsBy(all: readonly Card[], limit: number, taste: Taste): Card[] {
  const chosen: Card[] = []
  const floor = limit / shipsToDraw
  let left = limit
  while (chosen.length < mostShips) {
    const affordable = all.filter(card => card.points <= left)
    const weighty = affordable.filter(card => card.points >= floor)
    const pool = weighty.length > 0 ? weighty : affordable.slice(0, 1)
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
  for (const player of state.players) {
    if (state.rules.fleets !== 'drawn' || player.isMustered) continue
    const taste: Taste = cards => (cards === 1 ? 0 : table.roll(cards, 'LOB-036') - 1)
    const ships = fleetFrom(state, player.seat, fleetBy(state, player.seat, taste))
    table.happen({ kind: 'fleetMustered', seat: player.seat, ships, isDrawn: true })
  }
}

import { chanceOfWish, isByDice } from '@grognard/umpire'
import type { Chance, Kind, Puzzle } from '@grognard/umpire'
import type { BattleSource } from '../battle/source/battle-source.ts'
import { openLocalBattle } from '../battle/source/local-battle.ts'
import { playersFor } from '../storage/keep-battle.ts'
import { oracle } from '../workers/odds.ts'
import { startComputer } from '../workers/players.ts'

/** The order that the player has answered with, and how likely it brings what is wished. */
export interface PuzzleAnswer {
  order: Kind
  chance: Chance
  /** Gives the order after all, so that its dice fall. */
  playOn(): void
}

/**
 * The position as a battle of its own, which is kept nowhere. Orders without dice are played; the first
 * that dice decide is the answer: it is told instead of being played, and whatever follows is played.
 */
export function openPuzzle(puzzle: Puzzle, answered: (answer: PuzzleAnswer) => void): BattleSource {
  const { battle, seat: own, wish } = puzzle
  const { game } = battle
  const seats = [own, ...game.seats(battle.state).filter(seat => seat !== own)]
  const source = openLocalBattle({
    kept: { battle, players: playersFor(seats), sealed: null },
    isNew: false,
    takeOver: null,
    save: () => Promise.resolve({ saving: 'saved', fault: null }),
    computer: startComputer(),
  })
  let isOpen = true
  return {
    ...source,
    async give(seat, order) {
      const { record } = source.now()
      if (!isOpen || seat !== own || !record) return source.give(seat, order)
      const asked = { ruleset: game.id, view: record.view, seat, orders: [order] }
      const forecast = await oracle.ask(asked)
      if (!forecast.ruling.allowed || !isByDice(forecast)) return source.give(seat, order)
      isOpen = false
      const playOn = (): void => void source.give(seat, order)
      answered({ order, chance: chanceOfWish(forecast, wish, seat), playOn })
      return null
    },
  }
}

import type { Dice, Message } from '@grognard/umpire'
import { prizeCrew } from '../../book/tables/melee.ts'
import { mustTest } from '../../model/morale.ts'
import { noteStroke } from '../../model/players.ts'
import { cardOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobRefusal, LobTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

interface Prize {
  state: State
  captor: Ship
  prize: Ship
  crew: number
}

type Taking = Omit<Prize, 'crew'>

/**
 * [LOB-174] [LOB-176] The least and the most that may go aboard a prize. Ruling: no more than its
 * card has boxes, as in a transfer [LOB-081].
 */
function prizeCrewRange({ state, captor, prize }: Taking): { least: number; most: number } {
  const { least, kept } = prizeCrew
  const room = cardOf(state, prize).crew
  if (captor.crew < least + kept) return { least: 0, most: Math.min(room, captor.crew) }
  return { least, most: Math.min(room, captor.crew - kept) }
}

export const prizeRefusals: readonly LobRefusal<Prize>[] = [
  refuse(
    'LOB-174',
    'lob.refuse.prizeCrew',
    ({ crew, ...taking }) => {
      const { least, most } = prizeCrewRange(taking)
      return crew < least || crew > most
    },
    t => ({
      ship: t.captor.name,
      prize: t.prize.name,
      room: cardOf(t.state, t.prize).crew,
      ...prizeCrewRange(t),
    }),
  ),
]

/** The sizes of prize crew that are lawful, the smallest first. */
export function prizeCrews(taking: Taking): number[] {
  const { least, most } = prizeCrewRange(taking)
  return Array.from({ length: most - least + 1 }, (_, index) => least + index)
}

export const noStrain: Message = { key: 'lob.prize.noStrain' }

/**
 * [LOB-200] [LOB-205] Ruling: men put aboard a prize are gone from her captor, who has to test her morale where
 * they leave her too few; said beforehand where nothing else makes her test.
 */
export function strainOf({ state, captor, crew }: Prize): Message {
  const left = { ...captor, crew: captor.crew - crew }
  if (mustTest(state, captor) || !mustTest(state, left)) return noStrain
  const values = { ship: captor.name, left: left.crew, full: cardOf(state, captor).crew }
  return { key: 'lob.prize.strain', values }
}

/** One of them. */
export function prizeCrewByChance(taking: Taking, dice: Dice): number {
  const { least, most } = prizeCrewRange(taking)
  return least - 1 + dice.roll(most - least + 1)
}

/** [LOB-168] [LOB-174] The ship changes hands; [LOB-012] its flag goes into the log. */
export function takeShip(table: LobTable, captor: Ship, ship: Ship, crew: number): void {
  const { seat } = captor
  const left = captor.crew - crew
  table.emit({ kind: 'shipTaken', ship: ship.id, captor: captor.id, seat, crew, left })
  noteStroke(table, seat, 'flag')
}

import type { Seat } from '@grognard/umpire'
import type { NationId } from '../book/tables/command.ts'
import { shipNames } from '../book/tables/ship-names.ts'
import { warships } from '../book/tables/ships.ts'
import type { Card } from '../book/tables/ships.ts'
import { playerOf } from './players.ts'
import type { State } from './state.ts'

type Sized = Pick<Card, 'id' | 'points'>

/** [LOB-008] The names of a nation, those of a card's own rate first, then those of the rates nearest to it. */
export function namesOf(nation: NationId, card: Sized): string[] {
  return listsOf(nation, card).flat()
}

/**
 * [LOB-008] So many names that fit a card and that no ship of the battle bears; used up, they are
 * numbered. Players of one nation take turns through each list, so that fleets built in secret differ.
 */
export function freeNames(state: State, seat: Seat, card: Sized, count: number): string[] {
  const names = namesFor(state, seat, card)
  const free = new Set<string>()
  const taken = new Set(state.ships.map(ship => ship.name))
  for (let round = 1; free.size < count; round++)
    for (const name of names) {
      const numbered = round === 1 ? name : `${name} ${round}`
      if (free.size < count && !taken.has(numbered)) free.add(numbered)
    }
  return [...free]
}

function namesFor(state: State, seat: Seat, card: Sized): string[] {
  const { nation } = playerOf(state, seat)
  const sharers = state.players.filter(player => player.nation === nation)
  const turn = sharers.findIndex(player => player.seat === seat)
  const shares = listsOf(nation, card).map(list =>
    list.filter((_, index) => index % sharers.length === turn),
  )
  return shares.flat()
}

function listsOf(nation: NationId, card: Sized): (readonly string[])[] {
  const own = rateOf(card)
  return warships
    .map(({ id }, rate) => ({ id, apart: Math.abs(rate - own) }))
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ id }) => shipNames[nation][id])
}

/** Where a card stands among the classes of the book: a player's own by its points. */
function rateOf({ id, points }: Sized): number {
  const rate = warships.findIndex(card => card.id === id)
  return rate >= 0
    ? rate
    : Math.max(
        0,
        warships.findLastIndex(card => card.points <= points),
      )
}

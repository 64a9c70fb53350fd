import { joinList as joined, joinNames } from '@grognard/umpire'
import type { Kind, Message, Seat, Value } from '@grognard/umpire'
import type { CardId } from '../book/tables/cards.ts'
import type { NationId } from '../book/tables/ship.ts'
import { activeShip, findShip, shipOf } from './ships.ts'
import type { MastId, Ship, Side, State } from './state.ts'

/** An order of the ship in turn in words; between turns, when no ship has it, the kind alone. */
export function textInTurn(state: State, { kind }: Kind, tell: (ship: Ship) => Message): Message {
  return state.turn ? tell(activeShip(state)) : { key: `order.${kind}` }
}

/** A ship in words: her name where her nation is known, else "Player one, ship 2". */
export function shipName(ship: Ship): Message {
  return {
    key: `sol.ship.${ship.firstSeat}.${ship.number}`,
    values: { seat: seatName(ship.firstSeat), number: ship.number },
  }
}

/** The values of a row that names the ship it is about. */
export const theShip = ({ ship }: { ship: Ship }) => ({ ship: shipName(ship) })

/** The ship of that id in words. */
export function shipNamed(state: State, id: string): Message {
  return shipName(shipOf(state, id))
}

/** A ship in words, or the id that is none. */
export function nameOf(state: State, id: string): Message | string {
  const ship = findShip(state, id)
  return ship ? shipName(ship) : id
}

/** The name of a card: the players' own, or that of the catalogue. */
export function cardName(state: State, id: CardId): Message {
  const own = state.cards.find(card => card.id === id)?.name
  if (own === null || own === undefined) return { key: `sol.card.${id}.name` }
  return { key: 'sol.words', values: { words: own } }
}

/** The name of a card as a sentence quotes it. */
export function quotedCard(state: State, id: CardId): Message {
  return { key: 'sol.quoted', values: { words: cardName(state, id) } }
}

/** What a card does, in words. */
export function cardText(state: State, id: CardId): Message {
  const own = state.cards.find(card => card.id === id)?.text
  if (own === null || own === undefined) return { key: `sol.card.${id}.text` }
  return { key: 'sol.words', values: { words: own } }
}

/** One after the other: “hull, sails, guns”. */
export const joinList = (items: readonly Message[]): Message => joined(items, 'sol.list', nothing)

export const nothing: Message = { key: 'sol.nothing' }

/** Names of the tables, in the words of the catalogue. */
export const seatName = (seat: Seat): Message => ({ key: `seat.${seat}` })
export const headingName = (heading: number | null | undefined): Message => ({
  key: `sol.heading.${heading}`,
})
export const windName = (from: number): Message => ({ key: `sol.wind.${from}` })
export const sideName = (side: Side): Message => ({ key: `sol.side.${side}` })
export const mastName = (mast: MastId): Message => ({ key: `sol.mast.${mast}` })
export const nationName = (nation: NationId): Message => ({ key: `sol.nation.${nation}` })

/** The numbers of batteries as a sentence lists them: "1, 2 and 3". */
export const batteryNumbers = (batteries: readonly number[]): Value =>
  joinNames(batteries.map(String))

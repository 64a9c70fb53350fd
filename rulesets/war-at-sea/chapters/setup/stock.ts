import type { Look, Message, Of, Seat, Stock, StockCard } from '@grognard/umpire'
import { unitTypes, weapons } from '../../book/tables/cards.ts'
import type { Card } from '../../book/tables/cards.ts'
import { cardsFor, homesOf, isOnSide, valueOf } from '../../model/muster.ts'
import type { Enlisted, State } from '../../model/state.ts'
import { ensigns, isAircraftType } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import { nameOnRoster } from '../../model/names.ts'

/** [WAS-025] The cards of a side, by their types; aircraft are based where there is room for them. */
export function stock(state: State, seat: Seat, order: Of<Order, 'muster'> | null): Stock {
  const units = order?.units ?? []
  return {
    list: 'units',
    spent: valueOf(units),
    limit: state.rules.fleetPoints,
    cards: cardsFor(state, seat)
      .toSorted((one, other) => rank(one) - rank(other) || other.points - one.points)
      .map(card => stockCard(card, units)),
  }
}

const rank = ({ type }: Card): number => unitTypes.indexOf(type)

function stockCard(card: Card, units: readonly Enlisted[]): StockCard {
  return {
    id: card.id,
    kind: { key: `was.muster.kind.${card.type}` },
    name: {
      key: 'was.muster.named',
      values: { name: nameOnRoster(card.id), year: String(card.year) },
    },
    points: card.points,
    note: noteOf(card),
    look: lookOf(card),
    row: { card: card.id, base: baseFor(card, units) },
    fields: isAircraftType(card.type) ? ['base'] : [],
  }
}

/** [WAS-029] On a carrier of the fleet while one has room. */
function baseFor(card: Card, units: readonly Enlisted[]): Enlisted['base'] {
  if (!isAircraftType(card.type)) return 'carrier'
  const homes = homesOf([...units, { card: card.id, base: 'carrier' }])
  return homes.at(-1) === null ? 'airbase' : 'carrier'
}

function noteOf({ speed, armor, vital, hull, planes, dice, type }: Card): Message {
  const guns = weapons.find(weapon => dice[weapon].length > 0)
  const weapon: Message = guns
    ? {
        key: 'was.muster.weapon',
        values: { weapon: { key: `was.weapon.${guns}` }, dice: dice[guns].join(' · ') },
      }
    : { key: 'was.muster.unarmed' }
  const kind = isAircraftType(type) ? 'plane' : planes > 0 ? 'carrier' : 'ship'
  return { key: `was.muster.note.${kind}`, values: { speed, armor, vital, hull, planes, weapon } }
}

function lookOf(card: Card): Look {
  const { type, length, beam, nation } = card
  const isPlane = isAircraftType(type)
  return {
    shape: isPlane ? 'mark' : 'ship',
    build: { masts: 0, decks: 1 },
    silhouette: type,
    length,
    beam,
    side: isOnSide(card, 'allies') ? 0 : 1,
    nation: ensigns[nation],
  }
}

import { field } from '@grognard/umpire'
import { cardId, dot, heading, nation, ship } from '../../model/fields.ts'
import {
  joinList,
  nationName,
  quotedCard,
  seatName,
  shipNamed,
  windName,
} from '../../model/names.ts'
import { playerOf, setAfloat, shipOf } from '../../model/ships.ts'
import { event } from '../../words.ts'

/** The cards of a seat, one for each officer. */
const hand = field.record({ seat: field.seat, cards: field.list(cardId) })

export const setupEvents = {
  /** The heading the wind comes from. */
  windRolled: event(
    { windFrom: heading },
    {
      apply(state, e) {
        state.windFrom = e.windFrom
      },
      describe: e => ({
        key: 'sol.event.windRolled',
        values: { wind: windName(e.windFrom) },
      }),
    },
  ),

  /** Player A, then player B. */
  firstPlayerRolled: event(
    { order: field.list(field.seat) },
    {
      apply(state, e) {
        state.order = e.order.slice()
      },
      describe: e => ({
        key: 'sol.event.firstPlayerRolled',
        values: { seat: seatName(e.order[0] ?? 'a') },
      }),
    },
  ),

  nationChosen: event(
    { seat: field.seat, nation },
    {
      apply(state, e) {
        playerOf(state, e.seat).nation = e.nation
      },
      describe: e => ({
        key: 'sol.event.nationChosen',
        values: {
          seat: seatName(e.seat),
          nation: nationName(e.nation),
        },
      }),
    },
  ),

  /** Known to its own seat alone, until the cards are shown. */
  officersChosen: event(
    { seat: field.seat, cards: field.list(cardId) },
    {
      apply(state, e) {
        playerOf(state, e.seat).officers = e.cards.slice()
      },
      describe: (e, state) => ({
        key: 'sol.event.officersChosen',
        values: {
          seat: seatName(e.seat),
          cards: joinList(e.cards.map(id => quotedCard(state, id))),
        },
      }),
      redact: (e, seat) => (e.seat === seat ? e : undefined),
    },
  ),

  officersShown: event(
    { hands: field.list(hand) },
    {
      apply(state, e) {
        state.areOfficersShown = true
        for (const { seat, cards } of e.hands) playerOf(state, seat).officers = cards.slice()
      },
      describe: () => ({ key: 'sol.event.officersShown' }),
    },
  ),

  shipBerthed: event(
    { seat: field.seat, ship, x: dot, y: dot, heading },
    {
      apply(state, e) {
        setAfloat(shipOf(state, e.ship), e)
      },
      describe: (e, before) => ({
        key: 'sol.event.shipBerthed',
        values: {
          ship: shipNamed(before, e.ship),
          column: e.x + 1,
          row: e.y + 1,
        },
      }),
    },
  ),
}

import { turned } from '@grognard/geometry/dots/heading.ts'
import { field, isAllowed } from '@grognard/umpire'
import type { Dice, Message, Of, Ruling, Seat } from '@grognard/umpire'
import { effectTimings } from '../../book/tables/cards.ts'
import type { Card, EffectId } from '../../book/tables/cards.ts'
import { poseOf } from '../../model/board.ts'
import { cardId, mast } from '../../model/fields.ts'
import { cardOf, isHeld, useCard } from '../../model/hand.ts'
import {
  cardName,
  headingName,
  mastName,
  shipName,
  textInTurn,
  theShip,
} from '../../model/names.ts'
import { activeShip, activeTurn, playerOf } from '../../model/ships.ts'
import { mastIds } from '../../model/state.ts'
import type { Ship, State } from '../../model/state.ts'
import { judgeInOrder, onBoard } from '../../model/under-way.ts'
import { turns } from '../../model/ways.ts'
import type { Order } from '../../orders.ts'
import type { SolOrderRules, SolRefusal } from '../../rules.ts'
import { refuse, refused, stop } from '../../words.ts'
import { effects, isTurnStart } from './effects.ts'
import type { Effect, Playing } from './effects.ts'

type PlayCard = Of<Order, 'playCard'>

const inTime: SolRefusal<Pick<Playing, 'card' | 'ship' | 'turn'>> = refuse(
  'SOL-046',
  'sol.refuse.cardAtStart',
  ({ card, ship, turn }) => effectTimings[card.effect] === 'turnStart' && !isTurnStart(ship, turn),
)

/** Whatever the card does. */
const cardRefusals: SolRefusal<Playing>[] = [
  stop('SOL-115', 'sol.refuse.prizeCards', ({ ship }) => ship.isPrize, theShip),
  ...onBoard,
  inTime,
  refuse(
    'SOL-046',
    'sol.refuse.cardNamesMore',
    ({ card, mast, by }) =>
      (mast !== null && card.effect !== 'replaceSails') ||
      (by !== 0 && card.effect !== 'backTopsails'),
  ),
]

function playingOf(state: State, card: Card, order: PlayCard): Playing {
  const [ship, turn] = [activeShip(state), activeTurn(state)]
  return { state, ship, turn, card, mast: order.mast, by: order.turn }
}

/** What a card goes with that is not played by itself. */
const occasionOf = ({ effect }: Card) =>
  effectTimings[effect] === 'attack' ? 'attack' : 'boarding'

function judgeCard(state: State, seat: Seat, order: PlayCard): Ruling {
  const card = cardOf(state, order.card)
  if (!card || !isHeld(state, seat, order.card))
    return refused('SOL-047', 'sol.refuse.cardNotHeld', { card: cardName(state, order.card) })
  const effect = effects[card.effect]
  if (!effect)
    return refused('SOL-046', `sol.refuse.cardGoesWith.${occasionOf(card)}`, {
      card: cardName(state, order.card),
    })
  const playing = playingOf(state, card, order)
  return judgeInOrder([cardRefusals, ...effect.refusals], playing)
}

export const playCardShape = {
  card: cardId,
  mast: field.usually(null, field.orNothing(mast)),
  /** -1 to larboard, 0, 1 to starboard, 45 degrees each. */
  turn: field.usually(0, field.integer(-1, 1)),
}

/** [SOL-046] [SOL-047] A card that stands by itself, for the ship whose turn it is. */
export const playCard: SolOrderRules<'playCard'> = {
  shape: playCardShape,
  judge: judgeCard,
  execute(table, seat, order) {
    const card = cardOf(table.state, order.card)
    const effect = card && effects[card.effect]
    if (!effect) throw new Error(`${order.card} is not played by itself.`)
    useCard(table, seat, order.card)
    effect.execute(table, playingOf(table.state, card, order))
  },
  legalOrders: (state, seat) => state.cards.flatMap(card => legalOrdersOf(state, seat, card)),
  sample: cardByChance,
  tool: {
    tool: 'list',
    piece: (_order, state) => state.turn?.ship,
    leads(state, _seat, order) {
      if (!state.turn || order.turn === 0) return []
      const ship = activeShip(state)
      return [poseOf(ship), poseOf({ ...ship, heading: turned(ship.heading, order.turn) })]
    },
  },
  describe: (state, order) => textInTurn(state, order, ship => playText(state, ship, order)),
}

function playText(state: State, ship: Ship, order: PlayCard): Message {
  const values = { ship: shipName(ship), card: cardName(state, order.card) }
  const how = howOf(state, ship, order)
  if (!how) return { key: 'sol.order.playCard', values }
  return { key: 'sol.order.playCard.how', values: { ...values, how } }
}

/** What is chosen along with the card; [SOL-C08] and what the ship gives up for it. */
function howOf(state: State, ship: Ship, { card, mast, turn }: PlayCard): Message | null {
  if (mast !== null) return mastName(mast)
  if (cardOf(state, card)?.effect !== 'backTopsails') return null
  const heading = headingName(turned(ship.heading, turn))
  return { key: 'sol.card.backTopsails.how', values: { heading } }
}

function legalOrdersOf(state: State, seat: Seat, card: Card): PlayCard[] {
  const effect = effects[card.effect]
  if (!effect || !isHeld(state, seat, card.id)) return []
  return choicesOf(card).filter(order => isLawful(playingOf(state, card, order), effect))
}

/** What the card itself forbids is the commoner, and is asked first. */
function isLawful(playing: Playing, { refusals }: Effect): boolean {
  return refusals.every(rows => isAllowed(rows, playing)) && isAllowed(cardRefusals, playing)
}

type Way = Pick<PlayCard, 'mast' | 'turn'>

const plain: readonly Way[] = [{ mast: null, turn: 0 }]

/** What is chosen along with a card, in every way. */
const waysToPlay: Partial<Record<EffectId, readonly Way[]>> = {
  replaceSails: mastIds.map(mast => ({ mast, turn: 0 })),
  backTopsails: turns.map(turn => ({ mast: null, turn })),
}

function choicesOf({ id, effect }: Card): PlayCard[] {
  const ways = waysToPlay[effect] ?? plain
  return ways.map(({ mast, turn }) => ({ kind: 'playCard', card: id, mast, turn }))
}

/** The card of an officer by chance, if it may be played now; the others have their chances later. */
function cardByChance(state: State, seat: Seat, dice: Dice): PlayCard | undefined {
  const { officers, areUsed } = playerOf(state, seat)
  const officer = dice.roll(officers.length) - 1
  return areUsed[officer] ? undefined : orderByChance(state, cardOf(state, officers[officer]), dice)
}

function orderByChance(state: State, card: Card | undefined, dice: Dice): PlayCard | undefined {
  if (card === undefined) return undefined
  const effect = effects[card.effect]
  if (effect === undefined) return undefined
  if (inTime.when({ card, ship: activeShip(state), turn: activeTurn(state) })) return undefined
  const ways = waysToPlay[card.effect] ?? plain
  const way = ways[dice.roll(ways.length) - 1]
  if (way === undefined) return undefined
  const order: PlayCard = { kind: 'playCard', card: card.id, mast: way.mast, turn: way.turn }
  return isLawful(playingOf(state, card, order), effect) ? order : undefined
}

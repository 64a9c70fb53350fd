import { judgeBy } from '@grognard/umpire'
import type { Dice, Message, Seat } from '@grognard/umpire'
import type { SolOrderRules, SolRefusal, SolTable } from '../rules.ts'
import { playerOf } from '../ships.ts'
import type { State } from '../state.ts'
import { cardIds, officerIds } from '../tables/cards.ts'
import type { Card, CardId } from '../tables/cards.ts'

/** [SOL-014] [SOL-045] Both choose at once, unseen by each other. */
export function choosesOfficers(state: State): readonly Seat[] {
  return state.players.filter(player => player.officers.includes(null)).map(player => player.seat)
}

/** The two cards of an officer. */
export function cardsOfOfficer(state: State, officer: string): Card[] {
  return state.cards.filter(card => card.officer === officer)
}

interface Choosing {
  state: State
  cards: readonly CardId[]
}

const isOneEach = ({ state, cards }: Choosing) =>
  officerIds.every(
    (officer, index) => state.cards.find(card => card.id === cards[index])?.officer === officer,
  )

const officerRefusals: SolRefusal<Choosing>[] = [
  {
    rule: 'SOL-045',
    message: 'sol.refuse.oneEach',
    when: choosing => !isOneEach(choosing),
  },
]

export const chooseOfficers: SolOrderRules<'chooseOfficers'> = {
  shape: {
    cards: {
      type: 'list',
      of: { type: 'text', values: cardIds },
      fewest: officerIds.length,
      most: officerIds.length,
    },
  },
  judge: (state, _seat, order) => judgeBy(officerRefusals, { state, cards: order.cards }),
  carryOut: (table, seat, order) =>
    table.happen({ kind: 'officersChosen', seat, cards: order.cards.slice() }),
  offers: state => handsOf(state).map(cards => ({ kind: 'chooseOfficers' as const, cards })),
  pick: (state, _seat, dice) => ({ kind: 'chooseOfficers', cards: handByChance(state, dice) }),
  tell: (state, order) => ({
    key: 'sol.order.chooseOfficers',
    values: { cards: listed(order.cards.map(id => cardName(state, id))) },
  }),
}

/** Every way to take one card of each officer. */
function handsOf(state: State): CardId[][] {
  return officerIds.reduce<CardId[][]>(
    (hands, officer) =>
      hands.flatMap(hand => cardsOfOfficer(state, officer).map(card => [...hand, card.id])),
    [[]],
  )
}

export function handByChance(state: State, dice: Dice): CardId[] {
  return officerIds.flatMap(officer => {
    const two = cardsOfOfficer(state, officer)
    const card = two[dice.roll(two.length) - 1]
    return card ? [card.id] : []
  })
}

/** The name of a card: the players' own, or that of the catalogue. */
export function cardName(state: State, id: CardId): Message {
  const own = state.cards.find(card => card.id === id)?.name
  if (own === null || own === undefined) return { key: `sol.card.${id}.name` }
  return { key: 'sol.words', values: { words: own } }
}

/** What a card does, in words. */
export function cardText(state: State, id: CardId): Message {
  const own = state.cards.find(card => card.id === id)?.text
  if (own === null || own === undefined) return { key: `sol.card.${id}.text` }
  return { key: 'sol.words', values: { words: own } }
}

function listed(items: readonly Message[]): Message {
  const [first, ...rest] = items
  if (!first) return { key: 'sol.nothing' }
  return rest.reduce((list, item) => ({ key: 'sol.list', values: { list, item } }), first)
}

/** [SOL-045] When both have chosen the cards are laid open. */
export function showOfficers(table: SolTable): void {
  const hands = table.state.players.map(({ seat }) => ({ seat, cards: handOf(table.state, seat) }))
  table.happen({ kind: 'officersShown', hands })
}

function handOf(state: State, seat: Seat): CardId[] {
  return playerOf(state, seat).officers.flatMap(card =>
    card === null || card === 'unknown' ? [] : [card],
  )
}

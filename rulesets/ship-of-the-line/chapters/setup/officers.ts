import { judgeBy } from '@grognard/umpire'
import type { Choice, Seat } from '@grognard/umpire'
import { officerIds } from '../../book/tables/cards.ts'
import type { CardId, OfficerId } from '../../book/tables/cards.ts'
import { cardId } from '../../model/fields.ts'
import { cardsOfOfficer, handByChance } from '../../model/hand.ts'
import { cardName, cardText, joinList, quotedCard } from '../../model/names.ts'
import { playerOf } from '../../model/ships.ts'
import type { Player, State } from '../../model/state.ts'
import type { SolOrderRules, SolRefusal, SolTable } from '../../rules.ts'
import { refuse } from '../../words.ts'

/**
 * [SOL-014] [SOL-045] Both choose at once, unseen by each other: of a hand that a view hides it is
 * not known whether it has been chosen yet.
 */
export function choosesOfficers(state: State): readonly Seat[] {
  return state.players.filter(mayHaveToChoose).map(player => player.seat)
}

function mayHaveToChoose({ officers }: Player): boolean {
  return officers.includes(null) || officers.includes('unknown')
}

type Hand = Record<OfficerId, CardId>

interface Choosing {
  state: State
  hand: Hand
}

/** [SOL-045] Whose card is another officer's. */
const officerRefusals: readonly SolRefusal<Choosing>[] = officerIds.map(officer =>
  refuse(
    'SOL-045',
    'sol.refuse.oneEach',
    ({ state, hand }) => state.cards.find(card => card.id === hand[officer])?.officer !== officer,
    () => ({ officer: { key: `field.${officer}` } }),
  ),
)

export const officersShape = {
  boatswain: cardId,
  carpenter: cardId,
  gunner: cardId,
  master: cardId,
  captain: cardId,
}

export const chooseOfficers: SolOrderRules<'chooseOfficers'> = {
  shape: officersShape,
  judge: (state, _seat, hand) => judgeBy(officerRefusals, { state, hand }),
  execute: (table, seat, hand) =>
    table.emit({ kind: 'officersChosen', seat, cards: officerIds.map(id => hand[id]) }),
  legalOrders: state => handsOf(state).map(orderFor),
  sample: (state, _seat, dice) => orderFor(handByChance(state, dice)),
  tool: {
    tool: 'form',
    start: state => orderFor(firstHand(state)),
    choices: cardChoices,
    summary: () => [],
  },
  describe: (state, hand) => ({
    key: 'sol.order.chooseOfficers',
    values: { cards: joinList(officerIds.map(id => quotedCard(state, hand[id]))) },
  }),
}

/** The order that takes a hand, given in the order of the officers. */
function orderFor([boatswain, carpenter, gunner, master, captain]: readonly CardId[]): {
  kind: 'chooseOfficers'
} & Hand {
  if (!boatswain || !carpenter || !gunner || !master || !captain)
    throw new RangeError('A hand has one card of each officer.')
  return { kind: 'chooseOfficers', boatswain, carpenter, gunner, master, captain }
}

function cardChoices(state: State): Record<string, Choice[]> {
  return Object.fromEntries(
    officerIds.map(officer => [
      officer,
      cardsOfOfficer(state, officer).map(({ id }) => ({
        value: id,
        label: cardName(state, id),
        note: cardText(state, id),
      })),
    ]),
  )
}

/** Every way to take one card of each officer. */
function handsOf(state: State): CardId[][] {
  return officerIds.reduce<CardId[][]>(
    (hands, officer) =>
      hands.flatMap(hand => cardsOfOfficer(state, officer).map(card => [...hand, card.id])),
    [[]],
  )
}

function firstHand(state: State): CardId[] {
  return officerIds.flatMap(officer =>
    cardsOfOfficer(state, officer)
      .slice(0, 1)
      .map(card => card.id),
  )
}

/** [SOL-045] When both have chosen the cards are laid open. */
export function showOfficers(table: SolTable): void {
  const hands = table.state.players.map(({ seat }) => ({ seat, cards: handOf(table.state, seat) }))
  table.emit({ kind: 'officersShown', hands })
}

function handOf(state: State, seat: Seat): CardId[] {
  return playerOf(state, seat).officers.flatMap(card =>
    card === null || card === 'unknown' ? [] : [card],
  )
}

import { messageOfReason } from '@grognard/umpire'
import type { Of } from '@grognard/umpire'
import { expect, test } from 'vitest'
import { namesEnglish } from '../../book/messages.en.ts'
import type { CardId } from '../../book/tables/cards.ts'
import { battleOf, rulesIn, said, tableOf } from '../../fixtures.ts'
import { holdsEffect, isHeld } from '../../model/hand.ts'
import type { Ship, State } from '../../model/state.ts'
import type { Order } from '../../orders.ts'
import { endTurn } from '../round/end-turn.ts'
import { move } from '../sailing/move.ts'
import { comeAbout } from '../sailing/tack.ts'
import { playCard } from './play-card.ts'

const about = { kind: 'comeAbout', heading: 7 } as const
const ahead = { kind: 'move', turn: 0, alongside: null } as const

/** A ship of `a` on an easterly heading, wind from the north, at the start of its turn. */
function holding(card: CardId, ...ships: Partial<Ship>[]) {
  const enemy = { seat: 'b', number: 1, x: 1, y: 1 }
  return battleOf({
    hands: { a: [card] },
    ships: [{ x: 12, y: 8, ...ships[0] }, enemy, ...ships.slice(1)],
  })
}

type PlayCard = Of<Order, 'playCard'>
const play = (card: CardId, more: Partial<PlayCard> = {}): PlayCard => ({
  kind: 'playCard',
  card,
  mast: null,
  turn: 0,
  ...more,
})

function refusedBy(state: State, order: PlayCard): string[] {
  return rulesIn(playCard.judge(state, 'a', order))
}

function execute(state: State, order: PlayCard) {
  playCard.execute(tableOf(state), 'a', order)
}

test('[SOL-047] a card is used once and turned over, whatever ship it was for', () => {
  const state = holding('CAR-1', { hull: 9 })
  execute(state, play('CAR-1'))
  expect(state.players[0]?.areUsed).toEqual([true, true, true, true, true])
  expect(isHeld(state, 'a', 'CAR-1')).toBe(false)
  expect(refusedBy(state, play('CAR-1'))).toEqual(['SOL-047'])
  expect(playCard.legalOrders(state, 'a')).toEqual([])
})

test('[SOL-047] the other card of an officer, and the enemy’s, are not in hand', () => {
  const state = holding('CAR-1', { hasRudder: false, hull: 3 })
  expect(refusedBy(state, play('CAR-2'))).toEqual(['SOL-047'])
  expect(rulesIn(playCard.judge(state, 'b', play('CAR-1')))).toEqual(['SOL-047'])
  expect(holdsEffect(state, 'a', 'plugHull')).toBe(true)
  expect(holdsEffect(state, 'b', 'plugHull')).toBe(false)
})

test('[SOL-046] in one turn several cards may be played, repairs at its start only', () => {
  const state = holding('CAR-1', { hull: 9, isWreckHolding: true })
  const [player] = state.players
  if (player) player.areUsed[0] = false
  execute(state, play('BOS-1'))
  expect(playCard.legalOrders(state, 'a')).toEqual([play('CAR-1')])
  move.execute(tableOf(state), 'a', ahead)
  expect(refusedBy(state, play('CAR-1'))).toEqual(['SOL-046'])
})

test('[SOL-046] a shot ends the start of a turn too', () => {
  const state = holding('CAR-1', { hull: 9 })
  if (state.ships[0]) state.ships[0].fired.port[2] = true
  expect(refusedBy(state, play('CAR-1'))).toEqual(['SOL-046'])
})

test('[SOL-046] cards of the gunner and the marines go with their own orders', () => {
  for (const [card, occasion] of [
    ['GUN-1', 'attack'],
    ['GUN-2', 'attack'],
    ['CAP-2', 'boarding'],
  ] as const) {
    const { because } = playCard.judge(holding(card), 'a', play(card))
    expect(because).toMatchObject([
      { rule: 'SOL-046', message: `sol.refuse.cardGoesWith.${occasion}` },
    ])
  }
})

test('[SOL-046] a mast or a turn is named only with the card that asks for it', () => {
  const state = holding('CAR-1', { hull: 9 })
  expect(refusedBy(state, play('CAR-1', { mast: 'fore' }))).toEqual(['SOL-046'])
  expect(refusedBy(state, play('CAR-1', { turn: 1 }))).toEqual(['SOL-046'])
})

test('[SOL-115] a prize has no use of cards', () => {
  const state = holding('CAR-1', { hull: 9, isPrize: true })
  expect(refusedBy(state, play('CAR-1'))).toEqual(['SOL-115'])
})

test('[SOL-C01] the wreck is cut away and the ship has a normal turn', () => {
  const state = holding('BOS-1', { isWreckHolding: true })
  execute(state, play('BOS-1'))
  expect(move.legalOrders(state, 'a')).toHaveLength(3)
  expect(rulesIn(endTurn.judge(state, 'a', { kind: 'endTurn' }))).toEqual(['SOL-022'])
  expect(refusedBy(holding('BOS-1'), play('BOS-1'))).toEqual(['SOL-C01'])
})

test('[SOL-C01] a mast that fell before the turn is cut away with it, and costs no later turn', () => {
  const state = holding('BOS-1', { isWreckFallen: true })
  execute(state, play('BOS-1'))
  expect(state.ships[0]).toMatchObject({ isWreckHolding: false, isWreckFallen: false })
})

test('[SOL-C02] two sails go up: the first on the mast named, the other in the lowest empty place', () => {
  const masts = { fore: 0, main: 2, mizzen: 3 }
  const own = holding('BOS-2', { masts: { ...masts } })
  execute(own, play('BOS-2', { mast: 'main' }))
  expect(own.ships[0]?.masts).toEqual({ fore: 1, main: 3, mizzen: 3 })
  const bare = holding('BOS-2', { masts: { ...masts } })
  execute(bare, play('BOS-2', { mast: 'fore' }))
  expect(bare.ships[0]?.masts).toEqual({ fore: 2, main: 2, mizzen: 3 })
  const lower = holding('BOS-2', { masts: { fore: 0, main: 1, mizzen: 3 } })
  execute(lower, play('BOS-2', { mast: 'main' }))
  expect(lower.ships[0]?.masts).toEqual({ fore: 1, main: 2, mizzen: 3 })
})

test('[SOL-C02] only one goes up where there is room for one; none where no mast stands or lacks any', () => {
  const state = holding('BOS-2', { masts: { fore: null, main: 2, mizzen: 3 } })
  expect(playCard.legalOrders(state, 'a')).toEqual([play('BOS-2', { mast: 'main' })])
  for (const mast of ['fore', 'mizzen', null] as const)
    expect(refusedBy(state, play('BOS-2', { mast }))).toEqual(['SOL-C02'])
  execute(state, play('BOS-2', { mast: 'main' }))
  expect(state.ships[0]?.masts).toEqual({ fore: null, main: 3, mizzen: 3 })
})

test('[SOL-C03] up to three hull hits are plugged, not below 0', () => {
  const state = holding('CAR-1', { hull: 9 })
  execute(state, play('CAR-1'))
  expect(state.ships[0]?.hull).toBe(6)
  const light = holding('CAR-1', { hull: 2 })
  execute(light, play('CAR-1'))
  expect(light.ships[0]?.hull).toBe(0)
  expect(refusedBy(holding('CAR-1'), play('CAR-1'))).toEqual(['SOL-C03'])
})

test('[SOL-C04] [SOL-094] a jury rudder at the start of its turn saves a ship adrift', () => {
  const state = holding('CAR-2', { hasRudder: false })
  execute(state, play('CAR-2'))
  expect(state.ships[0]).toMatchObject({ hasRudder: true, status: 'afloat' })
  expect(move.legalOrders(state, 'a')).toHaveLength(3)
  expect(refusedBy(holding('CAR-2'), play('CAR-2'))).toEqual(['SOL-C04'])
})

test('[SOL-091] [SOL-C04] one rudder saves one ship: the other that counted on it surrenders', () => {
  const state = holding('CAR-2', { hasRudder: false }, { number: 2, x: 20, hasRudder: false })
  execute(state, play('CAR-2'))
  expect(state.ships.map(ship => ship.status)).toEqual(['afloat', 'afloat', 'surrendered'])
})

test('[SOL-C07] a club-haul comes about without foresails', () => {
  const state = holding('MAS-1', { heading: 1, masts: { fore: null, main: 3, mizzen: 3 } })
  expect(comeAbout.legalOrders(state, 'a')).toEqual([])
  execute(state, play('MAS-1'))
  expect(rulesIn(comeAbout.judge(state, 'a', about))).toEqual([])
  comeAbout.execute(tableOf(state), 'a', about)
  expect(state.ships[0]).toMatchObject({ x: 12, y: 7, heading: 7 })
  expect(state.turn).toMatchObject({ moves: 1, isClubHauling: false })
})

test('[SOL-C07] a club-haul follows a coming-about at once; a third needs a move between', () => {
  const state = holding('MAS-1', { heading: 1, lastAction: 'comeAbout' })
  execute(state, play('MAS-1'))
  comeAbout.execute(tableOf(state), 'a', about)
  const back = { kind: 'comeAbout', heading: 1 } as const
  expect(rulesIn(comeAbout.judge(state, 'a', back))).toEqual(['SOL-033'])
})

test('[SOL-C07] the card is not wasted: a ship that can come about, or cannot at all, keeps it', () => {
  expect(refusedBy(holding('MAS-1', { heading: 1 }), play('MAS-1'))).toEqual(['SOL-C07'])
  const running = holding('MAS-1', { heading: 4, lastAction: 'comeAbout' })
  expect(refusedBy(running, play('MAS-1'))).toEqual(['SOL-030'])
  const spent = holding('MAS-1', { heading: 1, lastAction: 'comeAbout' })
  if (spent.turn) spent.turn.moves = 3
  expect(refusedBy(spent, play('MAS-1'))).toEqual(['SOL-021'])
})

test('[SOL-C07] [SOL-133] a card that cannot be played is not also refused for the ship it would ram', () => {
  const upwind = { number: 2, x: 12, y: 7 }
  const canComeAbout = holding('MAS-1', { heading: 1 }, upwind)
  expect(refusedBy(canComeAbout, play('MAS-1'))).toEqual(['SOL-C07'])
  const spent = holding('MAS-1', { heading: 1, lastAction: 'comeAbout' }, upwind)
  if (spent.turn) spent.turn.moves = 3
  expect(refusedBy(spent, play('MAS-1'))).toEqual(['SOL-021'])
  const rammer = holding('MAS-1', { heading: 1, lastAction: 'comeAbout' }, upwind)
  expect(refusedBy(rammer, play('MAS-1'))).toEqual(['SOL-133'])
  expect(playCard.legalOrders(rammer, 'a')).toEqual([])
})

test('[SOL-C08] [SOL-023] with backed topsails a ship stays, turns 45 degrees if wished, and moves no more', () => {
  const state = holding('MAS-2')
  expect(playCard.legalOrders(state, 'a').map(order => order.turn)).toEqual([-1, 0, 1])
  execute(state, play('MAS-2', { turn: -1 }))
  expect(state.ships[0]).toMatchObject({ x: 12, y: 8, heading: 1 })
  expect(move.legalOrders(state, 'a')).toEqual([])
  expect(rulesIn(endTurn.judge(state, 'a', { kind: 'endTurn' }))).toEqual([])
})

test('[SOL-C08] [SOL-028] it does not turn into the wind', () => {
  const state = holding('MAS-2', { heading: 1 })
  expect(refusedBy(state, play('MAS-2', { turn: -1 }))).toEqual(['SOL-C08'])
  expect(playCard.legalOrders(state, 'a').map(order => order.turn)).toEqual([0, 1])
})

test('[SOL-C08] its limits are told with every way to play it, on the card and in the refusal', () => {
  const state = holding('MAS-2', { heading: 1 })
  const told = playCard.legalOrders(state, 'a').map(order => said(playCard.describe(state, order)))
  expect(told).toHaveLength(2)
  for (const line of told) expect(line).toMatch(/no move this turn and no turn into the wind/)
  const ruling = playCard.judge(state, 'a', play('MAS-2', { turn: -1 }))
  expect(ruling.because.map(reason => said(messageOfReason(reason)))).toEqual([
    expect.stringMatching(/may turn 45 degrees, but not to north, into the wind/),
  ])
  expect(namesEnglish['sol.card.MAS-2.text']).toMatch(
    /Not for a ship that is adrift or held by a fallen mast/,
  )
  for (const held of [{ isWreckHolding: true }, { hasRudder: false }])
    expect(playCard.legalOrders(holding('MAS-2', held), 'a')).toEqual([])
})

test('[SOL-C09] one more move in this turn', () => {
  const state = holding('CAP-1')
  if (state.turn) state.turn.moves = 3
  expect(move.legalOrders(state, 'a')).toEqual([])
  execute(state, play('CAP-1'))
  expect(move.legalOrders(state, 'a')).toHaveLength(3)
  move.execute(tableOf(state), 'a', ahead)
  expect(move.legalOrders(state, 'a')).toEqual([])
})

test('[SOL-C09] not where a sea anchor or a boarding has ended the movement', () => {
  expect(refusedBy(holding('CAP-1', { isWreckHolding: true }), play('CAP-1'))).toEqual(['SOL-080'])
  const boarded = holding('CAP-1')
  if (boarded.turn) boarded.turn.isMovingOver = true
  expect(refusedBy(boarded, play('CAP-1'))).toEqual(['SOL-101'])
})

test('[SOL-048] a player’s own cards work by their effect and amount', () => {
  const state = holding('CAR-1', { hull: 9 })
  state.cards = state.cards.map(card =>
    card.id === 'CAR-1' ? { ...card, amount: 5, name: 'Pumps', text: 'Pump.' } : card,
  )
  execute(state, play('CAR-1'))
  expect(state.ships[0]?.hull).toBe(4)
})

test('a card is told with the mast it is for, and with the heading the topsails leave', () => {
  const state = holding('BOS-2')
  const backed = holding('CAP-1')
  expect(playCard.describe(state, play('BOS-2', { mast: 'fore' }))).toMatchObject({
    key: 'sol.order.playCard.how',
    values: { how: { key: 'sol.mast.fore' } },
  })
  expect(playCard.describe(backed, play('CAP-1')).key).toBe('sol.order.playCard')
})

test('on the screen a card that turns the ship shows her before and after, any other nothing', () => {
  const { tool } = playCard
  const leads = (turn: number) =>
    tool?.tool === 'list' ? tool.leads?.(holding('MAS-2'), 'a', play('MAS-2', { turn })) : undefined
  expect(leads(0)).toEqual([])
  expect(leads(1)).toEqual([
    { x: 12_000, y: -8000, heading: 9000 },
    { x: 12_000, y: -8000, heading: 13_500 },
  ])
})

test('[SOL-047] the card of every officer is turned over when it is used', () => {
  const hand: CardId[] = ['BOS-2', 'CAR-1', 'GUN-2', 'MAS-2', 'CAP-2']
  for (const card of hand) {
    const state = battleOf({ hands: { a: hand }, ships: [{}] })
    tableOf(state).emit({ kind: 'cardUsed', seat: 'a', card })
    expect(hand.filter(other => !isHeld(state, 'a', other))).toEqual([card])
  }
  expect(isHeld(holding('CAR-1'), 'nobody', 'CAR-1')).toBe(false)
})

import { changed } from '@grognard/umpire/laws/testing/broken.ts'
import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import { gameOf, give, newBattle, seededDice } from '@grognard/umpire'
import type { Ask, Modifier, OrderRules, Table } from '@grognard/umpire'
import type { Event, Order, RuleId, State } from '@grognard/umpire/laws/testing/duel-state.ts'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { fencerShown } from '@grognard/umpire/laws/testing/fencer.ts'
import { tellerFor } from '../teller.ts'
import { mayLines, oddsLines } from './odds.ts'
import { newSession } from './session.ts'
import type { Session } from './session.ts'

type Choose = Extract<Order, { kind: 'choose' }>

const bold: readonly Modifier<Choose, RuleId>[] = [
  { rule: 'DUEL-3', message: 'strike.open', value: 2, when: ({ stance }) => stance === 'high' },
]

function strike(table: Table<State, Event, RuleId>, seat: string, order: Choose): void {
  const added = table.tally(bold, order)
  const isHit = table.roll(6, 'DUEL-3') + added >= 4
  table.emit({ kind: isHit ? 'hit' : 'missed', seat })
}

/** Fencers are shown as pieces with a row of hits they can still take. */
function picture(state: State): ReturnType<typeof duel.display.picture> {
  const pieces = state.fencers.map(({ seat, hits }) =>
    fencerShown(seat, { rows: [{ key: 'step.stance', left: 2 - hits, of: 2 }] }),
  )
  return { ...duel.display.picture(state), pieces }
}

const choose: OrderRules<State, Event, Choose, RuleId> = {
  ...duel.rules.orders.choose,
  continues: strike,
}
const game = gameOf(changed(duel, { picture, orders: { ...duel.rules.orders, choose } }))

function sittingAt(): { session: Session; ask: Ask } {
  const battle = newBattle(game, { scenario: 'hall', dice: { kind: 'seeded', seed: 'hall' } })
  const input = { next: () => Promise.resolve(undefined), close: () => undefined }
  const teller = tellerFor(game, 'en')
  const plan = { teller, input, humans: ['red'], saveTo: undefined, battle }
  const [ask] = game.asks(battle.state)
  if (!ask) throw new Error('Nobody is asked.')
  return { session: newSession(plan), ask }
}

function odds(line: string): string {
  const { session, ask } = sittingAt()
  return oddsLines(session, ask, line).join('\n')
}

function may(line: string): string {
  const { session, ask } = sittingAt()
  return mayLines(session, ask, line).join('\n')
}

/** Twenty ways to be hit, all as likely. */
const oddsOfMany = (() => {
  const many = Array.from({ length: 20 }, (_, index) => index)
  const hits = (table: Table<State, Event, RuleId>, seat: string): void => {
    const count = table.roll(20, 'DUEL-3')
    for (const one of many) if (one < count) table.emit({ kind: 'hit', seat })
  }
  const strikes: OrderRules<State, Event, Choose, RuleId> = {
    ...duel.rules.orders.choose,
    continues: hits,
  }
  const shown = (state: State): ReturnType<typeof duel.display.picture> => {
    const pieces = state.fencers.map(fencer =>
      fencerShown(fencer.seat, { rows: [{ key: 'step.stance', left: 20 - fencer.hits, of: 20 }] }),
    )
    return { ...duel.display.picture(state), pieces }
  }
  const battle = newBattle(
    gameOf(changed(duel, { picture: shown, orders: { ...duel.rules.orders, choose: strikes } })),
    { scenario: 'hall', dice: { kind: 'seeded', seed: 'hall' } },
  )
  const [ask] = battle.game.asks(battle.state)
  if (!ask) throw new Error('Nobody is asked.')
  const input = { next: () => Promise.resolve(undefined), close: () => undefined }
  const teller = tellerFor(battle.game, 'en')
  const plan = { teller, input, humans: ['red'], saveTo: undefined, battle }
  return oddsLines(newSession(plan), ask, 'choose stance=high').join('\n')
})()

test('odds tell each outcome with its chance, what is lost on average and what goes onto the dice', () => {
  const told = odds('choose stance=high')
  expect(told).toContain('Possible outcomes:\n  5/6 (83%): red: stance −1\n  1/6 (17%): no effect')
  expect(told).toContain('red: stance −1, 5/6 (83%); on average stance −0.8')
  expect(told).toContain('1d6 for DUEL-3')
  expect(told).toContain('+2 the stances differ (DUEL-3)')
})

test('what is to be expected comes first, and of many outcomes the likeliest are told', () => {
  const told = oddsOfMany.split('\n')
  expect(told[0]).toBe('In short:')
  const outcomes = told.slice(told.indexOf('Possible outcomes:') + 1, told.indexOf('Dice:'))
  expect(outcomes).toHaveLength(9)
  expect(outcomes[8]).toMatch(/^ {2}60%: 12 other outcomes$/)
})

test('odds of loading shot say what is loaded: nothing of it is to be seen on the table', () => {
  const ships = gameById('line-of-battle')
  const dice = { kind: 'seeded' as const, seed: 'shot' }
  const battle = newBattle(ships, { scenario: 'constitution', dice })
  const [ask] = ships.asks(battle.state)
  if (!ask) throw new Error('Nobody is asked.')
  const input = { next: () => Promise.resolve(undefined), close: () => undefined }
  const teller = tellerFor(ships, 'en')
  const plan = { teller, input, humans: [ask.seat], saveTo: undefined, playersSeed: 'p', battle }
  const [, told] = oddsLines(newSession(plan), ask, '2')
  expect(told).toMatch(/loads/)
  expect(told).not.toContain('no effect')
})

test('odds of an offered order are asked for by its number', () => {
  expect(odds('2')).toContain('1/2 (50%)')
  expect(odds('9')).toContain('There is no order 9')
  expect(odds('')).toContain('odds ORDER')
})

test('an order that the umpire would refuse has reasons and no odds', () => {
  expect(odds('rethink')).toMatch(/^Not allowed\.[^]*DUEL-1/)
})

test('whether an order is allowed can be asked, also when it is not the time for it', () => {
  expect(may('choose low')).toBe('Allowed. Nothing has been played.')
  expect(may('taunt')).toMatch(/^Not allowed\.\n {2}“taunt” is not available now/)
  expect(may('')).toContain('may ORDER')
})

test('a kind that is open to none has one reason, with its rule; of a piece that is named it is the piece’s', () => {
  const named = gameById('line-of-battle')
  const dice = { kind: 'seeded', seed: 'shoal' } as const
  let battle = newBattle(named, { scenario: 'trafalgar', dice })
  const asks = () => named.asks(battle.state).find(one => one.asks.includes('refloat'))
  for (let step = 0; step < 400 && !asks(); step++) {
    const [next] = named.asks(battle.state)
    const order = next && named.sample(battle.state, next.seat, seededDice('shoal', step))
    if (next && order) battle = give(battle, next.seat, order).battle
  }
  const ask = asks()
  if (!ask) throw new Error('Nobody is asked.')
  const input = { next: () => Promise.resolve(undefined), close: () => undefined }
  const teller = tellerFor(named, 'en')
  const session = newSession({ teller, input, humans: [ask.seat], saveTo: undefined, battle })
  const [ship] = named.pieces(battle.state).filter(({ seat }) => seat === ask.seat)
  const ofAll = mayLines(session, ask, 'refloat').join('\n')
  expect(ofAll).toContain('None of your ships can do this now. (LOB-095)')
  const ofOne = mayLines(session, ask, `refloat ${ship?.id}`).join('\n')
  expect(ofOne).toContain(`${ship?.name} is not aground. (LOB-095)`)
})

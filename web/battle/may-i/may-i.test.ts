import { expect, test } from 'vitest'
import { gameById } from '@grognard/rulesets'
import {
  blankOf,
  give,
  hasShut,
  judgeUnfinished,
  newBattle,
  recordOf,
  seededDice,
  shutKinds,
} from '@grognard/umpire'
import type { Battle, Kind } from '@grognard/umpire'
import { duel, landBattle, smallBattle } from '../../journeys/battles-for-tests.ts'
import { chooserIn, firstOrder } from '../forms/first-order.ts'
import { fromTyped, toTyped, typedShape } from '../forms/typed-units.ts'
import { turnViewOf } from '../state/turn-view.ts'
import { choicesFor } from './may-i-choices.ts'

const hasNoWord = (): boolean => false

test('a first order of every kind of every game can be asked about', () => {
  for (const battle of [smallBattle(), duel(), landBattle()]) {
    const { game, state } = battle
    const [seat = ''] = game.seats(state)
    const turnView = turnViewOf(recordOf(battle, seat), seat)
    const piece = turnView.picture.pieces.find(one => one.seat === seat)?.id ?? null
    for (const kind of game.open(ruleset => Object.keys(ruleset.rules.orders))) {
      const order = firstOrder(game, turnView, kind, piece)
      expect({ kind, fault: game.errorInOrder(order) }).toEqual({ kind, fault: null })
      const { allowed, because } = judgeUnfinished(chooserIn(game, turnView), order)
      expect({ kind, isAnswered: allowed || because.length > 0 }).toEqual({
        kind,
        isAnswered: true,
      })
    }
  }
})

test('names are chosen among the pieces, values by the game’s own words', () => {
  const battle = duel()
  const [seat = ''] = battle.game.seats(battle.state)
  const choices = choicesFor(
    battle.game,
    turnViewOf(recordOf(battle, seat), seat),
    'aim',
    hasNoWord,
  )
  expect(choices['target']?.map(({ value }) => value)).toEqual(['', 'guerriere'])
  expect(choices['battery']?.map(({ label }) => label.key)).toEqual([
    'lob.battery.port',
    'lob.battery.starboard',
  ])
})

test('a blank value is one that the shape takes', () => {
  expect(blankOf({ type: 'integer', from: 3 })).toBe(3)
  expect(blankOf({ type: 'list', of: { type: 'yesNo' }, fewest: 1 })).toEqual([false])
  expect(blankOf({ type: 'oneOf', of: [{ type: 'nothing' }, { type: 'text' }] })).toBeNull()
})

test('lengths are typed in steps of the ruler, angles in degrees', () => {
  const leg = {
    type: 'record' as const,
    fields: {
      advance: { type: 'integer' as const, unit: 'length' as const, from: 0, to: 4000 },
      turn: { type: 'integer' as const, unit: 'angle' as const },
    },
  }
  const scale = { length: 1000 }
  expect(typedShape(leg, scale)).toMatchObject({ fields: { advance: { from: 0, to: 4 } } })
  expect(toTyped(leg, { advance: 1500, turn: -4500 }, scale)).toEqual({ advance: 1.5, turn: -45 })
  expect(fromTyped(leg, { advance: 1.25, turn: 30 }, scale)).toEqual({ advance: 1250, turn: 3000 })
})

/** Played by the computers until a seat is asked for the kind and its own piece has no such order. */
function untilShut(kind: string): { battle: Battle; seat: string; piece: string } {
  const game = gameById('line-of-battle')
  let battle = newBattle(game, {
    scenario: 'constitution',
    dice: { kind: 'seeded', seed: 'shut' },
  })
  for (let step = 0; step < 200; step++) {
    for (const { seat, asks } of game.asks(battle.state)) {
      const { pieces } = game.picture(battle.state)
      const own = pieces.find(one => one.seat === seat)
      const isOffered = game.legalOrders(battle.state, seat).some((one: Kind) => one.kind === kind)
      if (own && asks.includes(kind) && !isOffered) return { battle, seat, piece: own.id }
    }
    const [ask] = game.asks(battle.state)
    if (!ask) break
    const view = game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, game.choose(view, ask.seat, seededDice(`shut ${step}`))).battle
  }
  throw new Error(`The kind ${kind} is never shut.`)
}

test('a kind that is asked for and not open to a piece says why, with its rule', () => {
  const { battle, seat, piece } = untilShut('aim')
  const chooser = chooserIn(battle.game, turnViewOf(recordOf(battle, seat), seat))
  expect(hasShut(chooser, piece)).toBe(true)
  const aim = shutKinds(chooser, piece).find(one => one.kind === 'aim')
  expect(aim?.order).toMatchObject({ ship: piece })
  expect(aim?.because[0]?.rule).toMatch(/^LOB-\d+/)
})

test('a ship that cannot sail is told why, though a path and no list is asked for', () => {
  const { battle, seat, piece } = untilShut('sail')
  const chooser = chooserIn(battle.game, turnViewOf(recordOf(battle, seat), seat))
  expect(hasShut(chooser, piece)).toBe(true)
  const sail = shutKinds(chooser, piece).find(one => one.kind === 'sail')
  expect(sail?.because[0]?.rule).toMatch(/^LOB-\d+/)
})

test('of another side’s piece nothing is said', () => {
  const { battle, seat, piece } = untilShut('aim')
  const other = battle.game.seats(battle.state).find(one => one !== seat) ?? ''
  expect(
    shutKinds(chooserIn(battle.game, turnViewOf(recordOf(battle, other), other)), piece),
  ).toEqual([])
})

test('a kind that is not for such a piece is no matter of its orders', () => {
  const battle = landBattle()
  const [seat = ''] = battle.game.seats(battle.state)
  const turnView = turnViewOf(recordOf(battle, seat), seat)
  const riders = turnView.picture.pieces.filter(one => one.seat === seat && one.shape === 'rider')
  expect(riders.length).toBeGreaterThan(0)
  for (const { id } of riders) {
    const kinds = shutKinds(chooserIn(battle.game, turnView), id).map(({ kind }) => kind)
    expect(kinds).not.toContain('form')
  }
})

/** Ship of the Line, played on until a ship is to have her berth. */
function berthAsked(): Battle {
  const dice = { kind: 'seeded' as const, seed: 'berths' }
  let battle = newBattle(gameById('ship-of-the-line'), { scenario: 'standard', dice })
  const { game } = battle
  for (let step = 0; step < 20; step++) {
    const [ask] = game.asks(battle.state)
    if (!ask || ask.step === 'berth') return battle
    const view = game.view(battle.state, ask.seat)
    battle = give(battle, ask.seat, game.choose(view, ask.seat, seededDice(`${step}`))).battle
  }
  throw new Error('No berth was asked for.')
}

test('a ship that is not on the chart yet is chosen by her name', () => {
  const battle = berthAsked()
  const { game } = battle
  const seat = game.asks(battle.state)[0]?.seat ?? ''
  const ships = choicesFor(game, turnViewOf(recordOf(battle, seat), seat), 'berth', hasNoWord)
  const labels = ships['ship']?.slice(1).map(({ label }) => label.key)
  expect(labels).toEqual([`sol.ship.${seat}.1`])
})

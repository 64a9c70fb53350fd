import { isJson, languages, newBattle, seededDice } from '@grognard/umpire'
import type { Game, Kind, Playable } from '@grognard/umpire'
import { sampleOrders } from '@grognard/umpire/testing-shapes.ts'
import { expect, test } from 'vitest'
import { loadGame, library } from './library.ts'

const games = await Promise.all(Object.keys(library).map(loadGame))
const NOBODY = 'nobody-of-that-name'
const LONG = 'x'.repeat(5000)

/** A battle of each scenario: as it begins, and after some orders of any kind. */
function statesOf(game: Game): Playable[] {
  return Object.keys(game.scenarios).flatMap(scenario => {
    const { state } = newBattle(game, { scenario, dice: { kind: 'seeded', seed: 'names' } })
    return [state, playedOn(game, state)]
  })
}

const ORDERS = 60

function playedOn(game: Game, from: Playable): Playable {
  const state = game.copy(from)
  const dice = seededDice('names')
  for (let i = 0; i < ORDERS; i++) {
    const [ask] = game.asks(state)
    const order = ask && game.sample(state, ask.seat, dice)
    if (!ask || !order) break
    game.playInPlace(state, ask.seat, order, dice)
  }
  return state
}

/** A name that stands for nothing, none, and those of things that may be of the wrong sort. */
function names(game: Game, state: Playable): string[] {
  const { pieces } = game.picture(state)
  const shapes = new Map(pieces.map(piece => [`${piece.shape} ${piece.seat}`, piece.id]))
  return [NOBODY, '', ...shapes.values()]
}

function ordersNaming(game: Game, name: string): Kind[] {
  const kinds = game.open(ruleset => Object.keys(ruleset.orders))
  return kinds.flatMap(kind => sampleOrders(game.shape(kind), kind, name))
}

/** All that a program asks about an order that is looked at. */
function askAbout(game: Game, state: Playable, order: Kind): void {
  const [seat = ''] = game.seats(state)
  const view = game.view(state, seat)
  const told = game.describeOrder(view, order)
  const isWorded = languages.every(language => game.messages[language][told.key] !== undefined)
  if (!isWorded || !isJson(told)) throw new Error(`It is told as ${JSON.stringify(told)}.`)
  const { allowed, because } = game.judgeInFull(view, seat, order)
  if (!allowed && because.length === 0) throw new Error('It is refused without a reason.')
  const tool = game.tool(order.kind)
  if (tool.tool === 'form') tool.summary(view, seat, order)
  if (tool.tool !== 'list') return
  tool.piece?.(order, view)
  tool.target?.(order, view)
  tool.isChosen?.(order, view)
  tool.isRare?.(order, view)
  tool.leads?.(view, seat, order)
}

function faultsIn(game: Game, state: Playable, order: Kind): string[] {
  try {
    askAbout(game, state, order)
    return []
  } catch (error) {
    return [`${JSON.stringify(order)}: ${String(error)}`]
  }
}

for (const game of games) {
  const states = statesOf(game)

  test(`${game.id}: orders that name what is not there, or another sort of thing, are told and judged`, () => {
    for (const state of states)
      for (const name of names(game, state)) {
        const orders = ordersNaming(game, name)
        expect(orders.filter(order => game.errorInOrder(order) !== null)).toEqual([])
        expect(orders.flatMap(order => faultsIn(game, state, order))).toEqual([])
      }
  })

  test(`${game.id}: a refusal tells no more than 200 characters of a long name`, () => {
    for (const state of states)
      for (const seat of game.seats(state))
        for (const order of ordersNaming(game, LONG)) {
          const { because } = game.judgeInFull(state, seat, order)
          expect(JSON.stringify(because)).not.toContain(LONG.slice(0, 201))
        }
  })

  test(`${game.id}: an order that names what is not on the table is refused in words`, () => {
    const naming = ordersNaming(game, NOBODY).filter(one => JSON.stringify(one).includes(NOBODY))
    for (const state of states)
      for (const seat of game.seats(state))
        for (const order of naming) {
          const { allowed, because } = game.judgeInFull(state, seat, order)
          expect({ order, allowed }).toEqual({ order, allowed: false })
          expect(JSON.stringify(game.describeOrder(state, order))).toContain(NOBODY)
          for (const { message } of because)
            for (const language of languages)
              expect(game.messages[language][message] ?? message).toMatch(/ |^umpire\./)
        }
  })
}

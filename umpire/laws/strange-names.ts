import type { Game } from '../game.ts'
import { isJson } from '../json.ts'
import type { Kind } from '../kind.ts'
import { languages } from '../message.ts'
import type { Playable } from '../playable.ts'
import { seededDice } from '../seeded-dice.ts'
import { sampleOrders } from './shape-samples.ts'

const NOBODY = 'nobody-of-that-name'
const LONG = 'x'.repeat(5000)
/** A refusal tells no more letters of a name than these. */
const TOLD = 200

/** Orders that name what is not there, or another sort of thing, are told, judged and refused in words. */
export function faultsWithStrangeNames(game: Game): string[] {
  return statesOf(game).flatMap(state => [
    ...namesIn(game, state).flatMap(name =>
      ordersNaming(game, name).flatMap(order => faultsInAsking(game, state, order)),
    ),
    ...game.seats(state).flatMap(seat => [
      ...ordersNaming(game, LONG).flatMap(order => faultsInExcerpt(game, state, seat, order)),
      ...ordersNaming(game, NOBODY)
        .filter(order => JSON.stringify(order).includes(NOBODY))
        .flatMap(order => faultsInRefusal(game, state, seat, order)),
    ]),
  ])
}

/** A battle of each scenario: as it begins, and after some orders of any kind. */
function statesOf(game: Game): Playable[] {
  return Object.keys(game.scenarios).flatMap(scenario => {
    const { state } = game.begin(game.prepare(scenario), seededDice('names'))
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
function namesIn(game: Game, state: Playable): string[] {
  const { pieces } = game.picture(state)
  const shapes = new Map(pieces.map(piece => [`${piece.shape} ${piece.seat}`, piece.id]))
  return [NOBODY, '', ...shapes.values()]
}

function ordersNaming(game: Game, name: string): Kind[] {
  const kinds = game.open(ruleset => Object.keys(ruleset.rules.orders))
  return kinds.flatMap(kind => sampleOrders(game.shape(kind), kind, name))
}

function faultsInAsking(game: Game, state: Playable, order: Kind): string[] {
  try {
    if (game.errorInOrder(order) !== null) return [`${JSON.stringify(order)} is out of shape.`]
    askAbout(game, state, order)
    return []
  } catch (error) {
    return [`${JSON.stringify(order)}: ${String(error)}`]
  }
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

function faultsInExcerpt(game: Game, state: Playable, seat: string, order: Kind): string[] {
  const { because } = game.judgeInFull(state, seat, order)
  const isLong = JSON.stringify(because).includes(LONG.slice(0, TOLD + 1))
  return isLong ? [`A refusal of "${order.kind}" tells all of a long name.`] : []
}

function faultsInRefusal(game: Game, state: Playable, seat: string, order: Kind): string[] {
  const said = JSON.stringify(order)
  const { allowed, because } = game.judgeInFull(state, seat, order)
  const isNamed = JSON.stringify(game.describeOrder(state, order)).includes(NOBODY)
  const bare = because.filter(({ message }) =>
    languages.some(language => !/ |^umpire\./.test(game.messages[language][message] ?? message)),
  )
  return [
    ...(allowed ? [`${said} is allowed.`] : []),
    ...(isNamed ? [] : [`${said} is told without the name it gives.`]),
    ...bare.map(({ message }) => `${said} is refused without words: ${message}.`),
  ]
}

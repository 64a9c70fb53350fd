import { expect, test } from 'vitest'
import { catalogue } from '@grognard/rulesets'
import { gameOf, give, newBattle, seededDice } from '@grognard/umpire'
import type { Battle, Game, Kind, Playable, Seat } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { answerTo } from './answer.ts'
import { engineOf } from './fixtures.ts'

/** Two battles that differ only in what another seat has ordered in secret. */
interface Pair {
  seat: Seat
  battles: [Battle, Battle]
}

const games: Record<string, { game: Game; scenario: string }> = {
  duel: { game: gameOf(duel), scenario: 'hall' },
  'line-of-battle': { game: gameNamed('line-of-battle'), scenario: 'trafalgar' },
  'ship-of-the-line': { game: gameNamed('ship-of-the-line'), scenario: 'duel' },
  'belle-alliance': { game: gameNamed('belle-alliance'), scenario: 'crossroads-farm' },
}

function gameNamed(id: string): Game {
  const game = catalogue[id]
  if (!game) throw new RangeError(`There is no game ${id}.`)
  return game
}

const ORDERS = 60
const TRIED = 12

/** Plays by chance and looks for orders of a seat whose difference another seat does not see. */
function pairsOf(game: Game, scenario: string, most: number): Pair[] {
  const dice = seededDice('pairs')
  const pairs: Pair[] = []
  let battle = newBattle(game, { scenario, dice: { kind: 'hmac-sha256', seed: 'pairs' } })
  for (let played = 0; played < ORDERS && pairs.length < most; played++) {
    const asked = game.asks(battle.state).map(({ seat }) => seat)
    for (const writer of asked) pairs.push(...pairsBy(battle, writer))
    const seat = asked[dice.roll(asked.length) - 1] ?? ''
    const order = game.sample(battle.state, seat, dice)
    battle = give(battle, seat, order).battle
    if (battle.state.outcome) break
  }
  return pairs.slice(0, most)
}

function pairsBy(battle: Battle, writer: Seat): Pair[] {
  const { game } = battle
  const once = afterOrders(battle, writer, TRIED)
  const given = [...once, ...once.slice(0, 1).flatMap(one => afterOrders(one, writer, TRIED))]
  const others = game.seats(battle.state).filter(seat => seat !== writer)
  return others.flatMap(seat => {
    const seen = (one: Battle) => JSON.stringify(game.view(one.state, seat))
    for (const [i, one] of given.entries()) {
      const alike = given.slice(i + 1).filter(two => seen(one) === seen(two) && differ(one, two))
      const other = alike.find(two => two.file.entries.length > one.file.entries.length) ?? alike[0]
      if (other) return [{ seat, battles: [one, other] }]
    }
    return []
  })
}

/** The battle after each of some orders that the seat may give; none where it is not asked. */
function afterOrders(battle: Battle, seat: Seat, most: number): Battle[] {
  const { game, state } = battle
  if (!game.asks(state).some(ask => ask.seat === seat)) return []
  return game.legalOrders(state, seat, most).map(order => give(battle, seat, order).battle)
}

function differ(one: Battle, other: Battle): boolean {
  return JSON.stringify(one.state) !== JSON.stringify(other.state)
}

test.each(Object.keys(games))(
  'no answer of an engine of one seat depends on what is hidden from it: %s',
  id => {
    const { game, scenario } = games[id] ?? { game: gameOf(duel), scenario: 'hall' }
    const pairs = pairsOf(game, scenario, 3)
    expect(pairs.length).toBeGreaterThan(0)
    for (const { seat, battles } of pairs) {
      const [one, other] = battles.map(battle => answersFor(battle, seat))
      expect(one).toEqual(other)
    }
  },
)

/** Every verb that an engine of one seat answers, with orders that are right, wrong and none. */
function answersFor({ game, file, state }: Battle, seat: Seat): string[] {
  const bot = engineOf(seat)
  const [other = ''] = game.seats(state).filter(one => one !== seat)
  const view = game.view(state, seat)
  const orders: unknown[] = [...game.legalOrders(view, seat, 6), { kind: 'nonsense' }, null, 7]
  const known = { battle: 'b1', seat }
  const requests: object[] = [
    { do: 'load', file },
    { do: 'load', ruleset: game.id, state },
    { do: 'awaiting', battle: 'b1' },
    { do: 'awaiting', battle: 'b2' },
    { do: 'view', ...known },
    { do: 'view', ...known, seat: other },
    { do: 'state', battle: 'b1' },
    { do: 'file', battle: 'b1' },
    { do: 'orders', ...known, limit: 20 },
    { do: 'orders', ...known, seat: other },
    { do: 'suggest', ...known, level: 1 },
    { do: 'suggest', ...known, level: 2 },
    ...orders.flatMap(order => [
      { do: 'judge', ...known, order },
      { do: 'judge', ...known, seat: other, order },
    ]),
    ...orders.slice(0, 2).map(order => ({ do: 'odds', ...known, order })),
    { do: 'odds', ...known, orders: orders.slice(0, 2) },
    { do: 'groups', ...known },
    { do: 'groups', ...known, seat: other },
    ...sharesFor(game, view, seat).map(share => ({ do: 'share', ...known, ...share })),
    { do: 'play', ...known, order: { kind: 'nonsense' } },
    { do: 'play', ...known, order: orders[0], dice: [1] },
    { do: 'continue', battle: 'b1' },
  ]
  const answers = requests.map(request => answerTo(bot, JSON.stringify(request)))
  return [...answers, ...playedBy(bot, game, seat, orders)]
}

/** Every order for many that is aimed at nothing, or at a piece that is seen. */
function sharesFor(game: Game, view: Playable, seat: Seat): object[] {
  const [formation] = game.formations(view, seat)
  const enemy = game.pieces(view).find(piece => piece.seat !== seat)
  if (!formation) return []
  const { pieces } = formation
  return game.groupOrders(view, seat).flatMap(({ id, aim }): object[] => {
    if (aim === 'nothing') return [{ group: id, pieces }]
    return aim === 'piece' && enemy
      ? [{ group: id, pieces, aim: { at: 'piece', piece: enemy.id } }]
      : []
  })
}

/** What is played may bring to light what was hidden; until it does, nothing differs. */
function playedBy(
  bot: ReturnType<typeof engineOf>,
  game: Game,
  seat: Seat,
  orders: unknown[],
): string[] {
  const silent = orders.find(order => isKind(order) && isWritten(game, order))
  if (silent === undefined) return []
  const play = { do: 'play', battle: 'b1', seat, order: silent }
  return [
    play,
    { do: 'view', battle: 'b1', seat },
    { do: 'suggest', battle: 'b1', seat, level: 1 },
  ].map(request => answerTo(bot, JSON.stringify(request)))
}

function isKind(order: unknown): order is Kind {
  return typeof order === 'object' && order !== null && 'kind' in order
}

/** Written on a sheet, and shown to nobody. */
function isWritten(game: Game, { kind }: Kind): boolean {
  return game.id === 'belle-alliance' && ['march', 'form', 'rest', 'attack'].includes(kind)
}

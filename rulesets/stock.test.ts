import { library } from './library.ts'
import { errorIn, isRecord, seededDice } from '@grognard/umpire'
import type { Game, Kind, Playable, Seat, Stock } from '@grognard/umpire'
import { expect, test } from 'vitest'

const built: readonly [ruleset: string, scenario: string, options: Record<string, string>][] = [
  ['line-of-battle', 'open-battle', { fleets: 'built' }],
  ['wooden-ships', 'open-battle', { fleets: 'built' }],
  ['war-at-sea', 'free-battle', {}],
]

interface Building {
  game: Game
  state: Playable
  seat: Seat
  order: Kind
  stockOf(order: Kind | null): Stock
}

async function building(ruleset: string, scenario: string, options: object): Promise<Building> {
  const entry = Object.values(library).find(({ manifest }) => manifest.id === ruleset)
  const game = await entry?.load()
  if (!game) throw new Error(`There is no ruleset ${ruleset}.`)
  const { state } = game.begin(game.prepare(scenario, { ...options }), seededDice('stock'))
  const seat = game.asks(state)[0]?.seat ?? ''
  const tool = game.tool('muster')
  if (tool.tool !== 'form' || !tool.stock) throw new Error('No cards to build from.')
  const { stock } = tool
  return {
    game,
    state,
    seat,
    order: tool.start(state, seat),
    stockOf: order => stock(state, seat, order),
  }
}

/** The order with these rows and no others. */
function withRows(order: Kind, list: string, rows: readonly unknown[]): Kind {
  return { ...order, [list]: rows }
}

test.each(built)(
  '%s: whatever card is taken adds a row that the order takes, at its price',
  async (...setUp) => {
    const { game, state, seat, order, stockOf } = await building(...setUp)
    const { list, cards, limit, spent } = stockOf(null)
    expect([spent, limit > 0]).toEqual([0, true])
    expect(cards.length).toBeGreaterThan(5)
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length)
    const shape = game.shape('muster')[list]
    for (const { id, row, points, name, note, kind } of cards) {
      expect(shape && errorIn(shape, [row])).toBeNull()
      expect(stockOf(withRows(order, list, [row])).spent).toBe(points)
      expect(row.card).toBe(id)
      for (const told of [name, note, kind]) expect(game.messages.en).toHaveProperty([told.key])
    }
    expect(game.judge(state, seat, order).allowed).toBe(true)
  },
)

test.each(built)(
  '%s: what is taken one after the other can be given while the points last',
  async (...setUp) => {
    const { game, state, seat, order, stockOf } = await building(...setUp)
    const { list } = stockOf(null)
    const rows: unknown[] = []
    for (let taken = 0; taken < 8; taken++) {
      const given = rows.length === 0 ? null : withRows(order, list, rows)
      const { cards, spent, limit } = stockOf(given)
      const open = cards.filter(
        ({ look, points }) => look.shape === 'ship' && points <= limit - spent,
      )
      const card = open[(taken * 3) % Math.max(1, open.length)]
      if (!card) break
      rows.push(card.row)
      expect(game.judge(state, seat, withRows(order, list, rows)).because).toEqual([])
    }
    expect(rows.length).toBeGreaterThan(1)
    const names = rows.filter(isRecord).flatMap(({ name }) => (name === undefined ? [] : [name]))
    expect(new Set(names).size).toBe(names.length)
  },
)

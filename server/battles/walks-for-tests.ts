import { give, newBattle, nobody, seededDice, takeBackOf } from '@grognard/umpire'
import type { Battle, Dice, Game, Kind, Options, Seat } from '@grognard/umpire'
import { withLine } from './held-battle.ts'
import type { HeldBattle, JournalLine } from './held-battle.ts'

/** One time in so many that it may, a seat takes back what it has ordered. */
const SELDOM = 4

/** A battle of random orders as the server holds it, after each line of its journal; told to who has no seat as well. */
export function* walked(
  game: Game,
  scenario: string,
  seed: string,
  options: Options = {},
): Generator<HeldBattle> {
  for (const { held } of stepsOf(game, scenario, seed, options)) yield held
}

/** The same with each line. */
export function* stepsOf(
  game: Game,
  scenario: string,
  seed: string,
  options: Options = {},
): Generator<{ line: JournalLine; held: HeldBattle }> {
  const dice = seededDice(seed)
  const viewpoints = [...game.seats(game.prepare(scenario, options, {})), nobody]
  let held: HeldBattle | null = null
  for (let line: JournalLine | null = opening(game, scenario, seed, options); line;) {
    held = withLine(game, held, line, '', viewpoints)
    yield { line, held }
    line = takenBack(held.battle, dice) ?? given(held.battle, dice)
  }
}

function opening(game: Game, scenario: string, seed: string, options: Options): JournalLine {
  const { file } = newBattle(game, { scenario, options, dice: { kind: 'hmac-sha256', seed } })
  const { entries, ...head } = file
  return { kind: 'began', file: head, entry: last(entries) }
}

function given(battle: Battle, dice: Dice): JournalLine | null {
  const { game, state } = battle
  const [retracts] = game.retracts(state)
  const asked = retracts && dice.roll(SELDOM) === 1 ? [retracts] : game.asks(state)
  const ask = oneOf(asked, dice)
  if (!ask) return null
  const order = retracts === ask ? oneOf(game.legalOrders(state, ask.seat), dice) : undefined
  return entryLine(battle, ask.seat, order ?? game.sample(state, ask.seat, dice))
}

/** The battle’s next line, where the seat gives this order. Throws where it is refused. */
export function entryLine(battle: Battle, seat: Seat, order: Kind | undefined): JournalLine {
  const { battle: after, ruling } = give(battle, seat, order)
  if (!ruling.allowed) throw new Error(`Refused: ${JSON.stringify([order, ruling])}`)
  return { kind: 'gave', entry: last(after.file.entries) }
}

function takenBack(battle: Battle, dice: Dice): JournalLine | null {
  if (battle.state.outcome || dice.roll(SELDOM) > 1) return null
  const seat = oneOf(battle.game.seats(battle.state), dice)
  return seat === undefined ? null : backLine(battle, seat)
}

/** Where the seat may take its last order back, the battle’s next line. */
export function backLine(battle: Battle, seat: Seat): JournalLine | null {
  const back = takeBackOf(battle, seat)
  if (!back.isOpen) return null
  const { entries, dice } = back.battle.file
  return { kind: 'tookBack', seq: back.seq, again: entries.slice(back.seq), dice }
}

export function oneOf<Item>(items: readonly Item[], dice: Dice): Item | undefined {
  return items.length === 0 ? undefined : items[dice.roll(items.length) - 1]
}

function last<Item>(items: readonly Item[]): Item {
  const item = items.at(-1)
  if (item === undefined) throw new Error('There is none.')
  return item
}

import { give, isUmpires, seededDice, takeBackOf } from '@grognard/umpire'
import type { Dice, Entry, Game, Kind, Options, Seat } from '@grognard/umpire'
import { withLine } from './held-battle.ts'
import type { HeldBattle } from './held-battle.ts'
import { backLine, entryLine, oneOf, walked } from './walks-for-tests.ts'

/** Orders of one seat after the same battle, and the seat that learns nothing of what tells them apart. */
interface Alike {
  writer: Seat
  seat: Seat
  /** Each held battle with the orders that led to it. */
  ways: Way[]
}

interface Way {
  held: HeldBattle
  orders: Kind[]
}

/** So many orders are tried wherever a seat is asked. */
const TRIED = 4

/** Ways that the battle may go on by a seat’s orders, alike for another seat though not the same. */
export function alikeAfter(held: HeldBattle, dice: Dice): Alike[] {
  const { game, state } = held.battle
  const heard = [...game.asks(state), ...game.retracts(state)].map(ask => ask.seat)
  const writer = oneOf(heard, dice)
  if (writer === undefined) return []
  const once = waysFrom({ held, orders: [] }, writer, dice)
  const first = oneOf(once, dice)
  const twice = first ? waysFrom(first, writer, dice) : []
  return [...held.tellings.keys()]
    .filter(viewpoint => viewpoint !== null)
    .filter(seat => seat !== writer)
    .flatMap(seat => groupsOf(held, [...once, ...twice], { writer, seat }))
}

function waysFrom({ held, orders }: Way, seat: Seat, dice: Dice): Way[] {
  const { game, state } = held.battle
  const isAsked = game.asks(state).some(ask => ask.seat === seat)
  if (!isAsked && !game.retracts(state).some(ask => ask.seat === seat)) return []
  const sampled = isAsked ? game.sample(state, seat, dice) : undefined
  return [...game.legalOrders(state, seat, TRIED), ...(sampled ? [sampled] : [])].map(order => ({
    held: withLine(game, held, entryLine(held.battle, seat, order), ''),
    orders: [...orders, order],
  }))
}

function groupsOf(
  before: HeldBattle,
  all: readonly Way[],
  { writer, seat }: Pick<Alike, 'writer' | 'seat'>,
): Alike[] {
  const { game, file } = before.battle
  const isHidden = ({ held }: Way): boolean =>
    held.battle.file.entries.slice(file.entries.length).every(entry => hides(game, entry, seat))
  const lines = ({ tellings }: HeldBattle) => tellings.get(seat)?.lines.length
  const isUntold = ({ held }: Way): boolean => lines(held) === lines(before)
  const seen = ({ held }: Way): string => JSON.stringify(game.view(held.battle.state, seat))
  return [...Map.groupBy(all.filter(isHidden), seen).values()].flatMap(group => {
    const ways = [...withoutSame(group)]
    const back = ways.filter(isUntold).flatMap(way => takenBack(way, writer))
    return ways.length > 1 ? [{ writer, seat, ways: [...ways, ...back] }] : []
  })
}

/** Nothing happens that the seat learns as it is. */
function hides(game: Game, { events }: Entry, seat: Seat): boolean {
  return events.every(event => {
    if (isUmpires(event)) return true
    const known = game.redact(event, seat)
    return !event.rolls && JSON.stringify(known) !== JSON.stringify(event)
  })
}

function withoutSame(ways: readonly Way[]): Iterable<Way> {
  return new Map(ways.map(way => [JSON.stringify(way.held.battle.state), way])).values()
}

/** The same with its last order taken back and given again, where nobody else was told of it. */
function takenBack({ held, orders }: Way, writer: Seat): Way[] {
  const { game } = held.battle
  const line = backLine(held.battle, writer)
  if (!line) return []
  const back = withLine(game, held, line, '')
  const order = orders.at(-1)
  return [{ held: withLine(game, back, entryLine(back.battle, writer, order), ''), orders }]
}

/** All that the seat is told: its lines, and the answers to what it may ask for. */
function toldTo({ held }: Way, seat: Seat): string[] {
  const { game, state } = held.battle
  const telling = held.tellings.get(seat)
  const back = takeBackOf(held.battle, seat)
  const view = game.view(state, seat)
  const orders = [...game.legalOrders(view, seat, 3), { kind: 'nonsense' }, null]
  return [
    ...[telling?.start, ...(telling?.lines ?? [])].map(line => JSON.stringify(line)),
    JSON.stringify(back.isOpen ? { why: null } : { why: back.why, by: back.by }),
    ...orders.map(order => JSON.stringify(give(held.battle, seat, order).ruling)),
  ]
}

interface PairsFound {
  pairs: number
  /** What was told otherwise, a line each. */
  differences: string[]
}

/** Plays a battle by chance, of so many lines at most, and compares what is told of all that is alike. */
export function comparePairs(
  game: Game,
  scenario: string,
  most: number,
  { seed = 'pairs', options = {} }: { seed?: string; options?: Options } = {},
): PairsFound {
  const dice = seededDice(`${seed} ${scenario}`)
  const found: PairsFound = { pairs: 0, differences: [] }
  for (const held of walked(game, scenario, seed, options)) {
    if (held.lines > most) break
    for (const { writer, seat, ways } of alikeAfter(held, dice)) {
      const [first = [], ...others] = ways.map(way => toldTo(way, seat))
      found.pairs += others.length
      for (const other of others)
        if (JSON.stringify(other) !== JSON.stringify(first))
          found.differences.push(
            `${scenario}, line ${held.lines}, ${writer} to ${seat}: ${firstUnlike(first, other)}`,
          )
    }
  }
  return found
}

function firstUnlike(one: readonly string[], other: readonly string[]): string {
  const at = one.findIndex((line, index) => line !== other[index])
  return `${one[at] ?? 'nothing'} – ${other[at < 0 ? one.length : at] ?? 'nothing'}`
}

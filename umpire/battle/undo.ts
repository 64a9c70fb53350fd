import type { Frame } from '../cursor.ts'
import type { Game } from '../game.ts'
import type { Seat } from '../kind.ts'
import type { Playable } from '../playable.ts'
import { isPlaced } from '../recorded.ts'
import { isOwnOrder } from '../own-orders.ts'
import { seededDice } from '../seeded-dice.ts'
import { stateAt, takenBackTo } from './battle.ts'
import type { Battle, Entry } from './battle.ts'

/** So many guesses at what the seat could not know: where one goes otherwise, something was shown. */
const GUESSES = 12

/**
 * The battle without its last order, where the seat gave it and has learnt nothing by it: no die
 * fell, no secret answers were shown, nothing came of it that the seat could not have foretold.
 * Null where the order stands.
 */
export function undone(battle: Battle, seat: Seat): Battle | null {
  const search = undoing(battle, seat)
  for (;;) {
    const step = search.next()
    if (step.done) return step.value
  }
}

/** Takes back in short steps, for a page that must not stand still meanwhile. */
export function* undoing(battle: Battle, seat: Seat): Generator<void, Battle | null> {
  const { game, file } = battle
  const last = file.entries.at(-1)
  if (!last || last.seat !== seat || hasRolls(last) || hasShownAnswers(file.entries)) return null
  // What was secret is open once a battle is over.
  if (isOwnOrder(last.order)) return null
  const before = stateAt(battle, last.seq - 1)
  const isKnown = yield* isForetold(game, before, last)
  return isKnown ? takenBackTo(battle, last.seq - 1) : null
}

function hasRolls({ events }: Entry): boolean {
  return events.some(({ rolls = [] }) => rolls.length > 0)
}

/** The last order ended a step at which another seat had answered before. */
function hasShownAnswers(entries: readonly Entry[]): boolean {
  const last = entries.at(-1)
  const step = stepAfter(entries.at(-2))
  if (!last || stepAfter(last) === step) return false
  for (let seq = last.seq - 1; seq > 0 && stepAfter(entries[seq - 1]) === step; seq--)
    if (entries[seq]?.seat !== last.seat) return true
  return false
}

/** Where play rested, whoever was asked there. */
function stepAfter(entry: Entry | undefined): string {
  const placed = entry?.events.findLast(isPlaced)
  return JSON.stringify(placed?.place.map(({ at, loop }: Frame) => [at, loop]))
}

/** The same order, played on what the seat knew and on guesses at the rest, tells it the same. */
function* isForetold(
  game: Game,
  before: Playable,
  { seat, order, events }: Entry,
): Generator<void, boolean> {
  if (seat === null) return false
  const dice = seededDice('undo')
  const told = (what: Entry['events']) =>
    JSON.stringify(what.map(event => game.redact(event, seat) ?? null))
  const known = told(events)
  for (let guess = 0; guess < GUESSES; guess++) {
    const determinized = game.determinize(game.view(before, seat), seat, dice)
    const played = game.play(determinized, seat, order, dice)
    if (!played.ruling.allowed || told(played.events) !== known) return false
    yield
  }
  return true
}

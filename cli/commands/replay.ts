import type { Battle, Entry, Language, Playable, Seat } from '@grognard/umpire'
import { audienceOf, isSecretTo } from '../audience.ts'
import type { Audience } from '../audience.ts'
import { readBattleFile } from '../files.ts'
import { entriesOf, eventLines, tellerAt, toldOf } from '../play/log.ts'
import type { Told } from '../play/log.ts'
import { orderText, outcomeLines, say, seatName, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { UsageError, usageError } from '../usage-error.ts'

/** An order of a saved battle as an audience may see it. */
interface Shown {
  entry: Entry
  /** With the names that were known before it. */
  teller: Teller
  before: Playable
  told: Told[]
  /** Counted through the orders that may be read; null for one that is secret. */
  number: number | null
  /** The number of the last order that could be read up to here, this one included. */
  after: number
}

/** Secret orders of one seat that follow one another, and bring nothing to light, are one: not how many. */
function shownEntries(teller: Teller, battle: Battle, audience: Audience): Shown[] {
  const shown: Shown[] = []
  let [orders, events] = [0, 0]
  for (const { entry, before } of entriesOf(battle)) {
    const then = tellerAt(teller, battle, before)
    const told = toldOf(then, audience, entry, before, events + 1)
    const isSecret = isSecretTo(audience, entry)
    if (isSecret && told.length === 0 && follows(shown.at(-1), entry)) continue
    events += told.length
    if (!isSecret && entry.seat !== null) orders += 1
    shown.push({
      entry,
      teller: then,
      before,
      told,
      number: isSecret ? null : orders,
      after: orders,
    })
  }
  return shown
}

function follows(last: Shown | undefined, { seat }: Entry): boolean {
  return last !== undefined && last.number === null && last.entry.seat === seat
}

export interface ReplayWish {
  from?: string
  to?: string
  seat?: string
  all?: true
  language: Language
}

/**
 * Tells a saved battle, all of it or some orders; 0 is the umpire's opening. Of one that goes on it
 * tells what all may know, or what one seat may know.
 */
export async function tellReplay(file: string, flags: ReplayWish): Promise<number> {
  const battle = readBattleFile(file)
  try {
    await tellBattle(battle, flags)
    return 0
  } catch (error) {
    throw untellable(file, error)
  }
}

async function tellBattle(battle: Battle, flags: ReplayWish): Promise<void> {
  const teller = tellerFor(battle.game, flags.language)
  const hidden = hiddenFrom(battle, flags)
  const shown = shownEntries(teller, battle, audienceOf(battle.game, hidden))
  const last = shown.findLast(one => one.number !== null)?.number ?? 0
  const from = flags.from === undefined ? 0 : orderNumber('from', flags.from, last)
  const to = flags.to === undefined ? Number.POSITIVE_INFINITY : orderNumber('to', flags.to, last)
  if (from > to) throw usageError('replay.fromAfterTo', { from, to })
  await writeLines([titleLine(teller, battle), ...noticeLines(teller, battle, flags)])
  for (const one of shown.filter(({ after }) => after >= from && after <= to))
    await writeLines(entryLines(one))
  if (to >= last) await writeLines(endLines(teller, battle))
}

/** Events of a file may lead to a battle that stands and yet tell of what never was. */
function untellable(file: string, error: unknown): unknown {
  if (error instanceof UsageError) return error
  const why = error instanceof Error ? error.message : String(error)
  return usageError('replay.untellable', { file, why })
}

/** The seats whose ears are asked: one, all of a battle that goes on, or none for all that there is. */
function hiddenFrom({ game, state }: Battle, { seat, all }: ReplayWish): readonly Seat[] {
  const seats = game.seats(state)
  if (seat !== undefined && all) throw usageError('replay.allOrSeat')
  if (seat !== undefined && !seats.includes(seat))
    throw usageError('noSeat', { seat, known: seats.join(', ') })
  if (seat !== undefined) return [seat]
  return state.outcome || all ? [] : seats
}

function noticeLines(teller: Teller, { game, state }: Battle, { seat, all }: ReplayWish): string[] {
  if (seat !== undefined) return [say(teller, 'replay.seat', { seat: seatName(teller, seat) })]
  if (state.outcome) return []
  return [
    say(teller, all ? 'replay.all' : 'replay.common', { seats: game.seats(state).join(', ') }),
  ]
}

function orderNumber(flag: string, text: string, last: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= 1 && number <= last) return number
  throw usageError('replay.noOrder', { flag, last, text })
}

function titleLine(teller: Teller, { game, file }: Battle): string {
  const key = game.scenarios[file.scenario]?.title ?? file.scenario
  const title = game.title[teller.words.language]
  return say(teller, 'title', { title, scenario: teller.words.say({ key }) })
}

function entryLines({ teller, entry, before, number, told }: Shown): string[] {
  const lines = told.flatMap(one => eventLines(teller, one)).map(line => `  ${line}`)
  const { seat, order } = entry
  if (seat === null || order === null) return [say(teller, 'begins'), ...lines]
  const name = seatName(teller, seat)
  if (number === null) return [say(teller, 'entrySecret', { seat: name }), ...lines]
  const values = { number, seat: name, order: orderText(teller, before, order) }
  return [say(teller, 'entry', values), ...lines]
}

function endLines(teller: Teller, { game, state }: Battle): string[] {
  const awaited = game.awaiting(state)
  return Array.isArray(awaited) ? [say(teller, 'undecided')] : outcomeLines(teller, awaited)
}

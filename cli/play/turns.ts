import { forfeitsOf, seededDice, skipQuestions } from '@grognard/umpire'
import type { Ask, Clock, Kind, Seat, Value } from '@grognard/umpire'
import {
  askAgainLine,
  askLine,
  lineOf,
  outcomeLines,
  refusalLines,
  say,
  statusLines,
} from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { completionOf } from './completion.ts'
import { commandIn } from './commands.ts'
import type { Next } from './commands.ts'
import { playersSeed } from './computers.ts'
import { giveAtTable, giveOrder } from './give-order.ts'
import { handOver } from './hand-over.ts'
import { offerLines, orderIn, TOLD_AT_ONCE } from './offers.ts'
import type { Offered } from './offers.ts'
import { groupHint } from './group-lines.ts'
import { goOn, wayBack } from './session.ts'
import type { Session } from './session.ts'
import { lineInTime } from './step-clock.ts'
import { goOnTogether } from './together.ts'

/** Plays until the battle is over or a person leaves. */
export async function playOn(session: Session): Promise<void> {
  for (;;) {
    const { teller, battle, humans } = session
    const awaited = battle.game.awaiting(battle.state)
    if (!Array.isArray(awaited)) return writeLines(outcomeLines(teller, awaited))
    const [ask] = awaited
    if (!ask) throw new Error('The battle is not over, but nobody is asked.')
    const turn = humans.includes(ask.seat) ? humanTurn : computerTurn
    if ((await turn(session, ask)) === 'leave') return
  }
}

/** The computer answers from what its seat may know. */
async function computerTurn(session: Session, { seat }: Ask): Promise<Next> {
  const { battle } = session
  const { game, state, file } = battle
  const dice = seededDice(`${playersSeed(battle)} ${seat}`, file.entries.length)
  const order = session.computerAt(seat).next(game.view(state, seat), seat, dice)
  const given = await giveAtTable(session, seat, order)
  if (!given.ruling.allowed)
    throw new Error(`The computer's order for ${seat} was refused: ${JSON.stringify(given.ruling)}`)
  await goOn(session, given.battle)
  return 'look'
}

async function humanTurn(session: Session, ask: Ask): Promise<Next> {
  if (!(await handOver(session, ask.seat))) return inputEnded(session)
  if (await goOnTogether(session, ask)) return 'look'
  await tellAsk(session, ask)
  for (;;) {
    const line = await lineInTime(session, ask, () =>
      session.input.next(typed => completionOf(session, ask, typed)),
    )
    if (typeof line === 'object') return timeIsUp(session, ask, line)
    if (line === undefined) return inputEnded(session)
    const next = line === '' ? 'ask' : await answer(session, ask, line)
    if (next !== 'ask') return next
  }
}

/** The clock has its say as an order. */
async function timeIsUp(session: Session, { seat }: Ask, { order }: Clock): Promise<Next> {
  const given = await giveAtTable(session, seat, order)
  await goOn(session, given.battle)
  return 'look'
}

export async function inputEnded(session: Session): Promise<Next> {
  await writeLines([say(session.teller, 'ended'), wayBack(session)])
  return 'leave'
}

/** The situation is told again when another seat or phase has come; at every order without phases. */
export async function tellAsk(session: Session, ask: Ask): Promise<void> {
  const { teller, battle } = session
  const situated = `${ask.seat} ${ask.phase || battle.file.entries.length}`
  if (situated !== session.situated) {
    session.situated = situated
    session.offersTold = null
    const view = teller.game.view(battle.state, ask.seat)
    await writeLines(statusLines(teller, view, ask.seat))
  }
  await writeLines(askedLines(session, ask))
}

/** Within a step only the orders that have changed are listed again, with their numbers. */
function askedLines(session: Session, ask: Ask): string[] {
  const { teller, offersTold } = session
  const at = `${ask.seat} ${ask.step}`
  const lines = offerLines(session, ask.seat, TOLD_AT_ONCE)
  session.offersTold = { at, lines }
  const known = new Set(offersTold?.at === at ? offersTold.lines : [])
  const fresh = lines.filter(line => !known.has(line))
  if (known.size === 0 || fresh.length > lines.length / 2)
    return [askLine(teller, ask), ...lines, ...groupHint(session, ask)]
  const numbered = fresh.filter(line => /^ *\d/.test(line))
  return [askAgainLine(teller, ask), ...numbered, `  ${say(teller, 'offersStand')}`]
}

/** What a line says is done: a command, or an order that is given. */
export async function answer(session: Session, ask: Ask, line: string): Promise<Next> {
  const named = commandIn(session.teller, line)
  if (named) return named.command(session, ask, named.rest)
  const meant = orderIn(session, ask, line)
  if (typeof meant === 'string') {
    await writeLines([meant])
    return 'ask'
  }
  if (await isAskedFirst(session, meant)) return 'ask'
  const ruling = await giveOrder(session, meant)
  if (!ruling.allowed) await writeLines(refusalLines(session.teller, ruling))
  return ruling.allowed ? 'look' : 'ask'
}

/** What going on would throw away is named once; the same order again gives it. */
async function isAskedFirst(session: Session, { seat, order }: Offered): Promise<boolean> {
  const { teller, battle } = session
  const view = teller.game.view(battle.state, seat)
  const forfeits = forfeitsOf(teller.game.tool(order.kind), view, seat)
  const isAskedAlready = session.askedAt === battle
  if (forfeits.length === 0 || isAskedAlready || !mayBeGiven(session, seat, order)) return false
  session.askedAt = battle
  const nameOf = (name: Value): string =>
    typeof name === 'object' ? lineOf(teller, name) : String(name)
  const questions = skipQuestions(forfeits, nameOf).map(question => lineOf(teller, question))
  await writeLines([...questions, say(teller, 'skipAnyway')])
  return true
}

function mayBeGiven({ teller, battle }: Session, seat: Seat, order: Kind): boolean {
  return teller.game.judge(battle.state, seat, order).allowed
}

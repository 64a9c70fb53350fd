import { forfeitsOf, give, seededDice, skipQuestions } from '@grognard/umpire'
import type { Ask, Given, Kind, Seat, Value } from '@grognard/umpire'
import { writeLines } from '../output.ts'
import { askLine, lineOf, outcomeLines, refusalLines, say, statusLines } from '../teller.ts'
import { commandIn } from './commands.ts'
import type { Next } from './commands.ts'
import { playersSeed } from './computers.ts'
import { handOver } from './hand-over.ts'
import { orderIn } from './meant.ts'
import { offerLines, TOLD_AT_ONCE } from './offers.ts'
import type { Offered } from './offers.ts'
import { goOn } from './sitting.ts'
import type { Sitting } from './sitting.ts'
import { diceForOrder, withTypedDice } from './typed-dice.ts'
import { wayBack } from './way-back.ts'

/** Plays until the battle is over or a person leaves. */
export async function playOn(sitting: Sitting): Promise<void> {
  for (;;) {
    const { teller, battle, humans } = sitting
    const awaited = battle.game.awaiting(battle.state)
    if (!Array.isArray(awaited)) return writeLines(outcomeLines(teller, awaited))
    const [ask] = awaited
    if (!ask) throw new Error('The battle is not over, but nobody is asked.')
    const turn = humans.includes(ask.seat) ? humanTurn : computerTurn
    if ((await turn(sitting, ask)) === 'leave') return
  }
}

/** The computer answers from what its seat may know. */
async function computerTurn(sitting: Sitting, { seat }: Ask): Promise<Next> {
  const { battle } = sitting
  const { game, state, file } = battle
  const dice = seededDice(`${playersSeed(battle)} ${seat}`, file.entries.length)
  const order = sitting.computerAt(seat).next(game.view(state, seat), seat, dice)
  const given = await giveAtTable(sitting, seat, order)
  if (!given.ruling.allowed)
    throw new Error(`The computer's order for ${seat} was refused: ${JSON.stringify(given.ruling)}`)
  await goOn(sitting, given.battle)
  return 'look'
}

async function humanTurn(sitting: Sitting, ask: Ask): Promise<Next> {
  if (!(await handOver(sitting, ask.seat))) return inputEnded(sitting)
  await tellAsk(sitting, ask)
  for (;;) {
    const line = await sitting.input.next()
    if (line === undefined) return inputEnded(sitting)
    const next = line === '' ? 'ask' : await answer(sitting, ask, line)
    if (next !== 'ask') return next
  }
}

async function inputEnded(sitting: Sitting): Promise<Next> {
  await writeLines([say(sitting.teller, 'ended'), wayBack(sitting)])
  return 'leave'
}

/** The situation is told again when another seat or phase has come; at every order without phases. */
async function tellAsk(sitting: Sitting, ask: Ask): Promise<void> {
  const { teller, battle } = sitting
  const situated = `${ask.seat} ${ask.phase || battle.file.entries.length}`
  if (situated !== sitting.situated) {
    sitting.situated = situated
    const view = teller.game.view(battle.state, ask.seat)
    await writeLines(statusLines(teller, view, ask.seat))
  }
  await writeLines([askLine(teller, ask), ...offerLines(sitting, ask.seat, TOLD_AT_ONCE)])
}

async function answer(sitting: Sitting, ask: Ask, line: string): Promise<Next> {
  const named = commandIn(sitting.teller, line)
  if (named) return named.command(sitting, ask, named.rest)
  const meant = orderIn(sitting, ask, line)
  if (typeof meant === 'string') {
    await writeLines([meant])
    return 'ask'
  }
  if (await isAskedFirst(sitting, meant)) return 'ask'
  const given = await giveAtTable(sitting, meant.seat, meant.order)
  if (given.ruling.allowed) await goOn(sitting, given.battle)
  else await writeLines(refusalLines(sitting.teller, given.ruling))
  return given.ruling.allowed ? 'look' : 'ask'
}

/** What going on would throw away is named once; the same order again gives it. */
async function isAskedFirst(sitting: Sitting, { seat, order }: Offered): Promise<boolean> {
  const { teller, battle } = sitting
  const view = teller.game.view(battle.state, seat)
  const forfeits = forfeitsOf(teller.game.tool(order.kind), view, seat)
  const isAskedAlready = sitting.askedAt === battle
  if (forfeits.length === 0 || isAskedAlready || !mayBeGiven(sitting, seat, order)) return false
  sitting.askedAt = battle
  const nameOf = (name: Value): string =>
    typeof name === 'object' ? lineOf(teller, name) : String(name)
  const questions = skipQuestions(forfeits, nameOf).map(question => lineOf(teller, question))
  await writeLines([...questions, say(teller, 'skipAnyway')])
  return true
}

function mayBeGiven({ teller, battle }: Sitting, seat: Seat, order: Kind): boolean {
  return teller.game.judge(battle.state, seat, order).allowed
}

function giveAtTable(sitting: Sitting, seat: Seat, order: Kind): Promise<Given> {
  const { battle } = sitting
  const play = (typed: readonly number[]): Given => give(battle, seat, order, typed)
  return withTypedDice(diceForOrder(sitting, seat, order), play, ({ events }) => events)
}

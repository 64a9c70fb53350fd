import { chooseOrder } from '@grognard/players'
import { give, seededDice } from '@grognard/umpire'
import type { Ask, Given, Kind } from '@grognard/umpire'
import { formsFor, orderKinds } from '../games.ts'
import { readOrder } from '../order-line.ts'
import { formText } from '../order-form.ts'
import { writeLines } from '../output.ts'
import { askLine, outcomeLines, refusalLines, say, situationLines } from '../teller.ts'
import { unitsOf } from '../units.ts'
import { commandIn } from './commands.ts'
import type { Next } from './commands.ts'
import { offerLines, offersNow, offersOf, TOLD_AT_ONCE } from './offers.ts'
import type { Offered } from './offers.ts'
import { goOn } from './sitting.ts'
import type { Sitting } from './sitting.ts'
import { withTypedDice } from './typed-dice.ts'

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
  const { battle, playersSeed } = sitting
  const { game, state, file } = battle
  const dice = seededDice(`${playersSeed} ${seat}`, file.entries.length)
  const order = chooseOrder(game, game.view(state, seat), seat, dice)
  const given = await giveAtTable(sitting, seat, order)
  if (!given.ruling.allowed)
    throw new Error(`The computer's order for ${seat} was refused: ${JSON.stringify(given.ruling)}`)
  await goOn(sitting, given.battle)
  return 'look'
}

async function humanTurn(sitting: Sitting, ask: Ask): Promise<Next> {
  await tellAsk(sitting, ask)
  for (;;) {
    const line = await sitting.input.next()
    if (line === undefined) {
      await writeLines([say(sitting.teller, 'ended'), wayBack(sitting)])
      return 'leave'
    }
    const next = line === '' ? 'ask' : await answer(sitting, ask, line)
    if (next !== 'ask') return next
  }
}

/** How a battle that is left can be gone on with. */
function wayBack({ teller, saveTo: file }: Sitting): string {
  return file === undefined ? say(teller, 'notSaved') : say(teller, 'resume', { file })
}

/** The situation is told again when another seat or phase has come; at every order without phases. */
async function tellAsk(sitting: Sitting, ask: Ask): Promise<void> {
  const { teller, battle } = sitting
  const situated = `${ask.seat} ${ask.phase || battle.file.entries.length}`
  if (situated !== sitting.situated) {
    sitting.situated = situated
    const view = teller.game.view(battle.state, ask.seat)
    await writeLines(situationLines(teller, view, ask.seat))
  }
  await writeLines([askLine(teller, ask), ...offerLines(sitting, ask.seat, TOLD_AT_ONCE)])
}

async function answer(sitting: Sitting, ask: Ask, line: string): Promise<Next> {
  const named = commandIn(line)
  if (named) return named.command(sitting, ask, named.rest)
  const meant = orderIn(sitting, ask, line)
  if (typeof meant === 'string') {
    await writeLines([meant])
    return 'ask'
  }
  const given = await giveAtTable(sitting, meant.seat, meant.order)
  if (given.ruling.allowed) await goOn(sitting, given.battle)
  else await writeLines(refusalLines(sitting.teller, given.ruling))
  return given.ruling.allowed ? 'look' : 'ask'
}

/** The order a line means, or a line saying why it means none. */
function orderIn(sitting: Sitting, ask: Ask, line: string): Offered | string {
  if (/^\d+$/.test(line)) return offerNumbered(sitting, ask, Number(line))
  const { teller, battle } = sitting
  const units = unitsOf(teller, battle.state)
  const offers = (kind: string) =>
    offersOf(sitting, ask.seat)
      .map(({ order }) => order)
      .filter(order => order.kind === kind)
  const asked = readOrder(line, formsFor(teller, ask.asks), units, offers)
  const isKnown = 'order' in asked || asked.kind !== undefined
  const read = isKnown ? asked : readOrder(line, formsFor(teller, orderKinds(teller.game)), units)
  if ('order' in read) return { seat: ask.seat, order: read.order }
  if (read.kind === undefined) return say(teller, 'notRead', { text: read.fault })
  const forms = formsFor(teller, [read.kind]).map(formText).join(' ')
  const fault = say(teller, 'notFilled', { order: read.kind, fault: read.fault })
  return [fault, say(teller, 'formsHint', { forms })].join('\n')
}

function offerNumbered(sitting: Sitting, { seat }: Ask, number: number): Offered | string {
  const offers = offersNow(sitting, seat)
  return offers[number - 1] ?? say(sitting.teller, 'noSuchNumber', { number, count: offers.length })
}

function giveAtTable(sitting: Sitting, seat: string, order: Kind): Promise<Given> {
  const { teller, input, battle } = sitting
  return withTypedDice(teller, input, typed => give(battle, seat, order, typed))
}

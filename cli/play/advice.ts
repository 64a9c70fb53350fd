import { isDeepStrictEqual } from 'node:util'
import { adviceFor, isToldInWays, linesOf, planTaken } from '@grognard/players'
import type { Advice } from '@grognard/players'
import { seededDice } from '@grognard/umpire'
import type { Ask } from '@grognard/umpire'
import { say } from '../teller.ts'
import { writeLines } from '../terminal.ts'
import { playersSeed } from './computers.ts'
import { numberedLines, offersNow } from './offers.ts'
import type { Session } from './session.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const PATIENCE = 4000

/** Tells the best orders, why, and how they ended when followed ahead; each has a number to give it by. */
export async function tellAdvice(session: Session, ask: Ask): Promise<void> {
  const { teller } = session
  await writeLines([teller.words.say({ key: 'advice.thinking' })])
  const advice = adviceNow(session, ask)
  const orders = advice.map(({ order }) => order)
  session.advised = { battle: session.battle, seat: ask.seat, orders, advice }
  await writeLines(adviceLines(session, ask, advice))
}

/** From what the seat may know, with dice of their own. */
function adviceNow(session: Session, { seat }: Ask): Advice[] {
  const { battle, advised } = session
  const { game } = session.teller
  const last = battle.file.entries.findLast(entry => entry.seat === seat)?.order
  const taken = advised?.seat === seat && last ? planTaken(advised.advice, last) : null
  const until = performance.now() + PATIENCE
  const dice = seededDice(`${playersSeed(battle)} advice ${seat}`, battle.file.entries.length)
  const goOn = () => performance.now() < until
  return adviceFor(game, game.view(battle.state, seat), seat, dice, goOn, taken)
}

function adviceLines(session: Session, { seat }: Ask, advice: readonly Advice[]): string[] {
  const { teller } = session
  if (advice.length === 0) return [teller.words.say({ key: 'advice.nothing' })]
  const legalOrders = offersNow(session, seat)
  const numbered = advice.map(({ order }) => ({
    order,
    number: 1 + legalOrders.findIndex(offered => isDeepStrictEqual(offered.order, order)),
  }))
  const lines = numberedLines(session, seat, numbered)
  const told = lines.flatMap((line, place) => [
    line,
    ...linesOf(advice, place).map(message => `      ${teller.words.say(message)}`),
  ])
  const ways = isToldInWays(advice) ? [teller.words.say({ key: 'advice.way' })] : []
  return [say(teller, 'advice.head'), ...told, ...ways]
}

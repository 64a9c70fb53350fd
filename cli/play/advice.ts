import { isDeepStrictEqual } from 'node:util'
import { adviceFor, isToldInWays, linesOf, planTaken } from '@grognard/players'
import type { Advice } from '@grognard/players'
import { seededDice } from '@grognard/umpire'
import type { Ask } from '@grognard/umpire'
import { writeLines } from '../output.ts'
import { say } from '../teller.ts'
import { numberedLines, offersNow } from './offers.ts'
import { playersSeed } from './computers.ts'
import type { Sitting } from './sitting.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const PATIENCE = 4000

/** Tells the best orders, why, and how they ended when followed ahead; each has a number to give it by. */
export async function tellAdvice(sitting: Sitting, ask: Ask): Promise<void> {
  const { teller } = sitting
  await writeLines([teller.words.say({ key: 'advice.thinking' })])
  const advice = adviceNow(sitting, ask)
  const orders = advice.map(({ order }) => order)
  sitting.advised = { battle: sitting.battle, seat: ask.seat, orders, advice }
  await writeLines(adviceLines(sitting, ask, advice))
}

/** From what the seat may know, with dice of their own. */
function adviceNow(sitting: Sitting, { seat }: Ask): Advice[] {
  const { battle, advised } = sitting
  const { game } = sitting.teller
  const last = battle.file.entries.findLast(entry => entry.seat === seat)?.order
  const taken = advised?.seat === seat && last ? planTaken(advised.advice, last) : null
  const until = performance.now() + PATIENCE
  const dice = seededDice(`${playersSeed(battle)} advice ${seat}`, battle.file.entries.length)
  const goOn = () => performance.now() < until
  return adviceFor(game, game.view(battle.state, seat), seat, dice, goOn, taken)
}

function adviceLines(sitting: Sitting, { seat }: Ask, advice: readonly Advice[]): string[] {
  const { teller } = sitting
  if (advice.length === 0) return [teller.words.say({ key: 'advice.nothing' })]
  const legalOrders = offersNow(sitting, seat)
  const numbered = advice.map(({ order }) => ({
    order,
    number: 1 + legalOrders.findIndex(offered => isDeepStrictEqual(offered.order, order)),
  }))
  const lines = numberedLines(sitting, seat, numbered)
  const told = lines.flatMap((line, place) => [
    line,
    ...linesOf(advice, place).map(message => `      ${teller.words.say(message)}`),
  ])
  const ways = isToldInWays(advice) ? [teller.words.say({ key: 'advice.way' })] : []
  return [say(teller, 'advice.head'), ...told, ...ways]
}

import { isDeepStrictEqual } from 'node:util'
import { adviceFor } from '@grognard/players'
import type { Advice } from '@grognard/players'
import { seededDice } from '@grognard/umpire'
import type { Ask, Message } from '@grognard/umpire'
import { writeLines } from '../output.ts'
import { say } from '../teller.ts'
import { numberedLines, offersNow } from './offers.ts'
import type { Sitting } from './sitting.ts'

/** Nobody wants to wait longer for advice, in milliseconds. */
const PATIENCE = 4000

/** Tells the best orders, why, and how they ended when followed ahead; each has a number to give it by. */
export async function tellAdvice(sitting: Sitting, ask: Ask): Promise<void> {
  const { teller } = sitting
  await writeLines([say(teller, 'advice.thinking')])
  const advice = adviceNow(sitting, ask)
  const orders = advice.map(({ order }) => order)
  sitting.advised = { battle: sitting.battle, seat: ask.seat, orders }
  await writeLines(adviceLines(sitting, ask, advice))
}

/** From what the seat may know, with dice of their own. */
function adviceNow({ teller: { game }, battle, playersSeed }: Sitting, { seat }: Ask): Advice[] {
  const until = performance.now() + PATIENCE
  const dice = seededDice(`${playersSeed} advice ${seat}`, battle.file.entries.length)
  const goOn = () => performance.now() < until
  return adviceFor(game, game.view(battle.state, seat), seat, dice, goOn)
}

function adviceLines(sitting: Sitting, { seat }: Ask, advice: readonly Advice[]): string[] {
  const { teller } = sitting
  if (advice.length === 0) return [say(teller, 'advice.nothing')]
  const offers = offersNow(sitting, seat)
  const numbered = advice.map(({ order }) => ({
    order,
    number: 1 + offers.findIndex(offered => isDeepStrictEqual(offered.order, order)),
  }))
  const lines = numberedLines(sitting, seat, numbered)
  const told = lines.flatMap((line, place) => [
    line,
    ...reasonsFor(advice, place).map(message => `      ${teller.words.say(message)}`),
  ])
  const isToldInWays = advice.some(({ even, of }) => even < of)
  return [say(teller, 'advice.head'), ...told, ...(isToldInWays ? [say(teller, 'advice.way')] : [])]
}

/**
 * Why, and what was seen by looking ahead: held against the next best of the first and against the
 * first of all others.
 */
export function reasonsFor(advice: readonly Advice[], place: number): Message[] {
  const one = advice[place]
  if (!one) return []
  const { because, of } = one
  if (of > 0) return [...because, ...endingOf(one, place === 0 ? 'next' : 'first')]
  return advice.length > 1 || because.length > 0 ? because : [{ key: 'cli.advice.none' }]
}

/** How it ended, and why it stands where it stands although the ways speak against that. */
function endingOf({ better, even, of, despite }: Advice, rival: 'next' | 'first'): Message[] {
  if (even === of) return [{ key: `cli.advice.alike.${rival}` }]
  const values = { better, even, worse: of - better - even, of }
  const ended = { key: `cli.advice.${better > 0 ? 'better' : 'worse'}.${rival}`, values }
  return despite ? [ended, { key: `cli.advice.${despite}.${rival}` }] : [ended]
}

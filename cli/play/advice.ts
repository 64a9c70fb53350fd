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
  const numbers = advice.map(
    one => 1 + offers.findIndex(({ order }) => isDeepStrictEqual(order, one.order)),
  )
  const distinct = [...new Set(numbers)]
  const numbered = distinct.flatMap(number => {
    const offered = offers[number - 1]
    return offered ? [{ order: offered.order, number }] : []
  })
  const lines = numberedLines(sitting, seat, numbered)
  const told = numbers.flatMap((number, place) => [
    lines[distinct.indexOf(number)] ?? '',
    ...reasonsFor(advice, place).map(message => `      ${teller.words.say(message)}`),
  ])
  return [say(teller, 'advice.head'), ...told]
}

/**
 * Why, and what was seen by looking ahead: held against the next best of the first and against the
 * first of all others.
 */
export function reasonsFor(advice: readonly Advice[], place: number): Message[] {
  const one = advice[place]
  if (!one) return []
  const { because, better, even, of } = one
  if (of > 0) return [...because, { key: aheadKey(one, place), values: { better, even, of } }]
  if (advice.length > 1) return because
  return [...because, { key: `cli.advice.${because.length > 0 ? 'lone' : 'none'}` }]
}

function aheadKey({ even, of }: Advice, place: number): string {
  const rival = place === 0 ? 'next' : 'first'
  return `cli.advice.${even === of ? 'alike' : 'ahead'}.${rival}`
}

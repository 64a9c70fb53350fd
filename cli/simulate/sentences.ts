import type { Difference } from '@grognard/lab/difference.ts'
import { battlesIn, matchOf, planKept } from '@grognard/lab/plan.ts'
import type { Plan } from '@grognard/lab/plan.ts'
import type { Spread } from '@grognard/lab/statistics.ts'
import { isByPlayer } from '@grognard/lab/summary.ts'
import type { Comparison, Summary } from '@grognard/lab/summary.ts'
import { engineVersion } from '@grognard/umpire'
import type { Seat, Values } from '@grognard/umpire'
import { say as sayOf, seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { numberFormatsIn } from './number-format.ts'

/** In what the game counts how long a battle lasts. */
const turnWords = { turns: { key: 'turn.in' } }

export function say(teller: Teller, key: string, values: Values = {}): string {
  return sayOf(teller, `simulate.${key}`, { ...turnWords, ...values })
}

/** What only the report says. */
export function reportText(teller: Teller, key: string, values: Values = {}): string {
  return sayOf(teller, `report.${key}`, { ...turnWords, ...values })
}

export function titleOf(teller: Teller, { scenario }: Plan): string {
  const { game, words } = teller
  const key = game.scenarios[scenario]?.title ?? scenario
  return say(teller, 'title', { title: game.title[words.language], scenario: words.say({ key }) })
}

/** What was to be played, and what has been. */
export function planLine(teller: Teller, plan: Plan, done: number): string {
  const battles = battlesIn(plan)
  const values = { battles, done, seed: plan.seed }
  if (done < battles) return say(teller, 'planSoFar', values)
  return say(teller, plan.swap ? 'planSwapped' : 'plan', values)
}

/** By which book it was played, as the catalogue names it, and by which program. */
export function rulesLine(teller: Teller): string {
  return reportText(teller, 'rules', { edition: { key: 'book.edition' }, engine: engineVersion })
}

export function playerName(teller: Teller, contestant: string): string {
  const plan = planKept(contestant)
  return plan === null ? say(teller, `player.${contestant}`) : say(teller, 'player.plan', { plan })
}

/** The seat and, where it is the same in all battles of the value, who plays it. */
export function seatLabel(teller: Teller, plan: Plan, value: number, seat: Seat): string {
  const name = seatName(teller, seat)
  const { contestants } = matchOf(plan, value + 1)
  const isSame = new Set(Object.values(contestants)).size === 1
  const contestant = contestants[seat]
  if (!contestant || (plan.swap && !isSame)) return name
  return say(teller, 'seat', { seat: name, player: playerName(teller, contestant) })
}

/** The varied thing and its value, in the game's own words where it has them. */
export function valueLabel(teller: Teller, { vary }: Plan, value: string): string {
  if (!vary) return ''
  const values = { name: variedName(teller, vary), value: variedValue(teller, vary, value) }
  return say(teller, 'value', values)
}

function variedName({ words }: Teller, { of, name }: NonNullable<Plan['vary']>): string {
  return of === 'seat' ? words.name('seat', name) : words.name('option', name)
}

function variedValue(
  teller: Teller,
  { of, name }: NonNullable<Plan['vary']>,
  value: string,
): string {
  const key = `option.${name}.${value}`
  if (of === 'option') {
    if (teller.words.has(key)) return teller.words.say({ key })
    return value === 'true' || value === 'false' ? say(teller, `option.${value}`) : value
  }
  return playerName(teller, value)
}

export function spreadLine(teller: Teller, key: 'length' | 'orders', spread: Spread): string {
  const { number, numbers } = numberFormatsIn(teller.words.language)
  return say(teller, key, {
    mean: number(spread.mean),
    interval: numbers(spread.interval),
    lower: number(spread.lowerQuarter),
    upper: number(spread.upperQuarter),
    least: number(spread.least),
    most: number(spread.most),
  })
}

/** How many battles a table is of, and why not of all. */
export function countedLine(teller: Teller, { battles, repeats }: Summary): string {
  if (repeats === 0) return say(teller, 'counted', { battles })
  return say(teller, 'countedOnce', { battles, of: battles + repeats })
}

/** Of a value under which every battle went as under the first. */
export function sameText(teller: Teller, { vary }: Plan, { one, other }: Comparison): string {
  if (!vary) return ''
  return say(teller, 'compare.same', {
    name: variedName(teller, vary),
    one: variedValue(teller, vary, one),
    other: variedValue(teller, vary, other),
  })
}

export function comparisonTitle(
  teller: Teller,
  { vary }: Plan,
  { one, other, seats, threshold }: Comparison,
): string {
  if (!vary) return ''
  return say(teller, 'compare', {
    name: variedName(teller, vary),
    one: variedValue(teller, vary, one),
    other: variedValue(teller, vary, other),
    pairs: seats[0]?.wins.pairs ?? 0,
    limit: numberFormatsIn(teller.words.language).chance(threshold),
  })
}

/** Each difference with its interval, and whether it is one. */
export function comparisonLines(teller: Teller, plan: Plan, comparison: Comparison): string[] {
  const formats = numberFormatsIn(teller.words.language)
  const { threshold, seats, length } = comparison
  const told = (key: string, difference: Difference, isShare: boolean, seat = ''): string => {
    const values = {
      seat,
      difference: (isShare ? formats.signedPoints : formats.signed)(difference.difference),
      interval: (isShare ? formats.signedPointsWithin : formats.signedNumbers)(difference.interval),
    }
    const verdict = say(teller, `compare.${verdictOf(difference, threshold)}`, {
      chance: formats.chance(difference.chance),
    })
    return `${say(teller, `compare.${key}`, values)} ${verdict}`
  }
  const name = (seat: Seat) => {
    const values = { seat: seatName(teller, seat) }
    return isByPlayer(plan) ? say(teller, 'compare.player', values) : values.seat
  }
  return [
    ...seats.map(({ seat, wins }) => told('wins', wins, true, name(seat))),
    ...seats
      .filter(({ lost }) => verdictOf(lost, threshold) !== 'none')
      .map(({ seat, lost }) => told('lost', lost, false, name(seat))),
    ...(length ? [told('length', length, false)] : []),
  ]
}

/** Open where the test and the interval, which come by different ways, do not say the same. */
function verdictOf({ chance, differing, interval }: Difference, threshold: number): string {
  if (differing === 0) return 'none'
  const isUnlikely = chance < threshold
  const isApart = interval !== null && (interval.low > 0 || interval.high < 0)
  if (isUnlikely !== isApart) return 'open'
  return isUnlikely ? 'real' : 'chance'
}

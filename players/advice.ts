import { firstCandidates, stepOf } from '@grognard/umpire'
import type { Candidate, Dice, Game, Kind, Message, Seat, View } from '@grognard/umpire'
import { lawful, lookaheadAt, weighCandidates } from './search.ts'
import type { Effort, WeighedCandidate } from './search.ts'

/** An order that a good player would think of, and why. */
export interface Advice {
  order: Kind
  /** What speaks for it; nothing where the doctrine gives no reason. */
  because: Message[]
  /**
   * Of the ways in which it and its rival were followed it ended better in so many, and as well in so
   * many. The first order's rival is the second, every other's the first.
   */
  better: number
  even: number
  /** Ways they were followed; 0 where nothing was looked ahead into. */
  of: number
  despite: Despite
  /** Where it begins a way of fighting that goes on with further orders. */
  plan?: AdvisedPlan
}

/** A way of fighting, kept to while the step of its turn lasts. */
export interface AdvisedPlan {
  style: string
  turn: number
  step: string
}

/**
 * Why the one of the two that ended worse in more ways still stands first: where it ended
 * better it was so by more, or the doctrine by itself holds it to be the better. Null where the
 * ways do not speak against the order.
 */
type Despite = 'byMore' | 'byItself' | null

/** More than a player takes at the table: whoever asks for advice wants to see what else there is. */
const effort: Effort = { rollouts: 6 }
/** And so many more are looked at than at the table. */
const MORE = 2

/**
 * The orders worth thinking of for a seat that is asked, the best first. It is given the seat's view
 * alone. `goOn` may end it early with what has been found so far. `taken` is the plan that was advised
 * last and taken up: it is gone on with, not weighed anew at every order.
 */
export function adviceFor(
  game: Game,
  view: View,
  seat: Seat,
  dice: Dice,
  goOn: () => boolean = () => true,
  taken: AdvisedPlan | null = null,
): Advice[] {
  if (taken && isGoingOn(game, view, taken)) return [nextOf(game, view, seat, dice, taken)]
  const candidates = firstCandidates(
    game.candidates(view, seat, dice),
    (game.lookahead?.candidates ?? 0) + MORE,
  )
  if (!game.lookahead || candidates.length < 2)
    return candidates.slice(0, 1).map(({ order, because = [] }) => ({
      order: lawful(game, view, seat, dice, order),
      because,
      ...notFollowed,
    }))
  return eachOnce(weighed(game, view, seat, candidates, dice, goOn))
    .filter(({ candidate }) => game.judge(view, seat, candidate.order).allowed)
    .map((one, place, all) => ({
      ...adviceOf(one, all[place === 0 ? 1 : 0], place === 0),
      ...planOf(game, view, one.candidate.style),
    }))
}

function planOf(game: Game, view: View, style: string | undefined): Pick<Advice, 'plan'> {
  return style === undefined ? {} : { plan: { style, ...momentOf(game, view) } }
}

function isGoingOn(game: Game, view: View, { turn, step }: AdvisedPlan): boolean {
  const now = momentOf(game, view)
  return now.turn === turn && now.step === step
}

function momentOf(game: Game, view: View): Pick<AdvisedPlan, 'turn' | 'step'> {
  const turn = Math.floor(game.lookahead?.clock(view) ?? 0)
  return { turn, step: stepOf(view) }
}

/** The next order of a plan, which speaks for itself. */
function nextOf(game: Game, view: View, seat: Seat, dice: Dice, plan: AdvisedPlan): Advice {
  const chosen = game.choose(view, seat, dice, plan.style)
  const order = lawful(game, view, seat, dice, chosen)
  return { order, because: [{ key: 'advice.kept' }], ...notFollowed, plan }
}

/** Followed ahead, or as the doctrine has them where nothing can be seen ahead. */
function weighed(
  game: Game,
  view: View,
  seat: Seat,
  candidates: readonly Candidate<Kind>[],
  dice: Dice,
  goOn: () => boolean,
): WeighedCandidate[] {
  const lookahead = lookaheadAt(game, view, seat)
  if (!lookahead)
    return candidates.map(candidate => ({ candidate, mean: 0, worth: candidate.worth, found: [] }))
  const seed = `advice ${dice.roll(1_000_000)}`
  return weighCandidates(game, lookahead, view, seat, candidates, seed, { ...effort, goOn })
}

const notFollowed = { better: 0, even: 0, of: 0, despite: null }

/** The same order may begin several plans: it has the best place of them. */
function eachOnce(weighed: readonly WeighedCandidate[]): WeighedCandidate[] {
  const known = new Set<string>()
  return weighed.filter(({ candidate }) => {
    const looks = JSON.stringify(candidate.order)
    const isNew = !known.has(looks)
    known.add(looks)
    return isNew
  })
}

function adviceOf(
  one: WeighedCandidate,
  rival: WeighedCandidate | undefined,
  isFirst: boolean,
): Advice {
  const { order, because = [] } = one.candidate
  if (!rival) return { order, because, ...notFollowed }
  const gains = gainsOver(one.found, rival.found)
  const ahead = isFirst ? gains : gains.map(gain => -gain)
  return {
    order,
    because,
    better: gains.filter(gain => gain > 0).length,
    even: gains.filter(gain => gain === 0).length,
    of: gains.length,
    despite: despiteOf(ahead),
  }
}

/** By how much it ended better in each way that both were followed. */
function gainsOver(found: readonly number[], rival: readonly number[]): number[] {
  return found.slice(0, rival.length).map((worth, way) => worth - (rival[way] ?? Number.NaN))
}

/** By what the order that stands before the other ended better in each way. */
function despiteOf(gains: readonly number[]): Despite {
  const better = gains.filter(gain => gain > 0).length
  const worse = gains.filter(gain => gain < 0).length
  if (worse <= better) return null
  const sum = gains.reduce((all, gain) => all + gain, 0)
  return sum >= 0 ? 'byMore' : 'byItself'
}

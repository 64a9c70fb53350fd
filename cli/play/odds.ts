import {
  changesText,
  effectText,
  percentText,
  pieceText,
  prospectText,
  rowText,
  signed,
} from '@grognard/board/words/index.ts'
import {
  chanceOfEither,
  chooserOf,
  effectsIn,
  forecastOf,
  fractionText,
  isByDice,
  isShortFraction,
  likelihood,
  shutKinds,
} from '@grognard/umpire'
import type { Ask, Chance, Effect, ExpectedRoll, Forecast, Prospect } from '@grognard/umpire'
import { formsFor } from '../games.ts'
import { formOf, piecesOf } from '../order-line.ts'
import { diceName, gistLine, gistOf, refusalLines, say, tallyLines } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { orderIn } from './offers.ts'
import type { Session } from './session.ts'

/** What may come of an order, from what its seat may know; nothing is played. */
export function oddsLines(session: Session, ask: Ask, line: string): string[] {
  const { teller, battle } = session
  if (line === '') return [say(teller, 'odds.what')]
  const meant = orderIn(session, ask, line)
  if (typeof meant === 'string') return [meant]
  const view = teller.game.view(battle.state, meant.seat)
  const forecast = forecastOf(teller.game, view, meant.seat, meant.order)
  if (!forecast.ruling.allowed) return refusalLines(teller, forecast.ruling)
  return forecastLines(teller, forecast)
}

/** The umpire's ruling on an order, whether it is asked for now or not; nothing is played. */
export function mayLines(session: Session, ask: Ask, line: string): string[] {
  const { teller, battle } = session
  if (line === '') return [say(teller, 'may.what')]
  const meant = orderIn(session, ask, line)
  if (typeof meant === 'string') return shutLines(session, ask, line) ?? [meant]
  const view = teller.game.view(battle.state, meant.seat)
  const ruling = teller.game.judgeInFull(view, meant.seat, meant.order)
  return ruling.allowed ? [say(teller, 'may.yes')] : refusalLines(teller, ruling)
}

/** Why a kind is open to none, or not to the piece that is named with it; null where it is not asked for. */
function shutLines({ teller, battle }: Session, ask: Ask, line: string): string[] | null {
  const { game } = teller
  const [word = '', ...named] = piecesOf(line)
  const form = formOf(word, formsFor(teller, ask.asks))
  if (!form) return null
  const chooser = chooserOf(game, game.view(battle.state, ask.seat), ask.seat)
  const piece = chooser.picture.pieces.find(({ id }) =>
    named.some(text => text === id || text.endsWith(`=${id}`)),
  )
  const [shut] = shutKinds({ ...chooser, asks: [form.kind] }, piece?.id ?? null)
  return shut ? refusalLines(teller, { allowed: false, because: [...shut.because] }) : null
}

/** What may come of it, the likeliest first. */
export function forecastLines(teller: Teller, forecast: Forecast): string[] {
  const { words } = teller
  const { certain, labels, prospects, isExact, rolls } = forecast
  if (forecast.oddsHidden) return [words.say(forecast.oddsHidden)]
  if (!isByDice(forecast)) {
    const [only] = prospects
    const isTold = only !== undefined && only.told.length > 0
    const text = isTold ? prospectText(words, forecast, only) : changesText(words, certain, labels)
    return [say(teller, 'odds.certain'), `  ${text}`, ...rollLines(teller, rolls)]
  }
  const likeliest = prospects.toSorted((a, b) => likelihood(b.chance) - likelihood(a.chance))
  const lines = likeliest.slice(0, MOST_TOLD).map(prospect => {
    const text = prospectText(words, forecast, prospect)
    return `  ${say(teller, 'odds.line', { chance: chanceText(teller, prospect.chance), text })}`
  })
  const always = changesText(words, certain, labels)
  return [
    ...effectLines(teller, forecast),
    ...(certain.length > 0 ? [say(teller, 'odds.always', { changes: always })] : []),
    say(teller, isExact ? 'odds.head' : 'odds.about'),
    ...lines,
    ...restLines(teller, likeliest.slice(MOST_TOLD)),
    ...rollLines(teller, rolls),
  ]
}

/** The likeliest outcomes are told; the others are counted. */
const MOST_TOLD = 8

function restLines(teller: Teller, rest: readonly Prospect[]): string[] {
  if (rest.length === 0) return []
  const all = rest.map(({ chance }) => chance).reduce(chanceOfEither)
  const values = { chance: percentText(teller.words, likelihood(all)), count: rest.length }
  return [`  ${say(teller, 'odds.rest', values)}`]
}

function effectLines(teller: Teller, forecast: Forecast): string[] {
  const effects = effectsIn(forecast)
  if (effects.length === 0) return []
  const lines = effects.map(effect => `  ${effectLine(teller, forecast, effect)}`)
  return [say(teller, 'odds.effects'), ...lines]
}

function effectLine(teller: Teller, { labels }: Forecast, effect: Effect): string {
  const { words } = teller
  const values = {
    chance: chanceText(teller, effect.chance),
    piece: pieceText(words, effect.change.piece, labels),
    effect: effectText(words, effect),
  }
  if (effect.change.kind !== 'row') return say(teller, 'odds.effect', values)
  const row = rowText(words, effect.change.row)
  return say(teller, 'odds.effectMean', { ...values, row, mean: signed(words, effect.mean) })
}

function rollLines(teller: Teller, rolls: readonly ExpectedRoll[]): string[] {
  const lines = rolls.flatMap(one => [
    `  ${say(teller, 'odds.throw', { dice: diceName(teller, one), rule: one.rule })}`,
    ...(gistOf(teller, one.rule) === undefined ? [] : [`    ${gistLine(teller, one.rule)}`]),
    ...tallyLines(teller, one.tally).map(line => `    ${line}`),
  ])
  return lines.length === 0 ? [] : [say(teller, 'odds.throws'), ...lines]
}

/** “5/36 (14%)”; of long fractions “14%”. */
function chanceText({ words }: Teller, chance: Chance): string {
  const percent = percentText(words, likelihood(chance))
  return isShortFraction(chance) ? `${fractionText(chance)} (${percent})` : percent
}

import type { CSSProperties } from 'react'
import {
  changesText,
  effectText,
  percentText,
  pieceText,
  prospectText,
  rowText,
  signed,
} from '@grognard/board/words/index.ts'
import type { Words } from '@grognard/board/words/index.ts'
import {
  effectsIn,
  fractionText,
  groupsIn,
  harmOf,
  isShortFraction,
  likelihood,
} from '@grognard/umpire'
import type { Chance, Effect, Forecast, Game, Prospect } from '@grognard/umpire'
import { useIsNarrow } from '../../shared/media.ts'
import { keepInSight } from '../../shared/scrolling.ts'
import { useWords } from '../../shared/sentences.ts'
import type { BattleStore } from '../state/battle-store.ts'
import { orderLookedAt } from './odds-order.ts'
import { OddsRolls } from './odds-rolls.tsx'
import { useOdds } from './use-odds.ts'
import { useBattle, useSame } from '../state/use-battle.ts'

/** A part of the bar, as long as it is likely. */
export interface Segment {
  /** From 0 to 1. */
  p: number
  /** 0 for no effect to 1 for the worst that may come; below 0 it is better than before, -1 the best. */
  tone: number
  prospects: Prospect[]
}

/** From the best to the worst; prospects that are as bad as each other are one part. */
export function segmentsOf({ prospects }: Forecast): Segment[] {
  const isTold = prospects.some(({ told }) => told.length > 0)
  const harms = prospects.map((one, i) => (isTold ? i : harmOf(one)))
  const segments: Segment[] = []
  prospects.forEach((prospect, i) => {
    const tone = toneOf(harms[i] ?? 0, harms)
    const p = likelihood(prospect.chance)
    const last = segments.at(-1)
    if (last?.tone === tone) {
      last.p += p
      last.prospects.push(prospect)
    } else segments.push({ p, tone, prospects: [prospect] })
  })
  return segments
}

/** By its rank among those that are better, or worse, than before: even steps can be told apart. */
function toneOf(harm: number, harms: readonly number[]): number {
  if (harm === 0) return 0
  const same = [...new Set(harms)].filter(other => other * harm > 0).map(Math.abs)
  const rank = same.toSorted((a, b) => a - b).indexOf(Math.abs(harm)) + 1
  return (rank / same.length) * Math.sign(harm)
}

interface Props {
  game: Game
  forecast: Forecast
  /** The dice of many guns are long to read: they fold away, or are left to another place. */
  dice?: 'shown' | 'folded' | 'elsewhere'
}

/** More outcomes than these are summed up. */
const MOST_EFFECTS = 8

/** A bar of more parts than this is not cut between them. */
const MOST_CUTS = 8

/** What may come of an order: the whole as a bar, each thing with its chance, the mean losses, the dice. */
export function Odds({ game, forecast, dice = 'shown' }: Props) {
  const words = useWords(game)
  if (forecast.oddsHidden)
    return <p className="odds odds-quiet">{words.say(forecast.oddsHidden)}</p>
  const isTold = forecast.prospects.some(({ told }) => told.length > 0)
  return (
    <div className="odds">
      <OddsBar {...{ words, forecast }} />
      {isTold ? <Told {...{ words, forecast }} /> : <Effects {...{ words, forecast }} />}
      {forecast.certain.some(({ kind }) => kind !== 'moved') && (
        <p className="odds-quiet">
          {words.say({
            key: 'web.odds.always',
            values: { changes: changesText(words, forecast.certain, forecast.labels) },
          })}
        </p>
      )}
      {dice === 'shown' && <OddsRolls game={game} throws={forecast.rolls} />}
      {dice === 'folded' && forecast.rolls.length > 0 && (
        <details className="odds-dice" onToggle={keepInSight}>
          <summary>{words.say({ key: 'web.odds.dice' })}</summary>
          <OddsRolls game={game} throws={forecast.rolls} />
        </details>
      )}
    </div>
  )
}

type Part = { words: Words; forecast: Forecast }

function OddsBar({ words, forecast }: Part) {
  const outcomes = outcomesText(words, forecast)
  const segments = segmentsOf(forecast)
  const isFine = segments.length > MOST_CUTS
  const label = words.say({ key: 'web.odds.bar', values: { outcomes } })
  return (
    <div className={isFine ? 'odds-bar fine' : 'odds-bar'} role="img" aria-label={label}>
      {segments.map(({ p, tone }) => (
        <span
          key={tone}
          className={tone < 0 ? 'better' : undefined}
          style={{ flexGrow: p, '--tone': Math.abs(tone) } as CSSProperties}
        />
      ))}
    </div>
  )
}

/** The bar for those who do not see it: how likely the least is, and the worst that can come of it. */
function outcomesText(words: Words, forecast: Forecast): string {
  const { prospects } = forecast
  const ends = [prospects[0], prospects.at(-1)].filter(one => one !== undefined)
  const texts = ends.map(one => {
    const chance = chanceText(words, forecast, one.chance)
    return `${prospectText(words, forecast, one)} ${chance}`
  })
  return texts.join(' … ')
}

/** Where the table would not show it, the log's words tell the outcomes apart. */
function Told({ words, forecast }: Part) {
  const more = forecast.prospects.length - MOST_EFFECTS
  return (
    <ul className="odds-effects told">
      {forecast.prospects.slice(0, MOST_EFFECTS).map((prospect, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- outcomes have no name
        <li key={i}>
          {prospectText(words, forecast, prospect)}{' '}
          <Likely {...{ words, forecast }} chance={prospect.chance} />
        </li>
      ))}
      {more > 0 && <li>{words.say({ key: 'web.odds.more', values: { more } })}</li>}
    </ul>
  )
}

function Effects({ words, forecast }: Part) {
  const effects = effectsIn(forecast)
  const { groups, rest } = groupsIn(forecast, MOST_EFFECTS)
  const pieces = [...new Set(effects.map(({ change }) => change.piece))]
  return (
    <>
      <ul className="odds-effects">
        {groups.map(({ chance, effects: own }) => (
          <li key={JSON.stringify(own.map(({ change, least }) => [change, least]))}>
            <span>{own.length === 0 ? words.say({ key: 'web.odds.nothing' }) : textOf(own)}</span>{' '}
            <Likely {...{ words, forecast, chance }} />
          </li>
        ))}
        {rest && (
          <li>
            <span>{words.say({ key: 'web.odds.rest' })}</span>{' '}
            <Likely {...{ words, forecast }} chance={rest} />
          </li>
        )}
      </ul>
      <Mean {...{ words, forecast, effects }} />
    </>
  )

  /** What comes of it together, each piece named once. */
  function textOf(own: readonly Effect[]): string {
    const lines = pieces.flatMap(id => {
      const of = own.filter(({ change }) => change.piece === id)
      if (of.length === 0) return []
      const text = of.map(effect => effectText(words, effect)).join(', ')
      return [pieces.length > 1 ? `${pieceText(words, id, forecast.labels)}: ${text}` : text]
    })
    return lines.join('; ')
  }
}

/** What is lost or won on average, piece by piece. */
function Mean({ words, forecast, effects }: Part & { effects: readonly Effect[] }) {
  const pieces = [...new Set(effects.map(({ change }) => change.piece))]
  const lines = pieces.flatMap(id => {
    const rows = effects.flatMap(({ change, mean }) =>
      change.kind === 'row' && change.piece === id
        ? [`${rowText(words, change.row)} ${signed(words, mean)}`]
        : [],
    )
    if (rows.length === 0) return []
    const losses = rows.join(', ')
    return [pieces.length > 1 ? `${pieceText(words, id, forecast.labels)}: ${losses}` : losses]
  })
  if (lines.length === 0) return null
  const values = { losses: lines.join('; ') }
  return <p className="odds-mean">{words.say({ key: 'web.odds.mean', values })}</p>
}

function Likely({ words, forecast, chance }: Part & { chance: Chance }) {
  const percent = percentText(words, likelihood(chance))
  const isShort = forecast.isExact && isShortFraction(chance)
  return (
    <span className="likely">
      {isShort && <b>{fractionText(chance)}</b>} <span className="percent">{shown()}</span>
    </span>
  )

  function shown(): string {
    if (forecast.isExact) return percent
    return words.say({ key: 'web.odds.about', values: { percent } })
  }
}

function chanceText(words: Words, { isExact }: Forecast, chance: Chance): string {
  const percent = percentText(words, likelihood(chance))
  return isExact ? percent : words.say({ key: 'web.odds.about', values: { percent } })
}

/** On a phone, where nothing lies beside the pointer, odds stand above the orders. */
export function OddsCard({ store }: { store: BattleStore }) {
  const { turnView, game } = useBattle(store, 'turnView', 'game')
  const isNarrow = useIsNarrow()
  const order = useSame(store, state => (isNarrow ? orderLookedAt(state) : null))
  const odds = useOdds(game.id, turnView, order)
  if (!odds) return null
  return (
    <div className="odds-card" role="status">
      <Odds game={game} forecast={odds} />
    </div>
  )
}

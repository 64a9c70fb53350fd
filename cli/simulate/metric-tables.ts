import type {
  CaseSummary,
  CountSummary,
  FoundSummary,
  SeatedSummary,
} from '@grognard/lab/metrics-summary.ts'
import type { Share, Spread } from '@grognard/lab/statistics.ts'
import { OWN_ENDINGS } from '@grognard/lab/strongest-effects.ts'
import type { StrongEffect } from '@grognard/lab/strongest-effects.ts'
import type { Seat } from '@grognard/umpire'
import { seatName } from '../teller.ts'
import type { Teller } from '../teller.ts'
import { numberFormatsIn } from './number-format.ts'
import { reportText } from './sentences.ts'

/** What the catalogue calls a finding. */
function metricName({ words }: Teller, name: string): string {
  return words.name('finding', name)
}

/** The value of a factor; a seat or a number may stand for itself. */
function metricValue(teller: Teller, name: string, value: string): string {
  const { words } = teller
  return words.has(`finding.${name}.${value}`)
    ? words.say({ key: `finding.${name}.${value}` })
    : seatName(teller, value)
}

/** In the order in which the ruleset's catalogue names them. */
function inOrder<One extends { name: string }>(
  { game, words }: Teller,
  all: readonly One[],
): One[] {
  const keys = Object.keys(game.messages[words.language])
  const placeOf = ({ name }: One): number => {
    const place = keys.indexOf(`finding.${name}`)
    return place < 0 ? keys.length : place
  }
  return all.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const GAP = '…'

/** The sentence that tells how battles ended, with a gap for all that differs among them. */
function endingText({ game, words }: Teller, key: string): string {
  const sentence = game.messages[words.language][key] ?? ''
  const names = [...sentence.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name)
  const values = Object.fromEntries(names.map(name => [name, GAP]))
  const text = words.say({ key, values }).replaceAll('NaN', GAP)
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The tables of what was found, in their order. */
export const metricTableKeys = [
  'standingOut',
  'endings',
  'circumstances',
  'seated',
  'counts',
] as const

/** `key` names its title, and with `About` what it tells. */
export interface FoundTable {
  key: (typeof metricTableKeys)[number]
  head: string[]
  rows: string[][]
  /** Columns of words; the others are numbers. */
  words: number
}

/** Stands where nothing is known. */
const NONE = '–'

/** The tables that have something to tell. */
export function metricTables(
  teller: Teller,
  seats: readonly Seat[],
  { strongestEffects, endings, circumstances, seated, counts }: FoundSummary,
): FoundTable[] {
  const isOwn = circumstances.some(({ name }) => name === OWN_ENDINGS)
  const told = inOrder(teller, circumstances)
  const own = told.filter(({ name }) => name === OWN_ENDINGS).flatMap(({ cases }) => cases)
  const endingRows = isOwn
    ? own.map(one => caseRow(teller, [metricValue(teller, OWN_ENDINGS, one.is)], one))
    : endings.map(one => caseRow(teller, [endingText(teller, one.is)], one))
  const tables: FoundTable[] = [
    {
      key: 'standingOut',
      head: heads(teller, ['what', 'seat', 'with', 'without']),
      rows: strongestEffects.map(one => standingRow(teller, one)),
      words: 2,
    },
    { key: 'endings', head: caseHead(teller, seats, ['ending']), rows: endingRows, words: 1 },
    {
      key: 'circumstances',
      head: caseHead(teller, seats, ['circumstance', 'is']),
      rows: told.filter(({ name }) => name !== OWN_ENDINGS).flatMap(one => caseRows(teller, one)),
      words: 2,
    },
    {
      key: 'seated',
      head: [
        ...heads(teller, ['circumstance', 'battles', 'whoever']),
        ...seats.map(seat => reportText(teller, 'head.when', { seat: seatName(teller, seat) })),
      ],
      rows: inOrder(teller, seated).map(one => seatedRow(teller, one)),
      words: 1,
    },
    {
      key: 'counts',
      head: [
        ...heads(teller, ['count']),
        ...seats.map(seat => seatName(teller, seat)),
        ...heads(teller, ['by.winners', 'by.losers', 'with', 'without']),
      ],
      rows: inOrder(teller, counts).map(one => countRow(teller, one)),
      words: 1,
    },
  ]
  return tables.filter(({ rows }) => rows.length > 0)
}

function heads(teller: Teller, names: readonly string[]): string[] {
  return names.map(name => reportText(teller, `head.${name}`))
}

function caseHead(teller: Teller, seats: readonly Seat[], names: readonly string[]): string[] {
  const won = seats.map(seat => reportText(teller, 'head.won', { seat: seatName(teller, seat) }))
  return [
    ...heads(teller, names),
    ...heads(teller, ['battles']),
    ...won,
    ...heads(teller, ['nobody']),
  ]
}

/** The name of the factor stands at the first of its values. */
function caseRows(
  teller: Teller,
  { name, cases }: FoundSummary['circumstances'][number],
): string[][] {
  return cases.map((one, index) => {
    const title = index === 0 ? metricName(teller, name) : ''
    return caseRow(teller, [title, metricValue(teller, name, one.is)], one)
  })
}

function caseRow(
  teller: Teller,
  words: readonly string[],
  { battles, wins, draws }: CaseSummary,
): string[] {
  const won = wins.map(({ wins: share }) => shareCell(teller, share))
  return [...words, shareCell(teller, battles), ...won, shareCell(teller, draws)]
}

function standingRow(teller: Teller, one: StrongEffect): string[] {
  const { name, is, seat, winsWith, winsWithout } = one
  const title = metricName(teller, name)
  const what = is === null ? title : `${title}: ${metricValue(teller, name, is)}`
  const shares = [winsWith, winsWithout].map(share => shareCell(teller, share))
  return [what, seatName(teller, seat), ...shares]
}

function seatedRow(teller: Teller, { name, battles, wins, seats }: SeatedSummary): string[] {
  const all = [battles, wins, ...seats.map(one => one.wins)]
  return [metricName(teller, name), ...all.map(share => shareCell(teller, share))]
}

function countRow(teller: Teller, one: CountSummary): string[] {
  return [
    metricName(teller, one.name),
    ...one.seats.map(({ times, battles }) => {
      const share = numberFormatsIn(teller.words.language).wholeShare(battles.share)
      return times ? `${meanText(teller, times)} (${share})` : NONE
    }),
    ...[one.winners, one.losers].map(times => (times ? meanText(teller, times) : NONE)),
    ...[one.winsWith, one.winsWithout].map(share => shareCell(teller, share)),
  ]
}

/** A share with its interval. */
function shareCell(teller: Teller, { of, share, interval }: Share): string {
  if (of === 0) return NONE
  const { share: say, wholeShares } = numberFormatsIn(teller.words.language)
  return `${say(share)} (${wholeShares(interval)})`
}

/** With how far it may be off. */
function meanText(teller: Teller, { mean, interval }: Spread): string {
  const { fixed } = numberFormatsIn(teller.words.language)
  return interval ? `${fixed(mean)} ± ${fixed(interval.high - mean)}` : fixed(mean)
}

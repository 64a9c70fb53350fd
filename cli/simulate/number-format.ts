import { withMinus } from '@grognard/board/words/index.ts'
import type { Interval } from '@grognard/lab/statistics.ts'
import type { Language } from '@grognard/umpire'

/** Numbers as the language writes them. */
export interface NumberFormats {
  /** A share from 0 to 1 as a percentage. */
  share(value: number): string
  /** Without places. */
  wholeShare(value: number): string
  shares(interval: Interval): string
  /** Without places. */
  wholeShares(interval: Interval): string
  /** With as many places as say something at its size. */
  number(value: number): string
  /** With two places, so that many stand well below each other. */
  fixed(value: number): string
  /** Numbers of one column, all with as many places. */
  column(values: readonly (number | null)[]): string[]
  numbers(interval: Interval | null): string
  /** With its sign, which a difference needs. */
  signed(value: number): string
  /** The difference of two shares, in percentage points. */
  signedPoints(value: number): string
  signedPointsWithin(interval: Interval | null): string
  signedNumbers(interval: Interval | null): string
  chance(value: number): string
}

const LEAST_CHANCE = 0.001
/** Places after it say nothing. */
const LARGE = 100
const PER_CENT = 100

export function numberFormatsIn(language: Language): NumberFormats {
  const format = (options: Intl.NumberFormatOptions) => {
    const one = new Intl.NumberFormat(language, options)
    return (value: number) => withMinus(one.format(value))
  }
  const onePlace = { maximumFractionDigits: 1, minimumFractionDigits: 1 }
  const signDisplay = 'exceptZero' as const
  const share = format({ style: 'percent', ...onePlace })
  const points = format({ ...onePlace, signDisplay })
  const signedPoints = (value: number) => points(value * PER_CENT)
  const sized = (value: number, options: Intl.NumberFormatOptions) =>
    format({ maximumFractionDigits: Math.abs(value) >= LARGE ? 0 : 2, ...options })(value)
  const wholeShare = format({ style: 'percent' })
  const number = (value: number) => sized(value, {})
  const signed = (value: number) => sized(value, { signDisplay })
  const fixed = format({ maximumFractionDigits: 2, minimumFractionDigits: 2 })
  const whole = format({ maximumFractionDigits: 0 })
  const chance = format({ maximumFractionDigits: 3 })
  return {
    share,
    wholeShare,
    shares: span(share),
    wholeShares: span(wholeShare),
    number,
    fixed,
    column: values => {
      const isLarge = values.some(value => Math.abs(value ?? 0) >= LARGE)
      return values.map(value => (value === null ? '–' : (isLarge ? whole : fixed)(value)))
    },
    numbers: span(number),
    signed,
    signedPoints,
    signedPointsWithin: span(signedPoints),
    signedNumbers: span(signed),
    chance: value => (value < LEAST_CHANCE ? `< ${chance(LEAST_CHANCE)}` : chance(value)),
  }
}

type Said = (value: number) => string

function span(say: Said): (interval: Interval | null) => string {
  return interval => (interval ? `${say(interval.low)} … ${say(interval.high)}` : '–')
}

import type { Language } from '@grognard/umpire'
import { usageError } from '../usage-error.ts'

/** A run of many battles, as the flags say it. */
export interface SimulateFlags {
  ruleset: string | undefined
  scenario: string | undefined
  battles?: string
  seed?: string
  seat: readonly string[]
  option: readonly string[]
  paper: readonly string[]
  swap?: true
  vary?: string
  workers?: string
  /** The address of a broker, through which others play. */
  broker?: string
  json?: string
  csv?: string
  html?: string
  markdown?: string
  run?: string
  resume?: string
  battle?: string
  save?: string
  language: Language
}

export const MOST_WORKERS = 256

/** A whole number of a flag. Throws UsageError. */
export function numberFrom(flag: string, text: string, from: number, to: number): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= from && number <= to) return number
  throw usageError('noNumber', { flag, from, to, text })
}

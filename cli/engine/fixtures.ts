import { catalogue } from '@grognard/rulesets'
import { gameOf } from '@grognard/umpire'
import { duel } from '@grognard/umpire/laws/testing/duel.ts'
import { answerTo } from './answer.ts'
import { newOpenBattles } from './open-battles.ts'
import type { Engine } from './seen.ts'

/** With the duel, which has secrets and dice. */
const games = { ...catalogue, duel: gameOf(duel) }

/** An engine without battles, of one seat or of none. */
export function engineOf(seat: string | null): Engine {
  return { catalogue: games, battles: newOpenBattles(seat), language: 'en' }
}

export interface Answer {
  id: unknown
  ok?: Record<string, unknown>
  error?: { code: string; message: string; at: string }
}

export function ask(to: Engine, request: object): Answer {
  return JSON.parse(answerTo(to, JSON.stringify({ id: 7, ...request })))
}

export function okOf(to: Engine, request: object): Record<string, unknown> {
  const { ok, error } = ask(to, request)
  if (!ok) throw new Error(JSON.stringify(error))
  return ok
}

export function codeOf(to: Engine, request: object): string {
  return ask(to, request).error?.code ?? 'answered'
}

export const newDuel = { do: 'new', ruleset: 'duel', scenario: 'hall', seed: 's' }

export const newGame = { do: 'new', ruleset: 'tic-tac-toe', scenario: 'standard' }

export const high = { kind: 'choose', stance: 'high' }

export const low = { kind: 'choose', stance: 'low' }

export const red = { battle: 'b1', seat: 'red' }

export const blue = { battle: 'b1', seat: 'blue' }

import type { Kind, Playable, Ruleset } from '../../index.ts'
import { checkLaws } from '../index.ts'
import { icuWording } from '../wording.ts'
import { duel } from './duel.ts'
import type { Event, Order, State } from './duel-state.ts'

/** What the laws say of a ruleset with a fault planted in it, by the law's name. */
export function brokenLaws<S extends Playable, O extends Kind, E extends Kind>(
  ruleset: Ruleset<S, O, E>,
  scenario: string,
  steps: number,
): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const seed of ['a', 'b', 'c'])
    for (const { law, message } of checkLaws(ruleset, {
      scenario,
      seed,
      steps,
      wording: icuWording,
    }))
      (found[law] ??= []).push(message)
  return found
}

export function duelWith(
  error: Partial<Ruleset<State, Order, Event>>,
  steps = 200,
): Record<string, string[]> {
  return brokenLaws({ ...duel, ...error }, 'hall', steps)
}

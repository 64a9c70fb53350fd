import type { Kind, Playable, Ruleset } from '../../index.ts'
import type { Display, Players, Print, Rules, Secrecy } from '../../ruleset.ts'
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

type Changes<S extends Playable, O extends Kind, E extends Kind, Id extends string> = Partial<
  Omit<Ruleset<S, O, E, Id>, 'rules' | 'secrecy' | 'display' | 'players' | 'print'> &
    Rules<S, O, E, Id> &
    Secrecy<S, E> &
    Display<S, E> &
    Players<S, O, E> &
    Print<S>
>

/** What can be changed in a ruleset, by the names of its members. */
export type ChangesOf<Whole> =
  Whole extends Ruleset<infer S, infer O, infer E, infer Id> ? Changes<S, O, E, Id> : never

/** A ruleset with some of its members put in place of its own, each in the group where it stands. */
export function changed<S extends Playable, O extends Kind, E extends Kind, Id extends string>(
  ruleset: Ruleset<S, O, E, Id>,
  changes: Changes<S, O, E, Id>,
): Ruleset<S, O, E, Id> {
  const of = (names: readonly string[]) =>
    Object.fromEntries(Object.entries(changes).filter(([name]) => names.includes(name)))
  return {
    ...ruleset,
    ...of(['id', 'rulebook', 'options', 'scenarios', 'messages', 'guide']),
    rules: { ...ruleset.rules, ...of(inRules) },
    secrecy: { ...ruleset.secrecy, ...of(['view', 'sharedView', 'redact', 'determinize']) },
    display: { ...ruleset.display, ...of(inDisplay) },
    players: { ...ruleset.players, ...of(['doctrine', 'metrics']) },
    print: { ...ruleset.print, ...of(['printed', 'exports']) },
  }
}

const inRules = [
  'sequence',
  'orders',
  'apply',
  'stateShape',
  'eventShapes',
  'errorInState',
  'setting',
  'copy',
  'seats',
  'allies',
]

const inDisplay = ['picture', 'pieces', 'sight', 'describe', 'shots', 'status', 'advice', 'written']

export function duelWith(
  error: Changes<State, Order, Event, string>,
  steps = 200,
): Record<string, string[]> {
  return brokenLaws(changed(duel, error), 'hall', steps)
}

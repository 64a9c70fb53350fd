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
  const of = (group: Group) =>
    Object.fromEntries(Object.entries(changes).filter(([name]) => groups.get(name) === group))
  return {
    ...ruleset,
    ...of('top'),
    rules: { ...ruleset.rules, ...of('rules') },
    secrecy: { ...ruleset.secrecy, ...of('secrecy') },
    display: { ...ruleset.display, ...of('display') },
    players: { ...ruleset.players, ...of('players') },
    print: { ...ruleset.print, ...of('print') },
  }
}

type Group = 'top' | 'rules' | 'secrecy' | 'display' | 'players' | 'print'

/** Where each member stands; one that is left out does not compile. */
const groupOf: Record<keyof Changes<State, Order, Event, string>, Group> = {
  id: 'top',
  rulebook: 'top',
  options: 'top',
  scenarios: 'top',
  campaigns: 'top',
  messages: 'top',
  guide: 'top',
  scenarioFile: 'top',
  command: 'top',
  sequence: 'rules',
  orders: 'rules',
  apply: 'rules',
  stateShape: 'rules',
  eventShapes: 'rules',
  errorInState: 'rules',
  setting: 'rules',
  copy: 'rules',
  seats: 'rules',
  allies: 'rules',
  view: 'secrecy',
  sharedView: 'secrecy',
  redact: 'secrecy',
  determinize: 'secrecy',
  picture: 'display',
  pieces: 'display',
  sight: 'display',
  faces: 'display',
  describe: 'display',
  shots: 'display',
  status: 'display',
  advice: 'display',
  clock: 'display',
  talk: 'display',
  orderSheets: 'display',
  doctrine: 'players',
  metrics: 'players',
  printed: 'print',
  exports: 'print',
}

const groups: ReadonlyMap<string, Group> = new Map(Object.entries(groupOf))

/** What the laws say of the duel with these members in place of its own. */
export function duelWith(
  error: Changes<State, Order, Event, string>,
  steps = 200,
): Record<string, string[]> {
  return brokenLaws(changed(duel, error), 'hall', steps)
}

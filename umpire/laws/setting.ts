import type { Kind } from '../kind.ts'
import type { Playable } from '../playable.ts'
import type { Ruleset } from '../ruleset.ts'
import { sharedWith } from './stir.ts'
import type { Law } from './trial.ts'

/** The fields of a state that its copies have for themselves. */
export function ownFields<State extends Playable, Order extends Kind, Event extends Kind>(
  { rules: { setting = [] } }: Ruleset<State, Order, Event>,
  state: State,
): object {
  const shared: ReadonlySet<string> = new Set(setting)
  return Object.fromEntries(Object.entries(state).filter(([name]) => !shared.has(name)))
}

/** Where the value holds a list or record of the state that is none of its setting; null if nowhere. */
export function sharedBesidesSetting<
  State extends Playable,
  Order extends Kind,
  Event extends Kind,
>(ruleset: Ruleset<State, Order, Event>, value: State, state: State): string | null {
  return value === state ? 'the whole' : sharedWith(value, ownFields(ruleset, state))
}

/** Whoever changes anything of the setting from now on throws. For tests: frozen lists are slow. */
export function freezeSetting<State extends Playable, Order extends Kind, Event extends Kind>(
  { rules: { setting = [] } }: Ruleset<State, Order, Event>,
  state: State,
): State {
  for (const name of setting) freeze(state[name])
  return state
}

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return
  Object.freeze(value)
  for (const part of Object.values(value)) freeze(part)
}

/** Copies and views have the very setting of the state. */
export const settingIsShared: Law = (ruleset, { after }) => {
  const copied = [
    ruleset.rules.copy(after),
    ...ruleset.rules.seats(after).map(seat => ruleset.secrecy.view(after, seat)),
  ]
  return (ruleset.rules.setting ?? [])
    .filter(name => copied.some(state => state[name] !== after[name]))
    .map(name => `The setting "${name}" is not shared with copies and views.`)
}

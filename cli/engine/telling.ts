import type { Words } from '@grognard/board/words/index.ts'
import type { Ask, Game, Kind, Recorded, Ruling, Seat } from '@grognard/umpire'
import { EngineError } from './errors.ts'
import type { OpenBattle, OpenBattles } from './open-battles.ts'

/** An engine of one seat looks at what that seat sees. */
export function awaitingOf({ seat }: OpenBattles, held: OpenBattle): object {
  const { game, state: whole } = held.battle
  if (held.paused) return { seats: [], paused: { phase: held.paused.phase } }
  const state = seat === null ? whole : game.view(whole, seat)
  const awaited = game.awaiting(state)
  if (!Array.isArray(awaited)) return { outcome: awaited }
  const retracts = game.retracts(state).map(askedOf)
  return { seats: awaited.map(askedOf), ...(retracts.length > 0 && { recalls: retracts }) }
}

function askedOf({ seat, step, asks }: Ask): object {
  return { seat, step, asks }
}

export function rulingOf(words: Words, { allowed, because }: Ruling) {
  return { allowed, because: because.map(reason => ({ ...reason, text: words.explain(reason) })) }
}

export function toldEvents(
  { seat }: OpenBattles,
  { battle }: OpenBattle,
  events: readonly Recorded<Kind>[],
): object[] {
  return events.flatMap(event => eventFor(battle.game, seat, event))
}

export function refusal({ because }: ReturnType<typeof rulingOf>, at = 'order'): EngineError {
  return new EngineError('refused', inOneLine(because), at, { because })
}

export function inOneLine(because: readonly { rule: string; text: string }[]): string {
  const reasons = because.map(({ rule, text }) => (rule === '' ? text : `${text} (${rule})`))
  return [...new Set(reasons)].join(' ')
}

/** The event as the seat may know it, with all that its dice cite. */
export function eventFor(game: Game, seat: Seat | null, event: Recorded<Kind>): object[] {
  const known = seat === null ? event : game.redact(event, seat)
  if (!known) return []
  const { rolls = [], ...bare } = known
  const tally = rolls.flatMap(roll => roll.tally)
  const rules = new Set([...rolls, ...tally].map(line => line.rule).filter(rule => rule !== ''))
  return [{ tally, rules: [...rules], ...bare, rolls }]
}

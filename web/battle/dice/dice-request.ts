import { DiceNeeded, rolledFor, subjectOf } from '@grognard/umpire'
import type {
  DiceSubject,
  Game,
  Kind,
  Message,
  Playable,
  Recorded,
  RolledFor,
  Seat,
  TallyLine,
} from '@grognard/umpire'
import { createStore } from 'zustand/vanilla'
import { newHeldDice, rolledAlready, withoutRolled } from '../../shared/rolled-dice.ts'
import type { HeldDice, RolledDie } from '../../shared/rolled-dice.ts'

/** What is known as a die is rolled. */
export interface AtTheThrow {
  /** As it stands; what a viewer may see of it is not picked out yet. */
  state: Playable
  /** What the order has led to before the die. */
  events: readonly Recorded<Kind>[]
  /** '' for none. */
  phase: string
}

/** How the battle stands when events have followed on a state. */
function stateAfter(game: Game, before: Playable, events: readonly Recorded<Kind>[]): Playable {
  const state = game.copy(before)
  for (const event of events) game.applyEvent(state, event)
  return state
}

/** What dice may have to be rolled for. */
export interface Occasion {
  game: Game
  /** How the battle stands before. */
  before: Playable
  viewer: Seat | null
  /** Who acts, and the order that is carried out; null for the umpire's opening. */
  seat: Seat | null
  action: Message | null
}

/** Real dice the player is asked to roll. */
export interface DiceRequest {
  game: Game
  sides: number
  count: number
  rule: string
  tally: readonly TallyLine[]
  seat: Seat | null
  action: Message | null
  /** Whom it is rolled for, where that can be told before. */
  subject: DiceSubject | null
  /** The phase in which it is rolled. '' for none. */
  phase: string
  /** What has happened since the order was given, the rolls before this one among it. */
  story: readonly Message[]
  /** So many results rolled for an order before count for this one. */
  before: number
  /** Null when the player would rather not. */
  answer(result: number | null): void
}

/** The one question about dice that is on the screen, if any. */
export const diceRequest = createStore<DiceRequest | null>(() => null)

/**
 * Plays something that may need real dice, asking for one result after the other; results rolled
 * before and not yet counted come first. Null when the player puts the dice down: what has been
 * rolled stays in the purse until something is carried out with it.
 */
export async function withDice<Result>(
  attempt: (typed: readonly number[]) => Result,
  askFor: (needed: DiceNeeded, purpose: RolledFor | null, before: number) => Promise<number | null>,
  eventsOf: (result: Result) => readonly Recorded<Kind>[] = () => [],
  heldDice: HeldDice = newHeldDice(),
): Promise<Result | null> {
  const held = heldDice.held()
  const typed: RolledDie[] = []
  let counted = 0
  for (;;) {
    const results = typed.map(({ result }) => result)
    try {
      const result = attempt(results)
      heldDice.hold(withoutRolled(heldDice.held(), typed))
      return result
    } catch (error) {
      if (!(error instanceof DiceNeeded)) throw error
      const before = rolledAlready(withoutRolled(held, typed), error)
      if (before) {
        typed.push(before)
        counted += 1
        continue
      }
      const purpose = rolledFor(attempt, results, eventsOf)
      // oxlint-disable-next-line no-await-in-loop -- one die after the other, as at the table
      const result = await askFor(error, purpose, counted)
      if (result === null) return null
      const die = { sides: error.sides, count: error.count, result }
      typed.push(die)
      heldDice.hold([...heldDice.held(), die])
    }
  }
}

/** Asks the player at the screen. `occasion` is looked up when a die is needed, not before; `show` shows how it stands then. */
export function askingFor(occasion: () => Occasion, show: (at: AtTheThrow) => void = () => {}) {
  return (
    { sides, count, rule, tally, events }: DiceNeeded,
    purpose: RolledFor | null,
    before: number,
  ): Promise<number | null> => {
    const { game, seat, action, ...rest } = occasion()
    const story = storyOf({ game, ...rest }, events)
    const state = stateAfter(game, rest.before, events)
    const subject = purpose && subjectOf(game, state, rest.viewer, purpose)
    const phase = phaseIn({ game, ...rest }, purpose ? [...events, purpose.event] : events)
    show({ state, events, phase })
    return new Promise(resolve => {
      const answer = (result: number | null): void => {
        diceRequest.setState(null)
        resolve(result)
      }
      const needed = { sides, count, rule, tally }
      diceRequest.setState(
        { game, ...needed, seat, action, subject, phase, story, before, answer },
        true,
      )
    })
  }
}

/** The phase that is reached with these events. */
function phaseIn(
  { game, before }: Pick<Occasion, 'game' | 'before'>,
  events: readonly Recorded<Kind>[],
): string {
  const begun = events.findLast(({ inPhase }) => inPhase !== undefined)
  return begun?.inPhase ?? game.asks(before)[0]?.phase ?? ''
}

/** The events as the viewer may know them. */
export function storyOf(
  { game, before, viewer }: Pick<Occasion, 'game' | 'before' | 'viewer'>,
  events: readonly Recorded<Kind>[],
): Message[] {
  const state = game.copy(before)
  return events.flatMap(event => {
    const known = viewer === null ? event : game.redact(event, viewer)
    const told = known && game.describeEvent(known, state)
    game.applyEvent(state, event)
    return told ? [told] : []
  })
}

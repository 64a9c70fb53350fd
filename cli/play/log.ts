import { ruleIn, withFaces } from '@grognard/umpire'
import type { Ask, Battle, Entry, Kind, Message, Playable, Recorded } from '@grognard/umpire'
import { audienceOf, isSecretTo } from '../audience.ts'
import type { Audience } from '../audience.ts'
import { lineOf, orderText, rollLines, rollsOf, say, tellerFor } from '../teller.ts'
import type { Teller } from '../teller.ts'

/**
 * An event as those at the screen were told of it. Numbers run from 1 through what they were told:
 * a gap would tell how much was kept from them.
 */
export interface Told {
  number: number
  /** The battle file's entry it belongs to. */
  seq: number
  text: string
  event: Recorded<Kind>
  /** The rule that the text names, or empty. */
  rule: string
  /** The order itself, where it is their own and a secret, and the text does not say as much. */
  order?: string
  /** What was asked when it came about; none in the opening. */
  ask: Ask | undefined
}

/** What one entry brought about, for these ears. `before` is the state before it, left as it is. */
export function toldOf(
  teller: Teller,
  audience: Audience,
  entry: Entry,
  before: Playable,
  first: number,
): Told[] {
  const { game } = teller
  const found: BattleMetrics[] = []
  const asks = entry.seat === null ? [] : game.asks(before)
  const ask = asks.find(one => one.seat === entry.seat)
  const state = game.copy(before)
  for (const given of entry.events) {
    const event = audience.hears(given)
    const message = event && game.describeEvent(event, audience.view(state))
    if (message) found.push({ event, message })
    game.applyEvent(state, given)
  }
  const told = found
    .filter((one, i) => !isSameStep(one, found[i + 1]))
    .map(({ event, message }, i) => {
      const text = lineOf(teller, message)
      const rule = ruleIn(message)
      return { number: first + i, seq: entry.seq, text, event, rule, ask }
    })
  return withOwnOrder(told, ownSecret(teller, audience, entry, before))
}

/** A secret order in words, where it is the audience's own: what happens at once may say less. */
function ownSecret(
  teller: Teller,
  { seats }: Audience,
  entry: Entry,
  before: Playable,
): string | undefined {
  const { game } = teller
  const { seat, order } = entry
  const isOwn = seats.length === 1 && seat === seats[0]
  if (!isOwn || !order || !isSecretTo(audienceOf(game, game.seats(before)), entry)) return undefined
  return orderText(teller, before, order)
}

function withOwnOrder(told: readonly Told[], order: string | undefined): Told[] {
  const [first, ...others] = told
  if (!first || order === undefined || first.text.startsWith(order)) return [...told]
  return [{ ...first, order }, ...others]
}

interface BattleMetrics {
  event: Recorded<Kind>
  message: Message
}

/** Of steps that name nobody and follow one another, such as the parts of a march, the last is told. */
function isSameStep({ event, message }: BattleMetrics, next: BattleMetrics | undefined): boolean {
  if (message.key !== next?.message.key) return false
  const values = Object.entries(message.values ?? {})
  const isBare = values.every(([name, value]) => name === 'rule' || typeof value === 'number')
  return isBare && rollsOf(event).length === 0
}

/** The whole log of a battle that was saved. */
export function toldSoFar(teller: Teller, audience: Audience, battle: Battle): Told[] {
  const told: Told[] = []
  for (const { entry, before } of entriesOf(battle)) {
    const then = tellerAt(teller, battle, before)
    told.push(...toldOf(then, audience, entry, before, told.length + 1))
  }
  return told
}

/** With the names that were known when the battle stood so. */
export function tellerAt({ words }: Teller, { game, file }: Battle, state: Playable): Teller {
  return tellerFor(withFaces(game, state, file.papers), words.language)
}

/** Each entry with the state before it. */
export function* entriesOf({ game, file }: Battle): Generator<{ entry: Entry; before: Playable }> {
  let before = file.start
  for (const entry of file.entries) {
    yield { entry, before }
    before = game.replay(before, entry.events)
  }
}

/** The event, the own order behind it, the dice that made it and what was added to them. */
export function toldLines(teller: Teller, told: Told): string[] {
  const [head = '', ...dice] = eventLines(teller, told)
  return told.order === undefined ? [head, ...dice] : [head, `  ${told.order}`, ...dice]
}

/** The event with the dice that made it and what was added to them. */
export function eventLines(teller: Teller, { number, text, event }: Told): string[] {
  return [say(teller, 'event', { number, text }), ...rollLines(teller, rollsOf(event))]
}

import type { Battle, Entry, Playable } from '@grognard/umpire'
import { isSecretTo } from '../audience.ts'
import type { Audience } from '../audience.ts'
import { entriesOf, toldOf } from '../play/log.ts'
import type { Told } from '../play/log.ts'
import type { Teller } from '../teller.ts'

/** An order of a saved battle as an audience may see it. */
export interface Shown {
  entry: Entry
  before: Playable
  told: Told[]
  /** Counted through the orders that may be read; null for one that is secret. */
  number: number | null
  /** The number of the last order that could be read up to here, this one included. */
  after: number
}

/** Secret orders of one seat that follow one another, and bring nothing to light, are one: not how many. */
export function shownEntries(teller: Teller, battle: Battle, audience: Audience): Shown[] {
  const shown: Shown[] = []
  let [orders, events] = [0, 0]
  for (const { entry, before } of entriesOf(battle)) {
    const told = toldOf(teller, audience, entry, before, events + 1)
    const isSecret = isSecretTo(audience, entry)
    if (isSecret && told.length === 0 && follows(shown.at(-1), entry)) continue
    events += told.length
    if (!isSecret && entry.seat !== null) orders += 1
    shown.push({ entry, before, told, number: isSecret ? null : orders, after: orders })
  }
  return shown
}

function follows(last: Shown | undefined, { seat }: Entry): boolean {
  return last !== undefined && last.number === null && last.entry.seat === seat
}

import { battleFormat, battleVersion, engineVersion } from '@grognard/umpire'
import type { Battle, BattleFile, SeatRecord } from '@grognard/umpire'
import { isDeepStrictEqual } from 'node:util'

/** A battle as a seat knows it: its own orders, and what it has learnt of all others. Its dice fall elsewhere. */
export function knownBattle({ game, start, scenario, entries, view }: SeatRecord): Battle {
  const file: BattleFile = {
    format: battleFormat,
    version: battleVersion,
    ruleset: game.id,
    edition: game.rulebook.edition,
    engine: engineVersion,
    scenario,
    options: {},
    papers: {},
    dice: { kind: 'typed' },
    start,
    entries: entries.map(entry => ({ ...entry, events: [...entry.events] })),
  }
  return { game, file, state: view }
}

/** How many of its entries the battle still has; where some were taken back, or came to others, fewer than it had. */
export function entriesLeft({ file }: Battle, { entries }: SeatRecord): number {
  const other = file.entries.findIndex((entry, i) => !isDeepStrictEqual(entry, { ...entries[i] }))
  return other < 0 ? file.entries.length : other
}

/** The battle as it stood after so many entries. */
export function knownAfter(record: SeatRecord, count: number): Battle {
  if (count === record.entries.length) return knownBattle(record)
  const entries = record.entries.slice(0, count)
  const events = entries.flatMap(entry => entry.events)
  return knownBattle({ ...record, entries, view: record.game.replay(record.start, events) })
}

import { Unprepared } from '../begin.ts'
import type { Game } from '../game.ts'
import type { Json } from '../kind.ts'
import type { Message, Value } from '../message.ts'
import type { Reason } from '../ruling.ts'
import { AttachmentRefused } from '../ruleset.ts'
import { messageOfError } from '../validation-error.ts'
import { isJsonRecord, valueAt } from './paths.ts'
import type { ScenarioFileCard } from './rules.ts'

/** What is wrong with a scenario file: its form, or a rule. */
export type FileFault = ({ note: Message } | { reason: Reason }) & {
  /** The path of what lies on the chart and is at fault; null where it is something else. */
  at: string | null
}

/** All that the umpire has against a battle of this file: the very check that opening it makes. */
export function faultsOfFile(game: Game, card: ScenarioFileCard, file: Json): FileFault[] {
  try {
    game.prepare(card.scenario, {}, { [card.attachment]: file })
    return []
  } catch (error) {
    const items = itemPaths(card, file)
    if (error instanceof AttachmentRefused)
      return error.ruling.because.map(reason => ({ reason, at: placeNamed(file, items, reason) }))
    if (error instanceof Unprepared) return [faultOfForm(card, items, error)]
    throw error
  }
}

/** Every entry of a list that lies on the chart. */
export function itemPaths(card: ScenarioFileCard, file: Json): string[] {
  return card.lists(file).flatMap(({ path }) => {
    const list = valueAt(file, path)
    return Array.isArray(list) ? list.map((_, index) => `${path}[${index}]`) : []
  })
}

/** The path is told within the file, not as an attachment. */
function faultOfForm(
  { attachment }: ScenarioFileCard,
  items: readonly string[],
  { detail }: Unprepared,
): FileFault {
  const at = detail.at.replace(`papers.${attachment}`, '').replace(/^\./, '')
  const item = items.find(path => at === path || at.startsWith(`${path}.`))
  return { note: messageOfError({ ...detail, at }), at: item ?? null }
}

/** The first thing that a reason calls by its name, its id or its path in the file. */
function placeNamed(file: Json, items: readonly string[], { values }: Reason): string | null {
  const isCalled = (path: string, called: Value): boolean => {
    const item = valueAt(file, path)
    if (path === called) return true
    return item !== undefined && isJsonRecord(item) && (item.id === called || item.name === called)
  }
  for (const said of Object.values(values ?? {})) {
    const found = items.find(path => isCalled(path, said))
    if (found !== undefined) return found
  }
  return null
}

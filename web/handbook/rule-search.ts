import { headingIn } from '@grognard/umpire'
import type { Language, Rulebook, RuleRow, SeatRecord } from '@grognard/umpire'

export interface FoundRule {
  id: string
  row: RuleRow
}

/** The rules under one heading of the book. */
export interface FoundSection {
  section: string
  rules: FoundRule[]
}

export interface RuleSearch {
  text: string
  language: Language
  /** Only these rules; all when absent. */
  among?: ReadonlySet<string> | undefined
}

/**
 * The rules in whose id, heading or gist words begin with everything searched for, by heading in the
 * order of the book; where no words begin so, those that have it within words.
 */
export function searchedRules(rulebook: Rulebook, search: RuleSearch): FoundSection[] {
  const wanted = plain(search.text).split(/\s+/).filter(Boolean)
  const beginnings = wanted.map(word => new RegExp(`(?<![\\p{L}\\p{N}])${escaped(word)}`, 'u'))
  const found = metricsIn(rulebook, search, told => beginnings.every(word => word.test(told)))
  if (found.length > 0) return found
  return metricsIn(rulebook, search, told => wanted.every(word => told.includes(word)))
}

function metricsIn(
  rulebook: Rulebook,
  { language, among }: RuleSearch,
  matches: (told: string) => boolean,
): FoundSection[] {
  const sections = new Map<string, FoundSection>()
  for (const [id, row] of Object.entries(rulebook.rows)) {
    if (among && !among.has(id)) continue
    const told = plain(`${id} ${headingIn(rulebook, row.section, language)} ${row.gist[language]}`)
    if (!matches(told)) continue
    const found = sections.get(row.section) ?? { section: row.section, rules: [] }
    found.rules.push({ id, row })
    sections.set(row.section, found)
  }
  return [...sections.values()]
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** Without capitals and accents, so that nobody has to type them. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The rules by which the events and dice of the battle so far came about. */
export function rulesUsed({
  entries,
  game,
}: Pick<SeatRecord, 'entries' | 'game'>): ReadonlySet<string> {
  const used = new Set<string>()
  for (const entry of entries) gather(entry.events, used)
  return new Set([...used].filter(rule => Object.hasOwn(game.rulebook.rows, rule)))
}

/** Wherever a rule is named within. */
function gather(value: unknown, used: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  if ('rule' in value && typeof value.rule === 'string') used.add(value.rule)
  for (const part of Object.values(value)) gather(part, used)
}

import { headingIn } from '@grognard/umpire'
import type { Language, Rulebook, RuleRow } from '@grognard/umpire'

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

/** The rules that have every word searched for in their id, heading or gist, by heading in the order of the book. */
export function searchedRules(
  rulebook: Rulebook,
  { text, language, among }: RuleSearch,
): FoundSection[] {
  const wanted = plain(text).split(/\s+/).filter(Boolean)
  const sections = new Map<string, FoundSection>()
  for (const [id, row] of Object.entries(rulebook.rows)) {
    if (among && !among.has(id)) continue
    const told = plain(`${id} ${headingIn(rulebook, row.section, language)} ${row.gist[language]}`)
    if (!wanted.every(word => told.includes(word))) continue
    const found = sections.get(row.section) ?? { section: row.section, rules: [] }
    found.rules.push({ id, row })
    sections.set(row.section, found)
  }
  return [...sections.values()]
}

/** Without capitals and accents, so that nobody has to type them. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

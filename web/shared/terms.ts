import type { Language, Term } from '@grognard/umpire'

/** A run of plain text, or a word that is explained. */
export type Explained = { text: string; term?: Term }

export interface TermFinder {
  expression: RegExp
  byWord: ReadonlyMap<string, Term>
  /** Of these, such as OR, those that are terms in capitals alone. */
  capitals: ReadonlySet<string>
}

const finders = new WeakMap<readonly Term[], Partial<Record<Language, TermFinder>>>()

/** One expression for all words of a glossary, made once for each language; null without words. */
export function termFinder(glossary: readonly Term[], language: Language): TermFinder | null {
  const known = finders.get(glossary)?.[language]
  if (known) return known
  const byWord = new Map<string, Term>()
  for (const term of glossary)
    for (const word of term.words[language]) byWord.set(word.toLowerCase(), term)
  if (byWord.size === 0) return null
  const others = glossary.flatMap(({ not }) => not?.[language] ?? [])
  const longestFirst = [...byWord.keys(), ...others].toSorted((a, b) => b.length - a.length)
  const words = longestFirst.map(escaped).join('|')
  // A letter or digit on either side means that it is part of another word.
  const expression = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
  const all = glossary.flatMap(({ words: forms }) => forms[language])
  const inCapitals = all.filter(word => word === word.toUpperCase())
  const capitals = new Set(inCapitals.map(word => word.toLowerCase()))
  const finder = { expression, byWord, capitals }
  finders.set(glossary, { ...finders.get(glossary), [language]: finder })
  return finder
}

/** The text with its terms told apart, each only where it stands first and `isNew` says so. */
export function explained(
  text: string,
  finder: TermFinder | null,
  isNew: (term: Term) => boolean = () => true,
): Explained[] {
  if (!finder) return [{ text }]
  const parts: Explained[] = []
  const here = new Set<Term>()
  let end = 0
  for (const { 0: word, index } of text.matchAll(finder.expression)) {
    if (finder.capitals.has(word.toLowerCase()) && word !== word.toUpperCase()) continue
    const term = finder.byWord.get(word.toLowerCase())
    if (!term || here.has(term) || !isNew(term)) continue
    here.add(term)
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: word, term })
    end = index + word.length
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end) })
  return parts
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

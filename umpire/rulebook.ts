import type { Language } from './message.ts'

/** How the product treats a rule: carried out, shown as advice, or left out; the last two say why. */
type RuleStatus = 'enforced' | 'advisory' | 'omitted'

/** A sentence in each language, in our own words. */
export type Gist = Record<Language, string>

export interface RuleRow {
  /** Where it stands in the printed book, in the book's own heading. */
  section: string
  gist: Gist
  status: RuleStatus
  reason?: Gist
  /** Not printed in the book: a ruling of this project, or its reconstruction. */
  source?: 'ruling' | 'reconstruction'
}

export interface Rulebook<Id extends string = string> {
  title: Gist
  edition: string
  authors: string
  language: Language
  rows: Record<Id, RuleRow>
  /** What the book's own headings mean in languages that are not its own; without their numbers. */
  headings?: Record<string, Partial<Gist>>
}

/** What a book says of itself: a title that is the same in all languages is told once. */
interface Cover extends Omit<Rulebook, 'title' | 'rows'> {
  title: string
}

type RowsOf<Part> = Part extends Record<string, RuleRow> ? keyof Part & string : never

/** A book of its parts' rows, each with a number of its own: the ids of its rules are a type. */
export function rulebookOf<const Parts extends readonly Record<string, RuleRow>[]>(
  { title, ...cover }: Cover,
  ...parts: Parts
): Rulebook<RowsOf<Parts[number]>> {
  const rows: Rulebook<RowsOf<Parts[number]>>['rows'] = Object.assign({}, ...parts)
  const told = parts.reduce((sum, part) => sum + Object.keys(part).length, 0)
  if (Object.keys(rows).length < told) throw new Error(`Two rules of ${title} have one number.`)
  return { ...cover, title: { en: title, de: title, da: title }, rows }
}

const quotes: Record<Language, readonly [open: string, close: string]> = {
  en: ['\u201c', '\u201d'],
  de: ['\u201e', '\u201c'],
  da: ['\u00bb', '\u00ab'],
}

/** A heading as the book has it, in quotes with what it means where that is another word. */
export function headingIn(
  { headings, language: own }: Pick<Rulebook, 'headings' | 'language'>,
  section: string,
  language: Language,
): string {
  const plain = section.replace(/^[\d.]+ /, '')
  const told = headings?.[section] ?? headings?.[plain]
  const meaning = told?.[language]
  if (meaning === undefined || language === own) return section
  const [open, close] = quotes[language]
  const quoted = `${open}${section}${close}`
  const isSame = plain.toLowerCase() === meaning.toLowerCase()
  return isSame ? quoted : `${quoted} (${meaning})`
}

/** What a book's headings mean, each told in the two languages that are not the book's. */
export function meaningsIn(
  [first, second]: readonly [Language, Language],
  meanings: Record<string, readonly [first: string, second: string]>,
): Record<string, Partial<Gist>> {
  const told = Object.entries(meanings).map(
    ([heading, [one, other]]) => [heading, { [first]: one, [second]: other }] as const,
  )
  return Object.fromEntries(told)
}

export function hasRule<Id extends string>(rulebook: Rulebook<Id>, id: string): id is Id {
  return Object.hasOwn(rulebook.rows, id)
}

/** A rule that the book prints, under the book's own heading. */
export function printed(section: string, en: string, de: string, da: string): RuleRow {
  return { section, gist: { en, de, da }, status: 'enforced' }
}

/** A ruling where the book is silent or at odds with itself; reasons stand in rulings.md. */
export function ruled(section: string, en: string, de: string, da: string): RuleRow {
  return { ...printed(section, en, de, da), source: 'ruling' }
}

/** Content that the book lacks and this project supplies. */
export function rebuilt(section: string, en: string, de: string, da: string): RuleRow {
  return { ...printed(section, en, de, da), source: 'reconstruction' }
}

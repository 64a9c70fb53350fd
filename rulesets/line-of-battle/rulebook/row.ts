import type { RuleRow } from '@grognard/umpire/rulebook.ts'

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

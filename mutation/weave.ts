import type { Mutant } from './mutants.ts'

/** A mutant and the number that switches it on. */
export interface Numbered extends Mutant {
  readonly id: number
}

/**
 * The source with all mutants in it, each behind a switch: `(mutantOn(17) ? (a <= b) : (a < b))`.
 * Mutants lie within one another or apart, as the nodes of a tree do, and only one is ever on.
 */
export function woven(text: string, mutants: readonly Numbered[]): string {
  const sorted = mutants.toSorted((a, b) => a.start - b.start || b.end - a.end)
  return part(text, 0, text.length, sorted)
}

function part(text: string, from: number, to: number, mutants: readonly Numbered[]): string {
  const [first] = mutants
  if (first === undefined) return text.slice(from, to)
  const { start, end } = first
  const here = mutants.filter(one => one.start === start && one.end === end)
  const inside = mutants.filter(one => one.end <= end && !here.includes(one))
  const after = mutants.filter(one => one.start >= end)
  const original = part(text, start, end, inside)
  const choices = here.map(one => `mutantOn(${one.id}) ? (${one.replacement}) : `).join('')
  const opening = first.beginsStatement ? ';(' : '('
  const switched = `${opening}${choices}(${original}))`
  return text.slice(from, start) + switched + part(text, end, to, after)
}

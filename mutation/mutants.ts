import { createHash } from 'node:crypto'
import type { Node } from 'oxc-parser'
import { parseSource, walk } from '../checks/source.ts'
import { changesOf } from './changes.ts'
import type { Kind } from './changes.ts'

/** One small change of a source: the text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  /** Its name in the records: what is changed in which line of which file, whatever the line's number. */
  readonly key: string
  readonly path: string
  readonly line: number
  readonly kind: Kind
  readonly start: number
  readonly end: number
  readonly original: string
  readonly replacement: string
  /** An expression that begins a statement needs a semicolon before its bracket. */
  readonly beginsStatement: boolean
}

type Draft = Omit<Mutant, 'key'> & { readonly within: string }

/** All mutants of one file, in their order in it. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const { program } = parseSource(path, text)
  const statements = statementStarts(program)
  const drafts: Draft[] = []
  walkCode(program, (node, parent) => {
    for (const change of changesOf(node, parent, text)) {
      const { start, end } = change.at ?? node
      drafts.push({
        path,
        line: text.slice(0, start).split('\n').length,
        kind: change.kind,
        start,
        end,
        original: text.slice(start, end),
        replacement: change.text,
        beginsStatement: statements.has(start),
        within: lineAround(text, start),
      })
    }
  })
  return named(drafts)
}

/** Where a bare expression is a statement of a block: there no bracket may continue the line before. */
function statementStarts(program: Node): ReadonlySet<number> {
  const starts = new Set<number>()
  walk(program, (node, parent) => {
    if (node.type !== 'ExpressionStatement') return
    if (parent?.type === 'BlockStatement' || parent?.type === 'Program') starts.add(node.start)
    if (parent?.type === 'SwitchCase') starts.add(node.start)
  })
  return starts
}

/** Types, imports and the keys of objects are not run, so nothing in them is changed. */
function walkCode(program: Node, visit: (node: Node, parent: Node | null) => void): void {
  const left: { start: number; end: number }[] = []
  walk(program, (node, parent) => {
    if (left.some(one => one.start <= node.start && node.end <= one.end)) return
    if (isNotRun(node, parent)) left.push({ start: node.start, end: node.end })
    else visit(node, parent)
  })
}

const RUN_TYPE_NODES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

function isNotRun(node: Node, parent: Node | null): boolean {
  if (node.type.startsWith('TS') && !RUN_TYPE_NODES.has(node.type)) return true
  if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return true
  return parent?.type === 'Property' && parent.key === node
}

function lineAround(text: string, at: number): string {
  const from = text.lastIndexOf('\n', at - 1) + 1
  const to = text.indexOf('\n', at)
  const line = text.slice(from, to === -1 ? text.length : to)
  return `${line.trim()}@${at - from - (line.length - line.trimStart().length)}`
}

/** Equal changes of equal lines are counted, so that each has a name of its own. */
function named(drafts: readonly Draft[]): readonly Mutant[] {
  const seen = new Map<string, number>()
  return drafts.map(({ within, ...draft }) => {
    const name = [draft.path, within, draft.original, draft.replacement].join('\n')
    const count = seen.get(name) ?? 0
    seen.set(name, count + 1)
    return { ...draft, key: digest(`${name}\n${count}`) }
  })
}

export function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** So many of the mutants, chosen by the seed and by what they are; of bare numbers a quarter at most. */
export function sampleOf(
  mutants: readonly Mutant[],
  count: number,
  seed: string,
): readonly Mutant[] {
  const shuffled = mutants
    .map(mutant => ({ mutant, rank: digest(seed + mutant.key) }))
    .toSorted((a, b) => (a.rank < b.rank ? -1 : 1))
    .map(({ mutant }) => mutant)
  const numbers = shuffled.filter(({ kind }) => kind === 'number').slice(0, Math.floor(count / 4))
  const others = shuffled.filter(({ kind }) => kind !== 'number')
  return [...others.slice(0, count - numbers.length), ...numbers]
}

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

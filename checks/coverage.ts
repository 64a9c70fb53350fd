import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { citationsIn, testsIn } from './citations.ts'
import type { Citation } from './citations.ts'
import { root } from './root.ts'
import { isTest, readSource, sourcePaths } from './source.ts'

/** The part of a rulebook's row that coverage reads. */
interface BookRow {
  section: string
  gist: Readonly<Record<string, string>>
  status: 'enforced' | 'advisory' | 'omitted'
}

interface Book {
  rows: Readonly<Record<string, BookRow>>
}

export interface CoverageRow extends BookRow {
  id: string
  /** Files that carry the rule out or cite it, relative to the ruleset's folder. */
  code: string[]
  /** Titles of the tests that name the rule. */
  tests: string[]
}

export interface Coverage {
  rows: CoverageRow[]
  /** What is wrong, one sentence each; empty where every enforced rule is proven. */
  faults: string[]
}

/** One row for each rule of the book: where it stands in the code and which tests prove it. */
export async function coverageOf(rulesetFolder: string): Promise<CoverageRow[]> {
  return (await readCoverage(rulesetFolder)).rows
}

/** `rulesetFolder` is relative to the project or absolute. Throws where it has no rulebook. */
export async function readCoverage(rulesetFolder: string): Promise<Coverage> {
  const folder = join(rulesetFolder.startsWith('/') ? '' : root, rulesetFolder)
  const book = await readBook(join(folder, 'rulebook.ts'))
  const paths = sourcePaths(folder)
  const code = paths.filter(path => !isTest(path) && !isBook(path))
  const cited = code.flatMap(path => citationsIn(readSource(folder, path), prefixesOf(book)))
  const tested = paths.filter(isTest).flatMap(path => testsIn(readSource(folder, path)))
  const rows = Object.entries(book.rows).map(([id, row]) => rowOf(id, row, cited, tested))
  return { rows, faults: [...unproven(rows), ...unknown(book, [...cited, ...tested])] }
}

/** The folders of the rulesets that have a rulebook, relative to the project. */
export function rulesetFolders(): string[] {
  return sourcePaths(root, 'rulesets')
    .filter(path => /^rulesets\/[^/]+\/rulebook\.ts$/.test(path))
    .map(path => path.slice(0, -'/rulebook.ts'.length))
}

async function readBook(path: string): Promise<Book> {
  if (!existsSync(path)) throw new Error(`there is no rulebook at ${path}`)
  const module: { rulebook?: Book } = await import(pathToFileURL(path).href)
  if (module.rulebook === undefined) throw new Error(`${path} exports no 'rulebook'`)
  return module.rulebook
}

/** The book itself lists every rule and so proves nothing. */
function isBook(path: string): boolean {
  return path === 'rulebook.ts' || path.startsWith('rulebook/')
}

function prefixesOf(book: Book): Set<string> {
  return new Set(Object.keys(book.rows).map(id => id.slice(0, id.indexOf('-'))))
}

function rowOf(
  id: string,
  row: BookRow,
  cited: readonly Citation[],
  tested: readonly Citation[],
): CoverageRow {
  const code = new Set(cited.filter(one => one.id === id).map(one => one.path))
  const tests = new Set(tested.filter(one => one.id === id).map(one => one.text))
  return { ...row, id, code: [...code], tests: [...tests] }
}

function unproven(rows: readonly CoverageRow[]): string[] {
  return rows
    .filter(row => row.status === 'enforced' && row.tests.length === 0)
    .map(row => `${row.id} is enforced, but no test names it`)
}

function unknown(book: Book, citations: readonly Citation[]): string[] {
  return citations
    .filter(one => !Object.hasOwn(book.rows, one.id))
    .map(one => `${one.path}:${one.line} cites ${one.id}, which is not in the rulebook`)
}

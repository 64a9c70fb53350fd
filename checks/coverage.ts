import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { citationsIn, testsIn } from './citations.ts'
import type { Citation } from './citations.ts'
import { reachedFrom } from './reached.ts'
import { root } from './root.ts'
import { isTest, readSource, sourcePaths } from './source.ts'
import type { Source } from './source.ts'

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
  /** Where it is carried out, `path:line` below the ruleset's folder: what its record leads to. */
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
  const book = await readBook(folder)
  const paths = sourcePaths(folder)
  const sources = paths
    .filter(path => !isTest(path) && !isBook(path))
    .map(path => readSource(folder, path))
  const cited = sources.flatMap(source => citationsIn(source, prefixesOf(book)))
  const tested = paths.filter(isTest).flatMap(path => testsIn(readSource(folder, path)))
  const carriedOut = inPlay(sources, cited)
  const rows = Object.entries(book.rows).map(([id, row]) => rowOf(id, row, carriedOut, tested))
  const faults = [
    ...unproven(rows),
    ...unreached(rows, cited),
    ...unknown(book, [...cited, ...tested]),
  ]
  return { rows, faults }
}

/** What a game is loaded by. */
const RECORD = 'index.ts'

/** Citations that carry a rule out: what the record does not lead to does nothing in a battle. */
function inPlay(sources: readonly Source[], cited: readonly Citation[]): Citation[] {
  const isReached = reachedFrom(sources, [RECORD])
  return cited.filter(({ path, start }) => !isTold(path) && isReached(path, start))
}

const TOLD =
  /(?:^|\/)(?:guide|glossary|lesson|reference|advice|printed|(?:[a-z]+-)?messages|doctrine|metrics)(?:\/|\.)/

/** What explains, prints, plays by or counts by a rule does not carry it out. */
function isTold(path: string): boolean {
  return TOLD.test(path)
}

/** The folders of the rulesets that have a rulebook, relative to the project. */
export function rulesetFolders(): string[] {
  return sourcePaths(root, 'rulesets')
    .map(path => /^(rulesets\/(?:examples\/)?[^/]+)\/(?:book\/)?rulebook\.ts$/.exec(path)?.[1])
    .filter(folder => folder !== undefined)
}

async function readBook(folder: string): Promise<Book> {
  const places = ['rulebook.ts', 'book/rulebook.ts'].map(path => join(folder, path))
  const path = places.find(existsSync)
  if (path === undefined) throw new Error(`there is no rulebook at ${places.join(' or ')}`)
  const module: { rulebook?: Book } = await import(pathToFileURL(path).href)
  if (module.rulebook === undefined) throw new Error(`${path} exports no 'rulebook'`)
  return module.rulebook
}

/** The book itself lists every rule and so proves nothing. */
function isBook(path: string): boolean {
  return /^(?:book\/)?rulebook(?:\.ts$|\/)/.test(path)
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
  const code = new Set(cited.filter(one => one.id === id).map(one => `${one.path}:${one.line}`))
  const tests = new Set(tested.filter(one => one.id === id).map(one => one.text))
  return { ...row, id, code: [...code], tests: [...tests] }
}

function unproven(rows: readonly CoverageRow[]): string[] {
  return rows
    .filter(row => row.status === 'enforced' && row.tests.length === 0)
    .map(row => `${row.id} is enforced, but no test names it`)
}

function unreached(rows: readonly CoverageRow[], cited: readonly Citation[]): string[] {
  return rows
    .filter(row => row.status === 'enforced' && row.code.length === 0)
    .map(({ id }) => {
      const { path, line } = cited.find(one => one.id === id) ?? {}
      const where = path === undefined ? 'no code names it' : `${path}:${line} is not reached`
      return `${id} is enforced, but nothing that ${RECORD} leads to carries it out: ${where}`
    })
}

function unknown(book: Book, citations: readonly Citation[]): string[] {
  return citations
    .filter(one => !Object.hasOwn(book.rows, one.id))
    .map(one => `${one.path}:${one.line} cites ${one.id}, which is not in the rulebook`)
}

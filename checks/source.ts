import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, visitorKeys } from 'oxc-parser'
import type { Comment, Node } from 'oxc-parser'

/** A source file, parsed. `path` is relative to the project, with forward slashes. */
export interface Source {
  path: string
  text: string
  program: Node
  comments: Comment[]
}

const LEFT_OUT = new Set(['node_modules', 'dist', 'coverage', 'reports'])

/** Paths below `folder` whose names end in .ts or .tsx, relative to `root`, sorted. */
export function sourcePaths(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(entry => !entry.name.startsWith('.') && !LEFT_OUT.has(entry.name))
    .flatMap(entry => {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (entry.isDirectory()) return sourcePaths(root, path)
      return /\.tsx?$/.test(entry.name) ? [path] : []
    })
    .toSorted((a, b) => (a < b ? -1 : 1))
}

/** Throws where the text is no TypeScript: nothing unread counts as checked. */
export function parseSource(path: string, text: string): Source {
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return { path, text, program: parsed.program, comments: parsed.comments }
}

export function readSource(root: string, path: string): Source {
  return parseSource(path, readFileSync(join(root, path), 'utf8'))
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

export function childrenOf(node: Node): Node[] {
  const fields = new Map<string, unknown>(Object.entries(node))
  return (visitorKeys[node.type] ?? []).flatMap(key => [fields.get(key)].flat().filter(isNode))
}

/** Visits a node and all below it, each with its parent. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void): void {
  const step = (at: Node, parent: Node | null): void => {
    visit(at, parent)
    for (const child of childrenOf(at)) step(child, at)
  }
  step(node, null)
}

/** The text a node stands for when it is a plain string, else undefined. */
export function stringOf(node: Node | null | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return undefined
  return node.quasis[0]?.value.cooked ?? undefined
}

/** Something a check found, and where. Lines count from 1. */
export interface Fault {
  path: string
  line: number
  message: string
}

export function faultAt(source: Source, start: number, message: string): Fault {
  const line = source.text.slice(0, start).split('\n').length
  return { path: source.path, line, message }
}

export function printed(faults: readonly Fault[]): string {
  return faults.map(({ path, line, message }) => `${path}:${line}  ${message}\n`).join('')
}

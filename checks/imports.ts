import { isBuiltin } from 'node:module'
import { posix } from 'node:path'
import type { Node } from 'oxc-parser'
import { arrows, withTypeCircles } from './arrows.ts'
import type { Arrows } from './arrows.ts'
import { floorFault } from './floors.ts'
import { roomFault } from './rooms.ts'
import { root } from './root.ts'
import {
  faultAt,
  isTest,
  parseSource,
  printed,
  readSource,
  sourcePaths,
  stringOf,
  walk,
} from './source.ts'
import type { Fault, Source } from './source.ts'

interface Import {
  /** Undefined where the target is computed and cannot be read. */
  target: string | undefined
  typeOnly: boolean
  start: number
}

const SCOPE = '@grognard/'

/** Every import of a file: static, dynamic, re-exported, of types, and `require`. */
function importsOf(source: Source): Import[] {
  const found: Import[] = []
  walk(source.program, node => {
    const target = targetOf(node)
    if (target === undefined) return
    found.push({ target: stringOf(target), typeOnly: isTypeOnly(node), start: node.start })
  })
  return found
}

function targetOf(node: Node): Node | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'ImportExpression':
    case 'TSImportType':
      return node.source
    case 'ExportNamedDeclaration':
      return node.source ?? undefined
    case 'TSExternalModuleReference':
      return node.expression
    case 'CallExpression':
      return isRequire(node.callee) ? node.arguments[0] : undefined
    default:
      return undefined
  }
}

function isRequire(callee: Node): boolean {
  return callee.type === 'Identifier' && callee.name === 'require'
}

function isTypeOnly(node: Node): boolean {
  if (node.type === 'TSImportType') return true
  if (node.type === 'ExportAllDeclaration') return node.exportKind === 'type'
  if (node.type === 'ExportNamedDeclaration') {
    return node.exportKind === 'type' || allTypes(node.specifiers.map(one => one.exportKind))
  }
  if (node.type !== 'ImportDeclaration') return false
  const kinds = node.specifiers.map(one =>
    one.type === 'ImportSpecifier' ? one.importKind : 'value',
  )
  return node.importKind === 'type' || allTypes(kinds)
}

function allTypes(kinds: readonly (string | undefined)[]): boolean {
  return kinds.length > 0 && kinds.every(kind => kind === 'type')
}

/** The faults in one file's imports. `path` is relative to the project. */
export function importFaults(path: string, text: string): Fault[] {
  return faultsOf(parseSource(path, text))
}

function faultsOf(source: Source): Fault[] {
  const home = source.path.split('/')[0] ?? ''
  const rules = arrows[home]
  if (rules === undefined) return []
  return importsOf(source).flatMap(one => {
    const message = faultOf(source.path, home, rules, one)
    return message === undefined ? [] : [faultAt(source, one.start, message)]
  })
}

function faultOf(path: string, home: string, rules: Arrows, one: Import): string | undefined {
  const isFree = isTest(path) || path.startsWith('umpire/laws/')
  if (one.target === undefined) {
    return rules.pure && !isFree ? `${home} may not import what it computes` : undefined
  }
  if (one.target.startsWith('.')) return relativeFault(path, home, rules, one.target, one.typeOnly)
  if (one.target.startsWith(SCOPE)) return arrowFault(path, home, rules, one)
  if (!rules.pure || isFree || rules.pure.packages.includes(packageOf(one.target))) return undefined
  const kind = isBuiltin(one.target) ? 'Node module' : 'package'
  return `${home} may import no ${kind}: '${one.target}'`
}

/** The name of the package that an import such as `@noble/hashes/hmac.js` is from. */
function packageOf(target: string): string {
  const length = target.startsWith('@') ? 2 : 1
  return target.split('/').slice(0, length).join('/')
}

function arrowFault(path: string, home: string, rules: Arrows, one: Import): string | undefined {
  const target = one.target?.slice(SCOPE.length).split('/')[0] ?? ''
  if (target === home) return `${home} imports itself by name: write a relative path`
  if (isTest(path) || isForTests(path) || rules.may.includes(target)) return undefined
  if (!rules.types?.includes(target)) return `${home} may not import ${target}`
  return one.typeOnly ? undefined : `${home} may import types only of ${target}: write import type`
}

/** What several tests share may import what a test may. */
function isForTests(path: string): boolean {
  return path.endsWith('-for-tests.ts')
}

function relativeFault(
  path: string,
  home: string,
  rules: Arrows,
  target: string,
  typeOnly: boolean,
): string | undefined {
  const reached = posix.join(posix.dirname(path), target)
  const there = reached.split('/')[0] ?? ''
  if (there === home) return isTest(path) ? undefined : insideFault(path, reached, typeOnly)
  if (rules.folders?.includes(there)) return undefined
  if (isTest(path) && arrows[there] === undefined && there !== '..') return undefined
  return `'${target}' leaves ${home}: import ${SCOPE}NAME/FILE.ts`
}

/** A test may be imported by tests only, and a ruleset by the shelf and the catalogue only. */
function insideFault(path: string, reached: string, typeOnly: boolean): string | undefined {
  if (isTest(reached)) return `'${reached}' is a test: only tests may import it`
  if (!path.startsWith('rulesets/')) return floorFault(path, reached)
  if (isCatalogue(path)) return undefined
  const [from, to] = [rulesetOf(path), rulesetOf(reached)]
  if (from !== to) return `ruleset ${from} may not import ${to}: rulesets stand alone`
  return roomFault({ path, reached, typeOnly })
}

function isCatalogue(path: string): boolean {
  const shelves = ['index.ts', 'library.ts', 'puzzles.ts', 'examples/index.ts']
  return shelves.some(shelf => path === `rulesets/${shelf}`)
}

function rulesetOf(path: string): string {
  const parts = path.split('/').slice(1, -1)
  const name = parts[0] === 'examples' ? parts.slice(0, 2).join('/') : parts[0]
  return name ?? 'the catalogue'
}

export function allImportFaults(): Fault[] {
  const sources = sourcePaths(root).map(path => readSource(root, path))
  return [...sources.flatMap(faultsOf), ...circlesOf(sources)]
}

/** Files of one workspace that import each other's values; types count in most as well. */
export function circlesOf(sources: readonly Source[]): Fault[] {
  const circles = circlesIn(new Map(sources.filter(mayNotCircle).map(reachedFrom)))
  return circles.map(([path = '', ...others]) => {
    const message = `imports itself in a circle: ${[...others, path].join(' → ')}`
    return { path, line: 1, message }
  })
}

function mayNotCircle({ path }: Source): boolean {
  const [home = ''] = path.split('/')
  return arrows[home] !== undefined && !isTest(path)
}

function reachedFrom(source: Source): [path: string, reached: string[]] {
  const [home = ''] = source.path.split('/')
  const countTypes = !withTypeCircles.includes(home)
  const targets = importsOf(source).flatMap(({ target, typeOnly }) =>
    target?.startsWith('.') && (countTypes || !typeOnly) ? [target] : [],
  )
  return [source.path, targets.map(target => posix.join(posix.dirname(source.path), target))]
}

if (import.meta.main) {
  const faults = allImportFaults()
  process.stdout.write(printed(faults))
  process.exitCode = faults.length > 0 ? 1 : 0
}

/** Circles in a graph, each once, told by its nodes in order; all are found that stand apart. */
function circlesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  const path: string[] = []
  const follow = (node: string): void => {
    const since = path.indexOf(node)
    if (since >= 0) circles.push(path.slice(since))
    if (since >= 0 || done.has(node)) return
    path.push(node)
    for (const next of graph.get(node) ?? []) follow(next)
    path.pop()
    done.add(node)
  }
  for (const node of graph.keys()) follow(node)
  return circles
}

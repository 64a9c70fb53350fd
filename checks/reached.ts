import { posix } from 'node:path'
import type { Node } from 'oxc-parser'
import { childrenOf, stringOf } from './source.ts'
import type { Source } from './source.ts'

/** Whether the place, told by its character, is in code that something on the way from the entries uses. */
export type Reached = (path: string, start: number) => boolean

/**
 * Walks from all that the entries export to what they use: imports, and within a file the names. A
 * function that is exported and only tested, or used only by such a function, is not reached.
 */
export function reachedFrom(sources: readonly Source[], entries: readonly string[]): Reached {
  const modules = new Map(sources.map(source => [source.path, moduleOf(source)]))
  const reached = new Set<Node>()
  const asked = new Set<string>()

  const reachName = (path: string, name: string): void => {
    const module = modules.get(path)
    const origin = module?.imported.get(name)
    const statement = module?.declared.get(name)
    if (origin) reachExport(origin)
    if (statement) reachStatement(path, statement)
  }
  const reachStatement = (path: string, statement: Node): void => {
    if (reached.has(statement)) return
    reached.add(statement)
    const namespaces = modules.get(path)?.namespaces
    for (const { name, member } of namesIn(statement)) {
      const all = namespaces?.get(name)
      if (all !== undefined) reachExport({ path: all, name: member ?? ALL })
      else reachName(path, name)
    }
  }
  const reachExport = ({ path, name }: Origin): void => {
    const module = modules.get(path)
    if (!module || asked.has(`${path} ${name}`)) return
    asked.add(`${path} ${name}`)
    for (const statement of module.run) reachStatement(path, statement)
    const names = name === ALL ? [...module.exported.keys()] : [name]
    for (const one of names) {
      const inside = module.exported.get(one)
      if (inside !== undefined) reachName(path, inside)
      else for (const from of module.passedOn) reachExport({ path: from, name: one })
    }
    if (name === ALL) for (const from of module.passedOn) reachExport({ path: from, name })
  }

  for (const path of entries) reachExport({ path, name: ALL })
  return (path, start) => {
    const at = modules.get(path)?.statements.find(({ end }) => start < end)
    return at !== undefined && reached.has(at)
  }
}

interface Origin {
  path: string
  /** As it is exported there; `*` for all that is. */
  name: string
}

const ALL = '*'

interface Module {
  /** All but imports, so that a comment above them belongs to what follows. */
  statements: Node[]
  /** By name, the statement that declares it. Types are left out: they do nothing. */
  declared: Map<string, Node>
  imported: Map<string, Origin>
  /** By the name of `import * as name`, the file. */
  namespaces: Map<string, string>
  /** The names inside by the names outside. */
  exported: Map<string, string>
  /** The files of `export * from`. */
  passedOn: string[]
  /** Statements without a name: they run as soon as the file is loaded. */
  run: Node[]
}

function moduleOf({ path, program }: Source): Module {
  const module: Module = {
    statements: [],
    declared: new Map(),
    imported: new Map(),
    namespaces: new Map(),
    exported: new Map(),
    passedOn: [],
    run: [],
  }
  const fileOf = (target: string) => posix.join(posix.dirname(path), target)
  for (const node of program.type === 'Program' ? program.body : []) {
    if (node.type === 'ImportDeclaration') readImport(module, fileOf(node.source.value), node)
    else if (node.type === 'ExportAllDeclaration') module.passedOn.push(fileOf(node.source.value))
    else if (node.type === 'ExportNamedDeclaration') readExport(module, fileOf, node)
    else readDeclaration(module, node, node)
  }
  return module
}

function readImport(module: Module, path: string, node: NodeOf<'ImportDeclaration'>): void {
  for (const one of node.specifiers) {
    const { name } = one.local
    if (one.type === 'ImportNamespaceSpecifier') module.namespaces.set(name, path)
    else if (one.type === 'ImportSpecifier')
      module.imported.set(name, { path, name: nameOf(one.imported) })
  }
}

function readExport(
  module: Module,
  fileOf: (target: string) => string,
  node: NodeOf<'ExportNamedDeclaration'>,
): void {
  if (node.declaration)
    for (const name of readDeclaration(module, node.declaration, node))
      module.exported.set(name, name)
  for (const { local, exported } of node.specifiers) {
    const [inside, outside] = [nameOf(local), nameOf(exported)]
    module.exported.set(outside, inside)
    if (node.source) module.imported.set(inside, { path: fileOf(node.source.value), name: inside })
  }
}

/** The names that it declares. */
function readDeclaration(module: Module, declaration: Node, statement: Node): string[] {
  module.statements.push(statement)
  const names = namesDeclared(declaration)
  for (const name of names) module.declared.set(name, statement)
  if (names.length === 0 && !declaration.type.startsWith('TS')) module.run.push(statement)
  return names
}

function namesDeclared(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return node.declarations.flatMap(({ id }) => namesIn(id).map(({ name }) => name))
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return node.id ? [node.id.name] : []
  return []
}

type NodeOf<Type extends Node['type']> = Extract<Node, { type: Type }>

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : (stringOf(node) ?? '')
}

interface Name {
  name: string
  /** What is taken of it, in `name.member`. */
  member?: string
}

/** Every name that is used below the node, but for types and the keys of records. */
function namesIn(node: Node): Name[] {
  if (node.type === 'Identifier') return [{ name: node.name }]
  if (node.type === 'MemberExpression' && !node.computed)
    return node.object.type === 'Identifier'
      ? [{ name: node.object.name, member: nameOf(node.property) }]
      : namesIn(node.object)
  if (node.type === 'Property' && !node.computed) return namesIn(node.value)
  return partsOf(node).flatMap(namesIn)
}

/** Of what only says a type, nothing. */
function partsOf(node: Node): Node[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return [node.expression]
    default:
      return node.type.startsWith('TS') ? [] : childrenOf(node)
  }
}

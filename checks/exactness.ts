import type { Node } from 'oxc-parser'
import { pureWorkspaces } from './arrows.ts'
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

/** Those whose results the language standard fixes to the last bit. */
const EXACT_MATH = new Set([
  'sqrt',
  'floor',
  'ceil',
  'round',
  'trunc',
  'abs',
  'min',
  'max',
  'imul',
  'sign',
])

const GLOBALS: ReadonlyMap<string, string> = new Map([
  ['Date', 'the clock is not part of a battle'],
  ['performance', 'the clock is not part of a battle'],
  ['Intl', 'wording differs between engines: messages are keys and values'],
  ['globalThis', 'name what you use, so that it can be checked'],
])

type Member = Extract<Node, { type: 'MemberExpression' }>

/** The faults in one file: what another engine might compute otherwise. */
export function exactnessFaults(path: string, text: string): Fault[] {
  return faultsOf(parseSource(path, text))
}

function faultsOf(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(source.program, (node, parent) => {
    const message = faultOf(node, parent)
    if (message !== undefined) faults.push(faultAt(source, node.start, message))
  })
  return faults
}

function faultOf(node: Node, parent: Node | null): string | undefined {
  switch (node.type) {
    case 'Identifier':
      return isName(node, parent) ? undefined : globalFault(node.name, parent)
    case 'MemberExpression':
      return memberFault(node)
    case 'BinaryExpression':
      return node.operator === '**' ? powerFault : undefined
    case 'AssignmentExpression':
      return node.operator === '**=' ? powerFault : undefined
    case 'CallExpression':
      return sortFault(node.callee, node.arguments.length)
    default:
      return undefined
  }
}

const powerFault = '** differs between engines: multiply'

/** A property's or a key's name is no use of a global. */
function isName(node: Node, parent: Node | null): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent?.type === 'Property')
    return parent.key === node && !parent.computed && !parent.shorthand
  return parent?.type === 'TSPropertySignature' && parent.key === node
}

function globalFault(name: string, parent: Node | null): string | undefined {
  if (name === 'Math') return mathFault(parent)
  const reason = GLOBALS.get(name)
  return reason && `${name}: ${reason}`
}

function mathFault(parent: Node | null): string | undefined {
  if (parent?.type !== 'MemberExpression') {
    return 'Math itself may not be handed on or taken apart: write Math.NAME'
  }
  if (parent.computed) return 'Math[…] cannot be checked: write Math.NAME'
  const name = propertyOf(parent) ?? ''
  if (EXACT_MATH.has(name)) return undefined
  return `Math.${name} differs between engines; exact are ${[...EXACT_MATH].join(', ')}`
}

function propertyOf(node: Member): string | undefined {
  if (node.computed) return stringOf(node.property)
  return node.property.type === 'Identifier' ? node.property.name : undefined
}

function memberFault(node: Member): string | undefined {
  const name = propertyOf(node) ?? ''
  if (name === 'Math' || name === 'Date' || name === 'Intl') return `${name} reached by a detour`
  if (!name.startsWith('toLocale') && name !== 'localeCompare') return undefined
  return `${name} depends on the language of the machine`
}

function sortFault(callee: Node, count: number): string | undefined {
  if (callee.type !== 'MemberExpression' || count > 0) return undefined
  const name = propertyOf(callee)
  if (name !== 'sort' && name !== 'toSorted') return undefined
  return `${name}() without a comparator sorts numbers as text`
}

export function allExactnessFaults(): Fault[] {
  return pureWorkspaces
    .flatMap(folder => sourcePaths(root, folder))
    .filter(path => !isTest(path))
    .flatMap(path => faultsOf(readSource(root, path)))
}

if (import.meta.main) {
  const faults = allExactnessFaults()
  process.stdout.write(printed(faults))
  process.exitCode = faults.length > 0 ? 1 : 0
}

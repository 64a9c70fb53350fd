import type { Node } from 'oxc-parser'
import { root } from './root.ts'
import { faultAt, isTest, parseSource, readSource, sourcePaths, stringOf, walk } from './source.ts'
import type { Fault, Source } from './source.ts'

/** What a frame of the cursor has and nothing else in a ruleset; its `at` is too common a name. */
const OF_A_FRAME = new Set(['waiting', 'loop'])

/** How lists are read; where `place` is a text or a record, it has none of these. */
const OF_A_LIST = new Set([
  'at',
  'every',
  'filter',
  'find',
  'findLast',
  'flatMap',
  'forEach',
  'length',
  'map',
  'slice',
  'some',
])

const MESSAGE =
  'reads the cursor: ask the umpire (stepOf, turnStepOf, seatsAsked, seatsInterrupted)'

/** Where a file of a ruleset reads the cursor of a state itself. */
export function cursorFaults(path: string, text: string): Fault[] {
  return faultsOf(parseSource(path, text))
}

function faultsOf(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(source.program, (node, parent) => {
    if (readsCursor(node, parent)) faults.push(faultAt(source, node.start, MESSAGE))
  })
  return faults
}

function readsCursor(node: Node, parent: Node | null): boolean {
  switch (node.type) {
    case 'MemberExpression':
      if (OF_A_FRAME.has(propertyOf(node))) return true
      return isPlace(node.object) && (node.computed || OF_A_LIST.has(propertyOf(node)))
    case 'Property':
      return parent?.type === 'ObjectPattern' && OF_A_FRAME.has(nameOf(node.key))
    case 'ForOfStatement':
      return isPlace(node.right)
    case 'SpreadElement':
      return parent?.type === 'ArrayExpression' && isPlace(node.argument)
    default:
      return false
  }
}

/** `place` by itself or of a state. */
function isPlace(node: Node): boolean {
  if (node.type === 'ChainExpression') return isPlace(node.expression)
  return (
    nameOf(node) === 'place' || (node.type === 'MemberExpression' && propertyOf(node) === 'place')
  )
}

function propertyOf(node: Extract<Node, { type: 'MemberExpression' }>): string {
  return node.computed ? (stringOf(node.property) ?? '') : nameOf(node.property)
}

function nameOf(node: Node): string {
  return node.type === 'Identifier' ? node.name : ''
}

/** Tests and their fixtures set up where a battle stands. */
export function allCursorFaults(): Fault[] {
  return sourcePaths(root, 'rulesets')
    .filter(path => !isTest(path) && !path.endsWith('/fixtures.ts'))
    .flatMap(path => faultsOf(readSource(root, path)))
}

import type { Node } from 'oxc-parser'
import { root } from './root.ts'
import { faultAt, isTest, parseSource, readSource, sourcePaths, stringOf, walk } from './source.ts'
import type { Fault, Source } from './source.ts'

/** What finds an element by a name that another file has given it. */
const FINDERS = new Set([
  'querySelector',
  'querySelectorAll',
  'closest',
  'getElementById',
  'getElementsByClassName',
  'getElementsByName',
  'getElementsByTagName',
])

/** What may be found all the same, and why. */
const allowed: Readonly<Record<string, string>> = {
  'web/main.tsx getElementById': 'the application is mounted in an element of index.html',
}

const FOUND =
  'finds an element of another file: dispatch an action, or let its component register it (shared/focus-register.ts)'
const NAMED =
  "may ask an element for its kind or its state, not for a class, an id or a file's own mark"

/** Where a file of the page or of the board reaches past the component that owns an element. */
export function backDoorFaults(path: string, text: string): Fault[] {
  return faultsOf(parseSource(path, text))
}

function faultsOf(source: Source): Fault[] {
  const faults: Fault[] = []
  walk(source.program, node => {
    const message = messageOf(source.path, node)
    if (message !== undefined) faults.push(faultAt(source, node.start, message))
  })
  return faults
}

function messageOf(path: string, node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return askedOf(node)
  const name = nameOf(node)
  return FINDERS.has(name) && !allowed[`${path} ${name}`] ? `${name} ${FOUND}` : undefined
}

/** `matches` by a class or an id, and classes that are read back. */
function askedOf(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined
  const { callee } = node
  const name = nameOf(callee)
  const isOfClasses =
    callee.object.type === 'MemberExpression' && nameOf(callee.object) === 'classList'
  if (name === 'contains' && isOfClasses) return `classList.contains ${NAMED}`
  const selector = stringOf(node.arguments[0])
  return name === 'matches' && selector !== undefined && isByName(selector)
    ? `matches ${NAMED}`
    : undefined
}

function isByName(selector: string): boolean {
  return /[.#]|\[(class|id|data-)/.test(selector)
}

function nameOf(node: Extract<Node, { type: 'MemberExpression' }>): string {
  if (node.computed) return stringOf(node.property) ?? ''
  return node.property.type === 'Identifier' ? node.property.name : ''
}

/** Tests look for what a reader would see; they may. */
export function allBackDoorFaults(): Fault[] {
  return ['web', 'board']
    .flatMap(folder => sourcePaths(root, folder))
    .filter(path => !isTest(path) && !path.startsWith('web/journeys/'))
    .flatMap(path => faultsOf(readSource(root, path)))
}

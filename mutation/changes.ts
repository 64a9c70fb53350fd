import type { Node } from 'oxc-parser'

export type Kind =
  | 'boundary'
  | 'comparison'
  | 'arithmetic'
  | 'logic'
  | 'condition'
  | 'number'
  | 'boolean'
  | 'method'
  | 'removal'

export interface Change {
  readonly kind: Kind
  readonly text: string
  /** What is replaced, where that is not the whole node. */
  readonly at?: { readonly start: number; readonly end: number }
}

type Of<T extends Node['type']> = Extract<Node, { type: T }>

const comparisons: Readonly<Record<string, readonly (readonly [Kind, string])[]>> = {
  '<': [
    ['boundary', '<='],
    ['comparison', '>='],
  ],
  '<=': [
    ['boundary', '<'],
    ['comparison', '>'],
  ],
  '>': [
    ['boundary', '>='],
    ['comparison', '<='],
  ],
  '>=': [
    ['boundary', '>'],
    ['comparison', '<'],
  ],
  '===': [['comparison', '!==']],
  '!==': [['comparison', '===']],
  '+': [['arithmetic', '-']],
  '-': [['arithmetic', '+']],
  '*': [['arithmetic', '/']],
  '/': [['arithmetic', '*']],
  '%': [['arithmetic', '*']],
}

const logic: Readonly<Record<string, string>> = { '&&': '||', '||': '&&', '??': '&&' }

const assignments: Readonly<Record<string, string>> = {
  '+=': '-=',
  '-=': '+=',
  '*=': '/=',
  '/=': '*=',
}

/** A method and what stands in its place; an empty name leaves only what it was called on. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  filter: '',
  toSorted: '',
  toReversed: '',
  flatMap: 'map',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  abs: '',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
}

/** What may be changed at one node of the syntax tree. */
export function changesOf(node: Node, parent: Node | null, text: string): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
      return binary(node, text)
    case 'LogicalExpression':
      return between(node, node.left, node.right, text, 'logic', logic[node.operator])
    case 'AssignmentExpression':
      return between(node, node.left, node.right, text, 'arithmetic', assignments[node.operator])
    case 'UnaryExpression':
      return unary(node, text)
    case 'UpdateExpression':
      return update(node, text)
    case 'Literal':
      return literal(node, parent)
    case 'CallExpression':
      return call(node, text)
    case 'IfStatement':
    case 'ConditionalExpression':
      return condition(node.test)
    case 'ExpressionStatement':
      return removal(node)
    default:
      return []
  }
}

function binary(node: Of<'BinaryExpression'>, text: string): readonly Change[] {
  if (isText(node.left) || isText(node.right)) {
    if (node.operator === '+') return []
  }
  return (comparisons[node.operator] ?? []).flatMap(([kind, sign]) =>
    between(node, node.left, node.right, text, kind, sign),
  )
}

function isText(node: Node): boolean {
  return (
    node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
  )
}

/** Both sides as they stand, with another sign between them; brackets keep `??` apart from `&&`. */
function between(
  node: Node,
  left: Node,
  right: Node,
  text: string,
  kind: Kind,
  sign: string | undefined,
): readonly Change[] {
  if (sign === undefined) return []
  const before = text.slice(node.start, left.end)
  const after = text.slice(right.start, node.end)
  const sides = kind === 'logic' ? [`(${before})`, `(${after})`] : [before, after]
  return [{ kind, text: sides.join(` ${sign} `) }]
}

function unary(node: Of<'UnaryExpression'>, text: string): readonly Change[] {
  const argument = text.slice(node.argument.start, node.argument.end)
  if (node.operator === '!') return [{ kind: 'logic', text: argument }]
  if (node.operator === '-') return [{ kind: 'arithmetic', text: argument }]
  return []
}

function update(node: Of<'UpdateExpression'>, text: string): readonly Change[] {
  const sign = node.operator === '++' ? '--' : '++'
  const argument = text.slice(node.argument.start, node.argument.end)
  return [{ kind: 'arithmetic', text: node.prefix ? sign + argument : argument + sign }]
}

function literal(node: Of<'Literal'>, parent: Node | null): readonly Change[] {
  if (typeof node.value === 'boolean') return [{ kind: 'boolean', text: String(!node.value) }]
  const { value } = node
  if (typeof value !== 'number' || parent?.type === 'TSLiteralType') return []
  return [1, -1].map(step => ({ kind: 'number', text: String(value + step) }))
}

function call(node: Of<'CallExpression'>, text: string): readonly Change[] {
  const { callee } = node
  if (callee.type !== 'MemberExpression' || callee.computed || node.optional || callee.optional) {
    return []
  }
  const name = callee.property.type === 'Identifier' ? callee.property.name : ''
  const other = Object.hasOwn(methods, name) ? methods[name] : undefined
  if (other === undefined) return []
  const rest = text.slice(callee.property.end, node.end)
  if (other !== '') {
    return [{ kind: 'method', text: text.slice(node.start, callee.property.start) + other + rest }]
  }
  const isOfMath = text.slice(callee.object.start, callee.object.end) === 'Math'
  const kept = isOfMath ? rest : text.slice(node.start, callee.object.end)
  return [{ kind: 'method', text: kept }]
}

const COMPARED = new Set(['BinaryExpression', 'LogicalExpression', 'Literal', 'UnaryExpression'])

/** A condition is turned round where nothing else in it would be, and never met. */
function condition(test: Node): readonly Change[] {
  const never: Change = { kind: 'condition', text: 'false', at: test }
  const always: Change = { kind: 'condition', text: 'true', at: test }
  return COMPARED.has(test.type) ? [never] : [never, always]
}

function removal(node: Of<'ExpressionStatement'>): readonly Change[] {
  const { expression } = node
  if (expression.type === 'CallExpression' || expression.type === 'AssignmentExpression') {
    return [{ kind: 'removal', text: 'undefined', at: expression }]
  }
  return []
}
